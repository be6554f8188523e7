import { alertsOf, type ClientColumnName } from '../../../electron/contract/clients.ts';
import { say } from '../../../words/page/say.ts';
import { formatDate } from '../../lib/dates.ts';
import { readableWord } from '../../lib/readableWord.ts';
import type { ReviewClient } from './rows.ts';

interface ColumnLook {
  /** In pixels; what room is left over is shared by `grow`. */
  readonly width: number;
  readonly grow: number;
  /** Numbers stand below each other at their right end. */
  readonly atEnd?: true;
}

export const columnLooks: Readonly<Record<ClientColumnName, ColumnLook>> = {
  name: { width: 166, grow: 2 },
  id: { width: 88, grow: 0 },
  phone: { width: 140, grow: 1 },
  email: { width: 200, grow: 2 },
  address: { width: 220, grow: 3 },
  active: { width: 88, grow: 0 },
  alerts: { width: 150, grow: 2 },
  tags: { width: 120, grow: 1 },
  balance: { width: 134, grow: 0, atEnd: true },
  since: { width: 108, grow: 0 },
  lastVisit: { width: 108, grow: 0 },
  location: { width: 140, grow: 1 },
  patients: { width: 150, grow: 2 },
};

const titles = {
  name: 'general.name',
  id: 'review.id',
  phone: 'general.phone',
  email: 'general.email',
  address: 'general.address',
  active: 'review.active',
  alerts: 'general.alerts',
  tags: 'review.tags',
  balance: 'general.balance',
  since: 'review.since',
  lastVisit: 'review.lastVisit',
  location: 'general.location',
  patients: 'general.patients',
} as const satisfies Readonly<Record<ClientColumnName, string>>;

export function columnTitle(column: ClientColumnName): string {
  return say(titles[column]);
}

/** The tracks of the table's grid. */
export function gridTracks(columns: readonly ClientColumnName[]): string {
  return columns
    .map((column) => {
      const { width, grow } = columnLooks[column];
      return grow === 0 ? `${width}px` : `minmax(${width}px, ${grow}fr)`;
    })
    .join(' ');
}

/** What the table leaves free at its sides. */
const margins = 24;

/** How wide the table is at least. */
export function leastWidth(columns: readonly ClientColumnName[]): number {
  return columns.reduce((sum, column) => sum + columnLooks[column].width, margins);
}

const cellPadding = 16;
/** Of the widest letters that are usual. */
const letterWidth = 8.5;

/** Whether a text may be wider than its column: to cut off costs, and most texts of a table are short. */
export function mayBeCut(column: ClientColumnName, text: string): boolean {
  return text.length * letterWidth > columnLooks[column].width - cellPadding;
}

/** Nobody reads more of it in a cell, and a text of ten thousand letters is slow to lay out. */
const mostCharacters = 200;

/** What a cell says, apart from the balance; empty where nothing is known. */
export function cellText(column: Exclude<ClientColumnName, 'balance'>, client: ReviewClient): string {
  const text = wholeText(column, client);
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text;
}

function wholeText(column: Exclude<ClientColumnName, 'balance'>, client: ReviewClient): string {
  switch (column) {
    case 'name':
      return client.name;
    case 'id':
      return client.id;
    case 'phone':
      return firstAndMore(client.phones.map(({ number }) => number));
    case 'email':
      return firstAndMore(client.emails);
    case 'address':
      return client.address ?? '';
    case 'active':
      return client.active === null ? '' : client.active ? say('review.active') : say('general.inactive');
    case 'alerts':
      return alertsOf(client).join(', ');
    case 'tags':
      return client.tags.map((tag) => readableWord(tag) ?? tag).join(', ');
    case 'since':
      return client.since === null ? '' : formatDate(client.since);
    case 'lastVisit':
      return client.lastVisit === null ? '' : formatDate(client.lastVisit);
    case 'location':
      return client.location?.name ?? '';
    case 'patients':
      return (client.patients ?? []).map(({ name, deceased }) => (deceased ? `${name} †` : name)).join(', ');
  }
}

function firstAndMore(values: readonly string[]): string {
  const [first = '', ...more] = values;
  return more.length === 0 ? first : `${first} +${more.length}`;
}
