/** Inputs for customers, alone and within other writes. */
export const customerInputsText: string = /* GraphQL */ `
  input CustomerCreateInput {
    address: String
    appointments: AppointmentCreateManyWithoutCustomerInput
    email: String!
    firstName: String!
    isBlackListed: Boolean
    lastName: String!
    phone: String
    users: UserCreateManyWithoutCustomersInput
  }

  input CustomerCreateManyWithoutUsersInput {
    connect: [CustomerWhereUniqueInput!]
    connectOrCreate: [CustomerCreateOrConnectWithoutusersInput!]
    create: [CustomerCreateWithoutUsersInput!]
  }

  input CustomerCreateOneWithoutAppointmentsInput {
    connect: CustomerWhereUniqueInput
    connectOrCreate: CustomerCreateOrConnectWithoutappointmentsInput
    create: CustomerCreateWithoutAppointmentsInput
  }

  input CustomerCreateOrConnectWithoutappointmentsInput {
    create: CustomerCreateWithoutAppointmentsInput!
    where: CustomerWhereUniqueInput!
  }

  input CustomerCreateOrConnectWithoutusersInput {
    create: CustomerCreateWithoutUsersInput!
    where: CustomerWhereUniqueInput!
  }

  input CustomerCreateWithoutAppointmentsInput {
    address: String
    email: String!
    firstName: String!
    isBlackListed: Boolean
    lastName: String!
    phone: String
    users: UserCreateManyWithoutCustomersInput
  }

  input CustomerCreateWithoutUsersInput {
    address: String
    appointments: AppointmentCreateManyWithoutCustomerInput
    email: String!
    firstName: String!
    isBlackListed: Boolean
    lastName: String!
    phone: String
  }

  input CustomerScalarWhereInput {
    address: StringNullableFilter
    AND: [CustomerScalarWhereInput!]
    email: StringFilter
    firstName: StringFilter
    id: IntFilter
    isBlackListed: BoolFilter
    lastName: StringFilter
    NOT: [CustomerScalarWhereInput!]
    OR: [CustomerScalarWhereInput!]
    phone: StringNullableFilter
  }

  input CustomerUpdateInput {
    address: NullableStringFieldUpdateOperationsInput
    appointments: AppointmentUpdateManyWithoutCustomerInput
    email: StringFieldUpdateOperationsInput
    firstName: StringFieldUpdateOperationsInput
    isBlackListed: BoolFieldUpdateOperationsInput
    lastName: StringFieldUpdateOperationsInput
    phone: NullableStringFieldUpdateOperationsInput
    users: UserUpdateManyWithoutCustomersInput
  }

  input CustomerUpdateManyMutationInput {
    address: NullableStringFieldUpdateOperationsInput
    email: StringFieldUpdateOperationsInput
    firstName: StringFieldUpdateOperationsInput
    isBlackListed: BoolFieldUpdateOperationsInput
    lastName: StringFieldUpdateOperationsInput
    phone: NullableStringFieldUpdateOperationsInput
  }

  input CustomerUpdateManyWithoutUsersInput {
    connect: [CustomerWhereUniqueInput!]
    connectOrCreate: [CustomerCreateOrConnectWithoutusersInput!]
    create: [CustomerCreateWithoutUsersInput!]
    delete: [CustomerWhereUniqueInput!]
    deleteMany: [CustomerScalarWhereInput!]
    disconnect: [CustomerWhereUniqueInput!]
    set: [CustomerWhereUniqueInput!]
    update: [CustomerUpdateWithWhereUniqueWithoutUsersInput!]
    updateMany: [CustomerUpdateManyWithWhereWithoutUsersInput!]
    upsert: [CustomerUpsertWithWhereUniqueWithoutUsersInput!]
  }

  input CustomerUpdateManyWithWhereWithoutUsersInput {
    data: CustomerUpdateManyMutationInput!
    where: CustomerScalarWhereInput!
  }

  input CustomerUpdateOneWithoutAppointmentsInput {
    connect: CustomerWhereUniqueInput
    connectOrCreate: CustomerCreateOrConnectWithoutappointmentsInput
    create: CustomerCreateWithoutAppointmentsInput
    delete: Boolean
    disconnect: Boolean
    update: CustomerUpdateWithoutAppointmentsInput
    upsert: CustomerUpsertWithoutAppointmentsInput
  }

  input CustomerUpdateWithoutAppointmentsInput {
    address: NullableStringFieldUpdateOperationsInput
    email: StringFieldUpdateOperationsInput
    firstName: StringFieldUpdateOperationsInput
    isBlackListed: BoolFieldUpdateOperationsInput
    lastName: StringFieldUpdateOperationsInput
    phone: NullableStringFieldUpdateOperationsInput
    users: UserUpdateManyWithoutCustomersInput
  }

  input CustomerUpdateWithoutUsersInput {
    address: NullableStringFieldUpdateOperationsInput
    appointments: AppointmentUpdateManyWithoutCustomerInput
    email: StringFieldUpdateOperationsInput
    firstName: StringFieldUpdateOperationsInput
    isBlackListed: BoolFieldUpdateOperationsInput
    lastName: StringFieldUpdateOperationsInput
    phone: NullableStringFieldUpdateOperationsInput
  }

  input CustomerUpdateWithWhereUniqueWithoutUsersInput {
    data: CustomerUpdateWithoutUsersInput!
    where: CustomerWhereUniqueInput!
  }

  input CustomerUpsertWithoutAppointmentsInput {
    create: CustomerCreateWithoutAppointmentsInput!
    update: CustomerUpdateWithoutAppointmentsInput!
  }

  input CustomerUpsertWithWhereUniqueWithoutUsersInput {
    create: CustomerCreateWithoutUsersInput!
    update: CustomerUpdateWithoutUsersInput!
    where: CustomerWhereUniqueInput!
  }

  input CustomerWhereUniqueInput {
    email: String
    id: Int
  }
`;
