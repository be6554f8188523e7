import { GraphQLError } from 'graphql';

/** An error for input that the clinic can't accept: says what is wrong in words for the person who typed it. */
export function invalid(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'validation_failed' } });
}

/** An error for a reference to something that isn't there; kind is a word such as "Client". */
export function notFound(kind: string, id: string): GraphQLError {
  return new GraphQLError(`${kind} ${id} was not found`, { extensions: { code: 'not_found' } });
}
