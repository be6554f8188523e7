import { GraphQLError } from 'graphql';
import { compareValues, isRow } from '../generatedRows.ts';
import { readLogic } from '../odataLogic.ts';
import { idName, objectNamed, relationField } from './objects.ts';
import type { Entry } from './records.ts';

type Test = (entry: Entry) => boolean;
type Find = (object: string, id: number) => Entry | null;

const tokens = /\s*('(?:[^']|'')*'|[(),]|[^\s(),']+)/y;
const instant = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z)?$/;
const times = ['date', 'dateTime'];

/** An error that is the caller's. */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'Bad Request', exception: { errno: 400 } } });
}

/** How a field of entries is read for filters and orders: keys of picklists, instants, and ids as texts. */
export function reader(object: string, path: string, find: Find): (entry: Entry) => unknown {
  const { fields, parents = {} } = objectNamed(object);
  const [relationship = '', inner] = path.split('/');
  const parent = parents[relationship];
  if (inner !== undefined && parent !== undefined) {
    const read = reader(parent, inner, find);
    return (entry) => {
      const related = find(parent, Number(entry.values[relationField(relationship, parent)]));
      return related && read(related);
    };
  }
  const links = Object.entries(parents).map(([name, one]) => relationField(name, one));
  if (links.includes(path)) return (entry) => String(entry.values[path]);
  const kind = fields[path];
  if (kind !== undefined && times.includes(kind))
    return ({ values }) => (typeof values[path] === 'string' ? Date.parse(values[path]) : null);
  if (kind === 'picklists') return ({ values }) => (Array.isArray(values[path]) ? values[path].map(keyOf) : []);
  if (kind !== undefined && kind !== 'attachment') return ({ values }) => keyOf(values[path]);
  if (path === 'id' || path === idName(object)) return ({ id }) => String(id);
  if (path === 'externalReferenceCode') return ({ code }) => code;
  if (path === 'status') return () => 0;
  if (path === 'dateCreated' || path === 'dateModified')
    return ({ created, updated }) => (path === 'dateCreated' ? created : updated);
  throw badRequest(`A property used in the filter criteria is not supported: ${path}`);
}

function keyOf(value: unknown): unknown {
  return isRow(value) ? value['key'] : (value ?? null);
}

/** The test that a filter in the language of OData stands for. */
export function filterTest(object: string, filter: string, find: Find): Test {
  const words = wordsOf(filter);
  let at = 0;
  const peek = (): string => words[at] ?? '';
  const take = (wanted?: string): string => {
    const word = words[at];
    if (word === undefined || (wanted !== undefined && word !== wanted))
      throw badRequest(`Syntax error in filter: ${filter}`);
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
    throw badRequest(`Syntax error in filter: ${filter}`);
  };
  const either = (): Test => readLogic({ peek, take }, single);
  const single = (): Test => {
    const word = take();
    if (word === 'not') {
      const inner = single();
      return (entry) => !inner(entry);
    }
    if (word === '(') {
      const inner = either();
      take(')');
      return inner;
    }
    if ((word === 'contains' || word === 'startswith') && peek() === '(') {
      take('(');
      const read = reader(object, take(), find);
      take(',');
      const part = String(value()).toLowerCase();
      take(')');
      return (entry) => {
        const own = read(entry);
        const text = typeof own === 'string' ? own.toLowerCase() : '';
        return word === 'contains' ? text.includes(part) : text.startsWith(part);
      };
    }
    const read = reader(object, word, find);
    const operator = take();
    if (operator === 'in') {
      take('(');
      const list = [value()];
      while (peek() === ',') {
        take(',');
        list.push(value());
      }
      take(')');
      return (entry) => list.some((wanted) => compares(read(entry), 'eq', wanted));
    }
    if (!['eq', 'ne', 'lt', 'le', 'gt', 'ge'].includes(operator)) throw badRequest(`Syntax error in filter: ${filter}`);
    const wanted = value();
    return (entry) => compares(read(entry), operator, wanted);
  };
  const test = either();
  if (at < words.length) throw badRequest(`Syntax error in filter: ${filter}`);
  return test;
}

/** A column of an order such as `lastName:asc,startTime:desc`. */
export function sortKeys(object: string, sort: string, find: Find) {
  return sort.split(',').map((part) => {
    const [path = '', way = 'asc'] = part.trim().split(':');
    if (way !== 'asc' && way !== 'desc') throw badRequest(`Unable to parse sort: ${sort}`);
    return { read: reader(object, path, find), isDescending: way === 'desc' };
  });
}

function compares(value: unknown, operator: string, wanted: unknown): boolean {
  const other = wanted instanceof Date ? wanted.getTime() : wanted;
  if (Array.isArray(value)) return value.includes(other) === (operator !== 'ne');
  if (typeof value === 'number' && typeof other === 'string') throw badRequest('Incompatible types.');
  if (operator === 'eq') return value === other;
  if (operator === 'ne') return value !== other;
  if (value === null || other === null) return false;
  const order = compareValues(value, other);
  return { lt: order < 0, le: order <= 0, gt: order > 0, ge: order >= 0 }[operator] ?? false;
}

function wordsOf(filter: string): readonly string[] {
  const words: string[] = [];
  tokens.lastIndex = 0;
  const text = filter.trimEnd();
  while (tokens.lastIndex < text.length) {
    const match = tokens.exec(text);
    if (!match) throw badRequest(`Syntax error in filter: ${filter}`);
    words.push(match[1] ?? '');
  }
  return words;
}
