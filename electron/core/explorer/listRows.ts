import { listBegin, type ListPlace } from '../adapter/clinic/listPage.ts';
import { fetchRows } from '../adapter/clinic/pages.ts';
import type { QueryService } from '../connection/serviceClient.ts';
import type { Failure, Result } from '../../contract/failure.ts';
import type { SchemaModel } from '../../../graphql/service/introspection/schemaModel.ts';
import { type ListCell, readCells } from '../../../graphql/service/lists/readCells.ts';
import type { FactRequest, TableRequest } from '../../../graphql/service/lists/listRequest.ts';
import { rowRequests } from '../../../graphql/service/lists/listRequest.ts';
import type { ListColumn, ServiceList } from '../../../graphql/service/lists/serviceList.ts';
import { readText } from '../../../graphql/service/sources.ts';
import { valuesAt } from '../../../graphql/service/sources.ts';

/** The request for a list: its filter, sort and range. */
export interface ListRequest {
  readonly list: string;
  readonly search: string | null;
  readonly filters: ReadonlyMap<string, string>;
  /** Keys of columns in their order; none for the usual ones. */
  readonly columns: readonly string[];
}

/** A row as it is shown. */
export interface ListLine {
  /** Null where nothing distinguishes it from similar rows. */
  readonly id: string | null;
  /** In the order of the columns. */
  readonly cells: readonly (ListCell | null)[];
}

export interface ListPageRows {
  readonly list: ServiceList;
  readonly columns: readonly ListColumn[];
  readonly rows: readonly ListLine[];
  readonly next: ListPlace | null;
  readonly total: number | null;
  /** Rows that spoiled their page and were left out. */
  readonly unreadable: number;
  /** False where there are rows that no further page will bring. */
  readonly complete: boolean;
}

/** Reads a page of a list from a position on; further requests fill up a short page. */
export type ReadPage = (
  request: ListRequest,
  place: ListPlace,
  size: number,
  signal: AbortSignal,
) => Promise<Result<ListPageRows>>;

interface RowFact {
  readonly column: ListColumn;
  readonly cell: ListCell | null;
}

/** A list that a row holds. */
export interface RowTable {
  readonly key: string;
  readonly title: string;
  readonly type: string;
  readonly columns: readonly ListColumn[];
  readonly rows: readonly ListLine[];
  /** Whether there may be more rows than requested. */
  readonly cut: boolean;
  /** Why it could not be read; the rest of the row is there all the same. */
  readonly failure: Failure | null;
}

export interface RowOfList {
  readonly list: ServiceList;
  readonly facts: readonly RowFact[];
  readonly tables: readonly RowTable[];
  /** False where the service has no operation for one row: its values come from its list. */
  readonly whole: boolean;
  /** What of it could not be read. */
  readonly failure: Failure | null;
}

interface Using {
  readonly schema: SchemaModel;
  readonly list: ServiceList;
  readonly page: ReadPage;
  readonly queryService: QueryService;
  readonly timeZone: string;
}

/** All of one row: by its id where the service supports that, else from its list. */
export async function findRow(
  using: Using,
  request: ListRequest,
  id: string,
  signal: AbortSignal,
): Promise<Result<RowOfList | null>> {
  const reading = rowRequests(using.schema, using.list.type);
  if (!reading) return rowInList(using, request, id, signal);
  const [facts, tables] = await Promise.all([
    Promise.all(reading.facts.map((part) => readFacts(using, part, id, signal))),
    Promise.all(reading.tables.map((part) => readTable(using, part, id, signal))),
  ]);
  const read = facts.flatMap((part) => (part.ok ? [part.value] : []));
  const failed = facts.find((part) => !part.ok);
  const failure = failed && !failed.ok ? failed.failure : null;
  if (read.length === 0 && failure) return { ok: false, failure };
  if (read.length > 0 && read.every((part) => part === null))
    return reading.any ? rowInList(using, request, id, signal) : { ok: true, value: null };
  const { list } = using;
  return { ok: true, value: { list, facts: read.flatMap((part) => part ?? []), tables, whole: true, failure } };
}

async function readFacts(
  { queryService, timeZone }: Using,
  question: FactRequest,
  id: string,
  signal: AbortSignal,
): Promise<Result<readonly RowFact[] | null>> {
  const answer = await fetchRows(queryService, question, { id }, signal);
  if (!answer.ok) return answer;
  const [row] = answer.value;
  if (row === undefined || row === null) return { ok: true, value: null };
  return { ok: true, value: factsOf(question.columns, readCells(row, question.columns, timeZone)) };
}

async function readTable(
  { queryService, timeZone }: Using,
  { key, title, type, columns, id: idSource, path, most, ...question }: TableRequest,
  id: string,
  signal: AbortSignal,
): Promise<RowTable> {
  const table = { key, title, type, columns };
  const answer = await fetchRows(queryService, question, { id }, signal);
  if (!answer.ok) return { ...table, rows: [], cut: false, failure: answer.failure };
  const given = valuesAt(answer.value[0], path);
  const rows = given.slice(0, maxTableRows).map((row) => ({
    id: readText(row, idSource ?? undefined),
    cells: readCells(row, columns, timeZone),
  }));
  return { ...table, rows, cut: given.length > rows.length || (most !== null && rows.length >= most), failure: null };
}

/** The most rows of a table below a row, whatever the service gives. */
const maxTableRows = 1000;

/** How many pages are searched for a row of an old address. */
const mostPages = 10;
const pageSize = 50;

async function rowInList(
  { list, page: readPage }: Using,
  request: ListRequest,
  id: string,
  signal: AbortSignal,
): Promise<Result<RowOfList | null>> {
  const columns = list.columns.map(({ key }) => key);
  let place: ListPlace | null = listBegin;
  for (let page = 0; page < mostPages && place && !signal.aborted; page += 1) {
    const answer = await readPage({ ...request, columns }, place, pageSize, signal);
    if (!answer.ok) return answer;
    const line = answer.value.rows.find((row) => row.id === id);
    if (line) {
      const facts = factsOf(answer.value.columns, line.cells);
      return { ok: true, value: { list, facts, tables: [], whole: false, failure: null } };
    }
    place = answer.value.next;
  }
  return { ok: true, value: null };
}

function factsOf(columns: readonly ListColumn[], cells: readonly (ListCell | null)[]): readonly RowFact[] {
  return columns.map((column, index) => ({ column, cell: cells[index] ?? null }));
}
