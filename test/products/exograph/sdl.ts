import { capital } from '../generatedRows.ts';
import { backField, type ExoField, type ExoType, lowerFirst, model, typeNamed } from './model.ts';

const ordered = ['eq', 'neq', 'lt', 'lte', 'gt', 'gte'];
const likeness = ['like', 'ilike', 'startsWith', 'endsWith'];
const customScalars = ['Decimal', 'Instant', 'LocalDate'];

function operatorsOf(scalar: string): readonly string[] {
  if (scalar === 'Boolean' || model.enums[scalar]) return ['eq', 'neq'];
  return scalar === 'String' ? [...ordered, ...likeness] : ordered;
}

function aggregatesOf(scalar: string): Readonly<Record<string, string>> {
  const count = { count: 'Int' };
  if (scalar === 'Int') return { min: scalar, max: scalar, sum: scalar, avg: 'Float', ...count };
  if (scalar === 'Decimal') return { min: scalar, max: scalar, sum: scalar, avg: scalar, ...count };
  return scalar === 'String' ? { min: scalar, max: scalar, ...count } : count;
}

function block(keyword: string, name: string, fields: Readonly<Record<string, string>>): readonly [string, string] {
  const lines = Object.entries(fields).map(([field, type]) => `  ${field}: ${type}`);
  return [name, `${keyword} ${name} {\n${lines.join('\n')}\n}`];
}

function described(text: string, [name, body]: readonly [string, string]): readonly [string, string] {
  return [name, `"""${text}"""\n${body}`];
}

const listArguments = ({ name }: ExoType): string =>
  `(where: ${name}Filter, orderBy: [${name}Ordering!], limit: Int, offset: Int)`;

function scalarBlocks(scalar: string): readonly (readonly [string, string])[] {
  const operators = Object.fromEntries(operatorsOf(scalar).map((operator) => [operator, scalar]));
  const values = model.enums[scalar];
  return [
    ...(values ? [[scalar, `enum ${scalar} {\n  ${values.join('\n  ')}\n}`] as const] : []),
    ...(customScalars.includes(scalar) ? [[scalar, `scalar ${scalar}`] as const] : []),
    block('type', `${scalar}Agg`, aggregatesOf(scalar)),
    block('input', `${scalar}Filter`, operators),
  ];
}

function rowFields(type: ExoType): Readonly<Record<string, string>> {
  const fields = type.fields.flatMap((field): readonly (readonly [string, string])[] => {
    const mark = field.isOptional ? '' : '!';
    if (field.kind !== 'many')
      return [[field.name, field.kind === 'list' ? `[${field.type}!]${mark}` : field.type + mark]];
    const child = typeNamed(field.type);
    return [
      [`${field.name}${listArguments(child)}`, `[${child.name}!]${mark}`],
      [`${field.name}Agg(where: ${child.name}Filter)`, `${child.name}Agg${mark}`],
    ];
  });
  return Object.fromEntries(fields);
}

function inputFields(
  type: ExoType,
  without: ExoField | null,
  write: (field: ExoField) => string,
): Readonly<Record<string, string>> {
  const fields = type.fields.filter((field) => field !== without && !field.isFilled && !field.isKey);
  return Object.fromEntries(fields.map((field) => [field.name, write(field)]));
}

function bareInput({ kind, type }: ExoField): string {
  return kind === 'one' ? `${type}ReferenceInput` : kind === 'list' ? `[${type}!]` : type;
}

function inputBlocks(type: ExoType): readonly (readonly [string, string])[] {
  const { name } = type;
  const create = (field: ExoField): string => {
    if (field.kind === 'many') return `[${field.type}CreationInputFrom${name}!]`;
    return bareInput(field) + (field.isOptional || field.hasDefault ? '' : '!');
  };
  const update = (field: ExoField): string =>
    field.kind === 'many' ? `${field.type}UpdateInputFrom${name}` : bareInput(field);
  const parents = model.types.filter(({ fields }) =>
    fields.some((field) => field.kind === 'many' && field.type === name),
  );
  const isReferred = model.types.some(({ fields }) => fields.some((field) => field.type === name));
  return [
    block('input', `${name}CreationInput`, inputFields(type, null, create)),
    block('input', `${name}UpdateInput`, { id: 'Int', ...inputFields(type, null, update) }),
    ...(isReferred ? [block('input', `${name}ReferenceInput`, { id: 'Int!' })] : []),
    ...parents.flatMap((parent) => {
      const back = backField(type, parent);
      const from = `InputFrom${parent.name}`;
      return [
        block('input', `${name}Creation${from}`, inputFields(type, back, create)),
        block('input', `${name}Update${from}`, {
          create: `[${name}Creation${from}!]`,
          update: `[${name}Update${from}Nested!]`,
          delete: `[${name}ReferenceInput!]`,
        }),
        block('input', `${name}Update${from}Nested`, { id: 'Int!', ...inputFields(type, back, update) }),
      ];
    }),
  ];
}

function typeBlocks(type: ExoType): readonly (readonly [string, string])[] {
  const { name, fields } = type;
  const stored = fields.filter(({ kind }) => kind === 'column' || kind === 'list');
  const filter = fields.map((field): [string, string] => [field.name, `${field.type}Filter`]);
  const ordering = fields.flatMap((field): readonly (readonly [string, string])[] => {
    if (field.kind === 'column') return [[field.name, 'Ordering']];
    return field.kind === 'one' ? [[field.name, `[${field.type}Ordering!]`]] : [];
  });
  const filterText = `
Predicate for the \`${name}\` type parameter. 
If a field is omitted, no filter is applied for that field.
To check a field against null, use a \`<field name>: null\` filter
`;
  return [
    block('type', name, rowFields(type)),
    described(
      `An aggregate for the \`${name}\` type.`,
      block('type', `${name}Agg`, Object.fromEntries(stored.map((field) => [field.name, `${field.type}Agg`]))),
    ),
    described(
      filterText,
      block('input', `${name}Filter`, {
        ...Object.fromEntries(filter),
        and: `[${name}Filter!]`,
        or: `[${name}Filter!]`,
        not: `${name}Filter`,
      }),
    ),
    block('input', `${name}Ordering`, Object.fromEntries(ordering)),
    ...inputBlocks(type),
  ];
}

function queryText(type: ExoType): string {
  const { name, plural, fields } = type;
  const unique = fields
    .filter(({ isUnique }) => isUnique)
    .map(
      (field) => `
  """Get a single \`${name}\` by ${field.name}"""
  ${lowerFirst(name)}By${capital(field.name)}(${field.name}: ${field.type}!): ${name}`,
    );
  return `
  """Get a single \`${name}\` by primary key"""
  ${lowerFirst(name)}(id: Int!): ${name}
${unique.join('\n')}
  """
  Get multiple \`${name}\`s given the provided \`where\` filter, order by, limit, and offset
  """
  ${plural}${listArguments(type)}: [${name}!]!

  """
  Get the aggregate value of the selected fields over all \`${name}\`s given the provided \`where\` filter
  """
  ${plural}Agg(where: ${name}Filter): ${name}Agg!`;
}

function mutationText({ name, plural }: ExoType, verb: 'create' | 'delete' | 'update'): string {
  const many = capital(plural);
  if (verb === 'create')
    return `
  """
  Create a new ${name}. Check the \`${name}CreationInput\` type for the expected shape of the data.
  """
  create${name}(data: ${name}CreationInput!): ${name}!

  """
  Create multiple ${many}. Check the \`${name}CreationInput\` type for the expected shape of the data.
  """
  create${many}(data: [${name}CreationInput!]!): [${name}!]!`;
  if (verb === 'delete')
    return `
  """Delete the ${name} with the provided primary key."""
  delete${name}(id: Int!): ${name}

  """Delete multiple ${many} matching the provided \`where\` filter."""
  delete${many}(where: ${name}Filter): [${name}!]!`;
  return `
  """
  Update the ${name} with the provided primary key with the provided data. Any fields not provided will remain unchanged.
  """
  update${name}(id: Int!, data: ${name}UpdateInput!): ${name}

  """
  Update multiple ${many} matching the provided \`where\` filter with the provided data. Any fields not provided will remain unchanged.
  """
  update${many}(where: ${name}Filter, data: ${name}UpdateInput!): [${name}!]!`;
}

function wholeText(): string {
  const byName = model.types.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const stored = model.types.flatMap(({ fields }) => fields.filter(({ kind }) => kind === 'column' || kind === 'list'));
  const scalars = [...new Set(stored.map(({ type }) => type))];
  const blocks = [
    ...scalars.flatMap(scalarBlocks),
    ['Ordering', 'enum Ordering {\n  ASC\n  DESC\n}'] as const,
    ...byName.flatMap(typeBlocks),
  ].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const mutations = (['create', 'delete', 'update'] as const).flatMap((verb) =>
    byName.map((type) => mutationText(type, verb)),
  );
  return [
    ...blocks.map(([, text]) => text),
    `type Query {${byName.map(queryText).join('\n')}\n}`,
    `type Mutation {${mutations.join('\n')}\n}`,
  ].join('\n\n');
}

/** SDL of what Exograph infers from the clinic's model, in the order of its introspection. */
export const exographText: string = wholeText();
