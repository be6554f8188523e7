/** Writes and the type that each of them answers when it was done. */
const writes: readonly (readonly [name: string, input: string, result: string])[] = [
  ['bookEntry', 'BookEntryInput', 'DaybookEntry'],
  ['reviseEntry', 'ReviseEntryInput', 'DaybookEntry'],
  ['moveEntryStage', 'MoveEntryStageInput', 'DaybookEntry'],
  ['withdrawEntry', 'WithdrawEntryInput', 'DaybookEntry'],
  ['placeHold', 'PlaceHoldInput', 'DaybookEntry'],
  ['openGuardianFile', 'GuardianFileInput', 'Guardian'],
  ['amendGuardianFile', 'GuardianFilePatch', 'Guardian'],
  ['absorbGuardianFile', 'AbsorbGuardianFileInput', 'Guardian'],
  ['openCompanionFile', 'CompanionFileInput', 'Companion'],
  ['amendCompanionFile', 'CompanionFilePatch', 'Companion'],
  ['recordWeight', 'RecordWeightInput', 'WeightReading'],
  ['recordImmunization', 'RecordImmunizationInput', 'Immunization'],
  ['postPayment', 'PostPaymentInput', 'Payment'],
  ['sendMessage', 'SendMessageInput', 'ConversationMessage'],
  ['addWorkItem', 'AddWorkItemInput', 'WorkItem'],
  ['finishWorkItem', 'NodeInput', 'WorkItem'],
  ['joinWaitlist', 'JoinWaitlistInput', 'WaitlistRequest'],
];

function payloadOf(name: string): string {
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Payload`;
}

/** Mutations: each takes `data` and answers the row or messages. */
export const writesText: string = `
input NodeInput {
  id: ID!
}

input BookEntryInput {
  facilityId: ID!
  purposeId: ID!
  startsAt: DateTime!
  endsAt: DateTime
  attendingId: ID
  roomId: ID
  guardianId: ID
  companionId: ID
  concern: String! = ""
}

input ReviseEntryInput {
  id: ID!
  facilityId: ID
  purposeId: ID
  startsAt: DateTime
  endsAt: DateTime
  attendingId: ID
  roomId: ID
  guardianId: ID
  companionId: ID
  concern: String
}

input MoveEntryStageInput {
  id: ID!
  stage: EntryStage!
}

input WithdrawEntryInput {
  id: ID!
  reason: WithdrawalReason!
  note: String! = ""
}

input PlaceHoldInput {
  facilityId: ID!
  purposeId: ID!
  startsAt: DateTime!
  endsAt: DateTime!
  attendingId: ID
  concern: String! = ""
}

input PhoneInput {
  number: String!
  kind: PhoneKind! = MOBILE
}

input AddressInput {
  line1: String!
  line2: String! = ""
  city: String!
  province: String! = ""
  postalCode: String! = ""
}

"What a new guardian's file needs: a surname, and the facility where it is opened."
input GuardianFileInput {
  givenNames: String! = ""
  surname: String!
  homeFacilityId: ID!
  preferredLanguage: Language! = EN
  "The first one becomes the primary number."
  phones: [PhoneInput!]! = []
  "The first one becomes the primary address."
  emails: [String!]! = []
  civicAddress: AddressInput
  deskNote: String! = ""
}

"Absent fields stay as they are; lists replace what was there."
input GuardianFilePatch {
  id: ID!
  givenNames: String
  surname: String
  homeFacilityId: ID
  preferredLanguage: Language
  phones: [PhoneInput!]
  emails: [String!]
  civicAddress: AddressInput
  deskNote: String
  isActive: Boolean
}

input AbsorbGuardianFileInput {
  keepId: ID!
  absorbId: ID!
}

"What a new companion's file needs."
input CompanionFileInput {
  guardianId: ID!
  callName: String!
  speciesId: ID!
  breedId: ID
  sex: CompanionSex! = UNKNOWN
  colour: String! = ""
  bornOn: Date
  microchipNumber: String
}

"Absent fields stay as they are."
input CompanionFilePatch {
  id: ID!
  guardianId: ID
  callName: String
  speciesId: ID
  breedId: ID
  sex: CompanionSex
  colour: String
  bornOn: Date
  microchipNumber: String
  isDeceased: Boolean
  coGuardianIds: [ID!]
}

input RecordWeightInput {
  companionId: ID!
  kilograms: Decimal!
  bodyCondition: Int
}

input RecordImmunizationInput {
  companionId: ID!
  vaccineId: ID!
  givenOn: Date!
  givenById: ID
  lotNumber: String!
}

input PostPaymentInput {
  guardianId: ID!
  invoiceId: ID
  amount: Decimal!
  tender: Tender!
  reference: String! = ""
}

input SendMessageInput {
  guardianId: ID!
  conversationId: ID
  body: String!
}

input AddWorkItemInput {
  title: String!
  dueOn: Date
  assigneeId: ID
  companionId: ID
}

input JoinWaitlistInput {
  guardianId: ID!
  companionId: ID
  facilityId: ID!
  purposeId: ID!
  earliestOn: Date!
  latestOn: Date!
  remarks: String! = ""
}

${writes.map(([name, , result]) => `union ${payloadOf(name)} = ${result} | OperationInfo`).join('\n')}

type Mutation {
  ${writes.map(([name, input]) => `${name}(data: ${input}!): ${payloadOf(name)}!`).join('\n  ')}
}
`;
