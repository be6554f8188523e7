import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { isRow, type Row } from '../generatedRows.ts';

/** The outcome of a write, or its refusal as an error. */
export function done<Record>(backstage: Backstage, write: () => Written<Record>): Record {
  const outcome = written(backstage, write);
  if (outcome.ok) return outcome.row;
  throw new GraphQLError(outcome.message);
}

/** Refuses where nothing may be written. */
export function allowed(backstage: Backstage): void {
  done(backstage, () => ({ ok: true, row: null }));
}

/** The server looks for a text in what it is given: none, and nothing, are the same. */
export function need(value: unknown, message: string): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new GraphQLError(message);
}

/** An input whose fields are taken apart; without it there is nothing to take. */
export function inputOf(args: Row, name: string, first: string): Row {
  const input = args[name];
  if (isRow(input)) return input;
  throw new GraphQLError(`Cannot destructure property '${first}' of 'undefined' as it is undefined.`);
}

/** What Prisma says of a row that isn't there. */
export function notFound(
  call: string,
  what: 'Record to delete does not exist.' | 'Record to update not found.',
): Error {
  const cause = 'An operation failed because it depends on one or more records that were required but not found.';
  return new GraphQLError(`\nInvalid \`prisma.${call}()\` invocation:\n\n\n${cause} ${what}`);
}
