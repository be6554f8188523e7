import {
  buildSchema,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

/** The names of a schema that a team might have chosen otherwise. */
export interface SchemaNames {
  readonly types: readonly GraphQLNamedType[];
  /** Of fields, arguments and inputs, each once. */
  readonly fields: readonly string[];
  readonly enumValues: ReadonlySet<string>;
}

/** All names of a schema, without those of introspection. */
export function namesIn(sdl: string): SchemaNames {
  const types = Object.values(buildSchema(sdl, { assumeValid: true }).getTypeMap()).filter(
    ({ name }) => !name.startsWith('__'),
  );
  const fields = types.flatMap((type) => {
    if (isInputObjectType(type)) return Object.keys(type.getFields());
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    return Object.values(type.getFields()).flatMap(({ name, args }) => [name, ...args.map((each) => each.name)]);
  });
  const enumValues = types.flatMap((type) => (isEnumType(type) ? type.getValues().map(({ name }) => name) : []));
  return { types, fields: [...new Set(fields)], enumValues: new Set(enumValues) };
}
