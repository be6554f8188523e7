import {
  type FieldNode,
  GraphQLError,
  type GraphQLResolveInfo,
  Kind,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';

const mostCost = 3500;
const usualPage = 25;
/** Parts of a connection, which cost nothing by themselves. */
const free = new Set(['edges', 'node', 'pageInfo']);

type Resolve = (args: never, context: unknown, info: GraphQLResolveInfo) => unknown;

/** Root fields that refuse an operation whose cost is above what Endear allows for one. */
export function withCostLimit(fields: Readonly<Record<string, Resolve>>): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, resolve]): [string, Resolve] => [
      name,
      (args, context, info) => {
        const cost = costOf(info.operation.selectionSet, info);
        if (cost > mostCost) {
          const message = `The query exceeds the maximum cost of ${String(mostCost)}. Actual cost is ${String(cost)}`;
          throw new GraphQLError(message, { extensions: { code: 'QUERY_TOO_COMPLEX', cost } });
        }
        return resolve(args, context, info);
      },
    ]),
  );
}

/** An object is one, each row of a page once more, and a plain field nothing. */
function costOf(set: SelectionSetNode, info: GraphQLResolveInfo): number {
  return set.selections.reduce((sum, selection) => {
    if (selection.kind === Kind.FIELD) return sum + fieldCost(selection, info);
    if (selection.kind === Kind.INLINE_FRAGMENT) return sum + costOf(selection.selectionSet, info);
    const fragment = info.fragments[selection.name.value];
    return fragment ? sum + costOf(fragment.selectionSet, info) : sum;
  }, 0);
}

function fieldCost(field: FieldNode, info: GraphQLResolveInfo): number {
  const { selectionSet } = field;
  if (!selectionSet || field.name.value.startsWith('__')) return 0;
  const inner = costOf(selectionSet, info);
  if (free.has(field.name.value)) return inner;
  const isConnection = selectionSet.selections.some((each) => each.kind === Kind.FIELD && each.name.value === 'edges');
  return isConnection ? 1 + pageSize(field, info) * (1 + inner) : 1 + inner;
}

function pageSize(field: FieldNode, { variableValues }: GraphQLResolveInfo): number {
  const value = field.arguments?.find(({ name }) => name.value === 'first')?.value;
  const size: unknown = value && valueFromASTUntyped(value, variableValues.coerced);
  return typeof size === 'number' ? size : usualPage;
}
