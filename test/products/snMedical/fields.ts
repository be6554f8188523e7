import { GraphQLError } from 'graphql';
import { isRow, type Row } from '../generatedRows.ts';

/** The input of a mutation. */
export function inputOf(args: Row): Row {
  return isRow(args['input']) ? args['input'] : {};
}

/** A list of inputs. */
export function listIn(input: Row, field: string): readonly Row[] {
  const value: unknown = input[field];
  return Array.isArray(value) ? value.filter(isRow) : [];
}

/** Fields of an input as they were given, without those that are null or empty. */
export function filled(input: Row): Row {
  return Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
}

/** A column that only one row may have a value in. */
export function mustBeFree(
  rows: readonly Row[],
  column: string,
  value: unknown,
  message: string,
  butId: unknown = null,
) {
  const isTaken = rows.some((row) => row[column] === value && row['id'] !== butId);
  if (value !== null && value !== undefined && isTaken) throw new GraphQLError(message);
}
