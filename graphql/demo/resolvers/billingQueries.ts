import { connectionOf, pageOf } from '../paging.ts';
import { invalid } from '../refusal.ts';
import { discounts, taxRates } from '../seed/words.ts';
import type { DemoContext, FieldResolvers } from './resolver.ts';

type Context = DemoContext;
type Id = string | null;

interface PageArgs {
  readonly page?: number | null;
  readonly pageSize?: number | null;
}

interface ClientArgs {
  readonly clientId?: Id;
  readonly limit?: number | null;
  readonly offset?: number | null;
}

/** A numbered page of a list with how much there is. */
export function numberedPage(items: readonly object[], args: PageArgs): object {
  const page = args.page ?? 1;
  const pageSize = args.pageSize ?? 25;
  if (page < 1 || pageSize < 1) throw invalid('page and pageSize begin at 1');
  const entries = pageOf(items, pageSize, (page - 1) * pageSize);
  return { entries, metadata: { page, pageSize, totalCount: items.length } };
}

/** The rows of one client, or of all. */
export function ofClient<Row extends { readonly clientId: string }>(rows: readonly Row[], id?: Id): readonly Row[] {
  return id ? rows.filter(({ clientId }) => clientId === id) : rows;
}

/** Rows by an instant of theirs, newest first; among equals the last one that came. */
export function newestFirst<Row>(rows: readonly Row[], instantOf: (row: Row) => number): readonly Row[] {
  return rows.toReversed().toSorted((one, other) => instantOf(other) - instantOf(one));
}

/** Queries about money. */
export const billingQueries: FieldResolvers = {
  invoices: (
    _source: unknown,
    args: PageArgs & { readonly clientId?: Id; readonly status?: string | null },
    { store }: Context,
  ) => {
    const rows = ofClient(store.backOffice().invoices.list(), args.clientId);
    const matching = args.status ? rows.filter(({ status }) => status === args.status) : rows;
    return numberedPage(
      newestFirst(matching, ({ invoicedAt }) => invoicedAt),
      args,
    );
  },
  invoice: (_source: unknown, { id }: { readonly id: string }, { store }: Context) =>
    store.backOffice().invoices.get(id),
  payments: (
    _source: unknown,
    args: { readonly clientId?: Id; readonly first?: number | null; readonly after?: string | null },
    { store }: Context,
  ) => {
    const matching = ofClient(store.backOffice().payments.list(), args.clientId);
    return connectionOf(
      newestFirst(matching, ({ paidAt }) => paidAt),
      args.first,
      args.after,
    );
  },
  estimates: (_source: unknown, args: ClientArgs & { readonly patientId?: Id }, { store }: Context) => {
    const rows = ofClient(store.backOffice().estimates.list(), args.clientId);
    const matching = args.patientId ? rows.filter(({ patientId }) => patientId === args.patientId) : rows;
    return pageOf(
      newestFirst(matching, ({ createdAt }) => createdAt),
      args.limit,
      args.offset,
    );
  },
  creditMemos: (_source: unknown, args: ClientArgs, { store }: Context) =>
    pageOf(
      newestFirst(ofClient(store.backOffice().creditMemos.list(), args.clientId), ({ issuedAt }) => issuedAt),
      args.limit,
      args.offset,
    ),
  taxRates: () => taxRates,
  discounts: () => discounts,
};
