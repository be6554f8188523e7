import { medciliaInputs } from './inputs.ts';

// Two types over one collection; remarks are the project's own in what they say of which field.
const person = `
    "The id of the patient." id: String
    "The name of the patient." name: String
    "The sex of the patient." gender: String
    "Telphone number of the patient." telephone: String
    "Contact Numbers of the patient." contactNumbers: [String]
    "The birthdate of the patient." birthDate: DateTime
    "The Occupation of the patient." occupation: String
    "The Partner of the patient." partner: String
    "The name of the patient." country: String
    "The city of the patient." city: String
    "The identity number (Identity card or passport) of the patient." identityNumber: String
    "The Country of the patient." email: String
    "Creation Date." createdOn: DateTime
    "Modified Date." modified: DateTime`;
const activity = `id: String name: String type: String status: String
    "The sub-location that inherets from location." subLocation: String
    isDuplicate: Boolean opened: DateTime closed: DateTime location: LocationViewType diagnosis: DataPartition
    laboratory: DataPartition note: DataPartition isHidden: Boolean medications: [Medication]`;
const search = 'sortBy: String, page: Int, size: Int, filter: String, descending: Boolean';
const page = 'filter: String, page: Int, size: Int';
const group = 'group: String!, filter: String, page: Int, size: Int, filterPredefined: Boolean';
const filesOf = `page: Int, size: Int, filter: String`;

/** The three operations that a small list has, each named after its type. */
function kept(type: string): string {
  const name = type.toLowerCase();
  return ['create', 'update']
    .map((verb) => `${verb}${type}(${name}: ${type}Input!): ${type}`)
    .concat(`delete${type}(id: String!): ${type}`)
    .join('\n    ');
}

/** SDL of the clinic's service, all of it but cardiology and operations. */
export const medciliaText = `
  "The \`Date\` scalar type represents a year, month and day."
  scalar Date
  "The \`DateTime\` scalar type represents a date and time, in accordance with ISO-8601."
  scalar DateTime
  scalar Long
  type Appointment {
    "The id of the appointment." id: String
    "The title of appointment." subject: String
    "The start time of appointment." startTime: DateTime
    "The end time of appointment." endTime: DateTime
    "The reason of appointment." reason: String
    "The color of appointment.  Ex: '#fff' " color: String
    "Any related notes." note: String
    conditionId: String speciality: String recurrenceId: String recurrenceException: String recurrenceRule: String
    "If reservations are blocked due to time range." isBlock: Boolean
    "Is appointment readonly?" isReadonly: Boolean
    "If appointment is all day event." isAllDay: Boolean
    "The type of appointment." type: String
    "The status of appointment." status: String
    "The location associated with the appointment." location: LocationViewType
    "The contact associated with the appointment." contact: Contact
  }
  type AppointmentEventType { content: Appointment event: String sentAt: DateTime sub: String from: EventFromType }
  type EventFromType { id: String! displayName: String! }
  type Contact {${person}
    "A remark to identify if a contact is duplicated." isDuplicate: Boolean
    "Contact type." contactType: String
  }
  type Patient {${person}
    "Modified Date." isDuplicate: Boolean
    patientInfo: PatientInfo
  }
  type PatientInfo {
    "The blood type of the patient." bloodType: String
    "The marital status of the patient." maritalStatus: String
    "The Emergancy Contact of the patient." emergancyContact: String
    "Entry Date." entryDate: DateTime
    "The File Number (papers) of the patient." fileNumber: String
    "Who reffered this patient." referral: [String]
    "A date represents the last activity date " lastSeen: DateTime
    "Percentage of process moving from patient paper files to Digitized." totalDigitizedData: Int
    "Patient's flags." flags: [String]
    "The grantors of the patient" grantors: [Grantor]
    "The tags of the patient" tags: [Tag]
    "Creation Date." createdOn: DateTime
    "Modified Date." modified: DateTime
    specialities: Speciality
  }
  type Speciality { general: General }
  type General { conditions: [GeneralCondition] medicalHistory: GeneralMedicalHistory }
  type GeneralCondition { ${activity} cheifComplaint: DataPartition activities: GeneralActivities }
  type GeneralActivities { followups: [GeneralFollowup] }
  type GeneralFollowup { ${activity} subjective: DataPartition assessment: DataPartition }
  type GeneralMedicalHistory { alerts: MedicalHistoryAlert allergies: MedicalHistoryAlert }
  type MedicalHistoryAlert { alert: Boolean lastUpdate: DateTime data: [LookupView] }
  type Condition {
    "The name of the Condition." name: String
    "The type of the Condition." type: String
    "The closing date of the Condition." closed: DateTime
    "The opening date of the Condition." opened: DateTime
    "The status of the Condition." status: DateTime
  }
  type DataPartition { "Text" text: [LookupView] "Media" media: [MediaPartition] tags: [String] }
  type MediaPartition { text: String tags: [String] date: DateTime }
  type Medication {
    frequency: String note: String isActive: Boolean usageType: String noSubstitutes: Boolean startDate: DateTime
    endDate: DateTime describedBy: String drug: DrugView
  }
  type Drug { id: String atcCode: String name: String dosage: String form: String }
  type DrugView { id: String name: String dosage: String }
  type Grantor { "Id of the Grantors" id: String "Name of the Grantors" name: String }
  type Tag { "Id of the Tags" id: String "Name of the Tags" name: String "Group of the Tags" group: String }
  type Location {
    "The id of the location." id: String
    "The name of the location." name: String
    "the contact number of the location." contact: String
    "The address of the location." address: String
    "The type of the location." type: String
    "List of sub-locations." subLocations: [String]
  }
  type LocationViewType { "The id of the location." id: String "The name of the location." name: String }
  type Lookup {
    id: String tenantId: String "The groupKey of the lookup." groupKey: String "Value of the lookup." value: String
    symbol: String "The display text of the lookup." text: String description: String cultureName: String
    parentValue: String parentId: String createdDate: DateTime modifiedDate: DateTime
    "The order of the lookup entry in a list" order: Int
    "Whether the lookup entry is predefined." predefined: Boolean
  }
  type LookupView { group: String value: String text: String }
  type MediaFile {
    id: String name: String path: String type: String size: String tenantId: String patientId: String
    "Patient name that file belongs to." patientName: String
    speciality: String conditionId: String activityType: String activityId: String ticketNumber: String
    isDeleted: Boolean modified: DateTime deletedOn: DateTime systemTagging: [String] tags: DataPartition
  }
  type PatientMedications {
    medicationId: String patientId: String conditionId: String followupId: String
    "The start time of medication." startTime: DateTime
    "The end time of medication." endTime: DateTime
    "The drug of the appointment." drug: DrugView
    "The status of medication." isActive: Boolean
    reason: String
  }
  type MessageFromType { id: String! displayName: String! }
  type MessageType { content: String! sentAt: Date sub: String from: MessageFromType }
  type Recurrence { startTime: DateTime endTime: DateTime "The rule of the recurrence." rule: String }
  type Rota {
    "The id of the rota." id: String "The name of the rota." name: String "The sign color to rota." color: String
    "The location associated with the rota." location: LocationViewType
    "The list of recurrence rules associated with the rota." recurrence: [Recurrence]
  }
  type Schedule {
    id: String "The startHour of the schedule." startHour: String "The startHour of the schedule." endHour: String
    "Whether to mark rota on schedule cells or not." displayRota: Boolean
  }
  type Settings { "The id." id: String "The assigned specialties to a tenant." specialties: [String] }
  type PageResultTicket { "count of the tickets." count: Long "Tickets." items: [Ticket] }
  type Ticket {
    id: String ticketNumber: String tenantName: String subject: String details: String status: Int attachFile: Boolean
    isReadByAdmin: Boolean isReadByClient: Boolean "date of replay message" ticketDate: DateTime messages: [TicketMessages]
  }
  type TicketMessages { message: String requestBy: String messageDate: DateTime }
  type Todo {
    id: String title: String notes: String startDate: DateTime dueDate: DateTime isCompleted: Boolean
    isStarred: Boolean isImportant: Boolean patientId: String
  }
  ${medciliaInputs}
  type Query {
    messages: [MessageType]
    getAppointmentsEvents: [AppointmentEventType]
    schedule: Schedule
    rotaAll: [Rota]
    rota("id of the rota" id: String!): Rota
    locations: [Location]
    location("id of the location" id: String!): Location
    settings: [Settings]
    appointments(startTime: DateTime, endTime: DateTime, ${search}): [Appointment]
    appointment("id of the appointment" id: String!): Appointment
    contactsTotal(${search}): Int
    contacts(${search}): [Contact]
    contact("id of the contact" id: String!): Contact
    patientsTotal(${search}): Int
    patients(${search}): [Patient]
    patient("id of the patient" id: String!): Patient
    lookups: [Lookup]
    lookup("id of the lookup" id: String!): Lookup
    lookupByText("text of a lookup entry" text: String!, "groupKey of a lookup entry" group: String!): Lookup
    lookupByValue("value of a lookup entry" value: String!, "groupKey of a lookup entry" group: String!): Lookup
    lookupsByGroup(${group}): [Lookup]
    lookupsByGroupTotal(${group}): Int
    lookupsByGroups("groupKey of a lookup entry" groups: [String]!, filterPredefined: Boolean): [Lookup]
    conditions: [Condition]
    grantorsTotal(${page}): Int
    grantors(${page}): [Grantor]
    grantor("id of the grantor" id: String!): Grantor
    todosTotal(${page}, patientId: String): Int
    todos(${page}, patientId: String): [Todo]
    todo("id of the todo" id: String!): Todo
    tagsTotal(${page}): Int
    tags(${page}): [Tag]
    tag("id of the tag" id: String!): Tag
    drugs(${page}): [Drug]
    drug("id of the drug" id: String!): Drug
    "Get media files by patient id"
    patientMediaFiles(patientId: String!, ${filesOf}): [MediaFile]
    patientMediaFilesTotal(${filesOf}, patientId: String): Int
    mediaFiles: [MediaFile]
    mediaFile("id of the file" id: String!): MediaFile
    trashedMediaFiles: [MediaFile]
    patientMedications(startTime: DateTime, endTime: DateTime, sortBy: String, page: Int, size: Int, descending: Boolean): [PatientMedications]
    patientMedication("The id of patient." patientId: String!): [PatientMedications]
    tickets(${page}, descending: Boolean, sortBy: String): PageResultTicket
    allTickets(${page}, descending: Boolean, sortBy: String, type: String): PageResultTicket
    ticket("id of the ticket" id: String!): Ticket
    ticketTenant("id of the ticket" id: String!): String
  }
  type Mutation {
    updateSchedule(schedule: ScheduleInput!): Schedule
    createRota(rota: RotaInput!): Rota
    updateRota(rota: RotaInput!): Rota
    deleteRota("id of the rota" id: String!): String
    ${kept('Location')}
    deleteSubLocation("id of the location" id: String!, subLocation: String!): Location
    updateSettings(settings: SettingsInput!): Settings
    createAppointment(appointment: AppointmentInput!): Appointment
    updateAppointment(appointment: AppointmentInput!): Appointment
    addMessage(message: MessageInputType): MessageType
    deleteAppointment(id: String!): String
    createContact(contact: ContactInput!): Contact
    updateContact(contact: ContactInput!): Contact
    createPatient(patient: PatientInput!): Patient
    updatePatient(patient: PatientInput!): Patient
    remarkDuplicatePatient(patientId: String!, isDuplicate: Boolean): String
    deletePatient(patientId: String!): String
    ${kept('Lookup')}
    ${kept('Drug')}
    ${kept('Grantor')}
    ${kept('Tag')}
    ${kept('Todo')}
    createTicket(ticket: TicketInput!): Ticket
    updateTicket(ticket: TicketInput!, broadcast: Boolean): Ticket
  }
  type Subscription {
    messageAdded: MessageType
    messageAddedByUser(id: String!): MessageType
    appointmentEvent(tenantId: String!, userId: String!): AppointmentEventType
  }
`;
