import { nectarBillingText } from './schemaBilling.ts';
import { nectarDeskText } from './schemaDesk.ts';
import { nectarInputText } from './schemaInputs.ts';
import { nectarMedicalText } from './schemaMedical.ts';
import { nectarPeopleText } from './schemaPeople.ts';
import { nectarWriteText } from './schemaWrites.ts';

/** What a list in pages is made of, as the back end's generic types are printed. */
function connectionText(node: string): string {
  return `
  type ${node}Connection {
    edges: [${node}Edge!]!
    pageInfo: PageInfo!
    "All that fit the filter, on whatever page."
    totalCount: Int!
  }

  type ${node}Edge {
    cursor: String!
    node: ${node}!
  }
`;
}

const listed = [
  'AppointmentViewSchema',
  'FamilyViewSchema',
  'PatientViewSchema',
  'EmployeeSchema',
  'InvoiceViewSchema',
  'EstimateSchema',
  'PaymentSchema',
  'TreatmentSchema',
  'SoapSchema',
  'VaccineSchema',
  'PrescriptionSchema',
  'ReminderSchema',
  'TaskSchema',
  'ConversationSchema',
  'AuditLogSchema',
];

/** SDL of the API as its server prints it. */
export const nectarText: string = /* GraphQL */ `
  "Date (isoformat), such as 2026-11-17"
  scalar Date
  "Date with time (isoformat), such as 2026-11-17T14:30:00+00:00. Answers are in UTC; a value without offset is taken as UTC."
  scalar DateTime

  type Query {
    "The client that the access token was issued to."
    apiClient: ApiClientSchema!
    "The hospitals of the group."
    institutions: [InstitutionSchema!]!
    institution(id: ID!): InstitutionSchema!
    "Everybody who works here, former employees too unless isActive is given."
    employees(institutionId: ID, isActive: Boolean): [EmployeeSchema!]!
    employeesPaginated(
      filter: EmployeeFilterSchema
      sort: [Sorter!]
      paginationInfo: PaginationInfo
    ): EmployeeSchemaConnection!
    employee(id: ID!): EmployeeSchema!
    roles: [RoleSchema!]!
    rooms(institutionId: ID): [RoomSchema!]!
    appointmentTypes(institutionId: ID): [AppointmentTypeSchema!]!
    appointmentType(id: ID!): AppointmentTypeSchema!
    "The schedule: all appointments and block-offs that start in a stretch of at most 31 days."
    appointments(
      startDatetime: DateTime!
      endDatetime: DateTime!
      institutionId: ID
      providerId: ID
    ): [AppointmentSchema!]!
    "By start unless a sort is given."
    appointmentsPaginated(
      filter: AppointmentViewFilterSchema
      sort: [Sorter!]
      paginationInfo: PaginationInfo
    ): AppointmentViewSchemaConnection!
    appointment(id: ID!): AppointmentSchema!
    "A family is a client account: who brings patients in, and pays."
    familiesPaginated(
      filter: FamilyViewFilterSchema
      sort: [Sorter!]
      paginationInfo: PaginationInfo
    ): FamilyViewSchemaConnection!
    family(id: ID!): FamilySchema!
    "Families by names and emails of their contacts, phone numbers and names of their patients."
    familySearch(query: String!, limit: Int! = 20): [FamilySchema!]!
    "The patients of one family."
    patients(familyId: ID!): [PatientSchema!]!
    patientsPaginated(
      filter: PatientViewFilterSchema
      sort: [Sorter!]
      paginationInfo: PaginationInfo
    ): PatientViewSchemaConnection!
    patient(id: ID!): PatientSchema!
    patientSearch(query: String!, limit: Int! = 20): [PatientSchema!]!
    species: [SpeciesSchema!]!
    breeds(species: String!): [BreedSchema!]!
    invoicesPaginated(
      filter: InvoiceViewFilterSchema
      sort: [Sorter!]
      paginationInfo: PaginationInfo
    ): InvoiceViewSchemaConnection!
    invoice(id: ID!): InvoiceViewSchema!
    estimatesPaginated(
      filter: EstimateFilterSchema
      sort: [Sorter!]
      paginationInfo: PaginationInfo
    ): EstimateSchemaConnection!
    estimate(id: ID!): EstimateSchema!
    paymentsPaginated(
      filter: PaymentFilterSchema
      sort: [Sorter!]
      paginationInfo: PaginationInfo
    ): PaymentSchemaConnection!
    "What can be put on a treatment plan, an estimate or an invoice."
    treatmentsPaginated(
      filter: TreatmentFilterSchema
      sort: [Sorter!]
      paginationInfo: PaginationInfo
    ): TreatmentSchemaConnection!
    treatment(id: ID!): TreatmentSchema!
    soapsPaginated(filter: SoapFilterSchema, sort: [Sorter!], paginationInfo: PaginationInfo): SoapSchemaConnection!
    soap(id: ID!): SoapSchema!
    vaccinesPaginated(
      filter: VaccineFilterSchema
      sort: [Sorter!]
      paginationInfo: PaginationInfo
    ): VaccineSchemaConnection!
    prescriptionsPaginated(
      filter: PrescriptionFilterSchema
      sort: [Sorter!]
      paginationInfo: PaginationInfo
    ): PrescriptionSchemaConnection!
    vitals(patientId: ID!): [VitalSchema!]!
    remindersPaginated(
      filter: ReminderFilterSchema
      sort: [Sorter!]
      paginationInfo: PaginationInfo
    ): ReminderSchemaConnection!
    tasksPaginated(filter: TaskFilterSchema, sort: [Sorter!], paginationInfo: PaginationInfo): TaskSchemaConnection!
    task(id: ID!): TaskSchema!
    conversationsPaginated(
      filter: ConversationFilterSchema
      sort: [Sorter!]
      paginationInfo: PaginationInfo
    ): ConversationSchemaConnection!
    conversation(id: ID!): ConversationSchema!
    auditLogsPaginated(
      filter: AuditLogFilterSchema
      sort: [Sorter!]
      paginationInfo: PaginationInfo
    ): AuditLogSchemaConnection!
  }

  "Which page: pages are of 50 where nothing is said, and of no more than 100."
  input PaginationInfo {
    first: Int
    after: String
    last: Int
    before: String
  }

  input Sorter {
    "Name of a field of the node, such as createdAt."
    field: String!
    direction: SortDirection! = ASC
  }

  enum SortDirection {
    ASC
    DESC
  }

  type PageInfo {
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
    startCursor: String
    endCursor: String
  }

  "From start, until before end."
  input DateTimeRange {
    start: DateTime
    end: DateTime
  }

  "From start through end."
  input DateRange {
    start: Date
    end: Date
  }
  ${listed.map(connectionText).join('')}
  ${nectarDeskText}
  ${nectarPeopleText}
  ${nectarMedicalText}
  ${nectarBillingText}
  ${nectarInputText}
  ${nectarWriteText}
`;
