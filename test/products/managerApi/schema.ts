/** What the modules' schemas are together: types of one name are merged, field by field. */
export const managerText = `
  scalar DateTime

  type Query {
    me: Account!
    user: User!
    doctor(id: ID!): Doctor!
    doctors: [Doctor!]
    guide(id: ID!): Guide!
    guides(take: Int, cursor: ID, filter: String): GetGuide
    patient(id: ID!): Patient!
    patients(take: Int, cursor: ID, filter: String): GetPatients
    procedureTable(id: ID!): ProcedureTable!
    procedureTables: [ProcedureTable!]
    procedures(procedureTableId: ID!, take: Int, cursor: ID, filter: String): GetProcedures
    procedure(id: ID!): Procedure
    specialty(id: ID!): Specialty!
    specialties: [Specialty!]
    schedules(start: String!, end: String!): [Schedule]
  }

  type Mutation {
    createAccount(input: CreateAccountInput!): Account!
    signIn(input: LoginUserInput!): LoginUser!
    createDoctor(input: DoctorInput!): Doctor!
    updateDoctor(id: ID!, input: DoctorInput!): Doctor!
    createGuide(input: GuideInput!): Guide!
    updateGuide(id: ID!, input: GuideInput!): Guide!
    createPatient(input: PatientInput!): Patient!
    updatePatient(id: ID!, input: PatientInput!): Patient!
    createProcedureTable(input: ProcedureTableInput!): ProcedureTable!
    updateProcedureTable(id: ID!, input: ProcedureTableInput!): ProcedureTable!
    createProcedure(input: ProcedureInput!): Procedure!
    updateProcedure(id: ID!, input: ProcedureInput): Procedure!
    createSpecialty(input: SpecialtyInput!): Specialty!
    updateSpecialty(id: ID!, input: SpecialtyInput): Specialty!
    createSchedule(input: ScheduleInput!): Schedule
    updateSchedule(id: ID!, input: ScheduleInput!): Schedule
  }

  enum Gender { MASCULINO FEMININO }
  enum Plan { STARTER }

  input CreateAccountInput { email: String! password: String! name: String! plan: Plan }
  input LoginUserInput { email: String! password: String! }
  type LoginUser { token: String! user: User! }
  type Account { id: ID! plan: Plan! name: String users: [User] status: Boolean createdAt: DateTime }
  type User {
    id: ID! accountId: ID! status: Boolean email: String name: String gender: Gender roles: [Role!] createdAt: DateTime
    updatedAt: DateTime
  }
  type Role { id: ID! role: String! }

  input DoctorInput {
    name: String! gender: Gender birth: String register: String email: String country: String cep: String state: String
    city: String street: String neighborhood: String complement: String specialties: [Specialties]
  }
  input Specialties { id: ID! name: String }
  type Doctor {
    id: ID! name: String! gender: Gender birth: String register: String email: String country: String cep: String
    state: String city: String street: String neighborhood: String complement: String specialties: [Specialty]
    createdAt: DateTime updatedAt: DateTime
  }
  type Specialty { id: ID! name: String! }

  input GuideInput {
    doctor: GuideDoctorInput! patient: GuidePatientInput! procedureTable: GuideProcedureTableInput!
    proceduresGuide: [GuideProceduresInput!]! comments: String start: String! isClosed: Boolean
  }
  input GuideDoctorInput { id: ID! name: String }
  input GuidePatientInput { id: ID! name: String }
  input GuideProcedureTableInput { id: ID! name: String }
  input GuideProceduresInput { id: ID procedure: GuideProcedureInput! value: String! quantity: String! }
  input GuideProcedureInput { id: ID! name: String! }
  type QueryInfo { ammount: Int }
  type GetGuide { queryInfo: QueryInfo guides: [Guide] }
  type Guide {
    id: ID! patient: Patient doctor: Doctor procedureTable: ProcedureTable proceduresGuide: [ProceduresGuide]!
    comments: String start: String! isClosed: Boolean! createdAt: DateTime updatedAt: DateTime
  }
  type Patient {
    id: ID! name: String! gender: Gender birth: String email: String country: String cep: String state: String
    city: String street: String neighborhood: String complement: String createdAt: DateTime updatedAt: DateTime
  }
  type ProcedureTable { id: ID! name: String! procedures: [Procedure] createdAt: DateTime updatedAt: DateTime }
  type ProceduresGuide { id: ID! procedure: Procedure! value: String quantity: String }
  type Procedure {
    id: ID! code: String name: String! value: String specialty: Specialty procedureTable: ProcedureTable
    createdAt: DateTime updatedAt: DateTime
  }

  input PatientInput {
    name: String! birth: String gender: Gender email: String country: String cep: String state: String city: String
    street: String neighborhood: String complement: String
  }
  type GetPatients { queryInfo: QueryInfo patients: [Patient] }
  input ProcedureTableInput { name: String! }
  input ProcedureInput { name: String! code: String value: String specialtyId: ID! procedureTableId: ID! }
  input SpecialtyInput { name: String! }
  type GetProcedures { queryInfo: QueryInfo procedures: [Procedure] }

  input ScheduleInput { title: String! start: String! end: String! resources: ScheduleResourcesInput! }
  input ScheduleResourcesInput {
    doctor: ScheduleDoctorInput! patient: SchedulePatientInput! procedures: [ScheduleProceduresInput] sendEmail: Boolean
    comments: String
  }
  input ScheduleDoctorInput { id: ID! name: String }
  input SchedulePatientInput { id: ID! name: String }
  input ScheduleProceduresInput { id: ID! name: String }
  type Schedule {
    id: ID! title: String! start: String! end: String! resources: ScheduleResources createdAt: String updatedAt: String
  }
  type ScheduleResources {
    doctor: Doctor! patient: Patient! procedures: [Procedure] sendEmail: Boolean comments: String
  }
`;
