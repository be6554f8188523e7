import { isOpenRequest, readRequest, type RequestRow } from '../../../../graphql/service/readers/readRequest.ts';
import { readRows } from '../../../../graphql/service/rows.ts';
import type { RequestFields } from '../../../../graphql/service/serviceMap.ts';
import type { Result } from '../../../contract/failure.ts';
import type { QueryService } from '../../connection/serviceClient.ts';
import { fetchAllRows, type Reading } from './allRows.ts';
import type { Question } from './pages.ts';

/** The requests that nobody has seen to, newest first. */
export interface OpenRequests {
  readonly requests: readonly RequestRow[];
  /** False where the service has more rows than were read. */
  readonly complete: boolean;
  readonly unreadable: number;
}

/** So many rows are read, seen to or not: a list that goes back for years is not read whole every few minutes. */
const mostRows = 600;
/** So many are shown. */
const mostShown = 200;

/** Reads the requests for appointments that are still open. Naive times are meant in the zone of the reading. */
export async function readOpenRequests(
  queryService: QueryService,
  question: Question<RequestFields>,
  reading: Reading,
): Promise<Result<OpenRequests>> {
  const answer = await fetchAllRows(queryService, question, {}, { ...reading, maxRows: mostRows });
  if (!answer.ok) return answer;
  const { fields } = question.operation;
  const given = answer.value.rows.filter((row) => row !== null);
  // A row that was seen to need not be readable.
  const open = given.filter((row) => isOpenRequest(row, fields));
  const read = readRows(open, (row) => readRequest(row, fields, reading.timeZone));
  const requests = read.values.toSorted(newestFirst);
  return {
    ok: true,
    value: {
      requests: requests.slice(0, mostShown),
      complete: answer.value.complete && requests.length <= mostShown,
      unreadable: answer.value.unreadable + read.unreadable,
    },
  };
}

/** Those without a time of their own come last, in the service's order. */
function newestFirst(one: RequestRow, other: RequestRow): number {
  const [first, second] = [one, other].map(({ createdAt }) => (createdAt === null ? 0 : Date.parse(createdAt)));
  return (second ?? 0) - (first ?? 0);
}
