import { takes } from '../../../graphql/service/documents.ts';
import { type ClientRow, readClient } from '../../../graphql/service/readers/objects.ts';
import type { ClientFields } from '../../../graphql/service/serviceMap.ts';
import type { Result } from '../../contract/result.ts';
import { badRequest, notOffered } from '../failures.ts';
import { askRows, type AskService, type Question } from './rows.ts';

export interface ClientPageRows {
  readonly clients: readonly ClientRow[];
  /** Opaque; null at the end. */
  readonly next: string | null;
  readonly unreadable: number;
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
}): Promise<Result<ClientPageRows>> {
  const { ask, page, signal } = options;
  const search = page.search?.trim() ?? '';
  const question = search === '' ? options.list : options.search;
  if (!question)
    return { ok: false, failure: notOffered(search === '' ? 'a list of clients' : 'a search for clients') };
  const offset = page.after === null ? 0 : readCursor(page.after);
  if (offset === null) return { ok: false, failure: badRequest('This page of clients is not known.') };

  const pages = takes(question.operation, 'offset');
  const limit = pages ? Math.min(Math.max(page.first, 1), mostPerPage) : mostPerPage;
  const answer = await askRows(ask, question, { search, limit, offset, page: 1 }, signal);
  if (!answer.ok) return answer;
  const read = answer.value.map((row) => readClient(row, question.operation.fields, options.timeZone));
  return {
    ok: true,
    value: {
      clients: read.filter((each) => each !== null),
      // A page may be capped below what was asked, so only an empty one is surely the last.
      next: pages && answer.value.length > 0 ? writeCursor(offset + answer.value.length) : null,
      unreadable: read.filter((each) => each === null).length,
    },
  };
}

function writeCursor(offset: number): string {
  return `o${offset}`;
}

function readCursor(text: string): number | null {
  return /^o\d{1,9}$/.test(text) ? Number(text.slice(1)) : null;
}
