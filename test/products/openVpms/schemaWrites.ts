/** What can be written. A fault of the input is an error with the node that it is about. */
export const openVpmsWritesText: string = /* GraphQL */ `
  type Mutation {
    createAppointment(appointment: AppointmentInput!): Appointment!
    "Nodes that are left out stay; null empties a node that may be empty."
    updateAppointment(id: ID!, appointment: AppointmentUpdate!): Appointment!
    "Sets the status to CANCELLED. A completed appointment can't be cancelled."
    cancelAppointment(id: ID!): Appointment!
    "Sets the status to CHECKED_IN, and the arrival time to now. With a work list, a task is made there."
    checkIn(appointment: ID!, workList: ID): Appointment!
    createCalendarBlock(calendarBlock: CalendarBlockInput!): CalendarBlock!
    removeCalendarBlock(id: ID!): Boolean!
    createCustomer(customer: CustomerInput!): Customer!
    "Contacts of a kind that is given replace all of that kind."
    updateCustomer(id: ID!, customer: CustomerUpdate!): Customer!
    "Gives patients and acts of one customer to another, and removes the first."
    mergeCustomers(from: ID!, to: ID!): Customer!
    createPatient(patient: PatientInput!): Patient!
    updatePatient(id: ID!, patient: PatientUpdate!): Patient!
    createCustomerNote(customer: ID!, category: String, note: String!): CustomerNote!
    createTask(task: TaskInput!): Task!
    updateTaskStatus(id: ID!, status: TaskStatus!): Task!
    completeReminder(id: ID!): Reminder!
    createPayment(payment: PaymentInput!): Payment!
    sendCommunication(customer: ID!, message: String!): Communication!
    completeUserMessage(id: ID!): UserMessage!
  }

  input AppointmentInput {
    "It decides the location."
    schedule: ID!
    "It has to be one of the schedule."
    appointmentType: ID!
    startTime: DateTime!
    "After the slots of the type where it isn't given."
    endTime: DateTime
    customer: ID!
    patient: ID
    clinician: ID
    "The code of a lookup.visitReason."
    reason: String
    notes: String
    status: AppointmentStatus! = PENDING
    sendReminder: Boolean! = false
  }

  input AppointmentUpdate {
    schedule: ID
    appointmentType: ID
    "The end moves along where it isn't given."
    startTime: DateTime
    endTime: DateTime
    customer: ID
    patient: ID
    clinician: ID
    reason: String
    notes: String
    status: AppointmentStatus
  }

  input CalendarBlockInput {
    schedule: ID!
    type: ID!
    startTime: DateTime!
    endTime: DateTime!
    notes: String
  }

  input PhoneInput {
    areaCode: String
    telephoneNumber: String!
    "Codes of lookup.contactPurpose, such as HOME, WORK or MOBILE."
    purposes: [String!]! = ["MOBILE"]
  }

  input EmailInput {
    emailAddress: String!
  }

  input AddressInput {
    address: String
    suburb: String
  }

  input CustomerInput {
    "The code of a lookup.personTitle."
    title: String
    firstName: String
    lastName: String!
    companyName: String
    phones: [PhoneInput!]
    emails: [EmailInput!]
    address: AddressInput
    "Codes or names of lookup.customerType."
    classifications: [String!]
    location: ID
  }

  input CustomerUpdate {
    title: String
    firstName: String
    lastName: String
    companyName: String
    phones: [PhoneInput!]
    emails: [EmailInput!]
    address: AddressInput
    classifications: [String!]
    location: ID
    active: Boolean
  }

  input PatientInput {
    name: String!
    "The code of a lookup.species."
    species: String!
    "The code of a lookup.breed."
    breed: String
    "In words, where it is no lookup yet."
    newBreed: String
    colour: String
    sex: Sex! = UNSPECIFIED
    desexed: Boolean! = false
    dateOfBirth: Date
    microchip: String
    "The owner."
    customer: ID!
  }

  input PatientUpdate {
    name: String
    species: String
    breed: String
    newBreed: String
    colour: String
    sex: Sex
    desexed: Boolean
    dateOfBirth: Date
    microchip: String
    deceased: Boolean
    active: Boolean
    "Ends the ownership, and begins that of another customer."
    customer: ID
  }

  input TaskInput {
    workList: ID!
    taskType: ID!
    customer: ID!
    patient: ID
    clinician: ID
    notes: String
  }

  enum PaymentType {
    CASH
    CHEQUE
    CREDIT
  }

  input PaymentInput {
    customer: ID!
    "What it is allocated to."
    invoice: ID
    type: PaymentType!
    amount: BigDecimal!
  }
`;
