const stamps = `"When the account was created." created_at: DateTime!
    "When the account was last updated." updated_at: DateTime!`;
const verified = '"When the email was verified." email_verified_at: DateTime';
const person = `"Unique primary key." id: ID!
    "Non-unique name." name: String!
    "Unique email address." email: String!`;
const doctorDetails =
  'phone: String gender: String city_id: ID district_id: ID avatar: String summary: String fees: Float';
const login = 'email: String!, password: String!, device_name: String!';

/** What the framework adds to every schema. */
const lighthouse = `
  "A datetime string with format \`Y-m-d H:i:s\`, e.g. \`2018-05-23 13:43:32\`."
  scalar DateTime
  "Information about pagination using a Relay style cursor connection."
  type PageInfo {
    "When paginating forwards, are there more items?" hasNextPage: Boolean!
    "When paginating backwards, are there more items?" hasPreviousPage: Boolean!
    "The cursor to continue paginating backwards." startCursor: String
    "The cursor to continue paginating forwards." endCursor: String
    "Total number of nodes in the paginated connection." total: Int!
    "Number of nodes in the current page." count: Int!
    "Index of the current page." currentPage: Int!
    "Index of the last available page." lastPage: Int!
  }
  "Information about pagination using a fully featured paginator."
  type PaginatorInfo {
    count: Int! currentPage: Int! firstItem: Int hasMorePages: Boolean! lastItem: Int lastPage: Int! perPage: Int!
    "Number of total available items." total: Int!
  }
  "Information about pagination using a simple paginator."
  type SimplePaginatorInfo {
    count: Int! currentPage: Int! firstItem: Int lastItem: Int perPage: Int! hasMorePages: Boolean!
  }
  "Directions for ordering a list of records."
  enum SortOrder { "Sort records in ascending order." ASC "Sort records in descending order." DESC }
  "Aggregate functions when ordering by a relation without specifying a column."
  enum OrderByRelationAggregateFunction { "Amount of items." COUNT }
  "Aggregate functions when ordering by a relation that may specify a column."
  enum OrderByRelationWithColumnAggregateFunction { AVG MIN MAX SUM COUNT }
  "Allows ordering a list of records."
  input OrderByClause {
    "The column that is used for ordering." column: String!
    "The direction that is used for ordering." order: SortOrder!
  }
  "Specify if you want to include or exclude trashed results from a query."
  enum Trashed { "Only return trashed results." ONLY "Return both trashed and non-trashed results." WITH
    "Only return non-trashed results." WITHOUT }
`;

/** SDL of the service, whose files each add to the queries and mutations. */
export const meduxText = `${lighthouse}
  input WH { day: String! active: String! from: String! to: String! }
  input WSI { day1: WH! day2: WH! day3: WH! day4: WH! day5: WH! day6: WH! day7: WH! }
  type JSON { day: String! active: String! from: String! to: String! }
  type Doctor {
    ${person}
    phone: String! gender: String! city: City! district: District! avatar: String! summary: String! fees: Float!
    workingHours: [JSON]! averageVisitTime: ID! specialization: Specialization!
    staffs: [Staff]! patients: [Doctors_has_patient]! appointments: [Appointment]!
    ${stamps}
  }
  type Patient {
    ${person}
    age: ID! phone: String! doctors: [Doctors_has_patient]! appointments: [Appointment]! visits: [Visit]!
    ${verified}
    ${stamps}
  }
  type Staff {
    ${person}
    ${verified}
    ${stamps}
    doctor: Doctor!
  }
  type Specialization { id: ID! name: String! summary: String! image: String! }
  type Doctors_has_patient {
    "Unique primary key."
    doctor: Doctor! patient: Patient!
    ${stamps}
  }
  type Appointment { id: ID! date: DateTime! doctor: Doctor! patient: Patient! }
  type Payment { id: ID! amount: ID! status: String! notes: String! visit: Visit! }
  type Visit {
    id: ID! prescription: String! dateAndTime: DateTime! notes: String! patient: Patient! payment: [Payment]!
    appointment: Appointment!
  }
  type City { id: ID! name: String! doctors: [Doctor]! districts: [District]! }
  type District { id: ID! name: String! city: City! }

  type Query {
    doctor(id: ID): Doctor
    doctors: [Doctor!]!
    patient(id: ID): Patient
    patients: [Patient!]!
    staff(id: ID): Staff
    staffs: [Staff!]!
    specialization(id: ID): Specialization
    specializations: [Specialization!]!
    meD: Doctor!
    meS: Staff!
    meP: Patient!
    doctor_Ps: [Doctors_has_patient!]!
    doctor_P(id: ID): Doctors_has_patient
    appointments: [Appointment!]!
    appointment(id: ID): Appointment
    appointmentByDate(date: DateTime): Appointment
    payments: [Payment!]!
    payment(id: ID): Payment
    visits: [Visit!]!
    visit(id: ID): Visit
    city(id: ID): City
    cities: [City!]!
    district(id: ID): District
    districts: [District!]!
  }
  type Mutation {
    createDoctor(
      name: String! email: String! password: String! specialization_id: ID! phone: String! gender: String! city_id: ID!
      district_id: ID! avatar: String! summary: String! fees: Float! averageVisitTime: ID!
    ): Doctor!
    updateDoctor(
      id: ID! name: String email: String password: String specialization_id: ID ${doctorDetails} workingHours: WSI
      averageVisitTime: ID
    ): Doctor
    deleteDoctor(id: ID!): Doctor
    upsertDoctor(
      id: ID! name: String! email: String! password: String! specialization_id: ID! ${doctorDetails} workingHours: WSI
      averageVisitTime: ID
    ): Doctor
    createPatient(name: String! email: String! password: String! age: ID! phone: String! gender: String!): Patient!
    updatePatient(id: ID! name: String email: String password: String age: ID! phone: String! gender: String!): Patient
    deletePatient(id: ID!): Patient
    upsertPatient(
      id: ID! name: String! email: String! password: String! age: ID! phone: String! gender: String!
    ): Patient
    createStaff(name: String! email: String! password: String! doctor_id: ID!): Staff!
    updateStaff(id: ID! name: String email: String password: String doctor_id: ID!): Staff
    deleteStaff(id: ID!): Staff
    upsertStaff(id: ID! name: String! email: String! password: String! doctor_id: ID!): Staff
    createSpecialization(name: String! summary: String! image: String!): Specialization!
    deleteSpecialization(id: ID!): Specialization
    loginDoctor(${login}): String!
    loginStaff(${login}): String!
    loginPatient(${login}): String!
    createPatientforDoctor(doctor_id: ID! patient_id: ID!): Doctors_has_patient!
    createAppointment(date: DateTime! doctor_id: ID! patient_id: ID!): Appointment!
    deleteAppointment(id: ID!): Appointment
    createPayment(amount: ID! status: String! notes: String! visit_id: ID!): Payment!
    deletePayment(id: ID!): Payment
    createVisit(
      prescription: String! dateAndTime: DateTime! notes: String! patient_id: ID! appointment_id: ID!
    ): Visit!
    deleteVisit(id: ID!): Visit
    createCity(name: String!): City!
    deleteCity(id: ID!): City
    createDistrict(name: String! city_id: ID!): District!
    deleteDistrict(id: ID!): District
  }
`;
