import { isRecord } from './json.ts';

/*
 * Control characters, and what turns the text around it: Unicode's embeddings, overrides and isolates. Not what breaks a
 * line or sets a tab.
 */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const hiddenSigns = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\u202A-\u202E\u2066-\u2069]/g;
const anyHiddenSign = new RegExp(hiddenSigns.source);
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
  // Runs for every answer, and hardly one holds such a sign: nothing is copied before.
  if (typeof value === 'string') return anyHiddenSign.test(value) ? value.replace(hiddenSigns, numberOf) : value;
  if (Array.isArray(value)) return showInList(value);
  if (!isRecord(value)) return value;
  let shown: Record<string, unknown> | null = null;
  for (const key of Object.keys(value)) {
    const each = value[key];
    const text = names.has(key) ? each : showHiddenSignsIn(each);
    if (text !== each) shown = { ...(shown ?? value), [key]: text };
  }
  return shown ?? value;
}

function showInList(list: readonly unknown[]): readonly unknown[] {
  let shown: unknown[] | null = null;
  for (let index = 0; index < list.length; index += 1) {
    const each = list[index];
    const text = showHiddenSignsIn(each);
    if (text !== each) (shown ??= [...list])[index] = text;
  }
  return shown ?? list;
}
