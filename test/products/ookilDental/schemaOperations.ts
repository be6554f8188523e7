/** The root types. Queries for charts are declared by a resolver that its server doesn't load. */
export const operationsText: string = /* GraphQL */ `
  type Query {
    clinic(id: ID!): Clinic
    clinicDentists(id: ID!): [Dentist!]
    clinicPatients(id: ID!): [Patient!]
    clinicAppointments(appointmentsData: GetAppointmentsInput!): [Appointment!]!
    user(id: ID!): User
    getUserProfile(occupation: String!, userId: ID!): RoleResultUnion
    loggedUser: User!
    dentist(id: ID!): Dentist!
    assistant(id: Int!): Assistant
    patient(id: ID!): Patient
    searchPatients(searchQuery: String!): [Patient!]!
    getOffsetPatients(patientsVar: GetPatientsInput!): PatientsList!
    getScrollPatients(patientsVar: GetScrollPatientsInput!): PatientsConnection!
    appointment(id: Int!): Appointment
    patientAppointments(patientId: ID!): [Appointment!]
    weeklyAppointments(weeklyAppointmentsData: WeeklyAppointmentsInput!): [WeeklyAppointments!]!
    appointmentsList(searchData: AppointmentsListInput!): [AppointmentsList!]!
    tooth(toothId: String!, patientId: ID!): Tooth
    patientTeeth(patientId: ID!): [Tooth!]
    treatments(category: TreatmentCategory): [Treatment!]!
    diagramCategories(clinicId: ID!): ActionTypeCategories!
  }

  type Mutation {
    createClinic(adminData: CreateAdminInput!, clinicData: CreateClinicInput!): Clinic!
    createUser(userData: CreateUserInput!): User!
    updateUser(userData: UpdateUserInput!): User!
    loginUser(loginData: LoginDataInput!): AuthToken!
    deleteUser(deleteUserData: DeleteUserInput!): User!
    updateDentist(dentistData: UpdateDentistInput!, id: ID!): Dentist!
    updateAssistant(assistantData: UpdateAssistantInput!, id: Int!): Assistant!
    createPatient(patientData: CreatePatientInput!): Patient!
    deletePatient(id: ID!): Patient!
    updatePatient(dentistId: Int, patientData: UpdatePatientInput, id: ID!): Patient!
    createAppointment(newPatientData: CreatePatientInput, appointmentData: CreateAppointmentInput!): Appointment!
    deleteAppointment(id: ID!): Appointment
    updateAppointment(appointmentData: UpdateAppointmentInput!, id: ID!): Appointment!
    createToothDiagram(createToothTreatmentData: TeethDiagramInput!): [Tooth!]!
    addTreatment(treatmentData: AddTreatmentInput!): Treatment!
  }

  type Subscription {
    appointmentsDeleteSub(clinicId: ID!): AppointmentSubscription!
    appointmentsSubscription(clinicId: ID!): AppointmentSubscription!
  }
`;
