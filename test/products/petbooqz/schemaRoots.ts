/** What can be asked and what can be done. */
export const rootsText: string = /* GraphQL */ `
  type Query {
    practices: [PracticeInfo!]!
    calendars(client_practice: String): [Calendar!]!
    daybookColumns(client_practice: String): [DaybookColumn!]!
    staff(client_practice: String, active: Boolean): [Staff!]!
    daybook(dates: [String!]!, calendars: [String!], client_practice: String): [Slot!]!
    slot(calendar_id: String!, slot_id: ID!): Slot
    slots(calendars: [String!]!, dates: [String!]!, client_practice: String): [AvailableSlot!]!
    appointmenttypes: [AppointmentType!]!
    services(client_practice: String): [Service!]!
    reservations(client_practice: String): [Reservation!]!
    clients(
      client_practice: String
      lastname: String
      mobile: String
      email: String
      active: Boolean
      limit: Int = 50
      offset: Int = 0
    ): [Client!]!
    clientsSearch(phone: String!): [ClientSearchResult!]!
    client(client_id: ID!): ClientDetails
    patients(client_practice: String, client_id: ID, limit: Int = 50, offset: Int = 0): [Patient!]!
    patient(patient_id: ID!): PatientDetails
    histories(patient_id: ID!): [History!]!
    asapOrders(client_practice: String): [AsapOrder!]!
    asapOrder(order_id: ID!): AsapOrder
    advancenotice(client_practice: String!): AdvanceNotice!
  }

  type Mutation {
    reserveSlot(
      calendar_id: String!
      client_practice: String
      datetime: String!
      duration: String!
      appointment_note: String
    ): ReserveSlotResponse!
    confirmSlot(
      calendar_id: String!
      slot_id: ID!
      client_first: String!
      client_last: String!
      email_address: String!
      phone_number: String!
      patient_name: String!
      appointment_type: String
      reason: String
      appointment_note: String
      client_id: ID
      patient_id: ID
    ): ConfirmSlotResponse!
    bookSlot(
      calendar_id: String!
      client_practice: String
      datetime: String!
      duration: String!
      client_first: String!
      client_last: String!
      email_address: String!
      phone_number: String!
      patient_name: String!
      appointment_type: String
      reason: String
      appointment_note: String
      client_id: ID
      patient_id: ID
    ): BookSlotResponse!
    releaseSlot(calendar_id: String!, slot_id: ID!): MessageResponse!
    cancelSlot(calendar_id: String!, slot_id: ID!): MessageResponse!
    newHistory(title: String!, client_id: ID!, patient_id: ID!, notes: String!): NewHistoryResponse!
    advancenotice(client_practice: String!): AdvanceNoticeMutation!
  }
`;
