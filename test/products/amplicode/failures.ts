import { GraphQLError } from 'graphql';

/** What a controller throws is not told to who asked. */
export function internalError(): GraphQLError {
  const extensions = { classification: 'INTERNAL_ERROR' };
  return new GraphQLError('INTERNAL_ERROR for 5f1c9a52-7d0e-4f4b-9d55-2b8f0c1e6a37', { extensions });
}

/** What bean validation finds is told with the property; none is named where the whole is at fault. */
export function violation(property: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { classification: 'BeanValidationError', path: [property] } });
}

/** What can't be read as its Java type. */
export function unreadable(value: unknown, type: string): GraphQLError {
  const message = `Validation error (WrongType) : '${String(value)}' is not a valid '${type}'`;
  return new GraphQLError(message, { extensions: { classification: 'ValidationError' } });
}
