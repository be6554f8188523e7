import { takes } from '../documents.ts';
import type { ReadConcept } from '../match/plans.ts';
import type { Operation } from '../serviceMap.ts';
import { asText, readText, type Source, valueAt } from '../sources.ts';
import { sendQuery } from '../probe/sendQuery.ts';
import { pageNamedIn, without, withForm } from './slots.ts';
import { sampleSize } from './wideRead.ts';
import { type ProofSession, queryRows, type ReadList, type Verdict } from './proofSession.ts';

const few = 5;
const firstPage = { offset: 0, page: 1, includeInactive: true };

export interface ProvenPaging {
  readonly operation: Operation<object>;
  readonly verdict: Verdict;
  readonly reason: string;
}

/**
 * Turns a page of a list that was read: the next rows are new ones, and the first page is the first. A page that repeats
 * itself is not asked for any more, and pages that count from 0 are asked for so.
 */
export async function provePaging(session: ProofSession, concept: ReadConcept, list: ReadList): Promise<ProvenPaging> {
  const { operation, rows, data } = list;
  const idsOf = (given: readonly unknown[]): readonly (string | null)[] =>
    given.map((row) => readText(row, (operation.fields as { readonly id: Source }).id));
  const known = idsOf(rows);
  const answer = (verdict: Verdict, reason: string, changed = operation): ProvenPaging => ({
    operation: changed,
    verdict,
    reason,
  });
  const query = (place: object) =>
    queryRows(session, concept, operation, { ...firstPage, limit: few, ...place }, session.timeZone);

  if (takes(operation, 'cursor') && operation.paging?.next) {
    const { field, paging } = operation;
    const cursor = asText(valueAt(data?.[field], paging.next ?? []));
    const more = paging.more ? valueAt(data?.[field], paging.more) : null;
    if (cursor === null || more === false) return answer('unproven', 'all rows came with the first page');
    const next = await query({ cursor });
    if (!next) return answer('unproven', 'the second page was not answered');
    return areNew(idsOf(next), known)
      ? answer('proven', 'the second page has other rows than the first')
      : answer('refuted', 'the second page repeats the first', without(session.schema, operation, 'cursor'));
  }
  if (takes(operation, 'page')) {
    const zero = await query({ page: 0 });
    const isBefore = zero !== null && zero.length > 0 && areNew(idsOf(zero), known);
    if (isBefore) return answer('proven', 'pages count from 0', withForm(operation, 'page', 'zeroBased'));
    const second = await query({ page: 2 });
    if (!second) return answer('unproven', 'the second page was not answered');
    if (second.length === 0) return answer('unproven', 'all rows came with the first page');
    const isRepeated = takes(operation, 'limit') && sameAs(idsOf(second), known.slice(0, second.length));
    return isRepeated
      ? answer('refuted', 'the second page repeats the first', without(session.schema, operation, 'page'))
      : answer('proven', 'the second page has other rows than the first');
  }
  if (takes(operation, 'offset')) {
    const second = await query({ offset: few });
    if (!second) return answer('unproven', 'the second page was not answered');
    if (second.length === 0) return answer('unproven', 'all rows came with the first page');
    const isRepeated = known.length > few && sameAs(idsOf(second), known.slice(0, second.length));
    return isRepeated
      ? answer('refuted', 'the second page repeats the first', without(session.schema, operation, 'offset'))
      : answer('proven', 'the second page has other rows than the first');
  }
  return answer('unproven', 'has no pages');
}

function areNew(ids: readonly (string | null)[], known: readonly (string | null)[]): boolean {
  return ids.length > 0 && !ids.some((id) => known.includes(id));
}

function sameAs(one: readonly (string | null)[], other: readonly (string | null)[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}

/** How large a page the desk asks for elsewhere. */
const usualPage = 200;

/** Finds out whether pages of the usual size are refused, and by which number. */
export async function proveLargestPage(session: ProofSession, concept: ReadConcept, list: ReadList): Promise<void> {
  const { operation } = list;
  if (session.largestPage !== null || !takes(operation, 'limit')) return;
  const { id } = operation.fields as { readonly id: Source };
  const brief = { ...operation, fields: { id } };
  const values = { ...firstPage, limit: usualPage };
  const outcome = (await sendQuery(session.requests, concept, brief, values, session.timeZone))?.outcome;
  if (outcome?.kind !== 'refused' || outcome.unsure) return;
  const named = pageNamedIn(
    outcome.errors.map(({ message }) => message),
    usualPage,
  );
  session.largestPage = Math.max(named, Math.min(list.rows.length, sampleSize));
}
