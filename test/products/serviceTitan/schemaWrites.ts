/** SDL of what can be written. */
export const writesText: string = /* GraphQL */ `
  type Mutation {
    # CRM
    createCustomer(request: CreateCustomerRequest!): CustomerResponse!
    "What is not given stays"
    updateCustomer(id: Long!, request: UpdateCustomerRequest!): CustomerResponse!
    createCustomerContact(id: Long!, request: CreateCustomerContactRequest!): CustomerContactResponse!
    updateCustomerContact(id: Long!, contactId: Long!, request: UpdateCustomerContactRequest!): CustomerContactResponse!
    deleteCustomerContact(id: Long!, contactId: Long!): Boolean!
    createCustomerNote(id: Long!, request: CreateNoteRequest!): NoteResponse!
    createLocation(request: CreateLocationRequest!): LocationResponse!
    dismissLead(id: Long!): LeadResponse!

    # Job planning and management
    "Creates a job with its appointments"
    createJob(request: JobCreateRequest!): JobResponse!
    updateJob(id: Long!, request: UpdateJobRequest!): JobResponse!
    "Cancels a job with its appointments"
    cancelJob(id: Long!, request: CancelJobRequest!): JobResponse!
    removeJobCancellation(id: Long!): JobResponse!
    holdJob(id: Long!, request: HoldJobRequest!): JobResponse!
    completeJob(id: Long!, request: CompleteJobRequest!): JobResponse!
    createJobNote(id: Long!, request: CreateNoteRequest!): NoteResponse!
    "Another appointment for a job that is there"
    addAppointment(request: AppointmentAddRequest!): AppointmentResponse!
    "The only appointment of a job can't be deleted"
    deleteAppointment(id: Long!): Boolean!
    "Moves an appointment to another time"
    rescheduleAppointment(id: Long!, request: AppointmentRescheduleRequest!): AppointmentResponse!
    holdAppointment(id: Long!, request: HoldAppointmentRequest!): AppointmentResponse!
    removeAppointmentHold(id: Long!): AppointmentResponse!
    confirmAppointment(id: Long!): AppointmentResponse!
    removeAppointmentConfirmation(id: Long!): AppointmentResponse!
    updateAppointmentSpecialInstructions(
      id: Long!
      request: UpdateAppointmentSpecialInstructionsRequest!
    ): AppointmentResponse!

    # Dispatch
    assignTechnicians(request: AssignTechniciansRequest!): AppointmentResponse!
    unassignTechnicians(request: UnassignTechniciansRequest!): AppointmentResponse!
    createNonJobAppointment(request: NonJobAppointmentCreateRequest!): NonJobAppointmentResponse!
    deleteNonJobAppointment(id: Long!): Boolean!

    # Accounting and tasks
    createPayment(request: PaymentCreateRequest!): PaymentResponse!
    createTask(request: TaskCreateRequest!): TaskResponse!
  }
`;
