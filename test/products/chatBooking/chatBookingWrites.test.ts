import { describe, expect, it } from 'vitest';
import { at, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { chatBooking } from './chatBooking.ts';

const visit = productVisits(chatBooking);
const { view } = chatBooking;
const { ids } = view;
const svc = (key: number): string => ids.of('visitType', key);
const pro = (key: number): string => ids.of('provider', key);
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, path));
const parts = `bookingId tenantId clientId serviceId providerId start end status paymentStatus clientFirstName
  clientLastName clientEmail clientPhone notes roomId conversationId dteFolio createdAt updatedAt`;
const booking = (more: string): string => `mutation { createBooking(input: { ${more} }) { ${parts} } }`;
const person = 'clientFirstName: "Mai", clientLastName: "Nguyễn", clientEmail: "mai@example.test"';
const at10 = 'start: "2026-11-19T15:00:00Z", end: "2026-11-19T15:40:00Z"';

describe('writing to the booking service for chats', () => {
  it('books a free time, keeps the file up to date and loses the notes', async () => {
    const { query, post, server } = await visit();
    const base = `serviceId: "${svc(3)}", providerId: "${pro(5)}"`;
    const free = await query(`{ getAvailableSlots(input: { serviceId: "${svc(3)}", providerId: "${pro(5)}",
      from: "2026-11-19T00:00:00Z", to: "2026-11-20T00:00:00Z" }) { start end } }`);
    const [slot] = rowsAt(free, 'getAvailableSlots');
    const times = `start: "${String(slot?.['start'])}", end: "${String(slot?.['end'])}"`;
    const made = await query(
      booking(`${base}, ${times}, ${person}, clientPhone: "+12075550199", notes: "Cough", conversationId: "conv_9"`),
    );
    expect(made['createBooking']).toMatchObject({
      ...slot,
      status: 'PENDING',
      paymentStatus: 'PENDING',
      notes: 'Cough',
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({
      clientKey: 4,
      providerKey: 5,
      typeKey: 3,
      placeKey: 1,
    });
    const id = String(at(made, 'createBooking.bookingId'));
    const again = await query(`{ getBooking(input: { bookingId: "${id}" }) { ${parts} }
      chat: getBookingByConversation(input: { conversationId: "conv_9" }) { bookingId }
      client: getClient(clientId: "${ids.of('client', 4)}") { contactInfo { system value } }
      listClientAuditLogs(clientId: "${ids.of('client', 4)}") { field oldValue newValue source } }`);
    expect(again['getBooking']).toMatchObject({ notes: null, clientPhone: '+12075550199', conversationId: 'conv_9' });
    expect(at(again, 'chat.bookingId')).toBe(id);
    expect(rowsAt(again, 'client.contactInfo')).toContainEqual({ system: 'phone', value: '+12075550199' });
    expect(rowsAt(again, 'listClientAuditLogs')[0]).toEqual({
      field: 'phone',
      oldValue: '',
      newValue: '+12075550199',
      source: 'BOOKING_SYNC',
    });
    const why = async (more: string): Promise<string | undefined> =>
      (await post(booking(more))).body.errors?.[0]?.message;
    expect(await why(`${base}, ${times}, ${person}`)).toMatch(/^Time slot starting at Time slot .* is not available$/);
    expect(await why(`${base}, start: "2026-11-19T15:00:00Z", end: "2026-11-19T15:30:00Z", ${person}`)).toBe(
      'Booking duration (30 min) must match service duration (40 min)',
    );
    expect(await why(`${base}, start: "2026-11-16T15:00:00Z", end: "2026-11-16T15:40:00Z", ${person}`)).toBe(
      'No se pueden crear reservas en el pasado',
    );
    expect(await why(`${base}, start: "2027-11-16T15:00:00Z", end: "2027-11-16T15:40:00Z", ${person}`)).toMatch(
      /180 días/,
    );
    const nobody = 'clientFirstName: "", clientLastName: "Park", clientEmail: ""';
    expect(await why(`${base}, ${times}, ${nobody}`)).toBe(
      'Internal server error: Missing required fields: clientFirstName, clientEmail',
    );
    const left = `serviceId: "${svc(3)}", providerId: "${pro(8)}", ${at10}, ${person}`;
    expect(await why(left)).toBe(`Provider ${pro(8)} cannot provide service ${svc(3)}`);
    const overlapping = await query(
      booking(`${base}, ${times}, ignoreAvailability: true, clientFirstName: "Jo",
      clientLastName: "Park", clientEmail: "jo@example.test"`),
    );
    expect(at(overlapping, 'createBooking.status')).toBe('PENDING');
    expect(server.practice.clients.at(-1)).toMatchObject({
      givenName: 'Jo',
      familyName: 'Park',
      emails: ['jo@example.test'],
    });
    const trim = await query(
      booking(`serviceId: "${svc(5)}", providerId: "${pro(7)}", ignoreAvailability: true, ${person}
      start: "2026-11-20T15:00:00-05:00", end: "2026-11-20T15:15:00-05:00"`),
    );
    expect(trim['createBooking']).toMatchObject({
      status: 'CONFIRMED',
      paymentStatus: 'NONE',
      start: '2026-11-20T20:00:00+00:00',
    });
  });

  it('goes from one status to the next, as far as that is allowed', async () => {
    const { query, post, server } = await visit();
    const rows = server.practice.appointments.filter(view.shows);
    const [planned, confirmed, off] = ['planned', 'confirmed', 'cancelled'].map((state) =>
      ids.of('appointment', rows.find((row) => row.state === state)?.key ?? 0),
    );
    const ask = async (call: string): Promise<unknown> =>
      at(await query(`mutation { done: ${call} { status } }`), 'done.status');
    const why = async (call: string): Promise<string | undefined> =>
      (await post(`mutation { ${call} { status } }`)).body.errors?.[0]?.message;
    const of = (id: string | undefined): string => `(input: { bookingId: "${String(id)}" })`;
    expect(await why(`markAsNoShow(bookingId: "${String(planned)}")`)).toBe(
      'Cannot mark as no show a booking with status BookingStatus.PENDING',
    );
    expect(await ask(`confirmBooking${of(planned)}`)).toBe('CONFIRMED');
    expect(await why(`confirmBooking${of(planned)}`)).toBe(
      'Cannot confirm booking with status BookingStatus.CONFIRMED',
    );
    expect(await ask(`markAsNoShow(bookingId: "${String(planned)}")`)).toBe('NO_SHOW');
    expect(await why(`cancelBooking${of(off)}`)).toBe('Cannot cancel booking with status BookingStatus.CANCELLED');
    const set = (status: string): string =>
      `updateBookingStatus(bookingId: "${String(confirmed)}", status: "${status}")`;
    expect(await why(set('DONE'))).toMatch(
      /^Internal server error: Invalid status\. Must be one of: PENDING, CONFIRMED/,
    );
    expect(await why(set('PENDING'))).toMatch(/^Slot at 2026-11-\d\d \d\d:\d\d:00\+00:00 is already booked$/);
    expect(await ask(set('CANCELLED'))).toBe('CANCELLED');
    expect(await why(`cancelBooking(input: { bookingId: "bkg_1", reason: "Ill" })`)).toBe('Booking not found: bkg_1');
  });

  it('makes and changes files, and takes the first contact for an email', async () => {
    const { query, post, server } = await visit();
    const create = (more: string): string =>
      `mutation { createClient(input: { names: { given: "Jo", family: "van Park" } ${more} }) { id email names { given family }
        contactInfo { system value } identifiers { value } address { text } } }`;
    const made = await query(
      create(`identifiers: [{ type: "TAX_ID", value: "12.345.678-5" }]
      contactInfo: [{ system: "phone", value: "+1 207 555 0111" }, { system: "email", value: "jo@example.test" }]`),
    );
    expect(made['createClient']).toMatchObject({
      email: '+1 207 555 0111',
      address: null,
      identifiers: [{ value: '12.345.678-5' }],
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'van Park', emails: ['jo@example.test'] });
    const why = async (text: string): Promise<string | undefined> => (await post(text)).body.errors?.[0]?.message;
    expect(await why(create('identifiers: [{ type: "TAX_ID", value: "12.345.678-5" }]'))).toBe(
      'Client with ID 12.345.678-5 already exists',
    );
    expect(await why(create('identifiers: [{ type: "TAX_ID", value: "12.345.678-9" }]'))).toBe(
      'Invalid identifier: 12.345.678-9',
    );
    const id = String(at(made, 'createClient.id'));
    const changed = await query(`mutation { updateClient(input: { id: "${id}", names: { given: "Jo", family: "Park" },
      contactInfo: [{ system: "email", value: "park@example.test" }], occupation: "Baker" }) { email occupation names { family } } }`);
    expect(changed['updateClient']).toEqual({
      email: '+1 207 555 0111',
      occupation: 'Baker',
      names: { family: 'Park' },
    });
    expect(server.practice.clients.at(-1)).toMatchObject({
      familyName: 'Park',
      emails: ['park@example.test'],
      phones: [],
    });
    const logs = await query(`{ listClientAuditLogs(clientId: "${id}") { field source } }`);
    expect(column(rowsAt(logs, 'listClientAuditLogs'), 'field').map(String).toSorted()).toEqual([
      'ALL',
      'contactInfo',
      'names',
      'occupation',
    ]);
    expect(await why(`mutation { updateClient(input: { id: "x" }) { id } }`)).toBe('Client not found');
    const all = await query('{ listClients { id } }');
    const list = column(rowsAt(all, 'listClients'), 'id').map(String);
    expect(list).toContain(id);
    expect(list).toEqual(list.toSorted());
  });

  it('keeps a waiting list and questions, and fails where a function is called wrongly', async () => {
    const { query, post } = await visit();
    const add = (more: string): string =>
      `mutation { addToWaitingList(input: { serviceId: "${svc(4)}", ${more} }) { waitingListId contactStatus ttl } }`;
    const made = await query(add('clientId: "jo@example.test", preferredDays: [FRIDAY]'));
    expect(made['addToWaitingList']).toMatchObject({ contactStatus: 'PENDING', ttl: expect.any(Number) });
    const twice = await post(add('clientId: "jo@example.test"'));
    expect(twice.body.errors?.[0]?.message).toMatch(/^error_response\(\) takes from 1 to 2/);
    expect((await post(add(`clientId: "b", providerId: "${pro(1)}"`))).body.errors).toHaveLength(1);
    const list = `{ getWaitingListByService(serviceId: "${svc(4)}") { clientId preferredDays } }`;
    expect(rowsAt(await query(list), 'getWaitingListByService')).toHaveLength(2);
    const entry = String(at(made, 'addToWaitingList.waitingListId'));
    await query(`mutation { removeWaitingListEntry(waitingListId: "${entry}") }`);
    expect(rowsAt(await query(list), 'getWaitingListByService')).toHaveLength(1);
    const faq = await query(
      'mutation { createFAQ(input: { question: "Q", answer: "A", category: "C" }) { faqId active } }',
    );
    const faqId = String(at(faq, 'createFAQ.faqId'));
    const answer = await query(`mutation { updateFAQ(input: { faqId: "${faqId}", answer: "B" }) { question answer } }`);
    expect(answer['updateFAQ']).toEqual({ question: 'Q', answer: 'B' });
    await query(`mutation { deleteFAQ(faqId: "${faqId}") { faqId } }`);
    expect((await post(`mutation { deleteFAQ(faqId: "${faqId}") { faqId } }`)).body.errors?.[0]?.message).toBe(
      'FAQ not found',
    );
    expect(rowsAt(await query('{ listFAQs { question } }'), 'listFAQs')).toHaveLength(2);
  });
});
