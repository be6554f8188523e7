/** What every list takes; pages begin at 0, and nothing says how many there are. */
const paged = 'page: Int! = 0, size: Int! = 20, sort: String';
const sortable = (columns: string): string =>
  `"""Sortable columns: ${columns}. \`sort\` has the form "property,direction", such as "${columns.split(',')[0] ?? ''},desc"."""`;

const person = 'firstName: String! lastName: String!';
const contact = 'phone: String email: String';
const scalarText = `
"An ISO-8601 calendar date with no time component, e.g. 1990-01-01."
scalar Date
"An ISO-8601 local date-time with no time zone, e.g. 2026-01-01T10:00:00."
scalar LocalDateTime
"An arbitrary-precision decimal, used for monetary amounts."
scalar BigDecimal`;

const typeText = `
type Patient { patientId: ID! ${person} dob: Date! gender: String! ${contact} address: String status: String! }
input PatientInput { ${person} dob: Date! gender: String! ${contact} address: String status: String }
type Appointment {
  appointmentId: ID! patient: Patient! doctor: Doctor! appointmentDate: LocalDateTime! status: String! reason: String
}
input AppointmentInput { patientId: ID! doctorId: ID! appointmentDate: LocalDateTime! reason: String status: String }
type Doctor { doctorId: ID! ${person} specialization: String ${contact} departments: [Department!]! }
type Department { departmentId: ID! name: String! location: String phone: String doctors: [Doctor!]! }
input DoctorInput { ${person} specialization: String ${contact} departmentIds: [ID!] }
type Invoice {
  invoiceId: ID! appointment: Appointment! patient: Patient! totalAmount: BigDecimal! paymentStatus: String!
  issuedAt: LocalDateTime!
}
input InvoiceInput { appointmentId: ID! patientId: ID! totalAmount: BigDecimal paymentStatus: String }
type Notification {
  notificationId: ID! type: String! actorUserId: ID actorUsername: String recipients: [String!]! payload: String
  channels: String status: String priority: String! readAt: LocalDateTime createdAt: LocalDateTime!
}
type User { userId: ID! username: String! email: String! isActive: Boolean! roles: [Role!]! doctor: Doctor }
type Role { roleId: ID! roleName: String! description: String permissions: [Permission!]! }
type Permission { permissionId: ID! resource: String! action: String! }`;

const rootText = `
type Query { _empty: String }
extend type Query {
  ${sortable('patientId, firstName, lastName, dob, gender, phone, email, address, status')}
  patients(${paged}, status: String, gender: String, minAge: Int): [Patient!]!
  patient(patientId: ID!): Patient
  ${sortable('appointmentId, patientId, doctorId, patientFirstName, patientLastName, doctorFirstName, doctorLastName, appointmentDate, status, reason')}
  appointments(${paged}, status: String): [Appointment!]!
  appointment(appointmentId: ID!): Appointment
  ${sortable('doctorId, firstName, lastName, specialization, phone, email')}
  doctors(${paged}): [Doctor!]!
  doctor(doctorId: ID!): Doctor
  ${sortable('departmentId, name, location, phone')}
  departments(${paged}): [Department!]!
  ${sortable('invoiceId, totalAmount, paymentStatus, issuedAt')}
  invoices(${paged}, paymentStatus: String): [Invoice!]!
  ${sortable('notificationId, type, status, priority, readAt, createdAt')}
  notifications(${paged}, unread: Boolean): [Notification!]!
  ${sortable('userId, username, email, isActive')}
  users(${paged}): [User!]!
}
type Mutation { _empty: String }
extend type Mutation {
  createPatient(input: PatientInput!): Patient!
  updatePatient(patientId: ID!, input: PatientInput!): Patient!
  deletePatient(patientId: ID!): Boolean!
  createAppointment(input: AppointmentInput!): Appointment!
  updateAppointment(appointmentId: ID!, input: AppointmentInput!): Appointment!
  deleteAppointment(appointmentId: ID!): Boolean!
  updateDoctor(doctorId: ID!, input: DoctorInput!): Doctor!
  createInvoice(input: InvoiceInput!): Invoice!
  markNotificationAsRead(notificationId: ID!): Notification!
}`;

/** SDL of the service, whose files extend the same roots. */
export const hmsText: string = scalarText + typeText + rootText;
