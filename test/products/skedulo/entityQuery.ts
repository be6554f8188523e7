import { GraphQLError } from 'graphql';
import { type Row, type SortKey, compareValues, isLike } from '../generatedRows.ts';
import type { FollowRelation, RelatedTable } from '../tableRelations.ts';

type Value = string | number | boolean | null;
type Test = (row: Row) => boolean;

const tokenPattern =
  /\s+|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[()[\],]|==|!=|<=|>=|<|>|\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?|-?\d+(?:\.\d+)?|NOW\(\)(?:\s*[+-]\s*\d+(?:ms|s|m|h|d))?|[A-Za-z_][\w.]*/gy;

/** Reads an EQL filter: comparisons of fields, also of related records, joined by AND and OR. */
export function entityTest(follow: FollowRelation, table: RelatedTable, text: string, now: number): Test {
  const tokens = tokensOf(text);
  let next = 0;
  const peek = (): string => tokens[next] ?? '';
  const take = (expected?: string): string => {
    const token = tokens[next];
    if (token === undefined || (expected !== undefined && token !== expected))
      throw invalidFilter(text, token ?? 'end of input');
    next += 1;
    return token;
  };
  function joined(word: 'OR' | 'AND', part: () => Test): Test {
    let test = part();
    while (peek().toUpperCase() === word) {
      take();
      const [left, right] = [test, part()];
      test = word === 'OR' ? (row) => left(row) || right(row) : (row) => left(row) && right(row);
    }
    return test;
  }
  const either = (): Test => joined('OR', () => joined('AND', single));
  function single(): Test {
    if (peek() === '(') {
      take();
      const inner = either();
      take(')');
      return inner;
    }
    const path = take();
    const type = typeAt(follow, table, path.split('.'), text);
    const operator = take().toUpperCase();
    const operands = peek() === '[' ? list() : [value()];
    return (row) => compare(valueAt(follow, table, row, path.split('.')), operator, operands, type, text);
  }
  function list(): readonly Value[] {
    const values: Value[] = [];
    take('[');
    while (peek() !== ']') {
      values.push(value());
      if (peek() === ',') take();
    }
    take(']');
    return values;
  }
  function value(): Value {
    const token = take();
    if (/^['"]/.test(token)) return token.slice(1, -1).replaceAll(/\\(.)/g, '$1');
    if (token.startsWith('NOW')) return new Date(now + offsetOf(token)).toISOString();
    if (/^\d{4}-/.test(token)) return token;
    if (/^-?\d/.test(token)) return Number(token);
    if (token === 'null') return null;
    if (token === 'true' || token === 'false') return token === 'true';
    throw invalidFilter(text, token);
  }
  const test = either();
  if (next < tokens.length) throw invalidFilter(text, peek());
  return test;
}

/** Reads an order: fields with ASC or DESC, separated by commas. */
export function entityOrder(follow: FollowRelation, table: RelatedTable, text: string): readonly SortKey[] {
  return text.split(',').map((part) => {
    const [path = '', direction = 'ASC'] = part.trim().split(/\s+/);
    typeAt(follow, table, path.split('.'), text);
    if (!['ASC', 'DESC'].includes(direction.toUpperCase())) throw invalidFilter(text, direction);
    const isDescending = direction.toUpperCase() === 'DESC';
    return { value: (row) => valueAt(follow, table, row, path.split('.')), isDescending, nullsFirst: isDescending };
  });
}

function valueAt(follow: FollowRelation, table: RelatedTable, row: Row, path: readonly string[]): unknown {
  const [field = '', ...rest] = path;
  if (rest.length === 0) return row[field] ?? null;
  const related = follow(table, row, field);
  const [first] = related?.rows ?? [];
  return related && first ? valueAt(follow, related.table, first, rest) : null;
}

/** The type of the field at a path; a filter that names none that exists is refused. */
function typeAt(follow: FollowRelation, table: RelatedTable, path: readonly string[], text: string): string {
  const [field = '', ...rest] = path;
  if (rest.length > 0) {
    const related = follow(table, {}, field);
    if (related && !related.isMany) return typeAt(follow, related.table, rest, text);
  }
  const type = table.columns[field];
  if (type === undefined || rest.length > 0) throw invalidFilter(text, path.join('.'));
  return type;
}

function compare(value: unknown, operator: string, operands: readonly Value[], type: string, text: string): boolean {
  const shape = (one: unknown): unknown => {
    if (!type.startsWith('Instant') || typeof one !== 'string') return one;
    const instant = Date.parse(one);
    if (Number.isNaN(instant)) throw invalidFilter(text, one);
    return instant;
  };
  const [operand = null] = operands;
  const own = shape(value);
  const isOne = operands.some((one) => shape(one) === own);
  switch (operator) {
    case '==':
    case 'IN':
      return isOne;
    case '!=':
    case 'NOTIN':
      return !isOne;
    case 'LIKE':
      return isLike(own, operand, 'i');
    case 'NOTLIKE':
      return !isLike(own, operand, 'i');
    default: {
      if (!/^[<>]=?$/.test(operator)) throw invalidFilter(text, operator);
      if (own === null || operand === null) return false;
      const order = compareValues(own, shape(operand));
      return (operator.startsWith('<') ? order < 0 : order > 0) || (operator.endsWith('=') && order === 0);
    }
  }
}

function tokensOf(text: string): readonly string[] {
  const tokens: string[] = [];
  let from = 0;
  while (from < text.length) {
    tokenPattern.lastIndex = from;
    const token = tokenPattern.exec(text)?.[0];
    if (token === undefined) throw invalidFilter(text, text.slice(from, from + 1));
    if (token.trim() !== '') tokens.push(token);
    from += token.length;
  }
  return tokens;
}

const units = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

function offsetOf(token: string): number {
  const [, sign, count, unit] = /([+-])\s*(\d+)(ms|s|m|h|d)$/.exec(token) ?? [];
  // Sound: the pattern lets no other unit through.
  return unit === undefined ? 0 : Number(`${sign ?? ''}${count ?? ''}`) * units[unit as keyof typeof units];
}

function invalidFilter(text: string, token: string): GraphQLError {
  return new GraphQLError(`Invalid EQL '${text}': unexpected ${token}`, {
    extensions: { errorType: 'invalid_eql' },
  });
}
