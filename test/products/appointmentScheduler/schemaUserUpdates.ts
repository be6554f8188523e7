/** Inputs that change users within other writes. */
export const userUpdatesText: string = /* GraphQL */ `
  input UserUpdateManyMutationInput {
    address: NullableStringFieldUpdateOperationsInput
    email: StringFieldUpdateOperationsInput
    firstName: StringFieldUpdateOperationsInput
    googleId: NullableStringFieldUpdateOperationsInput
    lastName: StringFieldUpdateOperationsInput
    minScheduleNotice: IntFieldUpdateOperationsInput
    password: NullableStringFieldUpdateOperationsInput
    phone: NullableStringFieldUpdateOperationsInput
    username: StringFieldUpdateOperationsInput
    websiteUrl: NullableStringFieldUpdateOperationsInput
  }

  input UserUpdateManyWithoutCustomersInput {
    connect: [UserWhereUniqueInput!]
    connectOrCreate: [UserCreateOrConnectWithoutcustomersInput!]
    create: [UserCreateWithoutCustomersInput!]
    delete: [UserWhereUniqueInput!]
    deleteMany: [UserScalarWhereInput!]
    disconnect: [UserWhereUniqueInput!]
    set: [UserWhereUniqueInput!]
    update: [UserUpdateWithWhereUniqueWithoutCustomersInput!]
    updateMany: [UserUpdateManyWithWhereWithoutCustomersInput!]
    upsert: [UserUpsertWithWhereUniqueWithoutCustomersInput!]
  }

  input UserUpdateManyWithWhereWithoutCustomersInput {
    data: UserUpdateManyMutationInput!
    where: UserScalarWhereInput!
  }

  input UserUpdateOneWithoutAppointmentsInput {
    connect: UserWhereUniqueInput
    connectOrCreate: UserCreateOrConnectWithoutappointmentsInput
    create: UserCreateWithoutAppointmentsInput
    delete: Boolean
    disconnect: Boolean
    update: UserUpdateWithoutAppointmentsInput
    upsert: UserUpsertWithoutAppointmentsInput
  }

  input UserUpdateOneWithoutAppointmentTypesInput {
    connect: UserWhereUniqueInput
    connectOrCreate: UserCreateOrConnectWithoutappointmentTypesInput
    create: UserCreateWithoutAppointmentTypesInput
    delete: Boolean
    disconnect: Boolean
    update: UserUpdateWithoutAppointmentTypesInput
    upsert: UserUpsertWithoutAppointmentTypesInput
  }

  input UserUpdateOneWithoutAvailabilityModifiersInput {
    connect: UserWhereUniqueInput
    connectOrCreate: UserCreateOrConnectWithoutavailabilityModifiersInput
    create: UserCreateWithoutAvailabilityModifiersInput
    delete: Boolean
    disconnect: Boolean
    update: UserUpdateWithoutAvailabilityModifiersInput
    upsert: UserUpsertWithoutAvailabilityModifiersInput
  }

  input UserUpdateOneWithoutRecurrentAvailabilitiesInput {
    connect: UserWhereUniqueInput
    connectOrCreate: UserCreateOrConnectWithoutrecurrentAvailabilitiesInput
    create: UserCreateWithoutRecurrentAvailabilitiesInput
    delete: Boolean
    disconnect: Boolean
    update: UserUpdateWithoutRecurrentAvailabilitiesInput
    upsert: UserUpsertWithoutRecurrentAvailabilitiesInput
  }

  input UserUpdateWithoutAppointmentsInput {
    address: NullableStringFieldUpdateOperationsInput
    appointmentTypes: AppointmentTypeUpdateManyWithoutUserInput
    availabilityModifiers: AvailabilityModifierUpdateManyWithoutUserInput
    customers: CustomerUpdateManyWithoutUsersInput
    email: StringFieldUpdateOperationsInput
    firstName: StringFieldUpdateOperationsInput
    googleId: NullableStringFieldUpdateOperationsInput
    lastName: StringFieldUpdateOperationsInput
    minScheduleNotice: IntFieldUpdateOperationsInput
    oAuthToken: OAuthTokenUpdateOneWithoutUserInput
    password: NullableStringFieldUpdateOperationsInput
    phone: NullableStringFieldUpdateOperationsInput
    recurrentAvailabilities: RecurrentAvailabilityUpdateManyWithoutUserInput
    username: StringFieldUpdateOperationsInput
    websiteUrl: NullableStringFieldUpdateOperationsInput
  }

  input UserUpdateWithoutAppointmentTypesInput {
    address: NullableStringFieldUpdateOperationsInput
    appointments: AppointmentUpdateManyWithoutUserInput
    availabilityModifiers: AvailabilityModifierUpdateManyWithoutUserInput
    customers: CustomerUpdateManyWithoutUsersInput
    email: StringFieldUpdateOperationsInput
    firstName: StringFieldUpdateOperationsInput
    googleId: NullableStringFieldUpdateOperationsInput
    lastName: StringFieldUpdateOperationsInput
    minScheduleNotice: IntFieldUpdateOperationsInput
    oAuthToken: OAuthTokenUpdateOneWithoutUserInput
    password: NullableStringFieldUpdateOperationsInput
    phone: NullableStringFieldUpdateOperationsInput
    recurrentAvailabilities: RecurrentAvailabilityUpdateManyWithoutUserInput
    username: StringFieldUpdateOperationsInput
    websiteUrl: NullableStringFieldUpdateOperationsInput
  }

  input UserUpdateWithoutAvailabilityModifiersInput {
    address: NullableStringFieldUpdateOperationsInput
    appointments: AppointmentUpdateManyWithoutUserInput
    appointmentTypes: AppointmentTypeUpdateManyWithoutUserInput
    customers: CustomerUpdateManyWithoutUsersInput
    email: StringFieldUpdateOperationsInput
    firstName: StringFieldUpdateOperationsInput
    googleId: NullableStringFieldUpdateOperationsInput
    lastName: StringFieldUpdateOperationsInput
    minScheduleNotice: IntFieldUpdateOperationsInput
    oAuthToken: OAuthTokenUpdateOneWithoutUserInput
    password: NullableStringFieldUpdateOperationsInput
    phone: NullableStringFieldUpdateOperationsInput
    recurrentAvailabilities: RecurrentAvailabilityUpdateManyWithoutUserInput
    username: StringFieldUpdateOperationsInput
    websiteUrl: NullableStringFieldUpdateOperationsInput
  }

  input UserUpdateWithoutCustomersInput {
    address: NullableStringFieldUpdateOperationsInput
    appointments: AppointmentUpdateManyWithoutUserInput
    appointmentTypes: AppointmentTypeUpdateManyWithoutUserInput
    availabilityModifiers: AvailabilityModifierUpdateManyWithoutUserInput
    email: StringFieldUpdateOperationsInput
    firstName: StringFieldUpdateOperationsInput
    googleId: NullableStringFieldUpdateOperationsInput
    lastName: StringFieldUpdateOperationsInput
    minScheduleNotice: IntFieldUpdateOperationsInput
    oAuthToken: OAuthTokenUpdateOneWithoutUserInput
    password: NullableStringFieldUpdateOperationsInput
    phone: NullableStringFieldUpdateOperationsInput
    recurrentAvailabilities: RecurrentAvailabilityUpdateManyWithoutUserInput
    username: StringFieldUpdateOperationsInput
    websiteUrl: NullableStringFieldUpdateOperationsInput
  }

  input UserUpdateWithoutRecurrentAvailabilitiesInput {
    address: NullableStringFieldUpdateOperationsInput
    appointments: AppointmentUpdateManyWithoutUserInput
    appointmentTypes: AppointmentTypeUpdateManyWithoutUserInput
    availabilityModifiers: AvailabilityModifierUpdateManyWithoutUserInput
    customers: CustomerUpdateManyWithoutUsersInput
    email: StringFieldUpdateOperationsInput
    firstName: StringFieldUpdateOperationsInput
    googleId: NullableStringFieldUpdateOperationsInput
    lastName: StringFieldUpdateOperationsInput
    minScheduleNotice: IntFieldUpdateOperationsInput
    oAuthToken: OAuthTokenUpdateOneWithoutUserInput
    password: NullableStringFieldUpdateOperationsInput
    phone: NullableStringFieldUpdateOperationsInput
    username: StringFieldUpdateOperationsInput
    websiteUrl: NullableStringFieldUpdateOperationsInput
  }

  input UserUpdateWithWhereUniqueWithoutCustomersInput {
    data: UserUpdateWithoutCustomersInput!
    where: UserWhereUniqueInput!
  }

  input UserUpsertWithoutAppointmentsInput {
    create: UserCreateWithoutAppointmentsInput!
    update: UserUpdateWithoutAppointmentsInput!
  }

  input UserUpsertWithoutAppointmentTypesInput {
    create: UserCreateWithoutAppointmentTypesInput!
    update: UserUpdateWithoutAppointmentTypesInput!
  }

  input UserUpsertWithoutAvailabilityModifiersInput {
    create: UserCreateWithoutAvailabilityModifiersInput!
    update: UserUpdateWithoutAvailabilityModifiersInput!
  }

  input UserUpsertWithoutRecurrentAvailabilitiesInput {
    create: UserCreateWithoutRecurrentAvailabilitiesInput!
    update: UserUpdateWithoutRecurrentAvailabilitiesInput!
  }

  input UserUpsertWithWhereUniqueWithoutCustomersInput {
    create: UserCreateWithoutCustomersInput!
    update: UserUpdateWithoutCustomersInput!
    where: UserWhereUniqueInput!
  }
`;
