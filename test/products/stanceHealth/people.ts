import type { Backstage } from '../../dialects/dialect.ts';
import {
  type ClientRecord,
  type PlaceRecord,
  type ProviderRecord,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { namedByDesk } from './names.ts';
import { type Memory, dataRow, failure, patientsOf, seqNo, stanceIds } from './records.ts';

const founded = Date.parse('2023-06-05T04:30:00Z');
const designations = {
  veterinarian: 'Physiotherapist',
  technician: 'SNC_Coach',
  groomer: 'Sports_Massage_Therapist',
} as const;

const office = [
  { firstName: 'Dana', lastName: 'Whitfield', userType: 'STAFF', centers: [1] },
  { firstName: 'Kofi', lastName: null, userType: 'STAFF', centers: [2] },
  { firstName: 'Ruth', lastName: 'Abbott', userType: 'ADMIN', centers: [1, 2, 3] },
] as const;

/** A day of birth as the booking site writes it: seconds, where all other times are milliseconds. */
const born = (key: number): number => Date.UTC(1950 + (key % 55), key % 12, 1 + (key % 28)) / 1000;

/** The one collection of people, and who is in it. */
export function stancePeople(
  { practice, meet }: Backstage,
  memory: Memory,
  records: () => { center: (row: PlaceRecord) => Row; organization: Row; services: () => readonly Row[] },
) {
  const { of, key } = stanceIds;
  const centers = (keys: readonly number[]): readonly Row[] =>
    practice.places.filter((place) => keys.includes(place.key)).map((place) => records().center(place));
  function patient(raw: ClientRecord): Row {
    const row = namedByDesk(raw);
    const profile = memory.profiles.get(row.key) ?? {};
    const { centers: own, consultant, ...said } = profile;
    const places = Array.isArray(own) ? own.map((id) => key('place', String(id)) ?? 0) : [row.placeKey];
    const member = typeof consultant === 'string' ? rowOf(practice.providers, key('provider', consultant)) : null;
    return {
      ...dataRow(of('client', row.key), row.createdAt, row.updatedAt, row.isActive),
      seqNo: seqNo('P', row.key),
      email: row.emails[0] ?? null,
      phone: row.phones[0]?.value ?? '',
      userType: 'PATIENT',
      centerKeys: places,
      profileData: {
        __typename: 'Patient',
        gender: row.key % 2 === 0 ? 'MALE' : 'FEMALE',
        dob: row.key % 6 === 0 ? null : born(row.key),
        category: ['ORGANIC', 'WEBSITE', 'REFERRAL', null][row.key % 4],
        cohort: ['ACUTE', 'CHRONIC', null][row.key % 3],
        patientType: row.key % 10 === 0 ? 'Home_Patient' : 'OP_Patient',
        status: row.isActive ? (row.key % 5 === 0 ? 'PACKAGE' : 'ACTIVE') : 'LEAD',
        referral: row.key % 4 === 2 ? { type: 'DOCTOR', name: 'Dr. Lindqvist', user: null } : null,
        profilePicture: null,
        ...said,
        firstName: row.givenName,
        lastName: row.familyName === '' ? null : row.familyName,
        bio: row.note,
        additionalOrganizations: [],
        centers: () => centers(places),
        organization: () => records().organization,
        consultant: () => (member ? provider(member) : null),
      },
    };
  }
  function provider(row: ProviderRecord): Row {
    const designation = designations[row.role];
    return {
      ...dataRow(of('provider', row.key), founded + row.key * 7_200_000, founded + row.key * 9_000_000, row.isActive),
      seqNo: seqNo('D', row.key),
      email: row.email,
      phone: `+1 207 555 08${String(row.key).padStart(2, '0')}`,
      userType: 'CONSULTANT',
      centerKeys: row.placeKeys,
      profileData: {
        __typename: 'Consultant',
        firstName: row.givenName,
        lastName: row.familyName,
        bio: row.title === null ? null : `${fullNameOf(row)}, ${row.title}`,
        gender: row.key % 2 === 0 ? 'MALE' : 'FEMALE',
        dob: null,
        designation,
        specialization: designation === 'Physiotherapist' ? 'Physiotherapy' : 'Fitness',
        allowOnlineBooking: row.role !== 'groomer',
        allowOnlineDelivery: row.key % 2 === 0 ? 'BOTH' : 'OFFLINE',
        location: null,
        profilePicture: null,
        centers: () => centers(row.placeKeys),
        services: () => records().services(),
        organization: () => records().organization,
      },
    };
  }
  const staff = (): readonly Row[] =>
    office.map(({ userType, centers: keys, ...names }, index) => ({
      ...dataRow(of('organization', 20 + index), founded + index * 1000),
      seqNo: seqNo('U', index + 1),
      email: `office${String(index + 1)}@example.test`,
      phone: `+1 207 555 090${String(index)}`,
      userType,
      centerKeys: keys,
      profileData: {
        __typename: 'Staff',
        ...names,
        profilePicture: null,
        centers: () => centers(keys),
        organization: () => records().organization,
      },
    }));
  const byAge = (one: Row, other: Row): number => Number(other['createdAt']) - Number(one['createdAt']);
  const everybody = (): readonly Row[] =>
    [...patientsOf(practice).map(patient), ...practice.providers.map(provider), ...staff()].toSorted(byAge);
  /** Someone whom another row names, who may have been removed since. */
  function user(kind: 'client' | 'provider', wanted: number): Row {
    const client = kind === 'client' ? rowOf(practice.clients, wanted) : null;
    const member = kind === 'provider' ? rowOf(practice.providers, wanted) : null;
    if (client) {
      meet('client', client.key);
      return { __typename: 'User', ...patient(client) };
    }
    if (member) return { __typename: 'User', ...provider(member) };
    throw failure('User not found', 'NotFoundError');
  }
  return { patient, provider, staff, everybody, user };
}
