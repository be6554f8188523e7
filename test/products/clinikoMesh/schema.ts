import { clinicText } from './schemaClinic.ts';
import { responsesText } from './schemaResponses.ts';

/** SDL that GraphQL Mesh makes from the API of Cliniko: operations and parameters under their names in the document. */
export const clinikoMeshText: string = /* GraphQL */ `
  """
  A date-time string at UTC, such as 2007-12-03T10:15:30Z, compliant with the \`date-time\` format outlined in section 5.6 of the RFC 3339 profile of the ISO 8601 standard for representation of dates and times using the Gregorian calendar.
  """
  scalar DateTime

  """
  A date string, such as 2007-12-03, compliant with the \`full-date\` format outlined in section 5.6 of the RFC 3339 profile of the ISO 8601 standard for representation of dates and times using the Gregorian calendar.
  """
  scalar Date

  """
  A field whose value conforms to the standard URL format as specified in RFC3986: https://www.ietf.org/rfc/rfc3986.txt.
  """
  scalar URL

  """
  The \`JSON\` scalar type represents JSON values as specified by [ECMA-404](http://www.ecma-international.org/publications/files/ECMA-ST/ECMA-404.pdf).
  """
  scalar JSON

  type Query {
    "Returns a paginated list of all appointment types."
    listAppointmentTypes(
      "Page number (pagination)."
      page: Int = 1
      "Items per page. Default 50, maximum 100."
      per_page: Int = 50
    ): listAppointmentTypes_response
    "Returns a single appointment type by ID."
    getAppointmentType("The unique identifier of the resource." id: String!): getAppointmentType_response
    "Returns a paginated list of individual appointments."
    listIndividualAppointments(
      "Page number (pagination)."
      page: Int = 1
      "Items per page. Default 50, maximum 100."
      per_page: Int = 50
    ): listIndividualAppointments_response
    "Returns a single individual appointment by ID."
    getIndividualAppointment("The unique identifier of the resource." id: String!): getIndividualAppointment_response
    "Returns whether the specified individual appointment has scheduling conflicts."
    getIndividualAppointmentConflicts(
      "The unique identifier of the resource."
      id: String!
    ): getIndividualAppointmentConflicts_response
    "Returns a paginated list of bookings. Bookings is a convenience feed that can return group appointments, individual appointments, and unavailable blocks; the shape of each object depends on its type."
    listBookings(
      "Page number (pagination)."
      page: Int = 1
      "Items per page. Default 50, maximum 100."
      per_page: Int = 50
    ): listBookings_response
    "Returns a single booking by ID."
    getBooking("The unique identifier of the resource." id: String!): getBooking_response
    "Returns a paginated list of all businesses (locations)."
    listBusinesses(
      "Page number (pagination)."
      page: Int = 1
      "Items per page. Default 50, maximum 100."
      per_page: Int = 50
    ): listBusinesses_response
    "Returns a single business by ID."
    getBusiness("The unique identifier of the resource." id: String!): getBusiness_response
    "Returns a paginated list of invoices. Supports filtering by issue_date, number, and status via the \`q[]\` query parameter."
    listInvoices(
      "Page number (pagination)."
      page: Int = 1
      "Items per page. Default 50, maximum 100."
      per_page: Int = 50
      "Filter expression, e.g. \`q[]=issue_date:>=2015-01-01\` or \`q[]=status:=10\`. Repeatable."
      q_LEFT_SQUARE_BRACE__RIGHT_SQUARE_BRACE_: [String]
    ): listInvoices_response
    "Returns a single invoice by ID."
    getInvoice("The unique identifier of the resource." id: String!): getInvoice_response
    "Returns a paginated list of all patients."
    listPatients(
      "Page number (pagination)."
      page: Int = 1
      "Items per page. Default 50, maximum 100."
      per_page: Int = 50
      "Optional filter expression(s). Repeatable."
      q_LEFT_SQUARE_BRACE__RIGHT_SQUARE_BRACE_: [String]
    ): listPatients_response
    "Returns a single patient by ID."
    getPatient("The unique identifier of the resource." id: String!): getPatient_response
    "Returns a paginated list of all active practitioners."
    listPractitioners(
      "Page number (pagination)."
      page: Int = 1
      "Items per page. Default 50, maximum 100."
      per_page: Int = 50
    ): listPractitioners_response
    "Returns a single practitioner by ID."
    getPractitioner("The unique identifier of the resource." id: String!): getPractitioner_response
    "Returns a paginated list of treatment notes."
    listTreatmentNotes(
      "Page number (pagination)."
      page: Int = 1
      "Items per page. Default 50, maximum 100."
      per_page: Int = 50
    ): listTreatmentNotes_response
    "Returns a single treatment note by ID."
    getTreatmentNote("The unique identifier of the resource." id: String!): getTreatmentNote_response
  }

  type Mutation {
    "Books a new individual appointment."
    createIndividualAppointment(input: IndividualAppointmentInput_Input): createIndividualAppointment_response
    "Updates an existing individual appointment."
    updateIndividualAppointment(
      "The unique identifier of the resource."
      id: String!
      input: IndividualAppointmentInput_Input
    ): updateIndividualAppointment_response
    "Cancels an individual appointment, optionally with a cancellation reason."
    cancelIndividualAppointment(
      "The unique identifier of the resource."
      id: String!
      input: cancelIndividualAppointment_request_Input
    ): cancelIndividualAppointment_response
    "Creates a new patient."
    createPatient(input: PatientInput_Input): createPatient_response
    "Updates an existing patient."
    updatePatient(
      "The unique identifier of the resource."
      id: String!
      input: PatientInput_Input
    ): updatePatient_response
    "Archives a patient."
    archivePatient("The unique identifier of the resource." id: String!): archivePatient_response
    "Unarchives a previously archived patient."
    unarchivePatient("The unique identifier of the resource." id: String!): unarchivePatient_response
    "Creates a treatment note for a patient, based on a treatment note template."
    createTreatmentNote(input: TreatmentNoteInput_Input): createTreatmentNote_response
  }

  ${clinicText}

  ${responsesText}
`;
