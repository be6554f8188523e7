import type { ReadConcept } from '../match/queries/plans.ts';
import type { AppointmentFields, Operation } from '../serviceMap.ts';
import { linkedAt, readText, type Source } from '../sources.ts';
import { queryRows, type Judgment, type ProofSession, type ReadList } from './proofSession.ts';

/** Asks for one row of a list by its id: the same id and the same name must come back, with the people of the row. */
export async function proveCard(
  session: ProofSession,
  concept: ReadConcept,
  operation: Operation<object>,
  list: ReadList,
): Promise<Judgment> {
  const listed = list.operation.fields as { readonly id: Source; readonly name?: Source };
  const row = list.rows.find((each) => readText(each, listed.id) !== null);
  const id = readText(row, listed.id);
  if (id === null) return { verdict: 'unproven', reason: 'noRowToLookUp' };
  const rows = await queryRows(session, concept, operation, { id }, session.timeZone);
  if (!rows) return { verdict: 'unproven', reason: 'noResponseById' };
  const fields = operation.fields as { readonly id: Source; readonly name?: Source };
  const [card] = rows;
  if (readText(card, fields.id) !== id) return { verdict: 'refuted', reason: 'returnsOtherRecord' };
  const [name, expected] = [readText(card, fields.name), readText(row, listed.name)];
  if (name !== null && expected !== null && name !== expected) return { verdict: 'unproven', reason: 'namesDiffer' };
  // A link that is null in this record alone would look like a change by another user.
  const lost = links.filter((link) => hasLink(row, list.operation, link) && !hasLink(card, operation, link));
  if (lost.length > 0) return { verdict: 'refuted', reason: { id: 'valuesDiffer', fields: lost } };
  return { verdict: 'proven', reason: 'returnsRecord' };
}

const links = ['client', 'patient', 'provider', 'location'] as const;

/** Whether a row leads to a person or a place; not where the operation does not read that. */
function hasLink(row: unknown, { fields }: Operation<object>, name: (typeof links)[number]): boolean {
  const link = (fields as Partial<AppointmentFields>)[name];
  if (!link) return false;
  const at = linkedAt(row, link);
  return readText(at, link.fields.id) !== null || readText(at, link.fields.name) !== null;
}
