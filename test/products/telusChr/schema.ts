const page = 'after: String, before: String, first: Int, last: Int';
const stamps = 'createdAt: ISO8601DateTime! id: ID! updatedAt: ISO8601DateTime!';
const lists = 'Appointment Contact DraftAppointment Facility Patient ProviderUser Respondent StatusTag'.split(' ');

/** The connection that lists some type, as graphql-ruby makes it: edges, the nodes alone, and no count. */
function listOf(name: string): string {
  return `type ${name}Connection { edges: [${name}Edge] nodes: [${name}] pageInfo: PageInfo! }
type ${name}Edge { cursor: String! node: ${name} }\n`;
}

/** A patient, who is also shown by the name that this type once had. */
function patientText(name: string): string {
  return `type ${name} implements Node & Timestampable {
  additionalAddress: String age: Int! archived: Boolean! archivedAt: ISO8601Date city: String country: String ${stamps}
  dateOfBirth: ISO8601Date! draft: Boolean! email: Email emailConfirmedAt: ISO8601DateTime emergencyFirstName: String
  emergencyLastName: String emergencyPhone: Phone emergencyRelationship: String familyDoctor: String
  familyPractitioner: Contact firstName: String! "Made of first and last name." fullName: String! gender: GenderEnum
  homePhone: Phone insuranceCompany: String insuranceId: String language: String lastName: String!
  middleName: String notifyBy: NotificationMethodEnum! officePhone: Phone officePhoneExt: String "The mobile number." phone: String
  phoneConfirmedAt: ISO8601DateTime preferredName: String preferredPharmacy: Facility primaryLocation: Location
  primaryPractitioner: ProviderUser region: String statusTags: [StatusTag!]! streetAddress: String title: String
  unsubscribedFromSms: Boolean! verified: Boolean! zipcode: String
}\n`;
}

const patientFilters = `dateOfBirth: ISO8601Date, email: SearchString, firstName: SearchString, lastName: SearchString,
    locationId: ID, phone: PhoneSearchString, includeArchived: Boolean = false, orderBy: [PatientOrderByInput!], ${page}`;
const details = 'email: Email phone: String homePhone: Phone officePhone: Phone streetAddress: String city: String';
const visitInput = `status: AppointmentStatusEnum reason: String "Leaves the rules of the clinic aside."
  skipValidations: Boolean = false allowNotification: Boolean = false allowPractitionerNotification: Boolean = false`;

/** SDL of the part of the CHR Enterprise API that has to do with a front desk, and of some around it. */
export const telusChrText = `
scalar ISO8601Date scalar ISO8601DateTime "An email address." scalar Email "A phone number." scalar Phone
"An ISO 8601-encoded datetime, Z or an offset has to be included." scalar DateTimeWithTimezone
"An ISO 8601-encoded datetime in the future only, with its time zone." scalar UpcomingDateTime
"Is searched for without regard to anything but its digits." scalar PhoneSearchString
"Is searched for without regard to case and to spaces around it." scalar SearchString
enum AppointmentStatusEnum {
  "Requested by the patient, not accepted yet." REQUESTED "Requested by the clinic, not accepted yet." PROVIDER_REQUESTED
  "Nothing more is to be done." CONFIRMED "Questionnaires before the visit are missing." ACTION_REQUIRED
  NO_SHOW "In the waiting room." ARRIVED IN_ROOM "In progress." BEING_SEEN "The visit is over." VISIT_COMPLETED
  "The encounter of the visit has been signed." NOTE_SIGNED CANCELLED "Rejected by staff." REJECTED
  "Tentative, or without a reminder so far." BOOKED RESCHEDULED "There is no status." NONE SYSTEM_DELAY }
enum PatientOrderByEnum { ID CREATED_AT UPDATED_AT FIRST_NAME LAST_NAME DATE_OF_BIRTH }
enum AppointmentOrderByEnum { ID START_AT CREATED_AT UPDATED_AT } enum NotificationMethodEnum { BOTH EMAIL NONE SMS }
enum ProviderUserTitleEnum { DR DOCTOR NURSE NP MR MS MRS } enum VisitTypeEnum { PHYSICAL_VISIT VIRTUAL_VISIT }
enum OrderByDirectionEnum { ASC DESC } enum GenderEnum { MALE FEMALE OTHER }
interface Node { id: ID! } interface Timestampable { createdAt: ISO8601DateTime! updatedAt: ISO8601DateTime! }
input AppointmentOrderByInput { direction: OrderByDirectionEnum! field: AppointmentOrderByEnum! }
input PatientOrderByInput { direction: OrderByDirectionEnum! field: PatientOrderByEnum! }
type PageInfo { endCursor: String hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String }
type StatusTag implements Node & Timestampable { color: String ${stamps} name: String! }
"From a list of the clinic's own." type PresentingIssue implements Node { id: ID! internalName: String name: String! }
type Location implements Node & Timestampable {
  city: String color: String ${stamps} internalName: String name: String! postalCode: String primary: Boolean!
  primaryContactNumber: Phone primaryEmail: Email primaryFaxNumber: Phone public: Boolean! region: String
  streetAddress1: String streetAddress2: String "By its IANA name." timezoneIanaName: String timezoneName: String }
"A place outside the account, such as a pharmacy." type Facility implements Node & Timestampable {
  categoryRawValue: String city: String comments: String ${stamps} email: String fax: String name: String!
  phone: String postalCode: String province: String readOnly: Boolean! streetAddress1: String }
"A practitioner outside the account." type Contact implements Node & Timestampable {
  ${stamps} email: Email facility: Facility! fax: Phone firstName: String! lastName: String! phone: Phone readOnly: Boolean!
} "A user of the account." type ProviderUser implements Node & Timestampable {
  billingNumber: String ${stamps} email: Email! firstName: String fullName: String hasInbox: Boolean hasSchedule: Boolean
  languages: [String!]! lastName: String specialty: String title: ProviderUserTitleEnum }
"An appointment type." type Service implements Node & Timestampable {
  allowNewPatient: Boolean! color: String ${stamps} icon: String minRequestableInterval: Int! name: String!
  providerDefaultStatus: AppointmentStatusEnum! shortDescription: String "Minutes." slotLength: Int! }
type Appointment implements Node & Timestampable {
  "When its status became ARRIVED." checkedInAt: ISO8601DateTime ${stamps} date: ISO8601Date!
  "Whether its record has been put away." deactivated: Boolean
  location: Location note: String patient: Patient! presentingIssue: PresentingIssue provider: ProviderUser reason: String
  respondent: Respondent! @deprecated(reason: "This field is deprecated, use patient instead.")
  "The appointment type." service: Service startAt: ISO8601DateTime! status: AppointmentStatusEnum!
  untilAt: ISO8601DateTime! visitType: VisitTypeEnum! }
"Keeps a time while someone is still booking it."
type DraftAppointment implements Node & Timestampable {
  ${stamps} location: Location provider: ProviderUser service: Service startAt: ISO8601DateTime untilAt: ISO8601DateTime
}
${patientText('Patient')}${patientText('Respondent')}${lists.map(listOf).join('')}
type Query {
  appointment(id: ID!): Appointment
  "Lists appointments, the oldest records first; startAt is greater than from and less than to."
  appointments(from: DateTimeWithTimezone, locationId: ID, patientId: ID, providerId: ID, serviceId: ID,
    to: DateTimeWithTimezone, includeDeactivated: Boolean, ${page},
    orderBy: [AppointmentOrderByInput!] = [{direction: ASC, field: CREATED_AT}, {direction: ASC, field: ID}]
  ): AppointmentConnection contacts(name: String, ${page}): ContactConnection
  draftAppointments(${page}): DraftAppointmentConnection facilities(name: SearchString, ${page}): FacilityConnection
  location(id: ID!): Location locations: [Location!] "Answers archived patients too." patient(id: ID!): Patient
  "Lists patients, the newest records first." patients(${patientFilters}): PatientConnection
  provider(id: ID!): ProviderUser providers(lastName: SearchString, firstName: SearchString, email: SearchString, hasSchedule: Boolean,
    ${page}): ProviderUserConnection
  respondent(id: ID!): Respondent @deprecated(reason: "This field is deprecated, use patient instead.")
  respondents(${patientFilters}): RespondentConnection @deprecated(reason: "This field is deprecated, use patients instead.")
  service(id: ID!): Service services(name: SearchString): [Service!] statusTags(${page}): StatusTagConnection
  "Lists appointments whose startAt is still to come." upcomingAppointments(${page}): AppointmentConnection }
input CreateAppointmentInput {
  locationId: ID! patientId: ID providerId: ID! "Use patientId instead." respondentId: ID serviceId: ID!
  startAt: UpcomingDateTime! untilAt: UpcomingDateTime! ${visitInput} }
input UpdateAppointmentInput {
  clientMutationId: String id: ID! locationId: ID providerId: ID serviceId: ID startAt: UpcomingDateTime
  untilAt: UpcomingDateTime ${visitInput} }
input CreateIdentificationInput { code: String name: String primary: Boolean templateId: Int value: String! }
input CreatePatientInput { clientMutationId: String dateOfBirth: ISO8601Date! firstName: String! gender: GenderEnum!
  identifications: [CreateIdentificationInput!]! lastName: String! ${details} primaryLocationId: Int }
input UpdatePatientInput {
  clientMutationId: String firstName: String id: ID! lastName: String ${details} primaryLocationId: ID }
input ArchivePatientInput { clientMutationId: String id: ID! notify: Boolean = false }
type UpdateAppointmentPayload { appointment: Appointment! clientMutationId: String }
type CreatePatientPayload { clientMutationId: String patient: Patient! }
type UpdatePatientPayload { clientMutationId: String patient: Patient }
type ArchivePatientPayload { clientMutationId: String patient: Patient! }
type Mutation {
  archivePatient(input: ArchivePatientInput!): ArchivePatientPayload
  "Only for times to come." createAppointment(input: CreateAppointmentInput!): Appointment!
  createPatient(input: CreatePatientInput!): CreatePatientPayload
  updateAppointment(input: UpdateAppointmentInput!): UpdateAppointmentPayload
  updatePatient(input: UpdatePatientInput!): UpdatePatientPayload }`;
