import { type ExecutionResult, GraphQLError } from 'graphql';

/** An error with the type that AppSync shows beside its message. */
export function refusal(errorType: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: errorType } });
}

/** An answer with errors as AppSync writes them: without extensions, and with much that is null. */
export function amplifyBody({ data, errors }: ExecutionResult): object {
  if (!errors) return { data };
  const shown = errors.map(({ message, path, locations, extensions }) => ({
    path: path ?? null,
    ...(path && { data: null, errorInfo: null }),
    ...(path && { errorType: extensions['code'] ?? 'MappingTemplate' }),
    locations: (locations ?? []).map((location) => ({ ...location, sourceName: null })),
    message: path ? message : `Validation error: ${message}`,
  }));
  return { data: data ?? null, errors: shown };
}
