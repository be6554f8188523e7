import { fullNameOf, type Practice, rowOf } from '../../dialects/practice.ts';
import { createEquipment, type EquipmentRow, type EquipmentUse } from './equipmentRows.ts';
import { idOf } from './values.ts';

/** A kind of membership. */
export interface MembershipTypeRow {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly description: string;
  readonly monthlyFee: number;
  readonly annualFee: number;
  readonly joiningFee: number;
  readonly allowGuests: boolean;
  readonly maxGuestsPerBooking: number;
  readonly allowFamilyMembers: boolean;
  readonly maxFamilyMembers: number;
  readonly bookingAdvanceDays: number;
  readonly priorityBooking: boolean;
}

/** A person who comes along with a member. */
export interface DependentRow {
  readonly id: string;
  readonly clientKey: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly relationship: string;
  readonly dateOfBirth: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly isActive: boolean;
}

/** An address of a member, in the parts that addresses of Thailand have. */
export interface AddressRow {
  readonly id: string;
  readonly clientKey: number;
  readonly label: string | null;
  readonly type: string;
  readonly addressLine1: string;
  readonly addressLine2: string | null;
  readonly subDistrict: string;
  readonly district: string;
  readonly province: string;
  readonly postalCode: string;
  readonly country: string;
  readonly isPrimary: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** A request for a time that is taken. */
export interface WaitRow {
  readonly id: string;
  readonly clientKey: number;
  readonly typeKey: number | null;
  readonly placeKey: number | null;
  readonly date: number;
  readonly time: string;
  readonly position: number;
  readonly status: string;
  readonly offerExpiresAt: number | null;
  readonly createdAt: number;
}

/** Who may sign in. */
export interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: string;
  readonly permissions: readonly string[];
  readonly isActive: boolean;
  readonly lastLoginAt: number | null;
  readonly createdAt: number;
  readonly providerKey: number | null;
}

/** Tables that the practice doesn't have; arrays grow by writes, and their rows are replaced. */
export interface ClubRows {
  readonly membershipTypes: readonly MembershipTypeRow[];
  readonly dependents: DependentRow[];
  readonly addresses: AddressRow[];
  readonly waitlist: WaitRow[];
  readonly users: UserRow[];
  readonly equipment: EquipmentRow[];
  readonly uses: EquipmentUse[];
}

const dayMs = 86_400_000;
const userSince = Date.parse('2018-09-03T08:00:00Z');

/** Kinds of membership, the usual one first. */
const membershipTypes: readonly MembershipTypeRow[] = [
  membershipType(1, 'Individual', 'IND', 'One person', 0, 1),
  membershipType(2, 'Family', 'FAM', 'A household', 25, 3),
  membershipType(3, 'Corporate', 'CORP', 'Companies and other organizations', 60, 5),
];

function membershipType(
  number: number,
  name: string,
  code: string,
  description: string,
  monthlyFee: number,
  maxGuestsPerBooking: number,
): MembershipTypeRow {
  return {
    id: idOf('membershipType', number),
    name,
    code,
    description,
    monthlyFee,
    annualFee: monthlyFee * 10,
    joiningFee: 0,
    allowGuests: true,
    maxGuestsPerBooking,
    allowFamilyMembers: number === 2,
    maxFamilyMembers: number === 2 ? 4 : 0,
    bookingAdvanceDays: 30 * number,
    priorityBooking: number === 3,
  };
}

/** The tables as they are at first, made by counting. */
export function createClubRows(practice: Practice, now: number): ClubRows {
  const people = practice.clients.filter(({ isDeleted }) => !isDeleted);
  return {
    membershipTypes,
    dependents: people
      .filter(({ key, givenName }) => key % 6 === 2 && givenName !== null)
      .map(({ key, familyName }, index) => ({
        id: idOf('dependent', index + 1),
        clientKey: key,
        firstName: ['Robin', 'Alex', 'Kim', 'Sam'][index % 4] ?? 'Robin',
        lastName: familyName,
        relationship: index % 2 === 0 ? 'SPOUSE' : 'CHILD',
        dateOfBirth: index % 2 === 0 ? null : `20${String(10 + (index % 9))}-05-1${String(index % 9)}T00:00:00.000Z`,
        email: null,
        phone: null,
        isActive: true,
      })),
    addresses: people
      .filter(({ street }) => street !== '')
      .map(({ key, street, city, placeKey, createdAt, updatedAt }, index) => {
        const place = rowOf(practice.places, placeKey);
        return {
          id: idOf('address', index + 1),
          clientKey: key,
          label: 'Home',
          type: 'BOTH',
          addressLine1: street,
          addressLine2: null,
          subDistrict: city,
          district: city,
          province: place?.state ?? '',
          postalCode: place?.postalCode ?? '',
          country: 'United States',
          isPrimary: true,
          createdAt,
          updatedAt,
        };
      }),
    waitlist: people
      .filter(({ key }) => key % 19 === 7)
      .map(({ key, placeKey }, index) => ({
        id: idOf('waitlist', index + 1),
        clientKey: key,
        typeKey: practice.visitTypes.find(({ isBlock }) => !isBlock)?.key ?? null,
        placeKey,
        date: Date.parse(`${new Date(now + (index % 4) * dayMs).toISOString().slice(0, 10)}T00:00:00Z`),
        time: ['09:00', '10:30', '14:00'][index % 3] ?? '09:00',
        position: index + 1,
        status: index % 3 === 1 ? 'OFFER_SENT' : 'WAITING',
        offerExpiresAt: index % 3 === 1 ? now + dayMs : null,
        createdAt: now - (index + 2) * dayMs,
      })),
    users: usersOf(practice, now),
    ...createEquipment(practice, now),
  };
}

function usersOf(practice: Practice, now: number): UserRow[] {
  const admin = {
    id: idOf('user', 1),
    email: 'office@example.test',
    firstName: 'Front',
    lastName: 'Office',
    role: 'ADMIN',
    permissions: ['members:write', 'bookings:write', 'billing:write'],
    isActive: true,
    lastLoginAt: now - dayMs / 8,
    createdAt: userSince,
    providerKey: null,
  };
  const staff = practice.providers.map((row, index) => ({
    id: idOf('user', row.key + 1),
    email: row.email,
    firstName: row.givenName,
    lastName: row.familyName,
    role: index === 0 ? 'MANAGER' : 'STAFF',
    permissions: ['bookings:read'],
    isActive: row.isActive,
    lastLoginAt: row.isActive ? now - fullNameOf(row).length * 3_600_000 : null,
    createdAt: userSince + row.key * 20 * dayMs,
    providerKey: row.key,
  }));
  return [admin, ...staff];
}
