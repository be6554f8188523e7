import { describe, expect, it } from 'vitest';
import { wallDay } from '../../dialects/clock.ts';
import { clientThrough, locationThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { kedul } from './kedul.ts';

const visit = productVisits(kedul);
const { view } = kedul;
const { ids } = view;
const business = ids.of('organization', 1);
const day = '2026-11-17';
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, path));
const parts = `id status canceledAt checkedOutAt markedNoShowAt internalNotes clientNotes cancellationReason
  client { id profile { fullName } } location { id name }
  services { id order startDate duration service { name } employee { id profile { fullName } } client { id } }`;
const outcome = 'isSuccessful userError { code message errors { field } }';
const soon = Date.parse('2026-11-19T15:00:00Z');
const line = (more: string): string => `{ clientNumber: 1, isEmployeeRequestedByClient: false, ${more} }`;
const services = `[${line(`order: 1, duration: 20, serviceId: "${ids.of('visitType', 2)}", startDate: ${String(soon)},
  employeeId: "${ids.of('provider', 5)}"`)} ${line(`order: 2, duration: 15, serviceId: "${ids.of('visitType', 5)}",
  startDate: ${String(soon + 1_200_000)}`)}]`;
const booking = (more: string): string => `mutation { createAppointment(input: { locationId: "${ids.of('place', 1)}"
  ${more} }) { appointment { ${parts} recurrence { id recurrence { frequency count startDate } } } ${outcome} } }`;

describe('Kedul', () => {
  it('lists places without zones, staff by place, and the business that the caller is in', async () => {
    const { query, server } = await visit();
    const address = 'streetAddressOne streetAddressTwo district city postalCode country';
    const answer = await query(`{ currentBusiness { id name owner { profile { fullName } } locations { id } }
      locations { id name address { ${address} } businessHours { startDate recurrence { timezoneId byWeekDay } }
        employees { id } employeeRoles { name } } currentUser { isActive businesses { id } } }`);
    expect(answer['currentBusiness']).toMatchObject({ id: business, name: 'Harbor Veterinary Group' });
    const places = server.practice.places.map((place) => locationThrough(view, place));
    const rows = rowsAt(answer, 'locations');
    expect(rows).toMatchObject(places.map(({ id, name }) => ({ id, name })));
    for (const [index, row] of rows.entries())
      for (const part of places[index]?.address?.split(', ') ?? [])
        expect(Object.values(row['address'] as Row)).toContain(part);
    expect(JSON.stringify(rows)).not.toContain('America/');
    const people = await query(
      `{ ${server.practice.places
        .map(
          ({ key }) => `at${String(key)}: employees(locationId: "${ids.of('place', key)}") { id
        profile { fullName } location { id } employment { title employmentEndDate } shiftSettings { canHaveAppointments } }`,
        )
        .join(' ')} }`,
    );
    const all = [1, 2, 3].flatMap((key) => rowsAt(people, `at${String(key)}`));
    expect(column(all, 'id').map(String).toSorted()).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((key) => ids.of('provider', key)).toSorted(),
    );
    const left = all.find(({ id }) => id === ids.of('provider', 8)) ?? {};
    expect(left).toMatchObject({ shiftSettings: { canHaveAppointments: false } });
    expect(at(left, 'employment.employmentEndDate')).toBe(Date.parse('2026-06-30T00:00:00Z'));
    expect(missingOperations(kedul)).toEqual([]);
  });

  it('lists all clients of a business, with those that were deleted, and none of another', async () => {
    const { query, post, server } = await visit();
    const answer = await query(`{ clients(businessId: "${business}") { id isBanned deletedAt createdAt notes discount
      contactDetails { phoneNumber countryCode email } profile { fullName birthday gender } user { id isActive } }
      none: clients(businessId: "${ids.of('client', 1)}") { id } }`);
    const rows = rowsAt(answer, 'clients');
    const clients = server.practice.clients.map((row) => clientThrough(view, server.practice, row));
    expect(rows.map((row) => [row['id'], at(row, 'profile.fullName')])).toEqual(
      clients.map(({ id, name }) => [id, name]),
    );
    for (const [index, { phones, emails, active }] of clients.entries()) {
      const row = rows[index] ?? {};
      expect([at(row, 'contactDetails.phoneNumber')].filter(Boolean)).toEqual(phones);
      expect([at(row, 'contactDetails.email')].filter(Boolean)).toEqual(emails);
      expect(row['isBanned']).toBe(active === false);
    }
    expect(rows.filter(({ deletedAt }) => deletedAt !== null)).toHaveLength(2);
    expect([rows[0]?.['createdAt'], answer['none']]).toEqual([server.practice.clients[0]?.createdAt, []]);
    // One client can't be asked for, and what went wrong is not told.
    const { body } = await post('{ client { id } }');
    expect(body).toEqual({ data: { client: null }, errors: [{ message: 'Internal server error' }] });
    expect((await post('{ clients { id } }')).body).toEqual({ errors: [{ message: 'Internal server error' }] });
  });

  it('shows the visits of a day by their services, without those that are off', async () => {
    const { query, post } = await visit();
    const answer = await query(`{ appointments { ${parts} } }`);
    const onDay = rowsAt(answer, 'appointments').filter((row) => {
      const starts = rowsAt(row, 'services').map((part) => Number(part['startDate']));
      return wallDay(Math.min(...starts), 'America/New_York') === day;
    });
    const { appointments, statusWords } = expectedSample(kedul, day);
    expect(appointments.length).toBeGreaterThan(15);
    expect(column(onDay, 'id').map(String).toSorted()).toEqual(appointments.map(({ id }) => id).toSorted());
    let several = 0;
    for (const { id, start = '', end = '', status, reason = null, client, provider, location } of appointments) {
      const row = onDay.find((each) => each['id'] === id) ?? {};
      const [first, ...rest] = rowsAt(row, 'services');
      const last = rest.at(-1) ?? first;
      several += rest.length;
      expect(first?.['startDate']).toBe(Date.parse(start));
      expect(Number(last?.['startDate']) + Number(last?.['duration']) * 60_000).toBe(Date.parse(end));
      expect([row['internalNotes'], row['clientNotes']]).toContain(reason);
      expect(row['location']).toEqual(location);
      expect(row['client']).toEqual(client ? { id: client.id, profile: { fullName: client.name } } : null);
      expect(first?.['employee']).toEqual(provider ? { id: provider.id, profile: { fullName: provider.name } } : null);
      expect([row['status'], row['canceledAt']]).toEqual([status, null]);
      const isOver = statusWords[id]?.includes('CHECKED_OUT') === true;
      expect([row['checkedOutAt'] !== null, row['markedNoShowAt'] !== null]).toEqual([
        isOver,
        statusWords[id]?.includes('NO_SHOW') === true,
      ]);
    }
    expect(several).toBeGreaterThan(0);
    // The filter is of a type that nothing can be filtered with.
    const { body } = await post(`{ appointments(filter: "${ids.of('place', 1)}") { id } }`);
    expect(body).toMatchObject({ data: null, errors: [{ message: 'Internal server error' }] });
  });

  it('finds one appointment while it is not off, and leaves services and invoices unanswered', async () => {
    const { query, post, server } = await visit();
    const off = server.practice.appointments.find(({ state, isDeleted }) => state === 'cancelled' && !isDeleted);
    const answer = await query(`{ one: appointment(id: "${ids.of('appointment', 1)}") { reference createdAt }
      off: appointment(id: "${ids.of('appointment', off?.key ?? 0)}") { id } other: appointment(id: "x") { id }
      repeats: appointment(id: "${ids.of('appointment', 29)}") { recurrence { recurrence { frequency interval } } }
      service(id: "${ids.of('visitType', 1)}") { name } invoice(id: "1") { id }
      shifts(locationId: "${ids.of('place', 2)}", filter: { startDate: ${String(Date.parse('2026-11-17T00:00:00Z'))},
        endDate: ${String(Date.parse('2026-11-18T07:00:00Z'))} }) { id status startDate employee { id } } }`);
    expect(at(answer, 'one.createdAt')).toBe(server.practice.appointments[0]?.createdAt);
    expect([answer['off'], answer['other'], answer['service'], answer['invoice']]).toEqual([null, null, null, null]);
    expect(at(answer, 'repeats.recurrence.recurrence')).toEqual({ frequency: 'WEEKLY', interval: 2 });
    const shifts = rowsAt(answer, 'shifts');
    expect(column(shifts, 'employee.id')).toEqual([3, 4, 6].map((key) => ids.of('provider', key)));
    const again = await query(`{ shift(id: "${String(shifts[0]?.['id'])}") { startDate location { id } } }`);
    expect(again['shift']).toEqual({ startDate: shifts[0]?.['startDate'], location: { id: ids.of('place', 2) } });
    expect((await post('{ appointment { id } }')).body.errors).toHaveLength(1);
  });

  it('books services, also for nobody and in a series, and changes, cancels and checks out', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const made = await query(
      booking(`services: ${services}, clientId: "${ids.of('client', 5)}", internalNotes: "Cough"`),
    );
    expect(at(made, 'createAppointment')).toMatchObject({ isSuccessful: true, userError: null });
    expect(at(made, 'createAppointment.appointment')).toMatchObject({
      status: 'NEW',
      internalNotes: 'Cough',
      client: { id: ids.of('client', 5) },
      services: [
        { order: 1, employee: { id: ids.of('provider', 5) } },
        { order: 2, employee: null, duration: 15 },
      ],
    });
    expect(practice.appointments.at(-1)).toMatchObject({ start: soon, minutes: 35, typeKey: 2, providerKey: 5 });
    const id = String(at(made, 'createAppointment.appointment.id'));
    const update = async (more: string): Promise<unknown> =>
      at(
        await query(
          `mutation { updateAppointment(input: { id: "${id}" ${more} }) { appointment { ${parts} } ${outcome} } }`,
        ),
        'updateAppointment',
      );
    const later = soon + 3_600_000;
    const moved = `services: [${line(`order: 1, duration: 40, serviceId: "${ids.of('visitType', 3)}", startDate: ${String(later)}`)}]`;
    expect(at(await update(`${moved} clientNotes: "Side door"`), 'appointment')).toMatchObject({
      clientNotes: 'Side door',
      internalNotes: 'Cough',
      services: [{ startDate: later, duration: 40 }],
    });
    expect(at(await update('status: ARRIVED'), 'appointment.status')).toBe('ARRIVED');
    expect(practice.appointments.at(-1)).toMatchObject({
      start: later,
      minutes: 40,
      state: 'arrived',
      providerKey: null,
    });
    const invoice =
      await query(`mutation { createInvoice(input: { locationId: "${ids.of('place', 1)}", payment: { amount: 95 }
      lineItems: [{ quantity: 1, typeId: "${ids.of('visitType', 3)}", type: SERVICE, price: 95,
      employeeId: "${ids.of('provider', 1)}" }] }) { invoice { id status lineItems { price employee { id } } } ${outcome} } }`);
    const paid = String(at(invoice, 'createInvoice.invoice.id'));
    const out = await query(`mutation { checkOutAppointment(input: { id: "${id}", invoiceId: "${paid}" }) {
      appointment { status checkedOutAt invoice { id } } ${outcome} } }`);
    expect(at(out, 'checkOutAppointment.appointment')).toMatchObject({ status: 'STARTED', invoice: { id: paid } });
    expect(at(out, 'checkOutAppointment.appointment.checkedOutAt')).toEqual(expect.any(Number));
    const walkIn = await query(booking(`services: ${services}`));
    expect(at(walkIn, 'createAppointment.appointment.client')).toBeNull();
    const series = await query(booking(`services: ${services}, recurrence: { frequency: WEEKLY, count: 3 }`));
    expect(at(series, 'createAppointment.appointment.recurrence.recurrence')).toMatchObject({
      startDate: soon,
      count: 3,
    });
    const days = practice.appointments.slice(-3).map(({ start }) => (start - soon) / 86_400_000);
    expect(days).toEqual([0, 7, 14]);
    const first = String(at(series, 'createAppointment.appointment.id'));
    const cancel = `mutation { cancelAppointment(input: { id: "${first}", applyRecurrence: ALL,
      cancellationReason: "Moved away" }) { appointment { status canceledAt cancellationReason } ${outcome} } }`;
    expect(at(await query(cancel), 'cancelAppointment.appointment')).toMatchObject({
      cancellationReason: 'Moved away',
    });
    expect(practice.appointments.slice(-3).map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    expect(at(await query(cancel), 'cancelAppointment.userError.code')).toBe('APPOINTMENT_FROZEN');
    expect(at(await query(`{ appointment(id: "${first}") { id } }`), 'appointment')).toBeNull();
    const none = await query(booking('services: []'));
    expect(at(none, 'createAppointment.userError.code')).toBe('MINIMUM_APPOINTMENT_SERVICE');
    const { body } = await post('mutation { cancelAppointment(input: { id: "x" }) { isSuccessful } }');
    expect(body).toMatchObject({ data: { cancelAppointment: null }, errors: [{ message: 'Internal server error' }] });
  });

  it('cancels only what is to come, and marks a no-show only of what has begun', async () => {
    const { query, server } = await visit();
    const [past, future] = ['ready', 'planned'].map((state) =>
      server.practice.appointments.find((row) => row.state === state && !row.isDeleted && !row.isBlock),
    );
    const ended = ids.of('appointment', past?.key ?? 0);
    const coming = ids.of('appointment', future?.key ?? 0);
    const ask = async (name: string, id: string): Promise<unknown> =>
      at(
        await query(`mutation { ${name}(input: { id: "${id}" }) { appointment { markedNoShowAt } ${outcome} } }`),
        name,
      );
    expect(await ask('cancelAppointment', ended)).toMatchObject({
      isSuccessful: false,
      userError: { code: 'CANCEL_ONLY_FOR_FUTURE_APPOINTMENTS' },
    });
    expect(at(await ask('markNoShowAppointment', coming), 'userError.code')).toBe('NO_SHOW_ONLY_FOR_PAST_APPOINTMENTS');
    expect(at(await ask('markNoShowAppointment', ended), 'appointment.markedNoShowAt')).toEqual(expect.any(Number));
    expect(await ask('cancelAppointment', coming)).toMatchObject({ isSuccessful: true });
    expect(at(await ask('markNoShowAppointment', ended), 'userError.code')).toBe('APPOINTMENT_FROZEN');
  });

  it('enters, changes and deletes clients', async () => {
    const { query, post, server } = await visit();
    const fields = `id isBanned referralSource notes createdAt deletedAt contactDetails { phoneNumber email } profile { fullName gender }`;
    const made = await query(`mutation { createClient(input: { isBanned: true, referralSource: "Friend", notes: "Shy"
      contactDetails: { phoneNumber: "207 555 0199", countryCode: "US" }, profile: { fullName: "Jo Ann Park", gender: FEMALE }
    }) { client { ${fields} } ${outcome} } }`);
    expect(at(made, 'createClient.client')).toMatchObject({
      isBanned: false,
      referralSource: 'Friend',
      contactDetails: { phoneNumber: '207 555 0199', email: null },
      profile: { fullName: 'Jo Ann Park', gender: 'FEMALE' },
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo Ann', familyName: 'Park', note: 'Shy' });
    const id = String(at(made, 'createClient.client.id'));
    const changed = await query(`mutation { updateClient(input: { id: "${id}", isBanned: true,
      contactDetails: { email: "jo@example.test" } }) { client { ${fields} } ${outcome} } }`);
    expect(at(changed, 'updateClient.client')).toMatchObject({
      isBanned: true,
      contactDetails: { phoneNumber: null, email: 'jo@example.test' },
      profile: { fullName: 'Jo Ann Park' },
    });
    const remove = `mutation { deleteClient(input: { id: "${id}" }) { client { deletedAt } ${outcome} } }`;
    expect(await query(remove)).toMatchObject({ deleteClient: { isSuccessful: true, client: { deletedAt: null } } });
    const rows = rowsAt(await query(`{ clients(businessId: "${business}") { id deletedAt } }`), 'clients');
    expect(rows.find((row) => row['id'] === id)?.['deletedAt']).toEqual(expect.any(Number));
    expect((await post(remove)).body.errors?.[0]?.message).toBe('Internal server error');
  });

  it('refuses writes in its payloads, spoils pages, and shows its schema within the depth that is allowed', async () => {
    const { query, server } = await visit({ refuseWrites: 'Closed for stocktaking' });
    const refused = await query(booking(`services: ${services}`));
    const userError = { code: 'ACTION_NOT_ALLOWED', message: 'Closed for stocktaking', errors: [] };
    expect(refused['createAppointment']).toEqual({ appointment: null, isSuccessful: false, userError });
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields').map(({ name }) => name)).toContain('currentBusiness');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const spoiled = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await spoiled.post(`{ clients(businessId: "${business}") { id } }`)).status).toBe(500);
  });
});
