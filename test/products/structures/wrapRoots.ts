import {
  buildASTSchema,
  type DocumentNode,
  type FieldDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLSchema,
  isListType,
  isObjectType,
  Kind,
  parse,
} from 'graphql';

/** A schema in which what some root fields answer stands in an object with a sign of success, and the names of these fields. */
export interface WrappedSchema {
  readonly schema: GraphQLSchema;
  readonly queries: ReadonlySet<string>;
  readonly changes: ReadonlySet<string>;
}

/** The schema with every list of its queries, and what every change answers, in `{ success message data }`. */
export function wrapRoots(sdl: string): WrappedSchema {
  const document = parse(sdl);
  const given = buildASTSchema(document, { assumeValid: true });
  const queries = given.getQueryType()?.getFields() ?? {};
  const changes = given.getMutationType()?.getFields() ?? {};
  const isWrapped = (field: GraphQLField<unknown, unknown> | undefined, isChange: boolean): boolean => {
    if (!field || !isObjectType(getNamedType(field.type))) return false;
    // What takes nothing changes nothing: it holds the changes.
    return isChange ? field.args.length > 0 : isListType(getNullableType(field.type));
  };
  const roots = [given.getQueryType()?.name, given.getMutationType()?.name];
  const types = new Map<string, string>();
  const wrapped = { queries: new Set<string>(), changes: new Set<string>() };
  const wrap = (field: FieldDefinitionNode, isChange: boolean): FieldDefinitionNode => {
    const name = field.name.value;
    if (!isWrapped((isChange ? changes : queries)[name], isChange)) return field;
    wrapped[isChange ? 'changes' : 'queries'].add(name);
    const response = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}${isChange ? 'Payload' : 'Response'}Envelope`;
    types.set(response, `type ${response} { success: Boolean! message: String data: ${textOf(field.type)} }`);
    return { ...field, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: response } } };
  };
  const definitions = document.definitions.map((definition) => {
    const isType = definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.OBJECT_TYPE_EXTENSION;
    if (!isType || !roots.includes(definition.name.value)) return definition;
    const isChange = definition.name.value === given.getMutationType()?.name;
    return { ...definition, fields: (definition.fields ?? []).map((field) => wrap(field, isChange)) };
  });
  const more = [...types.values()].flatMap((each) => parse(each).definitions);
  const whole: DocumentNode = { kind: Kind.DOCUMENT, definitions: [...definitions, ...more] };
  return { schema: buildASTSchema(whole, { assumeValid: true }), ...wrapped };
}

/** A type as it is written, null where it may be. */
function textOf(type: FieldDefinitionNode['type']): string {
  switch (type.kind) {
    case Kind.NAMED_TYPE:
      return type.name.value;
    case Kind.LIST_TYPE:
      return `[${textOf(type.type)}]`;
    case Kind.NON_NULL_TYPE:
      // The envelope of a failure has no data.
      return textOf(type.type);
  }
}
