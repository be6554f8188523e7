import { connectionText, pageArguments } from './schemaText.ts';

const nodes = [
  'FinanceInvoiceNode',
  'OrganizationNode',
  'OrganizationAnnouncementNode',
  'OrganizationAppointmentNode',
  'OrganizationAppointmentCategoryNode',
  'OrganizationClasspassNode',
  'OrganizationClasstypeNode',
  'OrganizationDiscoveryNode',
  'OrganizationLanguageNode',
  'OrganizationLevelNode',
  'OrganizationLocationNode',
  'OrganizationLocationRoomNode',
  'OrganizationProductNode',
];

/** What the studio is and offers, and its invoices. */
export const organizationNodesText: string = /* GraphQL */ `
  enum CostasiellaFinanceInvoiceStatusChoices {
    DRAFT
    SENT
    PAID
    CANCELLED
    OVERDUE
  }

  interface FinanceInvoiceInterface {
    id: ID!
    subtotalDisplay: String
    taxDisplay: String
    totalDisplay: String
    paidDisplay: String
    balanceDisplay: String
    creditInvoiceNumber: String
    creditInvoiceId: ID
  }

  type FinanceInvoiceNode implements Node & FinanceInvoiceInterface {
    account: AccountNode
    business: BusinessNode
    instructorPayment: Boolean!
    employeeClaim: Boolean!
    customTo: Boolean!
    relationCompany: String!
    relationCompanyRegistration: String!
    relationCompanyTaxRegistration: String!
    relationContactName: String!
    relationAddress: String!
    relationPostcode: String!
    relationCity: String!
    relationCountry: String!
    status: CostasiellaFinanceInvoiceStatusChoices!
    summary: String!
    invoiceNumber: String!
    dateSent: Date!
    dateDue: Date!
    terms: String!
    footer: String!
    note: String!
    subtotal: Decimal!
    tax: Decimal!
    total: Decimal!
    paid: Decimal!
    balance: Decimal!
    creditInvoiceFor: Int
    createdAt: DateTime!
    updatedAt: DateTime!
    id: ID!
    subtotalDisplay: String
    taxDisplay: String
    totalDisplay: String
    paidDisplay: String
    balanceDisplay: String
    creditInvoiceNumber: String
    creditInvoiceId: ID
  }

  type OrganizationNode implements Node {
    id: ID!
    archived: Boolean!
    name: String!
    address: String!
    phone: String!
    email: String!
    registration: String!
    taxRegistration: String!
    brandingColorBackground: String!
    brandingColorText: String!
    brandingColorAccent: String!
    brandingColorSecondary: String!
  }

  type OrganizationAnnouncementNode implements Node {
    displayPublic: Boolean!
    displayShop: Boolean!
    displayBackend: Boolean!
    title: String
    content: String
    dateStart: Date!
    dateEnd: Date!
    priority: Int!
    createdAt: DateTime!
    updatedAt: DateTime!
    id: ID!
  }

  type OrganizationAppointmentCategoryNode implements Node {
    archived: Boolean!
    displayPublic: Boolean!
    name: String!
    id: ID!
  }

  type OrganizationAppointmentNode implements Node {
    organizationAppointmentCategory: OrganizationAppointmentCategoryNode!
    archived: Boolean!
    displayPublic: Boolean!
    name: String!
    id: ID!
  }

  enum CostasiellaOrganizationClasspassValidityUnitChoices {
    DAYS
    WEEKS
    MONTHS
  }

  interface OrganizationClasspassNodeInterface {
    id: ID!
    priceDisplay: String
    validityUnitDisplay: String
    urlShop: String
  }

  type OrganizationClasspassNode implements Node & OrganizationClasspassNodeInterface {
    archived: Boolean!
    displayPublic: Boolean!
    displayShop: Boolean!
    trialPass: Boolean!
    name: String!
    description: String!
    price: Decimal!
    validity: Int!
    validityUnit: CostasiellaOrganizationClasspassValidityUnitChoices!
    classes: Int!
    unlimited: Boolean!
    quickStatsAmount: Decimal!
    id: ID!
    priceDisplay: String
    validityUnitDisplay: String
    urlShop: String
  }

  interface OrganizationClasstypeNodeInterface {
    id: ID!
    urlImage: String
    urlImageThumbnailSmall: String
  }

  type OrganizationClasstypeNode implements Node & OrganizationClasstypeNodeInterface {
    archived: Boolean!
    displayPublic: Boolean!
    name: String!
    description: String!
    urlWebsite: String!
    image: String!
    id: ID!
    urlImage: String
    urlImageThumbnailSmall: String
  }

  type OrganizationDiscoveryNode implements Node {
    archived: Boolean!
    name: String!
    id: ID!
  }

  type OrganizationLanguageNode implements Node {
    archived: Boolean!
    name: String!
    id: ID!
  }

  type OrganizationLevelNode implements Node {
    archived: Boolean!
    name: String!
    id: ID!
  }

  type OrganizationLocationNode implements Node {
    archived: Boolean!
    displayPublic: Boolean!
    name: String!
    rooms(${pageArguments}, archived: Boolean, organizationLocation: ID): OrganizationLocationRoomNodeConnection!
    id: ID!
  }

  type OrganizationLocationRoomNode implements Node {
    organizationLocation: OrganizationLocationNode!
    archived: Boolean!
    displayPublic: Boolean!
    name: String!
    id: ID!
  }

  interface OrganizationProductNodeInterface {
    id: ID!
    priceDisplay: String
    urlImage: String
    urlImageThumbnailSmall: String
    urlImageThumbnailLarge: String
  }

  type OrganizationProductNode implements Node & OrganizationProductNodeInterface {
    archived: Boolean!
    name: String!
    description: String!
    image: String!
    price: Decimal!
    id: ID!
    priceDisplay: String
    urlImage: String
    urlImageThumbnailSmall: String
    urlImageThumbnailLarge: String
  }

  ${nodes.map(connectionText).join('\n')}
`;
