const page = `"What comes after a cursor." after: String, "What comes before a cursor." before: String,
    "So many from the start." first: Int, "So many from the end." last: Int`;
const external = `"A best guess where there are several systems of record; the first of several identifiers of one." externalId: String
  globalId: ID! id: ID! "All external identifiers." identifier: [Identifier!]`;
const own = 'globalId: ID! id: ID!';

const filters = {
  CareEpisode: 'externalId: [String!], status: [CareEpisodeStatus!]',
  Encounter: `"The status of the encounter." mirahStatus: [EncounterStatus!], "Its subject, a patient." patientId: [Uuid!],
    careEpisodeId: [Uuid!], "By the start of the measurement." periodStart: DateRangeInput, "By its target date." periodEnd: DateRangeInput`,
  DiagnosticReport: `status: [DiagnosticReportStatus!], "The internal ID of the patient." subjectId: [String!],
    "The effective date of the report." effectiveDate: DateRangeInput`,
  PatientCondition: 'externalId: [String!]',
  Appointment: 'externalId: [String!], status: [AppointmentStatus!]',
  DiagnosticCode: 'externalId: [String!], search: String',
  MeasurementInvitation: `"The encounter's ID." encounterId: [Uuid!], "Of the notifications." status: [MeasurementInvitationNotificationStatus!],
    opensAt: DateRangeInput, closesAt: DateRangeInput`,
  Organization: 'externalId: [String!], "By name." search: String',
  Patient: 'externalId: [String!], "By name and email." search: String',
  Practitioner: 'externalId: [String!], "By name and email." search: String',
} as const;

type Listed = keyof typeof filters;

const sorts: Readonly<Partial<Record<Listed, string>>> = {
  DiagnosticReport: 'EFFECTIVE_DATE',
  Encounter: 'PERIOD_START PERIOD_END',
};

/** The arguments of a list: pages as graphql-ruby has them, one way to sort, and filters. */
function argsOf(name: Listed): string {
  return `${page}, sortBy: ${name}SortParameter, sortDirection: SortDirection, ${filters[name]}`;
}

function connectionText(name: Listed): string {
  return `type ${name}Connection { edges: [${name}Edge!]! nodes: [${name}!]! pageInfo: PageInfo! totalCount: Int! }
type ${name}Edge { cursor: String! node: ${name}! }
enum ${name}SortParameter { ID ${sorts[name] ?? ''} }\n`;
}

function camel(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

const byExternalId: readonly Listed[] = [
  'Appointment',
  'CareEpisode',
  'DiagnosticCode',
  'Organization',
  'Patient',
  'PatientCondition',
  'Practitioner',
];

/** The queries for one type: by ID, by an external identifier where it has one, and the list. */
function queriesOf(name: Listed): string {
  const field = camel(name);
  const one = byExternalId.includes(name)
    ? `"Finds one by an external identifier." ${field}External(externalId: String!): ${name}`
    : '';
  return `"Finds one by ID." ${field}(id: ID!): ${name} ${one}
  "Lists them." ${field}s(${argsOf(name)}): ${name}Connection`;
}

/** A mutation that creates or updates, with its input and what it answers. */
function upsertText(name: Listed, fields: string): string {
  return `input CreateOrUpdate${name}Input { "Identifies the client that mutates." clientMutationId: String
  "The external identifier." externalId: String! ${fields} }
type CreateOrUpdate${name}Payload { "Identifies the client that mutates." clientMutationId: String
  errors: [UserError!]! result: ${name} status: ImportResult! }\n`;
}

function upsert(name: Listed, required: string): string {
  return `"Creates or updates one. Only externalId is always required, so that updates can be partial. To create one ${required} needed as well."
  createOrUpdate${name}(input: CreateOrUpdate${name}Input!): CreateOrUpdate${name}Payload`;
}

const listed = Object.keys(filters) as readonly Listed[]; // Sound: these are its keys.

/** SDL of the integration API, without questionnaires, the responses to them and what was observed by them. */
export const mirahText = `
"A date in ISO 8601." scalar ISO8601Date "A date and time in ISO 8601." scalar ISO8601DateTime "As in RFC 4122." scalar Uuid
enum SortDirection { ASC DESC }
enum AppointmentStatus { PROPOSED PENDING BOOKED ARRIVED FULFILLED CANCELED NOSHOW ENTERED_IN_ERROR CHECKED_IN WAIT_LIST }
enum CareEpisodeStatus { "Unused so far." PLANNED "Unused so far." WAITLIST ACTIVE "Unused so far." ON_HOLD FINISHED "Unused so far." CANCELED }
"From the creation of a measurement to when the practitioner has seen its report."
enum EncounterStatus { ASSESSMENT_IN_PROGRESS NEW "There is an appointment, and no notification was sent." SCHEDULED
  AWAITING_ASSESSMENT FEEDBACK_AVAILABLE FEEDBACKCOMPLETE "Unused." REPORT_PREVIEWED REPORT_VIEWED
  "The appointment was a no-show." NOSHOW CANCELED COMPLETE "The participant took no measurement." CLOSED }
enum DiagnosticReportStatus { REGISTERED PARTIAL FINAL CANCELLED }
"Administrative sex." enum Gender { MALE FEMALE OTHER UNKNOWN }
enum GenderIdentity { MALE FEMALE NON_BINARY TRANSGENDER_MALE TRANSGENDER_FEMALE OTHER NON_DISCLOSE }
"What became of an attempt to create or update."
enum ImportResult { CREATED UPDATED "Understood, and left as it is." SKIPPED ERROR }
enum MeasurementInvitationNotificationStatus { SENT SCHEDULED FORBIDDEN MISSING_DETAILS NOT_NEEDED }
enum MeasurementInvitationPhase { BEFORE DURING AFTER }
enum MeasurementInvitationStatus { FUTURE NEW SCHEDULED SENT BEGUN COMPLETE LOCKED_OUT EXPIRED PARTIAL CANCELED }
enum PatientConditionStatus { ACTIVE RECURRENCE INACTIVE REMISSION RESOLVED }
enum PractitionerClinicalRole { PSYCHIATRIST PSYCHOLOGIST THERAPIST SOCIAL_WORKER COUNSELOR ADMINISTRATOR DIRECTOR CLINICIAN
  RESEARCH_ASSISTANT CASE_MANAGER EXECUTIVE }
input DateRangeInput { "The least value." min: ISO8601DateTime "The greatest value." max: ISO8601DateTime }
"An identifier of an external system." type Identifier { "The system of record that gave it." assigner: String! value: String! }
type PageInfo { endCursor: String hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String }
"An error to be read by a user." type UserError { message: String! "The value of the input that it comes from." path: [String!] }

type Appointment {
  "The episode of care it is part of." careEpisode: CareEpisode "End time." endDate: ISO8601DateTime ${external}
  "The measurement that goes with it." measurementEncounter: Encounter "Its duration." minutesDuration: Int
  "If known." organization: Organization patient: Patient "If known." practitioner: Practitioner
  "Start time, required unless canceled." startDate: ISO8601DateTime status: AppointmentStatus!
}
"A course of treatment of a patient, in one organization and with one team."
type CareEpisode {
  encounters(${argsOf('Encounter')}): EncounterConnection! ${own} identifier: [Identifier!]
  managingOrganization: Organization! patient: Patient! "When it ends." periodEnd: ISO8601DateTime
  "When it begins." periodStart: ISO8601DateTime status: CareEpisodeStatus! teamPractitioners: [Practitioner!]!
}
"A name and a code of a set such as ICD 10."
type DiagnosticCode { code: String! ${external} name: String! patientConditions(${argsOf('PatientCondition')}): PatientConditionConnection! }
"Links to the results of an assessment."
type DiagnosticReport { effectiveDate: ISO8601DateTime encounter: Encounter! ${own} status: DiagnosticReportStatus! subject: Patient! }
"The gathering of one measurement, made from appointments by rules. Read only."
type Encounter {
  careEpisode: CareEpisode! diagnosticReport: DiagnosticReport ${own} "From several respondents, at different times."
  measurementInvitations: [MeasurementInvitation!]! "Not the status of the encounter in FHIR." mirahStatus: EncounterStatus!
  patient: Patient! "Always the same as its start." periodEnd: ISO8601DateTime! periodStart: ISO8601DateTime!
  practitioner: Practitioner!
}
"When a measurement is expected of a participant."
type MeasurementInvitation {
  "No responses after it." closesAt: ISO8601DateTime encounter: Encounter! ${own} lastNotificationDate: ISO8601DateTime
  notificationStatus: MeasurementInvitationNotificationStatus! "No responses before it." opensAt: ISO8601DateTime
  phase: MeasurementInvitationPhase! status: MeasurementInvitationStatus!
}
"A unit or facility of a hierarchy." type Organization { ${external} name: String! "The parent." partOf: Organization }
"Someone in treatment, who can have appointments."
type Patient {
  "The date of birth." birthDate: ISO8601Date! careEpisodes(${argsOf('CareEpisode')}): CareEpisodeConnection!
  diagnosticReports(${argsOf('DiagnosticReport')}): DiagnosticReportConnection! "The primary address." email: String
  encounters(${argsOf('Encounter')}): EncounterConnection! ${external} "The last or family name." familyName: String
  gender: Gender "As text." genderIdentity: String "As in FHIR." genderIdentityFhir: GenderIdentity "The first or given name." givenName: String
  "The legal last or family name." legalFamilyName: String "The legal first or given name." legalGivenName: String
  "The legal last or family name." legalName: String "Tells who has access where there is no active treatment."
  managingOrganization: Organization "The medical record number, if it is one that clinicians use." mrn: String
  patientConditions(${argsOf('PatientCondition')}): PatientConditionConnection!
  "The primary number, which can receive text messages; not that of a landline." phoneNumber: String
  "The preferred last or family name." preferredFamilyName: String "The preferred first or given name." preferredGivenName: String
  "The preferred last or family name." preferredName: String preferredPronouns: String primaryLanguage: String
  "The user's own, for notifications; otherwise that of the institution is used." timezone: String
}
"A diagnostic code applied to a patient."
type PatientCondition { abatementDate: ISO8601DateTime diagnosticCode: DiagnosticCode! ${external} onsetDate: ISO8601DateTime
  patient: Patient! status: PatientConditionStatus! }
"Someone involved in the provision of care."
type Practitioner {
  "The title." defaultPractitionerRole: PractitionerClinicalRole email: String! ${external} "The last or family name." familyName: String!
  "The first or given name." givenName: String! "Those it has a role in." organizations: [Organization!]!
  practitionerRoles: [PractitionerRole!]! ssoUsername: String suffix: String title: String
}
"What a practitioner does in an organization."
type PractitionerRole { ${own} organization: Organization! practitioner: Practitioner! }
${listed.map(connectionText).join('')}
"For EHRs and other systems that query data." type Query {
  ${listed.map(queriesOf).join('\n  ')}
}
${upsertText(
  'Appointment',
  `startDate: ISO8601DateTime endDate: ISO8601DateTime minutesDuration: Int status: AppointmentStatus
  "External identifier." externalPatientId: String "External identifier." externalOrganizationId: String
  "External identifier." externalCareEpisodeId: String "External identifier." externalPractitionerId: String`,
)}${upsertText('DiagnosticCode', 'name: String code: String')}${upsertText('Organization', 'name: String externalPartOfId: String')}
${upsertText(
  'PatientCondition',
  `externalPatientId: String externalDiagnosticCodeId: String onsetDate: ISO8601DateTime
  abatementDate: ISO8601DateTime status: PatientConditionStatus`,
)}${upsertText(
  'Patient',
  `mrn: String birthDate: String legalGivenName: String legalFamilyName: String legalName: String
  preferredGivenName: String preferredFamilyName: String preferredName: String preferredPronouns: String gender: Gender
  genderIdentity: String genderIdentityFhir: GenderIdentity primaryLanguage: String email: String phoneNumber: String
  timezone: String "An error where it matches none." externalManagingOrganizationId: String`,
)}${upsertText(
  'Practitioner',
  `givenName: String familyName: String title: String suffix: String email: String ssoUsername: String
  defaultPractitionerRole: PractitionerClinicalRole "A role is created in each of them." externalOrganizationIds: [String!]`,
)}
type Mutation {
  ${upsert('Appointment', 'startDate and status are')}
  ${upsert('DiagnosticCode', 'name and code are')}
  ${upsert('Organization', 'name is')}
  ${upsert('Patient', 'birthDate, givenName and familyName are')}
  ${upsert('PatientCondition', 'all but abatementDate is')}
  ${upsert('Practitioner', 'email, givenName and familyName are')}
}`;
