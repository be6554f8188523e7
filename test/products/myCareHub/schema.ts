import { myCareHubInputText } from './inputs.ts';

const paged = 'paginationInput: PaginationsInput!';

/** SDL of myCareHub without communities, content, surveys, screening, security questions and accounts. */
export const myCareHubText = `
scalar Date scalar Map scalar Any scalar Time
type Facility {
  id: String! name: String! phone: String! active: Boolean! country: String! county: String! address: String!
  distance: Float! description: String! coordinates: Coordinates! fhirOrganisationID: String!
  identifiers: [FacilityIdentifier!]! workStationDetails: WorkStationDetails! services: [FacilityService]!
  businessHours: [BusinessHours!]
}
type BusinessHours { id: String! day: String! openingTime: String! closingTime: String! facilityID: String! }
type FacilityService { id: String! name: String! description: String! identifiers: [ServiceIdentifier]! }
type ServiceIdentifier { id: String! identifierType: String! identifierValue: String! serviceID: String! }
type Coordinates { lat: Float! lng: Float! }
type FacilityIdentifier { id: ID! active: Boolean! type: FacilityIdentifierType! value: String! }
type WorkStationDetails { notifications: Int! surveys: Int! articles: Int! messages: Int! serviceRequests: Int! }
type Pagination {
  limit: Int! currentPage: Int! count: Int totalPages: Int nextPage: Int previousPage: Int
}
type FacilityPage { pagination: Pagination! facilities: [Facility]! }
type FacilityOutputPage { pagination: Pagination! facilities: [Facility]! }
type FacilityServiceOutputPage { results: [FacilityService]! pagination: Pagination! }
type OrganisationOutputPage { pagination: Pagination! organisations: [Organisation]! }
type ProgramPage { programs: [Program]! pagination: Pagination! }
type ClientHealthDiaryEntry {
  id: String! active: Boolean! mood: String! note: String! entryType: String! shareWithHealthWorker: Boolean
  sharedAt: Time clientID: String! createdAt: Time phoneNumber: String clientName: String caregiverID: String
}
type ServiceRequest {
  id: String! requestType: String! request: String! status: String! clientID: String staffID: String createdAt: Time
  inProgressAt: Time inProgressBy: String resolvedAt: Time resolvedBy: String resolvedByName: String
  facilityID: String clientName: String staffName: String username: String staffContact: String
  clientContact: String meta: Map caregiverID: String caregiverName: String caregiverContact: String
  services: [FacilityService!]
}
type ServiceRequestPage { results: [ServiceRequest!]! pagination: Pagination! }
type ClientRegistrationOutput {
  id: String! active: Boolean! clientTypes: [ClientType!] enrollmentDate: Time fhirPatientID: String
  emrHealthRecordID: String treatmentBuddy: String counselled: Boolean! organisation: String! userID: String!
  currentFacilityID: String! chv: String! caregiver: String!
}
type Appointment { id: ID! reason: String! date: Date! hasRescheduledAppointment: Boolean! }
type AppointmentsPage { appointments: [Appointment]! pagination: Pagination! }
type Notification { id: ID! title: String body: String! type: NotificationType! isRead: Boolean createdAt: Time }
type NotificationsPage { notifications: [Notification]! pagination: Pagination! }
type Identifier { id: String type: UserIdentifierType! value: String! }
type ClientProfile {
  id: String! user: User! active: Boolean clientTypes: [ClientType!] treatmentEnrollmentDate: Time
  fhirPatientID: String healthRecordID: String treatmentBuddy: String clientCounselled: Boolean
  defaultFacility: Facility! chvUserID: String chvUserName: String caregiverID: String identifiers: [Identifier]
  program: Program organisation: Organisation
}
type StaffProfile {
  id: String! user: User! userID: String! active: Boolean! staffNumber: String! defaultFacility: Facility!
  isOrganisationAdmin: Boolean
}
type CaregiverProfile {
  id: ID! user: User! caregiverNumber: String! isClient: Boolean consent: ConsentStatus! currentClient: String!
  currentFacility: String!
}
type CaregiverProfileOutputPage { pagination: Pagination! caregivers: [CaregiverProfile]! }
type ConsentStatus { consentStatus: ConsentState! }
type User {
  id: String! username: String! name: String! gender: Gender active: Boolean contacts: Contact!
  isPhoneVerified: Boolean termsAccepted: Boolean acceptedTermsID: Int suspended: Boolean dateOfBirth: Time
  currentOrganizationID: String currentProgramID: String
}
type Contact { id: String contactType: String contactValue: String active: Boolean optedIn: Boolean }
type Organisation { id: String name: String description: String programs: [Program!] }
type Program {
  id: ID! active: Boolean! name: String! description: String! fhirOrganisationID: String
  organisation: Organisation! facilities: [Facility!]
}
type BookingOutput {
  id: ID! active: Boolean! services: [FacilityService!]! facility: Facility! client: ClientProfile!
  organisationID: ID! programID: ID! verificationCode: String! verificationCodeStatus: BookingCodeStatus!
  bookingStatus: BookingStatus! date: Time!
}
type BookingPage { results: [BookingOutput!]! pagination: Pagination! }
type Query {
  fetchClientAppointments(clientID: ID!, ${paged}, filters: [FilterParam!]): AppointmentsPage
  nextRefill(clientID: ID!): Date
  listFacilities(searchTerm: String, filterInput: [FiltersInput], ${paged}): FacilityPage
  retrieveFacility(id: String!, active: Boolean!): Facility
  retrieveFacilityByIdentifier(identifier: FacilityIdentifierInput!, isActive: Boolean!): Facility!
  listProgramFacilities(programID: String, searchTerm: String, filterInput: [FiltersInput], ${paged}): FacilityPage
  getServices(${paged}): FacilityServiceOutputPage!
  listBookings(clientID: ID!, bookingState: BookingState!, pagination: PaginationsInput!): BookingPage!
  canRecordMood(clientID: String!): Boolean!
  getSharedHealthDiaryEntries(clientID: String!, facilityID: String!): [ClientHealthDiaryEntry]!
  fetchNotifications(userID: ID!, flavour: Flavour!, ${paged}, filters: NotificationFilters): NotificationsPage
  listOrganisations(${paged}): OrganisationOutputPage!
  getOrganisationByID(organisationID: ID!): Organisation!
  searchPrograms(searchParameter: String!, pagination: PaginationsInput!): ProgramPage!
  listPrograms(pagination: PaginationsInput!): ProgramPage!
  getProgramByID(programID: ID!): Program!
  getProgramFacilities(programID: ID!): [Facility]
  getServiceRequests(requestType: String, requestStatus: String, facilityID: String!, flavour: Flavour!,
    pagination: PaginationsInput!): ServiceRequestPage!
  searchClientUser(searchParameter: String!): [ClientProfile!]
  searchStaffUser(searchParameter: String!): [StaffProfile!]
  searchCaregiverUser(searchParameter: String!): [CaregiverProfile!]
  getClientProfileByCCCNumber(CCCNumber: String!): ClientProfile!
  listClientsCaregivers(clientID: String!, paginationInput: PaginationsInput): CaregiverProfileOutputPage
  getStaffFacilities(staffID: ID!, ${paged}): FacilityOutputPage
  getClientFacilities(clientID: ID!, ${paged}): FacilityOutputPage
  checkIdentifierExists(identifierType: UserIdentifierType!, identifierValue: String!): Boolean!
  checkIfPhoneExists(phoneNumber: String!): Boolean!
}
${myCareHubInputText}`;
