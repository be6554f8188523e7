/** SDL of inputs, and of what lies beside the visits. */
export const wardbookMoreText = /* GraphQL */ `
  input PageInput {
    "From 0"
    number: Int = 0
    "At most 200"
    size: Int = 25
  }

  input PatientFilterInput {
    "A part of the name"
    name: String
    ownerId: ID
    microchip: String
    status: PatientStatus
  }

  input VisitFilterInput {
    "Visits that start at this time or later"
    from: DateTime
    "Visits that start before this time"
    to: DateTime
    hospitalId: ID
    departmentId: ID
    roomId: ID
    clinicianId: ID
    clientId: ID
    patientId: ID
    states: [VisitState]
    "Cancelled visits are left out without it"
    includeCancelled: Boolean = false
  }

  input NewVisitInput {
    hospitalId: ID!
    start: DateTime!
    "That of the type if it is not given"
    duration: Duration
    visitTypeId: ID!
    "A patient or a client is needed; the client of a patient is the owner"
    patientId: ID
    clientId: ID
    clinicianId: ID
    roomId: ID
    presentingComplaint: String
  }

  input VisitChangesInput {
    hospitalId: ID
    start: DateTime
    duration: Duration
    visitTypeId: ID
    patientId: ID
    clinicianId: ID
    roomId: ID
    presentingComplaint: String
  }

  input ContactPointInput {
    channel: Channel!
    value: String!
    label: PhoneLabel
  }

  input NewClientInput {
    "Of a person"
    given: String
    "Of a person"
    family: String
    "Of an organization, instead of the names of a person"
    organizationName: String
    contactPoints: [ContactPointInput!]
    street: String
    city: String
    note: String
    homeHospitalId: ID
  }

  input ClientChangesInput {
    given: String
    family: String
    organizationName: String
    "Replaces all of them"
    contactPoints: [ContactPointInput!]
    street: String
    city: String
    note: String
    homeHospitalId: ID
    status: RecordStatus
  }

  input NewPatientInput {
    name: String!
    species: String!
    breed: String
    sex: Sex = UNKNOWN
    color: String
    bornOn: Date
    microchip: String
  }

  input PatientChangesInput {
    name: String
    species: String
    breed: String
    sex: Sex
    color: String
    bornOn: Date
    microchip: String
    status: PatientStatus
  }

  type Absence {
    id: ID
    staffMember: StaffMember
    start: DateTime
    duration: Duration
    title: String
  }

  type Shift {
    staffMember: StaffMember
    department: Department
    start: DateTime
    end: DateTime
  }

  type Admission {
    id: ID
    patient: Patient
    attending: StaffMember
    ward: String
    cage: String
    admittedAt: DateTime
    dischargedAt: DateTime
    diet: String
  }

  type AdmissionPage {
    content: [Admission]
    page: PageMetadata
  }

  enum LabOrderState {
    ORDERED
    REPORTED
  }

  type LabOrder {
    id: ID
    panel: String
    state: LabOrderState
    orderedAt: DateTime
    resultUrl: String
  }

  type Invoice {
    id: ID
    issuedOn: Date
    client: Client
    patient: Patient
    hospital: Hospital
    items: [InvoiceItem]
    net: BigDecimal
    tax: BigDecimal
    total: BigDecimal
    due: BigDecimal
  }

  type InvoiceItem {
    description: String
    quantity: Int
    unitPrice: BigDecimal
  }

  type InvoicePage {
    content: [Invoice]
    page: PageMetadata
  }

  type Conversation {
    id: ID
    subject: String
    closed: Boolean
    messages: [Message]
  }

  type Message {
    id: ID
    author: String
    fromClient: Boolean
    text: String
    sentAt: DateTime
    read: Boolean
  }
`;
