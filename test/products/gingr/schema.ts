import { gingrMoreText } from './schemaMore.ts';
import { gingrPeopleText } from './schemaPeople.ts';

/** What is reserved, by whom, for which animal and where. */
export const gingrText: string = /* GraphQL */ `
  "A day, YYYY-MM-DD"
  scalar Date
  "ISO 8601 with an offset"
  scalar DateTime

  type Query {
    "Reservations within a range of at most 30 days, or all that are checked in now"
    reservations(checkedIn: Boolean! = false, startDate: Date, endDate: Date, locationId: ID): [Reservation!]!
    "At the location that the user of the key is logged into"
    reservationsByAnimal(id: ID!, restrictTo: ReservationRestriction, params: ReservationParams): [Reservation!]!
    "At the location that the user of the key is logged into"
    reservationsByOwner(id: ID!, restrictTo: ReservationRestriction, params: ReservationParams): [Reservation!]!
    "Reservations that were cancelled within a range"
    recentlyCancelledReservations(startDate: Date!, endDate: Date!, locationId: ID): [Reservation!]!
    "How many check in, check out and stay overnight on a day"
    reservationWidgetData(timestamp: Date!): ReservationWidgetData!
    "The digital whiteboard"
    backOfHouse(locationId: ID!, typeIds: [ID!]!, minsFuture: Int, fullDay: Boolean): BackOfHouse!
    reservationTypes(id: ID, activeOnly: Boolean): [ReservationType!]!
    existingReservationEstimate(id: ID!): ReservationEstimate
    servicesByType(typeId: ID!, locationId: ID): [AdditionalService!]!

    "One owner, by one of the arguments"
    owner(id: ID, animalId: ID, reservationId: ID, phone: String, email: String): Owner
    "Owners whose fields equal all that is given"
    owners(params: OwnerParams, limit: Int, offset: Int): [Owner!]!
    newModifiedOwners(startDate: Date!, endDate: Date!, locationId: ID): [Owner!]!
    "Animals whose fields equal all that is given"
    animals(params: AnimalParams, limit: Int, offset: Int): [Animal!]!
    customFieldSearch(formId: FormId!, fieldName: String!, search: String!): [CustomFieldResult!]!
    form(form: FormName!): [FormField!]!

    locations: [Location!]!
    species: [Species!]!
    breeds: [Breed!]!
    "Veterinary practices outside; no more than their names without the flag"
    vets(vetFlag: Boolean): [Vet!]!
    temperaments: [Temperament!]!
    immunizationTypes(speciesId: ID!): [ImmunizationType!]!
    animalImmunizations(animalId: ID!): [AnimalImmunization!]!
    feedingInfo(animalId: ID!): FeedingInfo
    medicationInfo(animalId: ID!): MedicationInfo
    retailItems: [RetailItem!]!
    "page is the number of the first row, from 1; it needs perPage"
    invoices(
      perPage: Int
      page: Int
      complete: Boolean = false
      closedOnly: Boolean = false
      fromDate: Date
      toDate: Date
    ): [Invoice!]!
    transaction(id: ID!): Transaction
    subscription(id: ID!): Subscription
    subscriptions(
      includeDeleted: Boolean
      billDayOfMonth: Int
      ownerId: ID
      limit: Int
      offset: Int
      locationId: ID
      packageId: ID
    ): [Subscription!]!
    timeclockReport(
      startDate: Date!
      endDate: Date!
      locationId: ID!
      includeDeleted: Boolean
      includeClockedIn: Boolean
      userIds: [ID!]
    ): [TimeclockRecord!]!
    reportCardFiles(days: Int, limit: Int, locationId: ID): [ReportCardFile!]!
  }

  type Mutation {
    "Checks in the animals' reservations of today; where there is none, makes one and checks it in"
    quickCheckin(animalId: ID, ownerId: ID, typeId: ID): QuickCheckinResult!
    "Tells that a phone call comes in"
    receiveCall(input: ReceiveCallInput!): ReceiveCallResult!
  }

  enum ReservationRestriction {
    pending_requests
    currently_checked_in
    future
    past
    wait_listed
  }

  input ReservationParams {
    fromDate: DateTime
    toDate: DateTime
    reservationTypeIds: [ID!]
    animalIds: [ID!]
    cancelledOnly: Boolean
    confirmedOnly: Boolean
    completedOnly: Boolean
    limit: Int
  }

  type Reservation {
    reservationId: ID!
    standingReservation: Boolean!
    startDate: DateTime!
    endDate: DateTime!
    createdDate: DateTime
    confirmedDate: DateTime
    waitListDate: DateTime
    checkInDate: DateTime
    checkOutDate: DateTime
    cancelledDate: DateTime
    reservationType: ReservationTypeReference!
    location: LocationReference!
    animal: ReservationAnimal!
    owner: ReservationOwner!
    notes: ReservationNotes!
    warnings: ReservationWarnings!
    services: [ReservationService!]!
    deposit: Deposit
    transaction: ReservationTransaction
  }

  type ReservationTypeReference {
    id: ID!
    type: String!
  }
  type LocationReference {
    id: ID!
    name: String!
  }
  type ReservationAnimal {
    id: ID!
    name: String!
    breed: String
  }
  type ReservationOwner {
    id: ID!
    firstName: String
    lastName: String
    address1: String
    address2: String
    city: String
    region: String
    email: String
    cellPhone: String
  }
  type ReservationNotes {
    reservationNotes: String
    animalNotes: String
    ownerNotes: String
  }
  type ReservationWarnings {
    medicines: String
    allergies: String
  }
  type ReservationService {
    id: ID!
    name: String!
    scheduledAt: DateTime
    scheduledUntil: DateTime
    cost: Float!
    "The name of who is to do it"
    assignedTo: String
    completedBy: String
    completedAt: DateTime
  }
  type Deposit {
    amount: Float!
  }
  type ReservationTransaction {
    posTransactionId: ID!
    price: Float!
  }

  type ReservationType {
    id: ID!
    type: String!
    description: String
    color: String
    active: Boolean!
    minutes: Int
  }
  type ReservationEstimate {
    id: ID!
    services: [ReservationService!]!
    total: Float!
  }
  type ReservationWidgetData {
    checkIns: Int!
    checkOuts: Int!
    overnight: Int!
  }
  type BackOfHouse {
    checkingIn: [WhiteboardEntry!]!
    checkingOut: [WhiteboardEntry!]!
  }
  "Times are epoch seconds"
  type WhiteboardEntry {
    id: ID!
    ownerId: ID!
    animalId: ID!
    oLast: String
    aFirst: String
    typeId: ID!
    type: String
    checkInStamp: Int
    checkOutStamp: Int
    startDate: Int!
    endDate: Int!
    runName: String
    areaName: String
    statusId: Int!
    statusString: String!
    eventTime: Int!
  }

  ${gingrPeopleText}
  ${gingrMoreText}
`;
