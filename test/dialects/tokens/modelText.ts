/** A model that becomes a type, filters, inputs and root fields. */
export interface Model {
  readonly name: string;
  readonly plural: string;
  /** Type by field; scalars and enums only. */
  readonly fields: Readonly<Record<string, string>>;
  /** Model by the field that leads to its one row. */
  readonly one?: Readonly<Record<string, string>>;
  /** Model by the field that leads to a page of its rows. */
  readonly many?: Readonly<Record<string, string>>;
}

/** SDL of what a model compiler makes of these models, with conflict detection. */
export function modelsText(models: readonly Model[], enums: Readonly<Record<string, readonly string[]>>): string {
  return [
    ...['AWSDate', 'AWSTime', 'AWSDateTime', 'AWSTimestamp', 'AWSEmail', 'AWSPhone', 'AWSJSON'].map(
      (s) => `scalar ${s}`,
    ),
    'enum ModelSortDirection { ASC DESC }',
    ...['ID', 'String', 'Int', 'Float'].map(
      (type) =>
        `input Model${type}Input { ne: ${type} eq: ${type} le: ${type} lt: ${type} ge: ${type} gt: ${type} ` +
        `between: [${type}] ${type === 'String' || type === 'ID' ? `contains: ${type} notContains: ${type} beginsWith: ${type}` : ''} ` +
        'attributeExists: Boolean }',
    ),
    'input ModelBooleanInput { ne: Boolean eq: Boolean attributeExists: Boolean }',
    ...Object.entries(enums).map(
      ([name, values]) => `enum ${name} { ${values.join(' ')} } input Model${name}Input { eq: ${name} ne: ${name} }`,
    ),
    ...models.map((model) => modelText(model, enums)),
    `type Query {\n  org: Organization\n${models.map(queriesText).join('\n')}\n}`,
    `type Mutation {\n${models.map(mutationsText).join('\n')}\n}`,
    'type Organization { id: ID! name: String }',
  ].join('\n');
}

function modelText({ name, fields, one = {}, many = {} }: Model, enums: Readonly<Record<string, unknown>>): string {
  const lines = (write: (field: string, type: string) => string, of: Model['fields'] = fields): string =>
    Object.entries(of)
      .map(([field, type]) => write(field, type))
      .join('\n  ');
  const bare = (type: string): string => type.replace('!', '');
  return `
type ${name} {
  id: ID!
  ${lines((field, type) => `${field}: ${type}`)}
  ${lines((field, type) => `${field}: ${type}`, one)}
  ${lines((field, type) => `${field}(filter: Model${type}FilterInput, limit: Int, nextToken: String): Model${type}Connection`, many)}
  createdAt: AWSDateTime!
  updatedAt: AWSDateTime!
  _version: Int!
  _deleted: Boolean
  _lastChangedAt: AWSTimestamp!
}
type Model${name}Connection { items: [${name}]! nextToken: String startedAt: AWSTimestamp }
input Model${name}FilterInput {
  id: ModelIDInput
  ${lines((field, type) => `${field}: ${filterOf(bare(type), enums)}`)}
  and: [Model${name}FilterInput]
  or: [Model${name}FilterInput]
  not: Model${name}FilterInput
}
input Model${name}ConditionInput {
  ${lines((field, type) => `${field}: ${filterOf(bare(type), enums)}`)}
  and: [Model${name}ConditionInput]
}
input Create${name}Input {
  id: ID
  ${lines((field, type) => `${field}: ${type}`)}
  _version: Int
}
input Update${name}Input {
  id: ID!
  ${lines((field, type) => `${field}: ${bare(type)}`)}
  _version: Int
}
input Delete${name}Input { id: ID! _version: Int }`;
}

function filterOf(type: string, enums: Readonly<Record<string, unknown>>): string {
  if (type in enums || ['ID', 'Int', 'Float', 'Boolean'].includes(type)) return `Model${type}Input`;
  return 'ModelStringInput';
}

function queriesText({ name, plural }: Model): string {
  return `  get${name}(id: ID!): ${name}
  list${plural}(filter: Model${name}FilterInput, limit: Int, nextToken: String): Model${name}Connection
  sync${plural}(filter: Model${name}FilterInput, limit: Int, nextToken: String, lastSync: AWSTimestamp): Model${name}Connection`;
}

function mutationsText({ name }: Model): string {
  const condition = `condition: Model${name}ConditionInput`;
  return `  create${name}(input: Create${name}Input!, ${condition}): ${name}
  update${name}(input: Update${name}Input!, ${condition}): ${name}
  delete${name}(input: Delete${name}Input!, ${condition}): ${name}`;
}
