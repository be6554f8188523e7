import type { ListRowQuery, ListRowsQuery, ServiceListsQuery } from '../../../graphql/desk/generated/operations.ts';
import { t } from '../../../i18n/page/t.ts';
import { displayLocale } from '../../lib/locale.ts';
import { amountText } from '../../lib/money.ts';
import { clientPath } from '../../lib/paths.ts';
import { readableLabel } from '../../lib/readableLabel.ts';
import { listPath } from './listAddress.ts';

export type ListView = ServiceListsQuery['serviceLists'][number];
export type ColumnView = ListView['columns'][number];
export type FilterView = ListView['filters'][number];
export type RowsView = ListRowsQuery['listRows'];
export type LineView = RowsView['rows'][number];
export type CellView = LineView['cells'][number];
export type RowView = NonNullable<ListRowQuery['listRow']>;

const dates = new Map<string, Intl.DateTimeFormat>();

/** The text of a cell. A value that can't be parsed is shown as the service sent it. */
export function cellText({ kind }: ColumnView, cell: CellView): string {
  if (cell === null) return '';
  const { text, currency } = cell;
  switch (kind) {
    case 'money':
      return amountText(text, currency);
    case 'date':
      return dateText(text) ?? text;
    case 'moment':
      return momentOnWall(text) ?? text;
    case 'flag':
      return text === 'true' ? t('general.yes') : text === 'false' ? t('general.no') : text;
    case 'state':
      return readableLabel(text) ?? text;
    case 'id':
    case 'text':
    case 'number':
    case 'texts':
    case 'link':
      return text;
  }
}

/** The link of a cell. */
export function cellPath({ kind, list, isClient }: ColumnView, cell: CellView): string | null {
  if (kind !== 'link' || cell === null || cell.link === null) return null;
  if (isClient) return clientPath(cell.link);
  return list === null ? null : listPath({ list, row: cell.link });
}

function dateText(text: string): string | null {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatted(`${text}T00:00:00Z`, { dateStyle: 'medium' }) : null;
}

/** The local time of an instant, as written in its text. */
function momentOnWall(text: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text)) return null;
  return formatted(`${text.slice(0, 16)}:00Z`, { dateStyle: 'medium', timeStyle: 'short' });
}

function formatted(instant: string, options: Intl.DateTimeFormatOptions): string | null {
  const moment = Date.parse(instant);
  if (Number.isNaN(moment)) return null;
  const key = `${displayLocale} ${options.timeStyle ?? ''}`;
  const format = dates.get(key) ?? new Intl.DateTimeFormat(displayLocale, { ...options, timeZone: 'UTC' });
  dates.set(key, format);
  return format.format(moment).replaceAll('\u202f', '\u00a0');
}

/** Numbers are aligned at their end. */
export function isAtEnd({ kind }: ColumnView): boolean {
  return kind === 'number' || kind === 'money';
}

/** Pixels. */
const widths: Readonly<Record<ColumnView['kind'], number>> = {
  id: 110,
  text: 160,
  number: 110,
  money: 104,
  date: 120,
  moment: 184,
  state: 112,
  flag: 90,
  texts: 170,
  link: 144,
};

/** The column that names a row is wider. */
export function columnWidth({ kind }: ColumnView, index: number): number {
  return index === 0 && kind === 'text' ? 164 : widths[kind];
}
