import {
  type PlaceRecord,
  type Practice,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { marlowIds, staffRoles } from './values.ts';

const groupNames = ['Administrators', 'Clinical', 'Client care'];

const permissionNames: readonly (readonly [codename: string, name: string])[] = [
  ['view_guardian', 'Can view guardian'],
  ['change_guardian', 'Can change guardian'],
  ['add_daybookentry', 'Can add daybook entry'],
  ['change_chartnote', 'Can change chart note'],
  ['add_payment', 'Can add payment'],
];

/** Groups of users; the more of the practice they run, the more they may. */
export function groupRow(index: number): Row {
  const few = index === 0 ? permissionNames : permissionNames.slice(0, 4 - index);
  const permissions = few.map(([codename, name]) => ({ codename, name }));
  return { id: String(index + 1), name: groupNames[index] ?? '', permissions };
}

export function allGroups(): readonly Row[] {
  return groupNames.map((_, index) => groupRow(index));
}

/** The rooms of a place: two to see patients in, and one to treat them. */
export function roomsOf(
  placeKey: number,
): readonly { readonly id: string; readonly name: string; isExamRoom: boolean }[] {
  return ['Exam 1', 'Exam 2', 'Treatment'].map((name, index) => {
    return { id: String(placeKey * 10 + index + 1), name, isExamRoom: index < 2 };
  });
}

function userRow(row: ProviderRecord, isSuperuser: boolean): Row {
  return {
    id: String(500 + row.key),
    username: row.email.split('@')[0] ?? row.email,
    email: row.email,
    isActive: row.isActive,
    isSuperuser,
    lastLogin: null,
    groups: [groupRow(isSuperuser ? 0 : row.role === 'groomer' ? 2 : 1)],
  };
}

/** Facilities, staff and purposes, which partners can only read. */
export function marlowPlaces(practice: Practice) {
  const id = marlowIds.of;

  function facility(row: PlaceRecord): Row {
    return {
      id: id('place', row.key),
      code: row.name
        .split(/[^\p{L}]+/u)
        .map((word) => word.slice(0, 1).toUpperCase())
        .join(''),
      name: row.name,
      civicAddress: {
        line1: row.street,
        line2: '',
        city: row.city,
        province: row.state,
        postalCode: row.postalCode,
      },
      phone: row.phone,
      fax: '',
      email: row.email,
      timezone: row.zone,
      accreditationNo: String(40_000 + row.key * 17),
      openingHours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opensAt: '08:00:00', closesAt: '18:00:00' })),
      rooms: () => rooms(row.key),
      staff: () => practice.providers.filter(({ placeKeys }) => placeKeys.includes(row.key)).map(staffProfile),
      isAcceptingNewGuardians: true,
    };
  }
  const facilityOf = (key: number | null): Row | null => {
    const row = rowOf(practice.places, key);
    return row && facility(row);
  };
  const rooms = (placeKey: number): readonly Row[] =>
    roomsOf(placeKey).map((room) => ({ ...room, facility: () => facilityOf(placeKey) }));

  // The first member of staff has set up the system.
  const user = (row: ProviderRecord): Row => userRow(row, row === practice.providers[0]);

  function staffProfile(row: ProviderRecord): Row {
    return {
      id: id('provider', row.key),
      user: user(row),
      givenNames: row.givenName,
      surname: row.familyName,
      fullName: `${row.givenName} ${row.familyName}`,
      initials: `${row.givenName.slice(0, 1)}${row.familyName.slice(0, 1)}`,
      postNominals: row.title ?? '',
      role: staffRoles[row.role],
      registrationNo: row.role === 'groomer' ? '' : String(15_200 + row.key * 31),
      facilities: () => row.placeKeys.flatMap((key) => facilityOf(key) ?? []),
      seesPatients: row.role !== 'groomer',
      isActive: row.isActive,
    };
  }
  const staffOf = (key: number | null): Row | null => {
    const row = rowOf(practice.providers, key);
    return row && staffProfile(row);
  };

  function purpose(row: VisitTypeRecord): Row {
    return {
      id: id('visitType', row.key),
      code: row.isBlock ? 'HOLD' : row.name.replaceAll(/\P{L}/gu, '').slice(0, 4).toUpperCase(),
      nameEn: row.name,
      nameFr: '',
      defaultMinutes: row.minutes,
      colour: row.color,
      isHold: row.isBlock,
      isBookableOnline: row.isBookable,
    };
  }

  return {
    facility,
    facilityOf,
    firstFacility: () => facilityOf(practice.places[0]?.key ?? null),
    rooms,
    staffProfile,
    staffOf,
    user,
    purpose,
    purposeOf: (key: number): Row | null => {
      const row = rowOf(practice.visitTypes, key);
      return row && purpose(row);
    },
  };
}
