/** SDL of the appointment book of the mixed service, and of its staff. */
export const mixedBookText = /* GraphQL */ `
  type Provider {
    id: ID
    name: String
    givenName: String
    familyName: String
    title: String
    suffix: String
    email: String
    isActive: Boolean
    isVeterinarian: Boolean
    isGroomer: Boolean
    isRelief: Boolean
    defaultLocationId: ID
    position: Int
  }

  type AppointmentType {
    id: ID
    name: String
    duration: Int
    color: String
    description: String
    canBookOnline: Boolean
    isBlockoff: Boolean
    isDefault: Boolean
    isSurgery: Boolean
    deleted: Boolean
  }

  enum AppointmentStatus {
    PLANNED
    PENDING
    APPOINTMENT_TIME
    CHECKED_IN
    IN_PROGRESS
    READY_FOR_DISCHARGE
    CHECKING_OUT
    CHECKED_OUT
    COMPLETED
    CANCELLED
    NO_SHOW
  }

  type Appointment {
    id: ID
    start: DateTime
    duration: Int
    status: AppointmentStatus
    isConfirmed: Boolean
    confirmedAt: DateTime
    checkedInAt: DateTime
    startedAt: DateTime
    readyAt: DateTime
    completedAt: DateTime
    reason: String
    reasonCategory: String
    note: String
    room: String
    type: AppointmentType
    provider: Provider
    providerId: ID
    patient: Patient
    patientId: ID
    location: Location
    bookedOnline: Boolean
    deleted: Boolean
    deletionReason: String
    insertedAt: NaiveDateTime
    updatedAt: NaiveDateTime
  }

  type AvailableTime {
    time: String
    providerId: ID
    scheduleId: ID
    provider: Provider
  }
`;
