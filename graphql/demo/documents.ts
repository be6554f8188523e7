import { GraphQLError, Kind, parse, validate } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';

import { depthOf, rootFieldsOf } from './depthLimit.ts';

/** What must be known about an operation before it may run. */
export interface OperationFacts {
  readonly name: string | null;
  readonly depth: number;
  readonly rootFields: ReadonlySet<string>;
}

/** A query text that was read: either what is wrong with it, or a valid document with its operations. */
export type PreparedDocument =
  | { readonly kind: 'invalid'; readonly errors: readonly GraphQLError[] }
  | { readonly kind: 'valid'; readonly document: DocumentNode; readonly operations: readonly OperationFacts[] };

const maxCached = 200;
// Longer texts are rare and not worth their memory.
const maxCachedLength = 50_000;
const maxTokens = 50_000;

/** A reader of query texts that remembers the last 200: an app sends the same few over and over. */
export function createDocumentReader(schema: GraphQLSchema): (query: string) => PreparedDocument {
  const cache = new Map<string, PreparedDocument>();
  return (query) => {
    const known = cache.get(query);
    if (known) {
      // To the end of the row: the one that was not used for the longest time is at its start.
      cache.delete(query);
      cache.set(query, known);
      return known;
    }
    const prepared = prepare(schema, query);
    if (query.length <= maxCachedLength) cache.set(query, prepared);
    const [oldest] = cache.keys();
    if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest);
    return prepared;
  };
}

function prepare(schema: GraphQLSchema, query: string): PreparedDocument {
  let document: DocumentNode;
  try {
    document = parse(query, { maxTokens });
  } catch (error) {
    if (error instanceof GraphQLError) return { kind: 'invalid', errors: [error] };
    throw error;
  }
  const errors = validate(schema, document);
  if (errors.length > 0) return { kind: 'invalid', errors };
  const operations = document.definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => ({
      name: operation.name?.value ?? null,
      depth: depthOf(document, operation),
      rootFields: rootFieldsOf(document, operation),
    }));
  return { kind: 'valid', document, operations };
}
