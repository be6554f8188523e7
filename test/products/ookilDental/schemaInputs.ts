/** The inputs, with the descriptions that their classes give them, one of them by mistake. */
export const inputsText: string = /* GraphQL */ `
  """
  New clinic data
  """
  input CreateClinicInput {
    name: String!
    address: String!
  }

  """
  New admin data
  """
  input CreateAdminInput {
    name: String!
    surname: String!
    email: String!
    password: String!
  }

  """
  Get appointments
  """
  input GetAppointmentsInput {
    clinicId: ID!
    firstDay: DateTime!
    lastDay: DateTime!
  }

  """
  Login  user
  """
  input DeleteUserInput {
    id: Int!
    role: Role!
    clinicId: Int!
  }

  """
  Login  user
  """
  input LoginDataInput {
    email: String!
    password: String!
  }

  """
  New user data
  """
  input CreateUserInput {
    name: String!
    surname: String!
    email: String!
    password: String!
    role: Role!
    isAdmin: Boolean
    clinicId: ID!
  }

  """
  New user data
  """
  input UpdateUserInput {
    email: String
    password: String
    role: Role!
    isAdmin: Boolean
    userId: ID!
  }

  """
  Update dentist data
  """
  input UpdateDentistInput {
    name: String
    surname: String
    active: Boolean
  }

  """
  List of dentists
  """
  input DentistList {
    id: Int
  }

  """
  Update assistant data
  """
  input UpdateAssistantInput {
    name: String
    surname: String
    worksWithDentists: [DentistList!]
    active: Boolean
  }

  """
  New patient data
  """
  input CreatePatientInput {
    name: String!
    surname: String!
    email: String
    nationalId: String
    bday: DateTime
    mobile: String
    phone: String
    street: String
    houseNum: String
    city: String
    zipCode: String
    country: String
    clinicId: ID!
  }

  """
  Update patient data
  """
  input UpdatePatientInput {
    name: String
    surname: String
    email: String
    nationalId: String
    active: Boolean
  }

  """
  Sorting patients
  """
  input PatientsOrderBy {
    name: String
    surname: String
    bday: String
    appointments: String
  }

  """
  Get paginnated & sorted patients
  """
  input GetPatientsInput {
    clinicId: ID!
    pageSize: Float!
    currentPage: Float!
    orderBy: PatientsOrderBy!
    search: String
  }

  """
  Get paginnated with cursor & sorted patients
  """
  input GetScrollPatientsInput {
    clinicId: ID!
    pageSize: Float!
    after: String
    firstLetter: String
  }

  """
  New appointment data
  """
  input CreateAppointmentInput {
    treatment: String!
    startAt: DateTime!
    endAt: DateTime!
    status: AppointmentStatus
    patientId: ID!
    dentistId: ID!
    clinicId: ID!
  }

  """
  Update appointment data
  """
  input UpdateAppointmentInput {
    treatment: String
    startAt: DateTime
    endAt: DateTime
    status: AppointmentStatus
    patientId: ID
    dentistId: ID
    clinicId: ID
  }

  """
  Clinic options
  """
  input ClinicAppointmentsOptions {
    workStartHour: Int
    workStartMinutes: Int
    workEndHour: Int
    workEndMinutes: Int
    workOnSaturday: Boolean!
    workOnSunday: Boolean!
    appointmentDuration: Int
  }

  """
  New selected week
  """
  input WeeklyAppointmentsInput {
    days: [DateTime!]!
    clinicId: ID!
    dentistId: ID!
    currentDate: DateTime!
    options: ClinicAppointmentsOptions
  }

  """
  Variables for appointments list
  """
  input AppointmentsListInput {
    clinicId: ID!
    dentistId: ID!
    date: DateTime!
  }

  """
  Upsert tooth data
  """
  input TeethDiagramInput {
    patientId: ID!
    teeth: [ToothInput!]!
  }

  input ToothInput {
    id: ID
    position: String!
    quadrant: Int!
    toothNumber: Int!
    primary: Boolean
    buccalActionId: Int
    mesialActionId: Int
    distalActionId: Int
    lingualActionId: Int
    occlusialActionId: Int
    rootOneActionId: Int
    rootTwoActionId: Int
    rootThreeActionId: Int
  }

  input AddTreatmentInput {
    name: String!
    description: String!
    category: TreatmentCategory!
  }
`;
