/** Team catalogue: what is sold and kept, and the health plans. */
export const catalogueSdl = `
enum VatBand {
  STANDARD
  REDUCED
  ZERO
  EXEMPT
}

"Anything that can stand on a bill."
interface Saleable {
  id: UUID!
  plu: String!
  title: String!
  price: Money!
  vatBand: VatBand!
}

enum MedicineClass {
  POM_V
  POM_VPS
  NFA_VPS
  AVM_GSL
}

type Medicine implements Saleable {
  id: UUID!
  plu: String!
  title: String!
  price: Money!
  vatBand: VatBand!
  legalClass: MedicineClass!
  strength: String!
  supplier: Supplier!
}

type Procedure implements Saleable {
  id: UUID!
  plu: String!
  title: String!
  price: Money!
  vatBand: VatBand!
  usualMinutes: Int!
}

type Sundry implements Saleable {
  id: UUID!
  plu: String!
  title: String!
  price: Money!
  vatBand: VatBand!
  supplier: Supplier!
}

type Supplier {
  id: UUID!
  title: String!
  orderLine: String!
}

type StockHolding {
  id: UUID!
  hospital: Hospital!
  article: Saleable!
  onShelf: Decimal!
  minimum: Decimal!
  earliestExpiry: NaiveDate
}

type HealthPlan {
  id: UUID!
  title: String!
  monthly: Money!
  includes: [String!]!
}

type PlanMembership {
  id: UUID!
  plan: HealthPlan!
  patient: Patient!
  joinedOn: NaiveDate!
}

enum SaleableSort {
  TITLE
  PLU
}

"Team catalogue counts its pages."
type SaleablePage {
  entries: [Saleable!]!
  page: Int!
  pageCount: Int!
  entryCount: Int!
}

extend type Query {
  "25 on a page; pages are counted from 1."
  saleables(page: Int! = 1, titleContains: String, sort: SaleableSort! = TITLE): SaleablePage!
  saleable(id: UUID!): Saleable
  suppliers: [Supplier!]!
  healthPlans: [HealthPlan!]!
  planMemberships(planId: UUID!): [PlanMembership!]!
}
`;
