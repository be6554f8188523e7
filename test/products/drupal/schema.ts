import {
  baseFields,
  type Bundle,
  type BundleField,
  contentTypes,
  paragraphs,
  rangeArgs,
  vocabularies,
} from './bundles.ts';
import { valuesText } from './schemaParts.ts';
import { siteText } from './siteSchema.ts';
import { viewQueriesText, viewsText } from './viewSchema.ts';

type EntityType = keyof typeof baseFields;

function fieldsText(fields: readonly BundleField[]): string {
  return fields.map(([name, type, description]) => `"${description}" ${name}: ${type}`).join('\n    ');
}

/** In the schema, own fields stand among those of the entity type, by name. */
function ordered(entity: EntityType, own: readonly BundleField[]): readonly BundleField[] {
  const [id = [], uuid = [], ...rest] = baseFields[entity].map((field) => [field]);
  const others = [...rest.flat(), ...own].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [...id, ...uuid, ...others];
}

function connectionText(type: string): string {
  return `
  "A paginated set of results for ${type}."
  type ${type}Connection implements Connection { edges: [${type}Edge!]! nodes: [${type}!]! pageInfo: ConnectionPageInfo! }
  "Edge for ${type}."
  type ${type}Edge implements Edge { cursor: Cursor! node: ${type}! }`;
}

function entityText(entity: EntityType, label: string, bundles: readonly Bundle[]): string {
  const types = bundles.map(({ type, plural, description, fields }) => {
    const edges = plural === null ? '' : ' & EdgeNode';
    return `
  "${description}"
  type ${type} implements ${entity}Interface${edges} {
    ${fieldsText(ordered(entity, fields))}
  }${plural === null ? '' : connectionText(type)}`;
  });
  return `
  "Entity type ${label}."
  union ${entity}Union = ${bundles.map(({ type }) => type).join(' | ')}
  "Entity type ${label}."
  interface ${entity}Interface {
    ${fieldsText(baseFields[entity])}
  }
  ${types.join('\n')}`;
}

function loaderText(name: string, label: string, union: string): string {
  const revision = '"Optionally set the revision of the entity. Eg current, latest, or an ID." revision: ID';
  return `"Load a ${label} entity by id."
    ${name}("The id of the ${label} to load." id: ID! ${revision}): ${union}`;
}

const lists = [...contentTypes, ...vocabularies].map(
  ({ type, plural }) => `"List of all ${type} on the platform."
    ${String(plural)}(${rangeArgs}
    "Sort the underlying list by the given key." sortKey: ConnectionSortKeys): ${type}Connection!`,
);

const commentFields: readonly BundleField[] = [
  ['id', 'ID!', 'The entity ID.'],
  ['uuid', 'ID!', 'The Universally Unique IDentifier (UUID).'],
  ['author', 'CommentAuthor!', 'The user ID of the comment author.'],
  ['changed', 'DateTime!', 'The time that the comment was last edited.'],
  ['commentBody', 'Text!', 'Comment'],
  ['created', 'DateTime!', 'The time that the comment was created.'],
  ['langcode', 'Language!', 'The comment language code.'],
  ['status', 'Boolean!', 'Published'],
  ['subject', 'String', 'Subject'],
  ['thread', 'String', "The alphadecimal representation of the comment's place in a thread."],
];

/** SDL of the site: what the module makes of content types, vocabularies, views and comments. */
export const drupalText = `
  "The schema's entry-point for queries."
  type Query {
    ${loaderText('node', 'Node', 'NodeUnion')}
    ${loaderText('paragraph', 'Paragraph', 'ParagraphUnion')}
    ${loaderText('term', 'Term', 'TermUnion')}
    "Load a Menu by name."
    menu("Internal menu name. Eg MAIN" name: MenuAvailable!): Menu
    "Load a User entity by id."
    user("The id of the User to load." id: ID!): User
    "Get information about the currently authenticated user. NULL if not logged in."
    viewer: User
    "Schema information."
    info: SchemaInformation!
    ${lists.join('\n    ')}
    "Load a Route by path."
    route("Internal path to load. Eg /about" path: String! revision: ID): RouteUnion
    ${viewQueriesText}
  }

  "The schema's entry-point for mutations."
  type Mutation {
    "Placeholder for mutation extension."
    _: Boolean!
    "Add a comment."
    addCommentComment("Comment content" data: CommentCommentInput!): CommentComment
  }

  "The schema's entry-point for subscriptions."
  type Subscription { "Placeholder for subscription extension." _: Boolean! }

  ${valuesText}
  ${siteText}
  "A list of possible entities that can be returned by URL."
  union RouteEntityUnion = ${[...contentTypes, ...vocabularies].map(({ type }) => type).join(' | ')}
  ${entityText('Node', 'node', contentTypes)}
  ${entityText('Term', 'taxonomy_term', vocabularies)}
  ${entityText('Paragraph', 'paragraph', paragraphs)}

  "Entity type comment."
  interface CommentInterface {
    ${fieldsText(commentFields.filter(([name]) => name !== 'commentBody'))}
  }
  "Allows commenting on content"
  type CommentComment implements CommentInterface & EdgeNode {
    ${fieldsText(commentFields)}
  }
  "Entity type comment."
  union CommentUnion = CommentComment
  ${connectionText('CommentComment')}
  "Comment author."
  type CommentAuthor {
    "Comment author name." name: String
    "Comment author email." email: Email
    "Comment author homepage URL." homepage: String
    "If the comment owner has an account this will be filled." user: User
  }
  "List of types that have comments available."
  enum CommentAvailable { NodeArticle }
  "Comment for comment type CommentComment"
  input CommentCommentInput {
    "The type of entity we are adding a comment to." entityType: CommentAvailable!
    "The ID of the entity we are adding a comment to." entityId: ID!
    "The field name that contains comments. Supply if multiple comment fields are available." entityField: String
    "The ID of the comment we are replying to." replyTo: ID
    "Comment author name." authorName: String
    "Comment author email." authorEmail: String
    "Comment author homepage URL." authorHomepage: String
    "Comment" commentBody: String!
    "Subject" subject: String
  }
  ${viewsText}
`;
