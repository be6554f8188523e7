/** The types whose lists are connections. */
const listed = 'Clinic PetParent Client Pet Vet Appointment Service Event Record Prescription Invoice Charge'.split(
  ' ',
);

const connections = listed.map(
  (type) => `
  type ${type}Connection {
    edges: [${type}Edge!]!
    nodes: [${type}!]!
    pageInfo: PageInfo!
    totalCount: Int!
  }

  type ${type}Edge {
    cursor: String!
    node: ${type}!
  }
`,
);

/** SDL of what is around a front desk, and of the connections. */
export const digitailRestText: string = /* GraphQL */ `
  type Room {
    id: ID!
    clinicId: ID!
    name: String!
  }

  type Event {
    id: ID!
    clinicId: ID!
    addressId: ID
    name: String!
    date: LocalDateTime!
    capacity: Int!
    preferences: String
    appointmentsNumber: Int!
    visitTypes: [String!]!
  }

  "What was found and done when a pet was seen"
  type Record {
    id: ID!
    petId: ID!
    pet: Pet!
    vetId: ID
    title: String!
    date: DateTime!
    anamnesis: String
    diagnosis: String
    treatment: String
    finalizedAt: DateTime
  }

  type Prescription {
    id: ID!
    recordId: ID!
    petId: ID!
    drug: String!
    dosage: String!
    refills: Int!
    createdAt: DateTime!
  }

  enum InvoiceStatus {
    DRAFT
    ISSUED
    PAID
  }

  type Invoice {
    id: ID!
    series: String!
    number: Int!
    clinicId: ID!
    petParentId: ID!
    petParent: PetParent!
    status: InvoiceStatus!
    currency: String!
    total: Float!
    tax: Float!
    due: Float!
    issuedAt: DateTime!
    items: [InvoiceItem!]!
  }

  type InvoiceItem {
    name: String!
    quantity: Int!
    unitPrice: Float!
  }

  "A product or a procedure that can be sold"
  type Charge {
    id: ID!
    code: String!
    label: String!
    price: Float!
    vat: Float!
    active: Boolean!
  }
  ${connections.join('')}
`;
