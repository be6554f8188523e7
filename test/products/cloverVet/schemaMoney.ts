/** Billing, the catalog and memberships. */
export const schemaMoney = `
enum InvoiceStatus { OPEN PARTIALLY_PAID PAID }
enum TenderType { CARD CASH CHECK }

type Invoice implements Node {
  id: ID!
  number: String!
  guardian: Guardian!
  patient: Patient
  clinic: Clinic!
  issuedAt: DateTime!
  lines: [InvoiceLine!]!
  subtotal: Money!
  tax: Money!
  total: Money!
  amountDue: Money!
  status: InvoiceStatus!
  payments: [Payment!]!
}

type InvoiceLine {
  description: String!
  quantity: Int!
  unitPrice: Money!
  lineTotal: Money!
}

type Payment implements Node {
  id: ID!
  amount: Money!
  tender: TenderType!
  reference: String
  receivedAt: DateTime!
  guardian: Guardian!
}

type InvoicePage {
  items: [Invoice!]!
  offsetInfo: OffsetInfo!
}

enum EstimateStatus { DRAFT SENT ACCEPTED }

type Estimate implements Node {
  id: ID!
  guardian: Guardian!
  patient: Patient!
  title: String!
  low: Money!
  high: Money!
  status: EstimateStatus!
}

type EstimatePage {
  items: [Estimate!]!
  offsetInfo: OffsetInfo!
}

enum CatalogKind { SERVICE PRODUCT }

interface CatalogItem {
  id: ID!
  name: String!
  sku: String!
  price: Money!
  isTaxable: Boolean!
}

type CatalogService implements CatalogItem & Node {
  id: ID!
  name: String!
  sku: String!
  price: Money!
  isTaxable: Boolean!
  isVaccine: Boolean!
}

type CatalogProduct implements CatalogItem & Node {
  id: ID!
  name: String!
  sku: String!
  price: Money!
  isTaxable: Boolean!
  unit: String!
  needsPrescription: Boolean!
  onHand: Int!
}

enum BillingCycle { MONTHLY YEARLY }
enum MembershipStatus { ACTIVE PAUSED }

type MembershipPlan implements Node {
  id: ID!
  name: String!
  price: Money!
  cycle: BillingCycle!
  perks: [MembershipPerk!]!
}

type MembershipPerk {
  title: String!
  "Empty where it is not counted"
  usesPerCycle: Int
}

"A household's subscription to a plan."
type Membership implements Node {
  id: ID!
  household: Household!
  plan: MembershipPlan!
  status: MembershipStatus!
  startedOn: Date!
  renewsOn: Date!
}

type MembershipPage {
  items: [Membership!]!
  offsetInfo: OffsetInfo!
}
`;
