import { athenaInputsText } from './schemaInputs.ts';
import { athenaPeopleText } from './schemaPeople.ts';
import { athenaMoreText } from './schemaMore.ts';

/** The schema: operations and the schedule here, the rest in parts of their own. */
export const athenaText: string = /* GraphQL */ `
  type Query {
    practiceinfo: PracticeInfo!
    departments(showalldepartments: Boolean, hospitalonly: Boolean, limit: Int, offset: Int): DepartmentPage!
    department(departmentid: ID!): Department
    providers(providertype: String, limit: Int, offset: Int): ProviderPage!
    provider(providerid: ID!): Provider
    "Patients that fit all that is given, those who are deleted only with their status."
    patients(
      firstname: String
      lastname: String
      "mm/dd/yyyy"
      dob: String
      "Any phone number."
      anyphone: String
      email: String
      "The first five characters count."
      zip: String
      departmentid: ID
      primarydepartmentid: ID
      primaryproviderid: ID
      "One of active, inactive, prospective, deleted."
      status: String
      limit: Int
      offset: Int
    ): PatientPage!
    patient(patientid: ID!): Patient
    patientappointments(
      patientid: ID!
      startdate: String
      enddate: String
      showcancelled: Boolean
      showpast: Boolean
      limit: Int
      offset: Int
    ): AppointmentPage!
    "Booked appointments of a range of days."
    bookedappointments(
      "mm/dd/yyyy, inclusive."
      startdate: String!
      "mm/dd/yyyy, inclusive."
      enddate: String!
      departmentid: ID
      providerid: [ID!]
      patientid: ID
      appointmenttypeid: ID
      appointmentstatus: String
      "mm/dd/yyyy hh:mi:ss, inclusive."
      startlastmodified: String
      "mm/dd/yyyy hh:mi:ss, inclusive; only together with startlastmodified."
      endlastmodified: String
      "Include appointments that have been cancelled."
      showcancelled: Boolean
      limit: Int
      offset: Int
    ): AppointmentPage!
    appointment(appointmentid: ID!): Appointment
    "Slots that can be booked, those of seven days where no end is given."
    openappointments(
      departmentid: [ID!]!
      startdate: String
      enddate: String
      providerid: [ID!]
      appointmenttypeid: ID
      limit: Int
      offset: Int
    ): OpenAppointmentPage!
    appointmenttypes(
      hidenonpatient: Boolean = true
      hidegeneric: Boolean
      limit: Int
      offset: Int
    ): AppointmentTypePage!
    appointmentnotes(appointmentid: ID!, showdeleted: Boolean): [AppointmentNote!]!
    appointmentcancelreasons(limit: Int, offset: Int): CancelReasonPage!
    appointmentconfirmationstatuses: [ConfirmationStatus!]!
    patientappointmentreasons(departmentid: ID!, providerid: ID!, limit: Int, offset: Int): AppointmentReasonPage!
    waitlist(departmentid: ID, patientid: ID, limit: Int, offset: Int): WaitlistPage!
    patientinsurances(patientid: ID!, showcancelled: Boolean): [Insurance!]!
    patientproblems(patientid: ID!, departmentid: ID!): [Problem!]!
    claims(departmentid: ID!, servicestartdate: String, serviceenddate: String, limit: Int, offset: Int): ClaimPage!
    customfields: [CustomField!]!
    employers(searchvalue: String, limit: Int, offset: Int): EmployerPage!
  }

  type Mutation {
    "Adds a patient, or answers the one who has the same name and date of birth."
    createpatient(input: PatientInput!): Patient
    updatepatient(patientid: ID!, input: PatientUpdateInput!): Patient
    "Opens slots, which can be booked then."
    createappointmentslot(input: AppointmentSlotInput!): [OpenAppointment!]!
    "Books an open slot for a patient."
    bookappointment(appointmentid: ID!, input: BookAppointmentInput!): Appointment
    "An appointment for somebody who is there already."
    createexpeditedappointment(input: ExpeditedAppointmentInput!): Appointment
    "Changes the department, provider or type of a booked appointment."
    updatebookedappointment(appointmentid: ID!, input: BookedAppointmentInput!): Appointment
    "Moves an appointment to another open slot."
    rescheduleappointment(appointmentid: ID!, input: RescheduleInput!): Appointment
    cancelappointment(appointmentid: ID!, input: CancelAppointmentInput!): Appointment
    updateappointmentconfirmationstatus(appointmentid: ID!, appointmentconfirmationid: ID!): Appointment
    startcheckin(appointmentid: ID!): Appointment
    checkin(appointmentid: ID!): Appointment
    cancelcheckin(appointmentid: ID!): Appointment
    checkout(appointmentid: ID!): Appointment
    createappointmentnote(appointmentid: ID!, notetext: String!, displayonschedule: Boolean = false): AppointmentNote
  }

  type AppointmentPage {
    totalcount: Int!
    next: String
    previous: String
    appointments: [Appointment!]!
  }

  "An appointment of a patient. Its time is local to the department."
  type Appointment {
    appointmentid: ID!
    "mm/dd/yyyy"
    date: String!
    "hh:mm, 24 hours"
    starttime: String!
    "In minutes."
    duration: Int!
    "x = cancelled, f = future, o = open, 2 = checked in, 3 = checked out, 4 = charge entered."
    appointmentstatus: String!
    appointmenttype: String
    appointmenttypeid: ID
    "The name of the type as patients see it."
    patientappointmenttypename: String
    patientid: ID
    patient: Patient
    departmentid: ID!
    department: Department
    providerid: ID
    provider: Provider
    "Who takes the place of the provider, where it is somebody else."
    renderingproviderid: ID
    supervisingproviderid: ID
    referringproviderid: ID
    appointmentnotes: [AppointmentNote!]!
    appointmentconfirmationid: ID
    appointmentconfirmationname: String
    encounterid: ID
    encounterstatus: String
    scheduledby: String
    "mm/dd/yyyy hh:mi:ss, Eastern time, as are all of these."
    scheduleddatetime: String
    lastmodified: String
    lastmodifiedby: String
    startcheckin: String
    checkindatetime: String
    checkoutdatetime: String
    cancelleddatetime: String
    cancelledby: String
    cancelreasonid: ID
    cancelreasonname: String
    cancelreasonnoshow: Boolean
    cancelreasonslotavailable: Boolean
    rescheduledappointmentid: ID
    copay: Float
    appointmentcopay: AppointmentCopay
    chargeentrynotrequired: Boolean!
    coordinatorenterprise: Boolean!
    urgentyn: Boolean!
    templateappointmentid: ID
    templateappointmenttypeid: ID
    visitid: ID
  }

  type AppointmentCopay {
    insurancecopay: Float!
    collectedforappointment: Float!
    collectedforother: Float!
  }

  type AppointmentNote {
    noteid: ID!
    notetext: String!
    displayonschedule: Boolean!
    created: String
    createdby: String
    deleted: String
    deletedby: String
  }

  type OpenAppointmentPage {
    totalcount: Int!
    next: String
    previous: String
    appointments: [OpenAppointment!]!
  }

  "A slot that nobody has booked yet."
  type OpenAppointment {
    appointmentid: ID!
    date: String!
    starttime: String!
    duration: Int!
    departmentid: ID!
    providerid: ID!
    appointmenttype: String
    appointmenttypeid: ID
    patientappointmenttypename: String
    reasonid: [ID!]
    frozen: Boolean
  }

  type AppointmentTypePage {
    totalcount: Int!
    next: String
    previous: String
    appointmenttypes: [AppointmentType!]!
  }

  type AppointmentType {
    appointmenttypeid: ID!
    name: String!
    shortname: String!
    patientdisplayname: String
    "In minutes."
    duration: Int!
    "Whether it is for patients."
    patient: Boolean!
    generic: Boolean!
    templatetypeonly: Boolean!
    createencounteroncheckin: Boolean!
  }

  ${athenaPeopleText}

  ${athenaMoreText}

  ${athenaInputsText}
`;
