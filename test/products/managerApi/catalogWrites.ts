import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import type { ManagerMemory } from './memory.ts';
import type { ManagerRecords } from './records.ts';
import { failed, idIn, idsIn } from './values.ts';

interface Args {
  readonly id: string;
  readonly input?: Row | null;
}

/** The mutations for accounts, doctors, procedures and guides. */
export function managerCatalogWrites(
  backstage: Backstage,
  records: ManagerRecords,
  memory: ManagerMemory,
): Readonly<Record<string, (args: Args) => unknown>> {
  const time = (): string => new Date(backstage.now()).toISOString();
  const allow = (): void => {
    if (backstage.refuseWrites !== null) throw new GraphQLError(backstage.refuseWrites);
  };
  const create = (rows: Map<string, Row>, fields: Row): Row => {
    allow();
    const id = memory.nextId();
    const row = { ...fields, id, createdAt: time(), updatedAt: time() };
    rows.set(id, row);
    return row;
  };
  const update = (rows: Map<string, Row>, id: string, fields: Row): Row | null => {
    allow();
    const before = rows.get(id);
    if (!before) return null;
    const row = { ...before, ...presentFields(fields), updatedAt: time() };
    rows.set(id, row);
    return row;
  };

  // A list of specialties that isn't given is an empty one.
  const doctorIn = (input: Row, message: string): Row => {
    const specialtyIds = idsIn(input, 'specialties') ?? [];
    if (!specialtyIds.every((id) => memory.specialties.has(id))) failed(message, 'BAD_USER_INPUT');
    return { ...input, specialties: undefined, specialtyIds };
  };
  const procedureIn = (input: Row, message: string, code: 'BAD_USER_INPUT' | 'FORBIDDEN'): Row => {
    const isKnown = records.specialty(input['specialtyId']) && records.table(input['procedureTableId']);
    return isKnown ? input : failed(message, code);
  };
  const guideIn = (input: Row, message: string): Row => {
    const lines = Array.isArray(input['proceduresGuide']) ? input['proceduresGuide'].filter(isRow) : [];
    const [doctorId, patientId] = [idIn(input, 'doctor'), idIn(input, 'patient')];
    const procedureTableId = idIn(input, 'procedureTable');
    const isKnown =
      records.doctor(doctorId) &&
      records.patient(patientId) &&
      records.table(procedureTableId) &&
      lines.every((line) => memory.procedures.has(idIn(line, 'procedure')));
    if (!isKnown) failed(message, 'BAD_USER_INPUT');
    const proceduresGuide = lines.map((line) => ({
      id: memory.nextId(),
      procedureId: idIn(line, 'procedure'),
      value: line['value'],
      quantity: line['quantity'],
    }));
    const { start, comments } = input;
    return {
      start,
      comments,
      doctorId,
      patientId,
      procedureTableId,
      proceduresGuide,
      isClosed: input['isClosed'] === true,
    };
  };

  return {
    createAccount({ input }) {
      if (input?.['email'] === memory.user['email'])
        failed('Falha ao criar conta, verifique o email informado ou tente novamente mais tarde', 'BAD_USER_INPUT');
      allow();
      const account = { id: memory.nextId(), plan: input?.['plan'] ?? 'STARTER', name: input?.['name'], status: true };
      const user = {
        id: memory.nextId(),
        accountId: account.id,
        status: true,
        email: input?.['email'],
        name: account.name,
      };
      return { ...account, createdAt: time(), users: [{ ...user, roles: memory.user['roles'], createdAt: time() }] };
    },
    // Nobody's password is known here.
    signIn: () => failed('Falha ao realizar login, verifique email/senha.', 'BAD_USER_INPUT'),
    createDoctor({ input }) {
      const doctor = doctorIn(input ?? {}, 'Falha ao criar profissional');
      return records.fullDoctor(create(memory.doctors, doctor));
    },
    updateDoctor({ id, input }) {
      const message = 'Falha ao editar profissional';
      const row = update(memory.doctors, id, doctorIn(input ?? {}, message));
      return row ? records.fullDoctor(row) : failed(message, 'BAD_USER_INPUT');
    },
    createGuide: ({ input }) =>
      records.guide(create(memory.guides, guideIn(input ?? {}, 'Falha ao criar guia')), false),
    updateGuide({ id, input }) {
      const message = 'Falha ao editar guia';
      const isOpen = memory.guides.get(id)?.['isClosed'] === false;
      const row = isOpen ? update(memory.guides, id, guideIn(input ?? {}, message)) : null;
      return row ? records.guide(row, false) : failed(message, 'BAD_USER_INPUT');
    },
    createProcedureTable: ({ input }) => create(memory.tables, { name: input?.['name'] }),
    updateProcedureTable({ id, input }) {
      const row = update(memory.tables, id, { name: input?.['name'] });
      return row ? records.fullTable(row) : failed('Falha ao editar tabela de procedimentos', 'FORBIDDEN');
    },
    createProcedure({ input }) {
      const procedure = procedureIn(input ?? {}, 'Falha ao criar procedimento', 'BAD_USER_INPUT');
      return records.fullProcedure(create(memory.procedures, procedure));
    },
    updateProcedure({ id, input }) {
      const message = 'Falha ao editar procedimento';
      const row = update(memory.procedures, id, procedureIn(input ?? {}, message, 'FORBIDDEN'));
      return row ? records.fullProcedure(row) : failed(message, 'FORBIDDEN');
    },
    createSpecialty: ({ input }) => create(memory.specialties, { name: input?.['name'] }),
    updateSpecialty({ id, input }) {
      const row = input ? update(memory.specialties, id, { name: input['name'] }) : null;
      return row ?? failed('Falha ao editar especialidade', 'FORBIDDEN');
    },
  };
}
