import type {
  ListColumn as ColumnView,
  ListFailure,
  ListFilterValue,
  ListLine as LineView,
  ListRow as RowView,
  ListRows as RowsView,
  ListTable as TableView,
  ServiceList as ListView,
} from '../../../graphql/desk/generated/types.ts';
import type { ListColumn, ServiceList } from '../../../graphql/service/lists/serviceList.ts';
import type { Failure } from '../../contract/failure.ts';
import { listBegin, readPlace, writePlace } from '../adapter/clinic/listPage.ts';
import { badRequest } from '../connection/failures.ts';
import type { ListLine, ListRequest, RowTable } from './listRows.ts';
import { unwrap } from '../desk/changeResult.ts';
import { t } from '../../../i18n/core/t.ts';
import type { DeskContext } from '../desk/deskContext.ts';
import type { Lists } from './lists.ts';

interface ListArguments {
  readonly list: string;
  readonly search?: string | null;
  readonly filters?: readonly ListFilterValue[] | null;
  readonly columns?: readonly string[] | null;
}

const mostRows = 200;

/** The fields of the desk schema's Query that show every list of the service. */
export const listResolvers = {
  async serviceLists(_: unknown, context: ExplorerContext): Promise<readonly ListView[]> {
    const all = unwrap(await context.lists.all(context.signal));
    const ways = createWays(all, context);
    return all.map((list) => viewOf(list, ways));
  },
  async listRows(
    args: ListArguments & { readonly first: number; readonly after?: string | null },
    context: ExplorerContext,
  ): Promise<RowsView> {
    const { lists, signal } = context;
    const place = typeof args.after === 'string' ? readPlace(args.after) : listBegin;
    if (place === null) return unwrap({ ok: false, failure: badRequest(t('failures.unknownPage')) });
    const size = Math.min(Math.max(args.first, 1), mostRows);
    const page = unwrap(await lists.page(requestOf(args), place, size, signal));
    const ways = createWays(unwrap(await lists.all(signal)), context);
    const { columns, rows, next, total, unreadable, complete } = page;
    return {
      columns: columns.map((column) => columnOf(column, ways)),
      rows: rows.map(lineOf),
      next: next && writePlace(next),
      total,
      unreadable,
      complete,
      asOf: nowOf(context),
    };
  },
  async listRow(args: ListArguments & { readonly id: string }, context: ExplorerContext): Promise<RowView | null> {
    const { lists, signal } = context;
    const row = unwrap(await lists.row(requestOf(args), args.id, signal));
    if (!row) return null;
    const ways = createWays(unwrap(await lists.all(signal)), context);
    return {
      facts: row.facts.map(({ column, cell }) => ({ column: columnOf(column, ways), cell })),
      tables: row.tables.map((table) => tableOf(table, ways)),
      whole: row.whole,
      failure: failureOf(row.failure),
      asOf: nowOf(context),
    };
  },
};

/** How objects of a type are opened. */
interface Ways {
  readonly clientType: string | null;
  /** The list by which an object of a type is opened. */
  listOf(type: string): string | null;
  /** All lists of rows of a type. */
  listsOf(type: string): readonly string[];
}

function createWays(all: readonly ServiceList[], { lists }: ExplorerContext): Ways {
  const searchable = all.filter(({ unknown }) => unknown.length === 0);
  const listsOf = (type: string): readonly string[] =>
    searchable
      .filter((list) => list.type === type)
      .toSorted((one, other) => costOf(one) - costOf(other))
      .map(({ name }) => name);
  // A record that can't be queried by id is searched in a list, and a list with required arguments can't be searched.
  const opens = (list: ServiceList): boolean => list.id !== null && (list.byId || demandsOf(list) === 0);
  return {
    clientType: lists.clientType(),
    listsOf,
    listOf: (type) =>
      listsOf(type).find((name) => searchable.some((list) => list.name === name && opens(list))) ?? null,
  };
}

/** The plainest list of a type demands nothing; of equals the one with the shortest name. */
function costOf(list: ServiceList): number {
  return demandsOf(list) * 100 + (list.id ? 0 : 1000) + list.name.length;
}

function demandsOf({ filters, search }: ServiceList): number {
  return filters.filter(({ required }) => required).length + (search === 'needed' ? 1 : 0);
}

function viewOf(list: ServiceList, ways: Ways): ListView {
  return {
    name: list.name,
    title: list.title,
    domain: list.domain,
    type: list.type,
    search: list.search,
    columns: list.columns.map((column) => columnOf(column, ways)),
    filters: list.filters.map(({ key, title, kind, choices, required, of }) => ({
      key,
      title,
      kind,
      choices,
      required,
      of: of === null ? [] : ways.listsOf(of),
    })),
    opens: list.id !== null,
    isClients: list.type === ways.clientType,
    why: list.unknown.length > 0 ? t('lists.demands', { names: list.unknown.join(', ') }) : null,
  };
}

function columnOf({ key, title, kind, usual, unitUnknown, opens }: ListColumn, ways: Ways): ColumnView {
  return {
    key,
    title: title === '' ? t('lists.name') : title,
    kind,
    usual,
    unitUnknown: unitUnknown === true,
    list: opens === undefined ? null : ways.listOf(opens),
    isClient: opens !== undefined && opens === ways.clientType,
  };
}

function tableOf({ key, title, type, columns, rows, cut, failure }: RowTable, ways: Ways): TableView {
  return {
    key,
    title,
    list: ways.listOf(type),
    isClients: type === ways.clientType,
    columns: columns.map((column) => columnOf(column, ways)),
    rows: rows.map(lineOf),
    cut,
    failure: failureOf(failure),
  };
}

function lineOf({ id, cells }: ListLine): LineView {
  return { id, cells };
}

function failureOf(failure: Failure | null): ListFailure | null {
  return failure && { kind: failure.kind, message: failure.message, action: failure.action };
}

function requestOf({ list, search, filters, columns }: ListArguments): ListRequest {
  return {
    list,
    search: search ?? null,
    filters: new Map((filters ?? []).map(({ key, value }) => [key, value])),
    columns: columns ?? [],
  };
}

function nowOf({ clock }: ExplorerContext): string {
  return new Date(clock.now()).toISOString();
}

/** What the resolvers of lists and forms work with. */
export interface ExplorerContext extends DeskContext {
  /** Every list of the service in use. */
  readonly lists: Lists;
}
