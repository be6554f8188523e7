/** Places, people, and what is written about them. */
export const openMrsPeopleText = `
  type Location {
    uuid: ID!
    display: String!
    name: String!
    description: String
    address1: String
    address2: String
    cityVillage: String
    stateProvince: String
    country: String
    postalCode: String
    latitude: String
    longitude: String
    countyDistrict: String
    tags: [LocationTag!]!
    parentLocation: Location
    childLocations: [Location!]!
    retired: Boolean!
  }

  type LocationTag {
    uuid: ID!
    display: String!
    name: String!
    description: String
  }

  type Patient {
    uuid: ID!
    "The identifier and the name."
    display: String!
    identifiers: [PatientIdentifier!]!
    person: Person!
    voided: Boolean!
    auditInfo: AuditInfo!
  }

  type PatientIdentifier {
    uuid: ID!
    display: String!
    identifier: String!
    identifierType: PatientIdentifierType!
    "Where it was given out."
    location: Location
    preferred: Boolean!
    voided: Boolean!
  }

  type PatientIdentifierType {
    uuid: ID!
    display: String!
    name: String!
    required: Boolean!
  }

  type Person {
    uuid: ID!
    display: String!
    gender: String
    age: Int
    birthdate: DateTime
    birthdateEstimated: Boolean!
    dead: Boolean!
    deathDate: DateTime
    preferredName: PersonName
    preferredAddress: PersonAddress
    names: [PersonName!]!
    addresses: [PersonAddress!]!
    attributes: [PersonAttribute!]!
    voided: Boolean!
  }

  type PersonName {
    uuid: ID!
    display: String!
    givenName: String
    middleName: String
    familyName: String!
    familyName2: String
    voided: Boolean!
  }

  type PersonAddress {
    uuid: ID!
    display: String
    preferred: Boolean!
    address1: String
    address2: String
    cityVillage: String
    stateProvince: String
    country: String
    postalCode: String
    voided: Boolean!
  }

  "Numbers, mail addresses and whatever else a site wants to know about people."
  type PersonAttribute {
    uuid: ID!
    display: String!
    value: String!
    attributeType: PersonAttributeType!
    voided: Boolean!
  }

  type PersonAttributeType {
    uuid: ID!
    display: String!
    name: String!
    description: String!
    format: String!
    sortWeight: Float!
    searchable: Boolean!
    retired: Boolean!
  }

  type Relationship {
    uuid: ID!
    display: String!
    personA: Person!
    personB: Person!
    voided: Boolean!
  }

  type Provider {
    uuid: ID!
    "The identifier and the name."
    display: String!
    person: Person!
    identifier: String!
    retired: Boolean!
  }

  type User {
    uuid: ID!
    display: String!
    username: String!
    systemId: String!
    person: Person!
    roles: [String!]!
    retired: Boolean!
  }

  type AuditInfo {
    creator: String!
    dateCreated: DateTime!
    changedBy: String
    dateChanged: DateTime
  }

  type VisitType {
    uuid: ID!
    display: String!
    name: String!
    description: String
    retired: Boolean!
  }

  "Time that a patient spends at a place; it has no end as long as the patient is there."
  type Visit {
    uuid: ID!
    display: String!
    patient: Patient!
    visitType: VisitType!
    location: Location
    startDatetime: DateTime!
    stopDatetime: DateTime
    encounters: [Encounter!]!
    voided: Boolean!
  }

  type Encounter {
    uuid: ID!
    display: String!
    encounterDatetime: DateTime!
    encounterType: String!
    patient: Patient!
    location: Location
    obs: [Obs!]!
    voided: Boolean!
  }

  type Obs {
    uuid: ID!
    display: String!
    concept: Concept!
    value: String!
    obsDatetime: DateTime!
  }

  type Concept {
    uuid: ID!
    display: String!
    datatype: String!
    conceptClass: String!
    retired: Boolean!
  }
`;
