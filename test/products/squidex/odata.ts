import { type Row, compareValues, isRow } from '../generatedRows.ts';
import { readLogic } from '../odataLogic.ts';
import { invalid } from './records.ts';

type Test = (row: Row) => boolean;

const tokens = /\s*('(?:[^']|'')*'|[(),]|[^\s(),']+)/y;
const functions = ['contains', 'startswith', 'endswith', 'empty', 'exists'];
const instant = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** The test that a filter in the language of OData stands for, as far as its usual parts. */
export function filterTest(filter: string): Test {
  const words = wordsOf(filter);
  let at = 0;
  const fail = (why: string): never => {
    throw invalid(`OData $filter clause not valid: ${why}`);
  };
  const peek = (): string => words[at]?.toLowerCase() ?? '';
  const take = (wanted?: string): string => {
    const word = words[at];
    if (word === undefined) return fail(`Expression expected at position ${String(filter.length)} in '${filter}'.`);
    if (wanted !== undefined && word.toLowerCase() !== wanted) return fail(`')' or operator expected in '${filter}'.`);
    at += 1;
    return word;
  };
  const value = (): unknown => {
    const word = take();
    if (word.startsWith("'")) return word.slice(1, -1).replaceAll("''", "'");
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null') return null;
    if (instant.test(word)) return new Date(word);
    if (/^-?\d+(?:\.\d+)?$/.test(word)) return Number(word);
    if (/^[\da-f-]{36}$/i.test(word)) return word;
    return fail(`Could not find a property named '${word}'.`);
  };
  const either = (): Test => readLogic({ peek, take }, single);
  const call = (name: string): Test => {
    take('(');
    const path = take();
    if (name === 'exists' || name === 'empty') {
      take(')');
      return (row) => {
        const found = valueAt(row, path);
        const isEmpty = found === null || found === '' || (Array.isArray(found) && found.length === 0);
        return name === 'empty' ? isEmpty : found !== null;
      };
    }
    take(',');
    const part = String(value()).toLowerCase();
    take(')');
    return (row) => {
      const found = valueAt(row, path);
      const text = typeof found === 'string' ? found.toLowerCase() : null;
      if (text === null) return false;
      if (name === 'contains') return text.includes(part);
      return name === 'startswith' ? text.startsWith(part) : text.endsWith(part);
    };
  };
  const single = (): Test => {
    if (peek() === 'not') {
      take();
      const inner = single();
      return (row) => !inner(row);
    }
    if (peek() === '(') {
      take();
      const inner = either();
      take(')');
      return inner;
    }
    const word = take();
    if (functions.includes(word.toLowerCase()) && peek() === '(') {
      const test = call(word.toLowerCase());
      if (peek() !== 'eq') return test;
      take();
      const wanted = value();
      return (row) => test(row) === wanted;
    }
    const operator = take().toLowerCase();
    if (operator === 'in') {
      take('(');
      const list = [value()];
      while (peek() === ',') {
        take();
        list.push(value());
      }
      take(')');
      return (row) => list.some((wanted) => compares(valueAt(row, word), 'eq', wanted));
    }
    if (!['eq', 'ne', 'lt', 'le', 'gt', 'ge'].includes(operator)) return fail(`Syntax error in '${filter}'.`);
    const wanted = value();
    return (row) => compares(valueAt(row, word), operator, wanted);
  };
  const test = either();
  if (at < words.length) fail(`Syntax error in '${filter}'.`);
  return test;
}

/** The columns of an order: `data/lastName/iv asc, created desc`. */
export function orderOf(orderby: string): readonly { readonly path: string; readonly isDescending: boolean }[] {
  return orderby.split(',').map((part) => {
    const [path = '', way = 'asc'] = part.trim().split(/\s+/);
    if (path === '' || !['asc', 'desc'].includes(way)) throw invalid('OData $orderby clause not valid.');
    return { path, isDescending: way === 'desc' };
  });
}

/** The value at a path of a content, such as `data/lastName/iv`. */
export function valueAt(row: Row, path: string): unknown {
  const parts = path.split('/');
  const found = parts.reduce<unknown>((inner, part) => (isRow(inner) ? (inner[part] ?? null) : null), row);
  return found ?? null;
}

/** Lists fit where one of their values does; texts that are instants are compared as such. */
function compares(value: unknown, operator: string, wanted: unknown): boolean {
  if (Array.isArray(value)) {
    const isThere = value.some((each) => each === wanted);
    return operator === 'ne' ? !isThere : operator === 'eq' && isThere;
  }
  const [own, other] = [comparable(value, wanted), wanted instanceof Date ? wanted.getTime() : wanted];
  if (operator === 'eq') return own === other;
  if (operator === 'ne') return own !== other;
  if (own === null || other === null) return false;
  const order = compareValues(own, other);
  return { lt: order < 0, le: order <= 0, gt: order > 0, ge: order >= 0 }[operator] ?? false;
}

function comparable(value: unknown, wanted: unknown): unknown {
  return wanted instanceof Date && typeof value === 'string' ? Date.parse(value) : value;
}

function wordsOf(filter: string): readonly string[] {
  const words: string[] = [];
  tokens.lastIndex = 0;
  const text = filter.trimEnd();
  while (tokens.lastIndex < text.length) {
    const match = tokens.exec(text);
    if (!match)
      throw invalid(`OData $filter clause not valid: There is an unterminated string literal in '${filter}'.`);
    words.push(match[1] ?? '');
  }
  return words;
}
