import { GraphQLError } from 'graphql';
import { Temporal } from 'temporal-polyfill';
import { type Row, type SortKey, isRow, textOf } from '../generatedRows.ts';
import { meetsComparison } from '../tableDefinitions.ts';
import type { FollowRelation, RelatedTable } from '../tableRelations.ts';

const entriesOf = (filter: Row): readonly (readonly [string, unknown])[] =>
  Object.entries(filter).filter(([, value]) => value !== null && value !== undefined);

/** Whether a filter says nothing at all, as what is null is skipped. */
const isVoid = (filter: unknown): boolean => isRow(filter) && entriesOf(filter).every(([, value]) => isVoid(value));

/** Whether a row meets a filter. What stands under OR is an alternative to all the rest of its filter. */
export function meetsFilter(follow: FollowRelation, table: RelatedTable, row: Row, filter: unknown): boolean {
  const said = isRow(filter)
    ? entriesOf(filter).filter(([field, value]) => field !== 'DISTINCT' && !isVoid(value))
    : [];
  const others = said.filter(([field]) => field !== 'OR');
  const meets = ([field, value]: readonly [string, unknown]): boolean => {
    if (field === 'AND' || field === 'OR') return meetsFilter(follow, table, row, value);
    if (field === 'NOT') return !meetsFilter(follow, table, row, value);
    const related = follow(table, row, field);
    if (related) return related.rows.some((other) => meetsFilter(follow, related.table, other, value));
    return isRow(value) && meetsLookups(row[field] ?? null, value, table.columns[field] ?? 'Str');
  };
  const either = said.find(([field]) => field === 'OR');
  if (!either) return others.every(meets);
  return (others.length > 0 && others.every(meets)) || meets(either);
}

function meetsLookups(value: unknown, lookups: Row, type: string): boolean {
  const own = shaped(value, type);
  return entriesOf(lookups).every(([lookup, wanted]) => {
    if (lookup === 'isNull') return (value === null) === wanted;
    if (value === null) return false;
    const other = Array.isArray(wanted) ? wanted.map((one) => shaped(one, type)) : shaped(wanted, type);
    if (lookup === 'range') {
      const { start = null, end = null } = isRow(wanted) ? wanted : {};
      return meetsLookups(value, { gte: start, lte: end }, type);
    }
    const [whole, part] = [textOf(value), textOf(wanted)];
    if (/regex$/i.test(lookup)) return new RegExp(part, lookup === 'regex' ? 'u' : 'iu').test(whole);
    if (lookup === 'iEndsWith') return whole.toLowerCase().endsWith(part.toLowerCase());
    if (isRow(wanted)) {
      const kind = lookup === 'date' ? 'Date' : lookup === 'time' ? 'Time' : 'Int';
      return meetsLookups(partsOf(whole, type)[lookup], wanted, kind);
    }
    return meetsComparison(lookup === 'inList' ? 'in' : lookup.toLowerCase(), own, other);
  });
}

function shaped(value: unknown, type: string): unknown {
  if (value === null || isRow(value)) return value;
  if (type === 'Datetime') return instantOf(textOf(value));
  return type === 'DecimalComparison' ? Number(value) : value;
}

/** Parts of a date or of a time, in UTC, which is the zone of the settings. */
function partsOf(text: string, type: string): Row {
  const zoned = type === 'Date' ? null : Temporal.Instant.from(text).toZonedDateTimeISO('UTC');
  const day = zoned ?? Temporal.PlainDate.from(text);
  const { weekOfYear: week, yearOfWeek: isoYear, dayOfWeek: isoWeekDay } = day;
  // Sunday is the first day in Django, and the last in ISO.
  const ofDay = { week, isoYear, isoWeekDay, weekDay: (isoWeekDay % 7) + 1, quarter: Math.ceil(day.month / 3) };
  const ofTime = { hour: zoned?.hour, minute: zoned?.minute, second: zoned?.second };
  const whole = { date: zoned?.toPlainDate().toString(), time: zoned?.toPlainTime().toString() };
  return { year: day.year, month: day.month, day: day.day, ...ofDay, ...ofTime, ...whole };
}

/** The instant of a DateTime, whose time may be left out; one without an offset is in UTC, the zone of the settings. */
export function instantOf(text: string): number {
  const hasOffset = /T.*(?:Z|[+-]\d{2}:?\d{2})$/i.test(text);
  const isNaive = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?$/.test(text);
  const instant = hasOffset || isNaive ? Date.parse(hasOffset || text.length === 10 ? text : `${text}Z`) : Number.NaN;
  if (!Number.isNaN(instant)) return instant;
  throw new GraphQLError(`Value cannot represent a DateTime: "${text}". Invalid isoformat string: '${text}'`);
}

/** The keys of an order; inner orders follow relations. */
export function sortKeys(follow: FollowRelation, table: RelatedTable, order: Row, path: string[] = []): SortKey[] {
  return entriesOf(order).flatMap(([field, way]) => {
    if (isRow(way)) return sortKeys(follow, table, way, [...path, field]);
    const [direction, , nulls] = textOf(way).split('_');
    const isDescending = direction === 'DESC';
    const value = (row: Row): unknown => {
      let [type, at]: [RelatedTable, Row] = [table, row];
      for (const step of path) {
        const related = follow(type, at, step);
        if (!related?.rows[0]) return null;
        [type, at] = [related.table, related.rows[0]];
      }
      return field === 'id' ? Number(at[field]) : shaped(at[field] ?? null, type.columns[field] ?? '');
    };
    // The database puts what is null at the end of an ascending order, unless asked otherwise.
    return [{ value, isDescending, nullsFirst: nulls ? nulls === 'FIRST' : isDescending }];
  });
}
