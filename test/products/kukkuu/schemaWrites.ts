interface Write {
  readonly input: string;
  readonly payload: string;
  readonly description?: string;
}

const language = 'languageCode: Language!';
const eventTexts = `name: String shortDescription: String description: String imageAltText: String ${language}`;
const child = 'name: String relationship: RelationshipInput languagesSpokenAtHome: [ID!]';
const newChild = `${child} birthyear: Int! postalCode: String!`;
const occurrence = 'occurrenceLanguage: Language capacityOverride: Int ticketSystem: OccurrenceTicketSystemInput';

const inputs = `
input RelationshipInput { type: RelationshipTypeEnum }
"""A new Child input"""
input ChildInput { ${newChild} }
input GuardianInput {
  firstName: String!
  lastName: String!
  phoneNumber: String
  language: Language!
  email: String
  languagesSpokenAtHome: [ID!]
  hasAcceptedCommunication: Boolean
}
input EventTranslationsInput { ${eventTexts} }
input EventGroupTranslationsInput { ${eventTexts} }
input AddEventTicketSystemInput { type: TicketSystem! url: String endTime: String }
input UpdateEventTicketSystemInput { url: String endTime: String }
input OccurrenceTicketSystemInput { url: String }
`;

const writes: Readonly<Record<string, Write>> = {
  submitChildrenAndGuardian: {
    input: '"""At least one child is required.""" children: [ChildInput!]! guardian: GuardianInput!',
    payload: 'children: [ChildNode] guardian: GuardianNode',
    description:
      'This is the first mutation one needs to execute to start using the service. After that this mutation cannot be used anymore.',
  },
  addChild: {
    input: newChild,
    payload: 'child: ChildNode',
    description:
      'This mutation cannot be used before one has started using the service with \\"SubmitChildrenAndGuardianMutation\\".',
  },
  updateChild: { input: `${child} id: ID! postalCode: String`, payload: 'child: ChildNode' },
  deleteChild: { input: 'id: ID!', payload: '' },
  updateChildNotes: { input: 'childId: ID! notes: String!', payload: 'childNotes: ChildNotesNode' },
  updateMyProfile: {
    input:
      'firstName: String lastName: String phoneNumber: String language: Language languagesSpokenAtHome: [ID!] hasAcceptedCommunication: Boolean',
    payload: 'myProfile: GuardianNode',
  },
  addEvent: {
    input: `translations: [EventTranslationsInput] duration: Int participantsPerInvite: EventParticipantsPerInvite!
  """Required for internal ticket system events.""" capacityPerOccurrence: Int image: Upload projectId: ID! eventGroupId: ID
  readyForEventGroupPublishing: Boolean ticketSystem: AddEventTicketSystemInput`,
    payload: 'event: EventNode',
  },
  updateEvent: {
    input: `id: ID! duration: Int participantsPerInvite: EventParticipantsPerInvite capacityPerOccurrence: Int image: Upload
  translations: [EventTranslationsInput] projectId: ID eventGroupId: ID readyForEventGroupPublishing: Boolean
  ticketSystem: UpdateEventTicketSystemInput`,
    payload: 'event: EventNode',
  },
  deleteEvent: { input: 'id: ID!', payload: '' },
  publishEvent: { input: 'id: ID!', payload: 'event: EventNode' },
  addOccurrence: {
    input: `time: DateTime! eventId: ID! venueId: ID! ${occurrence}`,
    payload: 'occurrence: OccurrenceNode',
  },
  updateOccurrence: {
    input: `id: ID! time: DateTime eventId: ID venueId: ID ${occurrence}`,
    payload: 'occurrence: OccurrenceNode',
  },
  deleteOccurrence: { input: 'id: ID!', payload: '' },
  enrolOccurrence: {
    input: '"""Occurrence id of event""" occurrenceId: ID! """Guardian\'s child id""" childId: ID!',
    payload: 'enrolment: EnrolmentNode',
  },
  unenrolOccurrence: {
    input: '"""Occurrence id of event""" occurrenceId: ID! """Guardian\'s child id""" childId: ID!',
    payload: 'occurrence: OccurrenceNode child: ChildNode',
  },
  setEnrolmentAttendance: {
    input: 'enrolmentId: ID! """This field is required (but it can be null).""" attended: Boolean',
    payload: 'enrolment: EnrolmentNode',
  },
};

const named = Object.entries(writes).map(([name, write]) => {
  return { name, type: `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Mutation`, ...write };
});

/** The mutations: each has an input, and a payload of its own, as ClientIDMutation makes them. */
export const kukkuuWrites = `${inputs}
${named
  .map(
    ({ type, input, payload }) => `
input ${type}Input { ${input} clientMutationId: String }
type ${type}Payload { ${payload} clientMutationId: String }`,
  )
  .join('')}

type Mutation {
${named
  .map(
    ({ name, type, description }) =>
      `${description === undefined ? '' : `  "${description}"\n`}  ${name}(input: ${type}Input!): ${type}Payload`,
  )
  .join('\n')}
}
`;
