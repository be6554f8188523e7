/** Accounts, clinics and the people in them. */
export const peopleText: string = /* GraphQL */ `
  type User {
    id: ID!
    email: String!
    firstName: String
    lastName: String
    phone: String
    role: Role!
    active: Boolean!
    emailVerified: Boolean!
    lastLoginAt: String
    createdAt: String!
    updatedAt: String!
    clinicId: String!
    clinic: Clinic
    doctor: Doctor
    assistant: Assistant
    patient: Patient
  }

  enum Role {
    CLINIC_ADMIN
    DOCTOR
    ASSISTANT
    PATIENT
  }

  """
  Authentication tokens returned on login/register
  """
  type AuthTokens {
    accessToken: String!
    refreshToken: String!
  }

  """
  User data in auth response
  """
  type AuthUser {
    id: ID!
    email: String!
    firstName: String
    lastName: String
    role: Role!
    clinicId: String!
  }

  """
  Clinic information returned in login response
  """
  type LoginClinicInfo {
    id: ID!
    name: String!
  }

  """
  Login response with user and list of available clinics
  """
  type LoginResponse {
    user: AuthUser!
    clinics: [LoginClinicInfo!]!
  }

  """
  Authentication response with user and tokens
  """
  type AuthResponse {
    user: AuthUser!
    tokens: AuthTokens!
  }

  """
  Registration input (for registering in existing clinic)
  """
  input RegisterInput {
    email: String!
    password: String!
    firstName: String
    lastName: String
    phone: String
    role: Role!
    clinicId: String!
  }

  """
  Register company input (creates clinic + user in one step)
  """
  input RegisterCompanyInput {
    clinicName: String!
    email: String!
    password: String!
    firstName: String!
    lastName: String!
    phone: String!
  }

  """
  Login input
  """
  input LoginInput {
    email: String!
    password: String!
  }

  """
  Clinic entity representing a medical facility
  """
  type Clinic {
    id: ID!
    name: String!
    legalName: String
    email: String
    phone: String
    address: String
    city: String
    country: String
    timezone: String!
    subscriptionPlan: String
    subscriptionStatus: String
    subscriptionUntil: String
    website: String
    logoUrl: String
    createdAt: String!
    updatedAt: String!
  }

  """
  Clinic with count statistics
  """
  type ClinicWithStats {
    id: ID!
    name: String!
    legalName: String
    email: String
    phone: String
    address: String
    city: String
    country: String
    timezone: String!
    subscriptionPlan: String
    subscriptionStatus: String
    subscriptionUntil: String
    website: String
    logoUrl: String
    createdAt: String!
    updatedAt: String!
    _count: ClinicCount
  }

  """
  Count of related entities in a clinic
  """
  type ClinicCount {
    users: Int!
    doctors: Int!
    assistants: Int!
    patients: Int!
    appointments: Int!
  }

  """
  Clinic statistics
  """
  type ClinicStats {
    users: Int!
    doctors: Int!
    assistants: Int!
    patients: Int!
    appointments: Int!
  }

  """
  Input for creating a new clinic
  """
  input CreateClinicInput {
    name: String!
    legalName: String
    email: String
    phone: String
    address: String
    city: String
    country: String
    timezone: String
    subscriptionPlan: String
    subscriptionStatus: String
    subscriptionUntil: String
    website: String
    logoUrl: String
  }

  """
  Input for updating clinic settings
  """
  input UpdateClinicInput {
    id: ID!
    name: String
    legalName: String
    email: String
    phone: String
    address: String
    city: String
    country: String
    timezone: String
    website: String
    logoUrl: String
  }

  """
  Input for updating clinic subscription
  """
  input UpdateClinicSubscriptionInput {
    id: ID!
    plan: String!
    status: String!
    until: String
  }
`;
