import { appointmentInputsText } from './schemaAppointments.ts';
import { availabilityInputsText } from './schemaAvailabilities.ts';
import { customerInputsText } from './schemaCustomers.ts';
import { filtersText } from './schemaFilters.ts';
import { typeInputsText } from './schemaTypes.ts';
import { userUpdatesText } from './schemaUserUpdates.ts';
import { userInputsText } from './schemaUsers.ts';

/** The schema as Nexus and its plugin for Prisma generate it. */
export const appointmentSchedulerText: string = /* GraphQL */ `
  type Appointment {
    appointmentType: AppointmentType
    customer: Customer
    end: DateTime!
    googleCalendarEventId: String
    id: Int!
    start: DateTime!
    user: User
  }

  type AppointmentType {
    description: String
    duration: Int!
    id: Int!
    name: String!
    price: Float
    user: User
  }

  type AuthPayload {
    expiresIn: Int
    token: String
    user: User
  }

  type AvailabilityModifier {
    end: DateTime!
    id: Int!
    isExclusive: Boolean!
    start: DateTime!
    user: User
  }

  type Customer {
    address: String
    appointments: [Appointment!]!
    email: String!
    firstName: String!
    id: Int!
    isBlackListed: Boolean!
    lastName: String!
    phone: String
    users: [User!]!
  }

  scalar DateTime

  enum Day {
    FRIDAY
    MONDAY
    SATURDAY
    SUNDAY
    THURSDAY
    TUESDAY
    WEDNESDAY
  }

  type Mutation {
    createOneAppointment(data: AppointmentCreateInput!): Appointment!
    createOneAppointmentType(data: AppointmentTypeCreateInput!): AppointmentType!
    createOneAvailabilityModifier(data: AvailabilityModifierCreateInput!): AvailabilityModifier!
    createOneCustomer(data: CustomerCreateInput!): Customer!
    createOneRecurrentAvailability(data: RecurrentAvailabilityCreateInput!): RecurrentAvailability!
    deleteOneAppointment(where: AppointmentWhereUniqueInput!): Appointment
    deleteOneAppointmentType(where: AppointmentTypeWhereUniqueInput!): AppointmentType
    deleteOneAvailabilityModifier(where: AvailabilityModifierWhereUniqueInput!): AvailabilityModifier
    deleteOneCustomer(where: CustomerWhereUniqueInput!): Customer
    deleteOneRecurrentAvailability(where: RecurrentAvailabilityWhereUniqueInput!): RecurrentAvailability
    deleteOneUser(where: UserWhereUniqueInput!): User
    signin(email: String, oAuthToken: OAuthTokenInput, password: String): AuthPayload
    signup(
      email: String!
      firstName: String!
      lastName: String!
      oAuthToken: OAuthTokenInput
      password: String
    ): AuthPayload
    updateCurrentUser(
      address: String
      email: String
      firstName: String
      lastName: String
      minScheduleNotice: Int
      newPassword: String
      oAuthToken: OAuthTokenInput
      oldPassword: String
      websiteUrl: String
    ): User
    updateOneAppointment(data: AppointmentUpdateInput!, where: AppointmentWhereUniqueInput!): Appointment
    updateOneAppointmentType(
      data: AppointmentTypeUpdateInput!
      where: AppointmentTypeWhereUniqueInput!
    ): AppointmentType
    updateOneAvailabilityModifier(
      data: AvailabilityModifierUpdateInput!
      where: AvailabilityModifierWhereUniqueInput!
    ): AvailabilityModifier
    updateOneCustomer(data: CustomerUpdateInput!, where: CustomerWhereUniqueInput!): Customer
    updateOneRecurrentAvailability(
      data: RecurrentAvailabilityUpdateInput!
      where: RecurrentAvailabilityWhereUniqueInput!
    ): RecurrentAvailability
    upsertOneAppointmentType(
      create: AppointmentTypeCreateInput!
      update: AppointmentTypeUpdateInput!
      where: AppointmentTypeWhereUniqueInput!
    ): AppointmentType!
    upsertOneAvailabilityModifier(
      create: AvailabilityModifierCreateInput!
      update: AvailabilityModifierUpdateInput!
      where: AvailabilityModifierWhereUniqueInput!
    ): AvailabilityModifier!
    upsertOneCustomer(
      create: CustomerCreateInput!
      update: CustomerUpdateInput!
      where: CustomerWhereUniqueInput!
    ): Customer!
    upsertOneRecurrentAvailability(
      create: RecurrentAvailabilityCreateInput!
      update: RecurrentAvailabilityUpdateInput!
      where: RecurrentAvailabilityWhereUniqueInput!
    ): RecurrentAvailability!
  }

  type OAuthToken {
    accessToken: String!
    id: Int!
    refreshToken: String
    user: User!
  }

  type Query {
    appointment(where: AppointmentWhereUniqueInput!): Appointment
    appointments(
      after: AppointmentWhereUniqueInput
      before: AppointmentWhereUniqueInput
      first: Int
      last: Int
    ): [Appointment!]!
    appointmentType(where: AppointmentTypeWhereUniqueInput!): AppointmentType
    appointmentTypes(
      after: AppointmentTypeWhereUniqueInput
      before: AppointmentTypeWhereUniqueInput
      first: Int
      last: Int
    ): [AppointmentType!]!
    availabilityModifier(where: AvailabilityModifierWhereUniqueInput!): AvailabilityModifier
    availabilityModifiers(
      after: AvailabilityModifierWhereUniqueInput
      before: AvailabilityModifierWhereUniqueInput
      first: Int
      last: Int
    ): [AvailabilityModifier!]!
    customer(where: CustomerWhereUniqueInput!): Customer
    customers(after: CustomerWhereUniqueInput, before: CustomerWhereUniqueInput, first: Int, last: Int): [Customer!]!
    me: AuthPayload
    recurrentAvailabilities(
      after: RecurrentAvailabilityWhereUniqueInput
      before: RecurrentAvailabilityWhereUniqueInput
      first: Int
      last: Int
    ): [RecurrentAvailability!]!
    recurrentAvailability(where: RecurrentAvailabilityWhereUniqueInput!): RecurrentAvailability
    user(where: UserWhereUniqueInput!): User
    users(after: UserWhereUniqueInput, before: UserWhereUniqueInput, first: Int, last: Int): [User!]!
  }

  enum QueryMode {
    default
    insensitive
  }

  type RecurrentAvailability {
    day: Day!
    endTime: Int!
    id: Int!
    startTime: Int!
    user: User
  }

  type User {
    address: String
    appointments: [Appointment!]!
    appointmentTypes: [AppointmentType!]!
    availabilityModifiers: [AvailabilityModifier!]!
    customers: [Customer!]!
    email: String!
    firstName: String!
    id: Int!
    lastName: String!
    minScheduleNotice: Int!
    password: String
    phone: String
    recurrentAvailabilities: [RecurrentAvailability!]!
    username: String!
    websiteUrl: String
  }

  ${appointmentInputsText}
  ${availabilityInputsText}
  ${customerInputsText}
  ${filtersText}
  ${typeInputsText}
  ${userUpdatesText}
  ${userInputsText}
`;
