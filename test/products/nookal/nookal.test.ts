import { describe, expect, it } from 'vitest';
import { instantOfWall } from '../../dialects/clock.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { nookal } from './nookal.ts';

const { view } = nookal;
const visit = productVisits(nookal);
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => row[field]);

describe('Nookal', () => {
  it('gives pages of a hundred clients, or as many as are asked for', async () => {
    const { server, query } = await visit();
    const keys = view.clients(server.practice).map(({ key }) => key);
    const pages = await query(`{ usual: clients { clientID } next: clients(page: 2) { clientID }
      small: clients(page: 3, pageLength: 20) { clientID } none: clients(page: 9) { clientID } }`);
    expect(column(rowsAt(pages, 'usual'), 'clientID')).toEqual(keys.slice(0, 100));
    expect(column(rowsAt(pages, 'next'), 'clientID')).toEqual(keys.slice(100));
    expect(column(rowsAt(pages, 'small'), 'clientID')).toEqual(keys.slice(40, 60));
    expect(pages['none']).toEqual([]);
    const short = await (await visit({ cap: 3 })).query('{ clients(pageLength: 500) { clientID } }');
    expect(rowsAt(short, 'clients')).toHaveLength(3);
    expect(missingOperations(nookal)).toEqual([]);
  });

  it('finds clients by a whole name, or by a part of it when it is to be fuzzy', async () => {
    const { server, query } = await visit();
    const found =
      await query(`{ whole: clients(lastName: "o'BRIEN") { clientID } part: clients(lastName: "bri") { clientID }
      fuzzy: clients(lastName: "bri", fuzzy: 1) { clientID } ids: clients(clientIDs: [7, 3]) { firstName fullName mobile work }
      client(clientID: 1) { fullName firstName lastName mobile home work email active locationID addresses { addr1 city isDefault } }
      nobody: client(clientID: 41) { clientID } }`);
    expect(found['whole']).toEqual([{ clientID: 1 }, { clientID: 8 }]);
    expect(found['part']).toEqual([]);
    expect(column(rowsAt(found, 'fuzzy'), 'clientID')).toEqual([1, 8]);
    expect(rowsAt(found, 'ids')[0]).toEqual({
      firstName: '',
      fullName: 'Riverside Cat Rescue',
      mobile: '',
      work: '(207) 555-0105',
    });
    const [first] = server.practice.clients;
    const shown = first && clientThrough(view, server.practice, first);
    expect(found['client']).toEqual({
      fullName: shown?.name,
      firstName: shown?.givenName,
      lastName: shown?.familyName,
      mobile: shown?.phones?.[0],
      home: shown?.phones?.[1],
      work: shown?.phones?.[2],
      email: shown?.emails?.[0],
      active: 1,
      locationID: Number(shown?.location?.id),
      addresses: [{ addr1: '101 Mill Road', city: 'Portland', isDefault: 1 }],
    });
    expect(found['nobody']).toBeNull();
  });

  it('has the book of a day in local times, with events of the diary in it', async () => {
    const { server, query, post } = await visit();
    const answer = await query(`{ appointments(dateFrom: "2026-11-17", dateTo: "2026-11-17") {
      apptID apptType appointmentDate startTime endTime clientID providerID locationID typeName status notes }
      locations { locationID name addr1 suburb state postcode timezone services { serviceID } } staff(isProvider: 1) { staffID fullName } }`);
    const rows = rowsAt(answer, 'appointments');
    const places = rowsAt(answer, 'locations');
    const nameOf = (list: string, id: string, key: unknown, name: string): unknown =>
      rowsAt(answer, list).find((row) => row[id] === key)?.[name];
    const { appointments, locations } = expectedSample(nookal, '2026-11-17', { practice: server.practice });
    expect(column(rows, 'apptID').map(String)).toEqual(appointments.map(({ id }) => id));
    for (const [
      index,
      { start = '', end = '', status, reason, client, provider, location },
    ] of appointments.entries()) {
      const row = rows[index] ?? {};
      const zone = String(nameOf('locations', 'locationID', row['locationID'], 'timezone'));
      const instant = (time: string): number => instantOfWall(`2026-11-17T${String(row[time])}`, zone);
      expect(instant('startTime')).toBe(Date.parse(start));
      if (end.startsWith('2026-11-17')) expect(instant('endTime')).toBe(Date.parse(end));
      expect(row['status']).toBe(status ?? null);
      expect(row['notes']).toBe(row['apptType'] === 'DiaryEvent' ? '' : (reason ?? ''));
      expect(row['clientID']).toBe(Number(client?.id ?? 0));
      expect(nameOf('staff', 'staffID', row['providerID'], 'fullName')).toBe(provider?.name);
      expect(nameOf('locations', 'locationID', row['locationID'], 'name')).toBe(location?.name);
    }
    expect(column(rows, 'apptType').filter((type) => type === 'DiaryEvent')).toHaveLength(1);
    expect(
      places.map(({ addr1, suburb, state, postcode }) => [addr1, suburb, state, postcode].map(String).join(', ')),
    ).toEqual(locations.map(({ address }) => address));
    const narrow = await query(
      '{ appointments(dateFrom: "2026-11-17", dateTo: "2026-11-18", locationIDs: [3], providerIDs: [7]) { locationID providerID } }',
    );
    expect(rowsAt(narrow, 'appointments').length).toBeGreaterThan(1);
    expect(new Set(rowsAt(narrow, 'appointments').map((row) => JSON.stringify(row))).size).toBe(1);
    const { body } = await post('{ appointments(dateFrom: "17/11/2026") { apptID } }');
    expect(body.errors?.[0]).toMatchObject({
      message: 'Invalid date: 17/11/2026',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  it('tells free times, services, and invoices that are not void', async () => {
    const { query } = await visit();
    const answer =
      await query(`{ services { serviceID name duration } receptionist: staff(isProvider: 0) { fullName } saco: staff(locationIDs: [3], page: 2, pageLength: 2) { staffID }
      invoices(pageLength: 200) { void dateCreated } void: invoices(void: 1) { void } client(clientID: 1) { cases { caseID } invoices { void } }
      availabilities(dateFrom: "2026-11-17", dateTo: "2026-11-18", locationID: [3], staffID: [7]) { range { date slots { startTime ProviderID } } } }`);
    expect(rowsAt(answer, 'services')[0]).toEqual({ serviceID: 1, name: 'Wellness exam', duration: 30 });
    expect(rowsAt(answer, 'receptionist')).toEqual([{ fullName: 'Robin Desk' }]);
    expect(rowsAt(answer, 'saco')).toEqual([{ staffID: 40 }]);
    expect(column(rowsAt(answer, 'invoices'), 'void')).not.toContain(1);
    expect(rowsAt(answer, 'void').length).toBeGreaterThan(0);
    expect(rowsAt(answer, 'invoices')[0]?.['dateCreated']).toMatch(/^\w{3} \w{3} \d\d \d{4} [\d:]{8} GMT\+0000 \(/);
    const [first, second] = rowsAt(answer, 'availabilities.range');
    expect([first?.['date'], second?.['date']]).toEqual(['2026-11-17', '2026-11-18']);
    const times = column(rowsAt(first, 'slots'), 'startTime');
    expect(times.length).toBeGreaterThan(4);
    expect(times.length).toBeLessThan(16);
  });

  it('books, moves and cancels in local time, enters clients, and refuses', async () => {
    const { server, query, post } = await visit();
    const made =
      await query(`mutation { addAppointmentBooking(locationID: 2, appointmentDate: "2026-11-19", startTime: "16:00",
      clientID: 2, providerID: 3, typeID: 3, notes: "Knee") { apptID startTime endTime status typeName caseID } }`);
    const apptID = at(made, 'addAppointmentBooking.apptID');
    expect(made['addAppointmentBooking']).toMatchObject({
      startTime: '16:00:00',
      endTime: '16:40:00',
      status: 'StdAppt',
      typeName: 'Sick visit',
    });
    expect(server.practice.appointments.at(-1)?.start).toBe(Date.parse('2026-11-19T23:00:00Z'));
    const ids = `apptID: ${String(apptID)}`;
    await query(`mutation { updateAppointmentBooking(${ids}, startTime: "08:30:00", arrived: 1) { apptID } }`);
    expect(server.practice.appointments.at(-1)).toMatchObject({
      start: Date.parse('2026-11-19T15:30:00Z'),
      minutes: 40,
      state: 'arrived',
    });
    const stranger = await post(`mutation { cancelAppointment(${ids}, clientID: 3) { apptID } }`);
    expect(stranger.body.errors).toHaveLength(1);
    const cancelled = await query(
      `mutation { cancelAppointment(${ids}, clientID: 2, reason: "Away") { status cancelled cancellationReason } }`,
    );
    expect(cancelled['cancelAppointment']).toEqual({
      status: 'Cancelled',
      cancelled: 1,
      cancellationReason: 'Away',
    });
    await query('mutation { addClient(firstName: "Jo", lastName: "Park", home: "207 555 0199") { clientID } }');
    expect(server.practice.clients.at(-1)).toMatchObject({
      givenName: 'Jo',
      familyName: 'Park',
      phones: [{ label: 'Home', value: '207 555 0199' }],
    });
    await query(
      'mutation { updateClient(clientID: 1, mobile: "", email: "new@example.test", active: 0) { clientID } }',
    );
    expect(server.practice.clients[0]).toMatchObject({
      emails: ['new@example.test', 'z.obrien@work.example.test'],
      isActive: false,
    });
    expect(server.practice.clients[0]?.phones.map(({ label }) => label)).toEqual(['Home', 'Work']);
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    const { body } = await closed.post(
      'mutation { cancelAppointment(apptID: 1, clientID: 0) { apptID } addClient(firstName: "Jo", lastName: "Park") { clientID } }',
    );
    expect(body.errors?.map(({ message }) => message)).toContain('Closed for the day');
    expect(closed.server.practice.clients).toHaveLength(120);
  });

  it('spoils pages with a poisoned row, and shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toContain('availabilities');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ clients(pageLength: 3) { clientID } }')).status).toBe(500);
  });
});
