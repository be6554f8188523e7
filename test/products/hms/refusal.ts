import { type ExecutionResult, GraphQLError } from 'graphql';

const reasons: Readonly<Record<number, readonly [classification: string, error: string]>> = {
  400: ['BAD_REQUEST', 'Bad Request'],
  403: ['FORBIDDEN', 'Forbidden'],
  404: ['NOT_FOUND', 'Not Found'],
  409: ['BAD_REQUEST', 'Conflict'],
  500: ['INTERNAL_ERROR', 'Internal Server Error'],
};

/** An error as the service's exception resolver makes it; the answer itself is always HTTP 200. */
export function refusal(status: number, message: string): GraphQLError {
  const [classification, error] = reasons[status] ?? [];
  return new GraphQLError(message, { extensions: { status, error, classification } });
}

/** The row that an id stands for, which has to be there. */
export function found<Any>(row: Any | null, what: string, id: string): Any {
  if (row === null) throw refusal(404, `${what} not found: ${id}`);
  return row;
}

/** An answer with errors as Spring for GraphQL writes them: each has a classification. */
export function hmsBody({ data, errors }: ExecutionResult): object {
  if (!errors) return { data };
  const shown = errors.map(({ message, locations, path, extensions }) => ({
    message: path ? message : `Validation error: ${message}`,
    locations,
    ...(path && { path }),
    extensions: { classification: path ? 'DataFetchingException' : 'ValidationError', ...extensions },
  }));
  return { errors: shown, ...(data !== undefined && { data }) };
}
