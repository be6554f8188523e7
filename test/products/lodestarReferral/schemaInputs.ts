/** The root types, and what goes in and out of mutations. */
export const lodestarInputsText: string = /* GraphQL */ `
  input OwnerFilter {
    "Each word has to begin a word of the name; case and accents don't matter."
    name: String
    "At least four digits in a row of one of the telephone numbers; all else is ignored."
    phone: String
    "The beginning of one of the emails."
    email: String
    fileStatus: FileStatus
    homeHospitalId: ID
  }

  input AnimalFilter {
    "The beginning of the name; case and accents don't matter."
    name: String
    ownerId: ID
    speciesCode: String
    "The whole number."
    microchip: String
  }

  input CaseFilter {
    number: String
    hospitalId: ID
    departmentId: ID
    stage: CaseStage
  }

  type Query {
    viewer: Viewer!
    hospitalGroup: HospitalGroup!
    hospitals: [Hospital!]!
    hospital(id: ID!): Hospital
    departments: [Department!]!
    consultTypes(departmentId: ID): [ConsultType!]!
    clinicians(hospitalId: ID, includeLeavers: Boolean = false): [Clinician!]!
    species: [Species!]!
    appointmentStatuses: [AppointmentStatus!]!

    "By surname. A page has at most 100 entries, and a number after the last page gives the last page."
    owners(filter: OwnerFilter, page: Int = 1, pageSize: Int = 50): OwnerPage!
    owner(id: ID!): Owner

    "The oldest files first."
    animals(filter: AnimalFilter, page: Int = 1, pageSize: Int = 50): AnimalPage!
    animal(id: ID!): Animal

    """
    The diary of a hospital from one day until another, both included and both by the hospital's clock: 31 days at most.
    Cancelled appointments are among them.
    """
    appointments(
      hospitalId: ID!
      from: Date!
      until: Date!
      departmentId: ID
      clinicianId: ID
      statusCodes: [String!]
    ): [Appointment!]!
    appointment(id: ID!): Appointment
    diaryBlocks(hospitalId: ID!, from: Date!, until: Date!): [DiaryBlock!]!

    cases(filter: CaseFilter, page: Int = 1, pageSize: Int = 50): CasePage!
    case(id: ID!): Case
    whiteboard(hospitalId: ID!): [WhiteboardEntry!]!
    wards(hospitalId: ID!): [Ward!]!
    referrals(hospitalId: ID, status: ReferralStatus): [Referral!]!
    referringPractices(name: String, page: Int = 1, pageSize: Int = 50): ReferringPracticePage!
    referringPractice(id: ID!): ReferringPractice
    invoices(ownerId: ID, page: Int = 1, pageSize: Int = 50): InvoicePage!
    letters(caseId: ID!): [Letter!]!
    tasks(hospitalId: ID, open: Boolean): [Task!]!
  }

  input PostalAddressInput {
    street: String
    city: String
    state: String
    zip: String
  }

  input ContactPointInput {
    kind: ContactPointKind!
    value: String!
  }

  input RegisterOwnerInput {
    kind: OwnerKind = PERSON
    forename: String
    surname: String!
    contactPoints: [ContactPointInput!]
    postalAddress: PostalAddressInput
    "The first hospital of the group where none is given."
    homeHospitalId: ID
    frontDeskNote: String
  }

  input UpdateOwnerInput {
    forename: String
    surname: String
    "All of them: the ones that were there before go."
    contactPoints: [ContactPointInput!]
    postalAddress: PostalAddressInput
    fileStatus: FileStatus
    homeHospitalId: ID
    frontDeskNote: String
  }

  input RegisterAnimalInput {
    ownerId: ID!
    name: String!
    "One of the codes of species."
    speciesCode: String!
    breed: String
    sex: Sex = UNKNOWN
    coat: String
    bornOn: Date
    microchip: String
  }

  input UpdateAnimalInput {
    name: String
    speciesCode: String
    breed: String
    sex: Sex
    coat: String
    bornOn: Date
    microchip: String
    isDeceased: Boolean
  }

  input BookAppointmentInput {
    hospitalId: ID!
    consultTypeId: ID!
    startsAt: DateTime!
    "That of the consult type where it is not given."
    durationMinutes: Int
    clinicianId: ID
    caseId: ID
    "For an animal whose case is not known: its case, which is opened where there is none."
    animalId: ID
    "Where somebody comes without an animal. The owner of the animal otherwise."
    ownerId: ID
    presentingComplaint: String
  }

  "What is not given stays."
  input AmendAppointmentInput {
    hospitalId: ID
    consultTypeId: ID
    startsAt: DateTime
    durationMinutes: Int
    clinicianId: ID
    presentingComplaint: String
    "One of the codes of appointmentStatuses; to cancel, use cancelAppointment."
    statusCode: String
  }

  "Why something was not written."
  type ValidationMessage {
    "The field of the input."
    field: String
    message: String!
    code: String!
  }

  type AppointmentPayload {
    successful: Boolean!
    messages: [ValidationMessage!]!
    result: Appointment
  }

  type OwnerPayload {
    successful: Boolean!
    messages: [ValidationMessage!]!
    result: Owner
  }

  type AnimalPayload {
    successful: Boolean!
    messages: [ValidationMessage!]!
    result: Animal
  }

  type TaskPayload {
    successful: Boolean!
    messages: [ValidationMessage!]!
    result: Task
  }

  type ReferralPayload {
    successful: Boolean!
    messages: [ValidationMessage!]!
    result: Referral
  }

  type Mutation {
    bookAppointment(input: BookAppointmentInput!): AppointmentPayload!
    amendAppointment(id: ID!, input: AmendAppointmentInput!): AppointmentPayload!
    cancelAppointment(id: ID!, reason: String): AppointmentPayload!
    registerOwner(input: RegisterOwnerInput!): OwnerPayload!
    updateOwner(id: ID!, input: UpdateOwnerInput!): OwnerPayload!
    registerAnimal(input: RegisterAnimalInput!): AnimalPayload!
    updateAnimal(id: ID!, input: UpdateAnimalInput!): AnimalPayload!
    acceptReferral(id: ID!): ReferralPayload!
    declineReferral(id: ID!): ReferralPayload!
    completeTask(id: ID!): TaskPayload!
  }
`;
