const contactInfo = `
    phoneNumber: String
    email: String
    links: JSON
    image: Attachment`;

/** Types of the core and of the contacts, in which nothing is required and everything may be JSON. */
export const contactTypesText = /* GraphQL */ `
  scalar JSON
  scalar Date

  type Customer {
    _id: String!
    state: String
    createdAt: Date
    modifiedAt: Date
    avatar: String
    integrationId: String
    firstName: String
    lastName: String
    middleName: String
    birthDate: Date
    sex: Int
    email: String
    primaryEmail: String
    emails: [String]
    primaryPhone: String
    phones: [String]
    phone: String
    tagIds: [String]
    remoteAddress: String
    internalNotes: JSON
    location: JSON
    visitorContactInfo: JSON
    customFieldsData: JSON
    trackedData: JSON
    ownerId: String
    position: String
    department: String
    leadStatus: String
    hasAuthority: String
    description: String
    isSubscribed: String
    code: String
    emailValidationStatus: String
    phoneValidationStatus: String
    isOnline: Boolean
    lastSeenAt: Date
    sessionCount: Int
    links: JSON
    companies: [Company]
    getTags: [Tag]
    owner: User
    score: Float
  }

  type CustomersListResponse {
    list: [Customer]
    totalCount: Float
  }

  type Company {
    _id: String!
    createdAt: Date
    modifiedAt: Date
    avatar: String
    size: Int
    website: String
    industry: String
    parentCompanyId: String
    ownerId: String
    names: [String]
    primaryName: String
    emails: [String]
    primaryEmail: String
    phones: [String]
    primaryPhone: String
    businessType: String
    description: String
    isSubscribed: String
    links: JSON
    owner: User
    parentCompany: Company
    tagIds: [String]
    customFieldsData: JSON
    code: String
    location: String
    customers: [Customer]
    getTags: [Tag]
    score: Float
  }

  type CompaniesListResponse {
    list: [Company]
    totalCount: Float
  }

  type Tag {
    _id: String!
    name: String
    type: String
    colorCode: String
    createdAt: Date
    objectCount: Int
    parentId: String
  }

  type UserDetailsType {
    avatar: String
    fullName: String
    shortName: String
    birthDate: Date
    position: String
    workStartedDate: Date
    location: String
    description: String
    operatorPhone: String
    firstName: String
    middleName: String
    lastName: String
  }

  input UserDetails {
    avatar: String
    shortName: String
    birthDate: Date
    position: String
    location: String
    description: String
    operatorPhone: String
    firstName: String
    middleName: String
    lastName: String
  }

  type User {
    _id: String!
    createdAt: Date
    username: String
    email: String
    isActive: Boolean
    details: UserDetailsType
    links: JSON
    status: String
    emailSignatures: JSON
    groupIds: [String]
    isSubscribed: String
    isOwner: Boolean
    departments: [Department]
    branches: [Branch]
    departmentIds: [String]
    branchIds: [String]
    employeeId: String
    score: Float
  }

  type UsersGroup {
    _id: String!
    name: String
    description: String
    members: [User]
  }

  type Structure {
    _id: String!
    title: String
    supervisor: User
    description: String
    code: String
    ${contactInfo}
  }

  type Department {
    _id: String!
    title: String
    description: String
    parentId: String
    supervisor: User
    code: String
    users: [User]
    userCount: Int
    userIds: [String]
  }

  type Branch {
    _id: String!
    title: String
    parentId: String
    supervisorId: String
    supervisor: User
    code: String
    users: [User]
    userIds: [String]
    parent: Branch
    children: [Branch]
    address: String
    ${contactInfo}
  }

  type Attachment {
    url: String!
    name: String
    type: String!
    size: Float
    duration: Float
  }

  input AttachmentInput {
    url: String!
    name: String!
    type: String
    size: Float
    duration: Float
  }

  type ProductCategory {
    _id: String!
    name: String
    description: String
    parentId: String
    code: String!
    order: String!
    productCount: Int
  }

  type Product {
    _id: String!
    name: String
    shortName: String
    status: String
    code: String
    type: String
    description: String
    unitPrice: Float
    categoryId: String
    customFieldsData: JSON
    createdAt: Date
    getTags: [Tag]
    tagIds: [String]
    category: ProductCategory
    uom: String
  }

  type Brand {
    _id: String!
    name: String
    description: String
    code: String
    createdAt: Date
  }

  type InternalNote {
    _id: String!
    contentType: String!
    contentTypeId: String
    content: String
    createdUserId: String
    createdAt: Date
  }

  type ActivityLog {
    _id: String!
    action: String
    contentId: String
    contentType: String
    content: JSON
    createdAt: Date
    createdBy: String
  }

  type Conversation {
    _id: String!
    content: String
    customerId: String
    customer: Customer
    assignedUserId: String
    createdAt: Date
    updatedAt: Date
    status: String
    messageCount: Int
  }
`;
