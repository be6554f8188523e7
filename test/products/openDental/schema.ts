import { inputsText } from './schemaInputs.ts';
import { typesText } from './schemaTypes.ts';

const page = /* GraphQL */ `
      "Most rows to return. The hard limit is 100, which is the default."
      Limit: Int
      "Number of records to skip for pagination."
      Offset: Int = 0`;

const days = /* GraphQL */ `
      "A single day in yyyy-MM-dd format."
      date: String
      "Start of a range of dates, inclusive, in yyyy-MM-dd format."
      dateStart: String
      "End of a range of dates, inclusive, in yyyy-MM-dd format."
      dateEnd: String`;

/** SDL that GraphQL Mesh makes from the API's document: its operations and parameters as they are. */
export const openDentalText: string = /* GraphQL */ `
  type Query {
    "Search patients. The parameters and results are similar to the Patient Select window. Most texts match in part and without regard to case."
    getPatients(
      LName: String
      FName: String
      Phone: String
      Address: String
      hideInactive: Boolean
      City: String
      State: String
      SSN: String
      ChartNumber: String
      guarOnly: Boolean
      showArchived: Boolean
      Birthdate: String
      Email: String
      "Comma separated list."
      clinicNums: String
      clinicAbbr: String
      ${page}
    ): [PatientSelect]
    "List patients (Simple)"
    getPatientsSimple(
      LName: String
      FName: String
      Birthdate: String
      "Leave blank if not using clinics or if results for all clinics are desired."
      ClinicNum: Int
      PatStatus: PatStatus
      "Only patients altered after this, in yyyy-MM-dd HH:mm:ss format."
      DateTStamp: String
      PriProv: Int
      Gender: String
      Position: String
      Guarantor: Int
      ${page}
    ): [Patient]
    "Get a single patient"
    getPatientsByPatNum("Primary key of the patient." PatNum: Int!): Patient
    "List appointments"
    getAppointments(
      PatNum: Int
      AptStatus: AptStatus
      "FK to operatory.OperatoryNum."
      Op: Int
      ${days}
      "Leave blank if not using clinics, or if results for all clinics are desired. Use 0 for appointments not attached to clinics."
      ClinicNum: Int
      "Only appointments altered after this, in yyyy-MM-dd HH:mm:ss format."
      DateTStamp: String
      AppointmentTypeNum: Int
      ${page}
    ): [Appointment]
    "Get a single appointment"
    getAppointmentsByAptNum("Primary key of the appointment." AptNum: Int!): Appointment
    "List ASAP appointments: those with a Priority of ASAP."
    getAppointmentsASAP("Required if clinics are enabled." ClinicNum: Int, ProvNum: Int, ${page}): [Appointment]
    "Find available appointment slots. Returns entire open slots of one provider; the default is the next 14 days."
    getAppointmentsSlots(
      ${days}
      "Slots that are shorter are ignored."
      lengthMinutes: Int
      "Defaults to the practice default provider."
      ProvNum: Int
      OpNum: Int
    ): [AppointmentSlot]
    "List WebSched appointments: all appointments, with what was made through the WebSched service."
    getAppointmentsWebSched(${days}, DateTStamp: String, ClinicNum: Int, ${page}): [AppointmentWebSched]
    "Gets a list of AppointmentTypes."
    getAppointmenttypes(${page}): [AppointmentType]
    "Gets all non-hidden clinics. An empty list indicates that the dental office does not use clinics."
    getClinics(${page}): [Clinic]
    "Gets commlogs"
    getCommlogs(PatNum: Int, DateTStamp: String, ${page}): [Commlog]
    "Gets definitions"
    getDefinitions(Category: Int, includeHidden: Boolean = false, ${page}): [Definition]
    "Gets employees"
    getEmployees(${page}): [Employee]
    "Gets a list of all operatories."
    getOperatories(ClinicNum: Int, ${page}): [Operatory]
    "Gets a single operatory."
    getOperatoriesByOperatoryNum(OperatoryNum: Int!): Operatory
    "List payments"
    getPayments(PatNum: Int, PayType: Int, DateEntry: String, ${page}): [Payment]
    "List providers. With a ClinicNum the hidden ones are left out, and serverDateTime is empty."
    getProviders(ClinicNum: Int, DateTStamp: String, ${page}): [Provider]
    "Get a single provider"
    getProvidersByProvNum("Primary key of the provider." ProvNum: Int!): Provider
    "List procedure logs"
    getProcedurelogs(PatNum: Int, ProcStatus: String, ${page}): [ProcedureLog]
    "List recalls"
    getRecalls(PatNum: Int, ${page}): [Recall]
    "The Recall List as it is shown in the Appointment Module."
    getRecallsList(DateStart: String, DateEnd: String, ProvNum: Int, ClinicNum: Int, ${page}): [RecallListItem]
    "List referral sources"
    getReferrals(${page}): [Referral]
    "Gets every schedule entry, sorted by StartTime. Today's by default."
    getSchedules(${days}, SchedType: SchedType, ProvNum: Int, EmployeeNum: Int, ${page}): [Schedule]
  }

  type Mutation {
    "Create a patient. New patients are compared with existing ones to prevent duplicates."
    postPatients(input: postPatients_request_Input): Patient
    "Update a patient. All fields are optional; an empty text clears a field, except for LName and FName."
    putPatientsByPatNum("Primary key of the patient." PatNum: Int!, input: putPatientsByPatNum_request_Input): Patient
    "Create an appointment"
    postAppointments(input: postAppointments_request_Input): Appointment
    "Update an appointment. All fields are optional."
    putAppointmentsByAptNum(
      "Primary key of the appointment."
      AptNum: Int!
      input: putAppointmentsByAptNum_request_Input
    ): Appointment
    "Break an appointment. Only appointments with an AptStatus of Scheduled can be broken."
    putAppointmentsByAptNumBreak(
      "Primary key of the appointment."
      AptNum: Int!
      input: putAppointmentsByAptNumBreak_request_Input
    ): JSON
    "Append to appointment note"
    putAppointmentsByAptNumNote(
      "Primary key of the appointment."
      AptNum: Int!
      input: putAppointmentsByAptNumNote_request_Input
    ): JSON
    "Update confirmation status. Only one of the two fields is allowed."
    putAppointmentsByAptNumConfirm(
      "Primary key of the appointment."
      AptNum: Int!
      input: putAppointmentsByAptNumConfirm_request_Input
    ): JSON
    "Creates a commlog for the patient."
    postCommlogs(input: postCommlogs_request_Input): Commlog
  }

  ${typesText}

  ${inputsText}
`;
