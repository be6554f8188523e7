/** SDL of what the registry can change. */
export const registryChangesText = /* GraphQL */ `
  type Mutation {
    reserveSlot(request: SlotRequest!): SlotReply
    amendSlot(ref: ID!, change: SlotChange!): SlotReply
    voidSlot(ref: ID!, why: String): SlotReply
    enrolParty(request: PartyRequest!): PartyReply
    enrolAnimal(partyRef: ID!, request: AnimalRequest!): AnimalReply
  }

  input SlotRequest {
    siteRef: ID!
    kindRef: ID!
    animalRef: ID
    resourceRef: ID
    beginsAt: Stamp!
    spanMinutes: Int
    topic: String
  }

  input SlotChange {
    resourceRef: ID
    beginsAt: Stamp
    spanMinutes: Int
    topic: String
    isConfirmed: Boolean
    hasArrived: Boolean
    isUnderway: Boolean
    isFinished: Boolean
    isVoided: Boolean
    didNotCome: Boolean
  }

  input PartyRequest {
    calledBy: String
    surname: String!
    contactPoints: [ContactPointRequest!]
  }

  input ContactPointRequest {
    system: ContactSystem!
    value: String!
  }

  input AnimalRequest {
    callName: String!
    species: String!
    breed: String
  }
`;
