/** What a pointer of an object type says, read from its short form in `schema.ts`. */
export interface Pointer {
  readonly name: string;
  /** A scalar of EdgeDB, an enum, or another object type. */
  readonly target: string;
  readonly isRequired: boolean;
  readonly isMulti: boolean;
  readonly isComputed: boolean;
  readonly isReadonly: boolean;
  readonly hasDefault: boolean;
  readonly isLink: boolean;
}

/** An object type, or an alias of one; the pointers of what it extends are its own too. */
export interface ObjectType {
  readonly name: string;
  readonly isAbstract?: boolean;
  readonly extending?: readonly string[];
  /** The type whose objects an alias selects. */
  readonly aliasOf?: string;
  readonly description?: string;
  /** Such as `required str`, `default datetime`, `readonly`, `multi Pet` and `:= Owner`. */
  readonly pointers?: Readonly<Record<string, string>>;
}

/** The values of enums. */
export type Enums = Readonly<Record<string, readonly string[]>>;

/** GraphQL scalars by the scalars of EdgeDB, as the database maps them. */
const scalars: Readonly<Record<string, string>> = {
  str: 'String',
  datetime: 'String',
  duration: 'String',
  local_date: 'String',
  uuid: 'ID',
  bool: 'Boolean',
  int64: 'Int64',
  decimal: 'Decimal',
};
const words = ['required', 'default', 'readonly', 'multi', ':='];
const equality = ['eq', 'neq'];
const comparison = [...equality, 'gte', 'gt', 'lte', 'lt'];
const paging = 'first: Int last: Int before: String after: String';

/** The type that a name leads to. */
export function typeNamed(types: readonly ObjectType[], name: string): ObjectType {
  const found = types.find((type) => type.name === name);
  if (!found) throw new Error(`No object type ${name}`);
  return found;
}

/** What a type extends, its nearest ones last, without itself. */
export function ancestorsOf(types: readonly ObjectType[], type: ObjectType): readonly ObjectType[] {
  const parents = (type.extending ?? []).map((name) => typeNamed(types, name));
  return [...new Set(parents.flatMap((parent) => [...ancestorsOf(types, parent), parent]))];
}

/** All pointers of a type in the order of their names, as the database reflects them. */
export function pointersOf(types: readonly ObjectType[], type: ObjectType): readonly Pointer[] {
  const from = type.aliasOf === undefined ? type : typeNamed(types, type.aliasOf);
  const lines = [...ancestorsOf(types, from), from].flatMap(({ pointers = {} }) => Object.entries(pointers));
  return [...new Map(lines)]
    .map(([name, line]): Pointer => {
      const parts = line.split(' ');
      const target = parts.find((part) => !words.includes(part)) ?? 'str';
      return {
        name,
        target,
        isRequired: parts.includes('required'),
        isMulti: parts.includes('multi'),
        isComputed: parts.includes(':='),
        isReadonly: parts.includes('readonly'),
        hasDefault: parts.includes('default'),
        isLink: types.some((other) => other.name === target),
      };
    })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** SDL that EdgeDB's GraphQL extension reflects from object types. */
export function typesText(types: readonly ObjectType[], enums: Enums): string {
  const interfaces = types.filter(({ aliasOf }) => aliasOf === undefined);
  const concrete = types.filter(({ isAbstract = false }) => !isAbstract);
  const queries = types.map(({ name }) => `  ${name}${listArguments(name)}: [${name}!]`).toSorted();
  return [
    `"The \`Int64\` scalar type represents non-fractional signed whole numeric values. Int can represent values between -2^63 and 2^63 - 1."
scalar Int64
"The \`Bigint\` scalar type represents non-fractional signed whole numeric values."
scalar Bigint
"The \`Decimal\` scalar type represents signed unlimited-precision fractional values."
scalar Decimal
"The \`JSON\` scalar type represents arbitrary JSON values."
scalar JSON
"Enum value used to specify ordering direction."
enum directionEnum { ASC DESC }
"Enum value used to specify how nulls are ordered."
enum nullsOrderingEnum { SMALLEST BIGGEST }
input Ordering { dir: directionEnum! nulls: nullsOrderingEnum = SMALLEST }`,
    ...['Boolean', 'ID'].map((type) => filterText(type, equality)),
    ...['Int', 'Int64', 'Bigint', 'Float', 'Decimal', 'JSON'].map((type) => filterText(type, comparison)),
    filterText('String', [...comparison, 'like', 'ilike']),
    ...Object.entries(enums).flatMap(([name, values]) => [
      `enum ${name} { ${values.join(' ')} }`,
      filterText(name, comparison),
    ]),
    ...types.map((type) => typeText(types, type)),
    `type Query {\n${queries.join('\n')}\n}`,
    `type Mutation {
${concrete.map((type) => mutationsText(types, type)).join('\n')}
${interfaces
  .filter((type) => updatable(types, type).length > 0)
  .map(({ name }) => `  update_${name}${listArguments(name, `data: Update${name}!`)}: [${name}!]`)
  .join('\n')}
}`,
  ].join('\n');
}

function filterText(type: string, operators: readonly string[]): string {
  const own = operators.map((operator) => `${operator}: ${type}`).join(' ');
  return `input Filter${type} { exists: Boolean in: [${type}!] ${own} }`;
}

function listArguments(name: string, data = ''): string {
  return `(filter: Filter${name}, order: Order${name}, ${paging} ${data})`;
}

function mutationsText(types: readonly ObjectType[], type: ObjectType): string {
  const { name, aliasOf } = type;
  const shown = aliasOf === undefined ? `${name}_Type` : name;
  const remove = `  delete_${name}${listArguments(name)}: [${shown}!]`;
  // What an alias selects can be deleted, and no more.
  return aliasOf === undefined
    ? `${remove}\n  insert_${name}${insertable(types, type).length === 0 ? '' : `(data: [Insert${name}!]!)`}: [${shown}!]`
    : remove;
}

function insertable(types: readonly ObjectType[], type: ObjectType): readonly Pointer[] {
  return pointersOf(types, type).filter(({ name, isComputed }) => name !== 'id' && !isComputed);
}

function updatable(types: readonly ObjectType[], type: ObjectType): readonly Pointer[] {
  return insertable(types, type).filter(({ isReadonly }) => !isReadonly);
}

function bare({ target, isLink }: Pointer): string {
  if (isLink) return target;
  const element = /^array<(.+)>$/.exec(target)?.[1];
  return element === undefined ? (scalars[target] ?? target) : `[${scalars[element] ?? element}!]`;
}

function wrapped(type: string, { isMulti }: Pointer, isRequired: boolean): string {
  return `${isMulti ? `[${type}!]` : type}${isRequired ? '!' : ''}`;
}

function typeText(types: readonly ObjectType[], type: ObjectType): string {
  const { name, aliasOf, isAbstract = false, description } = type;
  const pointers = pointersOf(types, type);
  const fields = pointers
    .map((pointer) => {
      const shown = wrapped(bare(pointer), pointer, pointer.isRequired);
      return `  ${pointer.name}${pointer.isLink ? listArguments(pointer.target) : ''}: ${shown}`;
    })
    .join('\n');
  const parents = [...ancestorsOf(types, type), type].map((each) => each.name).join(' & ');
  const filters = pointers
    .filter(({ isLink, isMulti, target }) => isLink || (!isMulti && !target.startsWith('array<')))
    .map((pointer) => `${pointer.name}: ${pointer.isLink ? 'NestedFilter' : 'Filter'}${bare(pointer)}`)
    .join('\n  ');
  const orders = pointers
    .filter(({ isMulti, target }) => !isMulti && !target.startsWith('array<'))
    .map(({ name: field, isLink, target }) => `${field}: ${isLink ? `Order${target}` : 'Ordering'}`)
    .join('\n  ');
  const inserts = insertable(types, type).map((pointer) => {
    const input = pointer.isLink ? `NestedInsert${pointer.target}` : bare(pointer);
    return `${pointer.name}: ${wrapped(input, pointer, pointer.isRequired && !pointer.hasDefault)}`;
  });
  const updates = aliasOf === undefined ? updatable(types, type) : [];
  const insertData = isAbstract || inserts.length === 0 ? '' : `data: Insert${name}`;
  const nested = `filter: Filter${name} order: Order${name} ${paging}`;
  const isTarget = types.some((other) => pointersOf(types, other).some(({ target }) => target === name));
  return `${description === undefined ? '' : `"${description}"`}
${aliasOf === undefined ? 'interface' : 'type'} ${name} {
${fields}
}
${isAbstract || aliasOf !== undefined ? '' : `type ${name}_Type implements ${parents} {\n${fields}\n}`}
input Filter${name} {
  and: [Filter${name}!]
  or: [Filter${name}!]
  not: Filter${name}
  ${filters}
}
input Order${name} {
  ${orders}
}
${isTarget ? `input NestedFilter${name} {\n  exists: Boolean\n  ${filters}\n}` : ''}
${isTarget ? `input NestedInsert${name} { ${nested} ${insertData} }\ninput NestedUpdate${name} { ${nested} }` : ''}
${isAbstract || aliasOf !== undefined || inserts.length === 0 ? '' : `input Insert${name} {\n  ${inserts.join('\n  ')}\n}`}
${updates.length === 0 ? '' : `input Update${name} {\n  ${updates.map((one) => `${one.name}: UpdateOp_${one.name}_${name}`).join('\n  ')}\n}`}
${updates.map((pointer) => updateText(name, pointer)).join('\n')}`;
}

/** What can be done to one pointer: text can be added to, numbers can be counted, links can be added and removed. */
function updateText(type: string, pointer: Pointer): string {
  const { name, target, isLink, isMulti, isRequired } = pointer;
  const input = wrapped(isLink ? `NestedUpdate${target}` : bare(pointer), pointer, false);
  const others = isMulti
    ? [`add: ${input}`, `remove: ${input}`]
    : ['int64', 'decimal'].includes(target)
      ? [`increment: ${input}`, `decrement: ${input}`]
      : target === 'str' || target.startsWith('array<')
        ? [`prepend: ${input}`, `append: ${input}`, 'slice: [Int!]']
        : [];
  const clear = isRequired ? [] : ['clear: Boolean'];
  return `input UpdateOp_${name}_${type} { ${[`set: ${input}`, ...clear, ...others].join(' ')} }`;
}
