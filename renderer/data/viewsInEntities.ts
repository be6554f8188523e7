import type { DocumentNode } from '@apollo/client';

type Definition = DocumentNode['definitions'][number];
type SelectionSet = Extract<
  Definition,
  { readonly kind: 'FragmentDefinition' | 'OperationDefinition' }
>['selectionSet'];
type Selection = SelectionSet['selections'][number];

/** Fields that one query alone reads and that change as a whole: each is one value too. */
const wholeFields: ReadonlySet<string> = new Set(['serviceLists']);

const prepared = new WeakMap<DocumentNode, DocumentNode>();

/**
 * A document as the cache uses it. What an entity, an object with a `version`, says of others is its own view of them:
 * never shared, always replaced as a whole. So the cache keeps such an object as one value, like a scalar, and neither
 * writes nor reads it field by field, which is most of its work on a day of appointments. Everything else stays as it is.
 */
export function withViewsAsValues(document: DocumentNode): DocumentNode {
  const known = prepared.get(document);
  if (known) return known;
  const versioned = versionedFragments(document);
  const definitions = document.definitions.map((definition) =>
    'selectionSet' in definition && definition.selectionSet
      ? { ...definition, selectionSet: withoutViews(definition.selectionSet, versioned) }
      : definition,
  );
  const result = { ...document, definitions };
  prepared.set(document, result);
  prepared.set(result, result);
  return result;
}

function withoutViews(selectionSet: SelectionSet, versioned: ReadonlySet<string>): SelectionSet {
  const isEntity = selectionSet.selections.some(isVersion);
  const selections = selectionSet.selections.map((selection): Selection => {
    if (selection.kind === 'FragmentSpread' || !selection.selectionSet) return selection;
    const isValue = selection.kind === 'Field' && (isEntity || wholeFields.has(selection.name.value));
    if (isValue && !hasVersion(selection.selectionSet, versioned)) {
      const { selectionSet: _fields, ...value } = selection;
      return value;
    }
    return { ...selection, selectionSet: withoutViews(selection.selectionSet, versioned) };
  });
  return { ...selectionSet, selections };
}

function isVersion(selection: Selection): boolean {
  return selection.kind === 'Field' && selection.name.value === 'version';
}

/** Whether an entity is selected anywhere in it. */
function hasVersion({ selections }: SelectionSet, versioned: ReadonlySet<string>): boolean {
  return selections.some((selection) => {
    if (selection.kind === 'FragmentSpread') return versioned.has(selection.name.value);
    return (
      isVersion(selection) || (selection.selectionSet !== undefined && hasVersion(selection.selectionSet, versioned))
    );
  });
}

/** The names of fragments in which an entity is selected. */
function versionedFragments(document: DocumentNode): ReadonlySet<string> {
  const found = new Set<string>();
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const definition of document.definitions)
      if (definition.kind === 'FragmentDefinition' && hasVersion(definition.selectionSet, found))
        found.add(definition.name.value);
  }
  return found;
}
