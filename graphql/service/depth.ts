import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql';

/** The deepest query that the service answers (interface document, Limits). */
export const maxDepth = 8;

/**
 * Counts how many fields the longest path of a document has, leaf and introspection included. Aliases and
 * fragments add nothing, and `@skip` or `@include` earn no credit: a service that forgives them forgives us
 * too. A fragment that contains itself counts as infinitely deep.
 */
export function measureDepth(document: DocumentNode): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }

  function depthOf(selectionSet: SelectionSetNode, open: readonly string[]): number {
    let deepest = 0;
    for (const selection of selectionSet.selections) {
      deepest = Math.max(deepest, depthOfSelection(selection, open));
    }
    return deepest;
  }

  function depthOfSelection(selection: SelectionSetNode['selections'][number], open: readonly string[]): number {
    switch (selection.kind) {
      case Kind.FIELD:
        return 1 + (selection.selectionSet ? depthOf(selection.selectionSet, open) : 0);
      case Kind.INLINE_FRAGMENT:
        return depthOf(selection.selectionSet, open);
      case Kind.FRAGMENT_SPREAD: {
        const name = selection.name.value;
        const fragment = fragments.get(name);
        if (open.includes(name)) return Number.POSITIVE_INFINITY;
        return fragment ? depthOf(fragment.selectionSet, [...open, name]) : 0;
      }
    }
  }

  let deepest = 0;
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) {
      deepest = Math.max(deepest, depthOf(definition.selectionSet, []));
    }
  }
  return deepest;
}
