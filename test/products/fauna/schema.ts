import { capital } from '../generatedRows.ts';
import { type Collection, collections, enums, queries } from './collections.ts';

const stored = collections.filter(({ isEmbedded }) => !isEmbedded);
const isEmbedded = (type: string): boolean => collections.some((each) => each.isEmbedded && type.includes(each.name));
const pageArgs = '_size: Int, _cursor: String';

/** SDL of what Fauna makes of the import; it describes what it adds, and leaves the developer's own without a word. */
export const faunaText = [
  `directive @embedded on OBJECT
directive @collection(name: String!) on OBJECT
directive @index(name: String!) on FIELD_DEFINITION
directive @resolver(name: String, paginated: Boolean! = false) on FIELD_DEFINITION
directive @relation(name: String) on FIELD_DEFINITION
directive @unique(index: String) on FIELD_DEFINITION
scalar Date
scalar Time
"""
The \`Long\` scalar type represents non-fractional signed whole numeric values. Long can represent values between -(2^63) and 2^63 - 1.
"""
scalar Long`,
  ...Object.entries(enums).map(([name, values]) => `enum ${name} { ${values.join(' ')} }`),
  ...collections.flatMap(typeTexts),
  `type Query {
${[...stored.map(findText), ...queries.map(queryText)].join('\n')}
}`,
  `type Mutation {
${stored.map(mutationText).join('\n')}
}`,
].join('\n');

function typeTexts(collection: Collection): string[] {
  const { name, fields, one = {}, many = {} } = collection;
  const own = linesOf(fields);
  const input = (isPartial: boolean): string[] => [
    ...Object.entries(fields).map(([field, type]) => `  ${field}: ${inputType(type, isPartial)}`),
    ...[...Object.keys(one), ...Object.keys(many)].map((field) => `  ${field}: ${name}${capital(field)}Relation`),
  ];
  const inputs = [
    blockOf(`"""'${name}' input values"""\ninput ${name}Input`, input(false)),
    blockOf(`"""'${name}' input values"""\ninput PartialUpdate${name}Input`, input(true)),
  ];
  if (collection.isEmbedded) return [blockOf(`type ${name}`, own), ...inputs];
  const manyLines = Object.entries(many).map(([field, type]) => `  ${field}(${pageArgs}): ${type}Page!`);
  const ids = [`  """The document's ID."""\n  _id: ID!`, `  """The document's timestamp."""\n  _ts: Long!`];
  return [
    blockOf(`type ${name}`, [...own, ...linesOf(one), ...manyLines, ...ids]),
    blockOf(`"""The pagination object for elements of type '${name}'."""\ntype ${name}Page`, [
      `  """The elements of type '${name}' in this page."""\n  data: [${name}]!`,
      '  """A cursor for elements coming after the current page."""\n  after: String',
      '  """A cursor for elements coming before the current page."""\n  before: String',
    ]),
    ...inputs,
    ...Object.entries(one).map(([field, type]) => oneText(name, field, type)),
    ...Object.entries(many).map(([field, type]) => manyText(name, field, type)),
  ];
}

function oneText(name: string, field: string, type: string): string {
  const other = type.replace('!', '');
  const about = `"""Allow manipulating the relationship between the types '${name}' and '${other}' using the field '${name}.${field}'."""`;
  return blockOf(`${about}\ninput ${name}${capital(field)}Relation`, [
    `  """Create a document of type '${other}' and associate it with the current document."""\n  create: ${other}Input`,
    `  """Connect a document of type '${other}' with the current document using its ID."""\n  connect: ID`,
    ...(type === other ? [`  """If true, disconnects this document from '${other}'"""\n  disconnect: Boolean`] : []),
  ]);
}

function manyText(name: string, field: string, other: string): string {
  const about = `"""Allow manipulating the relationship between the types '${name}' and '${other}'."""`;
  return blockOf(`${about}\ninput ${name}${capital(field)}Relation`, [
    `  """Create one or more documents of type '${other}' and associate them with the current document."""\n  create: [${other}Input]`,
    `  """Connect one or more documents of type '${other}' with the current document using their IDs."""\n  connect: [ID]`,
    `  """Disconnect the given documents of type '${other}' from the current document using their IDs."""\n  disconnect: [ID]`,
  ]);
}

function findText({ name }: Collection): string {
  return `  """Find a document from the collection of '${name}' by its id."""
  find${name}ByID(
    """The '${name}' document's ID"""
    id: ID!
  ): ${name}`;
}

function queryText({ name, args, finds }: (typeof queries)[number]): string {
  const all = [args, finds.endsWith('Page!') ? pageArgs : ''].filter((part) => part !== '').join(', ');
  return `  ${name}(${all}): ${finds}`;
}

function mutationText({ name }: Collection): string {
  const id = `"""The '${name}' document's ID"""\n    id: ID!`;
  const data = (input: string): string => `"""'${name}' input values"""\n    data: ${input}!`;
  return `  """Create a new document in the collection of '${name}'"""
  create${name}(
    ${data(`${name}Input`)}
  ): ${name}!
  """Update an existing document in the collection of '${name}'"""
  update${name}(
    ${id}
    ${data(`${name}Input`)}
  ): ${name}
  """Delete an existing document in the collection of '${name}'"""
  delete${name}(
    ${id}
  ): ${name}
  """
  Partially updates an existing document in the collection of '${name}'. It only modifies the values that are specified in the arguments. During execution, it verifies that required fields are not set to 'null'.
  """
  partialUpdate${name}(
    ${id}
    ${data(`PartialUpdate${name}Input`)}
  ): ${name}`;
}

/** Embedded types have inputs of their own; in a partial update nothing is required, in lists neither. */
function inputType(type: string, isPartial: boolean): string {
  const input = isEmbedded(type)
    ? type.replace(/\w+/, (name) => `${isPartial ? 'PartialUpdate' : ''}${name}Input`)
    : type;
  if (!isPartial) return input;
  return isEmbedded(type) || input.endsWith('!') ? input.replaceAll('!', '') : input;
}

function linesOf(fields: Readonly<Record<string, string>>): string[] {
  return Object.entries(fields).map(([field, type]) => `  ${field}: ${type}`);
}

function blockOf(head: string, lines: readonly string[]): string {
  return `${head} {\n${lines.join('\n')}\n}`;
}
