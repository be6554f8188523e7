import { openEmrInputText } from './schemaInputs.ts';
import { openEmrMoreText } from './schemaMore.ts';

const coreText = /* GraphQL */ `
  type Query {
    "Appointments and other events of the calendar, in the order in which they were entered. At most 200 at once."
    appointments(filter: AppointmentFilter, limit: Int, offset: Int): [Appointment!]!
    appointment(pc_eid: ID!): Appointment
    "Active categories of the calendar, in their own order."
    appointmentCategories: [AppointmentCategory!]!
    "Patients in the order of their numbers. At most 200 at once."
    patients(
      filter: PatientFilter
      "Columns with a comma between them, each with - before it for descending order, such as lname,-DOB"
      sort: String
      limit: Int
      offset: Int
    ): [Patient!]!
    patient(pid: ID!): Patient
    "Users with an NPI and a login."
    practitioners(filter: PractitionerFilter, limit: Int, offset: Int): [Practitioner!]!
    practitioner(id: ID!): Practitioner
    "Facilities by name."
    facilities(filter: FacilityFilter, limit: Int, offset: Int): [Facility!]!
    facility(id: ID!): Facility
    encounters(pid: ID!): [Encounter!]!
    medicalProblems(pid: ID!): [ListEntry!]!
    allergies(pid: ID!): [ListEntry!]!
    medications(pid: ID!): [ListEntry!]!
    messages(pid: ID!): [Message!]!
    insurances(pid: ID!): [Insurance!]!
    insuranceCompanies: [InsuranceCompany!]!
    documents(pid: ID!, path: String): [Document!]!
    drugs: [Drug!]!
    "Options of one of the lists, such as apptstat, sex or marital."
    list(list_name: String!): [ListOption!]!
    version: Version!
  }

  "A row of openemr_postcalendar_events. Date and times are those of the server's clock."
  type Appointment {
    pc_eid: ID!
    pc_uuid: String
    "Columns of the patient, where there is one."
    fname: String
    lname: String
    DOB: String
    pid: ID
    puuid: String
    "Provider"
    pc_aid: ID
    pce_aid_uuid: String
    pce_aid_npi: String
    pce_aid_fname: String
    pce_aid_lname: String
    "Option of the list apptstat: - none, x canceled, ? no show, @ arrived, < in exam room, > checked out, and others."
    pc_apptstatus: String
    "YYYY-MM-DD"
    pc_eventDate: String
    "HH:MM:SS"
    pc_startTime: String
    "HH:MM:SS, of the next day where it is before the start"
    pc_endTime: String
    "When it was entered"
    pc_time: String
    "Seconds"
    pc_duration: Int
    pc_facility: ID
    facility_name: String
    facility_uuid: String
    pc_billing_location: ID
    billing_location_name: String
    billing_location_uuid: String
    pc_catid: ID
    "Mostly the name of the category"
    pc_title: String
    "Comments"
    pc_hometext: String
    pc_room: String
    patient: Patient
    provider: Practitioner
    facility: Facility
    category: AppointmentCategory
  }

  type AppointmentCategory {
    pc_catid: ID!
    pc_constant_id: String
    pc_catname: String
    pc_catcolor: String
    pc_catdesc: String
    "Seconds"
    pc_duration: Int
    "0 patient, 1 provider, 2 clinic, 3 therapy group"
    pc_cattype: Int
    pc_active: Int
    pc_seq: Int
    aco_spec: String
  }

  "A row of patient_data. What isn't known is an empty text."
  type Patient {
    pid: ID!
    uuid: String
    pubpid: String
    title: String
    fname: String
    mname: String
    lname: String
    suffix: String
    preferred_name: String
    DOB: String
    sex: String
    ss: String
    drivers_license: String
    street: String
    street_line_2: String
    city: String
    state: String
    postal_code: String
    county: String
    country_code: String
    phone_home: String
    phone_biz: String
    "Emergency phone of contact_relationship"
    phone_contact: String
    phone_cell: String
    contact_relationship: String
    email: String
    "Trusted address of the Direct network"
    email_direct: String
    "Marital status, an option of the list marital"
    status: String
    language: String
    race: String
    ethnicity: String
    religion: String
    occupation: String
    providerID: ID
    ref_providerID: ID
    referral_source: String
    pricelevel: String
    billing_note: String
    hipaa_mail: String
    hipaa_voice: String
    hipaa_allowsms: String
    hipaa_allowemail: String
    allow_patient_portal: String
    deceased_date: String
    deceased_reason: String
    "When it was registered"
    regdate: String
    "When it was changed last"
    date: String
    appointments: [Appointment!]!
    encounters: [Encounter!]!
  }

  type Practitioner {
    id: ID!
    uuid: String
    title: String
    fname: String
    mname: String
    lname: String
    suffix: String
    username: String
    federaltaxid: String
    federaldrugid: String
    upin: String
    npi: String
    taxonomy: String
    specialty: String
    "Name of facility_id"
    facility: String
    facility_id: ID
    billname: String
    email: String
    email_direct: String
    phone: String
    phonecell: String
    fax: String
    street: String
    city: String
    state: String
    zip: String
    active: Int
    "1 where there is a column in the calendar"
    calendar: Int
    authorized: Int
    abook_title: String
    physician_title: String
  }

  type Facility {
    id: ID!
    uuid: String
    name: String
    phone: String
    fax: String
    street: String
    city: String
    state: String
    postal_code: String
    country_code: String
    federal_ein: String
    website: String
    email: String
    color: String
    service_location: Int
    billing_location: Int
    accepts_assignment: Int
    primary_business_entity: Int
    pos_code: Int
    attn: String
    domain_identifier: String
    facility_npi: String
    facility_code: String
    facility_taxonomy: String
    tax_id_type: String
    mail_street: String
    mail_city: String
    mail_state: String
    mail_zip: String
    oid: String
    iban: String
    info: String
    inactive: Int
  }
`;

/** SDL of OpenEMR. */
export const openEmrText = coreText + openEmrMoreText + openEmrInputText;
