import { describe, expect, it } from 'vitest';
import { offsetText } from '../../dialects/clock.ts';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { housecallPro } from './housecallPro.ts';

const { view } = housecallPro;
const visit = productVisits(housecallPro);
const period = 'scheduledStartMin: "2026-11-17T05:00:00Z", scheduledStartMax: "2026-11-18T06:59:59Z"';
const person = (row: unknown): string =>
  [at(row, 'firstName'), at(row, 'lastName')].filter((name) => typeof name === 'string').join(' ');
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, path));

/** All pages of a list, of a size that leaves several. */
function readAll(query: RunQuery, list: string, fields: string, args = ''): Promise<Row[]> {
  return allPages(async (from) => {
    const page = from ?? '1';
    const answer = await query(`{ ${list}(page: ${page}, pageSize: 25 ${args}) { items { ${fields} } totalPages } }`);
    const hasMore = Number(page) < Number(at(answer, `${list}.totalPages`));
    return { rows: rowsAt(answer, `${list}.items`), next: hasMore ? String(Number(page) + 1) : null };
  });
}

describe('Housecall Pro', () => {
  it('gives the company with its locations, and customers with numbers by kind, the newest first', async () => {
    const { query, server } = await visit();
    const { locations, clients, patients } = expectedSample(housecallPro, '2026-11-17');
    const answer = await query(
      '{ company { id name locations { id name timeZone address { street city state zip } locations { id } } } }',
    );
    expect(at(answer, 'company.name')).toBe('Harbor Veterinary Group');
    const places = rowsAt(answer, 'company.locations').map((row) => ({
      id: row['id'],
      name: row['name'],
      address: ['street', 'city', 'state', 'zip'].map((name) => String(at(row, `address.${name}`))).join(', '),
      timeZone: row['timeZone'],
    }));
    expect(places).toEqual(locations);
    const people = await readAll(
      query,
      'customers',
      `id firstName lastName mobileNumber homeNumber workNumber email doNotService tags companyId companyName`,
    );
    const everybody = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    expect(everybody.slice(0, 5)).toEqual(clients);
    const shown = people.map((row) => ({
      id: row['id'],
      name: person(row),
      ...(row['firstName'] !== null && { givenName: row['firstName'] }),
      familyName: row['lastName'],
      phones: [row['mobileNumber'], row['homeNumber'], row['workNumber']].filter((phone) => phone !== null),
      emails: [row['email']].filter((email) => email !== null),
      active: row['doNotService'] === false,
      tags: row['tags'],
      location: { id: row['companyId'], name: row['companyName'] },
    }));
    expect(shown).toEqual(everybody);
    expect(patients).toEqual([]);
    expect(missingOperations(housecallPro)).toEqual([]);
  });

  it('shows the jobs of a day in UTC, with a location by id and name', async () => {
    const { query } = await visit();
    const fields = `id description workStatus schedule { scheduledStart scheduledEnd appointments { startTime } }
      customer { id firstName lastName } assignedEmployees { id firstName lastName } companyId companyName
      canceledAt deletedAt jobFields { jobType { name } }`;
    const rows = await readAll(query, 'jobs', fields, `where: { ${period} }`);
    const { appointments, statusWords, mayOmit, locations } = expectedSample(housecallPro, '2026-11-17');
    expect(appointments.length).toBeGreaterThan(20);
    for (const { id, start, end, reason, client, provider, location } of appointments) {
      const row = rows.find((each) => each['id'] === id) ?? {};
      const zone = locations.find((place) => place.id === row['companyId'])?.timeZone ?? '';
      const times = [at(row, 'schedule.scheduledStart'), at(row, 'schedule.scheduledEnd')].map(String);
      expect(times.map((time) => offsetText(Date.parse(time), zone))).toEqual([start, end]);
      expect(times[0]).toBe(at(row, 'schedule.appointments.0.startTime'));
      expect(row['description'] ?? undefined).toBe(reason);
      expect(
        row['customer'] === null ? undefined : { id: at(row, 'customer.id'), name: person(row['customer']) },
      ).toEqual(client);
      const staff = rowsAt(row, 'assignedEmployees').map((each) => ({ id: each['id'], name: person(each) }));
      expect(staff).toEqual(provider ? [provider] : []);
      expect({ id: row['companyId'], name: row['companyName'] }).toEqual(location);
      expect(statusWords[id]).toEqual([row['workStatus']]);
      expect(row['deletedAt'] !== null).toBe(mayOmit.includes(id));
    }
    expect(mayOmit).toHaveLength(2);
    expect(new Set(column(rows, 'workStatus'))).toEqual(
      new Set(['scheduled', 'in progress', 'complete rated', 'complete unrated', 'user canceled', 'pro canceled']),
    );
  });

  it('filters and sorts jobs and customers, ten on a page', async () => {
    const { query, post } = await visit();
    const place = view.ids.of('place', 2);
    const [amelia, zoe] = [view.ids.of('provider', 1), view.ids.of('client', 1)];
    const answer = await query(`{
      usual: jobs { items { createdAt } page pageSize totalPages totalItems }
      exact: jobs(where: { scheduledStartMin: "2026-11-17T13:00:00Z", scheduledStartMax: "2026-11-17T13:30:00Z" }) {
        items { schedule { scheduledStart } } }
      off: jobs(where: { ${period} workStatus: [canceled] }, pageSize: 100) { items { workStatus } }
      staff: jobs(where: { employeeIds: ["${amelia}"] }) { items { assignedEmployees { id } } }
      own: jobs(where: { customerId: "${zoe}" }) { items { customer { id } } }
      place: jobs(where: { locationIds: ["${place}"] }, orderBy: { field: invoice_number, direction: asc }) {
        items { companyId invoiceNumber } }
      named: customers(where: { q: "o'brien" }) { items { firstName } }
      mobile: customers(where: { q: "(207)5550101" }) { items { lastName mobileNumber } }
      street: customers(where: { q: "101 mill portland" }) { items { id addresses { street } } }
      sorted: customers(orderBy: { field: last_name, direction: asc }, pageSize: 2) { items { lastName } }
      large: customers(pageSize: 500) { pageSize }
    }`);
    expect(answer['usual']).toMatchObject({ page: 1, pageSize: 10 });
    const created = column(rowsAt(answer, 'usual.items'), 'createdAt').map(String);
    expect(created).toEqual(created.toSorted().toReversed());
    expect(new Set(column(rowsAt(answer, 'exact.items'), 'schedule.scheduledStart'))).toEqual(
      new Set(['2026-11-17T13:00:00Z', '2026-11-17T13:30:00Z']),
    );
    expect(new Set(column(rowsAt(answer, 'off.items'), 'workStatus'))).toEqual(
      new Set(['user canceled', 'pro canceled']),
    );
    expect(new Set(column(rowsAt(answer, 'staff.items'), 'assignedEmployees.0.id'))).toEqual(new Set([amelia]));
    expect(new Set(column(rowsAt(answer, 'own.items'), 'customer.id'))).toEqual(new Set([zoe]));
    expect(new Set(column(rowsAt(answer, 'place.items'), 'companyId'))).toEqual(new Set([place]));
    expect(rowsAt(answer, 'named.items')).toHaveLength(2);
    expect(rowsAt(answer, 'mobile.items')).toEqual([{ lastName: "O'Brien", mobileNumber: '2075550101' }]);
    expect(rowsAt(answer, 'street.items')).toMatchObject([{ id: zoe, addresses: [{ street: '101 Mill Road' }] }]);
    expect(column(rowsAt(answer, 'sorted.items'), 'lastName')).toEqual(['Abbott', 'Abel']);
    expect(at(answer, 'large.pageSize')).toBe(200);
    const gone = await post('{ job(id: "job_0") { id } }');
    expect(gone.body.errors?.[0]).toMatchObject({ message: 'job not found', extensions: { code: 'NOT_FOUND' } });
    const bad = await post('{ customers(page: 0) { page } }');
    expect(bad.body.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_REQUEST' } });
  });

  it('has employees, job types, events, windows to book and the office', async () => {
    const { query } = await visit();
    const answer = await query(`{
      employees { items { firstName lastName role companyName permissions { isAdmin } } totalItems }
      jobTypes { items { id name } } found: jobTypes(name: "nail") { items { name } }
      events { items { id name schedule { startTime timeZone } assignedEmployees { lastName } } }
      bookingWindows(startDate: "2026-11-18T05:00:00Z", showForDays: 1) { bookingWindows { startTime available } startDate }
      estimates { items { customer { lastName } schedule { scheduledStart } options { totalAmount } } }
      leads(where: { status: open }) { items { number status } } leadSources { items { name } } tags { items { name } }
      invoices(where: { status: [open] }) { items { status dueAmount amount items { name } } }
      priceBookServices { items { name duration price } } serviceZones { items { name } }
    }`);
    expect(at(answer, 'employees.totalItems')).toBe(7);
    expect(column(rowsAt(answer, 'employees.items'), 'lastName')[0]).toBe('Liu');
    expect(column(rowsAt(answer, 'jobTypes.items'), 'name')[0]).toBe('Wellness exam');
    expect(rowsAt(answer, 'found.items')).toEqual([{ name: 'Nail trim' }]);
    expect(rowsAt(answer, 'events.items')).toMatchObject([{ name: 'Staff meeting' }]);
    const windows = rowsAt(answer, 'bookingWindows.bookingWindows');
    expect(new Set(column(windows, 'startTime')).size).toBe(windows.length);
    expect(windows.some((row) => row['available'] === true)).toBe(true);
    expect(rowsAt(answer, 'estimates.items')).toHaveLength(4);
    expect(rowsAt(answer, 'leads.items')).toHaveLength(1);
    expect(rowsAt(answer, 'invoices.items').every((row) => row['dueAmount'] === row['amount'])).toBe(true);
    expect(rowsAt(answer, 'priceBookServices.items')).toHaveLength(6);
  });

  it('enters customers and jobs, and moves, erases and dispatches their schedules', async () => {
    const { query, post, server } = await visit();
    const made =
      await query(`mutation { createCustomer(data: { firstName: "Jo", lastName: "Park", homeNumber: "2075550199",
      email: "jo@example.test", tags: ["VIP"], notes: "Rings twice", addresses: [{ street: "1 Elm Street", city: "Saco" }] }) {
      id homeNumber mobileNumber email tags notes addresses { id street zip } companyName } }`);
    expect(at(made, 'createCustomer')).toMatchObject({
      homeNumber: '2075550199',
      mobileNumber: null,
      notes: 'Rings twice',
      addresses: [{ street: '1 Elm Street', zip: null }],
    });
    const customerId = String(at(made, 'createCustomer.id'));
    const addressId = String(at(made, 'createCustomer.addresses.0.id'));
    const changed =
      await query(`mutation { updateCustomer(customerId: "${customerId}", data: { mobileNumber: "2075550198" }) {
      firstName homeNumber mobileNumber tags } }`);
    expect(changed['updateCustomer']).toEqual({
      firstName: 'Jo',
      homeNumber: '2075550199',
      mobileNumber: '2075550198',
      tags: ['VIP'],
    });
    const create = (more: string): string => `mutation { createJob(data: { customerId: "${customerId}",
      addressId: "${addressId}" ${more} }) { id workStatus schedule { scheduledStart scheduledEnd arrivalWindow }
      notes { content } description } }`;
    const job = await query(
      create(`schedule: { scheduledStart: "2026-11-19T15:00:00", scheduledEnd: "2026-11-19T15:45:00Z", arrivalWindow: 60 }
        assignedEmployeeIds: ["${view.ids.of('provider', 1)}"], notes: "Call first", lineItems: [{ name: "Trim" }]
        jobFields: { jobTypeId: "${view.ids.of('visitType', 5)}" }`),
    );
    expect(at(job, 'createJob')).toMatchObject({
      workStatus: 'scheduled',
      schedule: { scheduledStart: '2026-11-19T15:00:00Z', scheduledEnd: '2026-11-19T15:45:00Z', arrivalWindow: 60 },
      notes: [{ content: 'Call first' }],
      description: 'Trim',
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({ typeKey: 5, minutes: 45, providerKey: 1, placeKey: 1 });
    const jobId = String(at(job, 'createJob.id'));
    const moved =
      await query(`mutation { updateJobSchedule(jobId: "${jobId}", data: { startTime: "2026-11-20T15:00:00Z" }) {
      startTime endTime arrivalWindowMinutes assignedEmployees { lastName } } }`);
    expect(moved['updateJobSchedule']).toEqual({
      startTime: '2026-11-20T15:00:00Z',
      endTime: '2026-11-20T15:45:00Z',
      arrivalWindowMinutes: 60,
      assignedEmployees: [{ lastName: 'Okafor' }],
    });
    await query(`mutation { dispatchJob(jobId: "${jobId}", dispatchedEmployees: []) { assignedEmployees { id } }
      addJobNote(jobId: "${jobId}", content: "Brings papers") { id } deleteJobSchedule(jobId: "${jobId}") }`);
    const erased =
      await query(`{ job(id: "${jobId}") { workStatus schedule { scheduledStart } notes { content } assignedEmployees { id } }
      jobs(where: { workStatus: [unscheduled] }) { items { id } } }`);
    expect(at(erased, 'job')).toMatchObject({ workStatus: 'needs scheduling', schedule: { scheduledStart: null } });
    expect(rowsAt(erased, 'job.notes')).toHaveLength(2);
    expect(rowsAt(erased, 'jobs.items')).toEqual([{ id: jobId }]);
    const nobody = await post('mutation { createCustomer(data: { company: "Acme" }) { id } }');
    expect(nobody.body.errors?.[0]?.message).toMatch(/^One of first_name/);
    const nowhere = await post(create('').replace(addressId, 'adr_0'));
    expect(nowhere.body.errors?.[0]).toMatchObject({ message: 'address not found' });
  });

  it('shows its schema within depth 8, and can refuse all writes', async () => {
    const { query, post, server } = await visit({ refuseWrites: 'Plan expired' });
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields').map(({ name }) => name)).toContain('jobs');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const id = view.ids.of('appointment', 1);
    const refused = await post(`mutation { addJobNote(jobId: "${id}", content: "Hm") { id } }`);
    expect(refused.body.errors?.[0]?.message).toBe('Plan expired');
  });
});
