import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  validate,
} from 'graphql';

/** What must be known about an operation before it may run. */
export interface OperationFacts {
  readonly name: string | null;
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly depth: number;
  readonly rootFields: ReadonlySet<string>;
}

/** A query text that was read: either what is wrong with it, or a valid document with its operations. */
type PreparedDocument =
  | { readonly kind: 'invalid'; readonly errors: readonly GraphQLError[] }
  | { readonly kind: 'valid'; readonly document: DocumentNode; readonly operations: readonly OperationFacts[] };

const maxCached = 200;
// Longer texts are rare and not worth their memory.
const maxCachedLength = 50_000;
const maxTokens = 50_000;

/** Parses and validates query texts; the last 200 are cached, as an app sends the same few again and again. */
export function createDocumentReader(schema: GraphQLSchema): (query: string) => PreparedDocument {
  const cache = new Map<string, PreparedDocument>();
  return (query) => {
    const known = cache.get(query);
    if (known) {
      // Moves to the end: the least recently used one is at the start.
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
      kind: operation.operation,
      depth: depthOf(document, operation),
      rootFields: rootFieldsOf(document, operation),
    }));
  return { kind: 'valid', document, operations };
}

/** The deepest query that is answered (interface document, Limits). */
export const maxDepth = 8;

/**
 * How many fields lie on the longest path of an operation, the leaf and introspection counted.
 *
 * Fragments count as what they hold, and aliases as nothing. On purpose the demo has a counter of its own: a
 * double that counted with the app's could not show the app to be wrong.
 */
export function depthOf(document: DocumentNode, operation: OperationDefinitionNode): number {
  const fragments = fragmentsOf(document);
  // Each fragment is measured once: spreads of spreads would take exponential time otherwise.
  const measured = new Map<string, number>();

  function selectionDepth(set: SelectionSetNode | undefined): number {
    let deepest = 0;
    for (const selection of set?.selections ?? []) {
      let depth: number;
      if (selection.kind === Kind.FIELD) depth = 1 + selectionDepth(selection.selectionSet);
      else if (selection.kind === Kind.INLINE_FRAGMENT) depth = selectionDepth(selection.selectionSet);
      else depth = fragmentDepth(selection.name.value);
      if (depth > deepest) deepest = depth;
    }
    return deepest;
  }

  function fragmentDepth(name: string): number {
    const known = measured.get(name);
    if (known !== undefined) return known;
    // Stands in while the fragment is being measured, so that a cycle ends; validation has refused it already.
    measured.set(name, 0);
    const depth = selectionDepth(fragments.get(name)?.selectionSet);
    measured.set(name, depth);
    return depth;
  }

  return selectionDepth(operation.selectionSet);
}

/** The names of an operation's root fields, also those inside fragments. */
export function rootFieldsOf(document: DocumentNode, operation: OperationDefinitionNode): ReadonlySet<string> {
  const fragments = fragmentsOf(document);
  const names = new Set<string>();
  const entered = new Set<string>();

  function enter(set: SelectionSetNode | undefined): void {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FIELD) {
        names.add(selection.name.value);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        enter(selection.selectionSet);
      } else if (!entered.has(selection.name.value)) {
        entered.add(selection.name.value);
        enter(fragments.get(selection.name.value)?.selectionSet);
      }
    }
  }

  enter(operation.selectionSet);
  return names;
}

function fragmentsOf(document: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  return fragments;
}
