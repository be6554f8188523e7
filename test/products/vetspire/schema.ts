const pages = 'limit: Int offset: Int updatedAtStart: NaiveDateTime updatedAtEnd: NaiveDateTime';

/** SDL of the parts of Vetspire that a front desk sees, and some beside them. */
export const vetspireText = `
  scalar DateTime
  scalar NaiveDateTime scalar Date scalar Decimal
  enum Sex { FEMALE MALE UNKNOWN }
  enum AppointmentStatus {
    ADMITTED CANCELLED CHECKED_IN CHECKED_OUT CHECKING_OUT COMPLETED NO_SHOW PENDING PLANNED READY STARTED WAITING
  }

  type Address {
    id: ID line1: String line2: String city: String state: String postalCode: String country: String
    isPrimary: Boolean use: String
  }
  type PhoneNumber { id: ID name: String value: String preferred: Boolean reminders: Boolean }
  type EntityTag { id: ID name: String }
  type Location {
    id: ID name: String addressString: String email: String phoneNumber: String timezone: String isActive: Boolean
    appointmentSlotMinutes: Int
  }
  type Provider {
    id: ID name: String givenName: String familyName: String title: String suffix: String email: String
    username: String defaultLocationId: ID isActive: Boolean isCallCenter: Boolean isGroomer: Boolean
    isVeterinarian: Boolean insertedAt: NaiveDateTime updatedAt: NaiveDateTime
  }
  type AppointmentType {
    id: ID name: String scheduleName: String description: String color: String duration: Int position: Int
    canBookOnline: Boolean deleted: Boolean isBlockoff: Boolean isDefault: Boolean isSurgery: Boolean
  }
  type Client {
    id: ID name: String title: String givenName: String familyName: String businessName: String email: String
    secondaryEmail: String phoneNumbers: [PhoneNumber] preferredPhoneNumber: PhoneNumber addresses: [Address]
    dateOfBirth: Date isActive: Boolean isMerged: Boolean accountCredit: Decimal lifetimeValue: Decimal
    billingId: String historicalId: String stripeCustomerId: String declineEmail: Boolean declinePhone: Boolean
    stopReminders: Boolean notes: String privateNotes: String alerts: String primaryLocationId: ID
    tags: [EntityTag] patients: [Patient] insertedAt: NaiveDateTime updatedAt: NaiveDateTime verifiedAt: DateTime
  }
  type Patient {
    id: ID name: String species: String breed: String color: String sex: Sex birthDate: Date age: String
    microchip: String neutered: Boolean isActive: Boolean isDeceased: Boolean isEstimatedAge: Boolean
    historicalId: String notes: String tags: [EntityTag] clientId: ID client: Client
    insertedAt: NaiveDateTime updatedAt: NaiveDateTime
  }
  type Appointment {
    id: ID start: DateTime duration: Int status: AppointmentStatus isConfirmed: Boolean bookedOnline: Boolean
    reason: String reasonCategoryId: ID note: String room: String type: AppointmentType
    provider: Provider providerId: ID scheduleId: ID patient: Patient patientId: ID location: Location
    creator: Provider arrivalTimeAt: DateTime confirmedAt: DateTime checkedInAt: DateTime startedAt: DateTime
    readyAt: DateTime completedAt: DateTime checkedOutAt: DateTime pickupTime: DateTime deleted: Boolean
    deletionReason: String insertedAt: NaiveDateTime updatedAt: NaiveDateTime encounters: [Encounter]
  }
  type Encounter {
    id: ID title: String start: DateTime signed: Boolean signedDatetime: DateTime nextVisitDate: Date
    nextVisitReason: String patient: Patient provider: Provider location: Location appointment: Appointment
    insertedAt: NaiveDateTime updatedAt: NaiveDateTime
  }
  type Rdvm {
    id: ID name: String email: String phoneNumber: String faxNumber: String addressLine1: String city: String
    isActive: Boolean lastVisitDate: Date tags: [EntityTag]
  }
  type AvailableTime { time: String providerId: ID scheduleId: ID provider: Provider }

  input ClientFilters { email: String name: String phoneNumber: String isActive: Boolean primaryLocationId: ID }
  input PatientFilters { clientId: ID name: String isActive: Boolean }
  input AddressInput {
    line1: String line2: String city: String state: String postalCode: String country: String isPrimary: Boolean
  }
  input PhoneNumberInput { name: String value: String preferred: Boolean reminders: Boolean }
  input ClientInput {
    givenName: String familyName: String businessName: String email: String secondaryEmail: String
    phoneNumbers: [PhoneNumberInput] addresses: [AddressInput] dateOfBirth: Date isActive: Boolean notes: String
    primaryLocationId: ID tags: [ID] customReferralSource: String
  }
  input PatientInput {
    name: String species: String breed: String color: String sex: Sex birthDate: Date microchip: String
    neutered: Boolean isActive: Boolean isDeceased: Boolean notes: String
  }
  input AppointmentInput {
    appointmentTypeId: ID locationId: ID patientId: ID providerId: ID scheduleId: ID start: DateTime duration: Int
    status: AppointmentStatus isConfirmed: Boolean bookedOnline: Boolean sendConfirmation: Boolean reason: String
    reasonCategoryId: ID note: String room: String
  }

  type RootQueryType {
    appointment(id: ID!): Appointment
    appointments(
      locationId: ID locationIds: [ID] clientId: ID patientId: ID providerId: ID start: DateTime end: DateTime
      statuses: [AppointmentStatus] includeCompleted: Boolean onlyDeleted: Boolean ${pages}
    ): [Appointment]
    appointmentTypes(limit: Int offset: Int): [AppointmentType]
    locationAppointmentTypes(locationId: ID!): [AppointmentType]
    availableTimes(locationId: ID! appointmentTypeId: ID! date: Date! numberOfPets: Int): [AvailableTime]
    client(id: ID!): Client clients(filters: ClientFilters ${pages}): [Client]
    encounters(${pages}): [Encounter]
    location(id: ID!): Location locations(limit: Int offset: Int): [Location]
    patient(id: ID!): Patient patients(filters: PatientFilters ${pages}): [Patient]
    provider(id: ID!): Provider providers(limit: Int offset: Int): [Provider]
    rdvms(limit: Int offset: Int): [Rdvm] rdvmsCount: Int
  }
  type RootMutationType {
    createAppointment(input: AppointmentInput!): Appointment
    updateAppointment(id: ID! input: AppointmentInput!): Appointment deleteAppointment(id: ID!): Appointment
    createClient(input: ClientInput): Client updateClient(id: ID! input: ClientInput!): Client
    createPatient(clientId: ID! input: PatientInput): Patient updatePatient(id: ID! input: PatientInput!): Patient
  }
  type RootSubscriptionType {
    appointmentChanged(locationId: ID!): Appointment clientChanged: Client patientChanged: Patient
  }
  schema { query: RootQueryType mutation: RootMutationType subscription: RootSubscriptionType }
`;
