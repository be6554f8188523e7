import { describe, expect, it } from 'vitest';
import { wallDay } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { dialectNow } from '../../dialects/practice.ts';
import { at, named, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { qminder } from './qminder.ts';

const visit = productVisits(qminder);
const { view } = qminder;
const { ids } = view;
const day = '2026-11-17';
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, path));
const place = (key: number): string => `locationId: "${ids.of('place', key)}"`;
/** More than the day in any zone. */
const around = 'appointment: { start: "2026-11-17T00:00:00.000Z", end: "2026-11-19T00:00:00.000Z" }';
const parts = `id status firstName lastName phoneNumber email created { date user { id } } waitStartedAt
  cancelled { date user { id } } assignee { id } caller { id }
  line { id name location { id name timezone } } labels { value }
  appointment { startTime endTime assignee { id firstName lastName } }
  fields2 { id value options { title } inputField { title type } }`;
const ofField = (ticket: Row, title: string): Row | undefined =>
  rowsAt(ticket, 'fields2').find((field) => at(field, 'inputField.title') === title);

describe('Qminder', () => {
  it('has locations with zones, lines with minutes, fields of their own, and no mutations', async () => {
    const { query, server } = await visit();
    const answer = await query(`{ account { id name locations { id } billing { subscription { plan } seats } }
      locations { id name address timezone lines { id name appointmentSettings { enabled durationMinutes } }
        old: lines(archived: true) { name archived } inputFields { title type } all: inputFields(includeDeleted: true) { deleted }
        openingHours2 { mon { businessHours { opens { hours } } } sun { closed } } desks { name user { firstName } }
        tvs { id lines { name } } labels { value count } users { id } }
      location(id: "${ids.of('place', 2)}") { name languages { code } lines { translations { name } } }
      none: location(id: "1") { id } }`);
    const { locations } = expectedSample(qminder, day);
    const rows = rowsAt(answer, 'locations');
    expect(rows.map(({ id, name, timezone }) => ({ id, name, timeZone: timezone }))).toEqual(
      locations.map(({ id, name, timeZone }) => ({ id, name, timeZone })),
    );
    for (const [index, { address = '' }] of locations.entries())
      for (const part of address.split(', ')) expect(rows[index]?.['address']).toContain(part);
    const lines = rowsAt(rows[0], 'lines');
    const types = server.practice.visitTypes.filter(({ isBlock }) => !isBlock);
    expect(lines.map((line) => [line['name'], at(line, 'appointmentSettings.durationMinutes')])).toEqual(
      types.map(({ name, minutes }) => [name, minutes]),
    );
    // Each place has lines of its own.
    const lineIds = rows.flatMap((row) => column(rowsAt(row, 'lines'), 'id'));
    expect(new Set(lineIds).size).toBe(types.length * 3);
    expect(rowsAt(rows[0], 'old')).toEqual([{ name: 'Boarding', archived: true }]);
    expect(column(rowsAt(rows[0], 'inputFields'), 'title').filter(Boolean)).toContain("Pet's name");
    expect(rowsAt(rows[0], 'all').length).toBe(rowsAt(rows[0], 'inputFields').length + 1);
    expect(answer['account']).toMatchObject({ name: 'Harbor Veterinary Group', billing: { seats: 12 } });
    expect([at(answer, 'location.name'), answer['none']]).toEqual(['Summit Pet Clinic', null]);
    expect(column(rowsAt(answer, 'location.lines'), 'translations.0.name')[0]).toBe('Chequeo');
    expect(missingOperations(qminder)).toEqual([]);
    const schema = await readPiecewise(query);
    expect([schema.has('Mutation'), schema.has('Ticket')]).toEqual([false, true]);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });

  it('has users at the desk beside those who see anyone, and those who left only on request', async () => {
    const { query } = await visit();
    const answer = await query(`{ allUsers { id firstName lastName deleted roles { type location { id } } }
      later: allUsers(includeDeletedFrom: "2026-01-01T00:00:00.000Z") { id deletedAt }
      none: allUsers(includeDeletedFrom: "2026-07-01T00:00:00.000Z") { id }
      user(id: "${ids.of('provider', 8)}") { firstName lastName deleted } me { firstName roles { type } }
      users(ids: ["${ids.of('provider', 2)}", "7"]) { lastName } everyone: users { id } }`);
    const all = rowsAt(answer, 'allUsers');
    expect(all.slice(0, 7).map((row) => named(row, 'firstName', 'lastName'))).toContain('Björn Håkansson');
    expect([all.length, rowsAt(answer, 'later').length, rowsAt(answer, 'none').length]).toEqual([9, 10, 9]);
    expect(answer['user']).toEqual({ firstName: 'Oscar', lastName: 'Bell', deleted: true });
    expect(answer['users']).toEqual([{ lastName: 'Håkansson' }, null]);
    expect(rowsAt(answer, 'everyone')).toHaveLength(9);
    expect(at(answer, 'me.roles.0.type')).toBe('ADMIN');
  });

  it('shows the visits of a day as tickets, at all locations', async () => {
    const { query, server } = await visit();
    const answer = await query(
      `{ ${[1, 2, 3].map((key) => `p${String(key)}: ticketSearch(${place(key)}, ${around}) { ${parts} }`).join(' ')} }`,
    );
    const tickets = [1, 2, 3].flatMap((key) => rowsAt(answer, `p${String(key)}`));
    const onDay = tickets.filter((row) => {
      const start = Date.parse(String(at(row, 'appointment.startTime')));
      return wallDay(start, String(at(row, 'line.location.timezone'))) === day;
    });
    const { appointments } = expectedSample(qminder, day);
    expect(appointments.length).toBeGreaterThan(20);
    expect(column(onDay, 'id').map(String).toSorted()).toEqual(appointments.map(({ id }) => id).toSorted());
    let stray = 0;
    for (const { id, start = '', end = '', status, reason = null, ...rest } of appointments) {
      const row = onDay.find((each) => each['id'] === id) ?? {};
      expect(row['status']).toBe(status);
      expect(at(row, 'appointment.startTime')).toBe(new Date(start).toISOString());
      expect(at(row, 'appointment.endTime')).toBe(new Date(end).toISOString());
      expect(named(row, 'firstName', 'lastName')).toBe(rest.client?.name ?? '');
      expect(at(row, 'appointment.assignee.id')).toBe(rest.provider?.id);
      expect(named(row, 'appointment.assignee.firstName', 'appointment.assignee.lastName')).toBe(rest.provider?.name);
      expect(row['line']).toMatchObject({ location: rest.location });
      expect(ofField(row, 'Reason for visit')?.['value'] ?? null).toBe(reason);
      expect(ofField(row, "Pet's name")?.['value']).toBe(rest.patient?.name);
      if (!rest.client) stray += 1;
    }
    expect(stray).toBe(1);
    const species = onDay.map((row) => at(ofField(row, 'Species'), 'options.0.title')).filter(Boolean);
    expect(species).toContain('Feline');
    const client = server.practice.clients.find(({ givenName }) => givenName === null);
    const company = server.practice.appointments.find((row) => row.clientKey === client?.key && view.shows(row));
    const one = await query(
      `{ ticket(id: "${ids.of('appointment', company?.key ?? 0)}") { firstName lastName phoneNumber } }`,
    );
    expect(one['ticket']).toEqual({ firstName: 'Riverside Cat Rescue', lastName: null, phoneNumber: 12_075_550_105 });
  });

  it('knows how a visit came to its status, and who called', async () => {
    const { query, server } = await visit();
    const rows = server.practice.appointments.filter(view.shows);
    const keyOf = (state: string): string =>
      ids.of('appointment', rows.find((row) => row.state === state && row.key % 2 === 1)?.key ?? 0);
    const deep = `{ ${parts} interactions { id start end waitTime serviceTime user { id } }
      last: interactions(filter: { onlyLastService: true }) { id } messages { type body } audits { changes { action } }
      connectedTickets { id } statusSetAt language { code } clarity { items { text } } external { title } }`;
    const answer = await query(`{ done: ticket(id: "${keyOf('completed')}") ${deep}
      off: ticket(id: "${keyOf('cancelled')}") ${deep} here: ticket(id: "${keyOf('arrived')}") ${deep}
      busy: ticket(id: "${keyOf('inProgress')}") ${deep} soon: ticket(id: "${keyOf('planned')}") ${deep}
      none: ticket(id: "51") { id } }`);
    expect(answer['done']).toMatchObject({ status: 'SERVED', cancelled: null, language: { code: 'en' } });
    expect(at(answer, 'done.interactions.0.serviceTime')).toMatch(/^PT\d+M$/);
    expect(answer['off']).toMatchObject({ status: 'SCHEDULING_CANCELLED', caller: null, interactions: [] });
    expect(at(answer, 'off.cancelled.date')).toEqual(expect.any(String));
    expect(answer['here']).toMatchObject({ status: 'NEW', caller: null, waitStartedAt: expect.any(String) });
    expect(at(answer, 'busy.interactions.0')).toMatchObject({ end: null, serviceTime: null });
    expect(answer['soon']).toMatchObject({ status: 'SCHEDULED', waitStartedAt: null });
    expect(answer['none']).toBeNull();
    const statuses = new Set(rows.flatMap((row) => view.status(row)));
    for (const word of ['SCHEDULING_CANCELLED_BY_VISITOR', 'SCHEDULING_NOSHOW', 'NOSHOW'])
      expect(statuses).toContain(word);
    const all = await query(
      `{ ticketSearch(${place(1)}) { interactions { id } last: interactions(filter: { onlyLastService: true }) { id } } }`,
    );
    const twice = rowsAt(all, 'ticketSearch').filter((row) => rowsAt(row, 'interactions').length > 1);
    expect(twice.length).toBeGreaterThan(0);
    expect(twice.every((row) => rowsAt(row, 'last').length === 1)).toBe(true);
  });

  it('filters, orders and pages a search', async () => {
    const { query, server } = await visit();
    const rows = server.practice.appointments.filter((row) => row.placeKey === 1 && !row.isDeleted && !row.isBlock);
    const search = async (more: string): Promise<readonly Row[]> =>
      rowsAt(await query(`{ found: ticketSearch(${place(1)} ${more}) { ${parts} } }`), 'found');
    const all = await search('');
    expect(all).toHaveLength(rows.length);
    expect((await search('limit: 5, offset: 3')).map(({ id }) => id)).toEqual(column(all.slice(3, 8), 'id'));
    const byStatus = await search('status: [SERVED, NOSHOW]');
    expect(byStatus).toHaveLength(rows.filter((row) => /SERVED|^NOSHOW/.test(String(view.status(row)[0]))).length);
    const lineId = ids.of('visitType', 13);
    expect(column(await search(`line: ["${lineId}"]`), 'line.name').every((name) => name === 'Sick visit')).toBe(true);
    const newest = await search('order: { field: CREATED, direction: DESCENDING }');
    const dates = column(newest, 'created.date').map(String);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const since = await search('minCreated: "2026-11-10T00:00:00Z", maxCreated: "2026-11-14T00:00:00Z"');
    expect(since.length).toBeGreaterThan(0);
    expect(since.every((row) => String(at(row, 'created.date')).startsWith('2026-11-1'))).toBe(true);
    const ended = await search('status: [SERVED], order: { field: END_TIME, direction: ASCENDING }');
    expect(ended[0]?.['id']).toBe(
      ids.of(
        'appointment',
        rows.filter(({ state }) => state === 'completed').toSorted((a, b) => a.start - b.start)[0]?.key ?? 0,
      ),
    );
    const ours = await search(`creator: ["${ids.of('provider', 20)}"]`);
    expect(ours.length).toBeLessThan(all.length);
    const mine = await search(
      `appointment: { start: "2026-11-17T05:00:00Z", end: "2026-11-18T05:00:00Z", assignee: ["${ids.of('provider', 5)}"] }`,
    );
    expect(mine.length).toBeGreaterThan(1);
    expect(new Set(column(mine, 'appointment.assignee.firstName'))).toEqual(new Set(['Lena']));
    // Midnight belongs to the day that begins.
    const midnight = '2026-11-18T05:00:00.000Z';
    expect(column(mine, 'appointment.startTime')).not.toContain(midnight);
    const next = await search(`appointment: { start: "${midnight}", end: "2026-11-18T05:01:00Z" }`);
    expect(column(next, 'appointment.startTime')).toEqual([midnight]);
    const waiting = await search(`minWaitStartedAt: "2026-11-17T05:00:00Z", status: [NEW]`);
    expect(column(waiting, 'status')).toContain('NEW');
  });

  it('has visitors without appointments, who are in no search by time', async () => {
    const { query, server } = await visit();
    const walkIn = server.practice.appointments.find((row) => row.providerKey === null && !row.isBlock);
    const id = ids.of('appointment', walkIn?.key ?? 0);
    const answer = await query(`{ ticket(id: "${id}") { ${parts} } myCalledTickets { id }
      timed: ticketSearch(${place(1)}, ${around}) { id } waiting: ticketSearch(${place(1)}, status: [NEW]) { id } }`);
    expect(answer['ticket']).toMatchObject({ status: 'NEW', appointment: null, assignee: null });
    expect(Date.parse(String(at(answer, 'ticket.waitStartedAt')))).toBeLessThan(dialectNow);
    expect(column(rowsAt(answer, 'timed'), 'id')).not.toContain(id);
    expect(column(rowsAt(answer, 'waiting'), 'id')).toContain(id);
  });

  it('answers devices, news and schedules, and errors with a type', async () => {
    const { query, post } = await visit();
    const answer = await query(`{ iPad(id: "303") { online batteryLevel } TV(id: "401") { name lines { name } }
      productChanges(read: false) { title } line(id: "${ids.of('visitType', 24)}") { name location { name } hasScheduledTickets }
      inputField(id: "none") { id }
      userAppointmentsAvailability(userId: "${ids.of('provider', 1)}", ${place(1)}) {
        weeklyHours weeklySchedule { monday { dailySchedule { availableFrom } } sunday { isAvailable } }
        scheduleOverrides { date dailySchedule { availableFrom availableTo } } }
      elsewhere: userAppointmentsAvailability(userId: "${ids.of('provider', 1)}", ${place(2)}) { weeklyHours } }`);
    expect(answer['iPad']).toEqual({ online: false, batteryLevel: null });
    expect(answer['line']).toEqual({
      name: 'Surgery',
      location: { name: 'Summit Pet Clinic' },
      hasScheduledTickets: expect.any(Boolean),
    });
    expect(rowsAt(answer, 'productChanges')).toHaveLength(1);
    expect(at(answer, 'userAppointmentsAvailability.scheduleOverrides.0.date')).toBe(day);
    expect([answer['elsewhere'], answer['inputField']]).toEqual([null, null]);
    const fields = await query(
      `{ location(id: "${ids.of('place', 1)}") { inputFields { id type constraints { id ... on NumericFieldConstraints { max } } } } }`,
    );
    const numeric = rowsAt(fields, 'location.inputFields').find(({ type }) => type === 'NUMERIC');
    expect(at(numeric, 'constraints.max')).toBe('300');
    const { body } = await post('{ ticketSearch(locationId: "1") { id } }');
    expect(body.data).toBeNull();
    expect(body.errors?.[0]).toMatchObject({ errorType: 'DataFetchingException', path: ['ticketSearch'] });
    expect((await post(`{ ticketSearch(${place(1)}, limit: 0) { id } }`)).body.errors).toHaveLength(1);
    expect((await post('{ tickets { id } }')).body.errors?.[0]).toMatchObject({ errorType: 'ValidationError' });
    expect((await post('mutation { createTicket { id } }')).body.errors).toHaveLength(1);
  });
});
