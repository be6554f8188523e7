import { capital } from '../generatedRows.ts';
import {
  type Collection,
  type DocumentType,
  bareType,
  collectionOf,
  collections,
  embedded,
  embeddedOf,
} from './collections.ts';

const isList = (type: string): boolean => type.startsWith('[');
const mark = (type: string): string => (type.endsWith('!') ? '!' : '');
const pluralOf = ({ many }: Collection): string => capital(many);

/** SDL as App Services generates it from the schemas of collections. */
export const atlasText = `
  scalar DateTime
  scalar ObjectId
  type DeleteManyPayload { deletedCount: Int! }
  type InsertManyPayload { insertedIds: [ObjectId]! }
  type UpdateManyPayload { matchedCount: Int! modifiedCount: Int! }
  type Query {
    ${collections.map(queriesText).join('\n    ')}
  }
  type Mutation {
    ${mutationsText()}
  }
  ${[...collections, ...embedded].map(typeText).join('\n  ')}
  ${collections.map(ownInputsText).join('\n  ')}
`;

function queriesText({ title, one, many }: Collection): string {
  return `${one}(query: ${title}QueryInput): ${title}
    ${many}(query: ${title}QueryInput, limit: Int = 100, sortBy: ${title}SortByInput): [${title}]!`;
}

function mutationsText(): string {
  const each = (text: (each: Collection) => string): string => collections.map(text).join('\n    ');
  return [
    each((row) => `deleteMany${pluralOf(row)}(query: ${row.title}QueryInput): DeleteManyPayload`),
    each(({ title }) => `deleteOne${title}(query: ${title}QueryInput!): ${title}`),
    each((row) => `insertMany${pluralOf(row)}(data: [${row.title}InsertInput!]!): InsertManyPayload`),
    each(({ title }) => `insertOne${title}(data: ${title}InsertInput!): ${title}`),
    each(({ title }) => `replaceOne${title}(query: ${title}QueryInput, data: ${title}InsertInput!): ${title}`),
    each(
      (row) =>
        `updateMany${pluralOf(row)}(query: ${row.title}QueryInput, set: ${row.title}UpdateInput!): UpdateManyPayload`,
    ),
    each(({ title }) => `updateOne${title}(query: ${title}QueryInput, set: ${title}UpdateInput!): ${title}`),
    each(({ title }) => `upsertOne${title}(query: ${title}QueryInput, data: ${title}InsertInput!): ${title}`),
  ].join('\n    ');
}

/** What a type of documents and one of objects within them have in common. */
function typeText({ title, fields }: DocumentType): string {
  const entries = Object.entries(fields);
  const text = (line: (field: string, type: string) => string): string =>
    entries.map(([field, type]) => line(field, type)).join(' ');
  return `type ${title} { ${text((field, type) => `${field}: ${type}`)} }
  input ${title}QueryInput { AND: [${title}QueryInput!] OR: [${title}QueryInput!] ${text(queryFieldText)} }
  input ${title}InsertInput { ${text((field, type) => `${field}: ${inputType(title, field, type, 'InsertInput')}`)} }
  input ${title}UpdateInput { ${text((field, type) => updateFieldText(title, field, type))} }`;
}

function queryFieldText(field: string, type: string): string {
  const bare = bareType(type);
  const isObject = collectionOf(type) !== null || embeddedOf(type) !== null;
  const own = isObject ? `${bare}QueryInput` : bare;
  const exists = `${field}_exists: Boolean`;
  if (isList(type)) return `${field}: [${own}] ${field}_in: [${own}] ${field}_nin: [${own}] ${exists}`;
  if (isObject) return `${field}: ${own} ${exists}`;
  const equal = `${field}: ${bare} ${field}_ne: ${bare} ${exists}`;
  if (bare === 'Boolean') return equal;
  const ranges = ['gt', 'gte', 'lt', 'lte'].map((each) => `${field}_${each}: ${bare}`).join(' ');
  return `${equal} ${ranges} ${field}_in: [${bare}] ${field}_nin: [${bare}]`;
}

function inputType(title: string, field: string, type: string, kind: 'InsertInput' | 'UpdateInput'): string {
  const needed = kind === 'InsertInput' ? mark(type) : '';
  if (collectionOf(type)) return `${title}${capital(field)}RelationInput${needed}`;
  const own = embeddedOf(type) ? `${bareType(type)}${kind}` : bareType(type);
  return `${isList(type) ? `[${own}]` : own}${needed}`;
}

function updateFieldText(title: string, field: string, type: string): string {
  const increment = ['Int', 'Float'].includes(bareType(type)) ? ` ${field}_inc: ${bareType(type)}` : '';
  return `${field}: ${inputType(title, field, type, 'UpdateInput')}${increment} ${field}_unset: Boolean`;
}

/** What only documents have: orders, and inputs for relationships. */
function ownInputsText({ title, fields }: Collection): string {
  const entries = Object.entries(fields);
  const sortable = entries.filter(([, type]) => !isList(type) && !embeddedOf(type));
  const orders = sortable.map(([field]) => `${field.toUpperCase()}_ASC ${field.toUpperCase()}_DESC`);
  const relations = entries.flatMap(([field, type]) => {
    const other = collectionOf(type);
    if (!other) return [];
    const [link, create] = ['ObjectId', `${other.title}InsertInput`].map((own) => (isList(type) ? `[${own}]` : own));
    return [`input ${title}${capital(field)}RelationInput { create: ${create ?? ''} link: ${link ?? ''} }`];
  });
  return [`enum ${title}SortByInput { ${orders.join(' ')} }`, ...relations].join('\n  ');
}
