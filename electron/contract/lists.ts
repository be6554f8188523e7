/** A list of the service as it is filtered, to be written as CSV. */
export interface ListExport {
  /** A plain file name that ends in `.csv`. */
  readonly name: string;
  readonly list: string;
  readonly search: string | null;
  readonly filters: readonly { readonly key: string; readonly value: string }[];
  /** Keys of columns in their order. */
  readonly columns: readonly string[];
}

export const maxListColumns = 40;
export const maxListFilters = 60;

export interface ExportedList {
  /** Null where the person changed her mind. */
  readonly where: string | null;
  readonly rows: number;
  /** False where there are more rows than were written. */
  readonly complete: boolean;
  readonly unreadable: number;
}
