import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { utcText, wallDay } from '../../dialects/clock.ts';
import type { DialectServer } from '../../dialects/dialect.ts';
import { type RunQuery, queryWith } from '../../dialects/dialectRequests.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { makeCertificates } from '../../support/service/certificates.ts';
import { sembleZone } from './records.ts';
import { semble } from './semble.ts';

const { view } = semble;
const day = '2026-11-17';
let server: DialectServer;
let ask: RunQuery;

beforeAll(async () => {
  const certificates = await makeCertificates();
  server = await semble.start({ tls: certificates.server });
  ask = queryWith(semble, server, certificates.authority);
});
afterAll(() => server.close());

const patientsQuery = `query($search: String, $pagination: Pagination) { patients(search: $search, pagination: $pagination) {
  data { id name: fullName } pageInfo { page pageSize hasMore } } }`;
const bookingsQuery = `query($pagination: Pagination, $dateRange: DateRange, $options: QueryOptions) {
  bookings(pagination: $pagination, dateRange: $dateRange, options: $options) {
    data { id deleted start end comments doctor { id name: fullName } patient { id name: fullName }
      location { id name } bookingJourney { arrived consultation departed dna } }
    pageInfo { hasMore } } }`;

/** The last stage that a booking has a time for. */
function stageOf(row: Row): { readonly status?: string } {
  const stages = ['arrived', 'consultation', 'departed', 'dna'];
  const status = stages.findLast((stage) => at(row, `bookingJourney.${stage}`) !== null);
  return status === undefined ? {} : { status };
}

describe('the Semble server', () => {
  it('pages its patients, who are the clients, from 1', async () => {
    const all = view.clients(server.practice).map((row) => {
      const { id, name } = clientThrough(view, server.practice, row);
      return { id, name };
    });
    const first = await ask(patientsQuery);
    expect(at(first, 'patients.data')).toEqual(all.slice(0, 25));
    expect(at(first, 'patients.pageInfo')).toEqual({ page: 1, pageSize: 25, hasMore: true });
    const second = await ask(patientsQuery, { pagination: { page: 2, pageSize: 1000 } });
    expect(at(second, 'patients.data')).toEqual(all.slice(100));
    expect(at(second, 'patients.pageInfo')).toEqual({ page: 2, pageSize: 100, hasMore: false });
  });

  it('has the bookings of a day without what was cancelled', async () => {
    const dateRange = { start: day, end: '2026-11-18' };
    const answer = await ask(bookingsQuery, { dateRange, pagination: { pageSize: 100 } });
    const rows = rowsAt(answer, 'bookings.data')
      .filter((row) => wallDay(Date.parse(String(row['start'])), sembleZone) === day)
      .map((row) => ({
        id: row['id'],
        start: utcText(Date.parse(String(row['start']))),
        end: utcText(Date.parse(String(row['end']))),
        ...stageOf(row),
        ...(row['comments'] !== null && { reason: row['comments'] }),
        ...(row['patient'] !== null && { client: row['patient'] }),
        ...(row['doctor'] !== null && { provider: row['doctor'] }),
        location: row['location'],
      }));
    // Its days are those of UTC: two of them hold the whole day of the practice.
    const { appointments, mayOmit } = expectedSample(semble, day, { practice: server.practice });
    expect(rows).toEqual(appointments.filter(({ id }) => !mayOmit.includes(id)));
    const all = await ask(bookingsQuery, {
      dateRange,
      pagination: { pageSize: 100 },
      options: { includeDeleted: true },
    });
    const deleted = rowsAt(all, 'bookings.data').filter((row) => row['deleted'] === true);
    const ofDay = deleted.filter((row) => wallDay(Date.parse(String(row['start'])), sembleZone) === day);
    expect(ofDay.map((row) => row['id'])).toEqual(mayOmit);
    expect(mayOmit.length).toBeGreaterThan(0);
  });

  it('shows how far a booking is by the times of its journey', async () => {
    const idOf = (state: string): string => {
      const found = server.practice.appointments.find((row) => row.state === state && row.placeKey === 1);
      return view.ids.of('appointment', found?.key ?? 0);
    };
    const text = `query($id: ID!) { booking(id: $id) { bookingJourney { arrived consultation departed dna } } }`;
    const journeyOf = async (state: string) => at(await ask(text, { id: idOf(state) }), 'booking.bookingJourney');
    expect(await journeyOf('planned')).toEqual({ arrived: null, consultation: null, departed: null, dna: null });
    expect(await journeyOf('arrived')).toMatchObject({ arrived: expect.stringMatching(/Z$/), consultation: null });
    expect(await journeyOf('noShow')).toMatchObject({ arrived: null, dna: expect.stringMatching(/Z$/) });
  });

  it('searches patients by family name', async () => {
    const found = await ask(patientsQuery, { search: "o'brien zoë" });
    expect(rowsAt(found, 'patients.data').map((row) => row['id'])).toEqual(
      [1, 8].map((key) => view.ids.of('client', key)),
    );
  });

  it('shows one patient by id, and the practice with its locations', async () => {
    const answer = await ask(
      `query($id: ID!) { patient(id: $id) { fullName email phones { phoneType phoneNumber } labels { text } }
        practice { name timezone locations { id name city } appointmentTypes { id title duration } } }`,
      { id: view.ids.of('client', 1) },
    );
    expect(answer).toMatchObject({
      patient: {
        fullName: "Zoë O'Brien",
        phones: [{ phoneType: 'Mobile' }, { phoneType: 'Home' }, { phoneType: 'Work' }],
      },
      practice: { name: 'Harbor Veterinary Group', timezone: sembleZone },
    });
    expect(rowsAt(answer, 'practice.locations')).toHaveLength(3);
    expect(rowsAt(answer, 'practice.appointmentTypes')).toHaveLength(6);
  });

  it('creates, changes and deletes a booking, and says what is wrong beside the data', async () => {
    const bookingData = {
      patient: view.ids.of('client', 2),
      location: view.ids.of('place', 1),
      bookingType: view.ids.of('visitType', 2),
      doctor: view.ids.of('provider', 1),
      start: '2026-11-19T15:00:00Z',
      end: '2026-11-19T15:30:00Z',
    };
    const create = `mutation($bookingData: BookingDataInput) { createBooking(bookingData: $bookingData) {
      data { id start end } error } }`;
    const made = await ask(create, { bookingData });
    expect(at(made, 'createBooking')).toMatchObject({ data: { end: '2026-11-19T15:30:00.000Z' }, error: null });
    const id = at(made, 'createBooking.data.id');
    await ask(`mutation($id: ID!) { updateBooking(id: $id, bookingData: { comments: "Brings papers" }) { error } }`, {
      id,
    });
    await ask(`mutation($id: ID!) { deleteBooking(id: $id, cancellationReason: "Called") { error } }`, { id });
    expect(server.practice.appointments.at(-1)).toMatchObject({
      state: 'cancelled',
      reason: 'Brings papers',
      cancelReason: 'Called',
      clientKey: 2,
    });
    const refused = await ask(create, { bookingData: { ...bookingData, location: 'nowhere' } });
    expect(at(refused, 'createBooking')).toEqual({ data: null, error: 'No such location' });
  });

  it('shows its schema within depth 8', async () => {
    const types = await readPiecewise(ask);
    expect(rowsAt(types.get('Query'), 'fields').map((field) => field['name'])).toContain('contacts');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
