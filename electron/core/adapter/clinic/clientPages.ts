import { type ClientRow, readClient } from '../../../../graphql/service/readers/readObjects.ts';
import type { ClientFields } from '../../../../graphql/service/serviceMap.ts';
import type { Result } from '../../../contract/result.ts';
import { badRequest, notOffered } from '../../connection/failures.ts';
import { completeHomes, type FindLinked } from './completeLinks.ts';
import { listBegin, readListPage, readPlace, writePlace } from './listPage.ts';
import { type Question, wayOfPaging } from './rows.ts';
import type { AskService } from '../../connection/serviceClient.ts';
import { say } from '../../../../words/core/say.ts';

export interface ClientPageRows {
  readonly clients: readonly ClientRow[];
  /** Opaque; null at the end. */
  readonly next: string | null;
  /** Null where the service does not count. */
  readonly total: number | null;
  readonly unreadable: number;
  /** False where the service gave as many as it was asked for and has no way to give more. */
  readonly complete: boolean;
}

const mostPerPage = 100;

/**
 * One page of clients: a search where there is something to search for, else the list. Where the service pages
 * by offset there is a next page until an empty one; where it does not, one page of 100 is all it can give.
 */
export async function readClientPage(options: {
  readonly ask: AskService;
  readonly list: Question<ClientFields> | null;
  readonly search: Question<ClientFields> | null;
  readonly page: { readonly search: string | null; readonly first: number; readonly after: string | null };
  readonly timeZone: string;
  readonly signal: AbortSignal;
  /** What is only mentioned of a client, such as her location, is read by it. */
  readonly find: FindLinked;
}): Promise<Result<ClientPageRows>> {
  const { ask, page, signal, timeZone } = options;
  const search = page.search?.trim() ?? '';
  const question = search === '' ? options.list : options.search;
  if (!question) return { ok: false, failure: notOffered(search === '' ? 'clients' : 'clientSearch') };
  const place = page.after === null ? listBegin : readPlace(page.after);
  if (place === null) return { ok: false, failure: badRequest(say('failures.unknownPage')) };

  const way = wayOfPaging(question.operation);
  const limit = way === 'once' ? mostPerPage : Math.min(Math.max(page.first, 1), mostPerPage);
  const answer = await readListPage(
    ask,
    question,
    { values: { search, includeInactive: true }, place, limit },
    signal,
    timeZone,
  );
  if (!answer.ok) return answer;
  const { rows, next, total, complete } = answer.value;
  const read = rows.map((row) => readClient(row, question.operation.fields, timeZone));
  const known = read.filter((each) => each !== null);
  return {
    ok: true,
    value: {
      clients: await completeHomes(known, question.operation.fields.location, options.find),
      next: next && writePlace(next),
      total,
      unreadable: answer.value.unreadable + read.length - known.length,
      complete,
    },
  };
}
