import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { bookingWrites } from './bookingWrites.ts';
import { type CoachCornerMemory, createMemory } from './memory.ts';
import { fillMemory } from './memoryRows.ts';
import { otherWrites } from './otherWrites.ts';
import { peopleWrites } from './peopleWrites.ts';
import { type CoachCornerRecords, coachCornerRecords } from './records.ts';
import { signInOf } from './signIn.ts';
import { bookingWords, coachCornerError, coacheesOf, isBooking, sportTypes, statusWords, wordIn } from './values.ts';

const mostRecommended = 4;

/** The root fields of the product. */
export function coachCornerRoots(backstage: Backstage): object {
  const { practice, now } = backstage;
  const memory = createMemory(practice, now());
  fillMemory(memory, practice, now());
  const records = coachCornerRecords(backstage, memory);
  const signIn = signInOf(backstage, memory, records);
  // The server can't tell a coach's token from a coachee's: it is a number, here that of the first coach.
  const ownId = practice.providers.find(({ isActive }) => isActive)?.key ?? 1;
  return {
    ...peopleQueries(backstage, memory, records),
    ...bookingQueries(backstage, records),
    ...contactQueries(memory, records),
    findCoachByEmailAndPassword: signIn.findCoach,
    findCoacheeByEmailAndPassword: signIn.findCoachee,
    coachLogin: signIn.coachLogin,
    coacheeLogin: signIn.coacheeLogin,
    ...peopleWrites(backstage, memory, records, ownId),
    ...bookingWrites(backstage, memory, records, ownId),
    ...otherWrites(backstage, memory, records, ownId),
  };
}

function peopleQueries({ practice }: Backstage, memory: CoachCornerMemory, records: CoachCornerRecords): object {
  const coachesOf = (type: string): readonly { readonly key: number }[] => {
    const ids = new Set(
      memory.sports
        .rows()
        .filter((sport) => sport.type === type)
        .map(({ coachId }) => coachId),
    );
    return records.coaches().filter(({ key, isActive }) => isActive && ids.has(key));
  };
  const shown = (rows: readonly { readonly key: number }[]): readonly (Row | null)[] =>
    rows.map(({ key }) => records.activeCoach(key));
  const sportIn = (type: string): string => wordIn(type, sportTypes, 'Sport value is invalid.');

  return {
    // Both lists include inactive people.
    coachees: (): readonly Row[] => coacheesOf(practice).map((row) => records.coachee(row)),
    coaches: (): readonly Row[] => records.coaches().map((row) => records.coach(row)),
    findCoachByID({ userID }: { readonly userID: number }): Row {
      const row = records.activeCoach(userID);
      if (row) return row;
      throw coachCornerError(`Coach with ID ${String(userID)} does not exist.`);
    },
    findCoacheeByID({ userID }: { readonly userID: number }): Row {
      const row = records.activeCoachee(userID);
      if (row) return row;
      // The original has the wrong quotes here, so that the number is left out.
      // eslint-disable-next-line no-template-curly-in-string
      throw coachCornerError('Coachee with ID ${userID} does not exist.');
    },
    findCoachesBySport: ({ sportType }: { readonly sportType: string }) => shown(coachesOf(sportIn(sportType))),
    findNonContactCoachesBySport(args: { readonly sportType: string; readonly coacheeID: number }) {
      const contacts = memory.contacts.rows().filter(({ coacheeId }) => coacheeId === args.coacheeID);
      const known = new Set(contacts.map(({ coachId }) => coachId));
      return shown(coachesOf(sportIn(args.sportType)).filter(({ key }) => !known.has(key)));
    },
    findRecommendedCoaches({ coacheeId }: { readonly coacheeId: number }) {
      const coachee = records.activeCoachee(coacheeId);
      if (!coachee) throw coachCornerError("Cannot read properties of null (reading 'interests')");
      const likes = memory.coacheeInterests.rows().filter(({ personId }) => personId === coacheeId);
      const names = new Set(likes.map(({ name }) => name));
      const matches = (coachId: number): number =>
        memory.coachInterests.rows().filter(({ personId, name }) => personId === coachId && names.has(name)).length;
      const rows = coachesOf(String(coachee['sport']));
      return shown(rows.toSorted((one, other) => matches(other.key) - matches(one.key)).slice(0, mostRecommended));
    },
  };
}

function bookingQueries({ practice }: Backstage, records: CoachCornerRecords): object {
  const { bookings } = records;
  const statusIn = (status: string): string => wordIn(status, bookingWords, 'Status value is invalid.');
  return {
    findBookingByID({ bookingID }: { readonly bookingID: number }): Row {
      const row = rowOf(practice.appointments, bookingID);
      if (row && isBooking(row)) return records.booking(row);
      throw coachCornerError(`Booking with ID ${String(bookingID)} does not exist.`);
    },
    findBookingsByStatusAndCoachID(args: { readonly status: string; readonly coachID: number }) {
      const word = statusIn(args.status);
      return bookings(({ providerKey, state }) => providerKey === args.coachID && statusWords[state] === word);
    },
    findBookingsByStatusAndCoacheeID(args: { readonly status: string; readonly coacheeID: number }) {
      const word = statusIn(args.status);
      return bookings(({ clientKey, state }) => clientKey === args.coacheeID && statusWords[state] === word);
    },
    findOneToOneServiceSlotsByCoachId({ coachId }: { readonly coachId: number }): readonly Row[] {
      const rows = practice.appointments.filter(
        (row) =>
          row.providerKey === coachId &&
          statusWords[row.state] === 'UPCOMING' &&
          records.serviceTypeOf(row) === 'one-to-one' &&
          isBooking(row),
      );
      return rows
        .toSorted((one, other) => one.key - other.key)
        .flatMap((row) => records.slotsOf(row).map((stored) => records.slot(row, stored)));
    },
  };
}

function contactQueries(memory: CoachCornerMemory, { others }: CoachCornerRecords): object {
  const messages = (): ReturnType<typeof memory.messages.rows> => memory.messages.rows();
  const newest = (rows: ReturnType<typeof messages>): ReturnType<typeof messages> =>
    rows.toSorted((one, other) => other.createdAt - one.createdAt || other.id - one.id);
  /** The newest message of each contact that someone has. */
  const latest = (field: 'coachId' | 'coacheeId', id: number): readonly Row[] => {
    const contacts = memory.contacts.rows().filter((contact) => contact[field] === id);
    const ids = new Set(contacts.map((contact) => contact.id));
    const seen = new Set<number>();
    const first = newest(messages().filter(({ contactId }) => ids.has(contactId))).filter(({ contactId }) => {
      const isFirst = !seen.has(contactId);
      seen.add(contactId);
      return isFirst;
    });
    return first.map((row) => others.message(row));
  };
  const contactsOf = (id: number, contactedOnly: boolean): readonly Row[] =>
    memory.contacts
      .rows()
      .filter(({ coachId, active, contactedStatus }) => coachId === id && active && (contactedStatus || !contactedOnly))
      .map((row) => others.contact(row));
  return {
    findContactsOfCoach: ({ coachId }: { readonly coachId: number }) => contactsOf(coachId, true),
    findContactsOfCoachDespiteContactedStatus: ({ coachId }: { readonly coachId: number }) =>
      contactsOf(coachId, false),
    findMessagesByContactId: ({ contactId }: { readonly contactId: number }) =>
      messages()
        .filter((row) => row.contactId === contactId)
        .map((row) => others.message(row)),
    findfilteredMessagesByContactId(args: { readonly contactId: number; readonly numberOfMessages: number }) {
      const rows = newest(messages().filter((row) => row.contactId === args.contactId));
      const count = args.numberOfMessages;
      // A negative number takes from the other end.
      return (count < 0 ? rows.slice(count) : rows.slice(0, count)).map((row) => others.message(row));
    },
    findMessagesForCoachList: ({ coacheeId }: { readonly coacheeId: number }) => latest('coacheeId', coacheeId),
    findMessagesForCoacheeList: ({ coachId }: { readonly coachId: number }) => latest('coachId', coachId),
  };
}
