import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { compareValues, type Row, textOf } from '../generatedRows.ts';
import { failure } from './failures.ts';
import { activePatients, curandisIds } from './ids.ts';
import type { CurandisMemory } from './memory.ts';
import { ageOf, peopleRows } from './people.ts';
import type { CurandisRecords } from './records.ts';

type Texts = Readonly<Record<string, string>>;

interface Found {
  readonly client: ClientRecord;
  readonly row: Row;
}

const mostPatients = 100;
const exact = ['codiceFiscale', 'genere', 'tipoPaziente', 'statoAnagrafica', 'statoPrivacy'];
const flags = ['consensoPrivacy', 'consensoMarketing', 'richiestaCancellazione'];
const partial = ['nome', 'cognome', 'nomeCompleto', 'email'];

/** The patient that an id names, active or not; what isn't a number is refused before it is looked for. */
export function knownPatient({ practice }: Backstage, id: string | undefined): ClientRecord {
  if (!/^-?\d+$/.test(id ?? '')) throw failure('Validation failed (numeric string is expected)');
  const client = rowOf(practice.clients, curandisIds.key('client', id));
  if (client && !client.isDeleted) return client;
  throw failure(`Paziente con ID ${String(id)} non trovato`, 404);
}

/** What is asked of patients. Every list leaves out who is no longer active. */
export function peopleQueries(stage: Backstage, { patient }: CurandisRecords, memory: CurandisMemory): object {
  const { practice, cap, now } = stage;
  // Only who is answered counts as met, so that a search isn't spoiled by rows that it passes over.
  const peek = peopleRows({ ...stage, meet: () => undefined }, memory);
  const silent = (): readonly Found[] => activePatients(practice).map((client) => ({ client, row: peek(client) }));
  const shown = (rows: readonly Found[]): readonly Row[] => rows.map(({ client }) => patient(client));
  const having = (field: string, value: string | undefined): readonly Row[] =>
    shown(silent().filter(({ row }) => row[field] === value));
  const page = <Item>(rows: readonly Item[], limit: unknown, offset: unknown, usual: number): readonly Item[] => {
    const from = typeof offset === 'number' && offset > 0 ? offset : 0;
    const wanted = typeof limit === 'number' && limit > 0 ? limit : usual;
    return rows.slice(from, from + Math.min(wanted, mostPatients, cap));
  };
  const hasPart = (own: unknown, part: unknown): boolean =>
    typeof own === 'string' && own.toLowerCase().includes(textOf(part).toLowerCase());
  // Digits are compared as they were typed: the pattern is one of texts.
  const hasPhone = (row: Row, part: string): boolean =>
    [row['telefono'], row['cellulare']].some((own) => typeof own === 'string' && own.includes(part));

  return {
    patients: ({ limit, offset }: Row) => shown(page(silent(), limit, offset, 50)),
    patient: ({ id }: Texts) => patient(knownPatient(stage, id)),
    patientByCodiceFiscale({ codiceFiscale }: Texts) {
      const found = practice.clients.find((row) => !row.isDeleted && peek(row)['codiceFiscale'] === codiceFiscale);
      return found ? patient(found) : null;
    },
    patientByEmail: ({ email }: Texts) => having('email', email)[0] ?? null,
    patientsByPhone: ({ phone = '' }: Texts) => shown(silent().filter(({ row }) => hasPhone(row, phone))).slice(0, 10),
    patientsByStatus: ({ status }: Texts) => having('statoAnagrafica', status),
    patientsRequiringPrivacyUpdate: () => having('statoPrivacy', 'NON_ACQUISITA'),
    patientsCount: () => activePatients(practice).length,
    searchPatients({ searchInput }: { searchInput: Row }) {
      const { limit, offset, sortBy, sortOrder, telefono, minAge, maxAge } = searchInput;
      const isGiven = (field: string): boolean => Boolean(searchInput[field]);
      const found = silent().filter(({ row }) => {
        const age = ageOf(row['dataNascita'], now());
        return (
          partial.filter(isGiven).every((field) => hasPart(row[field], searchInput[field])) &&
          exact.filter(isGiven).every((field) => row[field] === searchInput[field]) &&
          flags.every((field) => typeof searchInput[field] !== 'boolean' || row[field] === searchInput[field]) &&
          (typeof telefono !== 'string' || telefono === '' || hasPhone(row, telefono)) &&
          (typeof minAge !== 'number' || (age !== null && age >= minAge)) &&
          (typeof maxAge !== 'number' || (age !== null && age <= maxAge))
        );
      });
      const column = typeof sortBy === 'string' && sortBy !== '' ? sortBy : 'cognome';
      const order = (one: Found, other: Found): number => compareValues(one.row[column], other.row[column]);
      const sorted = found.toSorted((one, other) => (sortOrder === 'DESC' ? order(other, one) : order(one, other)));
      return shown(page(sorted, limit, offset, 20));
    },
  };
}
