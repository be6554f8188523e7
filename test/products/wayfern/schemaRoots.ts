import { wayfernCommonText } from './schemaCommon.ts';
import { wayfernCrmText } from './schemaCrm.ts';
import { wayfernInputsText } from './schemaInputs.ts';
import { wayfernMedicalText } from './schemaMedical.ts';
import { wayfernOutreachText } from './schemaOutreach.ts';
import { wayfernSchedulingText } from './schemaScheduling.ts';

/** One list: its plural, the type of its rows, its filter, and what has to be said. */
type List = readonly [plural: string, type: string, filter: string | null, required?: string];

const perPlace = 'The location to list, or \\"-\\" for all locations.';
const book = `"Required. ${perPlace}" locationId: ID! "Required. At most 42 days." interval: IntervalInput!`;

const lists: readonly List[] = [
  ['Locations', 'Location', 'LocationFilter'],
  ['StaffMembers', 'StaffMember', 'StaffMemberFilter'],
  ['Clients', 'Client', 'ClientFilter'],
  ['ClientTags', 'ClientTag', null],
  ['Households', 'Household', 'HouseholdFilter'],
  ['Contacts', 'Contact', 'ContactFilter'],
  ['Patients', 'Patient', 'PatientFilter'],
  ['Species', 'Species', null],
  ['Breeds', 'Breed', 'BreedFilter'],
  ['ReferringVeterinarians', 'ReferringVeterinarian', null],
  ['InsurancePolicies', 'InsurancePolicy', 'PatientScopedFilter'],
  ['Reminders', 'Reminder', 'ReminderFilter'],
  ['Recalls', 'Recall', 'RecallFilter'],
  ['Conversations', 'Conversation', 'ClientScopedFilter'],
  ['Messages', 'Message', null, '"Required." conversationId: ID!'],
  ['Appointments', 'Appointment', 'AppointmentFilter', book],
  ['AppointmentTypes', 'AppointmentType', 'AppointmentTypeFilter'],
  ['Providers', 'Provider', 'ProviderFilter'],
  ['Resources', 'Resource', 'ResourceFilter'],
  ['Shifts', 'Shift', null, book],
  ['ScheduleBlocks', 'ScheduleBlock', null, book],
  ['WaitlistEntries', 'WaitlistEntry', 'WaitlistFilter'],
  ['AppointmentRequests', 'AppointmentRequest', 'AppointmentRequestFilter'],
  ['CheckInKiosks', 'CheckInKiosk', 'LocationScopedFilter'],
  ['CheckInSessions', 'CheckInSession', 'CheckInSessionFilter'],
  ['Encounters', 'Encounter', 'EncounterFilter'],
  ['Vaccinations', 'Vaccination', 'PatientScopedFilter'],
  ['Prescriptions', 'Prescription', 'PatientScopedFilter'],
  ['LabOrders', 'LabOrder', 'PatientScopedFilter'],
  ['Invoices', 'Invoice', 'InvoiceFilter'],
  ['Payments', 'Payment', 'ClientScopedFilter'],
  ['Estimates', 'Estimate', 'PatientScopedFilter'],
  ['Products', 'Product', 'ProductFilter'],
  ['StockLevels', 'StockLevel', 'LocationScopedFilter'],
  ['PurchaseOrders', 'PurchaseOrder', 'LocationScopedFilter'],
];

/** Lists that can be sorted, and that show deleted rows on request. */
const sorted = ['Clients', 'Patients', 'Appointments', 'Invoices'];
const softDeleted = ['Clients', 'Patients', 'Appointments'];
const gotten = ['Location', 'Client', 'Household', 'Patient', 'Appointment', 'Provider', 'Encounter', 'Invoice'];

const lower = (name: string): string => name.slice(0, 1).toLowerCase() + name.slice(1);

const page = `"50 when unset, at most 200; larger values are coerced." pageSize: Int
    "The nextPageToken of the page before; all else must stay the same." pageToken: String`;

const listText = ([plural, type, filter, required = '']: List): string => `
  input List${plural}Input {
    ${required}
    ${filter === null ? '' : `filter: ${filter}`}
    ${sorted.includes(plural) ? '"Fields, each with an optional desc: \\"createTime desc, id\\"." orderBy: String' : ''}
    ${softDeleted.includes(plural) ? 'showDeleted: Boolean = false' : ''}
    ${page}
  }
  type List${plural}Response {
    ${lower(plural)}: [${type}!]!
    "Empty when there are no more pages."
    nextPageToken: String!
    totalSize: Int!
  }`;

const listField = ([plural, , , required]: List): string =>
  `list${plural}(input: List${plural}Input${required === undefined ? '' : '!'}): List${plural}Response!`;

const getText = (type: string): string => `input Get${type}Input { id: ID! }`;
const getField = (type: string): string => `get${type}(input: Get${type}Input!): ${type}`;

/** Mutations of an appointment that only name it. */
const steps = [
  'confirmAppointment',
  'checkInAppointment',
  'beginAppointment',
  'markAppointmentReady',
  'completeAppointment',
  'markAppointmentNoShow',
  'deleteAppointment',
  'undeleteAppointment',
];

const updateOf = (type: string): string => `
  input Update${type}Input {
    ${lower(type)}: ${type}Input!
    "Fields to change. All that are given, when unset."
    updateMask: [String!]
  }`;

/** The whole schema, as the router composes it. */
export const wayfernText: string = /* GraphQL */ `
  ${wayfernCommonText}
  ${wayfernCrmText}
  ${wayfernOutreachText}
  ${wayfernSchedulingText}
  ${wayfernMedicalText}
  ${wayfernInputsText}
  ${lists.map(listText).join('\n')}
  ${gotten.map(getText).join('\n  ')}
  ${['Client', 'Patient', 'Appointment'].map(updateOf).join('\n')}

  input BatchGetClientsInput { ids: [ID!]! }
  input SearchClientsInput {
    "Required. Words of names, an email address, or digits of a phone number."
    query: String!
    ${page}
  }
  type SearchClientsResponse {
    clients: [Client!]!
    "Empty when there are no more pages."
    nextPageToken: String!
    totalSize: Int!
  }
  enum SuggestionKind { KIND_UNSPECIFIED CLIENT PATIENT INVOICE PRODUCT }
  "A line of the search box at the top."
  type Suggestion { kind: SuggestionKind! resourceId: ID! title: String! subtitle: String }
  input SuggestInput { query: String! kinds: [SuggestionKind!] limit: Int = 8 }
  input SearchAvailabilityInput {
    locationId: ID!
    appointmentTypeId: ID!
    interval: IntervalInput!
    providerId: ID
  }
  input GetOnlineBookingSettingsInput { locationId: ID! }

  type Query {
    getOrganization: Organization!
    "The user that the token belongs to."
    whoAmI: Actor!
    ${lists.map(listField).join('\n    ')}
    ${gotten.map(getField).join('\n    ')}
    batchGetClients(input: BatchGetClientsInput!): [Client!]!
    searchClients(input: SearchClientsInput!): SearchClientsResponse!
    suggest(input: SuggestInput!): [Suggestion!]!
    searchAvailability(input: SearchAvailabilityInput!): [AvailableSlot!]!
    getOnlineBookingSettings(input: GetOnlineBookingSettingsInput!): OnlineBookingSettings!
  }

  input CreateClientInput {
    client: ClientInput!
    "Makes retries safe."
    requestId: ID
  }
  input DeleteClientInput { id: ID! etag: String }
  input UndeleteClientInput { id: ID! }
  input MergeClientsInput { survivingClientId: ID! duplicateClientId: ID! }
  input CreateContactInput { householdId: ID! contact: ContactInput! }
  input CreateReferringVeterinarianInput { referringVeterinarian: ReferringVeterinarianInput! }
  input CreatePatientInput {
    "Required. The client who brings the patient in."
    clientId: ID!
    patient: PatientInput!
    requestId: ID
  }
  input MarkPatientDeceasedInput { id: ID! deceaseDate: Date cancelAppointments: Boolean = true }
  input CreateAppointmentInput {
    "Required."
    locationId: ID!
    appointment: AppointmentInput!
    "Makes retries safe."
    requestId: ID
    notifyClient: Boolean = false
  }
  input AppointmentActionInput { id: ID! etag: String }
  input CancelAppointmentInput {
    id: ID!
    etag: String
    reason: CancellationReason = CLIENT_REQUEST
    note: String
    notifyClient: Boolean = false
  }
  input CreateScheduleBlockInput { locationId: ID! scheduleBlock: ScheduleBlockInput! }
  input CreateWaitlistEntryInput { locationId: ID! waitlistEntry: WaitlistEntryInput! }
  input RemoveWaitlistEntryInput { id: ID! }
  input AcceptAppointmentRequestInput { id: ID! clientId: ID! patientId: ID providerId: ID }
  input DeclineAppointmentRequestInput { id: ID! reason: String! }
  input UpdateOnlineBookingSettingsInput { locationId: ID! settings: OnlineBookingSettingsInput! }
  input SnoozeRecallInput { id: ID! untilDate: Date! }
  input SendMessageInput { clientId: ID! conversationId: ID body: String! }
  input RecordPaymentInput { invoiceId: ID! amountUnits: String! amountNanos: Int = 0 method: PaymentMethod! reference: String }

  type Mutation {
    createClient(input: CreateClientInput!): Client!
    updateClient(input: UpdateClientInput!): Client!
    deleteClient(input: DeleteClientInput!): Client!
    undeleteClient(input: UndeleteClientInput!): Client!
    mergeClients(input: MergeClientsInput!): Client!
    createContact(input: CreateContactInput!): Contact!
    createReferringVeterinarian(input: CreateReferringVeterinarianInput!): ReferringVeterinarian!
    createPatient(input: CreatePatientInput!): Patient!
    updatePatient(input: UpdatePatientInput!): Patient!
    markPatientDeceased(input: MarkPatientDeceasedInput!): Patient!
    createAppointment(input: CreateAppointmentInput!): Appointment!
    "Doesn't change the state."
    updateAppointment(input: UpdateAppointmentInput!): Appointment!
    ${steps.map((name) => `${name}(input: AppointmentActionInput!): Appointment!`).join('\n    ')}
    cancelAppointment(input: CancelAppointmentInput!): Appointment!
    createScheduleBlock(input: CreateScheduleBlockInput!): ScheduleBlock!
    createWaitlistEntry(input: CreateWaitlistEntryInput!): WaitlistEntry!
    removeWaitlistEntry(input: RemoveWaitlistEntryInput!): WaitlistEntry!
    acceptAppointmentRequest(input: AcceptAppointmentRequestInput!): AppointmentRequest!
    declineAppointmentRequest(input: DeclineAppointmentRequestInput!): AppointmentRequest!
    updateOnlineBookingSettings(input: UpdateOnlineBookingSettingsInput!): OnlineBookingSettings!
    snoozeRecall(input: SnoozeRecallInput!): Recall!
    sendMessage(input: SendMessageInput!): Message!
    recordPayment(input: RecordPaymentInput!): Payment!
  }
`;
