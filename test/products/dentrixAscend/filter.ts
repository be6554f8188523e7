import { isRow, type Row } from '../generatedRows.ts';
import { instantIn } from './values.ts';

/** Whether a row is one of those that are asked for. */
export type RowTest = (row: Row) => boolean;

/** A filter that can't be read, in words. */
export class FilterError extends Error {}

const condition = /^([A-Za-z]\w*(?:\.[A-Za-z]\w*)*)(==|!=|>=|<=|~=|->|>|<)(.*)$/s;

/**
 * The test of a filter such as `location.id==7000000000114,start>=2026-11-17T05:00:00.000Z`: all conditions have to be
 * met. A comma within brackets parts the values of a list.
 */
export function readFilter(text: string): RowTest {
  const tests = text
    .split(/,(?![^[\]]*\])/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(readCondition);
  return (row) => tests.every((test) => test(row));
}

function readCondition(text: string): RowTest {
  const [, path = '', operator = '', value = ''] = condition.exec(text) ?? [];
  if (path === '') throw new FilterError(`The condition "${text}" has no field and operator`);
  const wanted = value.trim();
  const test = operator === '->' ? isAmong(wanted) : comparison(operator, wanted);
  const steps = path.split('.');
  return (row) => valuesAt(row, steps, path).some(test);
}

function isAmong(list: string): (own: unknown) => boolean {
  const inner = /^\[(.*)\]$/s.exec(list)?.[1];
  if (inner === undefined) throw new FilterError(`"${list}" is no list such as [1,2]`);
  const values = inner.split(',').map((each) => each.trim());
  return (own) => values.includes(plain(own));
}

function comparison(operator: string, wanted: string): (own: unknown) => boolean {
  if (operator === '~=') return (own) => plain(own).toLowerCase().includes(wanted.toLowerCase());
  return (own) => {
    const order = orderOf(own, wanted);
    if (operator === '==') return order === 0;
    if (operator === '!=') return order !== 0;
    if (Number.isNaN(order)) return false;
    if (operator === '>') return order > 0;
    if (operator === '<') return order < 0;
    return operator === '>=' ? order >= 0 : order <= 0;
  };
}

/** Below zero where the own value comes first; instants and numbers are compared by what they stand for. */
function orderOf(own: unknown, wanted: string): number {
  if (typeof own === 'number') return own - Number(wanted);
  const text = plain(own);
  const instant = instantIn(text);
  if (instant !== null) {
    // A day alone stands for its beginning in UTC.
    const other = instantIn(/^\d{4}-\d{2}-\d{2}$/.test(wanted) ? `${wanted}T00:00:00.000Z` : wanted);
    if (other === null) throw new FilterError(`"${wanted}" is no date-time`);
    return instant - other;
  }
  if (/^\d+$/.test(text) && /^\d+$/.test(wanted)) return Number(text) - Number(wanted);
  if (text === wanted) return 0;
  return text < wanted ? -1 : 1;
}

/** All values at a path, through references and lists; none where something on the way is empty. */
function valuesAt(value: unknown, steps: readonly string[], path: string): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((each) => valuesAt(each, steps, path));
  if (value === null || value === undefined) return [];
  const [step, ...rest] = steps;
  if (step === undefined) return isRow(value) ? [] : [value];
  if (!isRow(value) || !(step in value)) throw new FilterError(`The field "${path}" can't be filtered by`);
  const next = value[step];
  return valuesAt(typeof next === 'function' ? Reflect.apply(next, null, [{}]) : next, rest, path);
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : String(value);
}
