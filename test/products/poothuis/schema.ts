/** SDL of people, animals, employees and the agenda. */
export const poothuisText = /* GraphQL */ `
  "A day as it is written in the Netherlands: dd-mm-yyyy, such as 31-12-2025."
  scalar Day

  "A time of day of 24 hours: HH:mm, such as 08:30. It is what the clock of the branch shows."
  scalar ClockTime

  type Query {
    "The practice that the API key belongs to."
    practice: Practice!
    "All branches of the practice."
    branches: [Branch!]!
    branch(id: ID!): Branch
    "Relations by their number, 50 at a time unless take says otherwise, never more than 100."
    relations(
      "Beginnings of words of the name, in any order; or the beginning of an e-mail address; or at least four digits of a phone number."
      search: String
      "Only relations of this branch."
      branchId: ID
      "Leaves out relations that are no longer active."
      onlyActive: Boolean = false
      skip: Int = 0
      take: Int = 50
    ): RelationList!
    relation(id: ID!): Relation
    "Animals by their number, those that have died included."
    animals(
      "The beginning of the name, or the whole chip number."
      search: String
      relationId: ID
      onlyLiving: Boolean = false
      skip: Int = 0
      take: Int = 50
    ): AnimalList!
    animal(id: ID!): Animal
    "Every day from the first to the last one, both included, also those without appointments. At most 42 days at once."
    agenda(branchId: ID!, from: Day!, until: Day!, employeeId: ID): [AgendaDay!]!
    appointment(id: ID!): Appointment
    "Everyone who works here; those who have left only on request."
    employees(branchId: ID, includeFormer: Boolean = false): [Employee!]!
    employee(id: ID!): Employee
    appointmentKinds: [AppointmentKind!]!
    "The statuses that an appointment can have, in their usual order."
    appointmentStatuses: [AppointmentStatus!]!
    species: [Species!]!
    invoices(
      relationId: ID
      from: Day
      until: Day
      onlyOpen: Boolean = false
      skip: Int = 0
      take: Int = 50
    ): InvoiceList!
    invoice(id: ID!): Invoice
    articles(search: String): [Article!]!
    "Calls for vaccinations and check-ups that are due."
    recalls(branchId: ID): [Recall!]!
    todos(employeeId: ID, done: Boolean): [Todo!]!
  }

  type Mutation {
    planAppointment(data: PlanAppointment!): AppointmentResult!
    "Fields that are left out stay as they are."
    changeAppointment(id: ID!, data: ChangeAppointment!): AppointmentResult!
    "The appointment stays in the agenda, struck through."
    cancelAppointment(id: ID!, reason: String): AppointmentResult!
    "Sets one of appointmentStatuses by its code."
    setAppointmentStatus(id: ID!, code: String!): AppointmentResult!
    createRelation(data: CreateRelation!): RelationResult!
    "Fields that are left out stay as they are; null empties them."
    changeRelation(id: ID!, data: ChangeRelation!): RelationResult!
    createAnimal(relationId: ID!, data: CreateAnimal!): AnimalResult!
    changeAnimal(id: ID!, data: ChangeAnimal!): AnimalResult!
    addTodo(text: String!, employeeId: ID, due: Day): TodoResult!
    finishTodo(id: ID!): TodoResult!
  }

  type Practice {
    id: ID!
    name: String!
    country: String!
    currency: String!
    vatNumber: String
  }

  type Branch {
    id: ID!
    name: String!
    address: Address!
    phone: String!
    email: String
    "IANA name of the zone of its clocks."
    timeZone: String!
  }

  type Address {
    "Street with the house number."
    street: String
    postcode: String
    town: String
    region: String
    "Two letters of ISO 3166."
    country: String
  }

  enum RelationKind {
    PRIVATE
    BUSINESS
  }

  "A customer: a person, or a business such as a shelter."
  type Relation {
    id: ID!
    kind: RelationKind!
    "Null for a business."
    firstName: String
    "With its prefix, such as Van der Berg. For a business it is the name of the business."
    lastName: String!
    initials: String
    "As it stands on letters: first and last name, or the name of the business."
    fullName: String!
    salutation: String
    email: String
    "Phone numbers in international notation with 00 and the country."
    mobile: String
    phonePrivate: String
    phoneBusiness: String
    address: Address
    "The branch that she usually comes to."
    branch: Branch!
    labels: [String!]!
    remark: String
    active: Boolean!
    "Number at the Chamber of Commerce."
    kvkNumber: String
    customerSince: Day!
    ownerships: [Ownership!]!
    appointments: [Appointment!]!
    "What is still to be paid, in cents."
    outstandingCents: Int!
  }

  "Who owns which animal."
  type Ownership {
    relation: Relation!
    animal: Animal!
    "The owner who is called and invoiced. Every animal that has owners has exactly one."
    primary: Boolean!
    since: Day!
  }

  enum Sex {
    MALE
    FEMALE
    UNKNOWN
  }

  type Species {
    id: ID!
    name: String!
  }

  type Animal {
    id: ID!
    name: String!
    species: Species!
    breed: String
    sex: Sex!
    coatColour: String
    bornOn: Day
    chipNumber: String
    passportNumber: String
    deceased: Boolean!
    "Empty for a stray."
    ownerships: [Ownership!]!
    appointments: [Appointment!]!
  }

  type AgendaDay {
    date: Day!
    "Number of the week after ISO 8601."
    week: Int!
    "By time. Cancelled appointments are among them."
    appointments: [Appointment!]!
    "Time that is kept free: meetings, breaks, courses."
    blockages: [Blockage!]!
  }

  type Appointment {
    id: ID!
    date: Day!
    time: ClockTime!
    durationMinutes: Int!
    kind: AppointmentKind!
    status: AppointmentStatus!
    "Why the animal comes, as the caller said it."
    reason: String
    cancelReason: String
    relation: Relation
    animal: Animal
    "Null as long as nobody is assigned."
    employee: Employee
    branch: Branch!
    plannedOn: Day!
  }

  type Blockage {
    id: ID!
    date: Day!
    time: ClockTime!
    durationMinutes: Int!
    title: String!
    employee: Employee
  }

  type AppointmentStatus {
    "Short code, as on the agenda."
    code: String!
    name: String!
    colour: String!
  }

  type AppointmentKind {
    id: ID!
    name: String!
    durationMinutes: Int!
    colour: String!
    bookableOnline: Boolean!
  }

  enum EmployeeFunction {
    VETERINARIAN
    VETERINARY_NURSE
    GROOMER
  }

  type Employee {
    id: ID!
    firstName: String!
    lastName: String!
    fullName: String!
    degree: String
    function: EmployeeFunction!
    email: String!
    employed: Boolean!
    branches: [Branch!]!
  }

  type RelationList {
    rows: [Relation!]!
    "How many there are in all."
    total: Int!
  }

  type AnimalList {
    rows: [Animal!]!
    total: Int!
  }
`;
