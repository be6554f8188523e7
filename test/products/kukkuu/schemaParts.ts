/** The arguments of a connection of Relay. */
export const relay = 'before: String, after: String, first: Int, last: Int';
/** The same over models. */
export const django = `offset: Int, ${relay}`;
/** The same by project. */
export const byProject = `${django}, projectId: ID`;
/** What lists of occurrences can be asked for. */
export const occurrenceFilter = `${django}, date: Date, time: Time, upcoming: Boolean, upcomingWithLeeway: Boolean, venueId: String, eventId: String,
    occurrenceLanguage: String, upcomingWithOngoing: Boolean, projectId: String`;
/** What lists of events can be asked for. */
export const eventFilter = `${byProject}, availableForChild: String, upcoming: Boolean`;
/** What lists of messages can be asked for. */
export const messageFilter = `${byProject}, protocol: MessagesMessageProtocolChoices, occurrences: [ID], orderBy: String`;

/** What every node has. */
export const node = `"""The ID of the object"""
  id: ID!`;
/** What nodes with times have. */
export const stamped = `${node}
  createdAt: DateTime!
  updatedAt: DateTime!`;
