import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { type Row, textOf } from '../generatedRows.ts';
import { makeLookups } from './lookups.ts';
import { pepIds, type PepMemory, pepRecords } from './records.ts';
import { pepWrites, refusals } from './writes.ts';

interface IdArgs {
  readonly id: string;
}

interface OfPatient {
  readonly pacienteId: string;
}

interface TextArgs {
  readonly text?: string | null;
}

const incorrect = { path: 'Login', message: 'Nome de usuário ou senha incorretos!' };

/** The root fields of the record. */
export function pepEscolaRoots(backstage: Backstage): object {
  const { practice } = backstage;
  const memory: PepMemory = {
    persons: new Map(),
    personIds: new Map(),
    profiles: new Map(),
    bookings: [],
    changes: [],
  };
  const refused = refusals(backstage);
  const lookups = makeLookups(refused);
  const records = pepRecords(backstage, memory, lookups);

  const entry = (id: string): Row | null => {
    const row = records.bookings().find(({ key }) => String(key) === id);
    return row ? records.booking(row) : null;
  };
  // The list goes by a hash of the patient, and so does not say whose a consultation is.
  const consultationsOf = (id: string): readonly Row[] => {
    const key = pepIds.key('client', id);
    const rows = records.consulted().filter((row) => row.clientKey === key);
    return rows.map((row) => ({ ...records.consultation(row), createdAt: String(row.start + 1_500_000) }));
  };

  return {
    ...lookups.fields,
    unidadesSaude: () => practice.places.map(({ key }) => records.unit(key)),
    unidadeSaude: ({ id }: IdArgs) => records.unit(pepIds.key('place', id)),
    unidadesSaudeByText: ({ text }: TextArgs) =>
      practice.places.filter(({ name }) => name.startsWith(text ?? 'null')).map(({ key }) => records.unit(key)),
    // By the number of the record, which is text.
    pacientes: () => records.clients().map((row) => records.patient(row, false)),
    paciente({ id }: IdArgs): Row | null {
      const row = records.client(id);
      return row && records.patient(row, true);
    },
    pessoas: () => [
      ...records.clients().map((row) => {
        const { celular, email } = records.contact(row);
        return { ...records.person(row, false), contato: { celular, email }, enderecos: null };
      }),
      ...records.usersOf().map(({ pessoa }) => pessoa),
      ...memory.persons.values(),
    ],
    pessoa({ id }: IdArgs): unknown {
      const row = records.clients().find((each) => records.person(each, false)['id'] === id);
      if (row) return records.person(row, false);
      return memory.persons.get(id) ?? null;
    },
    contatos: () => records.clients().map(records.contact),
    contato({ id }: IdArgs): Row | null {
      const row = records.clients().find(({ key }) => String(key) === id);
      return row ? records.contact(row) : null;
    },
    agendamentos: () => [...records.bookings().map(records.booking), ...memory.bookings],
    agendamento: ({ id }: IdArgs) => entry(id),
    alteracaoAgendamentos: () => memory.changes,
    consultas: () => records.consulted().map(records.consultation),
    consulta({ id, pacienteId }: IdArgs & OfPatient): Row {
      const row = records.consulted().find(({ key }) => String(key) === id);
      if (!row) throw new TypeError("Cannot read properties of null (reading 'id')");
      const person = records.client(pacienteId);
      const createdAt = String(row.start + 1_500_000);
      return { ...records.consultation(row), createdAt, paciente: person && records.patient(person, true) };
    },
    consultasByPaciente: ({ pacienteId }: OfPatient) => consultationsOf(pacienteId),
    primeiraConsultaOfPaciente: () => null,
    antecedentesPatologicosByPaciente: () => [],
    grupos: () => [...new Map(records.usersOf().flatMap(groupsOf)).values()],
    usuarios: () => records.usersOf(),
    usuario({ id }: IdArgs): Row | null {
      const row = rowOf(practice.providers, pepIds.key('provider', id));
      return row && records.user(row);
    },
    // Without anything but an id and the person's name.
    usuariosByText: ({ text }: { readonly text: string }) =>
      records.usersOf().flatMap(({ id, pessoa }) => {
        const person = pessoa as Row; // Sound: every user has one.
        return textOf(person['nome']).startsWith(text)
          ? [{ id, pessoa: { id: person['id'], nome: person['nome'] } }]
          : [];
      }),
    currentUser: () => records.usersOf()[0] ?? null,
    login: () => ({ ok: false, errors: [incorrect] }),
    refreshToken: () => ({ ok: false, token: '' }),
    ...pepWrites(backstage, records, memory),
  };
}

function groupsOf({ grupos }: Row): readonly (readonly [unknown, unknown])[] {
  const groups = Array.isArray(grupos) ? (grupos as readonly Row[]) : []; // Sound: a user's groups are rows.
  return groups.map((group) => [group['id'], group] as const);
}
