import { GraphQLError } from 'graphql';
import type { Row } from '../generatedRows.ts';
import { urlOf } from './records.ts';

/** What lists take; the name of the filters is that of the parameter q[]. */
export interface ListArgs {
  readonly page?: number | null;
  readonly per_page?: number | null;
  readonly q_LEFT_SQUARE_BRACE__RIGHT_SQUARE_BRACE_?: readonly (string | null)[] | null;
}

/** A page of rows that are shown one by one, with the number of all and the ways to the pages beside it. */
export function listOf<Record>(
  path: string,
  rows: readonly Record[],
  show: (row: Record) => Row,
  args: ListArgs,
  cap: number,
): Row {
  const size = Math.min(Math.max(1, args.per_page ?? 50), cap);
  const page = Math.max(1, args.page ?? 1);
  const link = (number: number): string => urlOf(`${path}?page=${String(number)}&per_page=${String(size)}`);
  const links = {
    self: link(page),
    ...(page * size < rows.length && { next: link(page + 1) }),
    ...(page > 1 && { previous: link(page - 1) }),
  };
  return { [path]: rows.slice((page - 1) * size, page * size).map(show), total_entries: rows.length, links };
}

const operators = /^(\w+):(>=|<=|!=|~~|~|=|>|<)(.*)$/s;

/** Whether a row meets every filter, each of a field, an operator and a value; others are a bad request. */
export function meetsFilters(row: Row, path: string, fields: readonly string[], args: ListArgs): boolean {
  const { q_LEFT_SQUARE_BRACE__RIGHT_SQUARE_BRACE_: filters } = args;
  return (filters ?? []).every((filter) => {
    const [, field = '', operator = '', value = ''] = operators.exec(filter ?? '') ?? [];
    if (!fields.includes(field))
      throw new GraphQLError(`HTTP Error: 400, Could not invoke operation GET ${urlOf(path)}`);
    return meets(row[field], operator, value);
  });
}

function meets(own: unknown, operator: string, value: string): boolean {
  if (typeof own === 'number') return compares(own - Number(value), operator);
  const [text, wanted] = [typeof own === 'string' ? own.toLowerCase() : '', value.toLowerCase()];
  if (operator === '~') return text.includes(wanted);
  if (operator === '~~') {
    const parts = wanted.split('%').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('.*')}$`, 'su').test(text);
  }
  const instants = [Date.parse(text), Date.parse(wanted)] as const;
  if (/^\d{4}-/.test(text) && !instants.some(Number.isNaN)) return compares(instants[0] - instants[1], operator);
  return compares(text === wanted ? 0 : text < wanted ? -1 : 1, operator);
}

function compares(difference: number, operator: string): boolean {
  const tests: Readonly<Record<string, boolean>> = {
    '=': difference === 0,
    '!=': difference !== 0,
    '>': difference > 0,
    '>=': difference >= 0,
    '<': difference < 0,
    '<=': difference <= 0,
  };
  return tests[operator] ?? false;
}
