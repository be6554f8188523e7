/** Accounts, routes, menus and parts of lists, the same at every site. */
export const siteText = /* GraphQL */ `
  "Entity type user."
  interface UserInterface {
    id: ID!
    uuid: ID!
    changed: DateTime!
    created: DateTime!
    mail: Email
    name: String!
    roles: [UserRoles!]
    status: UserStatus!
  }
  "Entity type user."
  type User implements UserInterface {
    "The entity ID."
    id: ID!
    "The Universally Unique IDentifier (UUID)."
    uuid: ID!
    "The time that the user was last edited."
    changed: DateTime!
    "The time that the user was created."
    created: DateTime!
    "The email of this user."
    mail: Email
    "The name of this user."
    name: String!
    "The roles the user has."
    roles: [UserRoles!]
    "Whether the user is active or blocked."
    status: UserStatus!
  }
  "Entity type user."
  union UserUnion = User
  "Whether the user is active or blocked."
  enum UserStatus {
    "An active user is able to login on the platform and view content"
    ACTIVE
    "A blocked user is unable to access the platform, although their content will still be visible until it's deleted."
    BLOCKED
  }

  "Routes represent incoming requests that resolve to content."
  interface Route {
    "URL of this route."
    url: String!
    "Whether this route is internal or external."
    internal: Boolean!
  }
  "Route within this website."
  type RouteInternal implements Route {
    url: String!
    internal: Boolean!
    "Breadcrumb links for this route."
    breadcrumbs: [Link!]
    "Content assigned to this route."
    entity: RouteEntityUnion
  }
  "Route outside of this website."
  type RouteExternal implements Route {
    url: String!
    internal: Boolean!
  }
  "Route types that can exist in the system."
  union RouteUnion = RouteInternal | RouteExternal

  "List of menus available to load."
  enum MenuAvailable {
    "Main navigation"
    MAIN
  }
  "Entity type menu."
  interface MenuInterface {
    id: ID!
    uuid: ID!
    items: [MenuItem!]!
    name: String!
  }
  "Entity type menu."
  type Menu implements MenuInterface {
    id: ID!
    uuid: ID!
    items: [MenuItem!]!
    name: String!
  }
  "A menu item defined in the CMS."
  type MenuItem {
    "The Universally Unique IDentifier (UUID)."
    id: ID!
    title: String!
    description: String
    url: String
    langcode: Language!
    internal: Boolean!
    expanded: Boolean!
    children: [MenuItem!]!
    "The route this menu item uses. Route loading can be disabled per menu type."
    route: RouteUnion
  }

  "Schema information provided by the system."
  type SchemaInformation {
    "The schema description."
    description: String
    "The internal path to the front page."
    home: String
    "The site name."
    name: String
    "The site slogan."
    slogan: String
    "The schema version."
    version: String
  }

  "This entity is accessible over an Edge connection."
  interface EdgeNode {
    id: ID!
  }
  "A paginated set of results."
  interface Connection {
    "The edges of this connection."
    edges: [Edge!]!
    "The nodes of the edges of this connection."
    nodes: [EdgeNode!]!
    "Information to aid in pagination."
    pageInfo: ConnectionPageInfo!
  }
  "An edge in a connection. Provides the cursor to fetch data based on the position of the associated node."
  interface Edge {
    cursor: Cursor!
    node: EdgeNode!
  }
  "Information about the page in a connection."
  type ConnectionPageInfo {
    "Whether there are more pages in this connection."
    hasNextPage: Boolean!
    "Whether there are previous pages in this connection."
    hasPreviousPage: Boolean!
    "The cursor for the first element in this page."
    startCursor: Cursor
    "The cursor for the last element in this page."
    endCursor: Cursor
  }
  "Choose how your sorts will occur and on which field."
  enum ConnectionSortKeys {
    "Sort by creation date"
    CREATED_AT
    "Sort by updated date"
    UPDATED_AT
    "Sort by entity title."
    TITLE
    "Sort by sticky status."
    STICKY
    "Sort by promoted status."
    PROMOTED
    "Sort by term weight."
    WEIGHT
  }
  "Sort direction."
  enum SortDirection {
    "Ascending"
    ASC
    "Descending"
    DESC
  }
`;
