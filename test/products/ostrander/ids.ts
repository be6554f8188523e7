import { type Ids, mixed } from '../../dialects/ids.ts';
import type { Kind } from '../../dialects/practice.ts';

/** What has ids there: the rows of the practice, and what the services keep beside them. */
const spaces = [
  'organization',
  'place',
  'provider',
  'visitType',
  'client',
  'patient',
  'appointment',
  'clientParty',
  'providerParty',
  'region',
  'room',
  'assignment',
  'line',
  'label',
  'note',
  'encounter',
  'relationship',
  'alert',
  'problem',
  'immunization',
  'reminder',
  'invoice',
  'payment',
  'credit',
  'catalogItem',
  'priceBook',
  'plan',
  'enrollment',
  'conversation',
  'message',
  'task',
  'audit',
  'waitlist',
] as const;

export type Space = (typeof spaces)[number];

// Crockford's base 32, as ULIDs are written: without I, L, O and U.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const epoch = Date.parse('2019-01-07T09:00:00Z');
const stepMs = 7_200_000;
const apartMs = 1009;
const timeLetters = 10;
const chanceLetters = 16;

/** A ULID: ten letters of a time, by which rows sort as they were made, and sixteen that look like chance. */
export function ulid(space: Space, key: number): string {
  const index = spaces.indexOf(space);
  let time = epoch + key * stepMs + index * apartMs;
  let text = '';
  for (let place = 0; place < timeLetters; place += 1) {
    text = `${alphabet.charAt(time % 32)}${text}`;
    time = Math.floor(time / 32);
  }
  for (let place = 0; place < chanceLetters; place += 1)
    text += alphabet.charAt(mixed(key * 1024 + index * chanceLetters + place) >>> 27);
  return text;
}

/** The key behind a ULID of a space; null where it was not made there. Case doesn't count. */
export function keyOfUlid(space: Space, id: string | number | null | undefined): number | null {
  const text = String(id ?? '').toUpperCase();
  if (!isUlid(text)) return null;
  const time = Array.from(text.slice(0, timeLetters)).reduce((sum, letter) => sum * 32 + alphabet.indexOf(letter), 0);
  const key = (time - epoch - spaces.indexOf(space) * apartMs) / stepMs;
  return Number.isInteger(key) && key >= 0 && ulid(space, key) === text ? key : null;
}

/** Whether a text has the form of a ULID. */
export function isUlid(text: string): boolean {
  return /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/i.test(text);
}

/** Ids of the rows of the practice. A client is a party in the role of a customer, and its id is that of the role. */
export const ostranderIds: Ids = {
  of: (kind: Kind, key) => ulid(kind, key),
  key: (kind, id) => keyOfUlid(kind, id),
};
