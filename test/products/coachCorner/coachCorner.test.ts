import { describe, expect, it } from 'vitest';
import { utcText } from '../../dialects/clock.ts';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { createOtherPractice } from '../../dialects/otherPractices.ts';
import { fullNameOf, practiceDays } from '../../dialects/practice.ts';
import { at, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { coachCorner } from './coachCorner.ts';
import { bookingWords } from './values.ts';

const visit = productVisits(coachCorner);
const { view } = coachCorner;
const day = '2026-11-17';
const fields = `id coachId coacheeId serviceType additionalNotes status active
  coach { firstName lastName } coachee { id firstName lastName } bookingSlots { id date startTime endTime status bookingId }`;
const textOf = (row: Row, field: string): string => String(row[field]);
const nameOf = (row: Row): string =>
  [row['firstName'], row['lastName']]
    .filter((part) => part !== '')
    .map(String)
    .join(' ');
const utc = (value: unknown): string => utcText(Date.parse(String(value)));
const idsOf = (rows: readonly Row[]): number[] => rows.map(({ id }) => Number(id));

/** All bookings in desk words, read below the coaches; names come from the whole lists. */
async function bookOf(query: RunQuery): Promise<readonly Row[]> {
  const answer = await query(
    `{ coaches { id firstName lastName bookings { ${fields} } } coachees { id firstName lastName } }`,
  );
  const coachees = new Map(rowsAt(answer, 'coachees').map((row) => [row['id'], nameOf(row)]));
  return rowsAt(answer, 'coaches')
    .flatMap((coach) => rowsAt(coach, 'bookings').map((row) => ({ coach, row })))
    .map(({ coach, row }) => {
      const [slot, ...rest] = rowsAt(row, 'bookingSlots');
      expect(rest).toEqual([]);
      const notes = textOf(row, 'additionalNotes').trim();
      return {
        id: textOf(row, 'id'),
        start: utc(slot?.['startTime']),
        end: utc(slot?.['endTime']),
        status: row['status'],
        ...(notes !== '' && { reason: notes }),
        client: { id: textOf(row, 'coacheeId'), name: coachees.get(row['coacheeId']) },
        provider: { id: textOf(coach, 'id'), name: nameOf(coach) },
      };
    });
}

describe("Coach's Corner", () => {
  it('shows what is expected of it, read by hand', async () => {
    const { query, server } = await visit();
    const { clients, locations, patients } = expectedSample(coachCorner, day);
    expect([locations, patients]).toEqual([[], []]);
    const answer = await query(
      '{ coachees { id firstName lastName email active address sport bio birthday password } }',
    );
    const people = rowsAt(answer, 'coachees').map((row) => ({
      id: textOf(row, 'id'),
      name: nameOf(row),
      ...(row['firstName'] !== '' && { givenName: row['firstName'] }),
      familyName: row['lastName'],
      emails: [row['email']],
      active: row['active'],
    }));
    expect(people.slice(0, 5)).toEqual(clients);
    expect(people.map(({ name }) => name)).toEqual(view.clients(server.practice).map(fullNameOf));
    expect(rowsAt(answer, 'coachees')[1]).toMatchObject({ email: 'coachee2@example.com' });
    const book = await bookOf(query);
    for (const each of practiceDays) {
      const { appointments } = expectedSample(coachCorner, each);
      const ids = new Set(appointments.map(({ id }) => id));
      expect(ids.size).toBeGreaterThan(0);
      const shown = book.filter((row) => ids.has(textOf(row, 'id')));
      const order = (one: Row, other: Row): number =>
        textOf(one, 'start') < textOf(other, 'start') ? -1 : Number(textOf(one, 'start') > textOf(other, 'start'));
      expect(shown.toSorted((one, other) => order(one, other) || Number(one['id']) - Number(other['id']))).toEqual(
        appointments,
      );
    }
    expect(book).toHaveLength(server.practice.appointments.filter(view.shows).length);
    expect(missingOperations(coachCorner)).toEqual([]);
  });

  it('finds bookings by one status and one person, and nothing is without either', async () => {
    const { query, post, server } = await visit();
    const ofCoach = (status: string): string =>
      `${status.toLowerCase()}: findBookingsByStatusAndCoachID(status: "${status}", coachID: 1) { ${fields} }`;
    const answer = await query(`{ ${bookingWords.map((status) => ofCoach(status)).join(' ')}
      none: findBookingsByStatusAndCoachID(status: "PENDING", coachID: 4711) { id } }`);
    const rows = bookingWords.flatMap((status) => rowsAt(answer, status.toLowerCase()));
    const shown = server.practice.appointments.filter((row) => view.shows(row) && row.providerKey === 1);
    expect(idsOf(rows).toSorted((one, other) => one - other)).toEqual(shown.map(({ key }) => key));
    expect(rows.every((row) => row['coachId'] === 1 && row['active'] === true)).toBe(true);
    expect(answer['none']).toEqual([]);
    for (const status of bookingWords) {
      const part = rowsAt(answer, status.toLowerCase());
      expect(part.every((row) => row['status'] === status)).toBe(true);
      expect(idsOf(part)).toEqual(idsOf(part).toSorted((one, other) => one - other));
    }
    const [first] = rowsAt(answer, 'completed');
    const of =
      await query(`{ findBookingsByStatusAndCoacheeID(status: "COMPLETED", coacheeID: ${String(first?.['coacheeId'])}) { id }
      findBookingByID(bookingID: ${String(first?.['id'])}) { ${fields} } }`);
    expect(idsOf(rowsAt(of, 'findBookingsByStatusAndCoacheeID'))).toContain(first?.['id']);
    expect(of['findBookingByID']).toEqual(first);
    const message = async (text: string): Promise<unknown> => (await post(text)).body.errors?.[0]?.message;
    expect(await message('{ findBookingsByStatusAndCoachID(status: "upcoming", coachID: 1) { id } }')).toBe(
      'Status value is invalid.',
    );
    const deleted = server.practice.appointments.find(({ isDeleted }) => isDeleted)?.key ?? 4711;
    expect(await message(`{ findBookingByID(bookingID: ${String(deleted)}) { id } }`)).toBe(
      `Booking with ID ${String(deleted)} does not exist.`,
    );
    expect(await message('{ findBookingsByStatusAndCoachID(coachID: 1) { id } }')).toContain('is required');
  });

  it('lists inactive people, but finds only active ones', async () => {
    const { query, post, server } = await visit();
    const inactive = server.practice.clients.filter((row) => !row.isActive && !row.isDeleted);
    const [gone] = inactive;
    const booked = server.practice.appointments.find(
      (row) => view.shows(row) && inactive.some(({ key }) => key === row.clientKey),
    );
    const answer = await query(`{ coachees { id active } coaches { id active email sports { type sportsCredentials
      { credentialPicture sport { id } } } tasks { title date completionStatus coach { id } } interests { type name } }
      findCoachByID(userID: 1) { firstName bio } findCoacheeByID(userID: 1) { firstName address }
      findBookingByID(bookingID: ${String(booked?.key)}) { coacheeId coachee { id } } }`);
    expect(rowsAt(answer, 'coachees').filter(({ active }) => active === false)).toHaveLength(inactive.length);
    expect(rowsAt(answer, 'coaches')).toHaveLength(server.practice.providers.length);
    expect(rowsAt(answer, 'coaches')[0]).toMatchObject({ active: true, email: 'staff1@example.test' });
    expect(at(answer, 'coaches.0.sports.0.sportsCredentials.0.sport.id')).toBe(1);
    expect(rowsAt(answer, 'coaches.0.tasks')).toHaveLength(3);
    expect(answer['findBookingByID']).toEqual({ coacheeId: booked?.clientKey, coachee: null });
    const message = async (text: string): Promise<unknown> => (await post(text)).body.errors?.[0];
    const error = await message(`{ findCoacheeByID(userID: ${String(gone?.key)}) { id } }`);
    expect(at(error, 'message')).toMatch(/^Coachee with ID \$\{userID\} does not exist\.$/);
    expect(at(error, 'extensions.code')).toBe('INTERNAL_SERVER_ERROR');
    expect(at(await message('{ findCoachByID(userID: 4711) { id } }'), 'message')).toBe(
      'Coach with ID 4711 does not exist.',
    );
  });

  it('finds coaches by sport, with contacts, messages and free words about them', async () => {
    const { query, post } = await visit();
    const answer = await query(`{ coaches { id active sports { type } reviews { starRating } } coachees { id sport
      contacts { id } tasks { title coachee { id } } interests { name } }
      findCoachesBySport(sportType: "Tennis") { id sports { type } }
      findNonContactCoachesBySport(sportType: "Tennis", coacheeID: 1) { id contacts { coacheeId } }
      findRecommendedCoaches(coacheeId: 1) { id } findContactsOfCoach(coachId: 1) { id contactedStatus messages { content } }
      findContactsOfCoachDespiteContactedStatus(coachId: 1) { id contactedStatus }
      findMessagesForCoacheeList(coachId: 1) { id contactId createdAt } findMessagesForCoachList(coacheeId: 1) { contactId } }`);
    const players = rowsAt(answer, 'coaches').filter(
      (row) => row['active'] === true && rowsAt(row, 'sports').some(({ type }) => type === 'Tennis'),
    );
    expect(idsOf(rowsAt(answer, 'findCoachesBySport'))).toEqual(idsOf(players));
    expect(players.length).toBeGreaterThan(0);
    const strangers = rowsAt(answer, 'findNonContactCoachesBySport');
    expect(strangers.flatMap((row) => rowsAt(row, 'contacts')).some(({ coacheeId }) => coacheeId === 1)).toBe(false);
    expect(rowsAt(answer, 'findRecommendedCoaches').length).toBeLessThanOrEqual(4);
    const contacted = rowsAt(answer, 'findContactsOfCoach');
    expect(contacted.length).toBeGreaterThan(3);
    expect(contacted.every((row) => row['contactedStatus'] === true)).toBe(true);
    const all = rowsAt(answer, 'findContactsOfCoachDespiteContactedStatus');
    expect(all.filter((row) => row['contactedStatus'] === true)).toHaveLength(contacted.length);
    const latest = rowsAt(answer, 'findMessagesForCoacheeList');
    expect(latest).toHaveLength(contacted.length);
    const times = latest.map((row) => textOf(row, 'createdAt'));
    expect(times).toEqual(times.toSorted().toReversed());
    const one = String(contacted[0]?.['id']);
    const messages = await query(`{ findMessagesByContactId(contactId: ${one}) { id contact { id } }
      findfilteredMessagesByContactId(contactId: ${one}, numberOfMessages: 1) { id } }`);
    expect(idsOf(rowsAt(messages, 'findfilteredMessagesByContactId'))).toEqual(
      idsOf(rowsAt(messages, 'findMessagesByContactId')).slice(-1),
    );
    const { body } = await post('{ findCoachesBySport(sportType: "Chess") { id } }');
    expect(body.errors?.[0]?.message).toBe('Sport value is invalid.');
  });

  it('says when coaches are taken by sessions with one person', async () => {
    const { query, server } = await visit();
    const { appointments, providers, visitTypes } = server.practice;
    const first = visitTypes.find(({ isBlock }) => !isBlock)?.key;
    const taken = (key: number): string => `c${String(key)}: findOneToOneServiceSlotsByCoachId(coachId: ${String(key)})
      { date startTime endTime }`;
    const answer = await query(`{ ${providers.map(({ key }) => taken(key)).join(' ')} }`);
    const isAgreed = ({ state }: { readonly state: string }): boolean =>
      ['confirmed', 'arrived', 'inProgress', 'ready'].includes(state);
    const rows = appointments.filter((row) => view.shows(row) && row.typeKey === first && isAgreed(row));
    expect(rows.length).toBeGreaterThan(0);
    const slots = providers.flatMap(({ key }) => rowsAt(answer, `c${String(key)}`));
    expect(slots.map((row) => utc(row['startTime'])).toSorted()).toEqual(
      rows.map(({ start }) => utcText(start)).toSorted(),
    );
    // A day is sent as its first instant by the clock where it is.
    expect(slots.every((row) => textOf(row, 'date') <= textOf(row, 'startTime'))).toBe(true);
  });

  it('signs people in by email and password', async () => {
    const { query, post } = await visit();
    const found = await query(
      `{ findCoachByEmailAndPassword(email: "STAFF1@example.test", password: "password") { id token } }`,
    );
    expect(found['findCoachByEmailAndPassword']).toEqual({ id: 1, token: null });
    const login = await query(
      'mutation { coachLogin(email: "staff1@example.test", password: "password") { id token } }',
    );
    expect(at(login, 'coachLogin.token')).toMatch(/./);
    const message = async (text: string): Promise<unknown> => (await post(text)).body.errors?.[0]?.message;
    expect(await message('mutation { coacheeLogin { id } }')).toBe('Email is required.');
    expect(await message('mutation { coachLogin(email: "x@example.test", password: "y") { id } }')).toBe(
      'Incorrect email/password.',
    );
    expect(await message('{ findCoacheeByEmailAndPassword(email: "x@example.test", password: "y") { id } }')).toBe(
      'User not found.',
    );
  });

  it('serves another practice alike', async () => {
    const practice = createOtherPractice('oneDoctor');
    const { query } = await visit({ practice });
    const book = await bookOf(query);
    expect(book).toHaveLength(practice.appointments.filter(view.shows).length);
    const { appointments } = expectedSample(coachCorner, day, { practice });
    expect(appointments.length).toBeGreaterThan(0);
    for (const row of appointments) expect(book).toContainEqual(row);
  });
});
