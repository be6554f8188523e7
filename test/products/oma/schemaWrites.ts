/** Writes of a kind of row that the library makes by itself. */
function crud(name: string, many: string, create: string | null): string {
  const one = name.slice(0, 1).toLowerCase() + name.slice(1);
  const lists = many.slice(0, 1).toLowerCase() + many.slice(1);
  const deletes = `
  input DeleteOne${name}Input { "The id of the record to delete." id: ID! }
  input DeleteMany${many}Input { "Filter to find records to delete" filter: ${name}DeleteFilter! }
  extend type Mutation {
    deleteOne${name}(input: DeleteOne${name}Input!): ${name}DeleteResponse!
    deleteMany${many}(input: DeleteMany${many}Input!): DeleteManyResponse!
  }`;
  if (create === null) return deletes;
  const update = `Update${name}Dto`;
  return `${deletes}
  input CreateOne${name}Input { "The record to create" ${one}: ${create}! }
  input CreateMany${many}Input { "Array of records to create" ${lists}: [${create}!]! }
  input UpdateOne${name}Input { "The id of the record to update" id: ID! "The update to apply." update: ${update}! }
  input UpdateMany${many}Input {
    "Filter used to find fields to update" filter: ${name}UpdateFilter!
    "The update to apply to all records found using the filter" update: ${update}!
  }
  extend type Mutation {
    createOne${name}(input: CreateOne${name}Input!): ${name}!
    createMany${many}(input: CreateMany${many}Input!): [${name}!]!
    updateOne${name}(input: UpdateOne${name}Input!): ${name}!
    updateMany${many}(input: UpdateMany${many}Input!): UpdateManyResponse!
  }`;
}

const dto = (name: string, fields: string): string =>
  `input Create${name} { ${fields} }\n  input Update${name.replace('Input', 'Dto')} { ${fields} }`;

/** SDL of accounts, bookings, payments and of all that an administrator sets up. */
export const writesText: string = /* GraphQL */ `
  type Mutation {
    login(identifier: String!, password: String!): LoginResponseDto!
    logout: Boolean!
    "Register with either email or phoneNumber"
    requestLoginOtp(input: OtpRequest!): OtpResponse!
    verifyLoginOtp(input: VerifyOtpInput!): ValidateOtpResponse!
    completeAccountRegistration(input: CompleteAccountRegistrationInput!): UserProfile!
    forgetPassword(input: ForgetPasswordRequest!): ForgetPasswordResponse!
    changePassword(currentPassword: String!, newPassword: String!, newPasswordConfirmation: String!): Boolean!
    setAppointmentProviderAndDepartment(input: SetProviderDepartmentDto!): Appointment!
    setDoctorToAppointment(input: SetDoctorToAppointmentDto!): Appointment!
    payForAppointment(input: PayAppointmentDto!): TransactionPaymentResult!
    rateDoctor(input: RateDoctorDto!): Boolean!
    setDoctor(input: SetDoctorDto!): Doctor!
    setDoctorProfile(input: SetDoctorTypeDto!): Doctor!
    setDoctorAvailability(input: DoctorScheduleDto!): Doctor!
    assignDepartmentToProvider(input: AssignDepartmentToProviderDto!): HealthProvider!
    assignCategoriesToDoctorTypes(input: AssignCategoryTypeDto!): DoctorType!
  }

  ${crud('Department', 'Departments', 'CreateDepartmentInput')}
  ${crud('DoctorType', 'DoctorTypes', 'CreateDoctorTypeDto')}
  ${crud('DoctorTypeCategory', 'DoctorTypeCategories', 'CreateDoctorTypeCategoryDto')}
  ${crud('HealthProvider', 'HealthProviders', 'CreateHealthProviderDto')}
  ${crud('Doctor', 'Doctors', null)}
  ${crud('Schedule', 'Schedules', null)}

  ${dto('DepartmentInput', 'name: String description: String types: String')}
  ${dto('DoctorTypeDto', 'name: String code: String')}
  ${dto('DoctorTypeCategoryDto', 'name: String code: String description: String')}
  ${dto('HealthProviderDto', 'name: String! description: String! type: String! region: String! district: String!')}

  type DeleteManyResponse {
    "The number of records deleted."
    deletedCount: Int!
  }
  type UpdateManyResponse {
    "The number of records updated."
    updatedCount: Int!
  }

  type LoginResponseDto {
    accessToken: String!
    expiresIn: Float!
    passwordResetRequired: Boolean!
    tokenType: String!
    userProfile: UserProfile!
  }

  input OtpRequest {
    phoneNumber: String
  }
  type OtpResponse {
    expiresAt: DateTime!
    "Nonce value to be used on verification request"
    verificationCodeNonce: String!
  }
  input VerifyOtpInput {
    nonce: String!
    verificationCode: String!
  }
  type ValidateOtpResponse {
    accessToken: String!
    profileCompletionToken: String
    requiresProfileUpdate: Boolean!
    userProfile: UserProfile!
  }
  input CompleteAccountRegistrationInput {
    dateOfBirth: DateTime
    email: String
    firstName: String
    gender: String
    lastName: String
    middleName: String
    password: String
    profileCompletionToken: String!
    username: String
  }
  input ForgetPasswordRequest {
    email: String
    phoneNumber: String
  }
  type ForgetPasswordResponse {
    expiresAt: DateTime!
    "Nonce value to be used on verification request"
    verificationCodeNonce: String!
  }

  input SetProviderDepartmentDto {
    providerId: Float!
    departmentId: Float!
    type: String
  }
  input SetDoctorToAppointmentDto {
    appointmentId: Float!
    doctorId: Float!
    scheduleTime: String!
  }
  input PayAppointmentDto {
    appointmentId: Float!
    phone: String!
    provider: String!
  }
  type TransactionPaymentResult {
    message: String!
    success: Boolean!
    transaction: Transaction
  }
  input RateDoctorDto {
    doctorId: Float!
    rate: Float!
  }
  input SetDoctorDto {
    userId: Int!
    departmentId: Int!
    providerIds: [Int!]!
  }
  input SetDoctorTypeDto {
    bio: String
    doctorTypeCategoryId: Float
    doctorTypeId: Float
    location: String
    price: Float
  }
  input DoctorScheduleDto {
    dayOfWeek: String
    doctorId: Float
    timeslots: [TimeSlot!]
  }
  input TimeSlot {
    endTime: String
    startTime: String
  }
  input AssignDepartmentToProviderDto {
    departmentIds: [Int!]!
    providerId: Int!
  }
  input AssignCategoryTypeDto {
    docTypeCategories: [Int!]!
    docTypeId: Int!
  }
`;
