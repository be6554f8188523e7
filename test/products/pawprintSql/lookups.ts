import type { Practice } from '../../dialects/practice.ts';
import { fault, pawprintIds } from './values.ts';

type Table = 'place' | 'provider' | 'visitType' | 'client' | 'patient' | 'appointment';

const columns: Readonly<Record<Table, string>> = {
  place: 'hospNo',
  provider: 'drNo',
  visitType: 'aptCd',
  client: 'clnNo',
  patient: 'petNo',
  appointment: 'aptNo',
};

/** The key behind a number that has to be there; one of no row is an error. */
export function keyOf(practice: Practice, table: Table, number: number | string): number {
  const key = pawprintIds.key(table, number);
  const isIt = (row: { readonly key: number; readonly isDeleted?: boolean }): boolean =>
    row.key === key && row.isDeleted !== true;
  const isThere = {
    place: () => practice.places.some(isIt),
    provider: () => practice.providers.some(isIt),
    visitType: () => practice.visitTypes.some(isIt),
    client: () => practice.clients.some(isIt),
    patient: () => practice.patients.some(isIt),
    appointment: () => practice.appointments.some(isIt),
  }[table]();
  if (key === null || !isThere) throw fault(1404, `${columns[table]} ${String(number)} is not on file`, columns[table]);
  return key;
}

/** The same where a number may be left out: undefined where it isn't given, null where it is emptied. */
export function givenKey(
  practice: Practice,
  table: Table,
  number: number | null | undefined,
): number | null | undefined {
  return number === undefined || number === null ? number : keyOf(practice, table, number);
}
