const relations = ['UpdateUserBelongsToMany', 'CreateUserBelongsToMany', 'CreateAppointmentBelongsToMany'];

/** The four ways in which rows of another table are tied to one. */
function toMany(name: string): string {
  return `
  input ${name}Input {
    connect: [ID!]
    sync: [ID!]
    syncWithoutDetaching: [ID!]
    disconnect: [ID!]
  }`;
}

/** The mutations, and what they take. */
export const inputsText: string = [
  /* GraphQL */ `
    type Mutation {
      createAppointment(input: AppointmentCreateInput!): Appointment
      updateAppointment(input: AppointmentUpdateInput!): Appointment
      deleteAppointment(id: ID!): Appointment
      createAppointmentStatus(input: AppointmentStatusCreateInput!): AppointmentStatus
      updateAppointmentStatus(input: AppointmentStatusUpdateInput!): AppointmentStatus
      deleteAppointmentStatus(id: ID!): AppointmentStatus
      createAppointmentType(input: AppointmentTypeCreateInput!): AppointmentType
      updateAppointmentType(input: AppointmentTypeUpdateInput!): AppointmentType
      deleteAppointmentType(id: ID!): AppointmentType
      restoreAppointmentType(id: ID!): AppointmentType
      createGroup(input: GroupCreateInput!): Group
      updateGroup(input: GroupUpdateInput!): Group
      deleteGroup(id: ID!): Group
      restoreGroup(id: ID!): Group
      createUser(input: UserCreateInput!): User
      updateUser(input: UserUpdateInput!): User
      deleteUser(id: ID!): User
      restoreUser(id: ID!): User
    }

    input AppointmentCreateInput {
      title: String
      description: String
      startDateTime: DateTime!
      endDateTime: DateTime!
      user: CreateUserBelongsTo!
      attendees: CreateUserBelongsToManyInput
      status: CreateAppointmentStatusBelongsTo
    }

    input AppointmentUpdateInput {
      id: ID!
      title: String
      description: String
      startDateTime: DateTime
      endDateTime: DateTime
      user: UpdateUserBelongsTo
      attendees: UpdateUserBelongsToManyInput
      status: UpdateAppointmentStatusBelongsTo
    }

    input AppointmentStatusCreateInput {
      name: String!
    }

    input AppointmentStatusUpdateInput {
      id: ID!
      name: String
    }

    input UpdateAppointmentStatusBelongsTo {
      connect: ID
      sync: [ID!]
      syncWithoutDetaching: [ID!]
      disconnect: Boolean
    }

    input CreateAppointmentStatusBelongsTo {
      connect: ID!
    }

    input AppointmentTypeCreateInput {
      title: String
      description: String
      duration: Int
      price: Int
      user: CreateUserBelongsTo
      appointments: CreateAppointmentBelongsToManyInput
    }

    input AppointmentTypeUpdateInput {
      id: ID!
      title: String
      description: String
      duration: Int
      price: Int
      user: UpdateUserBelongsTo
      appointments: UpdateAppointmentBelongsToManyInput
    }

    input GroupCreateInput {
      name: String!
      active: Boolean!
    }

    input GroupUpdateInput {
      id: ID!
      name: String
      active: Boolean
      users: UpdateUserBelongsToManyInput
    }

    input UserCreateInput {
      name: String!
      email: Email!
      password: String!
    }

    input UserUpdateInput {
      id: ID!
      name: String
      email: Email
      currentPassword: String
      newPassword: String
      newPasswordConfirmation: String
      groups: UpdateGroupBelongsToManyInput
    }

    input CreateUserBelongsTo {
      connect: ID!
    }

    input UpdateUserBelongsTo {
      connect: ID!
      sync: [ID!]
      syncWithoutDetaching: [ID!]
      disconnect: [ID!]
    }
  `,
  ...[...relations, 'UpdateAppointmentBelongsToMany', 'UpdateGroupBelongsToMany'].map(toMany),
].join('\n');
