import type { Result } from '../../../../electron/contract/failure.ts';
import { fetchAllRows, type Rows } from '../../../../electron/core/adapter/clinic/allRows.ts';
import type { Question } from '../../../../electron/core/adapter/clinic/pages.ts';
import type { QueryService } from '../../../../electron/core/connection/serviceClient.ts';
import type { Outcome } from '../../../../graphql/service/outcome.ts';
import type { ArgumentRole, Operation } from '../../../../graphql/service/serviceMap.ts';
import type { Source } from '../../../../graphql/service/sources.ts';

export interface ListHabits {
  /** How many rows it has; each row's id is its place. */
  readonly count: number;
  readonly bad: readonly number[];
  /** The most rows of a page. */
  readonly cap: number;
  readonly way: 'offset' | 'page' | 'cursor' | 'once';
  /** Whether it says that more follows. */
  readonly tellsMore?: boolean;
  /** Refuses to give more than this at once. */
  readonly most?: number;
  /** Ignores the requested size. */
  readonly ignoresSize?: boolean;
  /** From this request on every request fails. */
  readonly failsFrom?: number;
  /** How it fails there; HTTP 500 by default. */
  readonly failure?: Outcome;
}

type Fields = { readonly id: Source };

const never = new AbortController().signal;
const trouble: Outcome = { kind: 'gatewayTrouble', status: 500 };

/** A service's list that fails for every page with a bad row on it, and its query. */
export function poisonedList(habits: ListHabits): {
  readonly queryService: QueryService;
  readonly question: Question<Fields>;
  readonly requests: readonly Readonly<Record<string, unknown>>[];
} {
  const { count, bad, cap, way, tellsMore = false, most = Infinity, failsFrom = Infinity } = habits;
  const requests: Readonly<Record<string, unknown>>[] = [];
  const queryService: QueryService = async (_document, variables) => {
    requests.push(variables);
    if (requests.length >= failsFrom) return habits.failure ?? trouble;
    const requested = habits.ignoresSize ? cap : Number(variables['limit']);
    if (requested > most) return { kind: 'refused', errors: [] };
    const size = Math.min(requested, cap);
    const page = typeof variables['page'] === 'number' ? variables['page'] : 1;
    const cursor = typeof variables['cursor'] === 'string' ? Number(variables['cursor'].slice(1)) : 0;
    const from = { offset: Number(variables['offset'] ?? 0), page: (page - 1) * size, cursor, once: 0 }[way];
    const to = Math.min(from + size, count);
    if (bad.some((row) => row >= from && row < to)) return trouble;
    const rows = Array.from({ length: Math.max(0, to - from) }, (_, index) => ({ id: from + index }));
    return { kind: 'ok', data: { list: { rows, more: to < count, next: to < count ? `c${to}` : null, total: count } } };
  };
  const roles: readonly ArgumentRole[] = way === 'once' ? ['limit'] : ['limit', way];
  const operation: Operation<Fields> = {
    field: 'list',
    arguments: roles.map((role) => ({ name: role, type: 'Int', slots: [{ path: [], role }] })),
    rows: ['rows'],
    paging: { next: way === 'cursor' ? ['next'] : null, more: tellsMore ? ['more'] : null, total: ['total'] },
    fields: { id: { kind: 'path', path: ['id'] } },
  };
  const document = { concept: 'clients', name: 'DeskClients', text: '', depth: 3 } as const;
  return { queryService, question: { document, operation }, requests };
}

/** The ids of rows, which are their places. */
export function placesOf(rows: readonly unknown[]): readonly unknown[] {
  return rows.map((row) => (typeof row === 'object' && row !== null && 'id' in row ? row.id : row));
}

/** Reads such a list as a whole, and returns the number of requests. */
export async function readAll(habits: ListHabits): Promise<{ answer: Result<Rows>; requests: number }> {
  const { queryService, question, requests } = poisonedList(habits);
  const reading = { signal: never, pageSizes: new Map<string, number>(), timeZone: 'UTC' };
  return { answer: await fetchAllRows(queryService, question, {}, reading), requests: requests.length };
}

/** The rows of a list that are readable. */
export function goodOf({ count, bad }: ListHabits): readonly number[] {
  return Array.from({ length: count }, (_, index) => index).filter((row) => !bad.includes(row));
}
