/** SDL of what the registry offers beyond the front desk. */
export const registryBackOfficeText = /* GraphQL */ `
  extend type Query {
    formerParties(window: Window): FormerPartiesReply
    partyTemplates: [PartyTemplate]
    partySegments: [PartySegment]
    slotWishes(siteRef: ID!, window: Window): SlotWishesReply
    slotFigures(siteRef: ID!, from: Stamp!, until: Stamp!): SlotFigures
    animalForms(animalRef: ID): [AnimalForm]
    animalTransfers(window: Window): [AnimalTransfer]
    resourceShifts(resourceRef: ID!, from: Stamp!, until: Stamp!): [ResourceShift]
    resourceSessions: [ResourceSession]
    journal(window: Window): [JournalEntry]
    notices: [Notice]
    tariffs: [Tariff]
    bills(partyRef: ID, window: Window): [Bill]
    errands: [Errand]
    hooks: [Hook]
    preferences: [Preference]
  }

  extend type Mutation {
    fileSlotWish(request: SlotWishRequest!): SlotWish
    closeSite(siteRef: ID!, day: String!, why: String): Closure
    writeNotice(text: String!): Notice
    mergeParties(fromRef: ID!, intoRef: ID!): PartyReply
    addTariff(label: String!, amount: Float!): Tariff
  }

  type FormerPartiesReply {
    success: Boolean!
    payload: [FormerParty]
  }
  type FormerParty {
    ref: ID!
    label: String
    leftOn: String
  }
  type PartyTemplate {
    ref: ID!
    label: String
    text: String
  }
  type PartySegment {
    ref: ID!
    label: String
    size: Int
  }
  type SlotWishesReply {
    success: Boolean!
    payload: [SlotWish]
  }
  type SlotWish {
    ref: ID!
    beginsAt: Stamp
    partyLabel: String
    isDeclined: Boolean
    topic: String
  }
  input SlotWishRequest {
    siteRef: ID!
    beginsAt: Stamp!
    partyLabel: String!
  }
  type SlotFigures {
    total: Int
    voided: Int
    finished: Int
  }
  type AnimalForm {
    ref: ID!
    label: String
    animal: Animal
  }
  type AnimalTransfer {
    ref: ID!
    animal: Animal
    fromParty: Party
    toParty: Party
  }
  type ResourceShift {
    ref: ID!
    resource: Resource
    beginsAt: Stamp
    spanMinutes: Int
  }
  type ResourceSession {
    ref: ID!
    resource: Resource
    signedInAt: String
  }
  type JournalEntry {
    ref: ID!
    deed: String
    at: String
  }
  type Notice {
    ref: ID!
    text: String
  }
  type Tariff {
    ref: ID!
    label: String
    amount: Float
  }
  type Bill {
    ref: ID!
    party: Party
    amount: Float
    isPaid: Boolean
  }
  type Errand {
    ref: ID!
    label: String
    isFinished: Boolean
    resource: Resource
  }
  type Hook {
    ref: ID!
    address: String
  }
  type Preference {
    label: String
    value: String
  }
`;
