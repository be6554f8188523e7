import { lookup, paged, stamps } from './schemaParts.ts';

const slice = 'page: Int = 0 size: Int = 20';

/** People, animals and the clinic. */
export const shelterText = `
  "A date without time, such as 2026-11-17."
  scalar LocalDate
  "A date and time without zone by the clock of the shelter, such as 2026-11-17T09:00:00."
  scalar LocalDateTime
  enum Direction { ASC DESC }

  type Query {
    owners(filter: OwnerFilter orderBy: [OwnerOrder!] ${slice}): OwnerPage!
    owner(id: ID!): Owner
    ownerByCode(ownerCode: String!): Owner
    "The quick search of people by name, code, address, email or telephone, ordered by name."
    searchOwners(query: String! classFilter: OwnerClass = ALL siteId: ID limit: Int = 0): [Owner!]!
    animals(filter: AnimalFilter orderBy: [AnimalOrder!] ${slice}): AnimalPage!
    animal(id: ID!): Animal
    clinicAppointments(
      filter: ClinicAppointmentFilter orderBy: [ClinicAppointmentOrder!] ${slice}
    ): ClinicAppointmentPage!
    clinicAppointment(id: ID!): ClinicAppointment
    "What is due between two dates, both included: diary notes and appointments that are neither complete nor cancelled."
    calendarEvents(start: LocalDate! end: LocalDate! apptFor: String): [CalendarEvent!]!
    clinicTypes(includeRetired: Boolean = false): [ClinicType!]!
    clinicStatuses: [ClinicStatus!]!
    clinicInvoiceItemTypes: [ClinicInvoiceItemType!]!
    sites: [Site!]!
    site(id: ID!): Site
    users: [User!]!
    user(id: ID!): User
    userByName(userName: String!): User
    internalLocations: [InternalLocation!]!
    species: [Species!]!
    breeds(speciesId: ID): [Breed!]!
    baseColours: [BaseColour!]!
    animalTypes: [AnimalType!]!
    sexes: [Sex!]!
    ownerFlags: [OwnerFlag!]!
    donationTypes: [DonationType!]!
    vaccinationTypes: [VaccinationType!]!
    diaries(diaryForName: String completed: Boolean ${slice}): DiaryPage!
    ownerDonations(ownerId: ID ${slice}): OwnerDonationPage!
    animalVaccinations(animalId: ID ${slice}): AnimalVaccinationPage!
    configuration(itemName: String): [ConfigurationItem!]!
  }

  "A person or an organization."
  type Owner {
    id: ID!
    "1 = individual, 2 = organization, 3 = couple"
    ownerType: Int
    ownerCode: String
    ownerTitle: String
    ownerInitials: String
    ownerForeNames: String
    ownerSurname: String!
    ownerName: String!
    isDeceased: Boolean
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
    "The second person of a couple."
    ownerForeNames2: String
    ownerSurname2: String
    workTelephone2: String
    mobileTelephone2: String
    emailAddress2: String
    excludeFromBulkEmail: Boolean
    gdprContactOptIn: String
    comments: String
    popupWarning: String
    siteId: ID
    site: Site
    isBanned: Boolean
    isVolunteer: Boolean
    isMember: Boolean
    membershipNumber: String
    membershipExpiryDate: LocalDate
    isAdopter: Boolean
    isDonor: Boolean
    isFosterer: Boolean
    isRetailer: Boolean
    isShelter: Boolean
    isStaff: Boolean
    isVet: Boolean
    additionalFlags: [String!]!
    animals: [Animal!]!
    clinicAppointments: [ClinicAppointment!]!
    donations: [OwnerDonation!]!
    recordVersion: Int
    ${stamps}
  }
  ${paged('Owner', 'ID OWNER_NAME OWNER_SURNAME OWNER_CODE OWNER_TOWN CREATED_DATE LAST_CHANGED_DATE')}
  enum OwnerClass { ALL VET RETAILER STAFF FOSTERER VOLUNTEER SHELTER MEMBER DONOR BANNED }
  input OwnerFilter {
    ownerName: String
    ownerSurname: String
    ownerCode: String
    emailAddress: String
    telephone: String
    ownerTown: String
    ownerType: Int
    siteId: ID
    flag: String
    lastChangedFrom: LocalDateTime
  }

  type Animal {
    id: ID!
    animalName: String!
    "An animal that belongs to an owner and visits only the clinic."
    nonShelterAnimal: Boolean!
    shelterCode: String!
    shortCode: String!
    animalTypeId: ID!
    animalType: AnimalType
    speciesId: ID!
    species: Species
    breedId: ID!
    breed: Breed
    breedName: String
    crossBreed: Boolean!
    baseColourId: ID!
    baseColour: BaseColour
    markings: String!
    sex: Int!
    sexName: String
    dateOfBirth: LocalDate!
    estimatedDOB: Boolean!
    animalAge: String
    ageGroup: String
    deceasedDate: LocalDate
    identichipped: Boolean!
    identichipNumber: String!
    identichipDate: LocalDate
    neutered: Boolean!
    weight: Float
    animalComments: String!
    healthProblems: String!
    popupWarning: String
    "Who has it now."
    ownerId: ID
    owner: Owner
    "Who brought or brings it."
    originalOwnerId: ID!
    originalOwner: Owner
    dateBroughtIn: LocalDate!
    shelterLocation: ID!
    internalLocation: InternalLocation
    shelterLocationUnit: String
    "Not on the shelter, which goes for all non-shelter animals."
    archived: Boolean!
    vaccinations: [AnimalVaccination!]!
    clinicAppointments: [ClinicAppointment!]!
    recordVersion: Int
    ${stamps}
  }
  ${paged('Animal', 'ID ANIMAL_NAME SHELTER_CODE DATE_OF_BIRTH CREATED_DATE LAST_CHANGED_DATE')}
  input AnimalFilter {
    animalName: String
    shelterCode: String
    identichipNumber: String
    speciesId: ID
    ownerId: ID
    nonShelterAnimal: Boolean
    deceased: Boolean
    archived: Boolean
  }

  type ClinicAppointment {
    id: ID!
    "0 = none"
    animalId: ID!
    animal: Animal
    "0 = none"
    ownerId: ID!
    owner: Owner
    "The name of the user that it is for."
    apptFor: String!
    apptForUser: User
    dateTime: LocalDateTime!
    "The number of a clinic status."
    status: Int!
    clinicStatus: ClinicStatus
    arrivedDateTime: LocalDateTime
    withVetDateTime: LocalDateTime
    completedDateTime: LocalDateTime
    clinicTypeId: ID
    clinicType: ClinicType
    reasonForAppointment: String
    comments: String
    "In cents, the total of the invoice."
    amount: Int!
    isVAT: Boolean!
    vatRate: Float!
    vatAmount: Int!
    invoiceItems: [ClinicInvoiceItem!]!
    recordVersion: Int
    ${stamps}
  }
  ${paged('ClinicAppointment', 'ID DATE_TIME STATUS APPT_FOR LAST_CHANGED_DATE')}
  input ClinicAppointmentFilter {
    "At this time or later."
    from: LocalDateTime
    "At this time or earlier."
    to: LocalDateTime
    status: [Int!]
    apptFor: String
    ownerId: ID
    animalId: ID
    clinicTypeId: ID
    lastChangedFrom: LocalDateTime
  }
  type ClinicInvoiceItem { id: ID! clinicAppointmentId: ID! description: String! amount: Int! ${stamps} }
  type CalendarEvent {
    title: String!
    allDay: Boolean!
    start: LocalDateTime!
    end: LocalDateTime
    tooltip: String
    icon: String
    link: String
  }
  ${lookup('ClinicType', 'clinicTypeName', 'clinicTypeDescription: String isRetired: Boolean')}
  ${lookup('ClinicStatus', 'status')}
  ${lookup('ClinicInvoiceItemType', 'clinicInvoiceItemName', 'defaultCost: Int')}
`;
