/** SDL of the layer: the chart, tasks and lists. */
export const moreTypesText: string = /* GraphQL */ `
  type LookupListItem {
    id: Int!
    lookupListId: Int!
    value: String!
    label: String!
    displayOrder: Int!
    active: Boolean!
  }

  type ScheduleTemplateCode {
    id: Int!
    code: String!
    description: String!
    duration: String
    color: String
    confirm: String
    bookinglimit: Int!
  }

  enum TicklerStatus {
    A
    C
    D
  }

  enum TicklerPriority {
    High
    Normal
    Low
  }

  "A task about a patient"
  type Tickler {
    id: Int!
    demographicNo: Int!
    demographicName: String
    message: String!
    status: TicklerStatus!
    statusName: String
    priority: TicklerPriority!
    serviceDate: Date!
    updateDate: DateTime!
    creator: String
    creatorName: String
    taskAssignedTo: String
    taskAssignedToName: String
    programId: Int
  }

  type TicklerPage {
    total: Int!
    content: [Tickler!]!
  }

  type Message {
    id: Int!
    subject: String!
    fromName: String
    date: DateTime!
    status: String!
    demographicNo: Int
  }

  type Allergy {
    id: Int!
    demographicNo: Int!
    description: String!
    reaction: String
    entryDate: Date
    startDate: Date
    severityOfReaction: String
    onsetOfReaction: String
    archived: Boolean!
  }

  type Drug {
    drugId: Int!
    demographicNo: Int!
    providerNo: String
    brandName: String
    genericName: String
    instructions: String
    takeMin: Float
    takeMax: Float
    frequency: String
    rxDate: Date
    endDate: Date
    repeats: Int
    longTerm: Boolean!
    archived: Boolean!
  }

  type Prevention {
    id: Int!
    demographicNo: Int!
    preventionType: String!
    preventionDate: Date
    nextDate: Date
    providerNo: String
    refused: Boolean!
    deleted: Boolean!
  }

  type Measurement {
    id: Int!
    demographicNo: Int!
    type: String!
    dataField: String!
    measuringInstruction: String
    comments: String
    dateObserved: DateTime
    providerNo: String
  }

  type EncounterNote {
    noteId: Int!
    note: String!
    isSigned: Boolean!
    observationDate: DateTime
    providerNo: String
    providerName: String
    encounterType: String
    archived: Boolean!
  }

  type ConsultationRequest {
    id: Int!
    demographicNo: Int!
    referralDate: Date
    serviceId: Int
    specialistId: Int
    specialist: ProfessionalSpecialist
    reasonForReferral: String
    clinicalInfo: String
    "0 is none, 1 nothing, 2 pending specialist, 3 pending patient, 4 completed"
    status: String
    urgency: String
    appointmentDate: Date
    appointmentTime: Time
    providerNo: String
  }

  type ConsultationRequestPage {
    total: Int!
    content: [ConsultationRequest!]!
  }

  "A doctor elsewhere to whom patients are referred"
  type ProfessionalSpecialist {
    id: Int!
    firstName: String
    lastName: String
    professionalLetters: String
    streetAddress: String
    phoneNumber: String
    faxNumber: String
    emailAddress: String
    specialtyType: String
    referralNo: String
  }

  type PharmacyInfo {
    id: Int!
    name: String!
    address: String
    city: String
    province: String
    postalCode: String
    phone1: String
    fax: String
    email: String
    status: String
  }

  type Program {
    id: Int!
    name: String!
    type: String
    description: String
    maxAllowed: Int
    programStatus: String
  }

  type WaitingListName {
    id: Int!
    name: String!
    groupNo: String
    providerNo: String
    createDate: DateTime
    isHistory: String
  }

  type BillingDetail {
    id: Int!
    appointmentNo: Int!
    demographicNo: Int!
    status: String
    billingDate: Date
    total: String
    payProgram: String
  }
`;
