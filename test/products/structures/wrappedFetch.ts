import { type FieldNode, graphqlSync, Kind, parse, print, type SelectionNode } from 'graphql';
import type { Fetch } from '../../../electron/core/foundation/ports.ts';
import { isRecord } from '../../../graphql/service/json.ts';
import { readRequest, rewriteAnswer } from '../rewriteAnswer.ts';
import { jsonResponse } from './jsonResponse.ts';
import { wrapRoots } from './wrapRoots.ts';

/**
 * A service as if it answered every list at its root, and every change, with a sign of success around it: `{ success
 * message data }`, as many hand-written services do.
 */
export function wrappedFetch(sdl: string): Fetch {
  const { schema, queries, changes } = wrapRoots(sdl);
  return async (url, init) => {
    const { sent, query, isIntrospection } = readRequest(init.body);
    if (isIntrospection) {
      const variableValues = isRecord(sent['variables']) ? sent['variables'] : {};
      const answer = graphqlSync({ schema, source: query, variableValues });
      return jsonResponse(JSON.stringify(answer));
    }
    const { text, places } = unwrapQuery(query, query.startsWith('mutation') ? changes : queries);
    return rewriteAnswer(url, init, { ...sent, query: text }, (answer) => wrapAnswer(answer, places));
  };
}

/** The query as the service itself takes it, and the wrapped fields of its answer with what was selected of each. */
function unwrapQuery(
  query: string,
  wrapped: ReadonlySet<string>,
): { readonly text: string; readonly places: ReadonlyMap<string, readonly string[]> } {
  const places = new Map<string, readonly string[]>();
  const unwrap = (selection: SelectionNode): SelectionNode => {
    if (selection.kind !== Kind.FIELD || !wrapped.has(selection.name.value)) return selection;
    const inside = (selection.selectionSet?.selections ?? []).filter(
      (each): each is FieldNode => each.kind === Kind.FIELD,
    );
    places.set(
      selection.alias?.value ?? selection.name.value,
      inside.map(({ name }) => name.value),
    );
    const selections = inside.flatMap(({ name, selectionSet }) =>
      name.value === 'data' ? (selectionSet?.selections ?? []) : [],
    );
    const nothing: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };
    const selectionSet = {
      kind: Kind.SELECTION_SET,
      selections: selections.length > 0 ? selections : [nothing],
    } as const;
    return { ...selection, selectionSet };
  };
  const document = parse(query);
  const definitions = document.definitions.map((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return definition;
    const { selectionSet } = definition;
    return { ...definition, selectionSet: { ...selectionSet, selections: selectionSet.selections.map(unwrap) } };
  });
  return { text: print({ ...document, definitions }), places };
}

function wrapAnswer(
  answer: Readonly<Record<string, unknown>>,
  places: ReadonlyMap<string, readonly string[]>,
): unknown {
  const { data, errors } = answer;
  const wrap = (name: string, value: unknown): unknown => {
    const selected = places.get(name);
    if (!selected || value === null) return value;
    const all: Record<string, unknown> = { success: true, message: 'OK', data: value, __typename: 'Envelope' };
    return Object.fromEntries(selected.map((each) => [each, all[each]]));
  };
  const moved = (path: unknown): unknown =>
    Array.isArray(path) && places.has(String(path[0])) && path.length > 1 ? [path[0], 'data', ...path.slice(1)] : path;
  return {
    ...answer,
    ...(isRecord(data) && {
      data: Object.fromEntries(Object.entries(data).map(([name, value]) => [name, wrap(name, value)])),
    }),
    ...(Array.isArray(errors) && {
      errors: errors.map((each: unknown) => (isRecord(each) ? { ...each, path: moved(each['path']) } : each)),
    }),
  };
}
