import type { Result } from '../../contract/result.ts';
import {
  type ArgumentValues,
  buildVariables,
  type ServiceDocument,
  takes,
} from '../../../graphql/service/documents.ts';
import { isRecord } from '../../../graphql/service/json.ts';
import type { Outcome } from '../../../graphql/service/outcome.ts';
import { readText } from '../../../graphql/service/readers/sources.ts';
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
}

const pageSize = 200;
const maxPages = 50;
/** Without an offset there is no second page: one large question instead. */
const onlyPageSize = 1000;

/** The most rows a server was seen to give at once, per document: a shorter page than that is its last. */
export type PageMemory = Map<string, number>;

/** Asks once and answers the rows; a partial answer counts as its rows. */
export async function askRows(
  ask: AskService,
  question: Question<Identified>,
  values: ArgumentValues,
  signal: AbortSignal,
): Promise<Result<readonly unknown[]>> {
  const outcome = await ask(question.document, buildVariables(question.operation, values), signal);
  if (outcome.kind !== 'ok' && outcome.kind !== 'partial') return { ok: false, failure: failureOf(outcome) };
  return { ok: true, value: rowsIn(outcome.data, question.operation) };
}

/**
 * Reads all rows of a question, page by page. Servers cap a page below what was asked, so only an empty page, or
 * one shorter than a page seen before, is the last; a server that repeats itself or never ends is left after 50.
 */
export async function askAllRows(
  ask: AskService,
  question: Question<Identified>,
  values: ArgumentValues,
  signal: AbortSignal,
  memory: PageMemory,
): Promise<Result<Rows>> {
  if (!takes(question.operation, 'offset')) {
    const limited = takes(question.operation, 'limit');
    const page = await askRows(ask, question, { ...values, limit: onlyPageSize }, signal);
    if (!page.ok) return page;
    return { ok: true, value: { rows: page.value, complete: !limited || page.value.length < onlyPageSize } };
  }
  const rows: unknown[] = [];
  const seen = new Set<string>();
  let received = 0;
  for (let page = 0; page < maxPages; page += 1) {
    const answer = await askRows(ask, question, { ...values, limit: pageSize, offset: received }, signal);
    if (!answer.ok) return answer;
    const fresh = answer.value.filter((row) => isNew(readText(row, question.operation.fields.id), seen));
    rows.push(...fresh);
    received += answer.value.length;
    const most = memory.get(question.document.name) ?? 0;
    if (fresh.length === 0 || answer.value.length < most) return { ok: true, value: { rows, complete: true } };
    memory.set(question.document.name, Math.max(most, answer.value.length));
  }
  return { ok: true, value: { rows, complete: false } };
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
