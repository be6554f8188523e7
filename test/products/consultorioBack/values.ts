import { type ExecutionResult, GraphQLError } from 'graphql';

/** An error that a service throws; its exceptions with a name have a code of their own. */
export function failure(message: string, code = 'INTERNAL_SERVER_ERROR'): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** Each error has a code, as Apollo Server puts it. */
export function consultorioBody({ errors, ...rest }: ExecutionResult): object {
  if (!errors) return rest;
  const shown = errors.map((error) => {
    const code = error.path ? 'INTERNAL_SERVER_ERROR' : 'GRAPHQL_VALIDATION_FAILED';
    const { extensions, ...others } = error.toJSON();
    return { ...others, extensions: { code, ...extensions } };
  });
  return { errors: shown, ...rest };
}

/** What Prisma says to a change of a row that isn't there. */
export const notFound =
  'An operation failed because it depends on one or more records that were required but not found. Record to update not found.';

/** The instant of whatever JavaScript takes for a date. */
export function dateOf(value: unknown): number {
  const instant = typeof value === 'string' || typeof value === 'number' ? new Date(value).getTime() : Number.NaN;
  if (Number.isNaN(instant))
    throw failure('Invalid `prisma.cita.create()` invocation: Invalid value for argument: Invalid Date');
  return instant;
}

/** A date as the scalar writes it. */
export function isoDate(instant: number): string {
  return new Date(instant).toISOString();
}

const vowels = ['aáàä', 'eéë', 'iíï', 'oóöò', 'uúüù'];

/** A text of a search as a pattern, in which a small vowel, plain or with an acute, stands for those with accents. */
export function patternOf(text: string): RegExp {
  const letters = text.replaceAll(/[aáeéiíoóuú]/g, (letter) => {
    const all = vowels.find((each) => each.slice(0, 2).includes(letter));
    return all === undefined ? letter : `[${all}]`;
  });
  return new RegExp(letters, 'i');
}

/** A text of a search as a pattern as it is. */
export function plainPattern(text: string): RegExp {
  return new RegExp(text, 'i');
}

/** Rows of a cursor, which must be told both; a limit of nothing is none. */
export function cursorSlice<Any>(rows: readonly Any[], skip: unknown, limit: unknown, cap: number): readonly Any[] {
  if (typeof skip !== 'number') throw new Error('Operation "skip" requires an integer');
  if (typeof limit !== 'number') throw new Error('Operation "limit" requires an integer');
  if (skip < 0) throw new Error(`BSON field 'skip' value must be >= 0, actual value '${String(skip)}'`);
  const most = limit === 0 ? cap : Math.min(cap, Math.abs(limit));
  return rows.slice(skip, skip + most);
}

/** Rows of an aggregation that skips none and ends after ten unless it is told otherwise. */
export function stageSlice<Any>(
  rows: readonly Any[],
  skip: number | null | undefined,
  limit: number | null | undefined,
  cap: number,
): readonly Any[] {
  const [from, most] = [skip || 0, limit || 10];
  if (from < 0 || most < 0) throw new Error('the limit must be positive');
  return rows.slice(from, from + Math.min(most, cap));
}

/** Rows with the cursor of each, and how many there are in all. */
export function found<Any>(
  rows: readonly Any[],
  count: number,
  idOf: (row: Any) => string,
  node: (row: Any) => object,
) {
  return { edges: rows.map((row) => ({ node: node(row), cursor: idOf(row) })), aggregate: { count } };
}
