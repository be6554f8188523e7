import { GraphQLError } from 'graphql';
import { wallDay } from '../../dialects/clock.ts';
import type { Column, SalesforceRecord } from './records.ts';

/** Conditions on fields and parents, joined by and. */
export type Where = Readonly<Record<string, unknown>>;

const dayMs = 86_400_000;
const zone = 'America/New_York';

/** Whether a record meets a filter; `now` is for literals such as TODAY. */
export function meetsWhere(record: SalesforceRecord, where: Where | null | undefined, now: number): boolean {
  return Object.entries(where ?? {}).every(([field, condition]) => {
    if (condition === null || condition === undefined) return true;
    // Sound: the schema lets nothing else through at these places.
    if (field === 'and') return (condition as Where[]).every((part) => meetsWhere(record, part, now));
    if (field === 'or') return (condition as Where[]).some((part) => meetsWhere(record, part, now));
    if (field === 'not') return !meetsWhere(record, condition as Where, now);
    const parent = record.parents[field];
    if (!parent) return meetsOperators(record.columns[field] ?? null, condition as Where, now);
    const related = parent();
    return related !== null && meetsWhere(related, condition as Where, now);
  });
}

function meetsOperators(value: Column, operators: Where, now: number): boolean {
  return Object.entries(operators).every(([operator, operand]) => {
    if (operator === 'in' || operator === 'nin') {
      const isThere = (operand as unknown[]).some((one) => meetsOperator(value, 'eq', one, now));
      return isThere === (operator === 'in');
    }
    return meetsOperator(value, operator, operand, now);
  });
}

function meetsOperator(value: Column, operator: string, operand: unknown, now: number): boolean {
  if (operand === null) return (value === null) === (operator === 'eq');
  if (operator === 'ne') return !meetsOperator(value, 'eq', operand, now);
  if (value === null) return false;
  if (operator === 'like') return typeof operand === 'string' && likePattern(operand).test(String(value));
  const [from, to] = typeof operand === 'object' ? rangeOf(operand as Where, now) : [operand, operand];
  switch (operator) {
    case 'eq':
      return compare(value, from) >= 0 && compare(value, to) <= 0;
    case 'lt':
      return compare(value, from) < 0;
    case 'lte':
      return compare(value, to) <= 0;
    case 'gt':
      return compare(value, to) > 0;
    default:
      return compare(value, from) >= 0;
  }
}

/** The first and the last instant of what an input of a date or time says. */
function rangeOf({ value, literal, range }: Where, now: number): readonly [string, string] {
  if (typeof value === 'string') {
    const text = value.includes('T') ? instantText(value) : value;
    return [text, text];
  }
  const shift: Readonly<Record<string, number>> = { YESTERDAY: -1, TODAY: 0, TOMORROW: 1 };
  const days = shift[String(literal)];
  if (range !== undefined || days === undefined) throw new GraphQLError(`Unsupported date: ${String(literal)}`);
  const day = wallDay(now + days * dayMs, zone);
  // The organization's own zone is five hours behind UTC on the days of this practice.
  const from = Date.parse(`${day}T05:00:00Z`);
  return [new Date(from).toISOString(), new Date(from + dayMs - 1).toISOString()];
}

function instantText(text: string): string {
  const instant = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(instant)) throw new GraphQLError(`Variable has an invalid DateTime value: ${text}`);
  return new Date(instant).toISOString();
}

function compare(value: Column, operand: unknown): number {
  if (typeof value === 'number' && typeof operand === 'number') return value - operand;
  const [left, right] = [comparable(value), comparable(operand)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Text is compared without regard to case, ids without the three characters that guard it. */
function comparable(value: unknown): string {
  return String(value)
    .replace(/^(\w{15})AAC$/, '$1')
    .toLowerCase();
}

function likePattern(like: string): RegExp {
  const escaped = like.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('%', '.*').replaceAll('_', '.')}$`, 'isu');
}

/** Orders records by the fields of an order, and by id; what is empty comes first unless told otherwise. */
export function inOrder(
  records: readonly SalesforceRecord[],
  order: Where | null | undefined,
): readonly SalesforceRecord[] {
  return records.toSorted((a, b) => compareBy(a, b, order ?? {}) || (a.id < b.id ? -1 : 1));
}

function compareBy(a: SalesforceRecord, b: SalesforceRecord, order: Where): number {
  for (const [field, clause] of Object.entries(order)) {
    const [one, other] = [a.parents[field]?.() ?? null, b.parents[field]?.() ?? null];
    if (one && other) {
      const sign = compareBy(one, other, clause as Where);
      if (sign !== 0) return sign;
      continue;
    }
    const { order: direction = 'ASC', nulls = 'FIRST' } = clause as { order?: string; nulls?: string };
    const [left = null, right = null] = [a.columns[field], b.columns[field]];
    if (left === right) continue;
    if (left === null || right === null) return (left === null) === (nulls === 'FIRST') ? -1 : 1;
    const sign = compare(left, right);
    if (sign !== 0) return direction === 'DESC' ? -sign : sign;
  }
  return 0;
}
