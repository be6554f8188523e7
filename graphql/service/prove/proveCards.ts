import type { ReadConcept } from '../match/plans.ts';
import type { Operation } from '../serviceMap.ts';
import { readText, type Source } from '../sources.ts';
import { queryRows, type Judgment, type ProofSession, type ReadList } from './proofSession.ts';

/** Asks for one row of a list by its id: the same id and the same name must come back. */
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
  return { verdict: 'proven', reason: 'returnsRecord' };
}
