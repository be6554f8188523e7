import { digitailInputsText } from './schemaInputs.ts';
import { digitailRestText } from './schemaRest.ts';

/** SDL of the people, the pets and the calendar of Digitail. */
const deskText = /* GraphQL */ `
  "A day, YYYY-MM-DD"
  scalar Date
  "An instant in UTC, such as 2026-11-17T13:00:00.000000Z"
  scalar DateTime
  "What the clock of the clinic shows, YYYY-MM-DD HH:MM:SS"
  scalar LocalDateTime

  type Query {
    "The user whose token this is, with all clinics that she may use"
    me: Me!
    clinic(id: ID!): Clinic
    clinics(first: Int, after: String, last: Int, before: String): ClinicConnection!
    petParent(id: ID!): PetParent
    petParents(
      first: Int
      after: String
      last: Int
      before: String
      filter: PetParentFilter
      "Part of a name, an email or a phone number"
      search: String
    ): PetParentConnection!
    "The accounts of pet parents, one for each clinic that they go to"
    clients(first: Int, after: String, last: Int, before: String, clinicId: ID): ClientConnection!
    pet(id: ID!): Pet
    pets(
      first: Int
      after: String
      last: Int
      before: String
      filter: PetFilter
      "Part of a nickname or of a chip number"
      search: String
    ): PetConnection!
    vet(id: ID!): Vet
    vets(first: Int, after: String, last: Int, before: String, clinicId: ID): VetConnection!
    appointment(id: ID!): Appointment
    "Appointments by their start. Without dates all that there ever were."
    appointments(
      first: Int
      after: String
      last: Int
      before: String
      filter: AppointmentFilter
    ): AppointmentConnection!
    "Visit types"
    services(first: Int, after: String, last: Int, before: String, clinicId: ID): ServiceConnection!
    "Time in the calendar that is kept for something else"
    events(first: Int, after: String, last: Int, before: String, clinicId: ID, from: Date, to: Date): EventConnection!
    rooms(clinicId: ID): [Room!]!
    species: [Species!]!
    breeds(speciesId: ID): [Breed!]!
    tags: [Tag!]!
    records(first: Int, after: String, last: Int, before: String, petId: ID): RecordConnection!
    prescriptions(first: Int, after: String, last: Int, before: String, petId: ID): PrescriptionConnection!
    invoices(first: Int, after: String, last: Int, before: String, clinicId: ID, petParentId: ID): InvoiceConnection!
    charges(first: Int, after: String, last: Int, before: String): ChargeConnection!
  }

  type PageInfo {
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
    startCursor: String
    endCursor: String
  }

  type Me {
    id: ID!
    email: String!
    fullName: String!
    currentClinic: Clinic!
    multipleClinic: [Clinic!]!
  }

  type Clinic {
    id: ID!
    name: String!
    email: String
    phone: String
    "The whole address"
    address: String
    city: String
    region: String
    zipCode: String
    timezone: String!
    currency: String!
    website: String
  }

  type PetParent {
    id: ID!
    "The first name"
    name: String
    lastName: String!
    fullName: String!
    email: String
    phone: String
    secondaryPhone: String
    address: String
    address2: String
    street: String
    streetNumber: String
    city: String
    region: String
    regionShortCode: String
    zipCode: String
    countryId: ID
    latitude: String
    longitude: String
    "Personal number, in countries that have one"
    cnp: String
    birthdate: Date
    profilePicture: String
    observations: String
    hasApp: Boolean!
    enableChatWithoutApp: Boolean!
    currentClientId: ID
    "The account at the clinic where the pet parent is registered"
    currentClient: Client
    tags: [Tag!]!
    pets: [Pet!]!
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  "What one clinic has about a pet parent: the account, not the person"
  type Client {
    id: ID!
    petParentId: ID!
    petParent: PetParent!
    clinicId: ID!
    clinic: Clinic!
    number: String!
    balance: Float!
    archivedAt: DateTime
  }

  type Tag {
    id: ID!
    name: String!
    color: String
  }

  enum Gender {
    MALE
    FEMALE
    UNKNOWN
  }

  type Pet {
    id: ID!
    nickname: String!
    patientNumber: String!
    speciesId: ID
    species: Species
    breedId: ID
    breed: Breed
    crossbreed: Boolean!
    color: String
    distinctiveMarks: String
    gender: Gender!
    birthday: Date
    birthdayEstimated: Boolean!
    chipNumber: String
    microchipLocation: String
    insuranceNumber: String
    passport: String
    rabicTagNumber: String
    profilePicture: String
    description: String
    constitution: String
    conformation: String
    weight: String
    allergies: String
    bloodType: String
    hormonalStatus: Int
    observations: String
    isVerified: Boolean!
    ownerId: ID
    owner: PetParent
    "Why the pet is no longer a patient, where it isn't"
    archive: Archive
    updatedAt: DateTime!
  }

  type Archive {
    id: ID!
    reason: String
    type: String!
  }

  type Species {
    id: ID!
    label: String!
  }

  type Breed {
    id: ID!
    label: String!
    speciesId: ID!
  }

  enum AppointmentStatus {
    PENDING
    CONFIRMED
    CHECKED_IN
    IN_PROGRESS
    READY_FOR_CHECKOUT
    COMPLETED
    NO_SHOW
    CANCELED
  }

  type Appointment {
    id: ID!
    clinicId: ID!
    clinic: Clinic!
    eventId: ID
    event: Event
    roomId: ID
    room: Room
    recordId: ID
    "Whether it was booked for somebody who isn't registered"
    guest: Boolean!
    status: AppointmentStatus!
    datetime: LocalDateTime!
    endDatetime: LocalDateTime!
    datetimeStartUtc: DateTime!
    datetimeEndUtc: DateTime!
    petId: ID
    patient: Pet
    petName: String
    owner: PetParent
    ownerName: String
    vet: Vet
    "The visit type"
    service: Service
    "Why the pet comes, as the clinic wrote it down"
    observations: String
    "What the pet parent wrote when booking online"
    userNote: String
    notifyOwner: Boolean!
    notifyOwnerMode: [String!]!
    source: String!
    videoLink: String
    requiresPaymentDeposit: Boolean!
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  type Vet {
    id: ID!
    firstName: String!
    lastName: String!
    fullName: String!
    nameWithTitle: String!
    email: String
    phone: String
    avatar: String
    licenseNumber: String
    jobTitle: String
    type: String!
    active: Boolean!
    isVisibleOnCalendar: Boolean!
    colleagueOrder: Int!
    publicAppointmentLink: String
    clinics: [Clinic!]!
    deletedAt: DateTime
  }

  type Service {
    id: ID!
    categoryId: ID!
    label: String!
    labelEn: String!
    serviceDetails: ServiceDetails!
  }

  "How the clinics have set up a visit type"
  type ServiceDetails {
    "Minutes"
    duration: Int!
    visible: Boolean!
    color: String!
    order: Int!
  }
`;

/** The whole SDL of the product. */
export const digitailText: string = deskText + digitailRestText + digitailInputsText;
