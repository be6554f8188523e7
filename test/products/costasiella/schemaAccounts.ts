import { connectionText, pageArguments } from './schemaText.ts';

const nodes = ['AccountNode', 'AccountClasspassNode', 'AccountNoteNode', 'AccountProductNode', 'BusinessNode'];

/** Accounts, and what they have. */
export const accountNodesText: string = /* GraphQL */ `
  type UserType {
    id: ID!
    lastLogin: DateTime
    isSuperuser: Boolean!
    username: String!
    firstName: String!
    lastName: String!
    isStaff: Boolean!
    isActive: Boolean!
    email: String!
    customer: Boolean!
    instructor: Boolean!
    employee: Boolean!
    fullName: String!
    createdAt: DateTime!
    accountId: ID
    profilePolicy: String
    hasCompleteEnoughProfile: Boolean
    hasBankAccountInfo: Boolean
    hasReachedTrialLimit: Boolean
    urlImageThumbnailSmall: String
  }

  interface AccountNodeInterface {
    id: ID!
    profilePolicy: String
    hasCompleteEnoughProfile: Boolean
    hasReachedTrialLimit: Boolean
    urlImageThumbnailSmall: String
    classpassesLatest: [AccountClasspassNode]
  }

  type AccountNode implements Node & AccountNodeInterface {
    lastLogin: DateTime
    firstName: String!
    lastName: String!
    isActive: Boolean!
    email: String!
    customer: Boolean!
    instructor: Boolean!
    employee: Boolean!
    fullName: String!
    gender: String
    dateOfBirth: String
    address: String
    postcode: String
    city: String
    country: String
    phone: String
    mobile: String
    emergency: String
    keyNumber: String
    organizationDiscovery: OrganizationDiscoveryNode
    organizationLanguage: OrganizationLanguageNode
    image: String!
    invoiceToBusiness: BusinessNode
    mollieCustomerId: String!
    createdAt: DateTime!
    accountinstructorprofile: AccountInstructorProfileNode
    classpasses(${pageArguments}): AccountClasspassNodeConnection!
    id: ID!
    profilePolicy: String
    hasCompleteEnoughProfile: Boolean
    hasReachedTrialLimit: Boolean
    urlImageThumbnailSmall: String
    classpassesLatest: [AccountClasspassNode]
  }

  type AccountInstructorProfileNode implements Node {
    id: ID!
    account: AccountNode!
    classes: Boolean!
    appointments: Boolean!
    events: Boolean!
    role: String!
    education: String!
    bio: String!
    urlBio: String!
    urlWebsite: String!
  }

  interface AccountClasspassInterface {
    id: ID!
    classesRemainingDisplay: String
    isExpired: Boolean
  }

  type AccountClasspassNode implements Node & AccountClasspassInterface {
    account: AccountNode!
    organizationClasspass: OrganizationClasspassNode!
    dateStart: Date!
    dateEnd: Date
    note: String!
    classesRemaining: Int!
    createdAt: DateTime!
    updatedAt: DateTime!
    id: ID!
    classesRemainingDisplay: String
    isExpired: Boolean
  }

  enum CostasiellaAccountNoteNoteTypeChoices {
    BACKOFFICE
    INSTRUCTORS
  }

  type AccountNoteNode implements Node {
    account: AccountNode!
    noteBy: AccountNode!
    noteType: CostasiellaAccountNoteNoteTypeChoices!
    note: String
    injury: Boolean!
    processed: Boolean!
    createdAt: DateTime!
    updatedAt: DateTime!
    id: ID!
  }

  type AccountProductNode implements Node {
    account: AccountNode!
    organizationProduct: OrganizationProductNode!
    quantity: Decimal!
    createdAt: DateTime!
    updatedAt: DateTime!
    id: ID!
  }

  type BusinessNode implements Node {
    archived: Boolean!
    b2b: Boolean!
    supplier: Boolean!
    vip: Boolean!
    name: String!
    address: String
    postcode: String
    city: String
    country: String
    phone: String
    phone2: String
    emailContact: String
    emailBilling: String
    registration: String
    taxRegistration: String
    mollieCustomerId: String
    createdAt: DateTime!
    updatedAt: DateTime!
    id: ID!
  }

  ${nodes.map(connectionText).join('\n')}
`;
