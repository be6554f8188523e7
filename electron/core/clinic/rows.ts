import type { Result } from '../../contract/result.ts';
import {
  type ArgumentValues,
  buildVariables,
  type ServiceDocument,
  takes,
} from '../../../graphql/service/documents.ts';
import { isRecord } from '../../../graphql/service/json.ts';
import type { Outcome } from '../../../graphql/service/outcome.ts';
import { asText, readText, valueAt } from '../../../graphql/service/readers/sources.ts';
import type { Operation, Source } from '../../../graphql/service/serviceMap.ts';
import { failureOf } from '../failures.ts';

/** Asks the connected service one document of the map. */
export type AskService = (
  document: ServiceDocument,
  variables: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
) => Promise<Outcome>;

/** What every object of a service has: something that tells it from the others. */
interface Identified {
  readonly id: Source;
}

/** A document with its operation: what is asked, and where its rows are. */
export interface Question<Fields extends Identified> {
  readonly document: ServiceDocument;
  readonly operation: Operation<Fields>;
}

export interface Rows {
  /** In the service's order. A null is a row that the service could not give. */
  readonly rows: readonly unknown[];
  /** False where a limit ended the reading: more rows exist. */
  readonly complete: boolean;
  /** True where the service left values out, with an error beside them. */
  readonly partial: boolean;
}

const pageSize = 200;
const maxPages = 50;
/** Without pages there is one question only, so it is a large one. */
const onlyPageSize = 1000;

/** The most rows a server was seen to give at once, per document: a shorter page than that is its last. */
export type PageMemory = Map<string, number>;

export interface Reading {
  readonly signal: AbortSignal;
  readonly memory: PageMemory;
  /** The zone in which naive ends of a period are written. */
  readonly timeZone: string;
}

export interface Page {
  readonly rows: readonly unknown[];
  readonly partial: boolean;
  /** The token of the next page, null where there is none or none is given. */
  readonly next: string | null;
  /** Null where the service does not tell. */
  readonly more: boolean | null;
}

/** Asks once and answers the rows; a partial answer counts as its rows. */
export async function askRows(
  ask: AskService,
  question: Question<Identified>,
  values: ArgumentValues,
  signal: AbortSignal,
): Promise<Result<readonly unknown[]>> {
  const page = await askPage(ask, question, values, signal, 'UTC');
  return page.ok ? { ok: true, value: page.value.rows } : page;
}

/**
 * Reads all rows of a question, page by page: by token where there is one, else by page number or offset. A server may
 * cap a page below what was asked, so without a word about more only an empty page, or one shorter than a page seen
 * before, is the last. A server that repeats itself or never ends is left after 50 pages.
 */
export async function askAllRows(
  ask: AskService,
  question: Question<Identified>,
  values: ArgumentValues,
  reading: Reading,
): Promise<Result<Rows>> {
  const { operation, document } = question;
  const way = wayOfPaging(operation);
  const limit = way === 'once' ? onlyPageSize : pageSize;
  const rows: unknown[] = [];
  const seen = new Set<string>();
  let received = 0;
  let partial = false;
  let token: string | null = null;
  for (let number = 1; number <= maxPages; number += 1) {
    const place = { limit, offset: received, page: number, cursor: token };
    const answer = await askPage(ask, question, { ...values, ...place }, reading.signal, reading.timeZone);
    if (!answer.ok) return answer;
    const page: Page = answer.value;
    const fresh = page.rows.filter((row) => isNew(readText(row, operation.fields.id), seen));
    rows.push(...fresh);
    received += page.rows.length;
    partial ||= page.partial;
    if (way === 'once')
      return { ok: true, value: { rows, partial, complete: !takes(operation, 'limit') || page.rows.length < limit } };
    if (page.more === false) return { ok: true, value: { rows, partial, complete: true } };
    if (way === 'cursor') {
      // An empty page with a token is no end: some services count the rows they looked at.
      if (page.next === null || page.next === token)
        return { ok: true, value: { rows, partial, complete: page.next === null } };
      token = page.next;
      continue;
    }
    const most = reading.memory.get(document.name) ?? 0;
    const short = page.more === null && page.rows.length < most;
    if (fresh.length === 0 || short) return { ok: true, value: { rows, partial, complete: true } };
    reading.memory.set(document.name, Math.max(most, page.rows.length));
  }
  return { ok: true, value: { rows, partial, complete: false } };
}

/** How pages of an operation follow: by token, by number, by offset, or not at all. */
export function wayOfPaging(operation: Operation<object>): 'cursor' | 'page' | 'offset' | 'once' {
  if (takes(operation, 'cursor') && operation.paging?.next) return 'cursor';
  if (takes(operation, 'page')) return 'page';
  return takes(operation, 'offset') ? 'offset' : 'once';
}

/** Asks one page: its rows, and what it says of the next. */
export async function askPage(
  ask: AskService,
  question: Question<Identified>,
  values: ArgumentValues,
  signal: AbortSignal,
  timeZone: string,
): Promise<Result<Page>> {
  const { operation, document } = question;
  const outcome = await ask(document, buildVariables(operation, values, timeZone), signal);
  if (outcome.kind !== 'ok' && outcome.kind !== 'partial') return { ok: false, failure: failureOf(outcome) };
  const result = outcome.data[operation.field];
  const next = operation.paging?.next ? asText(valueAt(result, operation.paging.next)) : null;
  const more = operation.paging?.more ? valueAt(result, operation.paging.more) : null;
  return {
    ok: true,
    value: {
      rows: rowsIn(outcome.data, operation),
      partial: outcome.kind === 'partial',
      next,
      more: typeof more === 'boolean' ? more : null,
    },
  };
}

/** The rows of an answer: a list, or a single object as a list of one. Nulls inside a list are kept. */
export function rowsIn(data: Readonly<Record<string, unknown>>, operation: Operation<object>): readonly unknown[] {
  let current: readonly unknown[] = [data[operation.field]];
  for (const step of operation.rows) {
    current = current.flat().map((each) => (isRecord(each) ? each[step] : null));
  }
  const [only] = current;
  if (current.length === 1 && (only === null || only === undefined)) return [];
  return current.flat();
}

/** Offset paging repeats rows when the list moves under it; the second of two equal ids is dropped. */
function isNew(id: string | null, seen: Set<string>): boolean {
  if (id === null) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return true;
}
