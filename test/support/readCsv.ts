/** A reader of RFC 4180 of a few lines, for what was written by another hand. */
export function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quoted && sign === '"' && text.charAt(at + 1) === '"') at += 1;
    else if (sign === '"') {
      quoted = !quoted;
      continue;
    }
    if (!quoted && sign === ',') {
      row.push(cell);
      cell = '';
    } else if (!quoted && text.startsWith('\r\n', at)) {
      rows.push([...row, cell]);
      [row, cell] = [[], ''];
      at += 1;
    } else cell += sign;
  }
  if (quoted || row.length > 0 || cell !== '') throw new Error('The text ends within a row.');
  return rows;
}
