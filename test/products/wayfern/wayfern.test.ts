import { describe, expect, it } from 'vitest';
import { appointmentThrough, clientThrough, patientThrough } from '../../dialects/dialectView.ts';
import { expectedSample, sampleDifferences } from '../../dialects/expectedSample.ts';
import { createOtherPractice } from '../../dialects/otherPractices.ts';
import { practiceDays, rowOf } from '../../dialects/practice.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import {
  appointmentFields,
  appointmentFrom,
  bookQuery,
  clientFields,
  clientFrom,
  clientsQuery,
  listed,
  patientFields,
  patientFrom,
  patientsQuery,
  readDay,
} from './readWayfern.ts';
import { wayfern } from './wayfern.ts';

const visit = productVisits(wayfern);
const { view } = wayfern;
const { of } = view.ids;
describe('Wayfern', () => {
  it('shows of each day what is expected of it', async () => {
    const { query, server } = await visit();
    for (const day of ['2026-11-17', '2026-11-01', '2026-03-08', ...practiceDays]) {
      const expected = expectedSample(wayfern, day);
      expect(expected.appointments.length, day).toBeGreaterThan(3);
      // eslint-disable-next-line no-await-in-loop
      expect(sampleDifferences(wayfern, expected, await readDay(query, day)), day).toEqual([]);
    }
    expect(missingOperations(wayfern)).toEqual([]);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });

  it('shows every row of the practice, page by page, and the same of another practice', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const clients = await listed(query, clientsQuery, 'listClients.clients', { pageSize: 7 });
    expect(clients.map(clientFrom)).toEqual(view.clients(practice).map((row) => clientThrough(view, practice, row)));
    const patients = await listed(query, patientsQuery, 'listPatients.patients', { pageSize: 200 });
    expect(patients.map(patientFrom)).toEqual(view.patients?.(practice).map((row) => patientThrough(view, row)));
    const intervals = [
      { startTime: '2026-03-01T00:00:00Z', endTime: '2026-04-01T00:00:00Z' },
      { startTime: '2026-10-20T00:00:00Z', endTime: '2026-11-30T00:00:00Z' },
    ];
    const rows: Row[] = [];
    for (const interval of intervals) {
      const input = { locationId: '-', interval, orderBy: 'id' };
      // eslint-disable-next-line no-await-in-loop
      rows.push(...(await listed(query, bookQuery, 'listAppointments.appointments', input)));
    }
    const shown = practice.appointments.filter(view.shows).map((row) => appointmentThrough(view, practice, row));
    const byId = (one: Row, other: Row): number => (String(one['id']) < String(other['id']) ? -1 : 1);
    expect(rows.map(appointmentFrom).toSorted(byId)).toEqual(shown.map((row) => ({ ...row })).toSorted(byId));
    const other = createOtherPractice('oneDoctor');
    const small = await visit({ practice: other });
    const expected = expectedSample(wayfern, '2026-11-17', { practice: other });
    expect(sampleDifferences(wayfern, expected, await readDay(small.query, '2026-11-17'))).toEqual([]);
  });

  it('cuts pages, ends with an empty token, and refuses tokens of other requests', async () => {
    const { query, post } = await visit({ cap: 30 });
    const input = { pageSize: 500, filter: { states: ['ACTIVE'] } };
    const first = await query(clientsQuery, { input });
    expect(rowsAt(first, 'listClients.clients')).toHaveLength(30);
    const pageToken = at(first, 'listClients.nextPageToken');
    const all = await listed(query, clientsQuery, 'listClients.clients', input);
    expect(all).toHaveLength(Number(at(first, 'listClients.totalSize')));
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const code = async (changed: object): Promise<unknown> =>
      (await post(clientsQuery, { input: { ...input, ...changed } })).body.errors?.[0]?.extensions?.code;
    expect(await code({ pageToken, filter: { states: ['INACTIVE'] } })).toBe('INVALID_ARGUMENT');
    expect(await code({ pageToken: 'x' })).toBe('INVALID_ARGUMENT');
    expect(await code({ pageSize: -1 })).toBe('INVALID_ARGUMENT');
    expect(await code({ orderBy: 'shoeSize' })).toBe('INVALID_ARGUMENT');
    const newest = await query(
      '{ listClients(input: { orderBy: "createTime desc", pageSize: 1 }) { clients { id } } }',
    );
    expect(rowsAt(newest, 'listClients.clients')).toEqual([{ id: of('client', 120) }]);
  });

  it('finds and filters clients, and gets one by its id, deleted ones too', async () => {
    const { query, post, server } = await visit();
    const found = async (text: string): Promise<readonly unknown[]> => {
      const answer = await query(
        'query($input: SearchClientsInput!) { searchClients(input: $input) { clients { id } } }',
        {
          input: { query: text },
        },
      );
      return rowsAt(answer, 'searchClients.clients').map(({ id }) => id);
    };
    expect(await found("zoe o'b")).toEqual([of('client', 1), of('client', 8)]);
    expect(await found('(207) 555-0102')).toEqual([of('client', 1)]);
    expect(await found('inigo@example.test')).toEqual([of('client', 6)]);
    expect(await found('riverside')).toEqual([of('client', 3)]);
    expect(await found('no such client')).toEqual([]);
    const lists =
      await query(`{ email: listClients(input: { filter: { emailAddress: "MAI@example.test" } }) { clients { id state } }
      name: listClients(input: { filter: { familyName: "müll" } }) { clients { id } }
      phone: listClients(input: { filter: { e164Number: "+12075550107" } }) { clients { id displayName } }
      firms: listClients(input: { filter: { clientType: ORGANIZATION } }) { clients { id givenName } }
      usual: listClients(input: { pageSize: 1 }) { totalSize } all: listClients(input: { pageSize: 1, showDeleted: true }) { totalSize }
      hers: listPatients(input: { filter: { clientId: "${of('client', 5)}" } }) { totalSize patients { client { id } } }
      batch: batchGetClients(input: { ids: ["${of('client', 2)}", "${of('client', 41)}"] }) { familyName deleteTime }
      suggest(input: { query: "luna", kinds: [PATIENT], limit: 2 }) { kind title subtitle } }`);
    expect(rowsAt(lists, 'email.clients')).toEqual([{ id: of('client', 4), state: 'INACTIVE' }]);
    expect(rowsAt(lists, 'name.clients')).toEqual([{ id: of('client', 2) }]);
    expect(rowsAt(lists, 'phone.clients')).toEqual([{ id: of('client', 7), displayName: 'Ruth Abbott' }]);
    expect(rowsAt(lists, 'firms.clients')).toEqual([{ id: of('client', 3), givenName: null }]);
    const deleted = server.practice.clients.filter((row) => row.isDeleted).length;
    expect(Number(at(lists, 'all.totalSize')) - Number(at(lists, 'usual.totalSize'))).toBe(deleted);
    expect(at(lists, 'hers.totalSize')).toBe(3);
    expect(rowsAt(lists, 'batch').map(({ deleteTime }) => deleteTime === null)).toEqual([true, false]);
    expect(rowsAt(lists, 'suggest').every(({ kind }) => kind === 'PATIENT')).toBe(true);
    const card = await query(`{ getClient(input: { id: "${of('client', 1)}" }) { ${clientFields} notes clientType etag
      household { displayName accountNumber balance { units nanos } contacts { displayName } } patients { name } creator { __typename } }
      getPatient(input: { id: "${of('patient', 1)}" }) { ${patientFields} sex birthDate state household { displayName } } }`);
    const zoe = rowOf(server.practice.clients, 1);
    expect(zoe && clientFrom(rowsAt({ rows: [card['getClient']] }, 'rows')[0] ?? {})).toEqual(
      zoe && clientThrough(view, server.practice, zoe),
    );
    expect(at(card, 'getClient.household.displayName')).toBe("O'Brien household");
    for (const text of ['getClient', 'getPatient', 'getAppointment', 'getLocation', 'getHousehold', 'getInvoice']) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(`{ ${text}(input: { id: "${of('place', 9)}" }) { id } }`);
      expect(body.errors?.[0]?.extensions, text).toMatchObject({ code: 'NOT_FOUND', status: 5 });
    }
  });

  it('reads the book by location and interval alone, and narrows it', async () => {
    const { query, post, server } = await visit();
    const interval = { startTime: '2026-11-17T05:00:00Z', endTime: '2026-11-18T05:00:00Z' };
    const harbor = { locationId: of('place', 1), interval };
    const total = async (input: object): Promise<number> =>
      Number(at(await query(bookQuery, { input }), 'listAppointments.totalSize'));
    const usual = await total(harbor);
    expect(usual).toBe(expectedSample(wayfern, '2026-11-17', { placeKey: 1 }).appointments.length);
    expect(await total({ ...harbor, showDeleted: true })).toBe(usual + 2);
    expect(await total({ ...harbor, filter: { states: ['CANCELLED'] } })).toBe(1);
    expect(await total({ ...harbor, filter: { unassigned: true } })).toBe(1);
    const own = { providerIds: [of('provider', 1), of('provider', 2)] };
    expect(await total({ ...harbor, filter: own })).toBeLessThan(usual);
    expect(await total({ ...harbor, filter: { clientId: of('client', 5) } })).toBeGreaterThan(0);
    expect(await total({ ...harbor, locationId: '-' })).toBeGreaterThan(usual);
    const problems = async (input: object): Promise<unknown> => (await post(bookQuery, { input })).body.errors?.[0];
    expect(await problems({ ...harbor, interval: { ...interval, endTime: '2027-01-17T05:00:00Z' } })).toMatchObject({
      message: 'interval must not exceed 42 days',
      extensions: { code: 'INVALID_ARGUMENT', details: [{ fieldViolations: [{ field: 'interval' }] }] },
    });
    expect(await problems({ ...harbor, interval: { ...interval, endTime: '2026-11-17' } })).toBeDefined();
    expect(await problems({ ...harbor, locationId: 'loc_x' })).toMatchObject({ extensions: { code: 'NOT_FOUND' } });
    expect(await problems({ interval })).toBeDefined();
    const blocks = await query(
      'query($input: ListScheduleBlocksInput!) { listScheduleBlocks(input: $input) { scheduleBlocks { title kind provider { displayName } } } }',
      { input: harbor },
    );
    expect(rowsAt(blocks, 'listScheduleBlocks.scheduleBlocks')).toEqual([
      { title: 'Staff meeting', kind: 'MEETING', provider: { displayName: 'Amelia Okafor' } },
    ]);
    const one = server.practice.appointments.find((row) => row.isBlock);
    const hidden = await post(`{ getAppointment(input: { id: "${of('appointment', one?.key ?? 0)}" }) { id } }`);
    expect(hidden.body.errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    const single =
      await query(`{ getAppointment(input: { id: "${of('appointment', 1)}" }) { ${appointmentFields} checkInTime
      appointmentType { displayName defaultDurationMinutes } resources { displayName kind } encounter { state } durationMinutes } }`);
    expect(single['getAppointment']).toMatchObject({
      checkInTime: '2026-11-13T12:55:00Z',
      durationMinutes: 20,
      encounter: { state: 'SIGNED' },
    });
  });

  it('lists staff, types, species and everything beside the book, with rows in all of it', async () => {
    const { query, server } = await visit();
    const names =
      await query(`{ listProviders { providers { id displayName state } } here: listProviders(input: { filter:
      { locationId: "${of('place', 3)}", states: [ACTIVE] } }) { providers { displayName } } listStaffMembers { totalSize }
      listAppointmentTypes { appointmentTypes { id displayName defaultDurationMinutes } } getOrganization { displayName locationCount }
      whoAmI { ... on Integration { displayName scopes } } listSpecies { species { displayName } } }`);
    expect(rowsAt(names, 'listProviders.providers')).toHaveLength(8);
    expect(rowsAt(names, 'listProviders.providers').at(-1)).toMatchObject({
      displayName: 'Oscar Bell',
      state: 'INACTIVE',
    });
    expect(rowsAt(names, 'here.providers')).toEqual([{ displayName: 'Björn Håkansson' }, { displayName: 'Grace Liu' }]);
    expect(rowsAt(names, 'listAppointmentTypes.appointmentTypes')).toHaveLength(6);
    expect(at(names, 'listStaffMembers.totalSize')).toBe(11);
    expect(at(names, 'getOrganization.displayName')).toBe('Harbor Veterinary Group');
    const lists: Readonly<Record<string, string>> = {
      Households: 'id displayName primaryClient { id } balance { units }',
      Contacts: 'id displayName relationship household { id }',
      ClientTags: 'id displayName',
      Breeds: 'id displayName species { id }',
      ReferringVeterinarians: 'id displayName practiceName',
      InsurancePolicies: 'id carrier patient { name }',
      Reminders: 'id topic dueDate client { id } appointment { id }',
      Recalls: 'id reason state patient { id } appointmentType { id }',
      Conversations: 'id subject client { displayName } unreadCount',
      Resources: 'id displayName kind location { id }',
      WaitlistEntries: 'id state client { id } location { id } appointmentType { id }',
      AppointmentRequests: 'id petName state requestedStartTime location { id } appointmentType { id } createTime',
      CheckInKiosks: 'id displayName location { id }',
      CheckInSessions: 'id state kiosk { id } appointment { id }',
      Encounters: 'id state patient { id } appointment { id } vitals { heartRate }',
      Vaccinations: 'id vaccineName patient { id } administeredBy { id }',
      Prescriptions: 'id directions product { displayName } prescriber { id }',
      LabOrders: 'id panelName state',
      Invoices: 'id invoiceNumber state total { units nanos currencyCode } household { id } lines { description }',
      Payments: 'id method amount { units } invoice { id }',
      Estimates: 'id title lowAmount { units }',
      Products: 'id displayName unitPrice { units }',
      StockLevels: 'onHand product { id } stockLocation { location { id } }',
      PurchaseOrders: 'id orderNumber supplier { displayName } location { id }',
    };
    for (const [plural, fields] of Object.entries(lists)) {
      const name = plural.slice(0, 1).toLowerCase() + plural.slice(1);
      // eslint-disable-next-line no-await-in-loop
      const answer = await query(`{ list${plural}(input: { pageSize: 200 }) { ${name} { ${fields} } totalSize } }`);
      expect(rowsAt(answer, `list${plural}.${name}`).length, plural).toBeGreaterThan(1);
    }
    const interval = `interval: { startTime: "2026-11-19T05:00:00Z", endTime: "2026-11-20T05:00:00Z" }`;
    const times =
      await query(`{ listShifts(input: { locationId: "${of('place', 1)}", ${interval} }) { shifts { startTime provider { id } } }
      searchAvailability(input: { locationId: "${of('place', 1)}", appointmentTypeId: "${of('visitType', 1)}", ${interval} }) {
        startTime provider { id } } getOnlineBookingSettings(input: { locationId: "${of('place', 3)}" }) { enabled } }`);
    expect(rowsAt(times, 'listShifts.shifts')).toHaveLength(3);
    expect(rowsAt(times, 'searchAvailability').length).toBeGreaterThan(5);
    const types = await readPiecewise(query);
    expect(types.size).toBeGreaterThan(150);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
