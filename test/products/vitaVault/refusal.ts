import { type ExecutionResult, GraphQLError } from 'graphql';

/** What the service's handler makes of an exception: its message alone. */
export function refusal(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { classification: 'DataFetchingException' } });
}

/** The name of an entity's class, which its messages begin with. */
export function className(entity: string): string {
  return `com.vitavault.vitavault.model.domain.${entity}`;
}

/** A failure that is no fault of the caller's. */
export function internal(message: string): GraphQLError {
  return refusal(`Internal server error:\n${message}`);
}

/** An argument that can't be read is not handled by the service, so that Spring hides what it was. */
export function unreadable(): GraphQLError {
  return new GraphQLError('INTERNAL_ERROR for 3f0d1c55-9a41-7c1e-0f52-6d2b1f9a4e10', {
    extensions: { classification: 'INTERNAL_ERROR' },
  });
}

/** An answer with errors: those of the handler name neither place nor path. */
export function vitaBody({ data, errors }: ExecutionResult): object {
  if (!errors) return { data };
  const shown = errors.map(({ message, locations, path, extensions }) => {
    if (!path)
      return { message: `Validation error : ${message}`, locations, extensions: { classification: 'ValidationError' } };
    if (extensions['classification'] === 'DataFetchingException') return { message, locations: [], extensions };
    return { message, locations, path, extensions: { classification: 'NullValueInNonNullableField', ...extensions } };
  });
  return { errors: shown, ...(data !== undefined && { data }) };
}
