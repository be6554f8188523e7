import { describe, expect, it } from 'vitest';
import { expectedSample, sampleDifferences } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { createOtherPractice } from '../../dialects/otherPractices.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { serviceTitan } from './serviceTitan.ts';

const visit = productVisits(serviceTitan);
const { ids, clients: clientsOf } = serviceTitan.view;
const customerFields = `id active name type address { street city state zip } tagTypes { name } balance
  contacts { type value memo } customFields { name value }`;
const appointmentFields = `id jobId start end status isConfirmed customer { id name }
  job { summary businessUnit { id name } jobType { name } } appointmentAssignments { technicianId technicianName }`;

/** What is there, without what is null. */
function given(fields: Row): Row {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}

function reference(value: unknown): Row {
  return { id: String(at(value, 'id')), name: at(value, 'name') };
}

function clientFrom(row: Row): Row {
  const values = (isEmail: boolean): unknown[] =>
    rowsAt(row, 'contacts')
      .filter(({ type }) => (type === 'Email') === isEmail)
      .map(({ value }) => value);
  const { id, name, active } = row;
  const tags = rowsAt(row, 'tagTypes').map((tag) => tag['name']);
  return given({ id: String(id), name, phones: values(false), emails: values(true), active, tags });
}

function appointmentFrom(row: Row): Row {
  const [assigned] = rowsAt(row, 'appointmentAssignments');
  return given({
    id: String(row['id']),
    start: row['start'],
    end: row['end'],
    status: row['status'],
    reason: at(row, 'job.summary'),
    client: reference(row['customer']),
    provider: assigned && { id: String(assigned['technicianId']), name: assigned['technicianName'] },
    location: reference(at(row, 'job.businessUnit')),
  });
}

const dayText = (from: string, to: string): string =>
  `{ appointments(startsOnOrAfter: "${from}", startsBefore: "${to}", pageSize: 200) { hasMore data { ${appointmentFields} } } }`;

describe('ServiceTitan', () => {
  it('serves every value that a careful person expects of a day', async () => {
    const { query } = await visit();
    const answer = await query(`{ businessUnits { data { id name address { street city state zip } } }
      customers(pageSize: 5) { data { ${customerFields} } } }`);
    const locations = rowsAt(answer, 'businessUnits.data').map((row) => ({
      ...reference(row),
      address: ['street', 'city', 'state', 'zip'].map((field) => at(row, `address.${field}`)).join(', '),
    }));
    for (const [day, from, to] of [
      ['2026-11-17', '2026-11-17T05:00:00Z', '2026-11-18T05:00:00Z'],
      ['2026-11-01', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
      ['2026-03-08', '2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z'],
    ] as const) {
      const expected = expectedSample(serviceTitan, day);
      // eslint-disable-next-line no-await-in-loop
      const book = await query(dayText(from, to));
      const sample = {
        locations,
        clients: rowsAt(answer, 'customers.data').map(clientFrom),
        patients: [],
        appointments: rowsAt(book, 'appointments.data').map(appointmentFrom),
      };
      expect(sampleDifferences(serviceTitan, expected, sample)).toEqual([]);
      expect(at(book, 'appointments.hasMore')).toBe(false);
    }
    expect(expectedSample(serviceTitan, '2026-11-17').appointments.length).toBeGreaterThan(20);
    expect(missingOperations(serviceTitan)).toEqual([]);
  });

  it('pages from 1, 50 at a time, and leaves out inactive customers unless they are asked for', async () => {
    const { query, post, server } = await visit();
    const active = clientsOf(server.practice).map(({ key }) => Number(ids.of('client', key)));
    const first = at(await query('{ customers { page pageSize hasMore totalCount data { id } } }'), 'customers');
    expect(first).toMatchObject({ page: 1, pageSize: 50, hasMore: true, totalCount: null });
    const pages = await query(`{ one: customers(includeTotal: true) { totalCount data { id } }
      two: customers(page: 2) { data { id } } three: customers(page: 3) { hasMore data { id } }
      all: customers(active: Any, pageSize: 9999, includeTotal: true) { pageSize totalCount }
      off: customers(active: False) { data { active } } back: customers(sort: "-Id", pageSize: 2) { data { id } }
      some: customers(ids: [${String(active[3])}, ${String(active[1])}]) { data { id } }
      fresh: customers(modifiedOnOrAfter: "2023-01-01T00:00:00Z", active: Any) { data { modifiedOn } } }`);
    const read = ['one', 'two', 'three'].flatMap((name) => rowsAt(pages, `${name}.data`).map(({ id }) => id));
    expect(read).toEqual(active);
    expect(at(pages, 'one.totalCount')).toBe(active.length);
    expect(at(pages, 'all')).toMatchObject({ pageSize: 5000, totalCount: 118 });
    expect(rowsAt(pages, 'off.data').every((row) => row['active'] === false)).toBe(true);
    expect(rowsAt(pages, 'off.data').length).toBe(118 - active.length);
    expect(rowsAt(pages, 'back.data').map(({ id }) => id)).toEqual(active.slice(-2).toReversed());
    expect(rowsAt(pages, 'some.data').map(({ id }) => id)).toEqual([active[1], active[3]]);
    expect(rowsAt(pages, 'fresh.data').every((row) => String(row['modifiedOn']) >= '2023')).toBe(true);
    for (const wrong of ['page: 0', 'pageSize: 0', 'sort: "+Name"', 'createdBefore: "yesterday"']) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(`{ customers(${wrong}) { page } }`);
      expect(body).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST', status: 400 } }] });
    }
    const capped = await visit({ cap: 7 });
    expect(rowsAt(await capped.query('{ customers(pageSize: 50) { data { id } } }'), 'customers.data')).toHaveLength(7);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ customers(pageSize: 5) { data { id } } }')).status).toBe(500);
  });

  it('finds customers by a part of the name, a phone and an address, and single rows by number', async () => {
    const { query } = await visit();
    const found = async (args: string): Promise<readonly unknown[]> =>
      rowsAt(await query(`{ customers(${args}) { data { name } } }`), 'customers.data').map(({ name }) => name);
    expect(await found(`name: "o'br"`)).toEqual(["Zoë O'Brien", "Zoë O'Brien"]);
    expect(await found('name: "RESCUE"')).toEqual(['Riverside Cat Rescue']);
    expect(await found('phone: "(207) 555-0106"')).toEqual(['Íñigo Abel']);
    expect(await found('phone: "unknown"')).toEqual([]);
    expect(await found('street: "101 mill"')).toEqual(["Zoë O'Brien"]);
    const [one, four, gone] = [1, 4, 41].map((key) => ids.of('client', key));
    const answer =
      await query(`{ customer(id: ${String(one)}) { ${customerFields} locations { id name address { street } } }
      off: customer(id: ${String(four)}) { active } gone: customer(id: ${String(gone)}) { id } none: customer(id: 7) { id }
      customerContacts(id: ${String(one)}) { data { id type value memo phoneSettings { doNotText } } }
      customerNotes(id: ${ids.of('client', 5)}) { data { text isPinned } }
      locations(customerId: ${String(one)}) { data { id customerId customer { name } } }
      locationContacts(id: 43910201) { data { locationId value } } }`);
    expect(answer).toMatchObject({ off: { active: false }, gone: null, none: null });
    expect(rowsAt(answer, 'customer.contacts')).toEqual([
      { type: 'MobilePhone', value: '2075550101', memo: null },
      { type: 'Phone', value: '2075550102', memo: 'Home' },
      { type: 'Phone', value: '2075550103', memo: 'Work' },
      { type: 'Email', value: 'zoe.obrien@example.test', memo: null },
      { type: 'Email', value: 'z.obrien@work.example.test', memo: null },
    ]);
    expect(rowsAt(answer, 'locations.data')).toEqual([
      { id: 43_910_201, customerId: Number(one), customer: { name: "Zoë O'Brien" } },
    ]);
    expect(rowsAt(answer, 'locationContacts.data')).toHaveLength(5);
    expect(at(answer, 'customerNotes.data')).toEqual([{ text: 'Prefers messages.', isPinned: true }]);
  });

  it('filters appointments and jobs, and keeps blocks apart', async () => {
    const { query, server } = await visit();
    const vet = ids.of('provider', 1);
    const unit = ids.of('place', 2);
    const answer =
      await query(`{ mine: appointments(technicianId: ${vet}, pageSize: 200) { data { appointmentAssignments { technicianId } } }
      off: appointments(status: Canceled, pageSize: 200) { data { id status job { jobStatus } } }
      jobs(businessUnitId: ${unit}, jobStatus: "Scheduled") { data { id businessUnitId jobStatus appointmentCount firstAppointmentId lastAppointmentId } }
      nonJobAppointments { data { id name duration technician { name } start } }
      all: appointments(pageSize: 5000, includeTotal: true) { totalCount }
      technicians { data { name active businessUnit { name } } } gone: technicians(active: False) { data { name } }
      jobTypes { data { name duration } } technicianShifts(pageSize: 2) { data { start end } }
      capacity(filter: { startsOnOrAfter: "2026-11-18T14:00:00Z", endsOnOrBefore: "2026-11-18T22:00:00Z", skillBasedAvailability: false }) {
        availabilities { start totalAvailability openAvailability technicians { name status } } } }`);
    expect(
      rowsAt(answer, 'mine.data').every(
        (row) => at(rowsAt(row, 'appointmentAssignments')[0], 'technicianId') === Number(vet),
      ),
    ).toBe(true);
    const off = rowsAt(answer, 'off.data');
    expect(off.length).toBeGreaterThan(5);
    expect(off.every((row) => at(row, 'job.jobStatus') === 'Canceled')).toBe(true);
    const reasons = await query('query($ids: [Long!]!) { jobsCancelReasons(ids: $ids) { name text } }', {
      ids: server.practice.appointments.map(({ key }) => 58_302_600 + key),
    });
    expect(rowsAt(reasons, 'jobsCancelReasons').some(({ name }) => name === 'No show')).toBe(true);
    const jobs = rowsAt(answer, 'jobs.data');
    expect(jobs.length).toBeGreaterThan(3);
    expect(jobs.every((row) => row['businessUnitId'] === Number(unit) && row['appointmentCount'] === 1)).toBe(true);
    expect(rowsAt(answer, 'nonJobAppointments.data')).toMatchObject([
      { name: 'Staff meeting', duration: '01:00:00', technician: { name: 'Amelia Okafor' } },
    ]);
    expect(at(answer, 'all.totalCount')).toBe(server.practice.appointments.filter(serviceTitan.view.shows).length);
    expect(rowsAt(answer, 'technicians.data')).toHaveLength(7);
    expect(rowsAt(answer, 'gone.data')).toEqual([{ name: 'Oscar Bell' }]);
    expect(rowsAt(answer, 'jobTypes.data')[0]).toEqual({ name: 'Wellness exam', duration: 1800 });
    expect(rowsAt(answer, 'capacity.availabilities').length).toBeGreaterThan(10);
    const [first] = rowsAt(answer, 'off.data');
    const single = await query(`{ appointment(id: ${String(first?.['id'])}) { status appointmentNumber }
      none: appointment(id: 5) { id } job(id: 58302601) { jobNumber } jobHistory(id: 58302601) { history { eventType } } }`);
    expect(single).toMatchObject({ appointment: { status: 'Canceled' }, none: null, job: { jobNumber: '58302601' } });
  });

  it('serves the office beside the desk, other practices, and its schema within the depth that is allowed', async () => {
    const { query } = await visit();
    const answer =
      await query(`{ invoices(customerId: ${ids.of('client', 5)}) { data { total balance customer { name } items { skuName } } }
      payments(pageSize: 3) { data { type total appliedTo { appliedTo } } } leads { data { id status summary } }
      bookings { data { name start status contacts { value } } } memberships { data { status membershipType { name } } }
      tagTypes { data { id name } } campaigns { data { id name category { name } } } tasks(isClosed: false) { data { name } }
      services { data { code price } } installedEquipment { data { name } } employees { data { name role } } zones { data { name } } }`);
    for (const list of ['invoices', 'payments', 'leads', 'bookings', 'memberships', 'tagTypes', 'services', 'zones'])
      expect(rowsAt(answer, `${list}.data`).length).toBeGreaterThan(0);
    const types = await readPiecewise(query);
    expect(types.size).toBeGreaterThan(110);
    const small = await visit({ practice: createOtherPractice('newClinic') });
    const rows = await small.query(`{ customers { data { name } } appointments { data { ${appointmentFields} } } }`);
    expect(rowsAt(rows, 'customers.data').length).toBeGreaterThan(3);
    expect(rowsAt(rows, 'appointments.data').length).toBeGreaterThan(3);
  });
});
