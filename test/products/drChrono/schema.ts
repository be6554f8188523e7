import { drChronoCareText } from './schemaCare.ts';
import { drChronoInputsText } from './schemaInputs.ts';

/** People, offices and the calendar; names are those of the API. */
export const drChronoText = `
  """A date, such as 2026-11-17."""
  scalar Date

  """A date and time without a time zone, such as 2026-11-17T09:30:00."""
  scalar Timestamp

  """An amount of money, always a string with two decimal places."""
  scalar Decimal

  type Query {
    "The user behind the token."
    users_current: User!
    users(cursor: String, page_size: Int): UserPage!
    user(id: Int!): User
    doctors(cursor: String, page_size: Int): DoctorPage!
    doctor(id: Int!): Doctor
    offices(doctor: Int, cursor: String, page_size: Int): OfficePage!
    office(id: Int!): Office
    "Text filters compare whole values, regardless of case."
    patients(
      first_name: String
      last_name: String
      email: String
      date_of_birth: Date
      gender: String
      chart_id: String
      doctor: Int
      since: Timestamp
      cursor: String
      page_size: Int
    ): PatientPage!
    patient(id: Int!): Patient
    patients_summary(first_name: String, last_name: String, doctor: Int, since: Timestamp, cursor: String, page_size: Int): PatientSummaryPage!
    "One of since, date and date_range has to be given."
    appointments(
      "Only what was changed at or after this time."
      since: Timestamp
      "Only appointments of this day."
      date: Date
      "First and last day with a slash between them, both included: 2026-11-16/2026-11-20."
      date_range: String
      doctor: Int
      office: Int
      patient: Int
      status: String
      cursor: String
      page_size: Int
    ): AppointmentPage!
    appointment(id: String!): Appointment
    appointment_profiles(doctor: Int, cursor: String, page_size: Int): AppointmentProfilePage!
    appointment_profile(id: Int!): AppointmentProfile
    reminder_profiles(doctor: Int, cursor: String, page_size: Int): ReminderProfilePage!
    patient_flag_types(cursor: String, page_size: Int): PatientFlagTypePage!
    allergies(patient: Int, doctor: Int, cursor: String, page_size: Int): AllergyPage!
    medications(patient: Int, doctor: Int, cursor: String, page_size: Int): MedicationPage!
    problems(patient: Int, doctor: Int, cursor: String, page_size: Int): ProblemPage!
    documents(patient: Int, doctor: Int, cursor: String, page_size: Int): DocumentPage!
    insurances(payer_type: String!, term: String, cursor: String, page_size: Int): InsurancePage!
    line_items(patient: Int, doctor: Int, office: Int, cursor: String, page_size: Int): LineItemPage!
    patient_payments(patient: Int, doctor: Int, cursor: String, page_size: Int): PatientPaymentPage!
    messages(doctor: Int, type: String, cursor: String, page_size: Int): MessagePage!
    tasks(status: Int, assignee_user: Int, cursor: String, page_size: Int): TaskPage!
    task_categories(cursor: String, page_size: Int): TaskCategoryPage!
  }

  type Mutation {
    create_appointment(input: AppointmentInput!): Appointment!
    "Values that aren't given stay."
    update_appointment(id: String!, input: AppointmentPatchInput!): Appointment!
    delete_appointment(id: String!): Boolean!
    create_patient(input: PatientInput!): Patient!
    update_patient(id: Int!, input: PatientPatchInput!): Patient!
    create_allergy(input: AllergyInput!): Allergy!
    create_task(input: TaskInput!): Task!
    update_task(id: Int!, input: TaskPatchInput!): Task!
  }

  type User {
    id: Int!
    username: String!
    doctor: Doctor
    is_doctor: Boolean!
    is_staff: Boolean!
    practice_group: String!
    permissions: [String!]!
  }

  type Doctor {
    id: Int!
    first_name: String!
    last_name: String!
    suffix: String!
    email: String!
    specialty: String!
    job_title: String!
    cell_phone: String!
    home_phone: String!
    office_phone: String!
    website: String!
    country: String!
    timezone: String!
    npi_number: String!
    group_npi_number: String!
    practice_group: String!
    practice_group_name: String!
    profile_picture: String
    is_account_suspended: Boolean!
  }

  type Office {
    id: Int!
    name: String!
    doctor: Doctor
    address: String!
    city: String!
    state: String!
    zip_code: String!
    country: String!
    phone_number: String!
    fax_number: String!
    start_time: String!
    end_time: String!
    exam_rooms: [ExamRoom!]!
    online_scheduling: Boolean!
    online_timeslots: [OnlineTimeslot!]!
    tax_id_number_professional: String!
    archived: Boolean!
  }

  type ExamRoom {
    index: Int!
    name: String!
    online_scheduling: Boolean!
  }

  type OnlineTimeslot {
    day: Int!
    hour: Int!
    minute: Int!
  }

  type Patient {
    id: Int!
    chart_id: String!
    first_name: String!
    middle_name: String!
    last_name: String!
    nick_name: String!
    suffix: String!
    gender: String!
    date_of_birth: Date
    social_security_number: String!
    race: String!
    ethnicity: String!
    preferred_language: String!
    patient_photo: String
    patient_photo_date: Date
    "A active, I inactive, D inactive and deceased."
    patient_status: String!
    email: String!
    cell_phone: String!
    home_phone: String!
    office_phone: String!
    address: String!
    city: String!
    state: String!
    zip_code: String!
    disable_sms_messages: Boolean!
    emergency_contact_name: String!
    emergency_contact_phone: String!
    emergency_contact_relation: String!
    employer: String!
    employer_address: String!
    employer_city: String!
    employer_state: String!
    employer_zip_code: String!
    responsible_party_name: String!
    responsible_party_relation: String!
    responsible_party_phone: String!
    responsible_party_email: String!
    primary_care_physician: String!
    default_pharmacy: String!
    copay: Decimal
    "The patient's primary provider."
    doctor: Doctor
    "Offices that the patient visits."
    offices: [Office!]!
    date_of_first_appointment: Date
    date_of_last_appointment: Date
    patient_flags_attached: [PatientFlag!]!
    primary_insurance: PatientInsurance
    secondary_insurance: PatientInsurance
    custom_demographics: [CustomDemographic!]!
    referring_source: String!
    updated_at: Timestamp!
  }

  type PatientFlag {
    id: Int!
    flag_type: Int!
    flag_text: String!
    archived: Boolean!
    created_at: Timestamp!
    updated_at: Timestamp!
  }

  type PatientInsurance {
    insurance_company: String!
    insurance_payer_id: String!
    insurance_id_number: String!
    insurance_group_number: String!
    insurance_plan_name: String!
    is_subscriber_the_patient: Boolean!
    subscriber_first_name: String!
    subscriber_last_name: String!
    subscriber_date_of_birth: Date
  }

  type CustomDemographic {
    field_type: Int!
    value: String!
    updated_at: Timestamp!
  }

  type PatientSummary {
    id: Int!
    chart_id: String!
    first_name: String!
    last_name: String!
    gender: String!
    date_of_birth: Date
    doctor: Int!
  }

  type Appointment {
    id: String!
    patient: Patient
    doctor: Doctor
    office: Office
    "Index of a room of the office."
    exam_room: Int!
    scheduled_time: Timestamp!
    "Minutes."
    duration: Int!
    "Empty, Arrived, Checked In, Checked In Online, In Room, In Session, Complete, Confirmed, Not Confirmed, Rescheduled, Cancelled, No Show, or a word of the practice."
    status: String!
    status_transitions: [StatusTransition!]!
    profile: AppointmentProfile
    color: String!
    reason: String!
    notes: String!
    appt_is_break: Boolean!
    is_walk_in: Boolean!
    allow_overlapping: Boolean!
    recurring_appointment: Boolean!
    base_recurring_appointment: String
    is_virtual_base: Boolean!
    cloned_from: Int
    billing_status: String!
    billing_provider: String
    billing_notes: [BillingNote!]!
    supervising_provider: String
    icd9_codes: [String!]!
    icd10_codes: [String!]!
    first_billed_date: Timestamp
    last_billed_date: Timestamp
    primary_insurer_name: String!
    secondary_insurer_name: String!
    vitals: Vitals
    clinical_note: ClinicalNote
    reminders: [Reminder!]!
    created_by: String
    created_at: Timestamp!
    updated_at: Timestamp!
    deleted_flag: Boolean!
  }

  ${drChronoCareText}

  ${drChronoInputsText}
`;
