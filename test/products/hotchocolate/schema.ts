import { type Entity, entitiesText, mutationText, segmentText } from './entityText.ts';

const audited = {
  creationTime: 'DateTime!',
  creatorId: 'UUID',
  lastModificationTime: 'DateTime',
  lastModifierId: 'UUID',
};

/** The entities of the clinic. */
export const entities: readonly Entity[] = [
  {
    name: 'Appointment',
    columns: {
      id: 'UUID!',
      title: 'String',
      description: 'String',
      startTime: 'DateTime!',
      endTime: 'DateTime!',
      status: 'AppointmentStatus!',
      cancellationReason: 'String',
      appointmentTypeId: 'UUID!',
      clinicId: 'UUID!',
      petId: 'UUID',
      vetId: 'UUID',
      ...audited,
    },
    one: {
      appointmentType: ['AppointmentType', 'appointmentTypeId'],
      clinic: ['Clinic', 'clinicId'],
      pet: ['Pet', 'petId'],
      vet: ['Person', 'vetId'],
    },
  },
  {
    name: 'AppointmentType',
    columns: { id: 'UUID!', name: 'String!', durationInMinutes: 'Int!', color: 'String', price: 'Decimal' },
  },
  {
    name: 'Clinic',
    columns: {
      id: 'UUID!',
      name: 'String!',
      address: 'String',
      locality: 'String!',
      province: 'String!',
      postalCode: 'String',
      phone: 'String',
      email: 'String',
      adminId: 'UUID',
    },
    one: { admin: ['User', 'adminId'] },
    many: { people: ['Person', 'clinicId'] },
  },
  {
    name: 'Person',
    columns: {
      id: 'UUID!',
      nationalId: 'String',
      name: 'String',
      surname: 'String!',
      rol: 'Rol!',
      email: 'String',
      phone: 'String',
      address: 'String',
      locality: 'String',
      province: 'String',
      dateOfBirth: 'LocalDate',
      lastLogin: 'LocalDate',
      notes: 'String',
      isActive: 'Boolean!',
      clinicId: 'UUID!',
      ...audited,
    },
    one: { clinic: ['Clinic', 'clinicId'] },
    many: { appointments: ['Appointment', 'vetId'], pets: ['Pet', 'ownerId'], shifts: ['Shift', 'veterinarianId'] },
  },
  {
    name: 'Pet',
    columns: {
      id: 'UUID!',
      name: 'String!',
      species: 'String!',
      breed: 'String',
      sex: 'Sex!',
      dateOfBirth: 'LocalDate',
      chip: 'String',
      dateOfDeath: 'LocalDate',
      ownerId: 'UUID',
      ...audited,
    },
    one: { owner: ['Person', 'ownerId'] },
    many: {
      appointments: ['Appointment', 'petId'],
      tests: ['Test', 'petId'],
      visitHistories: ['VisitHistory', 'petId'],
    },
  },
  {
    name: 'Shift',
    columns: {
      id: 'UUID!',
      date: 'LocalDate!',
      startTime: 'LocalTime!',
      endTime: 'LocalTime!',
      notes: 'String',
      veterinarianId: 'UUID!',
    },
    one: { veterinarian: ['Person', 'veterinarianId'] },
  },
  {
    name: 'Test',
    columns: { id: 'UUID!', name: 'String!', result: 'String', requestedOn: 'DateTime!', petId: 'UUID!' },
    one: { pet: ['Pet', 'petId'] },
  },
  {
    name: 'User',
    columns: { id: 'UUID!', userName: 'String!', email: 'String!', lastLogin: 'DateTime', personId: 'UUID' },
    one: { person: ['Person', 'personId'] },
  },
  {
    name: 'VisitHistory',
    columns: { id: 'UUID!', date: 'String', description: 'String', petId: 'UUID!', vetId: 'UUID' },
    one: { pet: ['Pet', 'petId'], vet: ['Person', 'vetId'] },
  },
];

/** Fields of Query that give segments, with the entity of each. */
export const segments: Readonly<Record<string, string>> = {
  appointments: 'Appointment',
  owners: 'Person',
  pets: 'Pet',
  shifts: 'Shift',
  tests: 'Test',
  veterinarians: 'Person',
  visitHistories: 'VisitHistory',
};

/** Fields of Query that give all there is, and those that give one. */
export const wholeLists: Readonly<Record<string, string>> = { appointmentTypes: 'AppointmentType', clinics: 'Clinic' };
export const single: Readonly<Record<string, string>> = {
  appointmentById: 'Appointment',
  clinicById: 'Clinic',
  ownerById: 'Person',
  petById: 'Pet',
  veterinarianById: 'Person',
};

const appointment = { name: 'appointment', type: 'Appointment' };
const owner = { name: 'person', type: 'Person' };
const pet = { name: 'pet', type: 'Pet' };
const notFound = 'EntityNotFoundError';
const invalid = 'ValidationError';
const contact = {
  email: 'String',
  phone: 'String',
  address: 'String',
  locality: 'String',
  province: 'String',
  notes: 'String',
};

const mutations = [
  mutationText(
    'createAppointment',
    {
      title: 'String',
      description: 'String',
      startTime: 'DateTime!',
      endTime: 'DateTime!',
      appointmentTypeId: 'UUID!',
      clinicId: 'UUID!',
      petId: 'UUID!',
      vetId: 'UUID',
    },
    appointment,
    [notFound, invalid, 'VetNotAvailableError'],
  ),
  mutationText(
    'updateAppointment',
    {
      id: 'UUID!',
      title: 'String',
      description: 'String',
      startTime: 'DateTime',
      endTime: 'DateTime',
      appointmentTypeId: 'UUID',
      petId: 'UUID',
      status: 'AppointmentStatus',
      vetId: 'UUID',
    },
    appointment,
    [notFound, invalid, 'VetNotAvailableError'],
  ),
  mutationText('cancelAppointment', { id: 'UUID!', reason: 'String' }, appointment, [notFound, invalid]),
  mutationText('checkInAppointment', { id: 'UUID!' }, appointment, [notFound, invalid]),
  mutationText('registerOwner', { name: 'String', surname: 'String!', clinicId: 'UUID', ...contact }, owner, [invalid]),
  mutationText(
    'updateOwner',
    { id: 'UUID!', name: 'String', surname: 'String', isActive: 'Boolean', ...contact },
    owner,
    [notFound, invalid],
  ),
  mutationText(
    'addPet',
    {
      ownerId: 'UUID!',
      name: 'String!',
      species: 'String!',
      breed: 'String',
      sex: 'Sex',
      dateOfBirth: 'LocalDate',
    },
    pet,
    [notFound, invalid],
  ),
];

/** SDL of the clinic's service. */
export const hotChocolateText: string = [
  entitiesText(entities, {
    AppointmentStatus: [
      'SCHEDULED',
      'CONFIRMED',
      'CHECKED_IN',
      'IN_PROGRESS',
      'READY_FOR_DISCHARGE',
      'COMPLETED',
      'CANCELLED',
      'NO_SHOW',
    ],
    Rol: ['ADMIN', 'OWNER', 'VETERINARIAN', 'TECHNICIAN', 'GROOMER'],
    Sex: ['MALE', 'FEMALE', 'UNKNOWN'],
  }),
  ...Object.entries(segments).map(([field, entity]) => segmentText(field, entity).type),
  `type Query {
${Object.entries(segments)
  .map(([field, entity]) => segmentText(field, entity).field)
  .join('\n')}
${Object.entries(wholeLists)
  .map(([field, entity]) => `  ${field}: [${entity}!]!`)
  .join('\n')}
${Object.entries(single)
  .map(([field, entity]) => `  ${field}(id: UUID!): ${entity}`)
  .join('\n')}
  me: User
}
interface Error { message: String! }
type EntityNotFoundError implements Error { message: String! entityName: String! }
type ValidationError implements Error { message: String! propertyName: String }
type VetNotAvailableError implements Error { message: String! vetId: UUID! }
type Mutation {
${mutations.map(({ field }) => field).join('\n')}
}`,
  ...mutations.map(({ types }) => types),
].join('\n');
