import { GraphQLError } from 'graphql';
import { type Row, isRow, sortedBy, textOf } from '../generatedRows.ts';
import type { FieldKind, Model } from './models.ts';

/** The arguments of a list of records. */
export interface ListArgs {
  readonly locale?: string | null;
  readonly fallbackLocales?: readonly string[] | null;
  readonly skip?: number | null;
  readonly first?: number | null;
  readonly filter?: Row | null;
  readonly orderBy?: readonly (string | null)[] | null;
}

const usual = 20;
const most = 500;
const minuteMs = 60_000;
const times = [
  '_createdAt',
  '_firstPublishedAt',
  '_publicationScheduledAt',
  '_publishedAt',
  '_unpublishingScheduledAt',
  '_updatedAt',
];

type Kind = FieldKind | 'status' | 'id';

function kindOf(model: Model | null, name: string): Kind {
  if (times.includes(name)) return 'dateTime';
  if (name === '_isValid') return 'boolean';
  if (name === '_status') return 'status';
  return model?.fields.find((field) => field.name === name)?.kind ?? 'id';
}

/** The value of a field as it is compared, in one of its languages where it has several. */
function valueOf(model: Model | null, row: Row, name: string, locale: string): unknown {
  const value = row[name] ?? null;
  const isLocalized = model?.fields.some((field) => field.name === name && field.isLocalized) === true;
  if (isLocalized && isRow(value)) return value[locale] ?? null;
  return kindOf(model, name) === 'dateTime' && typeof value === 'string' ? Date.parse(value) : value;
}

/** Whether a record fits a filter: all of what is given has to fit. */
export function fits(model: Model | null, row: Row, filter: Row | null | undefined, locale: string): boolean {
  return Object.entries(filter ?? {}).every(([name, condition]) => {
    if (condition === null || condition === undefined) return true;
    if (name === 'AND' || name === 'OR') {
      const parts = (Array.isArray(condition) ? condition : [condition]).filter(isRow);
      const isMet = (part: Row): boolean => fits(model, row, part, locale);
      return name === 'AND' ? parts.every(isMet) : parts.some(isMet);
    }
    const [kind, value] = [kindOf(model, name), valueOf(model, row, name, locale)];
    return Object.entries(isRow(condition) ? condition : {}).every(
      ([operator, wanted]) => wanted === null || wanted === undefined || meets(kind, value, operator, wanted),
    );
  });
}

function meets(kind: Kind, value: unknown, operator: string, wanted: unknown): boolean {
  const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
  switch (operator) {
    case 'exists':
      return !isEmpty === (wanted === true);
    case 'isBlank':
      return (isEmpty || value === '') === (wanted === true);
    case 'isPresent':
      return !(isEmpty || value === '') === (wanted === true);
    case 'matches':
      return isMatch(value, wanted);
    case 'notMatches':
      return !isMatch(value, wanted);
    default:
      if (kind === 'links') return meetsAll(value, operator, wanted);
      return kind === 'dateTime' ? meetsTime(value, operator, wanted) : meetsValue(value, operator, wanted);
  }
}

function meetsValue(value: unknown, operator: string, wanted: unknown): boolean {
  const list: readonly unknown[] = Array.isArray(wanted) ? wanted : [];
  if (operator === 'eq') return value === wanted;
  if (operator === 'neq') return value !== wanted;
  if (operator === 'in') return list.includes(value);
  if (operator === 'notIn') return !list.includes(value);
  if (value === null) return false;
  return typeof value === 'number'
    ? isInRange(value, operator, Number(wanted))
    : isInRange(textOf(value), operator, textOf(wanted));
}

/** Seconds of what is asked for don't count, and equal is what is within its minute. */
function meetsTime(value: unknown, operator: string, wanted: unknown): boolean {
  const text = textOf(wanted);
  const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) ? Date.parse(withOffset(text)) : Number.NaN;
  if (Number.isNaN(instant)) throw new GraphQLError(`"${text}" is not a valid DateTime`);
  const minute = Math.floor(instant / minuteMs) * minuteMs;
  const isWithin = typeof value === 'number' && value >= minute && value < minute + minuteMs;
  if (operator === 'eq') return isWithin;
  if (operator === 'neq') return !isWithin;
  return typeof value === 'number' && isInRange(value, operator, minute);
}

function withOffset(text: string): string {
  return /(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}Z`;
}

function isInRange<Value extends number | string>(value: Value, operator: string, limit: Value): boolean {
  if (operator === 'gt') return value > limit;
  if (operator === 'gte') return value >= limit;
  return operator === 'lt' ? value < limit : value <= limit;
}

function meetsAll(value: unknown, operator: string, wanted: unknown): boolean {
  const own: readonly unknown[] = Array.isArray(value) ? value : [];
  const list: readonly unknown[] = Array.isArray(wanted) ? wanted : [];
  if (operator === 'eq') return own.length === list.length && list.every((id) => own.includes(id));
  if (operator === 'allIn') return list.every((id) => own.includes(id));
  const isLinked = list.some((id) => own.includes(id));
  return operator === 'anyIn' ? isLinked : !isLinked;
}

function isMatch(value: unknown, wanted: unknown): boolean {
  if (!isRow(wanted) || value === null) return false;
  const { pattern, caseSensitive, regexp } = wanted;
  const source = regexp === true ? textOf(pattern) : textOf(pattern).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  try {
    return new RegExp(source, caseSensitive === true ? 'u' : 'iu').test(textOf(value));
  } catch {
    throw new GraphQLError(`Invalid regular expression: ${textOf(pattern)}`);
  }
}

/** The records of a list that fit, in order, without regard to pages. */
export function chosen(
  model: Model | null,
  rows: readonly Row[],
  { filter, orderBy, locale }: ListArgs,
): readonly Row[] {
  const language = locale ?? 'en';
  const keys = (orderBy ?? []).flatMap((text) => {
    const [, name, direction] = /^(.+)_(ASC|DESC)$/.exec(text ?? '') ?? [];
    if (name === undefined) return [];
    const isDescending = direction === 'DESC';
    return [{ value: (row: Row) => valueOf(model, row, name, language), isDescending, nullsFirst: isDescending }];
  });
  const found = rows.filter((row) => fits(model, row, filter, language));
  return keys.length === 0 ? found : sortedBy(found, keys);
}

/** A page of records: twenty unless asked for, and no more than 500 may be asked for. */
export function pageOf(rows: readonly Row[], { skip, first }: ListArgs, cap: number): readonly Row[] {
  const [from, count] = [skip ?? 0, first ?? usual];
  if (count > most || count < 0 || from < 0)
    throw new GraphQLError(`Argument 'first' must be between 0 and ${String(most)}, and 'skip' no less than 0`);
  return rows.slice(from, from + Math.min(count, cap));
}
