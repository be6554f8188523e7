import { takes, wayOfPaging } from '../documents.ts';
import type { Verdict } from '../match/matchSchema.ts';
import type { ReadConcept } from '../match/queries/plans.ts';
import type { Reason } from '../match/words/reasons.ts';
import type { Operation } from '../serviceMap.ts';
import { asText, readText, type Source } from '../sources.ts';
import { sendQuery } from '../probe/sendQuery.ts';
import { pageNamedIn, without, withForm } from './slots.ts';
import { sampleSize } from './wideRead.ts';
import {
  countFromZero,
  demandedLocation,
  type Judgment,
  pageSign,
  type ProofSession,
  queryRows,
  type ReadList,
} from './proofSession.ts';

const few = 5;
/** No list that is proven has so many pages. */
const farPage = 100_000;
const firstPage = { offset: 0, page: 1, includeInactive: true };

export interface ProvenPaging extends Judgment {
  readonly operation: Operation<object>;
}

/**
 * Turns a page of a list that was read: the next rows are new ones, and the first page is the first. A page that repeats
 * itself is not asked for any more, and pages that count from 0 are asked for so.
 */
export async function provePaging(session: ProofSession, concept: ReadConcept, list: ReadList): Promise<ProvenPaging> {
  const { operation, rows } = list;
  const idsOf = (given: readonly unknown[]): readonly (string | null)[] =>
    given.map((row) => readText(row, (operation.fields as { readonly id: Source }).id));
  const known = idsOf(rows);
  const answer = (verdict: Verdict, reason: Reason, changed = operation): ProvenPaging => ({
    operation: changed,
    verdict,
    reason,
  });
  const query = (place: object) =>
    queryRows(session, concept, operation, { ...firstPage, limit: few, ...place }, session.timeZone);

  /** Whether a page that came for 0 is the last, which some services answer where a page is out of range. */
  const isOutOfRange = async (zero: readonly (string | null)[]): Promise<boolean> => {
    if (!takes(operation, 'limit')) return sameAs(idsOf((await query({ page: farPage })) ?? []), zero);
    const first = idsOf((await query({ page: 1 })) ?? []);
    return first.length > 0 && first.length <= few && sameAs(first, known.slice(0, first.length));
  };
  const way = wayOfPaging(operation);
  if (way === 'once') return answer('unproven', 'hasNoPages');
  let place: object = { offset: few, page: 2 };
  if (way === 'cursor') {
    const cursor = asText(pageSign(list, 'next'));
    if (cursor === null || pageSign(list, 'more') === false) return answer('unproven', 'onePage');
    place = { cursor };
  }
  if (way === 'page' && !session.countsFromZero) {
    const zero = await query({ page: 0 });
    const isBefore = zero !== null && areNew(idsOf(zero), known);
    if (isBefore && !(await isOutOfRange(idsOf(zero)))) {
      countFromZero(session);
      return answer('proven', 'pagesFromZero', withForm(operation, 'page', 'zeroBased'));
    }
  }
  const second = await query(place);
  if (!second) return answer('unproven', 'noResponseForPage');
  if (second.length === 0) return answer('unproven', 'onePage');
  return repeats(operation, way, idsOf(second), known)
    ? answer('refuted', 'secondPageRepeats', without(session.schema, operation, way))
    : answer('proven', 'secondPageDiffers');
}

/**
 * The operation without the number of all rows where that is another number: fewer than were read, or not those that were
 * read where the service says that no more follow.
 */
export function withRightTotal(list: ReadList): Operation<object> {
  const { operation, rows } = list;
  const { paging } = operation;
  const total = Number(pageSign(list, 'total') ?? Number.NaN);
  if (!paging || Number.isNaN(total)) return operation;
  const isAll = pageSign(list, 'more') === false;
  const isRight = isAll ? total === rows.length : total >= rows.length;
  return isRight ? operation : { ...operation, paging: { ...paging, total: null } };
}

/** Whether a second page is the first again, as far as its size tells. */
function repeats(
  operation: Operation<object>,
  way: 'cursor' | 'page' | 'offset',
  ids: readonly (string | null)[],
  known: readonly (string | null)[],
): boolean {
  if (way === 'cursor') return !areNew(ids, known);
  const isSized = way === 'page' ? takes(operation, 'limit') : known.length > few;
  return isSized && sameAs(ids, known.slice(0, ids.length));
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
  const values = { ...demandedLocation(session, operation), ...firstPage, limit: usualPage };
  const outcome = (await sendQuery(session.requests, concept, brief, values, session.timeZone))?.outcome;
  if (outcome?.kind !== 'refused' || outcome.unsure) return;
  const named = pageNamedIn(
    outcome.errors.map(({ message }) => message),
    usualPage,
  );
  // The page that was read was not refused, however few rows there are.
  session.largestPage = Math.max(named, sampleSize);
}
