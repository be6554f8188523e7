import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { ClientRecord, PhoneRecord, VisitState } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { isRow, type Row, textOf } from '../generatedRows.ts';
import type { LookupGuard } from './lookups.ts';
import { pepIds, type PepMemory, type PepRecords, stateOfStatus } from './records.ts';

const shortName = { path: 'nome', message: 'O nome deve ter no mínimo 3 carateres' };
const wrongEmail = { path: 'email', message: 'E-mail inválido' };

/** How writes are refused: in a body with `ok`, or as an error. */
export function refusals({ refuseWrites }: Backstage): LookupGuard {
  return {
    body: () => (refuseWrites === null ? null : failed({ path: 'SequelizeDatabaseError', message: refuseWrites })),
    check() {
      if (refuseWrites !== null) throw new GraphQLError(refuseWrites);
    },
  };
}

function failed(...errors: readonly Row[]): Row {
  return { ok: false, errors };
}

/** What is wrong with a person, by the rules of the columns. */
function faultsOf(person: Row, contact: Row): readonly Row[] {
  const name = person['nome'];
  const email = contact['email'];
  return [
    ...(typeof name === 'string' && name.length < 3 ? [shortName] : []),
    ...(typeof email === 'string' && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email) ? [wrongEmail] : []),
  ];
}

/** A name in one, cut before its last word. */
function cutName(name: string): Pick<ClientRecord, 'givenName' | 'familyName'> {
  const words = name.trim().split(/\s+/);
  const familyName = words.pop() ?? '';
  return { givenName: words.length === 0 ? null : words.join(' '), familyName };
}

/** The numbers of a client after those of a contact were written over them. */
function phonesAfter(phones: readonly PhoneRecord[], contact: Row): readonly PhoneRecord[] {
  const over = (
    rows: readonly PhoneRecord[],
    isOne: (row: PhoneRecord) => boolean,
    value: unknown,
    label: 'Mobile' | 'Home',
  ) => {
    if (value === undefined) return rows;
    const before = rows.find(isOne);
    const rest = rows.filter((row) => row !== before);
    return value === null ? rest : [{ label: before?.label ?? label, value: textOf(value) }, ...rest];
  };
  const mobile = over(phones, ({ label }) => label === 'Mobile', contact['celular'], 'Mobile');
  return over(mobile, ({ label }) => label !== 'Mobile', contact['telefone'], 'Home');
}

const rowIn = (row: Row, field: string): Row => (isRow(row[field]) ? row[field] : {});

/** The mutations for people and the book. */
export function pepWrites(
  backstage: Backstage,
  records: PepRecords,
  memory: PepMemory,
): Readonly<Record<string, (args: Row) => unknown>> {
  const { practice, now } = backstage;
  const { body, check } = refusals(backstage);
  const done = <Record>(write: () => Written<Record>): Record => rowOrError(backstage, write);
  const profileOf = ({ prontuario, rg, cpf, cartaoFamilia, cns, agenteComunitario }: Row): Row =>
    Object.fromEntries(
      Object.entries({ prontuario, rg, cpf, cartaoFamilia, cns, agenteComunitario }).filter(([, value]) => value),
    );
  const enter = (person: Row, contact: Row, args: Row): ClientRecord => {
    const name = cutName(textOf(person['nome']));
    const { key, phones } = done(() => registerClient(practice, name, now()));
    const unit = pepIds.key('place', textOf(args['unidadeSaudeId']));
    const email = contact['email'];
    memory.profiles.set(key, profileOf(args));
    const change = {
      phones: phonesAfter(phones, contact).filter(({ value }) => value !== ''),
      emails: typeof email === 'string' ? [email] : [],
      ...(unit !== null && { placeKey: unit }),
    };
    return done(() => changeClient(practice, key, change, now()));
  };
  const keyOf = (id: unknown): number | null => {
    return records.bookings().find(({ key }) => String(key) === id)?.key ?? null;
  };

  return {
    createPessoa(args): Row {
      const faults = faultsOf(args, {});
      const refusal = body() ?? (faults.length > 0 ? failed(...faults) : null);
      if (refusal) return refusal;
      const id = pepIds.of('organization', 500 + memory.persons.size);
      const pessoa: Row = { ...args, id, contato: null };
      memory.persons.set(id, pessoa);
      return { ok: true, pessoa };
    },
    createContato(args): Row {
      const faults = faultsOf({}, args);
      const refusal = body() ?? (faults.length > 0 ? failed(...faults) : null);
      if (refusal) return refusal;
      const id = textOf(args['pessoaId']);
      const contato: Row = { ...args, id: 2000 + memory.persons.size };
      const person = memory.persons.get(id);
      if (person) memory.persons.set(id, { ...person, contato });
      return { ok: true, contato };
    },
    createPaciente(args): Row {
      const id = textOf(args['pessoaId']);
      const person = memory.persons.get(id);
      const message =
        'insert or update on table "ceuas_paciente" violates foreign key constraint "ceuas_paciente_pessoa_id_fkey"';
      const refusal = body() ?? (person ? null : failed({ path: 'SequelizeForeignKeyConstraintError', message }));
      if (refusal || !person) return refusal ?? failed();
      const { key } = enter(person, rowIn(person, 'contato'), args);
      memory.personIds.set(key, id);
      memory.persons.delete(id);
      return { ok: true, paciente: { ...profileOf(args), id: pepIds.of('client', key) } };
    },
    createWithIncludes(args): Row {
      const person = rowIn(args, 'pessoa');
      const contact = rowIn(person, 'contato');
      const faults = faultsOf(person, contact);
      const refusal = body() ?? (faults.length > 0 ? failed(...faults) : null);
      return refusal ?? { ok: true, paciente: records.patient(enter(person, contact, args), false) };
    },
    updatePaciente(args): Row {
      const client = records.client(args['id']);
      const person = rowIn(args, 'pessoa');
      const contact = rowIn(person, 'contato');
      const faults = faultsOf(person, contact);
      const unknown = { path: 'TypeError', message: "Cannot read properties of null (reading 'update')" };
      const refusal = body() ?? (client ? null : failed(unknown)) ?? (faults.length > 0 ? failed(...faults) : null);
      if (refusal || !client) return refusal ?? failed();
      memory.profiles.set(client.key, { ...memory.profiles.get(client.key), ...profileOf(args) });
      const { nome } = person;
      const { email } = contact;
      const change = {
        ...(typeof nome === 'string' && cutName(nome)),
        ...(typeof email === 'string' && { emails: [email, ...client.emails.slice(1)] }),
        phones: [...phonesAfter(client.phones, contact)],
      };
      const after = done(() => changeClient(practice, client.key, change, now()));
      // All of it is written by then, but the addresses are looked at without asking whether there are any.
      if (args['pessoa'] && !Array.isArray(person['enderecos']))
        return failed({ path: 'TypeError', message: "Cannot read properties of undefined (reading '0')" });
      return { ok: true, paciente: records.patient(after, false) };
    },
    deletePaciente({ id }): boolean {
      check();
      const client = records.client(id);
      return client !== null && done(() => changeClient(practice, client.key, { isDeleted: true }, now())).isDeleted;
    },
    createAgendamento(args): Row {
      const refusal = body();
      if (refusal) return refusal;
      const { pacienteId: _patient, usuarioId: _user, ...rest } = args;
      const instant = Date.parse(textOf(args['data_horario']));
      const agendamento: Row = { ...rest, data_horario: Number.isNaN(instant) ? null : String(instant) };
      memory.bookings.push(agendamento);
      return { ok: true, agendamento };
    },
    // The row is answered in place of the response, which has none of its fields.
    updateAgendamento({ id, status, cancelado, confirmado, data_horario: moved }): Row | null {
      check();
      const key = keyOf(id);
      if (key === null) return null;
      const instant = Date.parse(textOf(moved));
      const confirmed: VisitState | undefined = confirmado === true ? 'confirmed' : undefined;
      const state: VisitState | undefined = cancelado === true ? 'cancelled' : (stateOfStatus(status) ?? confirmed);
      const start = Number.isNaN(instant) ? undefined : instant;
      done(() => changeAppointment(practice, key, { state, start }, now()));
      return {};
    },
    deleteAgendamento({ id }): boolean {
      check();
      const key = keyOf(id);
      return key !== null && done(() => changeAppointment(practice, key, { isDeleted: true }, now())).isDeleted;
    },
    createAlteracaoAgendamento(args): Row {
      const refusal = body();
      if (refusal) return refusal;
      memory.changes.push(args);
      return { ok: true, alteracaoAgendamento: args };
    },
  };
}
