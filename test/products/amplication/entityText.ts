import { capital } from '../generatedRows.ts';
import { type AmplicationEntity, entityFields, type EntityField, isRelation } from './entities.ts';

// NestJS makes a Float of a number, whatever it is in the database.
const scalars: Readonly<Record<string, string>> = {
  string: 'String',
  date: 'DateTime',
  int: 'Float',
  float: 'Float',
  boolean: 'Boolean',
  json: 'JSON',
};

const filters: Readonly<Record<string, string>> = {
  string: 'String',
  date: 'DateTime',
  int: 'Int',
  float: 'Float',
  boolean: 'Boolean',
};

function manyArguments(entity: string): string {
  return `(where: ${entity}WhereInput, orderBy: [${entity}OrderByInput!], skip: Float, take: Float)`;
}

function typeLine({ name, kind, target, isRequired, isHidden }: EntityField): string {
  if (isHidden) return '';
  if (kind === 'one') return `${name}: ${target}`;
  if (kind === 'many') return `${name}${manyArguments(target)}: [${target}!]!`;
  const scalar = scalars[kind];
  // Option sets may be null in the schema even where the database requires them.
  return scalar === undefined ? `${name}: ${kind}` : `${name}: ${scalar}${isRequired ? '!' : ''}`;
}

function whereLine({ name, kind, target, isRequired, isHidden }: EntityField): string {
  if (isHidden || kind === 'json') return '';
  if (kind === 'one') return `${name}: ${target}WhereUniqueInput`;
  if (kind === 'many') return `${name}: ${target}ListRelationFilter`;
  const filter = filters[kind];
  return filter === undefined ? `${name}: ${kind}` : `${name}: ${filter}${isRequired ? '' : 'Nullable'}Filter`;
}

function inputLine(
  action: 'Create' | 'Update',
  plural: string,
  { name, kind, target, isRequired }: EntityField,
): string {
  const mark = action === 'Create' && isRequired ? '!' : '';
  if (kind === 'one') return `${name}: ${target}WhereUniqueInput${mark}`;
  if (kind === 'many') {
    const without = `Without${capital(plural)}Input`;
    return `${name}: ${target}${action === 'Create' ? 'CreateNestedMany' : 'UpdateMany'}${without}`;
  }
  return `${name}: ${scalars[kind] ?? kind}${mark}`;
}

function nestedInputs(plural: string, { target }: EntityField): string {
  const list = `[${target}WhereUniqueInput!]`;
  return `input ${target}CreateNestedManyWithout${capital(plural)}Input { connect: ${list} }
input ${target}UpdateManyWithout${capital(plural)}Input { connect: ${list} disconnect: ${list} set: ${list} }`;
}

/** SDL of the types and inputs that Amplication makes of an entity. */
export function entityText({ name, plural, ...entity }: AmplicationEntity): string {
  const fields = entityFields(entity);
  const lines = (write: (field: EntityField) => string): string => fields.map(write).filter(Boolean).join('\n  ');
  const orderBy = fields
    .filter(({ kind }) => kind !== 'many')
    .map((field) => {
      return `${field.name}${isRelation(field) ? 'Id' : ''}: SortOrder`;
    });
  return `
type ${name} {
  id: String!
  createdAt: DateTime!
  updatedAt: DateTime!
  ${lines(typeLine)}
}
input ${name}WhereInput {
  id: StringFilter
  ${lines(whereLine)}
}
input ${name}WhereUniqueInput { id: String! }
input ${name}ListRelationFilter { every: ${name}WhereInput none: ${name}WhereInput some: ${name}WhereInput }
input ${name}OrderByInput {
  id: SortOrder createdAt: SortOrder updatedAt: SortOrder
  ${orderBy.join('\n  ')}
}
input ${name}CreateInput { ${lines((field) => inputLine('Create', plural, field))} }
input ${name}UpdateInput { ${lines((field) => inputLine('Update', plural, field))} }
${fields
  .filter(({ kind }) => kind === 'many')
  .map((field) => nestedInputs(plural, field))
  .join('\n')}`;
}

/** The queries of an entity. */
export function entityQueries({ name, plural }: AmplicationEntity): string {
  return `_${plural}Meta(where: ${name}WhereInput): MetaQueryPayload!
  ${plural}${manyArguments(name)}: [${name}!]!
  ${singularOf(name)}(where: ${name}WhereUniqueInput!): ${name}`;
}

/** The mutations of an entity. */
export function entityMutations({ name }: AmplicationEntity): string {
  return `create${name}(data: ${name}CreateInput!): ${name}!
  update${name}(data: ${name}UpdateInput!, where: ${name}WhereUniqueInput!): ${name}!
  delete${name}(where: ${name}WhereUniqueInput!): ${name}!`;
}

/** The name of the query for one entity. */
export function singularOf(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}
