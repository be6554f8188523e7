/** The mutations, each of which answers with what was written or with what is wrong. */
export const shortcutsMutations = `
input PhoneNumberInput {
  typeCode: PhoneNumberTypeCode!
  number: String!
}

type ApiError {
  errorTypeCode: String!
  message: String!
}

type VersionConflict {
  message: String!
  currentVersion: Int!
}

type AppointmentBooked {
  appointment: Appointment!
}

type AppointmentUpdated {
  appointment: Appointment!
}

type AppointmentCancelled {
  appointment: Appointment!
}

type CustomerCreated {
  customer: Customer!
}

type CustomerUpdated {
  customer: Customer!
}

type GiftcardReloaded {
  memberBalance: MemberBalance!
}

union BookAppointmentResult = AppointmentBooked | ApiError
union UpdateAppointmentResult = AppointmentUpdated | VersionConflict | ApiError
union CancelAppointmentResult = AppointmentCancelled | ApiError
union CreateCustomerResult = CustomerCreated | ApiError
union UpdateCustomerResult = CustomerUpdated | VersionConflict | ApiError
union ReloadGiftcardResult = GiftcardReloaded | ApiError

type Mutation {
  bookAppointment(siteId: ID!, customerId: ID!, serviceId: ID!, employeeId: ID, scheduledDate: Date!, startTime: Time!, duration: Duration, notes: String): BookAppointmentResult!
  "Reschedules an appointment, or sets how far it is."
  updateAppointment(siteId: ID!, appointmentId: ID!, version: Int!, scheduledDate: Date, startTime: Time, duration: Duration, employeeId: ID, serviceId: ID, statusCode: AppointmentStatusCode, notes: String): UpdateAppointmentResult!
  cancelAppointment(siteId: ID!, appointmentId: ID!): CancelAppointmentResult!
  createCustomer(firstName: String, lastName: String, email: String, phoneNumbers: [PhoneNumberInput!], genderCode: GenderCode, preferredContactMethodCode: ContactMethodCode, preferredSiteId: ID, notes: String): CreateCustomerResult!
  updateCustomer(customerId: ID!, version: Int!, firstName: String, lastName: String, email: String, phoneNumbers: [PhoneNumberInput!], genderCode: GenderCode, preferredContactMethodCode: ContactMethodCode, preferredSiteId: ID, notes: String, isActive: Boolean): UpdateCustomerResult!
  reloadGiftcard(giftcardNumber: ID!, reloadAmount: Float!): ReloadGiftcardResult!
}
`;
