/** Inputs that make users within other writes. */
export const userInputsText: string = /* GraphQL */ `
  input OAuthTokenCreateOneWithoutUserInput {
    connect: OAuthTokenWhereUniqueInput
    connectOrCreate: OAuthTokenCreateOrConnectWithoutuserInput
    create: OAuthTokenCreateWithoutUserInput
  }

  input OAuthTokenCreateOrConnectWithoutuserInput {
    create: OAuthTokenCreateWithoutUserInput!
    where: OAuthTokenWhereUniqueInput!
  }

  input OAuthTokenCreateWithoutUserInput {
    accessToken: String!
    refreshToken: String
  }

  input OAuthTokenInput {
    accessToken: String!
    idToken: String!
    refreshToken: String
  }

  input OAuthTokenUpdateOneWithoutUserInput {
    connect: OAuthTokenWhereUniqueInput
    connectOrCreate: OAuthTokenCreateOrConnectWithoutuserInput
    create: OAuthTokenCreateWithoutUserInput
    delete: Boolean
    disconnect: Boolean
    update: OAuthTokenUpdateWithoutUserInput
    upsert: OAuthTokenUpsertWithoutUserInput
  }

  input OAuthTokenUpdateWithoutUserInput {
    accessToken: StringFieldUpdateOperationsInput
    refreshToken: NullableStringFieldUpdateOperationsInput
  }

  input OAuthTokenUpsertWithoutUserInput {
    create: OAuthTokenCreateWithoutUserInput!
    update: OAuthTokenUpdateWithoutUserInput!
  }

  input OAuthTokenWhereUniqueInput {
    id: Int
  }

  input UserCreateManyWithoutCustomersInput {
    connect: [UserWhereUniqueInput!]
    connectOrCreate: [UserCreateOrConnectWithoutcustomersInput!]
    create: [UserCreateWithoutCustomersInput!]
  }

  input UserCreateOneWithoutAppointmentsInput {
    connect: UserWhereUniqueInput
    connectOrCreate: UserCreateOrConnectWithoutappointmentsInput
    create: UserCreateWithoutAppointmentsInput
  }

  input UserCreateOneWithoutAppointmentTypesInput {
    connect: UserWhereUniqueInput
    connectOrCreate: UserCreateOrConnectWithoutappointmentTypesInput
    create: UserCreateWithoutAppointmentTypesInput
  }

  input UserCreateOneWithoutAvailabilityModifiersInput {
    connect: UserWhereUniqueInput
    connectOrCreate: UserCreateOrConnectWithoutavailabilityModifiersInput
    create: UserCreateWithoutAvailabilityModifiersInput
  }

  input UserCreateOneWithoutRecurrentAvailabilitiesInput {
    connect: UserWhereUniqueInput
    connectOrCreate: UserCreateOrConnectWithoutrecurrentAvailabilitiesInput
    create: UserCreateWithoutRecurrentAvailabilitiesInput
  }

  input UserCreateOrConnectWithoutappointmentsInput {
    create: UserCreateWithoutAppointmentsInput!
    where: UserWhereUniqueInput!
  }

  input UserCreateOrConnectWithoutappointmentTypesInput {
    create: UserCreateWithoutAppointmentTypesInput!
    where: UserWhereUniqueInput!
  }

  input UserCreateOrConnectWithoutavailabilityModifiersInput {
    create: UserCreateWithoutAvailabilityModifiersInput!
    where: UserWhereUniqueInput!
  }

  input UserCreateOrConnectWithoutcustomersInput {
    create: UserCreateWithoutCustomersInput!
    where: UserWhereUniqueInput!
  }

  input UserCreateOrConnectWithoutrecurrentAvailabilitiesInput {
    create: UserCreateWithoutRecurrentAvailabilitiesInput!
    where: UserWhereUniqueInput!
  }

  input UserCreateWithoutAppointmentsInput {
    address: String
    appointmentTypes: AppointmentTypeCreateManyWithoutUserInput
    availabilityModifiers: AvailabilityModifierCreateManyWithoutUserInput
    customers: CustomerCreateManyWithoutUsersInput
    email: String!
    firstName: String!
    googleId: String
    lastName: String!
    minScheduleNotice: Int
    oAuthToken: OAuthTokenCreateOneWithoutUserInput
    password: String
    phone: String
    recurrentAvailabilities: RecurrentAvailabilityCreateManyWithoutUserInput
    username: String!
    websiteUrl: String
  }

  input UserCreateWithoutAppointmentTypesInput {
    address: String
    appointments: AppointmentCreateManyWithoutUserInput
    availabilityModifiers: AvailabilityModifierCreateManyWithoutUserInput
    customers: CustomerCreateManyWithoutUsersInput
    email: String!
    firstName: String!
    googleId: String
    lastName: String!
    minScheduleNotice: Int
    oAuthToken: OAuthTokenCreateOneWithoutUserInput
    password: String
    phone: String
    recurrentAvailabilities: RecurrentAvailabilityCreateManyWithoutUserInput
    username: String!
    websiteUrl: String
  }

  input UserCreateWithoutAvailabilityModifiersInput {
    address: String
    appointments: AppointmentCreateManyWithoutUserInput
    appointmentTypes: AppointmentTypeCreateManyWithoutUserInput
    customers: CustomerCreateManyWithoutUsersInput
    email: String!
    firstName: String!
    googleId: String
    lastName: String!
    minScheduleNotice: Int
    oAuthToken: OAuthTokenCreateOneWithoutUserInput
    password: String
    phone: String
    recurrentAvailabilities: RecurrentAvailabilityCreateManyWithoutUserInput
    username: String!
    websiteUrl: String
  }

  input UserCreateWithoutCustomersInput {
    address: String
    appointments: AppointmentCreateManyWithoutUserInput
    appointmentTypes: AppointmentTypeCreateManyWithoutUserInput
    availabilityModifiers: AvailabilityModifierCreateManyWithoutUserInput
    email: String!
    firstName: String!
    googleId: String
    lastName: String!
    minScheduleNotice: Int
    oAuthToken: OAuthTokenCreateOneWithoutUserInput
    password: String
    phone: String
    recurrentAvailabilities: RecurrentAvailabilityCreateManyWithoutUserInput
    username: String!
    websiteUrl: String
  }

  input UserCreateWithoutRecurrentAvailabilitiesInput {
    address: String
    appointments: AppointmentCreateManyWithoutUserInput
    appointmentTypes: AppointmentTypeCreateManyWithoutUserInput
    availabilityModifiers: AvailabilityModifierCreateManyWithoutUserInput
    customers: CustomerCreateManyWithoutUsersInput
    email: String!
    firstName: String!
    googleId: String
    lastName: String!
    minScheduleNotice: Int
    oAuthToken: OAuthTokenCreateOneWithoutUserInput
    password: String
    phone: String
    username: String!
    websiteUrl: String
  }

  input UserScalarWhereInput {
    address: StringNullableFilter
    AND: [UserScalarWhereInput!]
    email: StringFilter
    firstName: StringFilter
    googleId: StringNullableFilter
    id: IntFilter
    lastName: StringFilter
    minScheduleNotice: IntFilter
    NOT: [UserScalarWhereInput!]
    OR: [UserScalarWhereInput!]
    password: StringNullableFilter
    phone: StringNullableFilter
    username: StringFilter
    websiteUrl: StringNullableFilter
  }

  input UserWhereUniqueInput {
    email: String
    googleId: String
    id: Int
    username: String
  }
`;
