import type { AppointmentRecord, ClientRecord, Practice, ProviderRecord } from '../../dialects/practice.ts';
import { fullNameOf, rowOf } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import { numberedIds } from '../numberedIds.ts';

/** Every table counts for itself; instructors are users, and what it calls a booking is an appointment. */
export const studioIds = numberedIds({
  organization: 0,
  place: 0,
  provider: 10,
  visitType: 0,
  client: 0,
  patient: 0,
  appointment: 400,
});

export interface LocationRow {
  readonly id: number;
  readonly name: string;
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
}

/** Whoever can sign in. */
export interface UserRow {
  readonly id: number;
  readonly name: string | null;
  readonly email: string;
  readonly role: number;
  readonly active: boolean;
  readonly availableForSessions: boolean;
  readonly instructorCompensationType: string;
  readonly instructorDefaultSplitPercent: number;
  readonly instructorDefaultFlatRateCents: number;
  readonly stripeConnectAccountId: string | null;
}

/** A kind of class at a location; without one it is held everywhere. */
export interface TemplateRow {
  readonly id: number;
  readonly title: string;
  readonly description: string | null;
  readonly capacity: number | null;
  readonly durationMinutes: number | null;
  readonly studioLocationId: number | null;
  readonly instructorId: number | null;
  readonly priceCents: number;
  readonly currency: string;
  readonly compensationType: string | null;
  readonly instructorSplitPercent: number | null;
  readonly instructorFlatRateCents: number | null;
  readonly approved: boolean;
  /** What stands behind it in the practice. */
  readonly typeKey: number;
}

/** A class at a time, which can be booked. */
export interface SessionRow {
  readonly id: number;
  readonly classTemplateId: number;
  readonly startTime: number;
  readonly endTime: number | null;
  readonly instructorId: number | null;
  readonly capacity: number | null;
  readonly room: string | null;
  readonly archived: boolean;
  readonly bundleEnabled: boolean;
}

const roles = { owner: 0, staff: 1, instructor: 2, client: 3, moderator: 4 } as const;
const kindsPerPlace = 7;
const rooms = ['Room A', null, 'Room B', 'Tower studio'];
const usualMinutes = 50;

/** The owner, who asks. */
export const ownerId = 1;

export const roleNames: readonly string[] = Object.keys(roles);

/** The email of a client: everyone has one, or the front desk made one up. */
export function emailOf({ key, emails }: ClientRecord): string {
  return emails[0] ?? `walk-in-${String(key)}@harbor.example.test`;
}

/** Clients in the order of their names, as the database's collation has it. */
export function clientsByName({ clients }: Practice): readonly ClientRecord[] {
  const { compare } = new Intl.Collator('en');
  return clients
    .filter(({ isDeleted }) => !isDeleted)
    .toSorted((one, other) => compare(fullNameOf(one), fullNameOf(other)) || one.key - other.key);
}

/** Whether a row is a booking, archived or not: it has a client, and a day that doesn't depend on a zone. */
export function isBooked(row: AppointmentRecord): boolean {
  return !row.isBlock && row.clientKey !== null && hasClearDay(row);
}

/** When a class is over; where nobody said so its template knows. */
export function endOf({ startTime, endTime }: SessionRow, template: TemplateRow | undefined): number {
  const minutes = template?.durationMinutes ?? 0;
  return endTime ?? startTime + (minutes > 0 ? minutes : usualMinutes) * 60_000;
}

function accountOf(id: number, name: string, email: string, role: number, more: Partial<UserRow> = {}): UserRow {
  return {
    id,
    name,
    email,
    role,
    active: true,
    availableForSessions: true,
    instructorCompensationType: 'revenue_share',
    instructorDefaultSplitPercent: 50,
    instructorDefaultFlatRateCents: 0,
    stripeConnectAccountId: null,
    ...more,
  };
}

function instructorOf(row: ProviderRecord): UserRow {
  return accountOf(Number(studioIds.of('provider', row.key)), fullNameOf(row), row.email, roles.instructor, {
    active: row.isActive,
    availableForSessions: row.isActive,
    ...(row.key % 3 === 0 && { instructorCompensationType: 'flat_rate', instructorDefaultFlatRateCents: 4500 }),
    stripeConnectAccountId: row.key % 2 === 0 ? `acct_1P${String(row.key)}harbor` : null,
  });
}

/** The users of the studio: its owner, its desk, its instructors and the clients who have an account. */
export function usersOf({ providers, clients }: Practice): UserRow[] {
  return [
    accountOf(ownerId, 'Robin Castell', 'robin@harbor.example.test', roles.owner),
    accountOf(2, 'Dana Whitfield', 'dana@harbor.example.test', roles.staff, { availableForSessions: false }),
    accountOf(3, 'Kim Sorensen', 'kim@harbor.example.test', roles.staff, { active: false }),
    ...providers.map(instructorOf),
    ...clients
      .filter(({ key, isDeleted }) => key % 3 === 0 && !isDeleted)
      .map((row) => accountOf(1000 + row.key, fullNameOf(row), emailOf(row), roles.client)),
  ];
}

/** All kinds of classes at every location. */
export function templatesOf({ places, visitTypes, providers }: Practice): TemplateRow[] {
  return places.flatMap((place) =>
    visitTypes.map((type) => {
      const staff = providers.filter(({ isActive, placeKeys }) => isActive && placeKeys.includes(place.key));
      const usual = staff[type.key % Math.max(1, staff.length)];
      return {
        id: (place.key - 1) * kindsPerPlace + type.key,
        title: type.name,
        description: type.key % 2 === 0 ? `${type.name}, by appointment.` : null,
        capacity: type.isBlock ? 12 : type.key % 3 === 2 ? 2 : 1,
        durationMinutes: type.minutes,
        studioLocationId: place.key,
        instructorId: usual ? Number(studioIds.of('provider', usual.key)) : null,
        priceCents: type.isBlock ? 0 : type.minutes * 180,
        currency: 'cad',
        compensationType: type.key % 4 === 0 ? 'flat_rate' : null,
        instructorSplitPercent: type.key % 4 === 1 ? 60 : null,
        instructorFlatRateCents: type.key % 4 === 0 ? 6000 : null,
        approved: type.isBookable,
        typeKey: type.key,
      };
    }),
  );
}

/** The class of an appointment: one for each. */
export function sessionOf(practice: Practice, row: AppointmentRecord): SessionRow {
  const isUsual = row.minutes === rowOf(practice.visitTypes, row.typeKey)?.minutes;
  return {
    id: 2000 + row.key,
    classTemplateId: (row.placeKey - 1) * kindsPerPlace + row.typeKey,
    startTime: row.start,
    endTime: isUsual && row.key % 4 === 0 ? null : row.start + row.minutes * 60_000,
    instructorId: row.providerKey === null ? null : Number(studioIds.of('provider', row.providerKey)),
    capacity: row.key % 3 === 0 ? null : 1,
    room: rooms[row.key % rooms.length] ?? null,
    archived: row.isDeleted,
    bundleEnabled: row.key % 5 === 0,
  };
}

/** Classes that nobody has booked yet, in the evening of each place. */
export function openSessions(practice: Practice): SessionRow[] {
  const evenings = ['2026-11-18T23:00:00Z', '2026-11-19T23:00:00Z', '2026-11-24T23:00:00Z'];
  return practice.places.flatMap((place, index) =>
    evenings.map((evening, number) => {
      const staff = practice.providers.filter(({ isActive, placeKeys }) => isActive && placeKeys.includes(place.key));
      return {
        id: 5000 + index * 10 + number,
        classTemplateId: index * kindsPerPlace + 1 + number,
        startTime: Date.parse(evening),
        endTime: null,
        instructorId: staff[0] ? Number(studioIds.of('provider', staff[0].key)) : null,
        capacity: number === 0 ? 2 : null,
        room: null,
        archived: false,
        bundleEnabled: number === 1,
      };
    }),
  );
}
