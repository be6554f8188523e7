import { formsText } from './schemaForms.ts';
import { inputsText } from './schemaInputs.ts';
import { invoicesText } from './schemaInvoices.ts';
import { peopleText } from './schemaPeople.ts';

const rootsText: string = /* GraphQL */ `
  scalar Date
  scalar Long

  type Query {
    clients(
      "Name or email; partial matches are found. A numeric Client ID matches exactly."
      search: String
      "At most 100 records are returned. Use 1 for page 1, 2 for page 2, etc."
      page: Int = 1
      "Set this to true to get all the fields of the client profile."
      includeProfile: Boolean = false
      dateCreatedStart: Date
      dateCreatedEnd: Date
      dateUpdatedStart: Date
      dateUpdatedEnd: Date
      externalClientId: String
      "Clients that were deleted within the last 10 days."
      deletedOnly: Boolean = false
      "Clients whose custom fields have these values."
      custom: [CustomFieldFilter!]
    ): [Client!]!
    client(clientId: Int!): Client!
    clientDiagnoses(clientId: Int!): [ClientDiagnosis!]!
    "Ordered by date, the latest first."
    appointments(
      "Name or email of the client; partial matches are found."
      client: String
      "Appointments scheduled after this date (yyyy-MM-dd)."
      startDate: Date
      "Appointments scheduled before this date (yyyy-MM-dd)."
      endDate: Date
      status: AppointmentStatus
      "The email that the practitioner has in the account."
      practitionerEmail: String
      "At most 100 records are returned. Use 1 for page 1, 2 for page 2, etc."
      page: Int = 1
      updatedSince: Date
      "Appointments that were deleted within the last 10 days."
      deletedOnly: Boolean = false
    ): [Appointment!]!
    appointment(appointmentId: String!): Appointment!
    "Services, locations and practitioners of the account."
    bookingSettings: BookingSettings!
    practitioners: [Practitioner!]!
    "Summaries of intake forms."
    intakesSummary(
      client: String
      startDate: Date
      endDate: Date
      page: Int = 1
      "Only submitted forms are returned unless this is true."
      all: Boolean = false
      clientId: Int
      externalClientId: String
      updatedSince: Date
      deletedOnly: Boolean = false
    ): [IntakeSummary!]!
    intake(intakeId: String!): Intake!
    "Templates of questionnaires."
    questionnaires: [Questionnaire!]!
    "Summaries of treatment notes."
    notesSummary(
      client: String
      clientId: Int
      "1 for locked notes, 2 for unlocked ones."
      status: Int
      startDate: Date
      endDate: Date
      page: Int = 1
      updatedSince: Date
      deletedOnly: Boolean = false
    ): [TreatmentNoteSummary!]!
    note(noteId: String!): TreatmentNote!
    invoices(
      clientId: Int
      startDate: Date
      endDate: Date
      status: InvoiceStatus
      practitionerEmail: String
      number: Int
      page: Int = 1
      lastUpdatedStartDate: Date
      lastUpdatedEndDate: Date
    ): [Invoice!]!
    invoice(invoiceId: String!): Invoice!
    files(clientId: Int!): [File!]!
    folders: [Folder!]!
  }

  type Mutation {
    "Updates the client with the given ClientId; without one, a new client is created."
    saveClient(client: ClientInput!): Client!
    addClientTag(clientTag: ClientTagInput!): ClientTag!
    removeClientTag(clientId: Int!, tag: String!): Boolean!
    createAppointment(appointment: CreateAppointmentInput!): Appointment!
    "The client and the practitioner of an appointment cannot be changed."
    updateAppointment(appointment: UpdateAppointmentInput!): Appointment!
    cancelAppointment(cancellation: CancelAppointmentInput!): Boolean!
    sendIntake(intake: SendQuestionnaireInput!): IntakeSummary!
    resendIntake(intake: ResendQuestionnaireInput!): IntakeSummary!
    "Answers the questions of an intake form that are for office use only."
    updateIntakeOfficeAnswers(intakeId: String!, answers: [OfficeAnswerInput!]!): Intake!
    deleteFile(fileId: String!): Boolean!
  }
`;

/** SDL of the service. */
export const intakeQText: string = rootsText + inputsText + peopleText + formsText + invoicesText;
