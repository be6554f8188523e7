import { capital } from '../generatedRows.ts';
import type { RelatedTable } from '../tableRelations.ts';

/** The columns of an index: a query finds all rows with one value of the first, sorted by the second. */
export type Index = readonly [hash: string, sort?: string];

/** A type with `@model`; columns are GraphQL types, those that every model has left out. */
export interface Model extends RelatedTable {
  readonly plural: string;
  readonly indexes?: readonly Index[];
}

/** The values of the enums of a schema. */
export type Enums = Readonly<Record<string, readonly string[]>>;

/** The name that a query by an index has unless its directive gives one. */
export function indexQuery({ plural }: Model, index: Index): string {
  return `${plural.slice(0, 1).toLowerCase()}${plural.slice(1)}By${index.map((column) => capital(column ?? '')).join('And')}`;
}

const order = ['le', 'lt', 'ge', 'gt'];
const text = 'contains notContains beginsWith'.split(' ');

/** The SDL that the transformer makes of models, with conflict detection. */
export function modelsText(models: readonly Model[], enums: Enums): string {
  return [
    ...['Date', 'Time', 'DateTime', 'Timestamp', 'Email', 'Phone'].map((name) => `scalar AWS${name}`),
    `enum ModelAttributeTypes { binary binarySet bool list map number numberSet string stringSet _null }
enum ModelSortDirection { ASC DESC }
input ModelSizeInput { ${fieldsOf(['ne', 'eq', ...order], 'Int')} between: [Int] }
input ModelBooleanInput { ne: Boolean eq: Boolean attributeExists: Boolean attributeType: ModelAttributeTypes }
input ModelStringKeyConditionInput { ${fieldsOf(['eq', ...order, 'beginsWith'], 'String')} between: [String] }`,
    ...['String', 'ID', 'Int', 'Float'].map((type) => {
      const isText = type === 'String' || type === 'ID';
      const operators = fieldsOf(['ne', 'eq', ...order, ...(isText ? text : [])], type);
      return `input Model${type}Input { ${operators} between: [${type}] ${isText ? 'size: ModelSizeInput' : ''}
  attributeExists: Boolean attributeType: ModelAttributeTypes }`;
    }),
    ...Object.entries(enums).map(
      ([name, values]) => `enum ${name} { ${values.join(' ')} }\ninput Model${name}Input { eq: ${name} ne: ${name} }`,
    ),
    ...models.map(modelText),
    `type Query {\n${models.map(queriesText).join('\n')}\n}`,
    `type Mutation {\n${models.map(mutationsText).join('\n')}\n}`,
    `type Subscription {\n${models.map(({ name }) => fieldsOf([`onCreate${name}`, `onUpdate${name}`, `onDelete${name}`], name)).join('\n')}\n}`,
  ].join('\n');
}

function fieldsOf(names: readonly string[], type: string): string {
  return names.map((name) => `${name}: ${type}`).join(' ');
}

function filterType(type: string): string {
  const bare = type.replace('!', '');
  return `Model${bare.startsWith('AWS') ? 'String' : bare}Input`;
}

/** Arguments of a list, and what it answers. */
function listText(name: string, others = '', last = ''): string {
  return `(${others} filter: Model${name}FilterInput limit: Int nextToken: String ${last}): Model${name}Connection`;
}

function modelText({ name, columns, one = {}, many = {} }: Model): string {
  const own = Object.entries(columns).filter(([column]) => column !== 'id');
  const columnTexts = own.map(([column, type]) => `${column}: ${type}`).join(' ');
  const isRequired = (column: string): boolean => (columns[column] ?? '').endsWith('!');
  const ones = Object.entries(one).map(
    ([field, [target, column]]) => `  ${field}: ${target}${isRequired(column) ? '!' : ''}`,
  );
  const manies = Object.entries(many).map(
    ([field, [target]]) => `  ${field}${listText(target, 'sortDirection: ModelSortDirection')}`,
  );
  const filters = own.map(([column, type]) => `${column}: ${filterType(type)}`).join(' ');
  const conditions = ['Filter', 'Condition'].map((kind) => {
    const self = `Model${name}${kind}Input`;
    return `input ${self} { ${kind === 'Filter' ? 'id: ModelIDInput' : ''} ${filters} and: [${self}] or: [${self}] not: ${self}
  createdAt: ModelStringInput updatedAt: ModelStringInput _deleted: ModelBooleanInput }`;
  });
  return `type ${name} { id: ID! ${columnTexts}
${[...ones, ...manies].join('\n')}
  createdAt: AWSDateTime! updatedAt: AWSDateTime! _version: Int! _deleted: Boolean _lastChangedAt: AWSTimestamp! }
type Model${name}Connection { items: [${name}]! nextToken: String startedAt: AWSTimestamp }
${conditions.join('\n')}
input Create${name}Input { id: ID ${columnTexts} _version: Int }
input Update${name}Input { id: ID! ${columnTexts.replaceAll('!', '')} _version: Int }
input Delete${name}Input { id: ID! _version: Int }`;
}

function queriesText(model: Model): string {
  const { name, plural, columns, indexes = [] } = model;
  const indexed = indexes.map((index) => {
    const [hash, sort] = index;
    const keys = `${hash}: ${(columns[hash] ?? 'ID').replace('!', '')}! ${sort ? `${sort}: ModelStringKeyConditionInput` : ''}`;
    return `  ${indexQuery(model, index)}${listText(name, `${keys} sortDirection: ModelSortDirection`)}`;
  });
  return `  get${name}(id: ID!): ${name}
  list${plural}${listText(name)}
  sync${plural}${listText(name, '', 'lastSync: AWSTimestamp')}
${indexed.join('\n')}`;
}

function mutationsText({ name }: Model): string {
  const rest = `${name}Input!, condition: Model${name}ConditionInput): ${name}`;
  return ['create', 'update', 'delete'].map((verb) => `  ${verb}${name}(input: ${capital(verb)}${rest}`).join('\n');
}
