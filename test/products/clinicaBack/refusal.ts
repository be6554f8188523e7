import { type ExecutionResult, GraphQLError } from 'graphql';

/** What the service's error handler makes of an exception: the word Error before its message. */
export function refusal(message: string): GraphQLError {
  return new GraphQLError(`Error: ${message}`, { extensions: { classification: 'DataFetchingException' } });
}

/** The row that an id stands for; the name of what is missing is the service's own, also where it is mistaken. */
export function found<Any>(row: Any | null | undefined, what: string, id: unknown): Any {
  if (row === null || row === undefined) throw refusal(`${what} no fue encontado con: id='${String(id)}'`);
  return row;
}

/** The text of what is given: a text or a number; anything else has none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** An id as the number that Java makes of it. */
export function longOf(value: unknown): number {
  const text = textOf(value).trim();
  if (!/^-?\d{1,18}$/.test(text))
    throw refusal(`Failed to convert from type [java.lang.String] to type [java.lang.Long] for value [${text}]`);
  return Number(text);
}

/** A day of an argument as Java reads it, YYYY-MM-DD; null where there is none. */
export function dateOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const text = textOf(value);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.startsWith(text);
  if (isDay) return text;
  throw refusal(`Failed to convert from type [java.lang.String] to type [java.time.LocalDate] for value [${text}]`);
}

/** A row that others refer to can't be deleted. */
export function referredTo(table: string): GraphQLError {
  return refusal(
    `could not execute statement [Cannot delete or update a parent row: a foreign key constraint fails (\`clinica\`.\`${table}\`)]`,
  );
}

/** An answer with errors as Spring for GraphQL writes them: each has a classification. */
export function clinicaBody({ data, errors }: ExecutionResult): object {
  if (!errors) return { data };
  const shown = errors.map(({ message, locations, path, extensions }) => ({
    message: path ? message : `Validation error: ${message}`,
    locations,
    ...(path && { path }),
    extensions: { classification: path ? 'INTERNAL_ERROR' : 'ValidationError', ...extensions },
  }));
  return { errors: shown, ...(data !== undefined && { data }) };
}
