const slot = (id: string, text: string, number: string): string =>
  `pk: ${id} sk: AWSDateTime${id.endsWith('!') ? '!' : ''} status: ${text} type: ${text} category: ${text} duration: ${number}`;
const person = 'id: String firstName: String lastName: String';
const personInput = 'id: String! firstName: String! lastName: String!';
const stamps = 'createdAt: AWSDateTime updatedAt: AWSDateTime';
const booking = `pk: String! sk: AWSDateTime! type: String! appointmentDetails: AppointmentDetailsViewModel!
    administratorDetails: AdministratorDetailsViewModel!`;

/** SDL of Schedular, as AppSync shows it: without its directives. Nothing is described. */
export const schedularText = `
  scalar AWSDateTime

  input LastEvaluatedKey { pk: ID sk: AWSDateTime }
  type LastEvaluatedKeyViewModel { pk: ID! sk: AWSDateTime! }

  input AdministratorDetailsInput { ${personInput} }
  input UpsertAppointmentInput {
    ${slot('ID!', 'String!', 'Int!')} administratorDetails: AdministratorDetailsInput!
  }
  input UpsertAppointmentsInput { appointments: [UpsertAppointmentInput] }
  type UpsertAppointmentResponse {
    ${slot('ID', 'String', 'Int')} administratorDetails: AdministratorDetailsViewModel
  }
  type DeleteAppointmentResponse { pk: ID sk: AWSDateTime }
  type UpsertDeleteAppointmentsResponse {
    upserted: [UpsertAppointmentResponse]
    deleted: [DeleteAppointmentResponse]
  }

  input CustomerInput { ${personInput} email: String! phone: String! }
  input AppointmentInput { duration: Int! type: String! category: String! }
  input AdministratorInput { ${personInput} }
  input CreateBookingInput {
    pk: String!
    sk: AWSDateTime!
    customer: CustomerInput!
    appointmentDetails: AppointmentInput!
    administratorDetails: AdministratorInput!
  }

  input AppointmentDetailsInput {
    pk: String! sk: String! status: String! type: String! category: String! duration: Int!
  }
  input CancelBookingInput { bookingId: String! appointmentDetails: AppointmentDetailsInput! }
  type BookingResponse { ${booking} customerId: String ${stamps} }

  type AdministratorDetailsViewModel { ${person} }
  type CustomerDetailsViewModel { ${person} email: String! phone: String! }
  type AppointmentViewModel {
    ${slot('String!', 'String!', 'Int!')}
    administratorDetails: AdministratorDetailsViewModel
    bookingId: String
    customerDetails: CustomerDetailsViewModel
    ${stamps}
  }
  type GetAppointmentsResponse { items: [AppointmentViewModel] lastEvaluatedKey: LastEvaluatedKeyViewModel }
  type GetAppointmentResponse {
    ${slot('String!', 'String!', 'Int!')}
    administratorId: String!
    administratorDetails: AdministratorDetailsViewModel
    bookingId: String
    customerDetails: CustomerDetailsViewModel
    ${stamps}
  }

  type AppointmentDetailsViewModel {
    pk: String! sk: AWSDateTime! type: String! category: String! status: String! duration: Int!
  }
  type BookingsViewModel { ${booking} customerId: String! customerDetails: CustomerDetailsViewModel! ${stamps} }
  type GetBookingsResponse { items: [BookingsViewModel] lastEvaluatedKey: LastEvaluatedKeyViewModel }
  type GetBookingResponse { ${booking} customerId: String! customerDetails: CustomerDetailsViewModel! ${stamps} }

  type GetCountsResponse { date: String! count: Int! }

  type UserResponse { id: String! firstName: String! lastName: String! email: String! phoneNumber: String! }
  type ListUsersResponse { users: [UserResponse] nextToken: String }

  type Query {
    getAvailableAppointments(from: String!, to: String!, lastEvaluatedKey: LastEvaluatedKey): GetAppointmentsResponse
    getAppointment(pk: String!, sk: String!): GetAppointmentResponse
    getAppointments(from: String!, to: String!, lastEvaluatedKey: LastEvaluatedKey): GetAppointmentsResponse
    getBooking(pk: String!, sk: String!): GetBookingResponse
    getBookings(datetime: String!, lastEvaluatedKey: LastEvaluatedKey): GetBookingsResponse
    getUserBookings(customerId: String!, datetime: String!, lastEvaluatedKey: LastEvaluatedKey): GetBookingsResponse
    getAppointmentCounts(from: String!, to: String!, status: String!): [GetCountsResponse]
    listUsersInGroup(groupName: String!, limit: Int, nextToken: String): ListUsersResponse
  }

  type Mutation {
    upsertDeleteAppointments(input: UpsertAppointmentsInput): UpsertDeleteAppointmentsResponse
    createBooking(input: CreateBookingInput): BookingResponse
    cancelBooking(input: CancelBookingInput): BookingResponse
    addUserToGroup(userId: String!, groupName: String!): Boolean
  }

  type Subscription {
    onCancelBooking: BookingResponse
  }
`;
