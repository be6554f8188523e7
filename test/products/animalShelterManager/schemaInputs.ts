/** What can be written. */
export const shelterInputText = `
  type Mutation {
    createOwner(input: OwnerInput!): Owner!
    updateOwner(id: ID! input: OwnerInput!): Owner!
    "Gives all that belongs to the second person to the first and removes the second."
    mergeOwner(id: ID! mergeId: ID!): Owner!
    deleteOwner(id: ID!): Boolean!
    createAnimal(input: AnimalInput!): Animal!
    updateAnimal(id: ID! input: AnimalInput!): Animal!
    createClinicAppointment(input: ClinicAppointmentInput!): ClinicAppointment!
    updateClinicAppointment(id: ID! input: ClinicAppointmentInput!): ClinicAppointment!
    "The animal has arrived; now, where no time is given."
    updateClinicAppointmentToWaiting(id: ID! dateTime: LocalDateTime): ClinicAppointment!
    updateClinicAppointmentToWithVet(id: ID! dateTime: LocalDateTime): ClinicAppointment!
    updateClinicAppointmentToComplete(id: ID! dateTime: LocalDateTime): ClinicAppointment!
    "Removes it together with its invoice."
    deleteClinicAppointment(id: ID!): Boolean!
    createClinicInvoiceItem(input: ClinicInvoiceItemInput!): ClinicInvoiceItem!
    deleteClinicInvoiceItem(id: ID!): Boolean!
    createDiary(input: DiaryInput!): Diary!
    completeDiary(id: ID!): Diary!
    createOwnerDonation(input: OwnerDonationInput!): OwnerDonation!
  }

  "A surname is needed for a new one. What isn't given stays as it is."
  input OwnerInput {
    ownerType: Int
    ownerTitle: String
    ownerInitials: String
    ownerForeNames: String
    ownerSurname: String
    ownerAddress: String
    ownerTown: String
    ownerCounty: String
    ownerPostcode: String
    ownerCountry: String
    homeTelephone: String
    workTelephone: String
    mobileTelephone: String
    emailAddress: String
    dateOfBirth: LocalDate
    identificationNumber: String
    excludeFromBulkEmail: Boolean
    gdprContactOptIn: String
    comments: String
    popupWarning: String
    siteId: ID
    additionalFlags: [String!]
  }
  "A non-shelter animal, whose owner is its original owner. A new one needs both a name and an owner."
  input AnimalInput {
    animalName: String
    originalOwnerId: ID
    speciesId: ID
    breedId: ID
    crossBreed: Boolean
    baseColourId: ID
    markings: String
    sex: Int
    dateOfBirth: LocalDate
    deceasedDate: LocalDate
    identichipNumber: String
    neutered: Boolean
    weight: Float
    animalComments: String
    healthProblems: String
    popupWarning: String
  }
  "A time is needed for a new one. What isn't given stays as it is."
  input ClinicAppointmentInput {
    animalId: ID
    ownerId: ID
    clinicTypeId: ID
    "The name of a user."
    apptFor: String
    dateTime: LocalDateTime
    "The number of a clinic status."
    status: Int
    arrivedDateTime: LocalDateTime
    withVetDateTime: LocalDateTime
    completedDateTime: LocalDateTime
    reasonForAppointment: String
    comments: String
    isVAT: Boolean
    vatRate: Float
  }
  input ClinicInvoiceItemInput { clinicAppointmentId: ID! description: String! amount: Int! }
  input DiaryInput {
    linkId: ID
    linkType: Int
    diaryDateTime: LocalDateTime!
    diaryEndDateTime: LocalDateTime
    diaryForName: String!
    subject: String!
    note: String!
  }
  input OwnerDonationInput {
    ownerId: ID!
    animalId: ID
    donationTypeId: ID!
    donation: Int!
    date: LocalDate
    dateDue: LocalDate
    comments: String
  }
`;
