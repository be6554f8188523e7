/** SDL of a model's inputs: what is needed to create one may be left out to update it. */
function inputsText(model: string, fields: string): string {
  return `input Create${model}Input { ${fields} }
input Update${model}Input { ${fields.replaceAll('!', '')} }`;
}

/** SDL of what one does to a model's rows. */
function mutationsText(model: string): string {
  return `  create${model}(input: Create${model}Input!): ${model}! @requireAuth
  update${model}(id: String!, input: Update${model}Input!): ${model}! @requireAuth
  delete${model}(id: String!): ${model}! @requireAuth`;
}

/** Models that a front desk only reads. */
export const othersModels = ['Clinic', 'User', 'Treatment'] as const;

const inputs = {
  Clinic: 'name: String!',
  User: `email: String! firstName: String! lastName: String! hashedPassword: String! salt: String! resetToken: String
  resetTokenExpiresAt: DateTime roles: String! clinicId: String!`,
  Patient: `firstName: String! lastName: String! email: String! clinicId: String! clinicianId: String! dob: DateTime!
  address: String! city: String! county: String! country: String! postcode: String! medicalHistory: String
  surgicalHistory: String medications: String infertilityDiagnosis: String phone: String!`,
  Treatment: `clinicianId: String! patientId: String! startDate: DateTime! endDate: DateTime wasSuccessful: Boolean
  isActive: Boolean! count: Int acfId: String ageAtTreatmentStart: Int outcome: String type: String
  triggerDate: DateTime eggsRetrieved: Int eggRetrievalDate: DateTime`,
  Appointment: `patientId: String! clinicId: String! clinicianId: String type: String startDate: DateTime!
  endDate: DateTime status: String notes: String`,
};

/** SDL of the clinic: what the framework puts into every schema, and then the files of its authors. */
export const redwoodText: string = `
directive @requireAuth(roles: [String]) on FIELD_DEFINITION
directive @skipAuth on FIELD_DEFINITION
scalar BigInt
scalar Date
scalar Time
scalar DateTime
scalar JSON
scalar JSONObject
"The RedwoodJS Root Schema. Defines details about RedwoodJS such as the current user and version information."
type Redwood {
  "The version of Redwood." version: String
  "The current user." currentUser: JSON
  "The version of Prisma." prismaVersion: String
}

type Clinic { id: String! name: String! patients: [Patient]! clinicians: [User]! }
type Statistics {
  totalPatients: StatisticCount totalTreatments: StatisticCount successfulTreatmentsRate: StatisticRate
}
type StatisticCount { name: String stat: Int previousStat: Int change: Float changeType: String }
type StatisticRate { name: String stat: String previousStat: String change: Float changeType: String }
type User {
  id: String! email: String! firstName: String! lastName: String! hashedPassword: String! salt: String!
  resetToken: String resetTokenExpiresAt: DateTime roles: String! patients: [Patient]! clinic: Clinic!
  clinicId: String! createdAt: DateTime! treatments: [Treatment]
}
type UserStats { totalPatients: Int activeTreatments: Int totalTreatments: Int }
type Patient {
  id: String! firstName: String! lastName: String! email: String! clinic: Clinic! clinicId: String! clinician: User!
  clinicianId: String! dob: DateTime! address: String! city: String! county: String! country: String!
  postcode: String! medicalHistory: String surgicalHistory: String medications: String infertilityDiagnosis: String
  createdAt: DateTime! phone: String treatments: [Treatment] appointments: [Appointment]
}
input SearchPatientsInput { firstName: String lastName: String clinicId: String }
type Treatment {
  id: String! clinician: User! clinicianId: String! patient: Patient! patientId: String! startDate: DateTime!
  endDate: DateTime wasSuccessful: Boolean! isActive: Boolean! createdAt: DateTime! count: Int acfId: String
  ageAtTreatmentStart: Int outcome: String type: String triggerDate: DateTime eggsRetrieved: Int
  eggRetrievalDate: DateTime
}
type Appointment {
  id: String! patient: Patient! patientId: String! clinic: Clinic! clinicId: String! clinician: User
  clinicianId: String type: String startDate: DateTime! endDate: DateTime! status: String! notes: String
  createdAt: DateTime!
}
type WaitList { id: String! email: String! createdAt: DateTime! }
${Object.entries(inputs)
  .map(([model, fields]) => inputsText(model, fields))
  .join('\n')}

type Query {
  "Fetches the Redwood root schema." redwood: Redwood
  clinics: [Clinic!]! @skipAuth
  clinic(id: String!): Clinic @requireAuth
  statistics: Statistics @requireAuth
  users: [User!]! @skipAuth
  user(id: String!): User @requireAuth
  userStats(id: String!): UserStats @requireAuth
  patients: [Patient!]! @requireAuth
  patient(id: String!): Patient @requireAuth
  searchPatients(input: SearchPatientsInput): [Patient] @requireAuth
  treatments: [Treatment!]! @requireAuth
  treatmentsByPatient(patientId: String!): [Treatment] @requireAuth
  treatment(id: String!): Treatment @requireAuth
  appointments: [Appointment!]! @requireAuth
  appointmentsByPatient(patientId: String!): [Appointment] @requireAuth
  appointment(id: String!): Appointment @requireAuth
  waitLists: [WaitList!]! @requireAuth
}
type Mutation {
${Object.keys(inputs).map(mutationsText).join('\n')}
}
`;
