/** A mutation in Relay's form: one input, and a payload with the row. */
function relayText(name: string, fields: string, row: string, description = ''): string {
  const type = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Mutation`;
  const input = fields === '' ? '' : `input ${type}Input { ${fields} clientMutationId: String }`;
  return `
  extend type Mutation {
    ${description && `"${description}"`}
    ${name}(input: ${type}Input!): ${type}Payload
  }
  ${input}
  type ${type}Payload { ${row} clientMutationId: String }`;
}

/** A mutation that is handed on to Linked Events. */
function eventText(name: string, args: string, body: string, description = ''): string {
  const type = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
  return `
  extend type Mutation {
    ${description && `"${description}"`}
    ${name}(${args}): ${type}
  }
  type ${type} { response: ${body}MutationResponse }`;
}

const occurrenceFields = `placeId: String minGroupSize: Int maxGroupSize: Int contactPersons: [PersonNodeInput] seatType: SeatType`;
const personFields = 'phoneNumber: String "Default `fi`" language: Language';
const occurrence = 'occurrence: OccurrenceNode';
const enrolment = 'enrolment: EnrolmentNode';
const publishes =
  'Using this mutation will update event publication status and also set the `start_time`, `end_time` of linkedEvent';

/** Mutations; an empty list of fields stands for an input that is written elsewhere. */
export const kultusWriteText: string = [
  eventText('addEventMutation', 'event: AddEventMutationInput', 'Event'),
  eventText('updateEventMutation', 'event: UpdateEventMutationInput', 'Event'),
  eventText('publishEventMutation', 'event: PublishEventMutationInput', 'Event', publishes),
  eventText('unpublishEventMutation', 'event: PublishEventMutationInput', 'Event'),
  eventText('deleteEventMutation', 'eventId: String!', 'Event'),
  eventText('uploadImageMutation', 'image: UploadImageMutationInput', 'Image'),
  eventText('updateImageMutation', 'image: UpdateImageMutationInput', 'Image'),
  eventText('deleteImageMutation', 'imageId: String!', 'Image'),
  'type EventMutationResponse { statusCode: Int! body: Event resultText: String }',
  'type ImageMutationResponse { statusCode: Int! body: Image resultText: String }',
  relayText(
    'createMyProfile',
    `name: String! emailAddress: String! ${personFields} organisations: [ID] "Propose a new organisation being added. Used with 3rd party organisations" organisationProposals: [OrganisationProposalNodeInput] placeIds: [String]`,
    'myProfile: PersonNode',
  ),
  relayText(
    'updateMyProfile',
    `name: String emailAddress: String ${personFields} placeIds: [String]`,
    'myProfile: PersonNode',
  ),
  relayText(
    'addOrganisation',
    'name: String! phoneNumber: String type: OrganisationType! publisherId: String!',
    'organisation: OrganisationNode',
  ),
  relayText(
    'updateOrganisation',
    'id: ID! name: String phoneNumber: String type: OrganisationType publisherId: String',
    'organisation: OrganisationNode',
  ),
  relayText('updatePerson', `id: ID! name: String emailAddress: String ${personFields}`, 'person: PersonNode'),
  relayText(
    'addOccurrence',
    `${occurrenceFields} startTime: DateTime! endTime: DateTime! pEventId: ID! amountOfSeats: Int! languages: [LanguageInput]!`,
    occurrence,
  ),
  relayText(
    'updateOccurrence',
    `id: ID! ${occurrenceFields} startTime: DateTime endTime: DateTime pEventId: ID amountOfSeats: Int "If present, should include all languages of the occurrence" languages: [LanguageInput]!`,
    occurrence,
  ),
  relayText('deleteOccurrence', 'id: ID!', ''),
  relayText('cancelOccurrence', 'id: ID! reason: String', occurrence),
  relayText('addVenue', '', 'venue: VenueNode'),
  relayText('updateVenue', '', 'venue: VenueNode'),
  relayText('deleteVenue', '"Place id from linked event" id: ID!', ''),
  relayText('addStudyGroup', '', 'studyGroup: StudyGroupNode'),
  relayText('updateStudyGroup', '', 'studyGroup: StudyGroupNode', 'Mutation for admin only'),
  relayText('deleteStudyGroup', 'id: ID!', '', 'Mutation for admin only'),
  relayText('enrolOccurrence', '', 'enrolments: [EnrolmentNode]'),
  relayText(
    'unenrolOccurrence',
    '"Occurrence id of event" occurrenceId: ID! "Study group id" studyGroupId: ID!',
    `${occurrence} studyGroup: StudyGroupNode`,
    'Only staff can unenrol study group',
  ),
  relayText(
    'updateEnrolment',
    'enrolmentId: ID! isPartOfCulturalRoute: Boolean notificationType: NotificationType "Study group input" studyGroup: StudyGroupInput "Leave blank if the contact person is the same with group contact person" person: PersonNodeInput',
    enrolment,
  ),
  relayText('approveEnrolment', 'enrolmentId: ID! customMessage: String', enrolment),
  relayText('massApproveEnrolments', 'enrolmentIds: [ID]! customMessage: String', 'enrolments: [EnrolmentNode]!'),
  relayText('declineEnrolment', 'enrolmentId: ID! customMessage: String', enrolment),
  relayText(
    'cancelEnrolment',
    'uniqueId: ID! "Need to be included to actually cancel the enrolment, without this token, BE only initiate the cancellation process by sending a confirmation email to teacher" token: String',
    enrolment,
  ),
  relayText('enrolEventQueue', '', 'eventQueueEnrolment: EventQueueEnrolmentNode'),
  relayText(
    'unenrolEventQueue',
    'pEventId: ID! "Study group id" studyGroupId: ID!',
    'pEvent: PalvelutarjotinEventNode studyGroup: StudyGroupNode',
  ),
  relayText('pickEnrolmentFromQueue', 'occurrenceId: ID! eventQueueEnrolmentId: ID!', enrolment),
].join('\n');
