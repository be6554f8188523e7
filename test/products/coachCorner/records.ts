import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { CoachCornerMemory, SlotFields } from './memory.ts';
import { dayOf, picked } from './memoryRows.ts';
import { type OtherRecords, otherRecords, stamps } from './otherRecords.ts';
import type { Stamped } from './tables.ts';
import { dateText, emailOf, endOf, isBooking, notesOf, sportTypes, statusWords } from './values.ts';

/** How rows of the practice look there. */
export type CoachCornerRecords = ReturnType<typeof coachCornerRecords>;

// Passwords are stored as a hash, and the schema shows it; this one is of nothing.
const noHash = '$2b$10$......................................................';
const picture = 'https://files.example.com/pictures/default_User.png';

/** The day on which someone was born, of which the practice knows nothing. */
function birthdayOf(key: number): number {
  return Date.UTC(1960 + ((key * 7) % 45), (key * 5) % 12, 1 + ((key * 11) % 28));
}

/** Makes rows from the records of a practice. */
export function coachCornerRecords({ practice, meet }: Backstage, memory: CoachCornerMemory) {
  /** The two kinds of service that the app offers are the first types of visit; others are older free texts. */
  const serviceTypeOf = ({ key, typeKey }: AppointmentRecord): string => {
    const types: readonly VisitTypeRecord[] = practice.visitTypes.filter(({ isBlock }) => !isBlock);
    const index = types.findIndex((type) => type.key === typeKey);
    return memory.serviceTypes.get(key) ?? ['one-to-one', 'group'][index] ?? types[index]?.name ?? 'one-to-one';
  };
  const coaches = (): readonly ProviderRecord[] => [...practice.providers, ...memory.coaches];
  const bookings = (fits: (row: AppointmentRecord) => boolean): readonly Row[] =>
    practice.appointments
      .filter((row) => fits(row) && isBooking(row))
      .toSorted((one, other) => one.key - other.key)
      .map((row) => booking(row));
  /** Someone by number; who is no longer active is not found. */
  const activeCoach = (key: number | null): Row | null => {
    const row = rowOf(coaches(), key);
    return row?.isActive ? coach(row) : null;
  };
  const activeCoachee = (key: number | null): Row | null => {
    const row = rowOf(practice.clients, key);
    return row?.isActive && !row.isDeleted ? coachee(row) : null;
  };
  const others: OtherRecords = otherRecords(memory, { activeCoach, activeCoachee });

  /** The rows of the slots of a booking; the first one is made when it is first needed. */
  const slotsOf = (row: AppointmentRecord): readonly (SlotFields & Stamped)[] => {
    const { slots, slotsOf: known } = memory;
    if (!known.has(row.key)) {
      const word = statusWords[row.state];
      // What isn't agreed yet has slots that are to come.
      const fields = { bookingId: row.key, times: null, status: word === 'PENDING' ? 'UPCOMING' : word };
      known.set(row.key, [slots.add(fields, row.createdAt).id]);
    }
    return (known.get(row.key) ?? []).flatMap((id) => slots.find(id) ?? []);
  };
  const slot = (row: AppointmentRecord, stored: SlotFields & Stamped): Row => {
    const { start, end } = stored.times ?? { start: row.start, end: endOf(row) };
    return {
      ...stamps(stored),
      bookingId: row.key,
      booking: () => (isBooking(row) ? booking(row) : null),
      date: () => dateText(stored.times?.date ?? memory.days.get(row.key) ?? dayOf(practice, row)),
      startTime: dateText(start),
      endTime: dateText(end),
      status: stored.status,
    };
  };
  const booking = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    return {
      id: row.key,
      coachId: row.providerKey,
      coacheeId: row.clientKey,
      coach: () => activeCoach(row.providerKey),
      coachee: () => activeCoachee(row.clientKey),
      bookingSlots: () => slotsOf(row).map((stored) => slot(row, stored)),
      serviceType: serviceTypeOf(row),
      additionalNotes: notesOf(row),
      status: statusWords[row.state],
      active: !row.isDeleted,
      createdAt: dateText(row.createdAt),
      updatedAt: dateText(row.updatedAt),
    };
  };

  const coach = (row: ProviderRecord): Row => {
    meet('provider', row.key);
    const profile = memory.coachProfiles.get(row.key) ?? {};
    const signedUp = memory.coaches.find(({ key }) => key === row.key)?.createdAt ?? memory.since;
    return {
      id: row.key,
      firstName: row.givenName,
      lastName: row.familyName,
      email: row.email.toLowerCase(),
      address: profile.address ?? rowOf(practice.places, row.placeKeys[0] ?? null)?.street ?? '',
      birthday: dateText(profile.birthday ?? birthdayOf(row.key + 500)),
      password: noHash,
      profilePicture: profile.profilePicture ?? picture,
      bio: profile.bio ?? row.title ?? 'Coach',
      ...others.ofCoach(row.key),
      bookings: () => bookings(({ providerKey }) => providerKey === row.key),
      active: row.isActive,
      createdAt: dateText(signedUp),
      updatedAt: dateText(signedUp),
      token: null,
    };
  };

  const coachee = (row: ClientRecord): Row => {
    meet('client', row.key);
    const profile = memory.coacheeProfiles.get(row.key) ?? {};
    return {
      id: row.key,
      firstName: row.givenName ?? '',
      lastName: row.familyName,
      email: emailOf(row),
      address: profile.address ?? [row.street, row.city].filter((part) => part !== '').join(', '),
      birthday: dateText(profile.birthday ?? birthdayOf(row.key)),
      password: noHash,
      profilePicture: profile.profilePicture ?? picture,
      bio: profile.bio ?? row.note ?? 'Here to move more.',
      sport: profile.sport ?? picked(sportTypes, row.key),
      ...others.ofCoachee(row.key),
      bookings: () => bookings(({ clientKey }) => clientKey === row.key),
      active: row.isActive,
      createdAt: dateText(row.createdAt),
      updatedAt: dateText(row.updatedAt),
      token: null,
    };
  };

  return {
    coaches,
    coach,
    coachee,
    booking,
    bookings,
    slot,
    slotsOf,
    activeCoach,
    activeCoachee,
    serviceTypeOf,
    others,
  };
}
