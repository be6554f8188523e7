/** The clinic's model in Exograph's own language; comments there say nothing to the API. */
export const clinicModel: string = `
enum AppointmentStatus { SCHEDULED CONFIRMED CHECKED_IN IN_EXAM READY_FOR_PICKUP COMPLETED CANCELLED NO_SHOW }
enum Sex { MALE FEMALE UNKNOWN }
enum StaffRole { VETERINARIAN TECHNICIAN GROOMER }
enum PaymentMethod { CARD CASH CHECK }

@access(query = AuthContext.role == "desk", mutation = AuthContext.role == "admin")
type Clinic {
  @pk id: Int = autoIncrement()
  name: String
  street: String
  city: String
  state: String
  postalCode: String
  timeZone: String
  phone: String
  email: String?
  clients: Set<Client>?
  staffAssignments: Set<StaffAssignment>?
  appointments: Set<Appointment>?
}

@access(query = AuthContext.role == "desk", mutation = AuthContext.role == "admin")
type StaffMember {
  @pk id: Int = autoIncrement()
  firstName: String
  lastName: String
  title: String?
  role: StaffRole
  email: String
  active: Boolean = true
  assignments: Set<StaffAssignment>?
  appointments: Set<Appointment>?
}

@access(query = AuthContext.role == "desk", mutation = AuthContext.role == "admin")
type StaffAssignment {
  @pk id: Int = autoIncrement()
  clinic: Clinic
  staffMember: StaffMember
}

@access(query = AuthContext.role == "desk", mutation = AuthContext.role == "admin")
type VisitType {
  @pk id: Int = autoIncrement()
  name: String
  durationMinutes: Int
  color: String
  bookableOnline: Boolean = true
  appointments: Set<Appointment>?
}

@access(AuthContext.role == "desk")
type Client {
  @pk id: Int = autoIncrement()
  firstName: String?
  lastName: String
  email: String?
  mobilePhone: String?
  homePhone: String?
  workPhone: String?
  street: String?
  city: String?
  active: Boolean = true
  notes: String?
  tags: Array<String>?
  homeClinic: Clinic?
  pets: Set<Pet>?
  appointments: Set<Appointment>?
  invoices: Set<Invoice>?
  payments: Set<Payment>?
  @readonly createdAt: Instant = now()
  @update updatedAt: Instant = now()
}

@plural("speciesList")
@access(query = AuthContext.role == "desk", mutation = AuthContext.role == "admin")
type Species {
  @pk id: Int = autoIncrement()
  @unique name: String
  pets: Set<Pet>?
}

@access(AuthContext.role == "desk")
type Pet {
  @pk id: Int = autoIncrement()
  name: String
  species: Species
  breed: String?
  color: String?
  sex: Sex = UNKNOWN
  birthDate: LocalDate?
  microchip: String?
  active: Boolean = true
  deceased: Boolean = false
  client: Client?
  appointments: Set<Appointment>?
  vaccinations: Set<Vaccination>?
  reminders: Set<Reminder>?
  invoices: Set<Invoice>?
  @readonly createdAt: Instant = now()
  @update updatedAt: Instant = now()
}

@access(AuthContext.role == "desk")
type Appointment {
  @pk id: Int = autoIncrement()
  startsAt: Instant
  endsAt: Instant
  status: AppointmentStatus = SCHEDULED
  reason: String?
  cancellationReason: String?
  clinic: Clinic
  visitType: VisitType
  staffMember: StaffMember?
  client: Client?
  pet: Pet?
  @readonly createdAt: Instant = now()
  @update updatedAt: Instant = now()
}

@access(query = AuthContext.role == "desk", mutation = AuthContext.role == "admin")
type TimeBlock {
  @pk id: Int = autoIncrement()
  title: String?
  startsAt: Instant
  endsAt: Instant
  clinic: Clinic
  staffMember: StaffMember?
}

@access(query = AuthContext.role == "desk", mutation = AuthContext.role == "admin")
type Vaccination {
  @pk id: Int = autoIncrement()
  pet: Pet
  vaccine: String
  lotNumber: String?
  givenOn: LocalDate
  expiresOn: LocalDate?
}

@access(query = AuthContext.role == "desk", mutation = AuthContext.role == "admin")
type Reminder {
  @pk id: Int = autoIncrement()
  pet: Pet
  subject: String
  dueOn: LocalDate
  sentAt: Instant?
}

@access(query = AuthContext.role == "desk", mutation = AuthContext.role == "admin")
type Product {
  @pk id: Int = autoIncrement()
  @unique sku: String
  name: String
  price: Decimal
  stock: Int = 0
}

@access(query = AuthContext.role == "desk", mutation = AuthContext.role == "admin")
type Invoice {
  @pk id: Int = autoIncrement()
  @unique number: String
  client: Client
  pet: Pet?
  issuedAt: Instant
  subtotal: Decimal
  tax: Decimal = "0.00"
  lines: Set<InvoiceLine>?
  payments: Set<Payment>?
}

@access(query = AuthContext.role == "desk", mutation = AuthContext.role == "admin")
type InvoiceLine {
  @pk id: Int = autoIncrement()
  invoice: Invoice
  description: String
  quantity: Int = 1
  unitPrice: Decimal
}

@access(query = AuthContext.role == "desk", mutation = AuthContext.role == "admin")
type Payment {
  @pk id: Int = autoIncrement()
  client: Client
  invoice: Invoice?
  amount: Decimal
  method: PaymentMethod
  reference: String?
  receivedAt: Instant
}
`;
