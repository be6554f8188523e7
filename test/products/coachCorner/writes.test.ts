import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createPractice, dialectNow } from '../../dialects/practice.ts';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { type ProductVisit, productVisits } from '../queryProduct.ts';
import { coachCorner } from './coachCorner.ts';
import { coachCornerRoots } from './resolvers.ts';

const visit = productVisits(coachCorner);
const slots = 'bookingSlots { id date startTime endTime status }';
const messageOf = async ({ post }: ProductVisit, text: string): Promise<unknown> =>
  (await post(text)).body.errors?.[0]?.message;
const slotText = (from: string, to: string, rest = ''): string =>
  `{ ${rest} date: "2026-12-01T05:00:00Z", startTime: "${from}", endTime: "${to}", status: "UPCOMING" }`;
const tenToHalf = slotText('2026-12-01T15:00:00Z', '2026-12-01T10:30:00-05:00');
const booking = (rest: string, slotsInput = tenToHalf): string => `mutation { createBooking(input: {
  ${rest}, serviceType: "one-to-one" }, slotsInput: [${slotsInput}]) { id status coach { id } coachee { id } serviceType additionalNotes ${slots} } }`;
const usual = 'coachId: 1, coacheeId: 2, status: "PENDING", additionalNotes: "Bring a racket"';

describe("Writes at Coach's Corner", () => {
  it('have a resolver each, and there is none beside the operations', () => {
    const schema = buildSchema(coachCorner.sdl);
    const roots = coachCornerRoots({
      practice: createPractice(),
      cap: 100_000,
      now: () => dialectNow,
      refuseWrites: null,
      meet: () => undefined,
    });
    const names = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    );
    expect(new Set(Object.keys(roots))).toEqual(new Set(names));
  });

  it('book for the coach of the token alone, and call off with a word', async () => {
    const desk = await visit();
    const { query, server } = desk;
    const { practice } = server;
    const made = await query(booking(usual));
    expect(made['createBooking']).toMatchObject({
      status: 'PENDING',
      coach: { id: 1 },
      coachee: { id: 2 },
      serviceType: 'one-to-one',
      bookingSlots: [
        { startTime: '2026-12-01T15:00:00.000Z', endTime: '2026-12-01T15:30:00.000Z', status: 'UPCOMING' },
      ],
    });
    expect(practice.appointments.at(-1)).toMatchObject({
      start: Date.parse('2026-12-01T15:00:00Z'),
      minutes: 30,
      providerKey: 1,
      clientKey: 2,
      state: 'planned',
      reason: 'Bring a racket',
    });
    const id = String(at(made, 'createBooking.id'));
    const status = (word: string): string =>
      `mutation { updateBookingStatus(id: ${id}, input: { status: "${word}" }) { status ${slots} } }`;
    expect(at(await query(status('UPCOMING')), 'updateBookingStatus.status')).toBe('UPCOMING');
    expect(practice.appointments.at(-1)?.state).toBe('confirmed');
    const off = await query(status('CANCELLED'));
    expect(off['updateBookingStatus']).toMatchObject({ status: 'CANCELLED', bookingSlots: [{ status: 'UPCOMING' }] });
    expect(practice.appointments.at(-1)?.state).toBe('cancelled');
    expect(await messageOf(desk, status('NO_SHOW'))).toBe('Booking status value is invalid.');
    expect(await messageOf(desk, status('PENDING').replace(id, '4711'))).toBe('Booking with ID 4711 not found.');
    expect(await messageOf(desk, booking(usual.replace('coachId: 1', 'coachId: 2')))).toBe("ID doesn't match");
    expect(await messageOf(desk, booking(usual.replace('Bring a racket', '')))).toBe('Additional Notes is required.');
    expect(await messageOf(desk, booking(usual.replace('coacheeId: 2', 'coacheeId: 4711')))).toContain('coachee_id');
    const wrong = slotText('2026-12-01 10:00', '2026-12-01T15:30:00Z');
    expect(await messageOf(desk, booking(usual, wrong))).toContain('invalid date-time-string');
    const blank = await query(booking(usual.replace('Bring a racket', ' ')));
    expect(at(blank, 'createBooking.additionalNotes')).toBe(' ');
    expect(practice.appointments.at(-1)?.reason).toBeNull();
  });

  it('move, add and take away slots of a booking', async () => {
    const desk = await visit();
    const { query, server } = desk;
    const { practice } = server;
    const later = slotText('2026-12-03T15:00:00Z', '2026-12-03T16:00:00Z');
    const made = await query(booking(usual, `${tenToHalf}, ${later}`));
    const id = String(at(made, 'createBooking.id'));
    const [first, second] = rowsAt(made, 'createBooking.bookingSlots').map((row) => String(row['id']));
    const update = (rest: string): string => `mutation { updatePendingBooking(bookingId: ${id},
      bookingData: { serviceType: "group", additionalNotes: "With friends" }, ${rest}) { id serviceType additionalNotes ${slots} } }`;
    const moved = slotText('2026-12-01T17:00:00Z', '2026-12-01T18:00:00Z', `id: ${String(first)},`);
    const answer = await query(
      update(`updateSlotsIds: [${String(first)}], updateSlots: [${moved}], addSlots: [${later}]`),
    );
    expect(answer['updatePendingBooking']).toMatchObject({ serviceType: 'group', additionalNotes: 'With friends' });
    expect(rowsAt(answer, 'updatePendingBooking.bookingSlots').map((row) => row['startTime'])).toEqual([
      '2026-12-01T17:00:00.000Z',
      '2026-12-03T15:00:00.000Z',
      '2026-12-03T15:00:00.000Z',
    ]);
    expect(practice.appointments.at(-1)).toMatchObject({ start: Date.parse('2026-12-01T17:00:00Z'), minutes: 60 });
    // A slot that is only in one of the two lists stays as it was.
    const kept = await query(update(`updateSlots: [${moved.replaceAll('17:00', '09:00')}]`));
    expect(at(kept, 'updatePendingBooking.bookingSlots.0.startTime')).toBe('2026-12-01T17:00:00.000Z');
    const less = await query(update(`deleteSlotsIds: [${String(first)}]`));
    expect(rowsAt(less, 'updatePendingBooking.bookingSlots').map((row) => String(row['id']))[0]).toBe(second);
    expect(practice.appointments.at(-1)?.start).toBe(Date.parse('2026-12-03T15:00:00Z'));
    const done = await query(
      `mutation { updateBookingSlotStatus(id: ${String(second)}, input: { status: "COMPLETED" }) { status booking { status } } }`,
    );
    expect(done['updateBookingSlotStatus']).toEqual({ status: 'COMPLETED', booking: { status: 'PENDING' } });
    expect(await messageOf(desk, update(`deleteSlotsIds: [${String(first)}]`))).toContain('does not exist');
  });

  it('sign people up, who need all fields and an address of their own', async () => {
    const desk = await visit();
    const { query, server } = desk;
    const person = (
      email: string,
      rest = 'sport: "Tennis"',
    ): string => `{ firstName: "Jo", lastName: "Park", email: "${email}",
      address: "1 Pier Road", birthday: "1990-05-01T00:00:00Z", password: "secret", profilePicture: "x.png", bio: "Hello", ${rest} }`;
    const signUp = (input: string, type = 'BookGenre'): string => `mutation { createCoachee(input: ${input},
      interestsInput: [{ type: "${type}", name: "Poetry" }]) { id firstName email address sport active interests { name } bookings { id } } }`;
    const made = await query(signUp(person('Jo@Example.test')));
    expect(made['createCoachee']).toMatchObject({
      firstName: 'Jo',
      email: 'jo@example.test',
      address: '1 Pier Road',
      sport: 'Tennis',
      active: true,
      interests: [{ name: 'Poetry' }],
      bookings: [],
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Park', emails: ['jo@example.test'] });
    expect(await messageOf(desk, signUp(person('jo@example.test')))).toBe('User already registered');
    expect(await messageOf(desk, signUp(person('')))).toBe('Email is required.');
    expect(await messageOf(desk, signUp(person('a@example.test'), 'Food'))).toBe('Interest type value is invalid.');
    expect(
      await messageOf(desk, 'mutation { coacheeLogin(email: "jo@example.test", password: "secret") { id } }'),
    ).toBe('User email not confirmed.');
    const coach = await query(`mutation { createCoach(input: ${person('kim@example.test', '')}, interestsInput: [],
      sportsInput: [{ type: "Soccer" }]) { id lastName sports { id type } } }`);
    expect(coach['createCoach']).toMatchObject({ lastName: 'Park', sports: [{ type: 'Soccer' }] });
    const all = await query('{ coaches { id } findCoachesBySport(sportType: "Soccer") { id } }');
    expect(rowsAt(all, 'coaches').at(-1)).toEqual({ id: at(coach, 'createCoach.id') });
    expect(rowsAt(all, 'findCoachesBySport').at(-1)).toEqual({ id: at(coach, 'createCoach.id') });
    const profile = (id: number): string =>
      `mutation { updateCoachProfile(id: ${String(id)}, input: { address: "2 Quay", bio: "New", profilePicture: "y.png" }) { bio } }`;
    expect(await query(profile(1))).toEqual({ updateCoachProfile: { bio: 'New' } });
    expect(await messageOf(desk, profile(2))).toBe("ID doesn't match");
    const coachee = await query(profile(1).replace('CoachProfile', 'CoacheeProfile'));
    expect(coachee).toEqual({ updateCoacheeProfile: { bio: 'New' } });
  });

  it('keep tasks, interests, credentials, contacts, messages and reviews', async () => {
    const desk = await visit();
    const { query, server } = desk;
    const task = 'title: "T", description: "D", completionStatus: "UNCOMPLETED", date: "2026-12-01T00:00:00Z"';
    const made = await query(`mutation {
      createCoachTask(input: { coachId: 1, ${task} }) { id title coach { id } }
      createCoachInterest(input: { coachId: 2, type: "MusicGenre", name: "Jazz" }) { id coachId }
      createSportsCredentials(input: { sportId: 1, credentialPicture: "c.png" }) { sport { id } }
      createMessage(input: { contactId: 1, content: "Hi" }) { contact { id messages { content } } }
      updateContactedStatus(id: 1, input: { contactedStatus: false }) { contactedStatus } }`);
    expect(made).toMatchObject({
      createCoachTask: { title: 'T', coach: { id: 1 } },
      createCoachInterest: { coachId: 2 },
      createSportsCredentials: { sport: { id: 1 } },
      updateContactedStatus: { contactedStatus: false },
    });
    expect(rowsAt(made, 'createMessage.contact.messages').at(-1)).toEqual({ content: 'Hi' });
    const changed = await query(`mutation {
      updateCoachTask(id: ${String(at(made, 'createCoachTask.id'))}, input: { ${task.replace('UNCOMPLETED', 'COMPLETED')} }) { completionStatus }
      updateCoachInterests(input: [{ id: ${String(at(made, 'createCoachInterest.id'))}, type: "MusicGenre", name: "Rock" }]) { name } }`);
    expect(changed).toEqual({
      updateCoachTask: { completionStatus: 'COMPLETED' },
      updateCoachInterests: [{ name: 'Rock' }],
    });
    expect(await messageOf(desk, `mutation { updateCoacheeTask(id: 4711, input: { ${task} }) { id } }`)).toBe(
      'Coachee task with ID 4711 not found.',
    );
    expect(await messageOf(desk, `mutation { createCoacheeTask(input: { coacheeId: 2, ${task} }) { id } }`)).toBe(
      "ID doesn't match",
    );
    const review = (coachId: number, stars: number): string =>
      `mutation { createReview(input: { coachId: ${String(coachId)}, coacheeId: 1, starRating: ${String(stars)}, comment: "" }) { starRating } }`;
    expect(await messageOf(desk, review(1, 6))).toBe('Star rating must be between  1 and  5.');
    expect(await messageOf(desk, review(4711, 5))).toContain('completed booking slot is required');
    const contact = (coachId: number, coacheeId: number): string => `mutation { createContact(input: {
      coachId: ${String(coachId)}, coacheeId: ${String(coacheeId)}, contactedStatus: false }) { contactedStatus coachee { id } } }`;
    expect(await messageOf(desk, contact(1, 2))).toBe("ID doesn't match");
    // The number of the token stands for the coachee of the same number too.
    const mine = await query('{ findCoacheeByID(userID: 1) { contacts { coachId } bookings { coachId status } } }');
    const coachIds = rowsAt(mine, 'findCoacheeByID.contacts').map((row) => Number(row['coachId']));
    const stranger = server.practice.providers.find(({ key, isActive }) => isActive && !coachIds.includes(key));
    const added = await query(contact(stranger?.key ?? 0, 1));
    expect(added['createContact']).toEqual({ contactedStatus: false, coachee: { id: 1 } });
    expect(await messageOf(desk, contact(stranger?.key ?? 0, 1))).toBe('Already added this coach to contacts!');
  });

  it('are refused as the server refuses them', async () => {
    const desk = await visit({ refuseWrites: 'No more bookings' });
    const before = desk.server.practice.appointments.length;
    expect(await messageOf(desk, booking(usual))).toBe('No more bookings');
    expect(await messageOf(desk, 'mutation { createMessage(input: { contactId: 1, content: "Hi" }) { id } }')).toBe(
      'No more bookings',
    );
    expect(desk.server.practice.appointments).toHaveLength(before);
  });
});
