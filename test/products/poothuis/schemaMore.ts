/** SDL of inputs, results, money and notes. */
export const poothuisMoreText = /* GraphQL */ `
  input PlanAppointment {
    branchId: ID!
    date: Day!
    time: ClockTime!
    "That of the kind where it is left out."
    durationMinutes: Int
    kindId: ID!
    "One of them is needed. The primary owner of the animal comes along by herself."
    animalId: ID
    relationId: ID
    employeeId: ID
    reason: String
  }

  input ChangeAppointment {
    branchId: ID
    date: Day
    time: ClockTime
    durationMinutes: Int
    kindId: ID
    animalId: ID
    employeeId: ID
    reason: String
  }

  input CreateRelation {
    kind: RelationKind = PRIVATE
    firstName: String
    lastName: String!
    email: String
    mobile: String
    phonePrivate: String
    phoneBusiness: String
    street: String
    town: String
    "The first branch where it is left out."
    branchId: ID
    labels: [String!]
    remark: String
  }

  input ChangeRelation {
    firstName: String
    lastName: String
    email: String
    mobile: String
    phonePrivate: String
    phoneBusiness: String
    street: String
    town: String
    branchId: ID
    labels: [String!]
    remark: String
    active: Boolean
  }

  input CreateAnimal {
    name: String!
    speciesId: ID!
    breed: String
    sex: Sex = UNKNOWN
    coatColour: String
    bornOn: Day
    chipNumber: String
  }

  input ChangeAnimal {
    name: String
    speciesId: ID
    breed: String
    sex: Sex
    coatColour: String
    bornOn: Day
    chipNumber: String
    deceased: Boolean
  }

  "What stood in the way of a write."
  type Problem {
    "The field of the input that is to blame."
    field: String
    code: String!
    text: String!
  }

  type AppointmentResult {
    ok: Boolean!
    appointment: Appointment
    problems: [Problem!]!
  }

  type RelationResult {
    ok: Boolean!
    relation: Relation
    problems: [Problem!]!
  }

  type AnimalResult {
    ok: Boolean!
    animal: Animal
    problems: [Problem!]!
  }

  type TodoResult {
    ok: Boolean!
    todo: Todo
    problems: [Problem!]!
  }

  type Invoice {
    id: ID!
    "Such as 2026-00042."
    number: String!
    date: Day!
    relation: Relation!
    animal: Animal
    branch: Branch!
    lines: [InvoiceLine!]!
    "Amounts in cents."
    netCents: Int!
    vatCents: Int!
    totalCents: Int!
    openCents: Int!
  }

  type InvoiceLine {
    description: String!
    quantity: Int!
    unitCents: Int!
    totalCents: Int!
  }

  type InvoiceList {
    rows: [Invoice!]!
    total: Int!
  }

  type Article {
    id: ID!
    name: String!
    priceCents: Int!
    "Percent."
    vatRate: Int!
    inStock: Int
  }

  type Recall {
    id: ID!
    animal: Animal!
    subject: String!
    dueOn: Day!
    calledOn: Day
  }

  type Todo {
    id: ID!
    text: String!
    employee: Employee
    due: Day
    done: Boolean!
  }
`;
