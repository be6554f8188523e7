import { type ClientRecord, type Practice, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { Refusal } from './refusals.ts';
import { elationIds } from './values.ts';

/** A row that an id of an input has to lead to; undefined where none is given, null where the input says null. */
export function keyIn(
  practice: Practice,
  kind: 'place' | 'provider' | 'visitType' | 'client',
  input: Row,
  field: string,
): number | null | undefined {
  const id = givenText(input, field);
  if (id === undefined || id === null) return id;
  const key = elationIds.key(kind, id);
  const rows: readonly { readonly key: number; readonly isDeleted?: boolean }[] = {
    place: practice.places,
    provider: practice.providers,
    visitType: practice.visitTypes,
    client: practice.clients,
  }[kind];
  if (key !== null && rows.some((row) => row.key === key && row.isDeleted !== true)) return key;
  throw new Refusal([field], `Invalid pk "${id}" - object does not exist.`, 'INVALID');
}

/** The practice of an input, which has to be the one that the token is for. */
export function checkPractice({ organization }: Practice, input: Row, field: string): void {
  if (input[field] === elationIds.of('organization', organization.key)) return;
  throw new Refusal([field], `Invalid pk "${String(input[field])}" - object does not exist.`, 'INVALID');
}

/** The patient whom an input means. */
export function patientIn({ clients }: Practice, input: Row, field: string): ClientRecord {
  const row = rowOf(clients, elationIds.key('client', String(input[field])));
  if (row?.isDeleted === true) throw new Refusal([field], 'This resource has been deleted.', 'GONE');
  if (row) return row;
  throw new Refusal([field], 'Not found.', 'NOT_FOUND');
}
