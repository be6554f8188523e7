const outcome = 'isSuccessful: Boolean! userError: UserError';

/** A mutation's two types, named after it as the gateway names them: what it takes, and what came of it. */
function mutationText(name: string, row: string, input: string): string {
  const payload = `${row.slice(0, 1).toLowerCase()}${row.slice(1)}: ${row} ${outcome}`;
  return `input ${name}Input { ${input} }\ntype ${name}Payload { ${payload} }\n`;
}

const clientParts = 'notes: String importantNotes: String referralSource: String discount: Float';

/** The mutations that are kept, with their inputs. */
export const kedulInputText = `
input ShiftsFilter { startDate: Date! endDate: Date! status: ShiftStatus }
input ContactDetailsInput { phoneNumber: String countryCode: String email: String }
input UserProfileInput { profileImageId: ID fullName: String! birthday: Date gender: GraphQLPersonGender }
input AppointmentServiceInput {
  clientNumber: Int! duration: Int! isEmployeeRequestedByClient: Boolean! order: Int! serviceId: ID! startDate: Date!
  id: ID employeeId: ID clientId: ID
}
input PaymentMethodInput { name: String! }
input PaymentInput { amount: Float! method: PaymentMethodInput }
input DiscountInput { amount: Float! }
input TipInput { amount: Float! }
input InvoiceLineItemInput {
  id: ID quantity: Int! typeId: ID! type: InvoiceLineItemType! price: Float! discount: DiscountInput employeeId: ID!
}
${mutationText(
  'CreateAppointment',
  'Appointment',
  `id: ID services: [AppointmentServiceInput!]! locationId: ID! internalNotes: String
  recurrence: CalendarEventRecurrenceInput clientId: ID`,
)}${mutationText(
  'UpdateAppointment',
  'Appointment',
  `id: ID! services: [AppointmentServiceInput!] internalNotes: String clientId: ID clientNotes: String
  status: AppointmentStatus canceledAt: Date cancellationReason: String recurrence: CalendarEventRecurrenceInput
  applyRecurrence: ApplyRecurrence`,
)}${mutationText('CheckOutAppointment', 'Appointment', 'id: ID! invoiceId: ID!')}${mutationText(
  'CancelAppointment',
  'Appointment',
  'id: ID! applyRecurrence: ApplyRecurrence cancellationReason: String',
)}${mutationText('MarkNoShowAppointment', 'Appointment', 'id: ID!')}${mutationText(
  'CreateClient',
  'Client',
  `id: ID isBanned: Boolean contactDetails: ContactDetailsInput! profile: UserProfileInput! ${clientParts}`,
)}${mutationText(
  'UpdateClient',
  'Client',
  `id: ID! isBanned: Boolean contactDetails: ContactDetailsInput profile: UserProfileInput ${clientParts}`,
)}${mutationText('DeleteClient', 'Client', 'id: ID!')}${mutationText(
  'CreateInvoice',
  'Invoice',
  `id: ID note: String lineItems: [InvoiceLineItemInput!]! discount: DiscountInput tip: TipInput payment: PaymentInput!
  clientId: ID locationId: ID!`,
)}
type Mutation {
  createClient(input: CreateClientInput!): CreateClientPayload
  updateClient(input: UpdateClientInput!): UpdateClientPayload
  deleteClient(input: DeleteClientInput!): DeleteClientPayload
  createInvoice(input: CreateInvoiceInput!): CreateInvoicePayload
  createAppointment(input: CreateAppointmentInput!): CreateAppointmentPayload
  updateAppointment(input: UpdateAppointmentInput!): UpdateAppointmentPayload
  checkOutAppointment(input: CheckOutAppointmentInput!): CheckOutAppointmentPayload
  cancelAppointment(input: CancelAppointmentInput!): CancelAppointmentPayload
  markNoShowAppointment(input: MarkNoShowAppointmentInput!): MarkNoShowAppointmentPayload
}`;
