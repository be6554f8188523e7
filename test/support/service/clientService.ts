import { type Clinic, createClinic } from '../../../electron/core/adapter/clinic/clinic.ts';
import type { ServiceMap } from '../../../graphql/service/serviceMap.ts';
import { matchSchema } from '../../../graphql/service/match/matchSchema.ts';
import { classify, type Reply } from '../../../graphql/service/outcome.ts';
import { tuesday } from '../core/memoryCore.ts';
import { modelOf } from './modelOf.ts';

/** A client as such a service has it; whatever is wrong with it is wrong in its answers too. */
export interface ServedClient {
  readonly id: string | null;
  readonly name?: unknown;
  readonly phone?: unknown;
  readonly email?: unknown;
  readonly createdAt?: unknown;
  readonly balance?: unknown;
  readonly notes?: unknown;
  readonly updatedAt?: string;
  readonly pets?: readonly { readonly id: string; readonly name: string }[];
}

/** So many clients, called by their numbers. */
export function servedClients(count: number, from = 0): readonly ServedClient[] {
  return Array.from({ length: count }, (_, index) => ({ id: `c${from + index}`, name: `Client ${from + index}` }));
}

/** How the service pages. */
export type Paging = 'offset' | 'page' | 'cursor' | 'limit';

const pagingArguments: Readonly<Record<Paging, string>> = {
  offset: 'limit: Int, offset: Int',
  page: 'page: Int, pageSize: Int',
  cursor: 'first: Int, after: String',
  limit: 'limit: Int!',
};

function schemaFor(paging: Paging, { changes, total }: { changes: boolean; total: boolean }): string {
  const rows = paging === 'cursor' ? 'ClientConnection' : total ? 'ClientPage' : '[Client]';
  return `
  type Query {
    org: Organization
    clients(${pagingArguments[paging]}${changes ? ', updatedSince: DateTime' : ''}): ${rows}
    client(id: ID!): Client
  }
  scalar DateTime
  type Organization { id: ID! name: String }
  type ClientConnection { edges: [ClientEdge] pageInfo: PageInfo! totalCount: Int }
  type ClientEdge { node: Client cursor: String }
  type ClientPage { items: [Client] totalCount: Int }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type Pet { id: ID! name: String species: String breed: String }
  type Client {
    id: ID name: String phone: String email: String createdAt: DateTime balance: Float notes: String pets: [Pet]
  }`;
}

const maps = new Map<string, Promise<ServiceMap>>();

/** The answer to one page: rows, or a reply that is none. */
export type Serve = (requested: {
  readonly from: number;
  readonly limit: number;
  /** Pages requested so far, this one included. */
  readonly count: number;
}) => readonly (ServedClient | null)[] | Reply;

/**
 * A clinic over a list of clients in memory: paging, the map and the judge are the real ones; `serve` may answer whatever it
 * likes. A page holds at most `cap` rows; with `capsOnce` also the one answer of a service without pages. `total` is how many it
 * says that it has.
 */
export async function openClientService(options: {
  readonly paging: Paging;
  readonly serve: Serve;
  readonly cap?: number;
  readonly capsOnce?: boolean;
  readonly total?: () => number;
  readonly changes?: (since: string) => readonly ServedClient[];
}): Promise<{ readonly clinic: Clinic; readonly count: () => number }> {
  const { paging, serve, cap = 200, capsOnce = false, total } = options;
  const text = schemaFor(paging, { changes: options.changes !== undefined, total: total !== undefined });
  const map = await (maps.get(text) ?? modelOf(text).then((model) => matchSchema(model).map));
  maps.set(text, Promise.resolve(map));
  let count = 0;
  const clinic = createClinic({
    map,
    clock: { now: () => tuesday },
    timeZone: 'America/New_York',
    async queryService(document, variables) {
      await Promise.resolve();
      if (document.concept !== 'clients') return dataReply({ client: null });
      const { from, limit } = placeOf(capsOnce ? 'offset' : paging, variables, cap);
      const since = variables['updatedSince'];
      if (typeof since === 'string' && options.changes)
        return rowsReply(paging, options.changes(since).slice(from, from + limit), { from, more: false, total });
      count += 1;
      const answer = serve({ from, limit, count });
      if ('kind' in answer) return classify(answer);
      return rowsReply(paging, answer, { from, more: answer.length === limit, total });
    },
  });
  return { clinic, count: () => count };
}

function placeOf(
  paging: Paging,
  variables: Readonly<Record<string, unknown>>,
  cap: number,
): { readonly from: number; readonly limit: number } {
  const requested = Number(variables['limit'] ?? variables['pageSize'] ?? variables['first'] ?? cap);
  const limit = paging === 'limit' ? requested : Math.min(requested, cap);
  if (paging === 'offset') return { from: Number(variables['offset'] ?? 0), limit };
  if (paging === 'page') return { from: (Number(variables['page'] ?? 1) - 1) * limit, limit };
  if (paging === 'cursor') return { from: Number(variables['after'] ?? 0), limit };
  return { from: 0, limit };
}

function rowsReply(
  paging: Paging,
  rows: readonly (ServedClient | null)[],
  { from, more, total }: { from: number; more: boolean; total: (() => number) | undefined },
): ReturnType<typeof classify> {
  const bare = { name: null, phone: null, email: null, createdAt: null, balance: null, pets: [] };
  const full = rows.map((row) => row && { ...bare, ...row });
  const totalCount = total?.() ?? null;
  if (paging !== 'cursor') return dataReply({ clients: total ? { items: full, totalCount } : full });
  const pageInfo = { hasNextPage: more, endCursor: String(from + rows.length) };
  return dataReply({ clients: { edges: full.map((node) => ({ node, cursor: '' })), pageInfo, totalCount } });
}

/** An answer of the service as the judge passes it on. */
export function dataReply(data: object): ReturnType<typeof classify> {
  const body = { kind: 'text' as const, text: JSON.stringify({ data }) };
  return classify({ kind: 'reply', status: 200, contentType: 'application/json', retryAfter: null, body });
}

/** A reply of a server that has trouble. */
export function trouble(status: number): Reply {
  const body = { kind: 'text' as const, text: '<html>Bad gateway</html>' };
  return { kind: 'reply', status, contentType: 'text/html', retryAfter: null, body };
}
