import type { Ids } from '../../dialects/ids.ts';

// What has ids, in an order that is part of them.
const kinds = [
  'organization',
  'place',
  'provider',
  'visitType',
  'client',
  'patient',
  'appointment',
  'invoice',
  'payment',
  'conversation',
  'message',
  'task',
  'reminder',
  'vaccination',
  'prescription',
  'note',
  'labOrder',
  'weight',
  'product',
  'category',
  'room',
  'user',
  'role',
  'reason',
  'source',
  'webhook',
  'apiKey',
] as const;

/** Whatever the service gives an id. */
export type CodedKind = (typeof kinds)[number];

const letters = 'mVK3xTq8Zb1LcRy0nWd6FgJh9sPaU4eQoi5EwGtM2zXkBvN7CrSpYfDlAjHuIO';
const length = 8;
const step = 100_000_007;
const first = 7_340_033;
const room = 64;
// As many as eight letters can tell apart.
const mostNames = letters.length ** length;

/** The id of something: eight letters and digits that say nothing. */
export function codeOf(kind: CodedKind, key: number): string {
  return written(first + step * (key * room + kinds.indexOf(kind)));
}

/** The key behind an id; null where it is no id of this kind. */
export function keyOfCode(kind: CodedKind, code: string | number | null | undefined): number | null {
  if (code === null || code === undefined) return null;
  const text = String(code);
  let sum = 0;
  for (const letter of text.split('').toReversed()) sum = sum * letters.length + letters.indexOf(letter);
  const key = ((sum - first) / step - kinds.indexOf(kind)) / room;
  return Number.isInteger(key) && key > 0 && codeOf(kind, key) === text ? key : null;
}

/** The id of what has only a name, such as a breed. */
export function codeOfName(name: string): string {
  let sum = first;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % mostNames;
  return written(sum);
}

/** The ids of the practice's rows. */
export const rhapsodyIds: Ids = { of: codeOf, key: keyOfCode };

function written(number: number): string {
  let rest = number;
  let code = '';
  while (code.length < length) {
    code += letters[rest % letters.length] ?? '';
    rest = Math.floor(rest / letters.length);
  }
  return code;
}
