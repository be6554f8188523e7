import { type ClientRow, readClient } from '../../../graphql/service/readers/objects.ts';
import type { ClientFields } from '../../../graphql/service/serviceMap.ts';
import type { Result } from '../../contract/result.ts';
import { badRequest, notOffered } from '../failures.ts';
import { askPage, type AskService, type Question, wayOfPaging } from './rows.ts';

export interface ClientPageRows {
  readonly clients: readonly ClientRow[];
  /** Opaque; null at the end. */
  readonly next: string | null;
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
}): Promise<Result<ClientPageRows>> {
  const { ask, page, signal } = options;
  const search = page.search?.trim() ?? '';
  const question = search === '' ? options.list : options.search;
  if (!question)
    return { ok: false, failure: notOffered(search === '' ? 'a list of clients' : 'a search for clients') };
  const place = page.after === null ? firstPlace : readPlace(page.after);
  if (place === null) return { ok: false, failure: badRequest('This page of clients is not known.') };

  const way = wayOfPaging(question.operation);
  const limit = way === 'once' ? mostPerPage : Math.min(Math.max(page.first, 1), mostPerPage);
  const answer = await askPage(ask, question, { search, limit, ...place }, signal, options.timeZone);
  if (!answer.ok) return answer;
  const { rows, next, more } = answer.value;
  const read = rows.map((row) => readClient(row, question.operation.fields, options.timeZone));
  // A page may be capped below what was asked, so without a word about more only an empty one is surely the last.
  const follows = more ?? (way === 'cursor' ? next !== null : rows.length > 0);
  return {
    ok: true,
    value: {
      clients: read.filter((each) => each !== null),
      next: way === 'once' || !follows ? null : writePlace(way, place, rows.length, next),
      unreadable: read.filter((each) => each === null).length,
      complete: way !== 'once' || rows.length < limit,
    },
  };
}

/** Where a page begins, in each of the ways that services count. */
interface Place {
  readonly offset: number;
  readonly page: number;
  readonly cursor: string | null;
}

const firstPlace: Place = { offset: 0, page: 1, cursor: null };

function writePlace(way: 'cursor' | 'page' | 'offset', place: Place, rows: number, next: string | null): string | null {
  if (way === 'cursor') return next === null ? null : `c${next}`;
  return way === 'page' ? `p${place.page + 1}` : `o${place.offset + rows}`;
}

function readPlace(text: string): Place | null {
  if (text.startsWith('c') && text.length > 1) return { ...firstPlace, cursor: text.slice(1) };
  if (!/^[op]\d{1,9}$/.test(text)) return null;
  const number = Number(text.slice(1));
  return text.startsWith('p') ? { ...firstPlace, page: number } : { ...firstPlace, offset: number };
}
