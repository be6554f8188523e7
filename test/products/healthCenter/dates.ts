import { type GraphQLResolveInfo, Kind, visit } from 'graphql';

/**
 * Whether a date of this name is written as text into the query itself.
 *
 * The scalar reads numbers there, but no text, which becomes null without a complaint; in variables both are fine.
 */
export function isTextInQuery({ fieldNodes }: GraphQLResolveInfo, name: string): boolean {
  let isText = false;
  const note = (node: { readonly name: { readonly value: string }; readonly value: { readonly kind: Kind } }): void => {
    isText ||= node.name.value === name && node.value.kind === Kind.STRING;
  };
  for (const node of fieldNodes) visit(node, { Argument: note, ObjectField: note });
  return isText;
}

/** The instant of a date as JavaScript reads it, where nothing is the first of January 1970. */
export function dateOf(value: unknown, info: GraphQLResolveInfo, name: string): number {
  if (value === null || value === undefined || isTextInQuery(info, name)) return 0;
  return typeof value === 'number' ? value : Date.parse(typeof value === 'string' ? value : '');
}
