import { type ExecutionResult, GraphQLError } from 'graphql';

/** An error of the service, with its status of HTTP; the answer itself is always HTTP 200. */
export function refusal(statusCode: number, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { statusCode } });
}

const types: Readonly<Record<number, string>> = { 400: 'Bad Request', 403: 'Forbidden', 404: 'Not Found' };

/** An answer with errors as this service writes them: without a path, and without extensions. */
export function healthSyncBody({ data, errors }: ExecutionResult): object {
  if (!errors) return { data };
  const written = errors.map(({ message, extensions, path }) => {
    const statusCode = Number(extensions['statusCode'] ?? (path ? 500 : 400));
    // What the schema refuses is told without the reason, but what is wrong with a variable is told.
    const isInvalid = !path && !message.startsWith('Variable');
    const errorType = isInvalid ? 'Validation Error' : (types[statusCode] ?? 'Error');
    const told = isInvalid ? 'GraphQL validation failed' : message;
    return { success: false, statusCode, message: told, errorType, stack: null, error: null };
  });
  return { ...(data !== undefined && { data }), errors: written };
}
