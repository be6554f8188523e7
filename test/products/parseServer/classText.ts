import { capital } from '../generatedRows.ts';

/**
 * A class of a Parse app. Types of fields are those of Parse, `!` where they are required; `*Clinic` points to a clinic,
 * and `<Clinic` is a relation with clinics.
 */
export interface ParseClass {
  /** Classes that come with Parse begin with an underscore. */
  readonly className: string;
  readonly plural: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The name of a class in GraphQL. */
export function graphqlName(className: string): string {
  return className.replace(/^_/, '');
}

/** The name of the query for one object of a class. */
export function singularName(className: string): string {
  return graphqlName(className).replace(/^[A-Z]/, (letter) => letter.toLowerCase());
}

const equality = ['equalTo', 'notEqualTo'];
const comparisons = [...equality, 'lessThan', 'lessThanOrEqualTo', 'greaterThan', 'greaterThanOrEqualTo'];
const rights = 'read: Boolean! write: Boolean!';
const regex = 'matchesRegex: String options: String';

const commonText = `scalar Date scalar Any scalar Object scalar File scalar Upload
interface Node { id: ID! } interface ParseObject { objectId: ID! createdAt: Date! updatedAt: Date! ACL: ACL! }
type UserACL { userId: ID! ${rights} } type RoleACL { roleName: ID! ${rights} }
type PublicACL { read: Boolean write: Boolean } type ACL { users: [UserACL!] roles: [RoleACL!] public: PublicACL }
input UserACLInput { userId: ID! ${rights} } input RoleACLInput { roleName: String! ${rights} }
input PublicACLInput { ${rights} } input ACLInput { users: [UserACLInput!] roles: [RoleACLInput!] public: PublicACLInput }
type FileInfo { name: String! url: String! } input FileInput { file: File upload: Upload unlink: Boolean }
enum ReadPreference { PRIMARY PRIMARY_PREFERRED SECONDARY SECONDARY_PREFERRED NEAREST }
input ReadOptionsInput { readPreference: ReadPreference includeReadPreference: ReadPreference subqueryReadPreference: ReadPreference }
input SubqueryInput { className: String! where: Object! } input SelectInput { query: SubqueryInput! key: String! }
input SearchInput { term: String! language: String caseSensitive: Boolean diacriticSensitive: Boolean } input TextInput { search: SearchInput! }
type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
type Viewer { sessionToken: String! user: User! } type Element { value: Any! } input KeyValueInput { key: String! value: Any! }
${[whereText('Id', 'ID'), whereText('Number', 'Float'), whereText('Date', 'Date'), whereText('Boolean', 'Boolean', '', equality)].join('\n')}
${[whereText('String', 'String', `${regex} text: TextInput`), whereText('File', 'File', regex)].join('\n')}
${[whereText('Array', 'Any', 'containedBy: [Any] contains: [Any]'), whereText('Object', 'KeyValueInput')].join('\n')}`;

function whereText(name: string, type: string, others = '', operators: readonly string[] = comparisons): string {
  const lists = operators === equality ? '' : `in: [${type}] notIn: [${type}]`;
  return `input ${name}WhereInput { ${operators.map((operator) => `${operator}: ${type}`).join(' ')} ${lists} ${others}
  exists: Boolean inQueryKey: SelectInput notInQueryKey: SelectInput }`;
}

/** SDL that Parse Server makes of the classes of an app. */
export function classesText(classes: readonly ParseClass[]): string {
  const names = classes.map(({ className }) => graphqlName(className));
  return [
    commonText,
    `union ArrayResult = Element | ${names.join(' | ')}`,
    ...classes.map(classText),
    'type Query {\n  node(id: ID!): Node\n  health: Boolean!\n  viewer: Viewer!',
    ...classes.map(({ className, plural }) => {
      const name = graphqlName(className);
      return `  ${singularName(className)}(id: ID!, options: ReadOptionsInput): ${name}!\n  ${plural}${findText(name)}!`;
    }),
    '}\ntype Mutation {',
    ...['create', 'update', 'delete'].flatMap((verb) =>
      names.map((name) => `  ${verb}${name}(input: ${capital(verb)}${name}Input!): ${capital(verb)}${name}Payload`),
    ),
    '}',
  ].join('\n');
}

function findText(name: string): string {
  return `(where: ${name}WhereInput, order: [${name}Order!], skip: Int, after: String, first: Int, before: String, last: Int, options: ReadOptionsInput): ${name}Connection`;
}

function classText({ className, fields }: ParseClass): string {
  const name = graphqlName(className);
  const own = Object.entries(fields);
  const stored = ['objectId', 'createdAt', 'updatedAt', 'ACL', ...Object.keys(fields), 'id'];
  const update = own.map(([field, type]) => `${field}: ${typesOf(type).input}`).join(' ');
  const create = own.map(([field, type]) => `${field}: ${typesOf(type).input}${/!?$/.exec(type)?.[0] ?? ''}`).join(' ');
  const answer = `${singularName(className)}: ${name}! clientMutationId: String`;
  const shown = own.filter(([field]) => field !== 'password');
  return `type ${name} implements ParseObject & Node { id: ID! objectId: ID! createdAt: Date! updatedAt: Date! ACL: ACL!
  ${shown.map(([field, type]) => `${field}${typesOf(type).output}`).join('\n  ')}
}
type ${name}Edge { node: ${name} cursor: String! } type ${name}Connection { pageInfo: PageInfo! edges: [${name}Edge] count: Int! }
enum ${name}Order { ${stored.map((field) => `${field}_ASC ${field}_DESC`).join(' ')} }
input ${name}WhereInput { id: IdWhereInput objectId: IdWhereInput createdAt: DateWhereInput updatedAt: DateWhereInput ACL: ObjectWhereInput
  ${own.map(([field, type]) => `${field}: ${typesOf(type).where}`).join(' ')}
  OR: [${name}WhereInput!] AND: [${name}WhereInput!] NOR: [${name}WhereInput!] }
input ${name}RelationWhereInput { have: ${name}WhereInput haveNot: ${name}WhereInput exists: Boolean }
input Create${name}FieldsInput { ACL: ACLInput ${create} }
input Update${name}FieldsInput { ACL: ACLInput ${update} }
input ${name}PointerInput { link: ID createAndLink: Create${name}FieldsInput }
input ${name}RelationInput { add: [ID!] remove: [ID!] createAndAdd: [Create${name}FieldsInput!] }
input Create${name}Input { fields: Create${name}FieldsInput clientMutationId: String }
input Update${name}Input { id: ID! fields: Update${name}FieldsInput clientMutationId: String }
input Delete${name}Input { id: ID! clientMutationId: String }
${['Create', 'Update', 'Delete'].map((verb) => `type ${verb}${name}Payload { ${answer} }`).join('\n')}`;
}

/** The types of a field where it is given, shown and searched. */
function typesOf(field: string): { readonly input: string; readonly output: string; readonly where: string } {
  const [, kind, type = '', mark = ''] = /^([*<]?)_?(\w+)(!?)$/.exec(field) ?? [];
  if (kind === '*')
    return { input: `${type}PointerInput`, output: `: ${type}${mark}`, where: `${type}RelationWhereInput` };
  if (kind === '<')
    return { input: `${type}RelationInput`, output: `${findText(type)}!`, where: `${type}RelationWhereInput` };
  const input = { Number: 'Float', Array: '[Any]', File: 'FileInput' }[type] ?? type;
  const output = { Number: 'Float', Array: '[ArrayResult]', File: 'FileInfo' }[type] ?? type;
  return { input, output: `: ${output}${mark}`, where: `${type}WhereInput` };
}
