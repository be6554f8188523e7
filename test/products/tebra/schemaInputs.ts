const person = `prefix: String
  middleName: String
  suffix: String
  dob: Date
  gender: Gender
  addressLine1: String
  city: String
  homePhone: String
  workPhone: String
  mobilePhone: String
  emailAddress: String
  medicalRecordNumber: String
  defaultServiceLocationId: ID
  note: String`;

/** Filters, and what mutations take. */
export const tebraInputs = `
input PracticeFilter { id: ID practiceName: String active: Boolean }
input ServiceLocationFilter { id: ID practiceId: ID practiceName: String }
input PatientFilter {
  practiceId: ID
  practiceName: String
  firstName: String
  lastName: String
  fullName: String
  emailAddress: String
  homePhone: String
  mobilePhone: String
  medicalRecordNumber: String
  fromDateOfBirth: Date
  toDateOfBirth: Date
  fromCreatedDate: DateTime
  toCreatedDate: DateTime
  fromLastModifiedDate: DateTime
  toLastModifiedDate: DateTime
  defaultServiceLocationId: ID
  active: Boolean
}
input ProviderFilter { id: ID practiceId: ID practiceName: String fullName: String type: String active: Boolean }
"Start and end are those of the range in which an appointment starts; both belong to it."
input AppointmentFilter {
  startDate: DateTime
  endDate: DateTime
  practiceId: ID
  practiceName: String
  serviceLocationId: ID
  serviceLocationName: String
  patientId: ID
  patientFullName: String
  providerId: ID
  resourceName: String
  appointmentReason: String
  confirmationStatus: AppointmentStatus
  type: AppointmentType
  fromCreatedDate: DateTime
  toCreatedDate: DateTime
  fromLastModifiedDate: DateTime
  toLastModifiedDate: DateTime
}
input AppointmentReasonFilter { practiceId: ID name: String }
input ChargeFilter { patientId: ID fromPostingDate: Date toPostingDate: Date }
input PaymentFilter { patientId: ID fromPostDate: Date toPostDate: Date }

input CreateAppointmentInput {
  practiceId: ID!
  serviceLocationId: ID!
  providerId: ID
  "Needed unless the type is O."
  patientId: ID
  startTime: DateTime!
  endTime: DateTime!
  appointmentReasonId: ID
  appointmentStatus: AppointmentStatus = Scheduled
  appointmentMode: AppointmentMode = InOffice
  appointmentName: String
  appointmentType: AppointmentType = P
  notes: String
  wasCreatedOnline: Boolean
}
input UpdateAppointmentInput {
  appointmentId: ID!
  serviceLocationId: ID
  providerId: ID
  patientId: ID
  startTime: DateTime
  endTime: DateTime
  appointmentReasonId: ID
  appointmentStatus: AppointmentStatus
  appointmentMode: AppointmentMode
  appointmentName: String
  notes: String
}
input UpdateAppointmentStatusInput { appointmentId: ID! appointmentStatus: AppointmentStatus! }
input DeleteAppointmentInput { appointmentId: ID! }
input CreatePatientInput {
  practiceId: ID!
  firstName: String!
  lastName: String!
  ${person}
}
input UpdatePatientInput {
  patientId: ID!
  firstName: String
  lastName: String
  ${person}
}
input DeactivatePatientInput { patientId: ID! }
`;
