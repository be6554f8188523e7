const kinds =
  'User Doctor Office Patient PatientSummary Appointment AppointmentProfile ReminderProfile PatientFlagType Allergy Medication Problem Document Insurance LineItem PatientPayment Message Task TaskCategory';

// Cursors take the place of the addresses that the API answers.
const pages = kinds
  .split(' ')
  .map((kind) => `type ${kind}Page { previous: String next: String results: [${kind}!]! }`)
  .join('\n  ');

/** What belongs to appointments and patients, bills, tasks, and the pages of all lists. */
export const drChronoCareText = `
  type StatusTransition {
    appointment: String!
    from_status: String!
    to_status: String!
    datetime: Timestamp!
  }

  type BillingNote {
    id: Int!
    appointment: Int!
    text: String!
    created_at: Timestamp!
    created_by: String!
  }

  type Vitals {
    temperature: Float
    temperature_units: String!
    pulse: Int
    blood_pressure_1: Int
    blood_pressure_2: Int
    respiratory_rate: Int
    oxygen_saturation: Float
    height: Float
    height_units: String!
    weight: Float
    weight_units: String!
    bmi: String
    pain: String!
  }

  type ClinicalNote {
    locked: Boolean!
    pdf: String
    updated_at: Timestamp
  }

  type Reminder {
    id: Int!
    scheduled_time: Timestamp!
    type: String!
  }

  "What an appointment is for, with its usual length."
  type AppointmentProfile {
    id: Int!
    name: String!
    color: String!
    "Minutes."
    duration: Int!
    reason: String!
    doctor: Int!
    online_scheduling: Boolean!
    sort_order: Int!
    archived: Boolean!
  }

  type ReminderProfile {
    id: Int!
    name: String!
    doctor: Int!
    reminders: [ReminderRule!]!
  }

  type ReminderRule {
    amount: Int!
    unit: String!
    type: String!
  }

  type PatientFlagType {
    id: Int!
    name: String!
    color: String!
    priority: Int!
    archived: Boolean!
    doctor: Int!
  }

  type Allergy {
    id: Int!
    patient: Int!
    doctor: Int!
    description: String!
    reaction: String!
    status: String!
    notes: String!
    rxnorm: String!
  }

  type Medication {
    id: Int!
    patient: Int!
    doctor: Int!
    appointment: Int
    name: String!
    status: String!
    dosage_quantity: String!
    dosage_units: String!
    frequency: String!
    date_prescribed: Timestamp
    prn: Boolean!
  }

  type Problem {
    id: Int!
    patient: Int!
    doctor: Int!
    name: String!
    icd_code: String!
    status: String!
    date_diagnosis: Date
  }

  type Document {
    id: Int!
    patient: Int!
    doctor: Int!
    description: String!
    document: String!
    date: Date!
    metatags: [String!]!
    archived: Boolean!
  }

  type Insurance {
    payer_id: String!
    payer_name: String!
    state: String!
  }

  type LineItem {
    id: Int!
    appointment: Int
    patient: Int!
    doctor: Int!
    office: Int!
    code: String!
    procedure_type: String!
    description: String!
    quantity: Decimal!
    price: Decimal!
    billed: Decimal!
    balance_pt: Decimal!
    service_date: Date!
    posted_date: Date
    updated_at: Timestamp!
  }

  type PatientPayment {
    id: Int!
    patient: Int!
    doctor: Int!
    appointment: Int
    amount: Decimal!
    payment_method: String!
    notes: String!
    posted_date: Date
    received_date: Date!
    created_at: Timestamp!
  }

  type Message {
    id: Int!
    doctor: Int!
    patient: Int
    title: String!
    message_notes: String!
    type: String!
    read: Boolean!
    starred: Boolean!
    archived: Boolean!
    received_at: Timestamp!
  }

  type Task {
    id: Int!
    title: String!
    category: Int
    status: Int!
    priority: Int!
    assignee_user: Int
    due_date: Date
    due_time: String
    notes: [TaskNote!]!
    archived: Boolean!
    created_at: Timestamp!
  }

  type TaskNote {
    id: Int!
    text: String!
    created_at: Timestamp!
  }

  type TaskCategory {
    id: Int!
    name: String!
    is_global: Boolean!
    archived: Boolean!
  }

  ${pages}
`;
