/** Inputs for appointments, alone and within other writes. */
export const appointmentInputsText: string = /* GraphQL */ `
  input AppointmentCreateInput {
    appointmentType: AppointmentTypeCreateOneWithoutAppointmentsInput
    customer: CustomerCreateOneWithoutAppointmentsInput
    end: DateTime!
    googleCalendarEventId: String
    start: DateTime!
    user: UserCreateOneWithoutAppointmentsInput
  }

  input AppointmentCreateManyWithoutAppointmentTypeInput {
    connect: [AppointmentWhereUniqueInput!]
    connectOrCreate: [AppointmentCreateOrConnectWithoutappointmentTypeInput!]
    create: [AppointmentCreateWithoutAppointmentTypeInput!]
  }

  input AppointmentCreateManyWithoutCustomerInput {
    connect: [AppointmentWhereUniqueInput!]
    connectOrCreate: [AppointmentCreateOrConnectWithoutcustomerInput!]
    create: [AppointmentCreateWithoutCustomerInput!]
  }

  input AppointmentCreateManyWithoutUserInput {
    connect: [AppointmentWhereUniqueInput!]
    connectOrCreate: [AppointmentCreateOrConnectWithoutuserInput!]
    create: [AppointmentCreateWithoutUserInput!]
  }

  input AppointmentCreateOrConnectWithoutappointmentTypeInput {
    create: AppointmentCreateWithoutAppointmentTypeInput!
    where: AppointmentWhereUniqueInput!
  }

  input AppointmentCreateOrConnectWithoutcustomerInput {
    create: AppointmentCreateWithoutCustomerInput!
    where: AppointmentWhereUniqueInput!
  }

  input AppointmentCreateOrConnectWithoutuserInput {
    create: AppointmentCreateWithoutUserInput!
    where: AppointmentWhereUniqueInput!
  }

  input AppointmentCreateWithoutAppointmentTypeInput {
    customer: CustomerCreateOneWithoutAppointmentsInput
    end: DateTime!
    googleCalendarEventId: String
    start: DateTime!
    user: UserCreateOneWithoutAppointmentsInput
  }

  input AppointmentCreateWithoutCustomerInput {
    appointmentType: AppointmentTypeCreateOneWithoutAppointmentsInput
    end: DateTime!
    googleCalendarEventId: String
    start: DateTime!
    user: UserCreateOneWithoutAppointmentsInput
  }

  input AppointmentCreateWithoutUserInput {
    appointmentType: AppointmentTypeCreateOneWithoutAppointmentsInput
    customer: CustomerCreateOneWithoutAppointmentsInput
    end: DateTime!
    googleCalendarEventId: String
    start: DateTime!
  }

  input AppointmentScalarWhereInput {
    AND: [AppointmentScalarWhereInput!]
    appointmentTypeId: IntNullableFilter
    customerId: IntNullableFilter
    end: DateTimeFilter
    googleCalendarEventId: StringNullableFilter
    id: IntFilter
    NOT: [AppointmentScalarWhereInput!]
    OR: [AppointmentScalarWhereInput!]
    start: DateTimeFilter
    userId: IntNullableFilter
  }

  input AppointmentUpdateInput {
    appointmentType: AppointmentTypeUpdateOneWithoutAppointmentsInput
    customer: CustomerUpdateOneWithoutAppointmentsInput
    end: DateTimeFieldUpdateOperationsInput
    googleCalendarEventId: NullableStringFieldUpdateOperationsInput
    start: DateTimeFieldUpdateOperationsInput
    user: UserUpdateOneWithoutAppointmentsInput
  }

  input AppointmentUpdateManyMutationInput {
    end: DateTimeFieldUpdateOperationsInput
    googleCalendarEventId: NullableStringFieldUpdateOperationsInput
    start: DateTimeFieldUpdateOperationsInput
  }

  input AppointmentUpdateManyWithoutAppointmentTypeInput {
    connect: [AppointmentWhereUniqueInput!]
    connectOrCreate: [AppointmentCreateOrConnectWithoutappointmentTypeInput!]
    create: [AppointmentCreateWithoutAppointmentTypeInput!]
    delete: [AppointmentWhereUniqueInput!]
    deleteMany: [AppointmentScalarWhereInput!]
    disconnect: [AppointmentWhereUniqueInput!]
    set: [AppointmentWhereUniqueInput!]
    update: [AppointmentUpdateWithWhereUniqueWithoutAppointmentTypeInput!]
    updateMany: [AppointmentUpdateManyWithWhereWithoutAppointmentTypeInput!]
    upsert: [AppointmentUpsertWithWhereUniqueWithoutAppointmentTypeInput!]
  }

  input AppointmentUpdateManyWithoutCustomerInput {
    connect: [AppointmentWhereUniqueInput!]
    connectOrCreate: [AppointmentCreateOrConnectWithoutcustomerInput!]
    create: [AppointmentCreateWithoutCustomerInput!]
    delete: [AppointmentWhereUniqueInput!]
    deleteMany: [AppointmentScalarWhereInput!]
    disconnect: [AppointmentWhereUniqueInput!]
    set: [AppointmentWhereUniqueInput!]
    update: [AppointmentUpdateWithWhereUniqueWithoutCustomerInput!]
    updateMany: [AppointmentUpdateManyWithWhereWithoutCustomerInput!]
    upsert: [AppointmentUpsertWithWhereUniqueWithoutCustomerInput!]
  }

  input AppointmentUpdateManyWithoutUserInput {
    connect: [AppointmentWhereUniqueInput!]
    connectOrCreate: [AppointmentCreateOrConnectWithoutuserInput!]
    create: [AppointmentCreateWithoutUserInput!]
    delete: [AppointmentWhereUniqueInput!]
    deleteMany: [AppointmentScalarWhereInput!]
    disconnect: [AppointmentWhereUniqueInput!]
    set: [AppointmentWhereUniqueInput!]
    update: [AppointmentUpdateWithWhereUniqueWithoutUserInput!]
    updateMany: [AppointmentUpdateManyWithWhereWithoutUserInput!]
    upsert: [AppointmentUpsertWithWhereUniqueWithoutUserInput!]
  }

  input AppointmentUpdateManyWithWhereWithoutAppointmentTypeInput {
    data: AppointmentUpdateManyMutationInput!
    where: AppointmentScalarWhereInput!
  }

  input AppointmentUpdateManyWithWhereWithoutCustomerInput {
    data: AppointmentUpdateManyMutationInput!
    where: AppointmentScalarWhereInput!
  }

  input AppointmentUpdateManyWithWhereWithoutUserInput {
    data: AppointmentUpdateManyMutationInput!
    where: AppointmentScalarWhereInput!
  }

  input AppointmentUpdateWithoutAppointmentTypeInput {
    customer: CustomerUpdateOneWithoutAppointmentsInput
    end: DateTimeFieldUpdateOperationsInput
    googleCalendarEventId: NullableStringFieldUpdateOperationsInput
    start: DateTimeFieldUpdateOperationsInput
    user: UserUpdateOneWithoutAppointmentsInput
  }

  input AppointmentUpdateWithoutCustomerInput {
    appointmentType: AppointmentTypeUpdateOneWithoutAppointmentsInput
    end: DateTimeFieldUpdateOperationsInput
    googleCalendarEventId: NullableStringFieldUpdateOperationsInput
    start: DateTimeFieldUpdateOperationsInput
    user: UserUpdateOneWithoutAppointmentsInput
  }

  input AppointmentUpdateWithoutUserInput {
    appointmentType: AppointmentTypeUpdateOneWithoutAppointmentsInput
    customer: CustomerUpdateOneWithoutAppointmentsInput
    end: DateTimeFieldUpdateOperationsInput
    googleCalendarEventId: NullableStringFieldUpdateOperationsInput
    start: DateTimeFieldUpdateOperationsInput
  }

  input AppointmentUpdateWithWhereUniqueWithoutAppointmentTypeInput {
    data: AppointmentUpdateWithoutAppointmentTypeInput!
    where: AppointmentWhereUniqueInput!
  }

  input AppointmentUpdateWithWhereUniqueWithoutCustomerInput {
    data: AppointmentUpdateWithoutCustomerInput!
    where: AppointmentWhereUniqueInput!
  }

  input AppointmentUpdateWithWhereUniqueWithoutUserInput {
    data: AppointmentUpdateWithoutUserInput!
    where: AppointmentWhereUniqueInput!
  }

  input AppointmentUpsertWithWhereUniqueWithoutAppointmentTypeInput {
    create: AppointmentCreateWithoutAppointmentTypeInput!
    update: AppointmentUpdateWithoutAppointmentTypeInput!
    where: AppointmentWhereUniqueInput!
  }

  input AppointmentUpsertWithWhereUniqueWithoutCustomerInput {
    create: AppointmentCreateWithoutCustomerInput!
    update: AppointmentUpdateWithoutCustomerInput!
    where: AppointmentWhereUniqueInput!
  }

  input AppointmentUpsertWithWhereUniqueWithoutUserInput {
    create: AppointmentCreateWithoutUserInput!
    update: AppointmentUpdateWithoutUserInput!
    where: AppointmentWhereUniqueInput!
  }

  input AppointmentWhereUniqueInput {
    id: Int
  }
`;
