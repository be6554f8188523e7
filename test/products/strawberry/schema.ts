import { columnsOf, relationsOf } from '../tableDefinitions.ts';
import type { RelatedTable } from '../tableRelations.ts';
import { filterText, libraryText, listArguments, mutationsText } from './typeText.ts';

function table(name: string, lookups: string, one = '', many = ''): RelatedTable {
  const relations = (text: string) => (text === '' ? {} : relationsOf(text));
  return { name, columns: columnsOf(lookups), one: relations(one), many: relations(many) };
}

const stamps = 'createdAt: Datetime, updatedAt: Datetime';

/** The models of the salon: columns with the lookups that filter them, and foreign keys. */
// prettier-ignore
export const djangoTables: readonly RelatedTable[] = [
  table('UserType', `id: IDBase, username: Str, firstName: Str, lastName: Str, email: Str, isStaff: BoolBase,
    isActive: BoolBase, dateJoined: Datetime`, 'userprofile: UserProfileType profileId', 'pets: PetProfileType userId'),
  table('UserProfileType', `id: IDBase, role: CoreUserProfileRoleEnum, phoneNumber: Str, startDate: Date,
    salary: DecimalComparison, ${stamps}`, 'user: UserType userId',
    'appointmentSet: AppointmentType employeeId'),
  table('PetProfileType', `id: IDBase, name: Str, species: Str, breed: Str, size: CorePetProfileSizeEnum, dateOfBirth: Date,
    profileStatus: CorePetProfileProfileStatusEnum, verifiedAt: Datetime, ${stamps}`, 'user: UserType userId',
    'appointmentSet: AppointmentType petProfileId'),
  table('ServiceType', 'id: IDBase, name: Str, slotInterval: IntComparison, isActive: BoolBase'),
  table('AppointmentType', `id: IDBase, appointmentTime: Datetime, status: CoreAppointmentStatusEnum, notes: Str,
    editCount: IntComparison, finalPrice: DecimalComparison, ${stamps}`,
    `petProfile: PetProfileType petProfileId, service: ServiceType serviceId, employee: UserProfileType employeeId,
    location: LocationType locationId`),
  table('EmployeeCalendarType', 'id: IDBase, scheduledTime: Datetime, availableTime: BoolBase',
    'userProfile: UserProfileType userProfileId, appointment: AppointmentType appointmentId'),
  table('LocationType', 'id: IDBase, name: Str, city: Str, state: Str'),
];

/** Choices of columns, with what Django calls them as descriptions. */
const enumsText = `
enum CoreUserProfileRoleEnum { "Pending Approval" pending "Client" client "Employee" employee "Manager" manager }
enum CorePetProfileSizeEnum { "Small" small "Medium" medium "Large" large }
enum CorePetProfileProfileStatusEnum { "Pending" pending "Verified" verified "Rejected" rejected }
enum CoreAppointmentStatusEnum {
  "Pending" pending "Approved" approved "Checked in" checked_in "In service" in_service "Ready" ready
  "Completed" completed "Canceled" canceled "No show" no_show "Rejected" rejected
}`;

const list = (type: string): string => `${listArguments(type)}: [${type}!]!`;

const typesText = `
type UserType {
  id: ID! username: String! firstName: String! lastName: String! fullName: String! email: String! isStaff: Boolean!
  isActive: Boolean! dateJoined: DateTime! lastLogin: DateTime userprofile: UserProfileType pets${list('PetProfileType')}
}
type UserProfileType {
  id: ID! user: UserType! role: CoreUserProfileRoleEnum! phoneNumber: String! startDate: Date salary: Decimal
  createdAt: DateTime! updatedAt: DateTime! appointmentSet${list('AppointmentType')}
}
type PetProfileType {
  id: ID! user: UserType name: String! species: String! breed: String! size: CorePetProfileSizeEnum
  groomingPreferences: String dateOfBirth: Date profileStatus: CorePetProfileProfileStatusEnum! verifiedAt: DateTime
  createdAt: DateTime! updatedAt: DateTime! appointmentSet${list('AppointmentType')}
}
type ServiceType {
  id: ID! name: String! description: String duration: String! slotInterval: Int! allowedStartTimes: String!
  isActive: Boolean! createdAt: DateTime! updatedAt: DateTime! prices: [ServicePriceType!]!
}
type ServicePriceType { id: ID! size: CorePetProfileSizeEnum! price: Decimal! }
type AppointmentType {
  id: ID! petProfile: PetProfileType service: ServiceType appointmentTime: DateTime! endTime: DateTime!
  employee: UserProfileType location: LocationType! status: CoreAppointmentStatusEnum! notes: String! editCount: Int!
  finalPrice: Decimal canEdit: Boolean! canCancel: Boolean! createdAt: DateTime! updatedAt: DateTime!
}
type EmployeeCalendarType {
  id: ID! userProfile: UserProfileType appointment: AppointmentType! scheduledTime: DateTime! availableTime: Boolean!
  unavailabilityReason: String createdAt: DateTime!
}
type LocationType {
  id: ID! name: String! address: String! city: String! state: String! zipCode: String! phone: String! timezone: String!
}`;

/** Lists in pages, each with the type that it is made of; some are only a part of the rows. */
// prettier-ignore
export const pagedLists: Readonly<Record<string, string>> = {
  clients: 'UserType', users: 'UserType', employees: 'UserProfileType', petProfiles: 'PetProfileType',
  appointments: 'AppointmentType', employeeCalendars: 'EmployeeCalendarType',
};
/** Lists without pages around them. */
export const plainLists: Readonly<Record<string, string>> = { services: 'ServiceType', locations: 'LocationType' };
/** Fields for one row by its primary key. */
// prettier-ignore
export const singles: Readonly<Record<string, string>> = {
  user: 'UserType', petProfile: 'PetProfileType', appointment: 'AppointmentType',
};

const each = (fields: Readonly<Record<string, string>>, write: (type: string) => string): string =>
  Object.entries(fields)
    .map(([field, type]) => `  ${field}${write(type)}`)
    .join('\n');

const references = 'petProfile service employee location'.replaceAll(/\w+/g, '$&: OneToManyInput');

/** SDL of the salon. */
export const strawberryText: string = [
  libraryText([...enumsText.matchAll(/enum (\w+)/g)].map(([, name = '']) => name)),
  enumsText,
  typesText,
  ...djangoTables.map(filterText),
  `type Query {
${each(pagedLists, (type) => `${listArguments(type)}: ${type}OffsetPaginated!`)}
${each(plainLists, list)}
${each(singles, (type) => `(pk: ID!): ${type}!`)}
}
input AppointmentInput { appointmentTime: DateTime! ${references} status: CoreAppointmentStatusEnum notes: String }
input AppointmentPartialInput {
  id: ID appointmentTime: DateTime ${references} status: CoreAppointmentStatusEnum notes: String
}
input ClientInput { firstName: String! lastName: String! email: String! phoneNumber: String }
input PetProfileInput {
  user: OneToManyInput! name: String! species: String! breed: String! size: CorePetProfileSizeEnum
  groomingPreferences: String dateOfBirth: Date
}`,
  mutationsText(`createAppointment = AppointmentType data: AppointmentInput!
    updateAppointment = AppointmentType data: AppointmentPartialInput!
    cancelAppointment = AppointmentType pk: ID!
    createClient = UserType data: ClientInput!
    createPetProfile = PetProfileType data: PetProfileInput!`),
].join('\n');
