const appointmentFields = `
    duration: Int
    profile: Int
    status: String
    reason: String
    notes: String
    color: String
    appt_is_break: Boolean
    is_walk_in: Boolean
    "Bypasses the check for overlaps."
    allow_overlapping: Boolean
    billing_status: String
    icd10_codes: [String!]`;

const patientFields = `
    first_name: String
    middle_name: String
    last_name: String
    nick_name: String
    date_of_birth: Date
    chart_id: String
    email: String
    cell_phone: String
    home_phone: String
    office_phone: String
    address: String
    city: String
    state: String
    zip_code: String
    patient_status: String
    offices: [Int!]
    preferred_language: String
    disable_sms_messages: Boolean
    emergency_contact_name: String
    emergency_contact_phone: String
    emergency_contact_relation: String
    employer: String
    responsible_party_name: String
    responsible_party_phone: String`;

/** What is written. */
export const drChronoInputsText = `
  input AppointmentInput {
    doctor: Int!
    office: Int!
    exam_room: Int!
    "Breaks have none."
    patient: Int
    scheduled_time: Timestamp!${appointmentFields}
  }

  input AppointmentPatchInput {
    doctor: Int
    office: Int
    exam_room: Int
    patient: Int
    scheduled_time: Timestamp${appointmentFields}
  }

  input PatientInput {
    doctor: Int!
    gender: String!${patientFields}
  }

  input PatientPatchInput {
    doctor: Int
    gender: String${patientFields}
  }

  input AllergyInput {
    patient: Int!
    doctor: Int!
    description: String!
    reaction: String
    status: String
    notes: String
  }

  input TaskInput {
    title: String!
    status: Int!
    category: Int
    priority: Int
    assignee_user: Int
    due_date: Date
  }

  input TaskPatchInput {
    title: String
    status: Int
    category: Int
    priority: Int
    assignee_user: Int
    due_date: Date
    archived: Boolean
  }
`;
