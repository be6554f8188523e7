import { GraphQLError } from 'graphql';

/** What a field of a query string is compared as. */
type FieldKind = 'text' | 'boolean' | 'datetime' | 'number';

type Value = string | number | boolean | null;
type Test = (row: Readonly<Record<string, Value>>) => boolean;

/** What a comparison has on one side: a field, or a value as it was written. */
type Operand = { readonly field: string } | { readonly value: Value };

const tokenPattern = /\s+|'(?:[^'\\]|\\.)*'|[()]|<=|>=|!=|<>|=|<|>|-?\d+(?:\.\d+)?|[A-Za-z_]\w*/gy;

/**
 * Reads a query string: comparisons joined by AND and OR, grouped by parentheses, with IS NULL and IS NOT NULL.
 *
 * Only these fields can be named; a date and time without an offset is one of UTC.
 */
export function queryStringTest(text: string, fields: Readonly<Record<string, FieldKind>>): Test {
  const tokens = tokensOf(text);
  let next = 0;
  const peek = (): string | undefined => tokens[next];
  const isWord = (word: string): boolean => peek()?.toUpperCase() === word;
  function take(expected?: string): string {
    const token = peek();
    if (token === undefined || (expected !== undefined && token.toUpperCase() !== expected)) throw unreadable(text);
    next += 1;
    return token;
  }
  function either(): Test {
    let test = both();
    while (isWord('OR')) {
      take();
      const [left, right] = [test, both()];
      test = (row) => left(row) || right(row);
    }
    return test;
  }
  function both(): Test {
    let test = single();
    while (isWord('AND')) {
      take();
      const [left, right] = [test, single()];
      test = (row) => left(row) && right(row);
    }
    return test;
  }
  function single(): Test {
    if (peek() === '(') {
      take();
      const inner = either();
      take(')');
      return inner;
    }
    const left = operand();
    if (isWord('IS')) {
      take();
      const isNegated = isWord('NOT');
      if (isNegated) take();
      take('NULL');
      return (row) => (valueOf(left, row) === null) !== isNegated;
    }
    const operator = take();
    const right = operand();
    const kind = kindOf(left) ?? kindOf(right) ?? 'text';
    return (row) => compare(comparable(valueOf(left, row), kind), operator, comparable(valueOf(right, row), kind));
  }
  function operand(): Operand {
    const token = take();
    if (token.startsWith("'")) return { value: token.slice(1, -1).replaceAll(/\\(.)/g, '$1') };
    if (/^-?\d/.test(token)) return { value: Number(token) };
    if (token === 'true' || token === 'false') return { value: token === 'true' };
    if (!(token in fields)) throw new GraphQLError(`Unknown field in query: ${token}`);
    return { field: token };
  }
  function kindOf(side: Operand): FieldKind | undefined {
    return 'field' in side ? fields[side.field] : undefined;
  }
  function compare(left: Value, operator: string, right: Value): boolean {
    if (left === null || right === null) return false;
    if (operator === '=') return left === right;
    if (operator === '!=' || operator === '<>') return left !== right;
    if (operator === '<') return left < right;
    if (operator === '<=') return left <= right;
    if (operator === '>') return left > right;
    if (operator === '>=') return left >= right;
    throw unreadable(text);
  }
  const whole = either();
  if (next < tokens.length) throw unreadable(text);
  return whole;
}

function valueOf(side: Operand, row: Readonly<Record<string, Value>>): Value {
  return 'field' in side ? (row[side.field] ?? null) : side.value;
}

function comparable(value: Value, kind: FieldKind): Value {
  if (kind !== 'datetime' || typeof value !== 'string') return value;
  const instant = Date.parse(/T.*(?:Z|[+-]\d{2}:\d{2})$/.test(value) || !value.includes('T') ? value : `${value}Z`);
  if (Number.isNaN(instant)) throw new GraphQLError(`Invalid datetime in query: ${value}`);
  return instant;
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  let read = 0;
  for (const [token] of text.matchAll(tokenPattern)) {
    read += token.length;
    if (token.trim() !== '') tokens.push(token);
  }
  if (read < text.length || tokens.length === 0) throw unreadable(text);
  return tokens;
}

function unreadable(text: string): GraphQLError {
  return new GraphQLError(`Invalid query string: ${text}`, { extensions: { code: 'BAD_USER_INPUT' } });
}
