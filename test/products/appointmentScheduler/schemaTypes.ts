/** Inputs for types of appointments, alone and within other writes. */
export const typeInputsText: string = /* GraphQL */ `
  input AppointmentTypeCreateInput {
    appointments: AppointmentCreateManyWithoutAppointmentTypeInput
    description: String
    duration: Int!
    name: String!
    price: Float
    user: UserCreateOneWithoutAppointmentTypesInput
  }

  input AppointmentTypeCreateManyWithoutUserInput {
    connect: [AppointmentTypeWhereUniqueInput!]
    connectOrCreate: [AppointmentTypeCreateOrConnectWithoutuserInput!]
    create: [AppointmentTypeCreateWithoutUserInput!]
  }

  input AppointmentTypeCreateOneWithoutAppointmentsInput {
    connect: AppointmentTypeWhereUniqueInput
    connectOrCreate: AppointmentTypeCreateOrConnectWithoutappointmentsInput
    create: AppointmentTypeCreateWithoutAppointmentsInput
  }

  input AppointmentTypeCreateOrConnectWithoutappointmentsInput {
    create: AppointmentTypeCreateWithoutAppointmentsInput!
    where: AppointmentTypeWhereUniqueInput!
  }

  input AppointmentTypeCreateOrConnectWithoutuserInput {
    create: AppointmentTypeCreateWithoutUserInput!
    where: AppointmentTypeWhereUniqueInput!
  }

  input AppointmentTypeCreateWithoutAppointmentsInput {
    description: String
    duration: Int!
    name: String!
    price: Float
    user: UserCreateOneWithoutAppointmentTypesInput
  }

  input AppointmentTypeCreateWithoutUserInput {
    appointments: AppointmentCreateManyWithoutAppointmentTypeInput
    description: String
    duration: Int!
    name: String!
    price: Float
  }

  input AppointmentTypeScalarWhereInput {
    AND: [AppointmentTypeScalarWhereInput!]
    description: StringNullableFilter
    duration: IntFilter
    id: IntFilter
    name: StringFilter
    NOT: [AppointmentTypeScalarWhereInput!]
    OR: [AppointmentTypeScalarWhereInput!]
    price: FloatNullableFilter
    userId: IntNullableFilter
  }

  input AppointmentTypeUpdateInput {
    appointments: AppointmentUpdateManyWithoutAppointmentTypeInput
    description: NullableStringFieldUpdateOperationsInput
    duration: IntFieldUpdateOperationsInput
    name: StringFieldUpdateOperationsInput
    price: NullableFloatFieldUpdateOperationsInput
    user: UserUpdateOneWithoutAppointmentTypesInput
  }

  input AppointmentTypeUpdateManyMutationInput {
    description: NullableStringFieldUpdateOperationsInput
    duration: IntFieldUpdateOperationsInput
    name: StringFieldUpdateOperationsInput
    price: NullableFloatFieldUpdateOperationsInput
  }

  input AppointmentTypeUpdateManyWithoutUserInput {
    connect: [AppointmentTypeWhereUniqueInput!]
    connectOrCreate: [AppointmentTypeCreateOrConnectWithoutuserInput!]
    create: [AppointmentTypeCreateWithoutUserInput!]
    delete: [AppointmentTypeWhereUniqueInput!]
    deleteMany: [AppointmentTypeScalarWhereInput!]
    disconnect: [AppointmentTypeWhereUniqueInput!]
    set: [AppointmentTypeWhereUniqueInput!]
    update: [AppointmentTypeUpdateWithWhereUniqueWithoutUserInput!]
    updateMany: [AppointmentTypeUpdateManyWithWhereWithoutUserInput!]
    upsert: [AppointmentTypeUpsertWithWhereUniqueWithoutUserInput!]
  }

  input AppointmentTypeUpdateManyWithWhereWithoutUserInput {
    data: AppointmentTypeUpdateManyMutationInput!
    where: AppointmentTypeScalarWhereInput!
  }

  input AppointmentTypeUpdateOneWithoutAppointmentsInput {
    connect: AppointmentTypeWhereUniqueInput
    connectOrCreate: AppointmentTypeCreateOrConnectWithoutappointmentsInput
    create: AppointmentTypeCreateWithoutAppointmentsInput
    delete: Boolean
    disconnect: Boolean
    update: AppointmentTypeUpdateWithoutAppointmentsInput
    upsert: AppointmentTypeUpsertWithoutAppointmentsInput
  }

  input AppointmentTypeUpdateWithoutAppointmentsInput {
    description: NullableStringFieldUpdateOperationsInput
    duration: IntFieldUpdateOperationsInput
    name: StringFieldUpdateOperationsInput
    price: NullableFloatFieldUpdateOperationsInput
    user: UserUpdateOneWithoutAppointmentTypesInput
  }

  input AppointmentTypeUpdateWithoutUserInput {
    appointments: AppointmentUpdateManyWithoutAppointmentTypeInput
    description: NullableStringFieldUpdateOperationsInput
    duration: IntFieldUpdateOperationsInput
    name: StringFieldUpdateOperationsInput
    price: NullableFloatFieldUpdateOperationsInput
  }

  input AppointmentTypeUpdateWithWhereUniqueWithoutUserInput {
    data: AppointmentTypeUpdateWithoutUserInput!
    where: AppointmentTypeWhereUniqueInput!
  }

  input AppointmentTypeUpsertWithoutAppointmentsInput {
    create: AppointmentTypeCreateWithoutAppointmentsInput!
    update: AppointmentTypeUpdateWithoutAppointmentsInput!
  }

  input AppointmentTypeUpsertWithWhereUniqueWithoutUserInput {
    create: AppointmentTypeCreateWithoutUserInput!
    update: AppointmentTypeUpdateWithoutUserInput!
    where: AppointmentTypeWhereUniqueInput!
  }

  input AppointmentTypeWhereUniqueInput {
    id: Int
  }
`;
