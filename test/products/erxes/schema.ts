import { erxesCardsText } from './cardsText.ts';
import { contactTypesText } from './contactTypes.ts';

const conformity = `
    conformityMainType: String
    conformityMainTypeId: String
    conformityRelType: String
    conformityIsRelated: Boolean
    conformityIsSaved: Boolean`;

const listParams = `
    page: Int
    perPage: Int
    segment: String
    tag: String
    ids: [String]
    excludeIds: Boolean
    searchValue: String
    autoCompletion: Boolean
    autoCompletionType: String
    brand: String
    sortField: String
    sortDirection: Int
    dateFilters: String
    segmentData: String${conformity}`;

const customerParams = `${listParams}
    type: String
    integration: String
    form: String
    startDate: String
    endDate: String
    leadStatus: String
    sex: Int
    birthDate: Date`;

const customerFields = `
    avatar: String
    firstName: String
    lastName: String
    middleName: String
    primaryEmail: String
    emails: [String]
    primaryPhone: String
    phones: [String]
    ownerId: String
    position: String
    department: String
    leadStatus: String
    hasAuthority: String
    description: String
    isSubscribed: String
    links: JSON
    customFieldsData: JSON
    code: String
    sex: Int
    birthDate: Date
    emailValidationStatus: String
    phoneValidationStatus: String`;

const companyFields = `
    avatar: String
    primaryName: String
    names: [String]
    primaryPhone: String
    phones: [String]
    primaryEmail: String
    emails: [String]
    size: Int
    website: String
    industry: String
    parentCompanyId: String
    ownerId: String
    businessType: String
    description: String
    isSubscribed: String
    links: JSON
    tagIds: [String]
    customFieldsData: JSON
    code: String
    location: String`;

const userSelector = `
    searchValue: String
    isActive: Boolean
    requireUsername: Boolean
    ids: [String]
    excludeIds: Boolean
    branchIds: [String]
    departmentIds: [String]
    brandIds: [String]`;

/** Queries and mutations of the core and of the contacts. */
const contactsText = /* GraphQL */ `
  extend type Query {
    customersMain(${customerParams}): CustomersListResponse
    customers(${customerParams}): [Customer]
    customerCounts(${customerParams} only: String source: String): JSON
    customerDetail(_id: String!): Customer
    companiesMain(${listParams}): CompaniesListResponse
    companies(${listParams}): [Company]
    companyDetail(_id: String!): Company
    tags(type: String searchValue: String tagIds: [String] parentId: String page: Int perPage: Int): [Tag]
    users(page: Int perPage: Int status: String ${userSelector}): [User]
    allUsers(isActive: Boolean ids: [String] assignedToMe: String): [User]
    userDetail(_id: String): User
    usersTotalCount(${userSelector}): Int
    currentUser: User
    usersGroups(page: Int perPage: Int): [UsersGroup]
    departments(searchValue: String): [Department]
    departmentDetail(_id: String!): Department
    branches(searchValue: String): [Branch]
    branchDetail(_id: String!): Branch
    structureDetail: Structure
    productCategories(parentId: String searchValue: String status: String): [ProductCategory]
    products(
      type: String
      status: String
      categoryId: String
      tag: String
      searchValue: String
      ids: [String]
      page: Int
      perPage: Int
      sortField: String
      sortDirection: Int
    ): [Product]
    productsTotalCount(type: String categoryId: String searchValue: String): Int
    productDetail(_id: String): Product
    brands(page: Int perPage: Int searchValue: String): [Brand]
    internalNotes(contentType: String! contentTypeId: String): [InternalNote]
    activityLogs(contentType: String! contentId: String! activityType: String): [ActivityLog]
    conversations(limit: Int ids: [String] status: String startDate: String endDate: String): [Conversation]
  }

  extend type Mutation {
    customersAdd(state: String ${customerFields}): Customer
    customersEdit(_id: String! ${customerFields}): Customer
    customersMerge(customerIds: [String] customerFields: JSON): Customer
    customersRemove(customerIds: [String]): [String]
    customersChangeState(_id: String! value: String!): Customer
    companiesAdd(${companyFields}): Company
    companiesEdit(_id: String! ${companyFields}): Company
    companiesRemove(companyIds: [String]): [String]
    usersEdit(_id: String! username: String email: String details: UserDetails links: JSON): User
    usersSetActiveStatus(_id: String!): User
    branchesAdd(title: String address: String code: String phoneNumber: String email: String): Branch
    productsAdd(name: String code: String type: String categoryId: String unitPrice: Float): Product
    tagsAdd(name: String! type: String! colorCode: String parentId: String): Tag
    internalNotesAdd(contentType: String! contentTypeId: String content: String): InternalNote
    conversationMessageAdd(conversationId: String content: String internal: Boolean): JSON
  }
`;

/** SDL of the whole system. */
export const erxesText: string = `type Query\n\ntype Mutation\n${contactTypesText}\n${contactsText}\n${erxesCardsText(conformity)}`;
