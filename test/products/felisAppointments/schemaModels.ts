/** The models of the product. */
export const modelsText: string = /* GraphQL */ `
  type User {
    id: ID!
    name: String!
    email: String!
    emailVerifiedAt: DateTime
    createdAt: DateTime
    updatedAt: DateTime
    deletedAt: DateTime
    groups: [Group!]!
    slotRules: [SlotRule!]!
    appointments: [Appointment!]!
  }

  type Appointment {
    id: ID
    title: String
    description: String
    statusId: ID
    startDateTime: DateTime!
    endDateTime: DateTime!
    createdAt: DateTime
    updatedAt: DateTime
    user: User!
    attendees: [User!]!
    status: AppointmentStatus
  }

  type AppointmentStatus {
    id: ID!
    name: String!
    createdAt: DateTime!
    updatedAt: DateTime!
    appointments: [Appointment!]!
  }

  type AppointmentType {
    id: ID
    title: String
    description: String
    duration: Int
    price: String
    createdAt: DateTime
    updatedAt: DateTime
    user: User
    appointments(
      "The offset from which items are returned."
      page: Int

      "Limits number of fetched items."
      first: Int!
    ): AppointmentPaginator!
  }

  type Group {
    id: ID
    name: String
    active: Boolean
    createdAt: DateTime
    updatedAt: DateTime
    deletedAt: DateTime
    users: [User!]!
  }

  type SlotRule {
    id: ID!
    ruleName: String
    dayOfTeWeek: String
    startTime: DateTime
    endTime: DateTime
    slotDuration: Int
    timeAfterAppointment: Int
  }

  type AvailableSlot {
    startTime: String!
    endTime: String!
  }

  type Slot {
    startTime: String
    endTime: String
  }

  type DaySlots {
    day: String
    date: String
    slots: [Slot!]
  }

  type Money {
    amount: Float
    currency: String
  }
`;
