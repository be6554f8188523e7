import { alertsOf, type ClientColumnName } from '../../../electron/contract/clients.ts';
import { t } from '../../../i18n/page/t.ts';
import { formatDate } from '../../lib/dates.ts';
import { readableLabel } from '../../lib/readableLabel.ts';
import type { ReviewClient } from './rows.ts';

interface ColumnLayout {
  /** Pixels; the remaining width is distributed by `grow`. */
  readonly width: number;
  readonly grow: number;
  /** Numbers are aligned at their end. */
  readonly atEnd?: true;
}

export const columnLayout: Readonly<Record<ClientColumnName, ColumnLayout>> = {
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
  return t(titles[column]);
}

/** The grid-template-columns of the table. */
export function gridTracks(columns: readonly ClientColumnName[]): string {
  return columns
    .map((column) => {
      const { width, grow } = columnLayout[column];
      return grow === 0 ? `${width}px` : `minmax(${width}px, ${grow}fr)`;
    })
    .join(' ');
}

/** The table's horizontal padding. */
const margins = 24;

/** Pixels. */
export function leastWidth(columns: readonly ClientColumnName[]): number {
  return columns.reduce((sum, column) => sum + columnLayout[column].width, margins);
}

const cellPadding = 16;
/** Of the widest common letters, in pixels. */
const letterWidth = 8.5;

/** Whether a text may be wider than its column. Ellipses are costly, and most texts are short. */
export function mayOverflow(column: ClientColumnName, text: string): boolean {
  return text.length * letterWidth > columnLayout[column].width - cellPadding;
}

/** A text of ten thousand letters is slow to lay out, and a cell shows only its start. */
const maxCharacters = 200;

/** The text of a cell, except the balance; empty where nothing is known. */
export function cellText(
  column: Exclude<ClientColumnName, 'balance'>,
  client: ReviewClient,
  formatPhone: (number: string) => string,
): string {
  const text = fullText(column, client, formatPhone);
  return text.length > maxCharacters ? `${text.slice(0, maxCharacters)}…` : text;
}

function fullText(
  column: Exclude<ClientColumnName, 'balance'>,
  client: ReviewClient,
  formatPhone: (number: string) => string,
): string {
  switch (column) {
    case 'name':
      return client.name;
    case 'id':
      return client.id;
    case 'phone':
      return summarize(client.phones.map(({ number }) => formatPhone(number)));
    case 'email':
      return summarize(client.emails);
    case 'address':
      return client.address ?? '';
    case 'active':
      return client.active === null ? '' : client.active ? t('review.active') : t('general.inactive');
    case 'alerts':
      return alertsOf(client).join(', ');
    case 'tags':
      return client.tags.map((tag) => readableLabel(tag) ?? tag).join(', ');
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

function summarize(values: readonly string[]): string {
  const [first = '', ...more] = values;
  return more.length === 0 ? first : `${first} +${more.length}`;
}
