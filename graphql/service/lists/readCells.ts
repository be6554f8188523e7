import { isRecord } from '../json.ts';
import { readMoney } from '../readers/readMoney.ts';
import { asText, readText, readValue, valueAt, valuesAt } from '../sources.ts';
import { instantIn, readDate, readMoment } from '../readers/time.ts';
import type { ListColumn } from './serviceList.ts';

/** A value of a row as text that people, files and screens write in their own way. */
export interface ListCell {
  /** ISO for dates and moments, a plain decimal for money and numbers, `true` or `false` for flags. */
  readonly text: string;
  readonly currency: string | null;
  /** The id of the object that it leads to. */
  readonly link: string | null;
}

/** The cells of a row in column order; null where the service gives no value. */
export function readCells(
  row: unknown,
  columns: readonly ListColumn[],
  timeZone: string,
): readonly (ListCell | null)[] {
  return columns.map((column) => readCell(row, column, timeZone));
}

function readCell(row: unknown, column: ListColumn, timeZone: string): ListCell | null {
  const { from, kind } = column;
  switch (from.kind) {
    case 'money': {
      const money = readMoney(row, from.money);
      if (money) return { text: money.amount, currency: money.currency, link: null };
      return plain(textOf(valueAt(row, from.money.amount)));
    }
    case 'link': {
      const target = valueAt(row, from.link.path);
      if (target === null) return null;
      const id = readText(target, from.link.fields.id);
      const name = readText(target, from.link.fields.name) ?? id;
      return name === null ? null : { text: name, currency: null, link: id };
    }
    case 'value': {
      if (kind === 'texts') {
        const path = from.source.kind === 'path' ? from.source.path : [];
        const texts = valuesAt(row, path).flatMap((value) => textOf(value) ?? []);
        return texts.length === 0 ? null : plain(texts.join('; '));
      }
      const value = readValue(row, from.source);
      return plain(timeOf(value, kind, timeZone) ?? textOf(value));
    }
  }
}

function plain(text: string | null): ListCell | null {
  return text === null ? null : { text, currency: null, link: null };
}

/** A value that is no time is shown as it is. */
function timeOf(value: unknown, kind: ListColumn['kind'], timeZone: string): string | null {
  if (kind === 'date') return typeof value === 'string' && value.length <= 10 ? null : readDate(value, timeZone);
  if (kind !== 'moment') return null;
  const moment = readMoment(value, timeZone);
  return moment === null ? null : instantIn(moment, timeZone);
}

function textOf(value: unknown): string | null {
  if (typeof value === 'boolean') return String(value);
  // A scalar of the service's own may hold anything.
  if (isRecord(value)) return JSON.stringify(value);
  return asText(value);
}
