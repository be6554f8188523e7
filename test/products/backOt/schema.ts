const stamps = 'created_at: DateTime! updated_at: DateTime created_by: ID updated_by: ID';
const range = 'scheduled_start: DateTime! scheduled_end: DateTime!';

/** SDL of the gateway over the services for users, tenants, patients and bookings, each with habits of its own. */
export const backOtText = `
  scalar DateTime @specifiedBy(url: "https://scalars.graphql.org/andrewimario/graphql-go-datetime.html")

  type AppRole { id: ID! name: String! description: String createdAt: String! createdBy: String }
  type User {
    id: ID! email: String! isActive: Boolean! lastLogin: String appRoles: [AppRole!]! isValidated: Boolean!
    validatedAt: String createdAt: String! updatedAt: String! createdBy: String updatedBy: String
    profile: UserProfile assignments: [TenantUserAssignment!]!
  }
  type UserProfile {
    userId: ID! firstName: String! lastName: String middleName: String suffix: String title: String phone: String
    mobile: String dateOfBirth: String gender: String address: Address timezone: String preferredLanguage: String
    emergencyContactName: String emergencyContactPhone: String emergencyContactRelation: String notes: String
  }
  type Tenant { id: ID! name: String! slug: String! domain: String status: String! }
  type Address {
    id: ID! address: String! baranggay: String! city: String! state: String! zipCode: String! country: String!
  }
  type Branch {
    id: ID! tenantId: String! name: String! address: Address timezone: String! phone: String isActive: Boolean!
  }
  type TenantPermission { id: ID! resource: String! action: String! scope: String! description: String }
  type TenantRole {
    id: ID! name: String! description: String isSystemRole: Boolean! isActive: Boolean! tenantId: String
    branchId: String permissions: [TenantPermission!]!
  }
  type TenantUserAssignment {
    id: ID! userId: String! branch: Branch! tenant: Tenant! role: TenantRole! assignedBy: String assignedAt: String!
    updatedAt: String updatedBy: String isActive: Boolean!
  }
  type Patient {
    id: ID! tenantId: String! branchId: String! firstName: String! lastName: String! dateOfBirth: String!
    gender: String! notes: String height: String weight: String isActive: Boolean! address: Address
    tag: [PatientTags!]! guardian: [Guardian!]! goals: [Goal!]!
  }
  type Goal {
    id: ID! patientId: ID! goal: String! target: String progress: Int! status: String! isActive: Boolean!
  }
  type PatientTags { id: ID! name: String! }
  type Guardian {
    id: ID! firstName: String! lastName: String! gender: String! email: String phone: String! notes: String
    isActive: Boolean! address: Address patient: [Patient!]!
  }
  type PractitionerBranch {
    id: ID! branch_id: ID! practitioner_id: ID! role: String is_active: Boolean! ${stamps} practitioner: User
  }
  type AppointmentSlot {
    id: ID! branch_id: ID! practitioner_id: ID! slot_date: DateTime! slot_start: DateTime! slot_end: DateTime!
    status: String! appointment_id: ID ${stamps} practitioner: User
  }
  type Appointment {
    id: ID! branch_id: ID! patient_id: ID! practitioner_id: ID! ${range} status: String! note: String slot_id: ID
    cancellation_reason: String cancelled_at: DateTime rescheduled_from_id: ID rescheduled_to_id: ID
    reschedule_reason: String ${stamps} practitioner: User patient: Patient
  }
  type ScheduleException {
    id: ID! branch_id: ID! practitioner_id: ID! exception_date: DateTime! is_active: Boolean! ${stamps}
    practitioner: User
  }

  input PatientFilter { search: String }
  input PatientPagination { limit: Int = 10 offset: Int = 0 }
  input PatientsFilter { filter: [PatientFilter!] pagination: [PatientPagination!] }
  input PatientInput {
    firstName: String! lastName: String! dateOfBirth: String! gender: String! notes: String height: String
    weight: String addressId: ID
  }
  input PatientUpdateInput {
    firstName: String lastName: String dateOfBirth: String gender: String notes: String height: String
    weight: String addressId: ID
  }
  input AppointmentsFilter {
    branch_id: ID patient_id: ID practitioner_id: ID status: String scheduled_start: DateTime
    scheduled_end: DateTime
  }
  input AppointmentSlotsFilter { branch_id: ID practitioner_id: ID slot_date: DateTime status: String }
  input AppointmentInput { patient_id: ID! practitioner_id: ID! ${range} note: String slot_id: ID }
  input AppointmentUpdateInput { status: String note: String }
  input CancelAppointmentInput { reason: String! }
  input RescheduleAppointmentInput { practitioner_id: ID ${range} reason: String! }

  type Query {
    meUser: User! user(id: ID!): User users: [User!]!
    meTenant: User! tenant(id: ID!): Tenant branch(id: ID!): Branch
    myAssignments: [TenantUserAssignment!]! assignmentsByUser(userId: ID!): [TenantUserAssignment!]!
    patient(id: ID!): Patient patients(filter: PatientsFilter): [Patient!]! patientsByIds(ids: [ID!]!): [Patient!]!
    patientsForMessaging(search: String!, limit: Int = 10): [Patient!]!
    guardian(id: ID!): Guardian
    practitionerBranches(branch_id: ID, role: String): [PractitionerBranch!]!
    appointmentSlots(filter: AppointmentSlotsFilter!): [AppointmentSlot!]!
    appointment(id: ID!): Appointment appointments(filter: AppointmentsFilter!): [Appointment!]!
    scheduleExceptions(branch_id: ID, practitioner_id: ID): [ScheduleException!]!
  }
  type Mutation {
    createPatient(input: PatientInput!): Patient! updatePatient(id: ID!, input: PatientUpdateInput!): Patient!
    deletePatient(id: ID!): Patient! inactivatePatient(id: ID!): Patient! reactivatePatient(id: ID!): Patient!
    createAppointment(input: AppointmentInput!): Appointment!
    updateAppointment(id: ID!, input: AppointmentUpdateInput!): Appointment!
    confirmAppointment(id: ID!): Appointment! startAppointment(id: ID!): Appointment!
    completeAppointment(id: ID!): Appointment!
    cancelAppointment(id: ID!, input: CancelAppointmentInput!): Appointment!
    rescheduleAppointment(id: ID!, input: RescheduleAppointmentInput!): Appointment!
  }
`;
