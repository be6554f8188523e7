/** SDL of users and patients. */
export const snMedicalPeopleText: string = /* GraphQL */ `
  scalar DateTime

  scalar Float

  type User {
    id: String!
    role: String!
    email: String!
    username: String!
    status: String!
    avatar_url: String
    avatar_path: String
    created_at: DateTime!
    updated_at: DateTime!
    medicalRecords: [MedicalRecord!]!
    appointments: [Appointment!]!
    purchases: [Purchase!]!
    orders: [Order!]!
    treatmentPlans: [TreatmentPlan!]!
  }

  input CreateUserInput {
    role: String!
    email: String!
    username: String!
    password: String!
    status: String = "active"
  }

  input UpdateUserInput {
    role: String
    email: String
    username: String
    password: String
    status: String
  }

  type Patient {
    id: String!
    first_name: String!
    last_name: String!
    national_id: String
    prefix: String
    nickname: String
    date_of_birth: DateTime
    age: Int
    gender: String
    blood_group: String
    phone: String
    email: String
    address: String
    subdistrict: String
    district: String
    province: String
    zip_code: String
    latitude: Float
    longitude: Float
    drug_allergies: String
    drug_allergies_other: String
    medical_conditions: String
    notes: String
    photo_url: String
    photo_path: String
    created_at: DateTime!
    updated_at: DateTime!
    appointments: [Appointment!]!
    medicalRecords: [MedicalRecord!]!
    orders: [Order!]!
    treatmentPlans: [TreatmentPlan!]!
    visits: [Visit!]!
    queueTickets: [QueueTicket!]!
  }

  input CreatePatientInput {
    first_name: String!
    last_name: String!
    national_id: String
    prefix: String
    nickname: String
    date_of_birth: DateTime
    age: Int
    gender: String
    blood_group: String
    phone: String
    email: String
    address: String
    subdistrict: String
    district: String
    province: String
    zip_code: String
    latitude: Float
    longitude: Float
    drug_allergies: String
    drug_allergies_other: String
    medical_conditions: String
    notes: String
    photo_url: String
    photo_path: String
  }

  input UpdatePatientInput {
    first_name: String
    last_name: String
    national_id: String
    prefix: String
    nickname: String
    date_of_birth: DateTime
    age: Int
    gender: String
    blood_group: String
    phone: String
    email: String
    address: String
    subdistrict: String
    district: String
    province: String
    zip_code: String
    latitude: Float
    longitude: Float
    drug_allergies: String
    drug_allergies_other: String
    medical_conditions: String
    notes: String
    photo_url: String
    photo_path: String
  }
`;
