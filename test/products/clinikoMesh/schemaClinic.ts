/** The schemas of the document; what has no name there is named by the way to it. */
export const clinicText = /* GraphQL */ `
  "A link to a related resource."
  type Reference {
    links: query_listAppointmentTypes_oneOf_0_appointment_types_items_billable_item_links
  }

  type query_listAppointmentTypes_oneOf_0_appointment_types_items_billable_item_links {
    self: URL
  }

  "HAL-style pagination and self links."
  type Links {
    self: URL
    next: URL
    previous: URL
  }

  type AppointmentType {
    id: String
    name: String
    category: String
    description: String
    color: String
    duration_in_minutes: Int
    max_attendees: Int
    show_in_online_bookings: Boolean
    created_at: DateTime
    updated_at: DateTime
    billable_item: Reference
    product: Reference
    practitioners: Reference
    treatment_note_template: Reference
    links: Links
  }

  type IndividualAppointment {
    id: Int
    starts_at: DateTime
    ends_at: DateTime
    patient_name: String
    notes: String
    did_not_arrive: Boolean
    patient_arrived: Boolean
    email_reminder_sent: Boolean
    sms_reminder_sent: Boolean
    cancelled_at: DateTime
    cancellation_note: String
    cancellation_reason: Int
    cancellation_reason_description: String
    invoice_status: Int
    treatment_note_status: Int
    repeat_rule: JSON
    repeats: String
    deleted_at: DateTime
    created_at: DateTime
    updated_at: DateTime
    appointment_type: Reference
    business: Reference
    practitioner: Reference
    patient: Reference
    conflicts: Reference
    links: Links
  }

  "A booking may represent an individual appointment, a group appointment, or an unavailable block; fields present vary by type."
  type Booking {
    id: Int
    starts_at: DateTime
    ends_at: DateTime
    notes: String
    max_attendees: Int
    patient_ids: [Int]
    repeat_rule: JSON
    deleted_at: DateTime
    created_at: DateTime
    updated_at: DateTime
    appointment_type: Reference
    business: Reference
    practitioner: Reference
    conflicts: Reference
    links: Links
  }

  type Business {
    id: String
    business_name: String
    display_name: String
    business_registration_name: String
    business_registration_value: String
    address_1: String
    address_2: String
    city: String
    state: String
    post_code: String
    country: String
    country_code: String
    contact_information: String
    email_reply_to: String
    website_address: String
    show_in_online_bookings: Boolean
    created_at: DateTime
    updated_at: DateTime
    practitioners: Reference
    appointments: Reference
    links: Links
  }

  type Invoice {
    id: Int
    number: Int
    issue_date: Date
    total_amount: String
    tax_amount: String
    net_amount: String
    discounted_amount: String
    status: Int
    status_description: String
    notes: String
    invoice_to: String
    patient_extra_information: String
    closed_at: DateTime
    deleted_at: DateTime
    created_at: DateTime
    updated_at: DateTime
    appointment: Reference
    business: Reference
    practitioner: Reference
    patient: Reference
    links: Links
  }

  type Patient {
    id: String
    title: String
    first_name: String
    last_name: String
    preferred_first_name: String
    email: String
    date_of_birth: Date
    gender: String
    gender_identity: String
    pronouns: String
    address_1: String
    address_2: String
    address_3: String
    city: String
    state: String
    post_code: String
    country: String
    occupation: String
    notes: String
    appointment_notes: String
    "null (no response), true (accepted), or false (rejected)."
    accepted_privacy_policy: Boolean
    accepted_email_marketing: Boolean
    accepted_sms_marketing: Boolean
    receives_confirmation_emails: Boolean
    reminder_type: String
    "A valid IANA time zone identifier, or null."
    time_zone: String
    patient_phone_numbers: [PatientPhoneNumber]
    custom_fields: JSON
    archived_at: DateTime
    created_at: DateTime
    updated_at: DateTime
    appointments: Reference
    invoices: Reference
    medical_alerts: Reference
    links: Links
  }

  type PatientPhoneNumber {
    phone_type: String
    number: String
  }

  type Practitioner {
    id: String
    title: String
    first_name: String
    last_name: String
    label: String
    designation: String
    description: String
    show_in_online_bookings: Boolean
    created_at: DateTime
    updated_at: DateTime
    default_appointment_type: Reference
    user: Reference
    appointments: Reference
    invoices: Reference
    links: Links
  }

  type TreatmentNote {
    id: Int
    content: TreatmentNoteContent
    draft: Boolean
    created_at: DateTime
    updated_at: DateTime
    patient: Reference
    practitioner: Reference
    treatment_note_template: Reference
    links: Links
  }

  "Structured note content as an array of sections, each with questions."
  type TreatmentNoteContent {
    sections: [query_listTreatmentNotes_oneOf_0_treatment_notes_items_content_sections_items]
  }

  type query_listTreatmentNotes_oneOf_0_treatment_notes_items_content_sections_items {
    name: String
    questions: [query_listTreatmentNotes_oneOf_0_treatment_notes_items_content_sections_items_questions_items]
  }

  type query_listTreatmentNotes_oneOf_0_treatment_notes_items_content_sections_items_questions_items {
    name: String
    "Question type, e.g. paragraph, text, radiobuttons, checkboxes."
    type: String
    answer: String
    answers: [JSON]
  }

  input IndividualAppointmentInput_Input {
    starts_at: DateTime!
    ends_at: DateTime!
    patient_id: String!
    practitioner_id: String!
    business_id: String!
    appointment_type_id: String!
    notes: String
  }

  input cancelIndividualAppointment_request_Input {
    "Numeric cancellation reason code."
    cancellation_reason: Int
    cancellation_note: String
  }

  input PatientInput_Input {
    title: String
    first_name: String!
    last_name: String!
    preferred_first_name: String
    email: String
    date_of_birth: Date
    address_1: String
    city: String
    state: String
    post_code: String
    country: String
    "An IANA time zone identifier."
    time_zone: String
    accepted_privacy_policy: Boolean
  }

  input TreatmentNoteInput_Input {
    patient_id: String!
    practitioner_id: String
    treatment_note_template_id: String!
    content: TreatmentNoteContent_Input
    draft: Boolean
  }

  "Structured note content as an array of sections, each with questions."
  input TreatmentNoteContent_Input {
    sections: [query_listTreatmentNotes_oneOf_0_treatment_notes_items_content_sections_items_Input]
  }

  input query_listTreatmentNotes_oneOf_0_treatment_notes_items_content_sections_items_Input {
    name: String
    questions: [query_listTreatmentNotes_oneOf_0_treatment_notes_items_content_sections_items_questions_items_Input]
  }

  input query_listTreatmentNotes_oneOf_0_treatment_notes_items_content_sections_items_questions_items_Input {
    name: String
    "Question type, e.g. paragraph, text, radiobuttons, checkboxes."
    type: String
    answer: String
    answers: [JSON]
  }
`;
