import { columnsOf, relationsOf } from '../tableDefinitions.ts';
import { type NodeType, choicesText, mutationsText, named, nodesText } from './nodeText.ts';

const stamps = 'createdAt: DateTime!, updatedAt: DateTime!';
const address = 'addressLine1: String!, addressLine2: String!, city: String!, state: String!, postalCode: String!';
const names = 'exact icontains istartswith';

/** The models of the clinic. */
export const nodeTypes: readonly NodeType[] = [
  {
    ...named('appointment'),
    columns: columnsOf(`scheduledStart: DateTime!, scheduledEnd: DateTime!, notes: String!,
      status: AppointmentsAppointmentStatusChoices!, cancellationReason: String!, confirmedAt: DateTime, completedAt: DateTime, cancelledAt: DateTime,
      ${stamps}`),
    one: relationsOf(`owner: PersonNode ownerId, pet: PetNode petId, service: ServiceTypeNode serviceId,
      veterinarian: UserNode veterinarianId, location: LocationNode locationId`),
    optional: ['pet', 'veterinarian'],
    filters: columnsOf(`scheduledStart: exact gt gte lt lte, status: exact in, owner: exact, pet: exact, service: exact,
      veterinarian: exact isnull, location: exact in, owner.lastName: icontains istartswith,
      pet.name: icontains, createdAt: gte lte`),
    orders: ['-scheduledStart', 'createdAt', 'status'],
  },
  {
    ...named('person'),
    columns: columnsOf(`firstName: String!, lastName: String!, middleName: String!, preferredName: String!,
      displayName: String!, dateOfBirth: Date, isActive: Boolean!, email: String!, phone: String!,
      phoneIsMobile: Boolean!, phoneHasWhatsapp: Boolean!, ${address}, notes: String!,
      addressIsBilling: Boolean!, country: String!, ${stamps}`),
    many: relationsOf('ownedPets: PetNode ownerPersonId, appointments: AppointmentNode ownerId'),
    filters: columnsOf(`firstName: ${names}, lastName: ${names}, email: iexact, phone: icontains, isActive: exact`),
    orders: ['lastName', 'firstName', 'createdAt'],
  },
  {
    ...named('pet'),
    columns: columnsOf(`name: String!, species: String!, breed: String!, dateOfBirth: Date,
      gender: PetsPetGenderChoices!, weightKg: Decimal, microchipId: String!, isNeutered: Boolean!, photo: String, notes: String!, isArchived: Boolean!,
      deceasedDate: Date, ${stamps}`),
    one: relationsOf('ownerPerson: PersonNode ownerPersonId, owner: UserNode ownerId'),
    many: relationsOf('appointments: AppointmentNode petId, visits: VisitNode petId'),
    optional: ['ownerPerson', 'owner'],
    filters: columnsOf(`name: ${names}, species: exact, ownerPerson: exact, ownerPerson.lastName: icontains`),
    orders: ['name', 'createdAt'],
  },
  {
    ...named('visit'),
    columns: columnsOf(`date: DateTime!, reason: String!, diagnosis: String!, treatment: String!, weightKg: Decimal,
      followUpDate: Date, notes: String!, ${stamps}`),
    one: relationsOf('pet: PetNode petId, veterinarian: UserNode veterinarianId'),
    optional: ['veterinarian'],
    filters: columnsOf('date: gte lte, pet: exact'),
    orders: ['-date'],
  },
  {
    ...named('serviceType'),
    columns: columnsOf(`name: String!, description: String!, durationMinutes: Int!, price: Decimal!,
      category: AppointmentsServiceTypeCategoryChoices!, isActive: Boolean!, requiresPet: Boolean!, ${stamps}`),
    filters: columnsOf(`name: ${names}, category: exact, isActive: exact`),
    orders: ['name', 'durationMinutes'],
  },
  {
    ...named('location'),
    columns:
      columnsOf(`name: String!, code: String!, ${address}, country: String!, timezone: String!, phone: String!, email: String!,
      isActive: Boolean!, ${stamps}`),
    filters: columnsOf(`name: ${names}, code: exact, isActive: exact`),
    orders: ['name'],
  },
  {
    ...named('user'),
    columns: columnsOf(`username: String!, firstName: String!, lastName: String!, email: String, phoneNumber: String,
      role: AccountsUserRoleChoices!, isStaff: Boolean!, isActive: Boolean!, dateJoined: DateTime!, lastLogin: DateTime`),
    one: relationsOf('person: PersonNode personId'),
    many: relationsOf('appointmentsAsVet: AppointmentNode veterinarianId, scheduleBlocks: ScheduleBlockNode staffId'),
    optional: ['person'],
    filters: columnsOf(`lastName: ${names}, role: exact in, isStaff: exact, isActive: exact`),
    orders: ['username', 'lastName'],
  },
  {
    ...named('scheduleBlock'),
    columns: columnsOf(`dayOfWeek: AppointmentsScheduleBlockDayOfWeekChoices!, startTime: Time!, endTime: Time!,
      isActive: Boolean!, ${stamps}`),
    one: relationsOf('staff: UserNode staffId'),
    filters: columnsOf('dayOfWeek: exact, staff: exact'),
    orders: ['dayOfWeek'],
  },
];

const visit = 'pet: ID veterinarian: ID notes: String status: AppointmentsAppointmentStatusChoices';
const contact = 'email: String phone: String addressLine1: String city: String notes: String isActive: Boolean';
const animal = 'breed: String gender: PetsPetGenderChoices dateOfBirth: Date microchipId: String notes: String';

/** SDL of the clinic. */
export const grapheneText: string = [
  nodesText(nodeTypes),
  choicesText(`AppointmentsAppointmentStatusChoices = SCHEDULED: Scheduled, CONFIRMED: Confirmed, CHECKED_IN: Checked In, IN_PROGRESS: In Progress, COMPLETED: Completed, CANCELLED: Cancelled, NO_SHOW: No Show
    AppointmentsServiceTypeCategoryChoices = CLINIC: Clinic, GROOMING: Grooming, SURGERY: Surgery, OTHER: Other
    AppointmentsScheduleBlockDayOfWeekChoices = A_0: Monday, A_1: Tuesday, A_2: Wednesday, A_3: Thursday, A_4: Friday, A_5: Saturday, A_6: Sunday
    PetsPetGenderChoices = MALE: Male, FEMALE: Female, UNKNOWN: Unknown
    AccountsUserRoleChoices = OWNER: Pet Owner, STAFF: Staff, VET: Veterinarian, ADMIN: Administrator`),
  mutationsText(`CreateAppointment = owner: ID! service: ID! location: ID! scheduledStart: DateTime! scheduledEnd: DateTime! ${visit}
    UpdateAppointment = id: ID! owner: ID service: ID location: ID scheduledStart: DateTime scheduledEnd: DateTime ${visit} cancellationReason: String
    CancelAppointment = id: ID! cancellationReason: String
    CreatePerson = firstName: String! lastName: String ${contact}
    UpdatePerson = id: ID! firstName: String lastName: String ${contact}
    CreatePet = ownerPerson: ID! name: String! species: String! ${animal}`),
].join('\n');
