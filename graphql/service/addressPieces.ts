/**
 * An address as it was edited in one line, in the pieces that a service keeps: those at its beginning and at its end that
 * were left alone stay where they were, and what is between them takes the pieces that are left. Null where nobody can
 * tell which piece became what.
 */
export function addressPieces(former: readonly (string | null)[], edited: string): readonly (string | null)[] | null {
  const text = edited.trim().replace(/\s+/g, ' ');
  if (text === '') return former.map(() => null);
  const filled = former.flatMap((piece, index) => (piece === null ? [] : [index]));
  // As at a registration: where there was none the whole of it stands in the first line.
  if (filled.length === 0) return former.map((_, index) => (index === 0 ? text : null));
  const parts = partsOf(text);
  const aligned = align(former, filled, text);
  return aligned ?? (parts.length === former.length ? parts : null);
}

function align(
  former: readonly (string | null)[],
  filled: readonly number[],
  text: string,
): readonly (string | null)[] | null {
  let rest = text;
  const unchanged = new Set<number>();
  for (const index of filled) {
    const piece = former[index] ?? '';
    if (rest !== piece && !rest.startsWith(`${piece}, `)) break;
    unchanged.add(index);
    rest = rest.slice(piece.length + 2);
  }
  for (const index of filled.toReversed()) {
    const piece = former[index] ?? '';
    if (unchanged.has(index) || (rest !== piece && !rest.endsWith(`, ${piece}`))) break;
    unchanged.add(index);
    rest = rest.slice(0, Math.max(rest.length - piece.length - 2, 0));
  }
  const open = filled.filter((index) => !unchanged.has(index));
  const replacements = rest === '' ? open.map(() => null) : open.length === 1 ? [rest] : partsOf(rest);
  if (replacements.length !== open.length) return null;
  return former.map((piece, index) => (open.includes(index) ? (replacements[open.indexOf(index)] ?? null) : piece));
}

function partsOf(text: string): readonly string[] {
  return text.split(/,\s*/).filter((part) => part !== '');
}
