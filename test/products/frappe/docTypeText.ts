/** A DocType. Fields are `String`, `Int` or `Float`, or `Link` and the DocType that they name; ! marks what is required. */
export interface DocType {
  readonly name: string;
  readonly plural: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Fields with an index, by which lists can be sorted. */
  readonly indexed?: readonly string[];
}

const defaultFields = [
  'doctype: String',
  'name: String',
  'owner: User!',
  'creation: String',
  'modified: String',
  'modified_by: User!',
  'parent: BaseDocType',
  'parentfield: String',
  'parenttype: String',
  'idx: Int',
  'docstatus: Int',
  'owner__name: String!',
  'modified_by__name: String!',
  'parent__name: String',
].join('\n  ');

const root = `
scalar Upload
scalar Password
interface BaseDocType {
  ${defaultFields}
}
interface BaseSubscription { subscription_id: String! }
type SubscriptionInfo implements BaseSubscription { subscription_id: String! success: Boolean }
type DocEvent implements BaseSubscription { subscription_id: String! doctype: String! name: String! event: String! document: BaseDocType! triggered_by: User! }
type SET_VALUE_TYPE { doctype: String! name: String! fieldname: String! value: DOCFIELD_VALUE_TYPE! doc: BaseDocType! }
"Supports ID | Boolean | Int | String | Float | JSONString"
scalar DOCFIELD_VALUE_TYPE
type SAVE_DOC_TYPE { doctype: String! name: String! doc: BaseDocType! }
type DELETE_DOC_TYPE { doctype: String! name: String! success: Boolean! }
type Mutation {
  setValue(doctype: String!, name: String!, fieldname: String!, value: DOCFIELD_VALUE_TYPE!): SET_VALUE_TYPE
  saveDoc(doctype: String!, doc: String!): SAVE_DOC_TYPE
  deleteDoc(doctype: String!, name: String!): DELETE_DOC_TYPE
  uploadFile(file: Upload!, is_private: Boolean, attached_to_doctype: String, attached_to_name: String, fieldname: String): File
  subscriptionKeepAlive(subscription: String!, subscription_id: String!): SubscriptionInfo!
}
type Subscription { doc_events(doctypes: [String!]): DocEvent }
enum DBFilterOperator { EQ NEQ LT GT LTE GTE LIKE NOT_LIKE }
input DBFilterInput { fieldname: String! operator: DBFilterOperator value: String! }
enum SortDirection { ASC DESC }
type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
`;

/** The name of a DocType as a type: without spaces. */
export function typeName(docType: string): string {
  return docType.replaceAll(' ', '');
}

/** SDL that frappe_graphql writes for DocTypes. */
export function docTypesText(docTypes: readonly DocType[]): string {
  return [
    root,
    ...docTypes.map(docTypeText),
    `type Query {
  ping: String!
${docTypes
  .map(({ name, plural }) => {
    const type = typeName(name);
    return `  ${type}(name: String!): ${type}!
  ${typeName(plural)}(filter: [DBFilterInput], sortBy: ${type}SortingInput, before: String, after: String, first: Int, last: Int): ${type}CountableConnection!`;
  })
  .join('\n')}
}`,
  ].join('\n');
}

function docTypeText({ name, fields, indexed = [] }: DocType): string {
  const type = typeName(name);
  const lines = Object.entries(fields).flatMap(([field, text]) => {
    if (!text.startsWith('Link ')) return [`${field}: ${text}`];
    return [`${field}: ${typeName(text.slice(5))}`, `${field}__name: String`];
  });
  return `type ${type} implements BaseDocType {
  ${defaultFields}
  ${lines.join('\n  ')}
}
enum ${type}SortField { NAME CREATION MODIFIED ${indexed.map((field) => field.toUpperCase()).join(' ')} }
input ${type}SortingInput { direction: SortDirection! field: ${type}SortField! }
type ${type}CountableEdge { cursor: String! node: ${type}! }
type ${type}CountableConnection { pageInfo: PageInfo! totalCount: Int edges: [${type}CountableEdge!]! }`;
}
