import { type FieldNode, Kind, type OperationDefinitionNode, parse, type SelectionSetNode } from 'graphql';
import { buildDocuments, buildMutations } from './documents.ts';
import { conditionTypes, isCondition } from './sources.ts';
import { isRequired, type SchemaModel, type TypeModel } from './introspection/schemaModel.ts';
import type { Argument, Concept, Operation, ServiceMap } from './serviceMap.ts';
import type { WriteConcept } from './serviceWrites.ts';
import { titleOf } from './mapDescription.ts';

/** A field or argument that a map uses and a schema does not have. */
export interface Misfit {
  readonly concept: Concept | WriteConcept;
  /** Such as `Query.getClients`, `Client.email` or `Query.clients(limit: Int)`. */
  readonly missing: string;
}

/**
 * Checks every document of a map against a schema: each field and argument must be there, and what is read must be a
 * plain value. Unread parts of the schema can't be checked and pass.
 */
export function checkMap(map: ServiceMap, schema: SchemaModel): readonly Misfit[] {
  const root = schema.types.get(schema.queryType);
  const changes = schema.types.get(schema.mutationType ?? '');
  const reads = [...buildDocuments(map)].flatMap(([concept, { text }]) => {
    // Sound: documents are keyed by the concepts of this map.
    const operation = map[concept] as Operation<object>;
    return root ? misfitsIn(schema, root, concept, text, misfitArguments(schema, root, operation)) : [];
  });
  const writes = [...buildMutations(map)].flatMap(([concept, { text }]) => {
    const operation = map.writes?.[concept];
    if (!operation) return [];
    if (!changes) return [{ concept, missing: `Mutation.${titleOf(operation)}` }];
    const { way = [], field, arguments: list } = operation;
    const holder = way.reduce<TypeModel | undefined>((type, step) => type && typeOf(schema, type, step), changes);
    return misfitsIn(schema, changes, concept, text, holder ? misfitsOf(holder, field, list, 'given') : []);
  });
  return [...reads, ...writes];
}

function misfitsIn(
  schema: SchemaModel,
  root: TypeModel,
  concept: Misfit['concept'],
  text: string,
  inArguments: readonly string[],
): readonly Misfit[] {
  // Sound: our own documents hold one operation each.
  const { selectionSet } = parse(text).definitions[0] as OperationDefinitionNode;
  const found: string[] = [];
  checkSelection(schema, root, selectionSet, found);
  return [...new Set([...found, ...inArguments])].map((missing) => ({ concept, missing }));
}

function checkSelection(schema: SchemaModel, type: TypeModel, selection: SelectionSetNode, found: string[]): void {
  for (const node of selection.selections) {
    if (node.kind === Kind.FIELD) checkField(schema, type, node, found);
    else if (node.kind === Kind.INLINE_FRAGMENT && node.typeCondition) {
      const name = node.typeCondition.name.value;
      const fragmentType = schema.types.get(name);
      if (fragmentType) checkSelection(schema, fragmentType, node.selectionSet, found);
      else found.push(`${type.name} … on ${name}`);
    }
  }
}

function checkField(schema: SchemaModel, type: TypeModel, node: FieldNode, found: string[]): void {
  const name = node.name.value;
  const field = type.fields.find((each) => each.name === name);
  if (!field) {
    if (type.read && name !== '__typename') found.push(`${type.name}.${name}`);
    return;
  }
  const below = field.type.name === null ? undefined : schema.types.get(field.type.name);
  if (!below) return;
  const isPlain = below.kind === 'SCALAR' || below.kind === 'ENUM';
  if (isPlain === (node.selectionSet !== undefined)) found.push(`${type.name}.${name}: ${field.type.text}`);
  else if (node.selectionSet) checkSelection(schema, below, node.selectionSet, found);
}

function misfitArguments(schema: SchemaModel, root: TypeModel, operation: Operation<object>): readonly string[] {
  const found = misfitsOf(
    root,
    operation.field,
    operation.arguments.filter(({ at }) => at === undefined),
  );
  let type = typeOf(schema, root, operation.field);
  for (const step of operation.rows) {
    if (!type) return found;
    if (isCondition(step)) {
      type = schema.types.get(conditionTypes(step)[0] ?? '');
      continue;
    }
    found.push(
      ...misfitsOf(
        type,
        step,
        operation.arguments.filter(({ at }) => at === step),
      ),
    );
    type = typeOf(schema, type, step);
  }
  return found;
}

/** With `given` only what is passed is checked: what a mutation demands and the desk lacks is known already. */
function misfitsOf(
  type: TypeModel,
  name: string,
  list: readonly Pick<Argument, 'name' | 'type'>[],
  which: 'all' | 'given' = 'all',
): string[] {
  const field = type.fields.find((each) => each.name === name);
  if (!field) return [];
  const given = list.filter(
    (one) => !field.arguments.some((each) => each.name === one.name && each.type.text === one.type),
  );
  const demanded = field.arguments.filter(
    (input) => isRequired(input) && !list.some((each) => each.name === input.name),
  );
  if (which === 'given') return given.map((each) => `${type.name}.${name}(${each.name}: ${each.type})`);
  return [
    ...given.map((each) => `${type.name}.${name}(${each.name}: ${each.type})`),
    ...demanded.map((each) => `${type.name}.${name} without ${each.name}: ${each.type.text}`),
  ];
}

function typeOf(schema: SchemaModel, type: TypeModel, name: string): TypeModel | undefined {
  return schema.types.get(type.fields.find((each) => each.name === name)?.type.name ?? '');
}
