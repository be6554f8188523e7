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

/** What begins a formula, also in the full width of East Asian keyboards, and what spreadsheets skip before it. */
const formula = /^[\0-\x20]*[=+\-@＝＋－＠]|^[\0\t\r\n]/;
/**
 * The same behind what separates cells where the computer's language writes a comma in numbers: there a spreadsheet takes
 * `;` or a tab, and no quotes within a line hold.
 */
const laterFormula = /([;\t\r\n]["\0-\x20]*)(?=[=+\-@＝＋－＠])/g;

/**
 * The text of a cell. Spreadsheets execute text that begins like a formula, even a client's name: an apostrophe keeps
 * it text. A plain negative number needs none.
 */
export function safeText(cell: CsvCell): string {
  const text = cell === null ? '' : String(cell);
  const guarded = formula.test(text) && !plainNegative.test(text) ? `'${text}` : text;
  return guarded.replace(laterFormula, "$1'");
}
