/** SDL of the mutations: results are unions where a refusal is to be expected, and plain types elsewhere. */
export const vendureMutationsText = `enum ErrorCode { UNKNOWN_ERROR EMAIL_ADDRESS_CONFLICT_ERROR ORDER_STATE_TRANSITION_ERROR SLOT_UNAVAILABLE_ERROR }
interface ErrorResult {
  errorCode: ErrorCode!
  message: String!
}
"Returned when attempting to create a Customer with an email address already registered to an existing User."
type EmailAddressConflictError implements ErrorResult {
  errorCode: ErrorCode!
  message: String!
}
"Returned if there is an error in transitioning the Order state"
type OrderStateTransitionError implements ErrorResult {
  errorCode: ErrorCode!
  message: String!
  transitionError: String!
  fromState: String!
  toState: String!
}
"Returned when a slot is inactive, in the past or occupied."
type SlotUnavailableError implements ErrorResult {
  errorCode: ErrorCode!
  message: String!
}
union CreateCustomerResult = Customer | EmailAddressConflictError
union UpdateCustomerResult = Customer | EmailAddressConflictError
union TransitionOrderToStateResult = Order | OrderStateTransitionError
union CreateAppointmentBookingResult = AppointmentBooking | SlotUnavailableError
union UpdateAppointmentBookingResult = AppointmentBooking | SlotUnavailableError
union RescheduleAppointmentBookingResult = AppointmentBooking | SlotUnavailableError
enum DeletionResult {
  "The entity was successfully deleted"
  DELETED
  "Deletion did not take place, reason given in message"
  NOT_DELETED
}
type DeletionResponse {
  result: DeletionResult!
  message: String
}
type Success { success: Boolean! }
input CustomerCustomFieldsInput { homeLocationId: ID visitNotes: String acceptsMarketing: Boolean }
input CreateCustomerInput {
  title: String
  firstName: String!
  lastName: String!
  phoneNumber: String
  emailAddress: String!
  customFields: CustomerCustomFieldsInput
}
input UpdateCustomerInput {
  id: ID!
  title: String
  firstName: String
  lastName: String
  phoneNumber: String
  emailAddress: String
  customFields: CustomerCustomFieldsInput
}
input CreateAddressInput {
  fullName: String
  streetLine1: String!
  city: String
  province: String
  postalCode: String
  countryCode: String!
  phoneNumber: String
}
input AddNoteToCustomerInput { id: ID! note: String! isPublic: Boolean! }
input CreateAdministratorInput { firstName: String! lastName: String! emailAddress: String! password: String! roleIds: [ID!]! }
input UpdateAdministratorInput { id: ID! firstName: String lastName: String emailAddress: String password: String roleIds: [ID!] }
input CreateStockLocationInput { name: String! description: String }
input UpdateStockLocationInput { id: ID! name: String description: String }
input UpdateProductVariantInput { id: ID! enabled: Boolean sku: String price: Money }
input AppointmentResourceInput { code: String! name: String! resourceType: String! description: String isActive: Boolean }
"Either an existing slot, or a time at a location; without a resource the first free one is taken."
input CreateAppointmentBookingInput {
  slotId: ID
  startsAt: DateTime
  endsAt: DateTime
  resourceId: ID
  stockLocationId: ID
  productVariantId: ID!
  customerId: ID
  administratorId: ID
  subjectType: String
  subjectId: String
  notes: String
}
input UpdateAppointmentBookingInput {
  id: ID!
  status: AppointmentBookingStatus
  startsAt: DateTime
  endsAt: DateTime
  productVariantId: ID
  customerId: ID
  administratorId: ID
  notes: String
}
type Mutation {
  "Create a new Customer. If a password is provided, a new User will also be created an linked to the Customer."
  createCustomer(input: CreateCustomerInput!, password: String): CreateCustomerResult!
  "Update an existing Customer"
  updateCustomer(input: UpdateCustomerInput!): UpdateCustomerResult!
  "Delete a Customer"
  deleteCustomer(id: ID!): DeletionResponse!
  "Deletes Customers"
  deleteCustomers(ids: [ID!]!): [DeletionResponse!]!
  "Create a new Address and associate it with the Customer specified by customerId"
  createCustomerAddress(customerId: ID!, input: CreateAddressInput!): Address!
  addNoteToCustomer(input: AddNoteToCustomerInput!): Customer!
  createAdministrator(input: CreateAdministratorInput!): Administrator!
  updateAdministrator(input: UpdateAdministratorInput!): Administrator!
  createStockLocation(input: CreateStockLocationInput!): StockLocation!
  updateStockLocation(input: UpdateStockLocationInput!): StockLocation!
  updateProductVariants(input: [UpdateProductVariantInput!]!): [ProductVariant]!
  transitionOrderToState(id: ID!, state: String!): TransitionOrderToStateResult
  createAppointmentResource(input: AppointmentResourceInput!): AppointmentResource!
  updateAppointmentResource(id: ID!, input: AppointmentResourceInput!): AppointmentResource!
  createAppointmentSlot(resourceId: ID!, startsAt: DateTime!, endsAt: DateTime!): AppointmentSlot!
  setAppointmentSlotActive(id: ID!, isActive: Boolean!): AppointmentSlot!
  "Staff-side booking for a customer, or for a service subject."
  createAppointmentBooking(input: CreateAppointmentBookingInput!): CreateAppointmentBookingResult!
  updateAppointmentBooking(input: UpdateAppointmentBookingInput!): UpdateAppointmentBookingResult!
  cancelAppointmentBooking(id: ID!, reason: String): AppointmentBooking!
  "Moves the booking to a new slot; the original slotId is preserved."
  rescheduleAppointmentBooking(id: ID!, newSlotId: ID!): RescheduleAppointmentBookingResult!
  completeAppointmentBooking(id: ID!): AppointmentBooking!
}`;

/** Mutations that the front desk has no permission for. */
export const forbiddenMutations: readonly string[] = [
  'createAdministrator',
  'updateAdministrator',
  'createStockLocation',
  'updateStockLocation',
  'updateProductVariants',
  'createAppointmentResource',
  'updateAppointmentResource',
  'createAppointmentSlot',
  'setAppointmentSlotActive',
];
