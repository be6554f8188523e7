/** Every mutation, and what it answers when all went well. */
const mutations: readonly (readonly [name: string, data: string])[] = [
  ['scheduleVisit', 'ScheduledVisit'],
  ['updateScheduledVisit', 'ScheduledVisit'],
  ['cancelScheduledVisit', 'ScheduledVisit'],
  ['checkInVisit', 'ScheduledVisit'],
  ['signEncounter', 'Encounter'],
  ['blockTime', 'TimeBlock'],
  ['releaseTimeBlock', 'TimeBlock'],
  ['joinWaitlist', 'WaitlistEntry'],
  ['leaveWaitlist', 'WaitlistEntry'],
  ['createHousehold', 'Household'],
  ['updateHousehold', 'Household'],
  ['mergeHouseholds', 'Household'],
  ['addHouseholdMember', 'HouseholdMember'],
  ['updateHouseholdMember', 'HouseholdMember'],
  ['addCompanion', 'Companion'],
  ['updateCompanion', 'Companion'],
  ['logWeight', 'WeightReading'],
  ['createLabel', 'Label'],
  ['createFollowUp', 'FollowUp'],
  ['completeFollowUp', 'FollowUp'],
  ['sendMessage', 'ThreadMessage'],
  ['collectPayment', 'Payment'],
];

const capital = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

/** The mutations, with the union and the success that the errors plugin of Pothos makes of each. */
export const mutationsText: string = `
  interface Error {
    message: String!
  }

  "An input that can't be accepted as it is."
  type ValidationError implements Error {
    message: String!
    fieldErrors: [FieldError!]!
  }

  type FieldError {
    path: [String!]!
    message: String!
  }

  type NotFoundError implements Error {
    message: String!
    missingId: ID!
  }

  type ForbiddenError implements Error {
    message: String!
    requiredPermission: Permission
  }

  "Somebody's time is blocked."
  type ConflictError implements Error {
    message: String!
    conflicts: [CalendarEntry!]!
  }

  type Mutation {
${mutations.map(([name]) => `    ${name}(input: ${capital(name)}Input!): Mutation${capital(name)}Result!`).join('\n')}
  }
${mutations
  .map(([name, data]) => {
    const conflict = data === 'ScheduledVisit' ? 'ConflictError | ' : '';
    return `
  union Mutation${capital(name)}Result = ${conflict}ForbiddenError | Mutation${capital(name)}Success | NotFoundError | ValidationError

  type Mutation${capital(name)}Success {
    data: ${data}!
  }
`;
  })
  .join('')}`;

/** The type of a mutation's success. */
export function successOf(mutation: string): string {
  return `Mutation${capital(mutation)}Success`;
}
