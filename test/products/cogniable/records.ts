import { wallText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { globalIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PlaceRecord,
  type ProviderRecord,
  type VisitState,
  rowOf,
} from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';
import { type ListArgs, pageOf } from '../graphene/find.ts';

export const cogniableIds = globalIds({
  organization: 'SchoolType',
  place: 'SchoolLocationType',
  provider: 'StaffType',
  visitType: 'SchoolServicesType',
  client: 'StudentType',
  patient: 'StudentType',
  appointment: 'AppointmentType',
});

/** The rows of the table of statuses, in its order. */
export const statusNames = ['Pending', 'Confirmed', 'In Progress', 'Completed', 'Cancelled', 'No Show'];

export const statusWords = {
  planned: 'Pending',
  confirmed: 'Confirmed',
  arrived: 'Confirmed',
  inProgress: 'In Progress',
  ready: 'In Progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
  noShow: 'No Show',
} as const satisfies Record<VisitState, string>;

/** A global id of a table that the practice doesn't have. */
export function idOf(type: string, key: number): string {
  return Buffer.from(`${type}:${String(key)}`).toString('base64');
}

/** Whether an appointment is in the book; deleted ones are gone. */
export function isBooked(row: AppointmentRecord): boolean {
  return !row.isDeleted && hasClearDay(row);
}

/** How Django writes a DateTime: in UTC, with an offset. */
export function timeText(instant: number): string {
  return `${wallText(instant, 'UTC')}+00:00`;
}

/** The name of a member of staff's role; only therapists have appointments. */
export function roleOf({ role }: ProviderRecord): string {
  return role === 'groomer' ? 'Receptionist' : 'Therapist';
}

const roles = ['Clinic Admin', 'Therapist', 'Receptionist'];
const categories = ['Early Learner', 'Regular', 'Other'];
const tagNames = ['VIP', 'Breeder', 'Payment plan'];
const longAgo = Date.parse('2019-01-01T09:00:00Z');

/** The practice as nodes of the service. */
export function cogniableRecords({ practice, cap, meet }: Backstage) {
  function connection<From>(field: string, rows: readonly From[], shape: (row: From) => object, args: ListArgs) {
    const wrapped = rows.map((row) => ({ row }));
    const { edges, pageInfo } = pageOf(field, wrapped, args, cap);
    const from = (row: Row): From => row['row'] as From; // Sound: wrapped three lines above.
    return { pageInfo, edges: edges.map(({ cursor, row }) => ({ cursor, node: shape(from(row)) })) };
  }
  const list =
    <From>(field: string, rows: () => readonly From[], shape: (row: From) => object) =>
    (args: ListArgs): object =>
      connection(field, rows(), shape, args);
  const none = list<object>(
    'none',
    () => [],
    (row) => row,
  );
  const plain = (type: string, name: string, rows: readonly string[]): object[] =>
    rows.map((each, index) => ({ id: idOf(type, index + 1), [name]: each }));
  function location(row: PlaceRecord | null): object | null {
    return row && { __typename: 'SchoolLocationType', id: cogniableIds.of('place', row.key), location: row.name };
  }
  const school = (): object => ({
    id: cogniableIds.of('organization', practice.organization.key),
    schoolName: practice.organization.name,
    email: 'office@example.test',
    contactNo: '207-555-0100',
    contactNo2: null,
    address: '18 Harbor Street, Portland',
    isActive: true,
    country: { id: idOf('CountryType', 2), name: 'USA', isActive: true, dbName: 'usa' },
    currency: { id: idOf('CurrencyType', 2), currency: 'USD', symbol: '$' },
    user: user(1, 'Clinic', 'Admin'),
    staffSet: list('staffSet', () => practice.providers, staff),
  });
  function user(key: number, firstName: string, lastName: string): Row {
    return {
      id: idOf('UserType', key),
      username: `${firstName}.${lastName}`.toLowerCase().replaceAll(' ', ''),
      firstName,
      lastName,
      email: `user${String(key)}@example.test`,
      lastLogin: key % 3 === 0 ? null : timeText(longAgo + key * 864_000_000),
      dateJoined: timeText(longAgo + key * 86_400_000),
      isActive: true,
      groups: list(
        'groups',
        () => [key === 1 ? 'school_admin' : key < 100 ? 'therapist' : 'parents'],
        (name) => ({
          __typename: 'GroupType',
          id: idOf('GroupType', 1),
          name,
        }),
      ),
      studentsSet: list('studentsSet', () => practice.clients.filter((row) => row.key + 100 === key), student),
      staffSet: list('staffSet', () => practice.providers.filter((row) => row.key + 1 === key), staff),
    };
  }
  function staff(row: ProviderRecord): Row {
    return {
      __typename: 'StaffType',
      id: cogniableIds.of('provider', row.key),
      employeeId: `EMP-${String(100 + row.key)}`,
      staffId: row.key % 2 === 0 ? '' : String(row.key),
      name: row.givenName,
      surname: row.familyName,
      salutation: row.role === 'veterinarian' ? 'Dr.' : '',
      designation: row.role,
      qualification: row.title ?? '',
      contactNo: `207-555-03${String(row.key).padStart(2, '0')}`,
      email: row.email,
      gender: row.key % 2 === 0 ? 'male' : 'female',
      dob: `198${String(row.key)}-04-11`,
      dateOfJoining: `2019-0${String(row.key)}-01`,
      emergencyName: row.key === 3 ? 'Jay' : null,
      isActive: row.isActive,
      shiftStart: '8:00 AM',
      shiftEnd: '6:00 PM',
      school,
      clinicLocation: () => location(rowOf(practice.places, row.placeKeys[0] ?? null)),
      userRole: { id: idOf('UserRoleType', roles.indexOf(roleOf(row)) + 1), name: roleOf(row) },
      user: () => user(row.key + 1, row.givenName, row.familyName),
      shift: row.key % 2 === 0 ? null : { id: idOf('ShiftType', row.key), startTime: '08:00:00', endTime: '18:00:00' },
      tags: none,
      attendanceSet: none,
    };
  }
  function student(row: ClientRecord): Row {
    meet('client', row.key);
    // Some come with a parent, who has a number too.
    const isMinor = row.key % 6 === 0;
    const tag = (name: string): object => ({
      __typename: 'TagsType',
      id: idOf('TagsType', tagNames.indexOf(name) + 1),
      name,
    });
    const category = categories[row.key % 3] ?? 'Other';
    return {
      __typename: 'StudentType',
      id: cogniableIds.of('client', row.key),
      firstname: row.givenName ?? '',
      lastname: row.familyName,
      email: row.emails[0] ?? '',
      mobileno: row.phones[0]?.value ?? '',
      gender: row.key % 2 === 0 ? 'male' : 'female',
      dob: `19${String(60 + (row.key % 39))}-03-0${String(1 + (row.key % 9))}`,
      clientId: `C${String(1000 + row.key)}`,
      internalNo: row.key % 5 === 0 ? `I-${String(row.key)}` : '',
      admissionDate: timeText(row.createdAt).slice(0, 10),
      currentAddress: row.street,
      streetAddress: row.key % 2 === 0 ? row.street : null,
      city: row.city,
      country: 'USA',
      parentName: isMinor ? `Robin ${row.familyName}` : '',
      parentMobile: isMinor ? `207-555-${String(2000 + row.key)}` : '',
      isActive: row.isActive,
      isDefaultProgram: false,
      isPeakActive: row.key % 4 === 0,
      isCogActive: false,
      researchParticipant: row.key % 10 === 0,
      createdAt: timeText(row.createdAt),
      parent: () => user(row.key + 100, isMinor ? 'Robin' : (row.givenName ?? ''), row.familyName),
      school,
      category: { id: idOf('CategoryType', categories.indexOf(category) + 1), category },
      clinicLocation: () => location(rowOf(practice.places, row.placeKey)),
      caseManager: () => (row.key % 3 === 0 ? null : staff(practice.providers[row.key % 4] as ProviderRecord)),
      language: { id: idOf('LanguageType', 1), name: 'English' },
      family: { id: idOf('FamilyType', row.key), members: none },
      authStaff: list(
        'authStaff',
        () => practice.providers.filter(({ placeKeys }) => placeKeys.includes(row.placeKey)),
        staff,
      ),
      tags: list('tags', () => row.tags, tag),
      invoiceSet: none,
    };
  }
  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const [who, whose] = [rowOf(practice.providers, row.providerKey), rowOf(practice.clients, row.clientKey)];
    const word = statusWords[row.state];
    return {
      __typename: 'AppointmentType',
      id: cogniableIds.of('appointment', row.key),
      title: row.isBlock ? 'Staff' : (rowOf(practice.visitTypes, row.typeKey)?.name ?? ''),
      start: timeText(row.start),
      end: timeText(row.start + row.minutes * 60_000),
      purposeAssignment: row.reason ?? '',
      note: row.cancelReason ?? '',
      isApproved: row.state !== 'planned',
      staffToStaff: row.isBlock,
      student: () => whose && student(whose),
      therapist: () => who && staff(who),
      location: () => location(rowOf(practice.places, row.placeKey)),
      appointmentStatus: { id: idOf('AppointmentStatusType', statusNames.indexOf(word) + 1), appointmentStatus: word },
      createdBy: () =>
        user(
          row.key % 2 === 0 ? 1 : 2,
          row.key % 2 === 0 ? 'Clinic' : 'Amelia',
          row.key % 2 === 0 ? 'Admin' : 'Okafor',
        ),
      createdAt: timeText(row.createdAt),
      attendee: list('attendee', () => (who && row.key % 3 === 0 ? [who] : []), staff),
    };
  }
  return { connection, location, school, staff, student, appointment, user, plain, roles, categories };
}
