import type { CsvCell } from '../../contract/files.ts';

/** Excel takes a file without it for one in the computer's old code page. */
export const byteOrderMark = '\uFEFF';

const lineEnd = '\r\n';
const plainNegative = /^-\d+([.,]\d+)?$/;

/** Rows as a file that every spreadsheet opens: RFC 4180, marked as UTF-8, and nothing in it is a formula. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return byteOrderMark + rows.map((row) => row.map(writeCell).join(',') + lineEnd).join('');
}

function writeCell(cell: CsvCell): string {
  const text = safeText(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The text of a cell. Spreadsheets execute text that begins like a formula, even a client's name: an apostrophe keeps
 * it text. A plain negative number needs none.
 */
export function safeText(cell: CsvCell): string {
  const text = cell === null ? '' : String(cell);
  return /^[=+\-@\t\r\n]/.test(text) && !plainNegative.test(text) ? `'${text}` : text;
}
