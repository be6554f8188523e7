import { GraphQLError } from 'graphql';
import { compareValues, type Row, textOf } from '../generatedRows.ts';
import type { FollowRelation, RelatedTable } from '../tableRelations.ts';

/** Whether a row meets a filter. */
export type RowTest = (row: Row) => boolean;

const word = /[^"'();,=<>!~\s]/;
const operators = /=[a-z]*=|[<>]=?|!=/iy;

/** The value of an attribute as it is compared: instants and numbers as numbers. */
export function shaped(value: unknown, type: string): string | number | boolean | null {
  if (value === null || value === undefined) return null;
  const text = textOf(value);
  if (type === 'Instant' || type === 'Date') return instantOfText(text);
  if (type === 'ID' || type === 'Int') return Number(text);
  return type === 'Boolean' ? text === 'true' : text;
}

/** The instant of a text with an offset. */
export function instantOfText(text: string): number {
  const instant = /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:\d{2})$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(instant)) throw new GraphQLError(`Invalid value: ${text}`);
  return instant;
}

/** Reads a filter in RSQL for the rows of a table: `;` binds closer than `,`. */
export function readFilter(follow: FollowRelation, table: RelatedTable, text: string): RowTest {
  let at = 0;
  const wrong = (): GraphQLError =>
    new GraphQLError(`Filter expression is not in expected format at: ${text.slice(at) || text}`);
  const skip = (): void => {
    while (text[at] === ' ') at += 1;
  };
  const taken = (pattern: RegExp): boolean => {
    skip();
    const found = new RegExp(pattern.source, 'y');
    found.lastIndex = at;
    const [match] = found.exec(text) ?? [];
    if (match === undefined) return false;
    at += match.length;
    return true;
  };
  const takeWord = (): string => {
    skip();
    const from = at;
    while (word.test(text[at] ?? ' ')) at += 1;
    if (from === at) throw wrong();
    return text.slice(from, at);
  };
  const takeValue = (): string => {
    skip();
    const quote = text[at];
    if (quote !== '"' && quote !== "'") return takeWord();
    let value = '';
    for (at += 1; text[at] !== quote; at += 1) {
      if (text[at] === undefined) throw wrong();
      if (text[at] === '\\') at += 1;
      value += text[at] ?? '';
    }
    at += 1;
    return value;
  };
  const takeOperator = (): string => {
    skip();
    operators.lastIndex = at;
    const [operator] = operators.exec(text) ?? [];
    if (operator === undefined) throw wrong();
    at += operator.length;
    return operator;
  };
  const comparison = (): RowTest => {
    if (taken(/\(/)) {
      const inner = any();
      if (!taken(/\)/)) throw wrong();
      return inner;
    }
    const path = takeWord().split('.');
    const operator = takeOperator();
    const values: string[] = [];
    if (taken(/\(/)) {
      do values.push(takeValue());
      while (taken(/,/));
      if (!taken(/\)/)) throw wrong();
    } else values.push(takeValue());
    return testOf(follow, table, path, operator, values);
  };
  const all = (): RowTest => {
    const tests = [comparison()];
    while (taken(/;|and /)) tests.push(comparison());
    return (row) => tests.every((test) => test(row));
  };
  const any = (): RowTest => {
    const tests = [all()];
    while (taken(/,|or /)) tests.push(all());
    return (row) => tests.some((test) => test(row));
  };
  const test = any();
  skip();
  if (at < text.length) throw wrong();
  return test;
}

function testOf(
  follow: FollowRelation,
  table: RelatedTable,
  [field = '', ...rest]: readonly string[],
  operator: string,
  values: readonly string[],
): RowTest {
  const related = follow(table, {}, field);
  if (related && rest.length === 0 && operator === '=isempty=') {
    const isEmpty = values[0] === 'true' || values[0] === '1';
    return (row) => (follow(table, row, field)?.rows.length === 0) === isEmpty;
  }
  if (related && rest.length > 0) {
    const test = testOf(follow, related.table, rest, operator, values);
    return (row) => follow(table, row, field)?.rows.some(test) === true;
  }
  const type = table.columns[field];
  if (type === undefined)
    throw new GraphQLError(
      `No such association ${field} for type ${table.name.slice(0, 1).toLowerCase()}${table.name.slice(1)}`,
    );
  const test = valueTest(operator, values, type);
  return (row) => test(shaped(row[field], type));
}

function valueTest(operator: string, values: readonly string[], type: string): (own: unknown) => boolean {
  const known = (test: (own: unknown) => boolean) => (own: unknown) => own !== null && test(own);
  const first = (): unknown => shaped(values[0], type);
  const order = (test: (order: number) => boolean): ((own: unknown) => boolean) => {
    const wanted = first();
    return known((own) => test(compareValues(own, wanted)));
  };
  const isAny = (folds: boolean): ((own: unknown) => boolean) => {
    const tests = values.map((value) => isLike(value, type, folds));
    return (own) => tests.some((test) => test(own));
  };
  const isBetween = (): ((own: unknown) => boolean) => {
    const [low, high] = values.map((value) => shaped(value, type));
    return (own) => compareValues(own, low) >= 0 && compareValues(own, high) <= 0;
  };
  const not = (test: (own: unknown) => boolean) => known((own) => !test(own));
  switch (operator) {
    case '==':
    case '=in=':
      return known(isAny(false));
    case '!=':
    case '=out=':
      return not(isAny(false));
    case '=ini=':
      return known(isAny(true));
    case '=outi=':
      return not(isAny(true));
    case '<':
    case '=lt=':
      return order((sign) => sign < 0);
    case '<=':
    case '=le=':
      return order((sign) => sign <= 0);
    case '>':
    case '=gt=':
      return order((sign) => sign > 0);
    case '>=':
    case '=ge=':
      return order((sign) => sign >= 0);
    case '=between=':
      return known(isBetween());
    case '=notbetween=':
      return not(isBetween());
    case '=isnull=':
      return (own) => (own === null) === (values[0] === 'true' || values[0] === '1');
    default:
      throw new GraphQLError(`Invalid Operator ${operator}`);
  }
}

/** Equal, or with a star at an end, which stands for any text there. */
function isLike(value: string, type: string, folds: boolean): (own: unknown) => boolean {
  if (type !== 'String') {
    const wanted = shaped(value, type);
    return (own) => own === wanted;
  }
  const fold = (text: string): string => (folds ? text.toLowerCase() : text);
  const [starts, ends] = [value.startsWith('*'), value.endsWith('*')];
  const part = fold(value.slice(starts ? 1 : 0, ends ? -1 : undefined));
  return (own) => {
    const text = fold(String(own));
    if (starts && ends) return text.includes(part);
    if (starts) return text.endsWith(part);
    return ends ? text.startsWith(part) : text === part;
  };
}
