export type CsvCell = string | number | null;

/** A list that the page requests to save. The user chooses where, or the host does; the page names no folder. */
export interface FileToSave {
  /** A plain file name that ends in `.csv`. */
  readonly name: string;
  /** Titles first. The core writes them so that nothing in them is a formula. */
  readonly rows: readonly (readonly CsvCell[])[];
}

export const papers = ['A4', 'Letter'] as const;
export type Paper = (typeof papers)[number];

/** The page's print view, as a file. A size set in its style sheet takes precedence. */
export interface PdfToSave {
  /** A plain file name that ends in `.pdf`. */
  readonly name: string;
  readonly paper: Paper;
}

const maxNameCharacters = 120;
// Letters of any language, digits and a few signs: no folder, no hidden file, nothing with a special meaning for a system.
const plainName = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} _-]*$/u;
// Windows opens a device for these, with any extension.
const deviceName = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** Whether a text is the plain name of a file with this ending, such as `csv`. */
export function isFileName(value: unknown, ending: string): value is string {
  if (typeof value !== 'string' || value.length > maxNameCharacters || !value.endsWith(`.${ending}`)) return false;
  const name = value.slice(0, -ending.length - 1);
  return plainName.test(name) && !deviceName.test(name) && name === name.trim();
}

/** A text as a part of a plain file name. */
export function fileNamePart(text: string): string {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.join('-').slice(0, 60).toLowerCase();
}

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
  /** Null where the user cancelled. */
  readonly where: string | null;
  readonly rows: number;
  /** False where there are more rows than were written. */
  readonly complete: boolean;
  readonly unreadable: number;
}
