/** Owners, animals and locations, and what is asked for when somebody arrives or calls. */
export const gingrPeopleText: string = /* GraphQL */ `
  input OwnerParams {
    id: ID
    firstName: String
    lastName: String
    email: String
    cellPhone: String
    homePhone: String
    city: String
    zip: String
    homeLocation: ID
  }

  type Owner {
    id: ID!
    firstName: String
    lastName: String
    email: String
    cellPhone: String
    homePhone: String
    address1: String
    address2: String
    city: String
    state: String
    zip: String
    emergencyContactName: String
    emergencyContactPhone: String
    notes: String
    "The id of a location"
    homeLocation: ID
    currentBalance: Float
    vetId: ID
    barcode: String
    allowOnlineLogin: Boolean
    optOutEmail: Boolean
    optOutSms: Boolean
    optOutMarketingEmail: Boolean
    optOutMarketingSms: Boolean
    createdAt: DateTime
    modifiedAt: DateTime
    animals: [Animal!]!
  }

  input AnimalParams {
    id: ID
    ownerId: ID
    firstName: String
    speciesId: ID
    breedId: ID
    vip: Boolean
    banned: Boolean
  }

  type Animal {
    id: ID!
    ownerId: ID!
    "What the animal is called"
    firstName: String!
    speciesId: ID
    breedId: ID
    color: String
    gender: String
    "Epoch seconds"
    birthday: Int
    weight: Float
    microchip: String
    vetId: ID
    medicines: String
    allergies: String
    notes: String
    feedingNotes: String
    groomingNotes: String
    temperment: ID
    fixed: Boolean
    vip: Boolean
    banned: Boolean
    image: String
    owner: Owner
    species: Species
    breed: Breed
    vet: Vet
  }

  type Species {
    id: ID!
    name: String!
  }
  type Breed {
    id: ID!
    name: String!
    speciesId: ID!
  }

  type Location {
    id: ID!
    name: String!
    address: String
    city: String
    state: String
    zip: String
    phone: String
    email: String
  }

  type QuickCheckinResult {
    success: Boolean!
    error: String
    reservations: [Reservation!]!
  }
  enum CallStatus {
    initiated
    ringing
    answered
    completed
    in_progress
    no_answer
  }
  input ReceiveCallInput {
    from: String!
    called: String!
    callStatus: CallStatus!
    callSid: String!
    callDuration: Int
  }
  type ReceiveCallResult {
    success: Boolean!
    error: String
  }
`;
