import { type FieldNode, GraphQLError, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';
import { type Field, modules, userFields } from './modules.ts';

const mostComplexity = 1000;
const mostFields = 50;
const mostLinks = 5;
const mostTextareas = 5;
const mostLevels = 3;

const fieldsOf: Readonly<Record<string, Readonly<Record<string, Field>>>> = {
  Users: userFields,
  ...Object.fromEntries(modules.map(({ name, fields }) => [name, fields])),
};

type Found = Map<string, FieldNode[]>;

/** The fields of a selection by the type that they are asked of; empty for that of the selection itself. */
function gather(
  set: SelectionSetNode | undefined,
  info: GraphQLResolveInfo,
  type = '',
  found: Found = new Map(),
): Found {
  for (const selection of set?.selections ?? []) {
    if (selection.kind === Kind.FIELD) found.set(type, [...(found.get(type) ?? []), selection]);
    else {
      const part = selection.kind === Kind.FRAGMENT_SPREAD ? info.fragments[selection.name.value] : selection;
      gather(part?.selectionSet, info, part?.typeCondition?.name.value ?? type, found);
    }
  }
  return found;
}

function refuse(message: string): never {
  throw new GraphQLError(message, { extensions: { classification: 'ExecutionAborted' } });
}

/** Refuses a query for records that asks for more than one may ask for at once. */
export function checkLimits(info: GraphQLResolveInfo): void {
  let complexity = 0;
  const visit = (set: SelectionSetNode | undefined, module: string, level: number): void => {
    if (level > mostLevels) refuse(`maximum query depth exceeded ${String(level)} > ${String(mostLevels)}`);
    for (const [type, nodes] of gather(set, info)) {
      const name = type === '' ? module : type.replace(/__data$/, '');
      const kinds = nodes.map((node) => ({ node, kind: fieldsOf[name]?.[node.name.value] }));
      const links = kinds.filter(({ kind }) => typeof kind === 'object');
      if (nodes.length > mostFields) refuse(`${name}: only ${String(mostFields)} fields can be queried`);
      if (links.length > mostLinks) refuse(`${name}: only ${String(mostLinks)} lookup or child fields can be queried`);
      if (kinds.filter(({ kind }) => kind === 'textarea').length > mostTextareas)
        refuse(`${name}: only ${String(mostTextareas)} textarea fields can be queried`);
      for (const { node, kind } of links) {
        if (typeof kind !== 'object') continue;
        const isParent = 'lookup' in kind;
        complexity += isParent ? 25 : 50;
        if (!isParent && level > 1) refuse(`${node.name.value} can be queried at root level only`);
        if ('child' in kind) visitList(node, kind.child, level + 1);
        else visit(node.selectionSet, isParent ? kind.lookup : '', level + 1);
      }
    }
  };
  const visitList = (list: FieldNode, module: string, level: number): void => {
    for (const part of [...gather(list.selectionSet, info).values()].flat())
      if (part.name.value === '_data') visit(part.selectionSet, module, level);
  };
  for (const node of info.fieldNodes)
    for (const list of [...gather(node.selectionSet, info).values()].flat()) {
      complexity += 100;
      visitList(list, list.name.value, 1);
    }
  if (complexity > mostComplexity)
    refuse(`maximum query complexity exceeded ${String(complexity)} > ${String(mostComplexity)}`);
}
