import type { ListCell } from '../../../graphql/service/lists/readCells.ts';
import type { ListColumn, ServiceList } from '../../../graphql/service/lists/serviceList.ts';
import type { Result } from '../../contract/result.ts';
import type { ListPlace } from '../adapter/clinic/listPage.ts';

/** What is wanted of a list. */
export interface ListRequest {
  readonly list: string;
  readonly search: string | null;
  readonly filters: ReadonlyMap<string, string>;
  /** Keys of columns in their order; none for the usual ones. */
  readonly columns: readonly string[];
}

/** A row as it is shown. */
export interface ListLine {
  /** Null where nothing tells it from its like. */
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

/** Reads a page of a list from a place on; what the service gives short is asked on. */
export type ReadPage = (
  request: ListRequest,
  place: ListPlace,
  size: number,
  signal: AbortSignal,
) => Promise<Result<ListPageRows>>;
