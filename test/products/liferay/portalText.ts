const list = 'filter: String page: Int pageSize: Int search: String sort: String';
const page = 'actions: Map facets: [Facet] lastPage: Long page: Long pageSize: Long totalCount: Long';
const adminQueries = [
  `accounts(${list}): AccountPage`,
  'account(accountId: Long): Account',
  'myUserAccount: UserAccount',
  `organizations(flatten: Boolean ${list}): OrganizationPage`,
  'organization(organizationId: String): Organization',
  'site(siteKey: String): Site',
  `userAccounts(${list}): UserAccountPage`,
  'userAccount(userAccountId: Long): UserAccount',
];
const adminMutations = [
  'createAccount(account: InputAccount): Account',
  'deleteAccount(accountId: Long): Boolean',
  'createUserAccount(userAccount: InputUserAccount): UserAccount',
  'deleteUserAccount(userAccountId: Long): Boolean',
];
const deliveryQueries = [
  `blogPostings(siteKey: String aggregation: [String] ${list}): BlogPostingPage`,
  'blogPosting(blogPostingId: Long): BlogPosting',
];
const deliveryMutations = [
  'createSiteBlogPosting(siteKey: String blogPosting: InputBlogPosting): BlogPosting',
  'deleteBlogPosting(blogPostingId: Long): Boolean',
];
const lines = (fields: readonly string[]): string => fields.join('\n    ');
const deprecated = (fields: readonly string[]): string =>
  lines(fields.map((field) => `${field} @deprecated(reason: "Deprecated")`));

/** SDL of what every instance has: users, accounts, organizations and blogs, below a namespace and without one. */
export const portalText = `
  type Query {
    c: c
    graphQLNode(dataType: String id: Long): GraphQLNode
    headlessAdminUser_v1_0: HeadlessAdminUser_v1_0
    headlessDelivery_v1_0: HeadlessDelivery_v1_0
    ${deprecated([...adminQueries, ...deliveryQueries])}
  }
  type Mutation {
    c: Mutationc
    headlessAdminUser_v1_0: MutationHeadlessAdminUser_v1_0
    headlessDelivery_v1_0: MutationHeadlessDelivery_v1_0
    ${deprecated([...adminMutations, ...deliveryMutations])}
  }
  type HeadlessAdminUser_v1_0 {
    ${lines(adminQueries)}
  }
  type HeadlessDelivery_v1_0 {
    ${lines(deliveryQueries)}
  }
  type MutationHeadlessAdminUser_v1_0 {
    ${lines(adminMutations)}
  }
  type MutationHeadlessDelivery_v1_0 {
    ${lines(deliveryMutations)}
  }
  interface GraphQLNode { id: Long }

  "Represents an account in the portal."
  type Account implements GraphQLNode {
    accountUserAccounts(${list}): UserAccountPage
    customFields: [CustomField]
    dateCreated: Date
    dateModified: Date
    defaultBillingAddressId: Long
    defaultShippingAddressId: Long
    description: String
    domains: [String]
    "The optional external key of this account."
    externalReferenceCode: String
    id: Long
    logoURL: String
    name: String
    numberOfUsers: Int
    organizationIds: [Long]
    parentAccountId: Long
    status: Int
    taxId: String
    type: String
  }
  type AccountPage { ${page} items: [Account] }
  input InputAccount {
    description: String
    domains: [String]
    externalReferenceCode: String
    name: String
    parentAccountId: Long
    status: Int
    taxId: String
    type: String
  }
  "Represents a custom field in the portal."
  type CustomField { customValue: CustomValue dataType: String name: String }
  type CustomValue { data: Object data_i18n: Map }

  "Represents the user account of a person."
  type UserAccount implements GraphQLNode {
    "The user's additional name (e.g., middle name)."
    additionalName: String
    accountBriefs: [AccountBrief]
    "The user's alias or screen name."
    alternateName: String
    birthDate: Date
    customFields: [CustomField]
    dashboardURL: String
    dateCreated: Date
    dateModified: Date
    "The user's main email address."
    emailAddress: String
    externalReferenceCode: String
    "The user's surname (last name)."
    familyName: String
    "The user's first name."
    givenName: String
    honorificPrefix: String
    honorificSuffix: String
    id: Long
    image: String
    jobTitle: String
    keywords: [String]
    lastLoginDate: Date
    "The user's full name."
    name: String
    organizationBriefs: [OrganizationBrief]
    profileURL: String
    roleBriefs: [RoleBrief]
    siteBriefs: [SiteBrief]
    status: String
    userAccountContactInformation: UserAccountContactInformation
  }
  type UserAccountPage { ${page} items: [UserAccount] }
  input InputUserAccount {
    additionalName: String
    alternateName: String
    birthDate: Date
    emailAddress: String
    externalReferenceCode: String
    familyName: String
    givenName: String
    honorificPrefix: String
    honorificSuffix: String
    jobTitle: String
  }
  type AccountBrief { externalReferenceCode: String id: Long name: String }
  type OrganizationBrief { id: Long name: String }
  type RoleBrief { externalReferenceCode: String id: Long name: String name_i18n: Map }
  type SiteBrief { descriptiveFriendlyURL: String id: Long name: String name_i18n: Map }
  "The user's contact information."
  type UserAccountContactInformation {
    emailAddresses: [EmailAddress]
    facebook: String
    id: Long
    jabber: String
    postalAddresses: [PostalAddress]
    skype: String
    sms: String
    telephones: [Phone]
    twitter: String
    webUrls: [WebUrl]
  }
  type EmailAddress { emailAddress: String externalReferenceCode: String id: Long primary: Boolean type: String }
  type Phone { extension: String externalReferenceCode: String id: Long phoneNumber: String phoneType: String primary: Boolean }
  type PostalAddress {
    addressCountry: String
    addressLocality: String
    addressRegion: String
    addressType: String
    id: Long
    postalCode: String
    primary: Boolean
    streetAddressLine1: String
    streetAddressLine2: String
    streetAddressLine3: String
  }
  type WebUrl { externalReferenceCode: String id: Long primary: Boolean url: String urlType: String }

  "Represents an organization."
  type Organization implements GraphQLNode {
    comment: String
    customFields: [CustomField]
    dateCreated: Date
    dateModified: Date
    externalReferenceCode: String
    id: Long
    image: String
    keywords: [String]
    location: Location
    name: String
    numberOfAccounts: Int
    numberOfOrganizations: Int
    numberOfUsers: Int
    parentOrganization: Organization
  }
  type OrganizationPage { ${page} items: [Organization] }
  "The organization's postal information (country and region)."
  type Location { addressCountry: String addressCountryCode: String addressRegion: String id: Long }
  type Site { availableLanguages: [String] description: String friendlyUrlPath: String id: Long key: String name: String }

  "Represents a blog post."
  type BlogPosting implements GraphQLNode {
    actions: Map
    alternativeHeadline: String
    articleBody: String
    creator: com_liferay_portal_vulcan_graphql_dto_v1_0_Creator
    dateCreated: Date
    dateModified: Date
    datePublished: Date
    description: String
    encodingFormat: String
    externalReferenceCode: String
    friendlyUrlPath: String
    headline: String
    id: Long
    keywords: [String]
    numberOfComments: Int
    siteId: Long
    taxonomyCategoryBriefs: [TaxonomyCategoryBrief]
  }
  type BlogPostingPage { ${page} items: [BlogPosting] }
  type TaxonomyCategoryBrief { taxonomyCategoryId: Long taxonomyCategoryName: String }
  input InputBlogPosting {
    alternativeHeadline: String
    articleBody: String
    datePublished: Date
    description: String
    friendlyUrlPath: String
    headline: String
    keywords: [String]
  }
`;
