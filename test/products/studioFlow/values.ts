import { GraphQLError } from 'graphql';

/** An instant of an argument; a text that is none is refused as the framework does. */
export function instantOf(name: string, text: string | null | undefined): number | null {
  if (text == null) return null;
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text);
  // Without a zone the app's own one counts, which is UTC.
  const instant = Date.parse(hasZone || /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : `${text}Z`);
  if (!Number.isNaN(instant)) return instant;
  throw new GraphQLError(
    `Argument '${name}' has an invalid value (${JSON.stringify(text)}). Expected type 'ISO8601DateTime'.`,
  );
}

/** What a find says that finds nothing. */
export function notFound(type: string, id: string): GraphQLError {
  return new GraphQLError(`Couldn't find ${type} with 'id'=${id}`);
}
