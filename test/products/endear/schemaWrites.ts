const payloads = [
  ['Customer', 'Create', 'Update', 'AssignUsersTo', 'UnassignUsersFrom'],
  ['CustomerField', 'Create', 'UpdateAttributes'],
  ['Note', 'Create', 'Update'],
  ['NoteComment', 'Create', 'Update'],
  ['Task', 'Create', 'Update', 'AssignUsersTo', 'UnassignUsersFrom'],
  ['AppointmentEvent', 'Create', 'Reschedule', 'Cancel'],
] as const;

const snake = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase();
const payloadText = payloads
  .flatMap(([type, ...verbs]) =>
    verbs.map((verb) => {
      const name = verb === 'UpdateAttributes' ? `Update${type}Attributes` : `${verb}${type}`;
      return `  type ${name}Payload {\n    ${snake(type)}: ${type}!\n  }`;
    }),
  )
  .join('\n');

/** SDL of what can be written. */
export const endearWritesText: string = /* GraphQL */ `
  type Mutation {
    createCustomer(creatorId: ID, assignedTo: [ID!], attributes: [CustomerAttributeInput!]): CreateCustomerPayload!
    updateCustomer(editorId: ID, id: ID!, archived: Boolean!): UpdateCustomerPayload!
    assignUsersToCustomer(id: ID!, assigneeIds: [ID!]!): AssignUsersToCustomerPayload!
    unassignUsersFromCustomer(id: ID!, assigneeIds: [ID!]!): UnassignUsersFromCustomerPayload!
    "Creates or updates Customers by their ids in the current Integration"
    bulkUpsertExternalCustomers(customers: [ExternalCustomerInput!]!): BulkUpsertExternalCustomersPayload!
    createCustomerField(
      key: String!
      label: String!
      description: String
      type: CustomerFieldType!
      allowMultiple: Boolean!
      isUserEditable: Boolean!
      order: String
      options: [String!]
    ): CreateCustomerFieldPayload!
    updateCustomerFieldAttributes(
      id: ID!
      label: String
      description: String
      isUserEditable: Boolean
    ): UpdateCustomerFieldAttributesPayload!
    createNote(
      localId: String
      creatorId: ID
      createdInTeamId: ID
      customerId: ID
      title: String
      description: String
      tags: [String!]
      timeZone: String
    ): CreateNotePayload!
    updateNote(id: ID!, updaterId: ID, title: String, description: String, tags: [String!]): UpdateNotePayload!
    createNoteComment(noteId: ID!, creatorId: ID, comment: String!): CreateNoteCommentPayload!
    updateNoteComment(id: ID!, comment: String!, updaterId: ID!): UpdateNoteCommentPayload!
    createTask(
      localId: String
      idempotencyKey: String
      type: TaskType!
      title: String!
      descriptionHtml: String
      timeZone: String!
      dueDate: DateTime!
      expiresAt: DateTime
      assignToTeamId: ID
      assignToUserId: ID
      associations: [TaskAssociationInput!]
      notifyAssignees: Boolean
    ): CreateTaskPayload!
    updateTask(
      id: ID!
      title: String
      descriptionHtml: String
      dueDate: DateTime
      status: TaskStatus
    ): UpdateTaskPayload!
    assignUsersToTask(id: ID!, assignerId: ID!, assigneeIds: [ID!]!): AssignUsersToTaskPayload!
    unassignUsersFromTask(id: ID!, assignerId: ID!, assigneeIds: [ID!]!): UnassignUsersFromTaskPayload!
    "Books an appointment event, by a booking page or by a type and a calendar"
    createAppointmentEvent(
      "The context of the actor performing the action"
      actor: ActorContext
      appointmentBookingPageId: ID
      appointmentCalendarId: ID
      appointmentTypeId: ID
      assignedTeamId: ID
      assignedUserId: ID
      booker: AppointmentEventBookerInput!
      description: String
      "The start date and time of the event"
      startDateTime: DateTime!
      "The end date and time of the event"
      endDateTime: DateTime!
      "Whether to prevent booking if the range is unavailable"
      preventBookingIfRangeIsUnavailable: Boolean
      "Whether to send a notification to the customer about the booking"
      sendCustomerNotification: Boolean
    ): CreateAppointmentEventPayload!
    "Reschedules an existing appointment event"
    rescheduleAppointmentEvent(
      "The context of the actor performing the action"
      actor: ActorContext
      "The AppointmentCalendar to reschedule the event onto"
      appointmentCalendarId: ID
      "The ID of the CalendarEvent to reschedule"
      calendarEventId: ID
      "The ID of the AppointmentEvent to reschedule"
      id: ID
      "Whether to prevent rescheduling if the range is unavailable"
      preventBookingIfRangeIsUnavailable: Boolean
      "Whether to send a notification to the customer about the reschedule"
      sendCustomerNotification: Boolean
      "The AppointmentBookingPage for the rescheduled event (defaults to original)"
      targetAppointmentBookingPageId: ID
      "The AppointmentCalendar to reschedule the event onto"
      targetAppointmentCalendarId: ID
      "Updated booker details (if not provided, uses existing booker from the appointment)"
      targetBooker: AppointmentEventBookerInput
      "The new end date and time of the event"
      targetEndDateTime: DateTime!
      "The FormSubmission to associate with the rescheduled event (if not provided, uses existing form submission)"
      targetFormSubmissionId: ID
      "The new start date and time of the event"
      targetStartDateTime: DateTime!
    ): RescheduleAppointmentEventPayload!
    "Cancels an existing appointment event"
    cancelAppointmentEvent(
      "The context of the actor performing the action"
      actor: ActorContext
      "The ID of the CalendarEvent to cancel"
      calendarEventId: ID
      "The ID of the AppointmentEvent to cancel"
      id: ID
      note: String
      "Whether to send a notification to the customer about the cancellation"
      sendCustomerNotification: Boolean
    ): CancelAppointmentEventPayload!
  }

  "Who does it"
  input ActorContext {
    teamId: ID
    userId: ID
    initiatedByCustomer: Boolean
  }

  "Who books: a Customer that is known, or somebody new"
  input AppointmentEventBookerInput {
    customerId: ID
    email: String
    firstName: String
    lastName: String
    phoneNumber: String
  }

  "first_name, last_name, email_address, phone_number, address, city, tags or a CustomerField by its key"
  input CustomerAttributeInput {
    key: String!
    values: [String!]!
  }

  input ExternalCustomerInput {
    "The id of the Customer in the Integration"
    id: String!
    first_name: String
    last_name: String
    email_address: String
    phone_number: String
    birthday: String
    tags: [String!]
    custom_fields: [CustomerAttributeInput!]
    created_at: DateTime
    updated_at: DateTime
    deleted_at: DateTime
  }

  type BulkUpsertExternalCustomersPayload {
    status: String!
  }

  input TaskAssociationInput {
    customerId: ID!
  }

  ${payloadText}
`;
