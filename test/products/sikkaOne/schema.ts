import { sikkaInputs } from './schemaInputs.ts';

const envelope = `offset: Int!
  limit: Int!
  total_count: Int!
  execution_time: String!
  pagination: Pagination!`;

/** Types whose lists are pages, as the API has one envelope for all of them. */
const paged = [
  'Practice',
  'Guarantor',
  'Patient',
  'Appointment',
  'Provider',
  'Operatory',
  'AppointmentType',
  'PracticeVariable',
  'PaymentType',
  'ProcedureCode',
  'FeeSchedule',
  'Transaction',
  'AccountsReceivable',
  'Recall',
];

const pages = paged.map((type) => `type ${type}Page {\n  ${envelope}\n  items: [${type}!]!\n}`).join('\n');

/** What every list takes beside its own filters. */
const paging = `offset: Int = 0
    limit: Int = 50
    sort_by: String
    sort_order: SortOrder = asc`;

/** The types, queries and mutations of the gateway. */
export const sikkaText = `
enum SortOrder { asc desc }
"The day that startdate and enddate are compared with."
enum AppointmentDateFilter { appointment_date appointment_made_date }

"Links of the API to other pages; the empty text where there is none."
type Pagination { first: String! previous: String! current: String! next: String! last: String! }

"A location of the office."
type Practice {
  practice_id: ID!
  practice_name: String!
  address_line1: String!
  address_line2: String!
  city: String!
  state: String!
  zipcode: String!
  country: String!
  phone: String!
  fax: String!
  email: String!
  national_provider_identifier: String!
  practice_management_system: String!
  cust_id: String!
  operatories: [Operatory!]!
}

"Who pays for patients: in a veterinary office the owner of animals."
type Guarantor {
  guarantor_id: ID!
  salutation: String!
  firstname: String!
  middlename: String!
  lastname: String!
  address_line1: String!
  address_line2: String!
  city: String!
  state: String!
  zipcode: String!
  homephone: String!
  workphone: String!
  cell: String!
  email: String!
  status: String!
  note: String!
  first_visit: String!
  practice_id: String!
  practice: Practice
  patients: [Patient!]!
  accounts_receivable: AccountsReceivable
  cust_id: String!
}

"Who is treated: in a veterinary office an animal."
type Patient {
  patient_id: ID!
  guarantor_id: String!
  guarantor_first_name: String!
  guarantor_last_name: String!
  guarantor: Guarantor
  firstname: String!
  lastname: String!
  preferred_name: String!
  species: String!
  breed: String!
  color: String!
  gender: String!
  birthdate: String!
  microchip: String!
  weight: String!
  status: String!
  patient_note: String!
  medical_note: String!
  alert_note: String!
  first_visit: String!
  last_visit: String!
  created_date: String!
  provider_id: String!
  provider: Provider
  primary_insurance_company_id: String!
  subscriber_id: String!
  fee_no: String!
  practice_id: String!
  practice: Practice
  cust_id: String!
}

type Provider {
  provider_id: ID!
  firstname: String!
  middlename: String!
  lastname: String!
  suffix: String!
  speciality: String!
  is_secondary: String!
  status: String!
  email: String!
  national_provider_identifier: String!
  practice_id: String!
  practice: Practice
  cust_id: String!
}

"A column of the appointment book."
type Operatory { operatory: ID! description: String! practice_id: String! }

type AppointmentType { code: ID! description: String! length: String! practice_id: String! }

type Appointment {
  appointment_sr_no: ID!
  "The day, at midnight: 2026-11-17T00:00:00."
  date: String!
  "The time of day at the office: 09:30."
  time: String!
  "Minutes."
  length: String!
  type: String!
  status: String!
  description: String!
  note: String!
  cancellation_note: String!
  patient_id: String!
  patient_name: String!
  patient: Patient
  guarantor_id: String!
  guarantor_name: String!
  guarantor: Guarantor
  provider_id: String!
  provider_name: String!
  provider: Provider
  hygienist: String!
  operatory: String!
  amount: String!
  procedure_code1: String!
  procedure_code1_amount: String!
  procedure_code2: String!
  procedure_code2_amount: String!
  procedure_code3: String!
  procedure_code3_amount: String!
  appointment_made_date: String!
  created_by: String!
  practice_id: String!
  practice: Practice
  cust_id: String!
  rowhash: String!
}

"A setting of the practice management system, such as the words that it has for a status."
type PracticeVariable { service_name: String! service_item: String! value: String! description: String! practice_id: String! }
type PaymentType { code: ID! description: String! is_adjustment_type: String! is_insurance_type: String! practice_id: String! }
type ProcedureCode {
  procedure_code: ID!
  procedure_code_description: String!
  abbreviation: String!
  procedure_code_category: String!
  practice_id: String!
}
type FeeSchedule { fee_no: String! fee_name: String! procedure_code: String! fee_amount: String! practice_id: String! }
type Transaction {
  transaction_sr_no: ID!
  transaction_date: String!
  transaction_entry_date: String!
  transaction_type: String!
  procedure_code: String!
  procedure_description: String!
  quantity: String!
  amount: String!
  payment_type: String!
  claim_sr_no: String!
  note: String!
  guarantor_id: String!
  guarantor: Guarantor
  patient_id: String!
  provider_id: String!
  practice_id: String!
}
type AccountsReceivable {
  entry_id: ID!
  guarantor_id: String!
  amount_between_0_30: String!
  amount_between_31_60: String!
  amount_between_61_90: String!
  amount_greater_than_90: String!
  current_date: String!
  practice_id: String!
}
type Recall {
  patient_id: String!
  patient: Patient
  recall_type: String!
  due_date: String!
  appointment_sr_no: String!
  practice_id: String!
}

"What became of a write in the practice management system."
type Writeback {
  id: ID!
  request_time: String!
  completed_time: String!
  is_completed: Boolean!
  has_error: Boolean!
  result: String!
}
type AppointmentWriteback { writeback: Writeback! appointment: Appointment }
type GuarantorWriteback { writeback: Writeback! guarantor: Guarantor }
type PatientWriteback { writeback: Writeback! patient: Patient }

${pages}

${sikkaInputs}

type Query {
  practices(${paging}, practice_id: ID): PracticePage!
  guarantors(${paging}, guarantor_id: ID, practice_id: ID, firstname: String, lastname: String, email: String,
    phone: String, status: String, search: String): GuarantorPage!
  guarantor(guarantor_id: ID!): Guarantor
  patients(${paging}, patient_id: ID, guarantor_id: ID, practice_id: ID, firstname: String, species: String,
    status: String, search: String): PatientPage!
  patient(patient_id: ID!): Patient
  appointments(${paging}, startdate: String, enddate: String, date_filter_on: AppointmentDateFilter = appointment_date,
    appointment_sr_no: ID, practice_id: ID, patient_id: ID, guarantor_id: ID, provider_id: ID, operatory: ID,
    status: String, type: String): AppointmentPage!
  appointment(appointment_sr_no: ID!): Appointment
  providers(${paging}, provider_id: ID, practice_id: ID, status: String): ProviderPage!
  provider(provider_id: ID!): Provider
  operatories(${paging}, practice_id: ID): OperatoryPage!
  appointment_types(${paging}, practice_id: ID): AppointmentTypePage!
  practice_variables(${paging}, practice_id: ID, service_name: String): PracticeVariablePage!
  payment_types(${paging}, practice_id: ID, code: ID): PaymentTypePage!
  procedure_codes(${paging}, practice_id: ID, procedure_code: ID): ProcedureCodePage!
  fee_schedules(${paging}, practice_id: ID, procedure_code: ID): FeeSchedulePage!
  transactions(${paging}, practice_id: ID, guarantor_id: ID, patient_id: ID, transaction_type: String): TransactionPage!
  accounts_receivables(${paging}, practice_id: ID, guarantor_id: ID): AccountsReceivablePage!
  recalls(${paging}, practice_id: ID, patient_id: ID): RecallPage!
  writeback_status(id: ID!): Writeback
}

type Mutation {
  create_appointment(input: AppointmentCreateInput!): AppointmentWriteback!
  update_appointment(appointment_sr_no: ID!, input: AppointmentUpdateInput!): AppointmentWriteback!
  cancel_appointment(appointment_sr_no: ID!, cancellation_note: String): AppointmentWriteback!
  create_guarantor(input: GuarantorCreateInput!): GuarantorWriteback!
  update_guarantor(guarantor_id: ID!, input: GuarantorUpdateInput!): GuarantorWriteback!
  create_patient(input: PatientCreateInput!): PatientWriteback!
  update_patient(patient_id: ID!, input: PatientUpdateInput!): PatientWriteback!
}
`;
