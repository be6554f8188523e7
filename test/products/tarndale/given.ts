import type { AppointmentRecord, ClientRecord, Kind, PatientRecord, Practice } from '../../dialects/practice.ts';
import type { Written } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { invalid, notFound } from './outcomes.ts';
import { tarndaleIds } from './values.ts';

type NamedKind = Exclude<Kind, 'organization'>;

const entityNames: Readonly<Record<NamedKind, string>> = {
  place: 'Centre',
  provider: 'Operator',
  visitType: 'DiaryPurpose',
  client: 'Account',
  patient: 'Animal',
  appointment: 'DiaryEntry',
};

/** The key behind an id that an input has to name; one that belongs to nothing is refused. */
export function keyIn(practice: Practice, kind: NamedKind, id: unknown): number {
  const key = tarndaleIds.key(kind, Number(id));
  const isThere = (rows: readonly { readonly key: number; readonly isDeleted?: boolean }[]): boolean =>
    rows.some((row) => row.key === key && row.isDeleted !== true);
  const rows = {
    place: practice.places,
    provider: practice.providers,
    visitType: practice.visitTypes,
    client: practice.clients,
    patient: practice.patients,
    appointment: practice.appointments,
  }[kind];
  if (key === null || !isThere(rows)) throw notFound(entityNames[kind], Number(id));
  return key;
}

/** The same where the input may leave it out (undefined), or empty it (null). */
export function keyGiven(practice: Practice, kind: NamedKind, id: unknown): number | null | undefined {
  return id === undefined || id === null ? id : keyIn(practice, kind, id);
}

/** A text that can't be empty: undefined where it stays. */
export function nameGiven(input: Row, field: string): string | undefined {
  const value = input[field];
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || value.trim() === '') throw invalid(field, 'A value is required.');
  return value.trim();
}

/** The row of a write that the practice has accepted. */
export function rowIn<Item extends AppointmentRecord | ClientRecord | PatientRecord>(
  outcome: Written<Item>,
  fields: Readonly<Record<string, string>>,
): Item {
  if (outcome.ok) return outcome.row;
  throw invalid(fields[outcome.field] ?? outcome.field, `${outcome.message}.`);
}
