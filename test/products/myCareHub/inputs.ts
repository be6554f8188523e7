/** Enumerations, inputs and the mutations that are kept. */
export const myCareHubInputText = `
enum FilterSortDataType { created_at updated_at name mfl_code active }
enum SortDataType { asc desc }
enum Flavour { CONSUMER PRO }
enum Gender { male female other unknown }
enum ClientType { PMTCT OVC OTZ OTZ_PLUS HVL DREAMS HIGH_RISK SPOUSES YOUTH KenyaEMR }
enum FieldType { BOOLEAN TIMESTAMP NUMBER INTEGER STRING }
enum Operation { LESS_THAN LESS_THAN_OR_EQUAL_TO EQUAL GREATER_THAN GREATER_THAN_OR_EQUAL_TO IN CONTAINS }
enum NotificationType {
  APPOINTMENT SERVICE_REQUEST COMMUNITIES SURVEYS ROLE_ASSIGNMENT ROLE_REVOCATION DEMOTE_MODERATOR
  PROMOTE_TO_MODERATOR
}
enum ConsentState { PENDING ACCEPTED REJECTED }
enum FacilityIdentifierType { MFL_CODE }
enum UserIdentifierType { CCC NATIONAL_ID }
enum BookingStatus { PENDING FULFILLED }
enum BookingCodeStatus { VERIFIED UNVERIFIED }
enum BookingState { PAST UPCOMING }
input PaginationsInput { limit: Int currentPage: Int! sort: SortsInput }
input FiltersInput { dataType: FilterSortDataType value: String }
input SortsInput { direction: SortDataType field: FilterSortDataType }
input FilterParam { fieldName: String! fieldType: FieldType! comparisonOperation: Operation! fieldValue: Any! }
input FacilityIdentifierInput { type: FacilityIdentifierType! value: String! facilityID: String }
input NotificationFilters { isRead: Boolean notificationTypes: [NotificationType!] }
input ClientRegistrationInput {
  username: String! facility: String! clientTypes: [ClientType!]! clientName: String! gender: Gender!
  dateOfBirth: Date! phoneNumber: String! enrollmentDate: Date! cccNumber: String! counselled: Boolean!
  inviteClient: Boolean! programID: String
}
input ServiceRequestInput {
  active: Boolean requestType: String! status: String request: String! clientID: String! inProgressBy: String
  resolvedBy: String facilityID: String clientName: String flavour: Flavour! meta: Map caregiverID: String
}
type Mutation {
  rescheduleAppointment(appointmentID: String!, date: Date!, caregiverID: String): Boolean!
  bookService(facilityID: ID!, serviceIDs: [ID!]!, time: Time!): BookingOutput!
  verifyBookingCode(bookingID: ID!, code: String!, programID: ID!): Boolean!
  registerClient(input: ClientRegistrationInput): ClientRegistrationOutput!
  deleteClientProfile(clientID: String!): Boolean!
  transferClientToFacility(clientId: ID!, facilityID: ID!): Boolean!
  setClientDefaultFacility(clientID: ID!, facilityID: ID!): Facility!
  updateProfile(userID: String!, cccNumber: String, username: String, phoneNumber: String, programID: String!,
    flavour: Flavour!, email: String): Boolean!
  createServiceRequest(input: ServiceRequestInput!): Boolean!
  setInProgressBy(serviceRequestID: String!, staffID: String!): Boolean!
  resolveServiceRequest(staffID: String!, requestID: String!, action: [String!]!, comment: String): Boolean!
  readNotifications(ids: [ID!]!): Boolean!
}`;
