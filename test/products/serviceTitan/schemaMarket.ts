/** SDL of marketing, memberships, the pricebook, equipment and tasks. */
export const marketText: string = /* GraphQL */ `
  type CampaignResponse {
    id: Long!
    name: String!
    active: Boolean!
    modifiedOn: DateTime!
    category: CampaignCategoryResponse
  }

  enum CampaignCategoryType {
    Regular
    GoogleHomeServices
  }

  type CampaignCategoryResponse {
    id: Long!
    name: String!
    active: Boolean!
    type: CampaignCategoryType!
  }

  enum MembershipStatus {
    Active
    Suspended
    Expired
    Canceled
    Deleted
  }

  enum MembershipRecurrenceType {
    OneTime
    Monthly
    EveryOtherMonth
    Quarterly
    BiAnnual
    Annual
  }

  enum FollowUpStatus {
    NotAttempted
    Unreachable
    Contacted
    Won
    Dismissed
  }

  type CustomerMembershipResponse {
    id: Long!
    createdOn: DateTime!
    createdById: Long
    modifiedOn: DateTime!
    followUpOn: DateTime!
    cancellationDate: DateTime
    from: DateTime
    nextScheduledBillDate: DateTime
    to: DateTime
    billingFrequency: MembershipRecurrenceType!
    renewalBillingFrequency: MembershipRecurrenceType
    status: MembershipStatus!
    followUpStatus: FollowUpStatus!
    active: Boolean!
    "In months"
    duration: Int
    businessUnitId: Long!
    customerId: Long!
    membershipTypeId: Long!
    membershipType: MembershipTypeResponse
    locationId: Long
    soldById: Long
    customerPo: String
    memo: String
  }

  enum DiscountMode {
    Basic
    Categories
  }

  type MembershipTypeResponse {
    id: Long!
    name: String!
    displayName: String
    active: Boolean!
    discountMode: DiscountMode!
    autoCalculateInvoiceTemplates: Boolean!
    useMembershipPricingTable: Boolean!
    showMembershipSavings: Boolean!
    createdOn: DateTime!
    createdById: Long
    modifiedOn: DateTime!
    billingTemplateId: Long
  }

  type ServiceResponse {
    id: Long!
    code: String!
    displayName: String
    description: String!
    categories: [SkuCategoryResponse!]!
    price: Decimal!
    memberPrice: Decimal!
    addOnPrice: Decimal!
    addOnMemberPrice: Decimal!
    taxable: Boolean!
    account: String
    "How long it takes, in hours"
    hours: Float!
    isLabor: Boolean
    active: Boolean!
    paysCommission: Boolean!
    modifiedOn: DateTime!
  }

  type SkuCategoryResponse {
    id: Long!
    name: String
    active: Boolean!
  }

  type MaterialResponse {
    id: Long!
    code: String!
    displayName: String
    description: String!
    cost: Decimal!
    active: Boolean!
    price: Decimal!
    memberPrice: Decimal!
    unitOfMeasure: String
    isInventory: Boolean!
    taxable: Boolean
    categories: [Long!]!
    modifiedOn: DateTime!
  }

  enum CategoryType {
    Services
    Materials
  }

  type CategoryResponse {
    id: Long!
    name: String!
    active: Boolean!
    description: String
    parentId: Long
    position: Int!
    categoryType: CategoryType!
    subcategories: [CategoryResponse!]
    businessUnitIds: [Long!]
  }

  type InstalledEquipmentResponse {
    id: Long!
    locationId: Long!
    customerId: Long!
    name: String!
    installedOn: DateTime
    serialNumber: String!
    memo: String!
    manufacturer: String!
    model: String!
    cost: Decimal!
    manufacturerWarrantyStart: DateTime
    manufacturerWarrantyEnd: DateTime
    serviceProviderWarrantyStart: DateTime
    serviceProviderWarrantyEnd: DateTime
  }

  type TaskResponse {
    id: Long!
    taskNumber: Int!
    name: String!
    reportedById: Long!
    assignedToId: Long!
    isClosed: Boolean!
    businessUnitId: Long
    employeeTaskTypeId: Long!
    employeeTaskSourceId: Long!
    reportedDate: DateTime!
    completeBy: DateTime
    customerId: Long
    customerName: String
    jobId: Long
    jobNumber: String
    description: String
    priority: Priority!
    createdOn: DateTime!
    modifiedOn: DateTime!
  }
`;
