/** Inputs for the hours of a user and what differs from them. */
export const availabilityInputsText: string = /* GraphQL */ `
  input AvailabilityModifierCreateInput {
    end: DateTime!
    isExclusive: Boolean!
    start: DateTime!
    user: UserCreateOneWithoutAvailabilityModifiersInput
  }

  input AvailabilityModifierCreateManyWithoutUserInput {
    connect: [AvailabilityModifierWhereUniqueInput!]
    connectOrCreate: [AvailabilityModifierCreateOrConnectWithoutuserInput!]
    create: [AvailabilityModifierCreateWithoutUserInput!]
  }

  input AvailabilityModifierCreateOrConnectWithoutuserInput {
    create: AvailabilityModifierCreateWithoutUserInput!
    where: AvailabilityModifierWhereUniqueInput!
  }

  input AvailabilityModifierCreateWithoutUserInput {
    end: DateTime!
    isExclusive: Boolean!
    start: DateTime!
  }

  input AvailabilityModifierScalarWhereInput {
    AND: [AvailabilityModifierScalarWhereInput!]
    end: DateTimeFilter
    id: IntFilter
    isExclusive: BoolFilter
    NOT: [AvailabilityModifierScalarWhereInput!]
    OR: [AvailabilityModifierScalarWhereInput!]
    start: DateTimeFilter
    userId: IntNullableFilter
  }

  input AvailabilityModifierUpdateInput {
    end: DateTimeFieldUpdateOperationsInput
    isExclusive: BoolFieldUpdateOperationsInput
    start: DateTimeFieldUpdateOperationsInput
    user: UserUpdateOneWithoutAvailabilityModifiersInput
  }

  input AvailabilityModifierUpdateManyMutationInput {
    end: DateTimeFieldUpdateOperationsInput
    isExclusive: BoolFieldUpdateOperationsInput
    start: DateTimeFieldUpdateOperationsInput
  }

  input AvailabilityModifierUpdateManyWithoutUserInput {
    connect: [AvailabilityModifierWhereUniqueInput!]
    connectOrCreate: [AvailabilityModifierCreateOrConnectWithoutuserInput!]
    create: [AvailabilityModifierCreateWithoutUserInput!]
    delete: [AvailabilityModifierWhereUniqueInput!]
    deleteMany: [AvailabilityModifierScalarWhereInput!]
    disconnect: [AvailabilityModifierWhereUniqueInput!]
    set: [AvailabilityModifierWhereUniqueInput!]
    update: [AvailabilityModifierUpdateWithWhereUniqueWithoutUserInput!]
    updateMany: [AvailabilityModifierUpdateManyWithWhereWithoutUserInput!]
    upsert: [AvailabilityModifierUpsertWithWhereUniqueWithoutUserInput!]
  }

  input AvailabilityModifierUpdateManyWithWhereWithoutUserInput {
    data: AvailabilityModifierUpdateManyMutationInput!
    where: AvailabilityModifierScalarWhereInput!
  }

  input AvailabilityModifierUpdateWithoutUserInput {
    end: DateTimeFieldUpdateOperationsInput
    isExclusive: BoolFieldUpdateOperationsInput
    start: DateTimeFieldUpdateOperationsInput
  }

  input AvailabilityModifierUpdateWithWhereUniqueWithoutUserInput {
    data: AvailabilityModifierUpdateWithoutUserInput!
    where: AvailabilityModifierWhereUniqueInput!
  }

  input AvailabilityModifierUpsertWithWhereUniqueWithoutUserInput {
    create: AvailabilityModifierCreateWithoutUserInput!
    update: AvailabilityModifierUpdateWithoutUserInput!
    where: AvailabilityModifierWhereUniqueInput!
  }

  input AvailabilityModifierWhereUniqueInput {
    id: Int
  }

  input RecurrentAvailabilityCreateInput {
    day: Day!
    endTime: Int!
    startTime: Int!
    user: UserCreateOneWithoutRecurrentAvailabilitiesInput
  }

  input RecurrentAvailabilityCreateManyWithoutUserInput {
    connect: [RecurrentAvailabilityWhereUniqueInput!]
    connectOrCreate: [RecurrentAvailabilityCreateOrConnectWithoutuserInput!]
    create: [RecurrentAvailabilityCreateWithoutUserInput!]
  }

  input RecurrentAvailabilityCreateOrConnectWithoutuserInput {
    create: RecurrentAvailabilityCreateWithoutUserInput!
    where: RecurrentAvailabilityWhereUniqueInput!
  }

  input RecurrentAvailabilityCreateWithoutUserInput {
    day: Day!
    endTime: Int!
    startTime: Int!
  }

  input RecurrentAvailabilityScalarWhereInput {
    AND: [RecurrentAvailabilityScalarWhereInput!]
    day: EnumDayFilter
    endTime: IntFilter
    id: IntFilter
    NOT: [RecurrentAvailabilityScalarWhereInput!]
    OR: [RecurrentAvailabilityScalarWhereInput!]
    startTime: IntFilter
    userId: IntNullableFilter
  }

  input RecurrentAvailabilityUpdateInput {
    day: EnumDayFieldUpdateOperationsInput
    endTime: IntFieldUpdateOperationsInput
    startTime: IntFieldUpdateOperationsInput
    user: UserUpdateOneWithoutRecurrentAvailabilitiesInput
  }

  input RecurrentAvailabilityUpdateManyMutationInput {
    day: EnumDayFieldUpdateOperationsInput
    endTime: IntFieldUpdateOperationsInput
    startTime: IntFieldUpdateOperationsInput
  }

  input RecurrentAvailabilityUpdateManyWithoutUserInput {
    connect: [RecurrentAvailabilityWhereUniqueInput!]
    connectOrCreate: [RecurrentAvailabilityCreateOrConnectWithoutuserInput!]
    create: [RecurrentAvailabilityCreateWithoutUserInput!]
    delete: [RecurrentAvailabilityWhereUniqueInput!]
    deleteMany: [RecurrentAvailabilityScalarWhereInput!]
    disconnect: [RecurrentAvailabilityWhereUniqueInput!]
    set: [RecurrentAvailabilityWhereUniqueInput!]
    update: [RecurrentAvailabilityUpdateWithWhereUniqueWithoutUserInput!]
    updateMany: [RecurrentAvailabilityUpdateManyWithWhereWithoutUserInput!]
    upsert: [RecurrentAvailabilityUpsertWithWhereUniqueWithoutUserInput!]
  }

  input RecurrentAvailabilityUpdateManyWithWhereWithoutUserInput {
    data: RecurrentAvailabilityUpdateManyMutationInput!
    where: RecurrentAvailabilityScalarWhereInput!
  }

  input RecurrentAvailabilityUpdateWithoutUserInput {
    day: EnumDayFieldUpdateOperationsInput
    endTime: IntFieldUpdateOperationsInput
    startTime: IntFieldUpdateOperationsInput
  }

  input RecurrentAvailabilityUpdateWithWhereUniqueWithoutUserInput {
    data: RecurrentAvailabilityUpdateWithoutUserInput!
    where: RecurrentAvailabilityWhereUniqueInput!
  }

  input RecurrentAvailabilityUpsertWithWhereUniqueWithoutUserInput {
    create: RecurrentAvailabilityCreateWithoutUserInput!
    update: RecurrentAvailabilityUpdateWithoutUserInput!
    where: RecurrentAvailabilityWhereUniqueInput!
  }

  input RecurrentAvailabilityWhereUniqueInput {
    id: Int
  }
`;
