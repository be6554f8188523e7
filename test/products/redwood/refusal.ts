import { GraphQLError } from 'graphql';

/** An error of the framework, which may be shown. */
export function redwoodError(message: string, code: string, messages?: Readonly<Record<string, readonly string[]>>) {
  return new GraphQLError(message, { extensions: { code, ...(messages && { properties: { messages } }) } });
}

/** Any other error, such as those of the database: what it says is not for the caller. */
export function somethingWrong(): GraphQLError {
  return new GraphQLError('Something went wrong.');
}
