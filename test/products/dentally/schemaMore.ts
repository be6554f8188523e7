/** Types of these that have lists of their own. */
export const moreTypes: readonly string[] = [
  'Account',
  'AcquisitionSource',
  'AppointmentCancellationReason',
  'Invoice',
  'Payment',
  'PaymentPlan',
  'Recall',
  'Room',
  'Treatment',
  'TreatmentPlan',
  'User',
];

/** Types of what is beside the diary. */
export const moreText: string = /* GraphQL */ `
  enum AccountState {
    CREDIT
    DEBIT
  }

  type Account implements Node {
    "Below zero where something is owed."
    currentBalance: String!
    id: ID!
    openingBalance: String!
    patientName: String!
    plannedNhsTreatmentValue: String!
    plannedPrivateTreatmentValue: String!
  }

  type AcquisitionSource implements Node {
    active: Boolean!
    id: ID!
    name: String!
    notes: String
    showInPortal: Boolean!
  }

  type Invoice implements Node {
    amount: String!
    amountOutstanding: String!
    datedOn: ISO8601Date!
    dueOn: ISO8601Date!
    id: ID!
    invoiceItems: [InvoiceItem!]!
    nhsAmount: String!
    paid: Boolean!
    paidOn: ISO8601Date
    patient: Patient!
    reference: String!
    site: Site
  }

  type InvoiceItem {
    itemPrice: String!
    name: String!
    "Whether it is charged to the National Health Service."
    nhsCharge: Boolean!
    quantity: Int!
    totalPrice: String!
  }

  type Payment implements Node {
    amount: String!
    amountUnexplained: String!
    datedOn: ISO8601Date!
    fullyExplained: Boolean!
    id: ID!
    method: String!
    patient: Patient!
    site: Site
    transactionId: String
  }

  type PaymentPlan implements Node {
    active: Boolean!
    colour: String!
    dentistRecallInterval: Int!
    examDuration: Int!
    hygienistRecallInterval: Int!
    id: ID!
    name: String!
    patientFriendlyName: String
    scaleAndPolishDuration: Int!
  }

  type Recall implements Node {
    appointment: Appointment
    dueDate: ISO8601Date!
    id: ID!
    lastRemindedAt: ISO8601DateTime
    patient: Patient!
    prebooked: Boolean!
    recallMethod: RecallMethod
    recallType: String!
    status: String!
    timesContacted: Int!
  }

  "A surgery, as dentists call the room that they treat in."
  type Room implements Node {
    id: ID!
    name: String!
    site: Site!
  }

  type Treatment implements Node {
    active: Boolean!
    code: String!
    description: String
    id: ID!
    nomenclature: String!
    patientNomenclature: String
    region: String
  }

  type TreatmentPlan implements Node {
    completed: Boolean!
    completedAt: ISO8601DateTime
    endDate: ISO8601Date
    id: ID!
    nhsUdaValue: String!
    nickname: String
    patient: Patient!
    practitioner: Practitioner
    privateTreatmentValue: String!
    startDate: ISO8601Date!
  }

  "Anybody who can sign in."
  type User implements Node {
    createdAt: ISO8601DateTime!
    email: String!
    firstName: String!
    id: ID!
    lastName: String!
    mobilePhone: String
    permissionLevel: Int!
    role: String!
    title: String
  }
`;
