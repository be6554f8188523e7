/** SDL of hospitals, people, patients and visits. */
export const wardbookText = /* GraphQL */ `
  "An ISO-8601 date, such as 2026-01-31"
  scalar Date

  "An ISO-8601 date and time with an offset, such as 2026-01-31T08:30:00+01:00"
  scalar DateTime

  "An ISO-8601 duration, such as PT45M or PT1H30M"
  scalar Duration

  scalar BigDecimal

  "Query root"
  type Query {
    "The group that runs the hospitals"
    hospitalGroup: HospitalGroup
    "All hospitals of the group"
    hospitals: [Hospital]
    hospital(id: ID!): Hospital
    departments(hospitalId: ID!): [Department]
    rooms(hospitalId: ID!, departmentId: ID): [Room]
    "All clients, inactive ones too, by family name and then given name. Organizations are sorted in by their name."
    clients(page: PageInput): ClientPage
    "At most 50 clients whose name has every word of the text, who have this e-mail address, or these digits in a phone number"
    findClients(text: String!, limit: Int = 20): [Client]
    client(id: ID!): Client
    "All patients in the order in which they were registered, the deceased too"
    patients(filter: PatientFilterInput, page: PageInput): PatientPage
    patient(id: ID!): Patient
    "Visits by start"
    visits(filter: VisitFilterInput, page: PageInput): VisitPage
    visit(id: ID!): Visit
    visitTypes: [VisitType]
    "The staff of a hospital, or of all of them"
    staff(hospitalId: ID, role: StaffRole, includeInactive: Boolean = false): [StaffMember]
    staffMember(id: ID!): StaffMember
    "Time for which a member of staff takes no visits"
    absences(hospitalId: ID!, from: DateTime!, to: DateTime!): [Absence]
    shifts(hospitalId: ID!, day: Date!): [Shift]
    "Inpatient stays that have begun"
    admissions(hospitalId: ID!, page: PageInput): AdmissionPage
    labOrders(patientId: ID!): [LabOrder]
    invoices(clientId: ID, unpaidOnly: Boolean = false, page: PageInput): InvoicePage
    conversations(clientId: ID!): [Conversation]
  }

  "Mutation root"
  type Mutation {
    bookVisit(visit: NewVisitInput!): Visit
    "What is not given stays. With a version it is refused if somebody else has changed the visit since."
    amendVisit(id: ID!, changes: VisitChangesInput!, version: Int): Visit
    cancelVisit(id: ID!, reason: String): Visit
    "Moves a visit on to another state, but not out of DISCHARGED, CANCELLED and DID_NOT_ATTEND"
    advanceVisit(id: ID!, to: VisitState!): Visit
    registerClient(client: NewClientInput!): Client
    amendClient(id: ID!, changes: ClientChangesInput!): Client
    registerPatient(ownerId: ID!, patient: NewPatientInput!): Patient
    amendPatient(id: ID!, changes: PatientChangesInput!): Patient
    sendMessage(clientId: ID!, text: String!): Message
  }

  type HospitalGroup {
    id: ID
    name: String
  }

  type Hospital {
    id: ID
    name: String
    address: PostalAddress
    phone: String
    email: String
    "Name of its time zone, such as Europe/Oslo"
    zoneId: String
    departments: [Department]
  }

  type PostalAddress {
    street: String
    city: String
    stateOrProvince: String
    postalCode: String
    countryCode: String
  }

  type Department {
    id: ID
    name: String
    hospital: Hospital
    rooms: [Room]
  }

  type Room {
    id: ID
    name: String
    department: Department
  }

  type PersonName {
    "Null for an organization"
    given: String
    "Null for an organization"
    family: String
    "As it is said, such as Ola Nordmann; for an organization its name"
    full: String
  }

  enum ClientType {
    ORGANIZATION
    PERSON
  }

  enum RecordStatus {
    ACTIVE
    INACTIVE
  }

  type Client {
    id: ID
    type: ClientType
    name: PersonName
    "Phone numbers and e-mail addresses, the preferred one of each channel first"
    contactPoints: [ContactPoint]
    address: PostalAddress
    status: RecordStatus
    "What everybody at the desk should know about the client"
    flags: [ClientFlag]
    note: String
    homeHospital: Hospital
    "Day of the latest visit that ended with a discharge"
    lastVisitOn: Date
    patients: [Patient]
    visits: [Visit]
    balance: BigDecimal
    registeredAt: DateTime
    taxNumber: String
  }

  enum Channel {
    EMAIL
    PHONE
  }

  enum PhoneLabel {
    HOME
    MOBILE
    WORK
  }

  type ContactPoint {
    channel: Channel
    value: String
    "Of phone numbers only"
    label: PhoneLabel
  }

  type ClientFlag {
    text: String
    raisedOn: Date
  }

  enum PatientStatus {
    ALIVE
    DECEASED
  }

  enum Sex {
    FEMALE
    MALE
    UNKNOWN
  }

  type Patient {
    id: ID
    name: String
    signalment: Signalment
    microchip: String
    status: PatientStatus
    "Null for strays"
    owner: Client
    visits: [Visit]
    labOrders: [LabOrder]
    insurancePolicy: String
  }

  type Signalment {
    species: String
    breed: String
    sex: Sex
    color: String
    bornOn: Date
  }

  enum VisitState {
    ARRIVED
    AWAITING_DISCHARGE
    BOOKED
    CANCELLED
    CONFIRMED
    DID_NOT_ATTEND
    DISCHARGED
    IN_CONSULTATION
  }

  type Visit {
    id: ID
    "With the offset of the hospital"
    start: DateTime
    duration: Duration
    state: VisitState
    visitType: VisitType
    "Why the patient is brought in"
    presentingComplaint: String
    cancellationReason: String
    patient: Patient
    "The owner, or the person who comes without an animal"
    client: Client
    "The member of staff who sees the patient; null as long as none is assigned"
    clinician: StaffMember
    hospital: Hospital
    department: Department
    room: Room
    bookedAt: DateTime
    "Counts changes"
    version: Int
  }

  type VisitType {
    id: ID
    name: String
    standardDuration: Duration
    color: String
    selfBooking: Boolean
  }

  enum StaffRole {
    GROOMER
    TECHNICIAN
    VETERINARIAN
  }

  type StaffMember {
    id: ID
    name: PersonName
    credentials: String
    role: StaffRole
    email: String
    active: Boolean
    hospitals: [Hospital]
  }

  type ClientPage {
    content: [Client]
    page: PageMetadata
  }

  type PatientPage {
    content: [Patient]
    page: PageMetadata
  }

  type VisitPage {
    content: [Visit]
    page: PageMetadata
  }

  type PageMetadata {
    number: Int
    size: Int
    totalElements: Int
    totalPages: Int
    last: Boolean
  }
`;
