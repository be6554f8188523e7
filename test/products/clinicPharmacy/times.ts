import { GraphQLError } from 'graphql';

/** The instant of a date as JavaScript reads it. */
export function instantOfText(text: string): number {
  const instant = Date.parse(text);
  if (!Number.isNaN(instant)) return instant;
  throw new GraphQLError(`DateTime cannot represent an invalid date-time-string ${text}.`);
}
