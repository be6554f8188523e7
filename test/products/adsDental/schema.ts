/** SDL of the service: the modules of the original, merged as its server merges them. */
export const adsText: string = /* GraphQL */ `
  type Query {
    healthCheck: String!
    getAllPatients: [Patient]
    getPatientById(id: ID!): Patient
    getPatientXRays(patientId: ID!): [XRay!]!
    myInvoices: [Invoice]
    getAllInvoices: [Invoice]
    getAllAppointments: [Appointment]
    getPatientAppointments(patientId: ID!): [Appointment]
    getDentists: [Dentist!]!
    getDentist(id: ID!): Dentist
    getPatientsForDentist(dentistId: ID!): [Patient!]!
    getSurgeries: [Surgery!]!
    getClinicStats: ClinicStats!
  }

  type Mutation {
    _empty: String
    registerPatient(input: CreatePatientInput!): Patient
    uploadXRay(patientId: ID!, base64Image: String!, description: String): XRay!
    login(email: String!, password: String!): AuthPayload
    signUp(input: SignUpInput!): AuthPayload
    payInvoice(invoiceId: ID!): Invoice
    createInvoice(appointmentId: ID!, amount: Float!): Invoice
    bookAppointment(input: BookAppointmentInput!): Appointment
    createDentist(input: CreateDentistInput!): Dentist
    createSurgery(input: CreateSurgeryInput!): Surgery
  }

  type Address {
    street: String
    city: String
    zipCode: String
  }

  type Patient {
    id: ID!
    firstName: String!
    lastName: String!
    contactPhone: String
    email: String!
    dateOfBirth: String
    address: Address
    createdAt: String
    appointments: [Appointment]
    xrays: [XRay!]!
  }

  input AddressInput {
    street: String
    city: String
    zipCode: String
  }

  input CreatePatientInput {
    firstName: String!
    lastName: String!
    contactPhone: String
    email: String!
    dateOfBirth: String
    address: AddressInput!
  }

  type XRay {
    id: ID!
    imageUrl: String!
    uploadedAt: String!
    description: String
  }

  type AuthPayload {
    token: String!
    user: AuthUser!
  }

  type AuthUser {
    id: ID!
    email: String!
    firstName: String
    lastName: String
    role: String!
  }

  input SignUpInput {
    firstName: String!
    lastName: String!
    email: String!
    password: String!
    contactPhone: String
  }

  type Invoice {
    id: ID!
    amount: Float!
    status: String!
    issueDate: String!
    patient: Patient
  }

  type Dentist {
    id: ID!
    firstName: String!
    lastName: String!
    specialization: String!
    email: String!
  }

  type Surgery {
    id: ID!
    name: String!
    location: String!
    locationAddress: String!
    telephoneNumber: String!
  }

  type Appointment {
    id: ID!
    appointmentDate: String!
    appointmentTime: String!
    status: String!
    patient: Patient
    dentist: Dentist
    surgery: Surgery
    invoice: Invoice
  }

  input BookAppointmentInput {
    patientId: ID!
    dentistId: ID!
    surgeryId: ID!
    appointmentDate: String!
    appointmentTime: String!
  }

  input CreateDentistInput {
    firstName: String!
    lastName: String!
    email: String!
    password: String!
    specialization: String!
  }

  input CreateSurgeryInput {
    name: String!
    locationAddress: String!
    telephoneNumber: String!
  }

  type ClinicStats {
    totalPatients: Int!
    totalAppointments: Int!
    totalRevenue: Float!
    unpaidInvoicesCount: Int!
    topDentistName: String!
  }
`;
