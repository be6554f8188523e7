import { Kind, parse, type TypeNode } from 'graphql';

/** A property of an entity that the database can filter by. */
export interface Property {
  readonly type: string;
  readonly kind: 'scalar' | 'enum' | 'entity';
  readonly isList: boolean;
  readonly isNullable: boolean;
}

/** Properties by the name of the entity and their own. */
export type Entities = ReadonlyMap<string, ReadonlyMap<string, Property>>;

/** The scalars of the service, with the names that .NET has for them. */
export const clrNames: Readonly<Record<string, string>> = {
  Boolean: 'Boolean',
  Date: 'DateOnly',
  DateTime: 'DateTimeOffset',
  Decimal: 'Decimal',
  Int: 'Int32',
  String: 'String',
  TimeSpan: 'TimeSpan',
};

// Worked out when they are read, so that there is no column to filter by.
const workedOut = new Set(['balance', 'lastAttendedOn', 'outstanding']);

/** Reads the entities from their types. */
export function entitiesOf(text: string): Entities {
  const { definitions } = parse(text);
  const enums = new Set(
    definitions.flatMap((node) => (node.kind === Kind.ENUM_TYPE_DEFINITION ? [node.name.value] : [])),
  );
  return new Map(
    definitions.flatMap((node) => {
      if (node.kind !== Kind.OBJECT_TYPE_DEFINITION) return [];
      const properties = (node.fields ?? [])
        .filter(({ name }) => !workedOut.has(name.value))
        .map(({ name, type }): [string, Property] => [name.value, propertyOf(type, enums)]);
      return [[node.name.value, new Map(properties)]];
    }),
  );
}

function propertyOf(type: TypeNode, enums: ReadonlySet<string>): Property {
  const isNullable = type.kind !== Kind.NON_NULL_TYPE;
  const own = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
  if (own.kind === Kind.LIST_TYPE) return { ...propertyOf(own.type, enums), isList: true, isNullable };
  const name = own.kind === Kind.NAMED_TYPE ? own.name.value : '';
  const kind = name in clrNames ? 'scalar' : enums.has(name) ? 'enum' : 'entity';
  return { type: name, kind, isList: false, isNullable };
}

/** The entities with those that their properties lead to. */
export function reachableFrom(entities: Entities, names: readonly string[]): readonly string[] {
  const found = new Set(names);
  for (const name of found) {
    for (const { kind, type } of entities.get(name)?.values() ?? []) if (kind === 'entity') found.add(type);
  }
  return [...found].toSorted();
}
