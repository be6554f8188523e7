/** SDL of a registry of parties and animals with a calendar of slots: right shapes, other words. */
export const registryText = /* GraphQL */ `
  "What the clock on the wall of the site shows: YYYY-MM-DDTHH:MM."
  scalar Stamp

  type Query {
    org: Organisation
    sites: SitesReply
    "Parties in the order in which they were enrolled."
    parties(criteria: PartyCriteria, window: Window): PartiesReply
    party(ref: ID!): PartyReply
    animals(criteria: AnimalCriteria, window: Window): AnimalsReply
    animal(ref: ID!): AnimalReply
    resources(siteRef: ID): ResourcesReply
    slotKinds: SlotKindsReply
    "What can still be given away, from (included) until (excluded), of one kind."
    vacancies(siteRef: ID!, kindRef: ID!, resourceRef: ID, from: Stamp!, until: Stamp!): VacanciesReply
    calendar(siteRef: ID!): Calendar
    slot(ref: ID!): SlotReply
  }

  input Window {
    skip: Int = 0
    take: Int!
  }

  input PartyCriteria {
    "Part of a name or of a contact point."
    text: String
    currentOnly: Boolean
  }

  input AnimalCriteria {
    partyRef: ID
    text: String
  }

  type VacanciesReply {
    success: Boolean!
    problem: String
    payload: [Vacancy]
  }

  type Vacancy {
    beginsAt: Stamp!
    spanMinutes: Int!
    resource: Resource
  }

  type Organisation {
    id: ID!
    name: String
  }

  type SitesReply {
    success: Boolean!
    problem: String
    payload: [Site]
  }

  "A place where animals are seen."
  type Site {
    ref: ID!
    label: String
    street: String
    town: String
    region: String
    zip: String
    "IANA name."
    tz: String
  }

  type PartiesReply {
    success: Boolean!
    problem: String
    payload: PartyBatch
  }

  type PartyBatch {
    rows: [Party]
    total: Int
    more: Boolean
  }

  type PartyReply {
    success: Boolean!
    problem: String
    payload: Party
  }

  "Someone who keeps animals."
  type Party {
    ref: ID!
    label: String
    person: PersonParts
    contactPoints: [ContactPoint]
    isCurrent: Boolean
    animals: [Animal]
    enrolledAt: String
  }

  type PersonParts {
    calledBy: String
    surname: String
  }

  enum ContactSystem {
    PHONE
    MAIL
  }

  type ContactPoint {
    system: ContactSystem
    value: String
    use: String
  }

  type AnimalsReply {
    success: Boolean!
    problem: String
    payload: AnimalBatch
  }

  type AnimalBatch {
    rows: [Animal]
    total: Int
    more: Boolean
  }

  type AnimalReply {
    success: Boolean!
    problem: String
    payload: Animal
  }

  type Animal {
    ref: ID!
    callName: String
    species: String
    breed: String
    gender: String
    bornOn: String
    chip: String
    keeper: Party
  }

  type ResourcesReply {
    success: Boolean!
    problem: String
    payload: [Resource]
  }

  "Someone who can be given a slot."
  type Resource {
    ref: ID!
    label: String
    discipline: String
    isCurrent: Boolean
  }

  type SlotKindsReply {
    success: Boolean!
    problem: String
    payload: [SlotKind]
  }

  type SlotKind {
    ref: ID!
    label: String
    usualMinutes: Int
  }

  "The day planner of one site."
  type Calendar {
    site: Site
    "Slots that begin at or after from and before until. Voided ones only on request."
    slots(from: Stamp!, until: Stamp!, withVoided: Boolean = false, window: Window): SlotsReply
    closures: [Closure]
  }

  type Closure {
    day: String
    why: String
  }

  type SlotsReply {
    success: Boolean!
    problem: String
    payload: SlotBatch
  }

  type SlotBatch {
    rows: [Slot]
    total: Int
    more: Boolean
  }

  type SlotReply {
    success: Boolean!
    problem: String
    payload: Slot
  }

  type Slot {
    ref: ID!
    beginsAt: Stamp
    spanMinutes: Int
    isConfirmed: Boolean
    hasArrived: Boolean
    isUnderway: Boolean
    isFinished: Boolean
    isVoided: Boolean
    didNotCome: Boolean
    topic: String
    kind: SlotKind
    animal: Animal
    keeper: Party
    resource: Resource
    site: Site
  }
`;
