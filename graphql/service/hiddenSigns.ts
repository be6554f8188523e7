import { isRecord } from './json.ts';

/*
 * Control characters, and what turns the text around it: Unicode's embeddings, overrides and isolates. Not what breaks a
 * line or sets a tab.
 */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const hiddenSigns = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\u202A-\u202E\u2066-\u2069]/g;
/** Marks of one direction, which names in Arabic and Hebrew need. */
const directionMarks = /[\u061C\u200E\u200F]/g;

/** A text of the schema whose signs that show nothing, or turn the text around them, are shown by their numbers: `\u202E`. */
export function showHiddenSigns(text: string): string {
  return text.replace(hiddenSigns, numberOf).replace(directionMarks, numberOf);
}

function numberOf(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}`;
}

/** What names a thing, and is sent back to name it. */
const names: ReadonlySet<string> = new Set(['id', 'version', '__typename']);

/** The same for all texts of an answer, but for marks of one direction; ids and versions stay as they are. */
export function showHiddenSignsIn(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(hiddenSigns, numberOf);
  if (Array.isArray(value)) {
    const shown = value.map(showHiddenSignsIn);
    return shown.every((each, index) => each === value[index]) ? value : shown;
  }
  if (!isRecord(value)) return value;
  let shown: Record<string, unknown> | null = null;
  for (const [key, each] of Object.entries(value)) {
    const text = names.has(key) ? each : showHiddenSignsIn(each);
    if (text !== each) shown = { ...(shown ?? value), [key]: text };
  }
  return shown ?? value;
}
