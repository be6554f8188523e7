import { capital } from '../generatedRows.ts';
import type { RelatedTable } from '../tableRelations.ts';

/** A model of a Prisma schema; columns are GraphQL types, `!` where the field isn't optional. */
export interface Model extends RelatedTable {
  readonly plural: string;
  /** Unique fields beside `id`. */
  readonly unique?: readonly string[];
  /** Columns that the database fills in. */
  readonly defaults?: readonly string[];
}

/** The values of the enums of a Prisma schema. */
export type Enums = Readonly<Record<string, readonly string[]>>;

const comparisons = ['lt', 'lte', 'gt', 'gte'];
const textual = ['contains', 'startsWith', 'endsWith'];

/** SDL that typegraphql-prisma generates from models. */
export function modelsText(models: readonly Model[], enums: Enums): string {
  return [
    `"""
The javascript \`Date\` as string. Type represents date and time as the ISO Date string.
"""
scalar DateTimeISO
enum SortOrder { asc desc }
enum NullsOrder { first last }
enum QueryMode { default insensitive }
input SortOrderInput { sort: SortOrder! nulls: NullsOrder }
type AffectedRowsOutput { count: Int! }`,
    ...filterTexts('String', 'String', [...comparisons, ...textual], 'mode: QueryMode'),
    ...filterTexts('Int', 'Int', comparisons),
    ...filterTexts('Float', 'Float', comparisons),
    ...filterTexts('DateTime', 'DateTimeISO', comparisons),
    ...filterTexts('Bool', 'Boolean', []),
    updateText('String', 'String'),
    updateText('NullableString', 'String'),
    updateText('Bool', 'Boolean'),
    updateText('DateTime', 'DateTimeISO'),
    updateText('NullableDateTime', 'DateTimeISO'),
    ...['Int', 'Float', 'NullableInt', 'NullableFloat'].map((name) => {
      const type = name.replace('Nullable', '');
      return updateText(name, type, ['decrement', 'divide', 'increment', 'multiply']);
    }),
    ...Object.entries(enums).flatMap(([name, values]) => [
      `enum ${name} { ${values.join(' ')} }`,
      ...filterTexts(`Enum${name}`, name, []),
      updateText(`Enum${name}`, name),
    ]),
    ...models.map((model) => modelText(model, models)),
    `type Query {\n${models.map(queriesText).join('\n')}\n}`,
    `type Mutation {\n${models.map(mutationsText).join('\n')}\n}`,
  ].join('\n');
}

function filterTexts(name: string, type: string, operators: readonly string[], mode = ''): string[] {
  const lists = name === 'Bool' ? '' : `in: [${type}!] notIn: [${type}!]`;
  return ['', 'Nullable'].flatMap((nullable) => {
    const own = `equals: ${type} ${lists} ${operators.map((operator) => `${operator}: ${type}`).join(' ')}`;
    return [
      `input ${name}${nullable}Filter { ${own} ${mode} not: Nested${name}${nullable}Filter }`,
      `input Nested${name}${nullable}Filter { ${own} not: Nested${name}${nullable}Filter }`,
    ];
  });
}

function updateText(name: string, type: string, others: readonly string[] = []): string {
  const operations = ['set', ...others].map((operation) => `${operation}: ${type}`);
  return `input ${name}FieldUpdateOperationsInput { ${operations.join(' ')} }`;
}

/** Name of a column's type in filters and updates. */
function filterName(type: string): string {
  const bare = type.replace('!', '');
  if (bare === 'DateTimeISO') return 'DateTime';
  if (bare === 'Boolean') return 'Bool';
  return ['String', 'Int', 'Float'].includes(bare) ? bare : `Enum${bare}`;
}

function listArguments(name: string): string {
  return `(where: ${name}WhereInput, orderBy: [${name}OrderByWithRelationInput!], cursor: ${name}WhereUniqueInput, take: Int, skip: Int, distinct: [${name}ScalarFieldEnum!])`;
}

function modelText(model: Model, models: readonly Model[]): string {
  const { name, columns, one = {}, many = {}, unique = [], defaults = [] } = model;
  const all = Object.entries(columns);
  const ones = Object.entries(one);
  const manies = Object.entries(many);
  const keys = ones.map(([, [, column]]) => column);
  const own = all.filter(([column]) => column !== 'id' && !keys.includes(column));
  const otherSide = (target: string, column: string): string => {
    const other = models.find((each) => each.name === target);
    const fields = Object.entries({ ...other?.one, ...other?.many });
    return capital(fields.find(([, [back, key]]) => back === name && key === column)?.[0] ?? name);
  };
  const isOptional = (column: string): boolean => !(columns[column] ?? '').endsWith('!');
  const required = ([column, type]: readonly [string, string]): string =>
    `${column}: ${defaults.includes(column) ? type.replace('!', '') : type}`;
  const update = ([column, type]: readonly [string, string]): string => {
    const filter = filterName(type);
    const isNullable = !type.endsWith('!') && !filter.startsWith('Enum');
    return `${column}: ${isNullable ? 'Nullable' : ''}${filter}FieldUpdateOperationsInput`;
  };
  const createNested = [
    ...ones.map(([field, [target, column]]) => {
      const mark = isOptional(column) ? '' : '!';
      return `${field}: ${target}CreateNestedOneWithout${otherSide(target, column)}Input${mark}`;
    }),
    ...manies.map(([field, [target, column]]) => {
      return `${field}: ${target}CreateNestedManyWithout${otherSide(target, column)}Input`;
    }),
  ];
  const updateNested = [
    ...ones.map(([field, [target, column]]) => {
      const way = isOptional(column) ? 'UpdateOneWithout' : 'UpdateOneRequiredWithout';
      return `${field}: ${target}${way}${otherSide(target, column)}NestedInput`;
    }),
    ...manies.map(([field, [target, column]]) => {
      return `${field}: ${target}UpdateManyWithout${otherSide(target, column)}NestedInput`;
    }),
  ];
  // For each way in which another model leads here, the inputs that are nested there, without the way back.
  const nestedTexts = [...ones, ...manies].map(([field, [target, column]]) => {
    const suffix = capital(field);
    const without = (texts: readonly string[]): string =>
      texts.filter((text) => !text.startsWith(`${field}:`)).join('\n  ');
    const isTheirs = one[field] !== undefined;
    const create = `${name}CreateWithout${suffix}Input`;
    const shared = `create: ${isTheirs ? `[${create}!]` : create} connect: ${isTheirs ? `[${name}WhereUniqueInput!]` : `${name}WhereUniqueInput`}`;
    const updates = isTheirs
      ? `input ${name}UpdateManyWithout${suffix}NestedInput { ${shared} set: [${name}WhereUniqueInput!] disconnect: [${name}WhereUniqueInput!] delete: [${name}WhereUniqueInput!] }`
      : nestedUpdateText(name, suffix, shared, isRequiredThere(models, target, column));
    return `input ${create} {
  ${without([...own.map(required), ...createNested])}
}
input ${name}CreateNested${isTheirs ? 'Many' : 'One'}Without${suffix}Input { ${shared} }
${updates}
`;
  });
  const counts = manies.map(([field]) => `${field}: Int!`);
  return `type ${name} {
  ${all.map(([column, type]) => `${column}: ${type}`).join('\n  ')}
  ${ones.map(([field, [target, column]]) => (isOptional(column) ? `${field}(where: ${target}WhereInput): ${target}` : `${field}: ${target}!`)).join('\n  ')}
  ${manies.map(([field, [target]]) => `${field}${listArguments(target)}: [${target}!]!`).join('\n  ')}
  ${counts.length === 0 ? '' : `_count: ${name}Count`}
}
${counts.length === 0 ? '' : `type ${name}Count { ${counts.join(' ')} }`}
type Aggregate${name} { _count: ${name}CountAggregate _min: ${name}MinAggregate _max: ${name}MaxAggregate }
type ${name}CountAggregate { _all: Int! ${all.map(([column]) => `${column}: Int!`).join(' ')} }
type ${name}MinAggregate { ${all.map(([column, type]) => `${column}: ${type.replace('!', '')}`).join(' ')} }
type ${name}MaxAggregate { ${all.map(([column, type]) => `${column}: ${type.replace('!', '')}`).join(' ')} }
enum ${name}ScalarFieldEnum { ${all.map(([column]) => column).join(' ')} }
input ${name}WhereInput {
  AND: [${name}WhereInput!]
  OR: [${name}WhereInput!]
  NOT: [${name}WhereInput!]
  ${all.map(([column, type]) => `${column}: ${filterName(type)}${type.endsWith('!') ? '' : 'Nullable'}Filter`).join('\n  ')}
  ${ones.map(([field, [target, column]]) => `${field}: ${target}${isOptional(column) ? 'Nullable' : ''}RelationFilter`).join('\n  ')}
  ${manies.map(([field, [target]]) => `${field}: ${target}ListRelationFilter`).join('\n  ')}
}
input ${name}WhereUniqueInput { id: Int ${unique.map((column) => `${column}: String`).join(' ')} }
input ${name}RelationFilter { is: ${name}WhereInput isNot: ${name}WhereInput }
input ${name}NullableRelationFilter { is: ${name}WhereInput isNot: ${name}WhereInput }
input ${name}ListRelationFilter { every: ${name}WhereInput some: ${name}WhereInput none: ${name}WhereInput }
input ${name}OrderByRelationAggregateInput { _count: SortOrder }
input ${name}OrderByWithRelationInput {
  ${all.map(([column, type]) => `${column}: ${type.endsWith('!') ? 'SortOrder' : 'SortOrderInput'}`).join('\n  ')}
  ${ones.map(([field, [target]]) => `${field}: ${target}OrderByWithRelationInput`).join('\n  ')}
  ${manies.map(([field, [target]]) => `${field}: ${target}OrderByRelationAggregateInput`).join('\n  ')}
}
input ${name}CreateInput {
  ${[...own.map(required), ...createNested].join('\n  ')}
}
input ${name}CreateManyInput {
  id: Int
  ${all
    .filter(([column]) => column !== 'id')
    .map(required)
    .join('\n  ')}
}
input ${name}UpdateInput {
  ${[...own.map(update), ...updateNested].join('\n  ')}
}
input ${name}UpdateManyMutationInput {
  ${own.map(update).join('\n  ')}
}
${nestedTexts.join('\n')}`;
}

function isRequiredThere(models: readonly Model[], target: string, column: string): boolean {
  return (models.find((each) => each.name === target)?.columns[column] ?? '').endsWith('!');
}

function nestedUpdateText(name: string, suffix: string, shared: string, isRequired: boolean): string {
  if (isRequired) return `input ${name}UpdateOneRequiredWithout${suffix}NestedInput { ${shared} }`;
  return `input ${name}UpdateOneWithout${suffix}NestedInput { ${shared} disconnect: ${name}WhereInput delete: ${name}WhereInput }`;
}

function queriesText({ name, plural }: Model): string {
  const lower = name.slice(0, 1).toLowerCase() + name.slice(1);
  const list = listArguments(name);
  const unique = `(where: ${name}WhereUniqueInput!)`;
  return `  aggregate${name}(where: ${name}WhereInput, orderBy: [${name}OrderByWithRelationInput!], cursor: ${name}WhereUniqueInput, take: Int, skip: Int): Aggregate${name}!
  findFirst${name}${list}: ${name}
  findFirst${name}OrThrow${list}: ${name}
  ${plural}${list}: [${name}!]!
  ${lower}${unique}: ${name}
  get${name}${unique}: ${name}`;
}

function mutationsText({ name }: Model): string {
  return `  createMany${name}(data: [${name}CreateManyInput!]!, skipDuplicates: Boolean): AffectedRowsOutput!
  createOne${name}(data: ${name}CreateInput!): ${name}!
  deleteMany${name}(where: ${name}WhereInput): AffectedRowsOutput!
  deleteOne${name}(where: ${name}WhereUniqueInput!): ${name}
  updateMany${name}(data: ${name}UpdateManyMutationInput!, where: ${name}WhereInput): AffectedRowsOutput!
  updateOne${name}(data: ${name}UpdateInput!, where: ${name}WhereUniqueInput!): ${name}
  upsertOne${name}(where: ${name}WhereUniqueInput!, create: ${name}CreateInput!, update: ${name}UpdateInput!): ${name}!`;
}
