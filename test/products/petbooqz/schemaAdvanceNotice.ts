/** What the booking page of the product, Advance Notice, reads and writes. */
export const advanceNoticeText: string = /* GraphQL */ `
  type AdvanceNotice {
    practiceinfo: PracticeInfo!
    services: ServicesResponse!
    searchexistClient(mobile: String!, lastname: String!): SearchExistClientResponse!
    clientPatients(clientcode: String!): ClientPatientsResponse!
    clientReminders(clientcode: String!): ClientRemindersResponse!
    questions: QuestionsResponse!
    getSpecies: SpeciesResponse!
    getBreedsBySpecies(speciesId: String!): BreedsResponse!
    getrooms(sku: String!): RoomsResponse!
    findfreeSlots(sku: String!, date: String!, room: String): FreeSlotsResponse!
  }

  type AdvanceNoticeMutation {
    reserve(sku: String!, room: String!, time: String!, date: String!, staff: String): ReservationResponse!
    extendReservation(reservationid: String!): ReservationResponse!
    finaliseReservation(
      reservationid: String!
      firstname: String!
      lastname: String!
      mobile: String!
      email: String!
      patientname: String!
      breed: String!
      venomid: String!
      species: String!
      dob: String!
      sex: String!
      notes: String!
      clientcode: String
      patientcode: String
    ): FinaliseResponse!
  }

  type ServiceCategory {
    sku: String!
    name: String!
  }

  type ServicesResponse {
    messagecode: String!
    categories: [ServiceCategory!]!
  }

  type ExistClient {
    clientcode: String!
    title: String
    firstName: String
    lastname: String
    mobile: String
    email: String
  }

  type SearchExistClientResponse {
    messagecode: String
    message: String
    error: String
    client: ExistClient
    DateRequested: String
    code: String
  }

  type ClientPatient {
    PatientCode: String!
    FirstName: String!
    Sex: String
    Desexed: String
    SpeciesCode: String
    DateOfBirth: String
    Breed: String
    BreedCode: String
    Species: String
  }

  type ClientPatientsResponse {
    messagecode: String!
    patients: [ClientPatient!]!
  }

  type ClientReminder {
    PatientCode: String!
    FirstName: String!
    ReminderType: String!
    DateDue: String!
    Status: String!
  }

  type ClientRemindersResponse {
    messagecode: String!
    reminders: [ClientReminder!]!
  }

  type Question {
    id: String!
    question: String!
    type: String!
    required: String!
  }

  type QuestionsResponse {
    messagecode: String!
    questions: [Question!]!
  }

  type Species {
    VeNOMID: String!
    Group: String!
  }

  type SpeciesResponse {
    messagecode: String!
    species: [Species!]!
  }

  type Breed {
    BreedCode: String!
    Breed: String!
    VeNOMID: String!
  }

  type BreedsResponse {
    messagecode: String!
    breeds: [Breed!]!
  }

  type Room {
    ColumnID: String!
    room: String!
  }

  type RoomsResponse {
    messagecode: String!
    rooms: [Room!]!
  }

  type FreeSlot {
    room: String!
    date: String!
    time: String!
  }

  type FreeSlotsResponse {
    messagecode: String!
    slots: [FreeSlot!]!
  }

  type ReservationResponse {
    messagecode: String!
    error: String
    ReservationId: String
    CreateTime: String
    ExpiryTime: String
  }

  type FinaliseResponse {
    messagecode: String!
    error: String
    ApptID: String
    clientcode: String
    patientcode: String
  }
`;
