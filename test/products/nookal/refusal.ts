import { GraphQLError } from 'graphql';

/** A day as this service takes and writes it: 2026-11-17. */
export function dayIn(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  throw refusal(`Invalid date: ${text}`, 'BAD_USER_INPUT');
}

/** An error as this service answers it, with a code. */
export function refusal(message: string, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}
