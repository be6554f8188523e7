import { wayOfPaging } from '../../../graphql/service/documents.ts';
import type { SchemaModel } from '../../../graphql/service/introspection/schemaModel.ts';
import { readCells } from '../../../graphql/service/lists/readCells.ts';
import { listRequest } from '../../../graphql/service/lists/listRequest.ts';
import type { ListColumn, ServiceList } from '../../../graphql/service/lists/serviceList.ts';
import { findServiceLists } from '../../../graphql/service/lists/findLists.ts';
import { readText } from '../../../graphql/service/sources.ts';
import type { Result } from '../../contract/failure.ts';
import { type ListPlace, readListPage } from '../adapter/clinic/listPage.ts';
import type { QueryService } from '../connection/serviceClient.ts';
import { badRequest, operationNotOffered } from '../connection/failures.ts';
import { t } from '../../../i18n/core/t.ts';
import {
  findRow,
  type ListLine,
  type ListPageRows,
  type ListRequest,
  type ReadPage,
  type RowOfList,
} from './listRows.ts';
import { zoneOfDesk } from '../adapter/clinic/period.ts';
import type { Session } from '../session/openSession.ts';
import { loadSchema } from '../session/connections.ts';
import { lastLocationOf, type SettingsStore } from '../storage/settings/settingsStore.ts';

/** Every list of the service in use, and its rows. It only reads. */
export interface Lists {
  all(signal: AbortSignal): Promise<Result<readonly ServiceList[]>>;
  readonly page: ReadPage;
  row(request: ListRequest, id: string, signal: AbortSignal): Promise<Result<RowOfList | null>>;
  /** The type that Front Desk has a card for; null where the service has no client card. */
  clientType(): string | null;
}

export const mostColumns = 40;
/** Without pages there is one question only, so it is a large one. */
const onlyPage = 1000;
/** The maximum number of further requests to fill up a short page. */
const mostQuestions = 4;

export function createLists(using: {
  readonly schema: (signal: AbortSignal) => Promise<Result<SchemaModel>>;
  readonly clientType: () => string | null;
  readonly queryService: QueryService;
  /** The zone in which naive times are meant and all are shown. */
  readonly zone: () => Promise<string>;
}): Lists {
  async function find(name: string, signal: AbortSignal): Promise<Result<ServiceList>> {
    const schema = await using.schema(signal);
    if (!schema.ok) return schema;
    const list = findServiceLists(schema.value).find((each) => each.name === name);
    if (!list) return { ok: false, failure: operationNotOffered(name, 'operation') };
    if (list.unknown.length > 0) return { ok: false, failure: operationNotOffered(name, 'byOperation') };
    return { ok: true, value: list };
  }

  const lists: Lists = {
    async all(signal) {
      const schema = await using.schema(signal);
      return schema.ok ? { ok: true, value: findServiceLists(schema.value) } : schema;
    },
    async page(request, place, size, signal) {
      const found = await find(request.list, signal);
      if (!found.ok) return found;
      const list = found.value;
      const lacking = lackingIn(list, request);
      if (lacking.length > 0)
        return { ok: false, failure: badRequest(t('lists.needs', { names: lacking.join(', ') })) };
      const columns = columnsFor(list, request.columns);
      const timeZone = await using.zone();
      const question = listRequest(list, columns, request.filters, timeZone);
      const limit = wayOfPaging(question.operation) === 'once' ? onlyPage : size;
      const search = request.search?.trim() ?? '';
      const values = search === '' ? {} : { search };
      const rows: ListLine[] = [];
      let unreadable = 0;
      let position = { ...place };
      for (let count = 1; ; count += 1) {
        const answer = await readListPage(
          using.queryService,
          question,
          { values, place: position, limit },
          signal,
          timeZone,
        );
        if (!answer.ok) return rows.length > 0 ? pageUntil(position, false) : answer;
        const given = answer.value.rows.filter((row) => row !== null);
        rows.push(
          ...given.map((row) => ({
            id: readText(row, list.id ?? undefined),
            cells: readCells(row, columns, timeZone),
          })),
        );
        unreadable += answer.value.unreadable + answer.value.rows.length - given.length;
        const { next, total, complete } = answer.value;
        // Servers cap pages, and some count the rows that they scanned: missing rows are requested again.
        if (next === null || rows.length >= limit || count === mostQuestions || signal.aborted)
          return { ok: true, value: { list, columns, rows, unreadable, next, total, complete } };
        position = { ...next };
      }
      function pageUntil(next: ListPlace, complete: boolean): Result<ListPageRows> {
        return { ok: true, value: { list, columns, rows, unreadable, next, total: null, complete } };
      }
    },
    async row(request, id, signal) {
      const [found, schema] = [await find(request.list, signal), await using.schema(signal)];
      if (!found.ok) return found;
      if (!schema.ok) return schema;
      return findRow(
        {
          schema: schema.value,
          list: found.value,
          page: lists.page,
          queryService: using.queryService,
          timeZone: await using.zone(),
        },
        request,
        id,
        signal,
      );
    },
    clientType: using.clientType,
  };
  return lists;
}

/** The columns by their keys, in the requested order; the usual ones where none are requested. */
export function columnsFor(list: ServiceList, keys: readonly string[]): readonly ListColumn[] {
  const selected = keys.flatMap((key) => list.columns.find((column) => column.key === key) ?? []);
  const once = selected.filter((column, index) => selected.indexOf(column) === index).slice(0, mostColumns);
  return once.length > 0 ? once : list.columns.filter(({ usual }) => usual);
}

/** The required arguments of the list that are missing, by the service's names. */
function lackingIn(list: ServiceList, { search, filters }: ListRequest): readonly string[] {
  const needed = list.filters.filter(({ required, key }) => required && (filters.get(key) ?? '') === '');
  const lacksSearch = list.search === 'needed' && (search?.trim() ?? '') === '';
  return [...needed.map(({ title }) => title), ...(lacksSearch ? [t('lists.search')] : [])];
}

/** The lists of whatever service is in use. `timeZone` is the computer's. */
export function openLists(
  { maps, connections, clinic }: Pick<Session, 'maps' | 'connections' | 'clinic'>,
  settings: SettingsStore,
  timeZone: string,
): Lists {
  return createLists({
    zone: () =>
      zoneOfDesk({
        clinic: clinic.clinic(),
        lastLocation: lastLocationOf(settings, connections.environment()),
        timeZone,
      }),
    schema: (signal) => loadSchema(maps, connections, signal),
    // The type that Front Desk has a card for: one record can be queried by id.
    clientType: () => maps.of(connections.connectionKey()).concepts.client?.chosen?.type ?? null,
    queryService: connections.queryService,
  });
}
