import { describe, expect, it } from 'vitest';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { expectedSample, sampleDifferences } from '../../dialects/expectedSample.ts';
import { createOtherPractice } from '../../dialects/otherPractices.ts';
import { practiceDays } from '../../dialects/practice.ts';
import { allPages, at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { appointmentFields, appointmentFrom, clientFrom, customerFields } from './readByEye.ts';
import { shopmonkey } from './shopmonkey.ts';

const visit = productVisits(shopmonkey);
const { view } = shopmonkey;
const { of } = view.ids;
const day = '2026-11-17';
/** All rows of a list whose arguments are the rest of an object or of a list of arguments. */
function listed(query: RunQuery, call: (page: string) => string, list: string, fields: string) {
  return allPages(async (from) => {
    const skip = Number(from ?? 0);
    const page = `limit: 40, skip: ${String(skip)}`;
    const answer = await query(`{ ${call(page)} { success data { ${fields} } meta { total hasMore } } }`);
    const rows = rowsAt(answer, `${list}.data`);
    return { rows, next: at(answer, `${list}.meta.hasMore`) === true ? String(skip + rows.length) : null };
  });
}

const rangeOf = (from: string, to: string): string => `startDate: { from: "${from}", to: "${to}" }`;
const dayAfter = (own: string): string => new Date(Date.parse(own) + 86_400_000).toISOString().slice(0, 10);
const search = (input: string): string => `searchAppointments(input: { ${input} })`;

/** The appointments of a day, by the clock of each location. */
async function dayOf(query: RunQuery, own: string): Promise<readonly Row[]> {
  const range = rangeOf(`${own}T00:00:00Z`, `${dayAfter(own)}T12:00:00Z`);
  const rows = await listed(query, (page) => search(`${range}, ${page}`), 'searchAppointments', appointmentFields);
  return rows.map(appointmentFrom).filter(({ start }) => String(start).startsWith(own));
}

describe('Shopmonkey', () => {
  it('shows every value that is expected of three days', async () => {
    const { query, server } = await visit();
    for (const own of [day, '2026-11-01', '2026-03-08']) {
      const expected = expectedSample(shopmonkey, own);
      // eslint-disable-next-line no-await-in-loop -- One after the other, as a person would read them.
      const answer =
        await query(`{ locations { data { id name timezone address1 city state postalCode } meta { total } }
        searchCustomers(input: { limit: 5 }) { data { ${customerFields} } } }`);
      const sample = {
        locations: rowsAt(answer, 'locations.data').map((row) => ({
          id: row['id'],
          name: row['name'],
          address: ['address1', 'city', 'state', 'postalCode'].map((field) => row[field]).join(', '),
          timeZone: row['timezone'],
        })),
        clients: rowsAt(answer, 'searchCustomers.data').map(clientFrom),
        patients: [],
        // eslint-disable-next-line no-await-in-loop
        appointments: await dayOf(query, own),
      };
      expect(sampleDifferences(shopmonkey, expected, sample), own).toEqual([]);
      expect(sample.appointments).toHaveLength(expected.appointments.length);
      expect(expected.mayOmit).toEqual([]);
      const fleet = sample.clients.find(({ id }) => id === of('client', 3));
      expect(fleet).toMatchObject({ name: 'Riverside Cat Rescue' });
      expect(sample.clients[0]).toMatchObject({ phones: { length: 3 }, emails: { length: 2 } });
    }
    expect(missingOperations(shopmonkey)).toEqual([]);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });

  it('has the whole book and all customers, also of another practice', async () => {
    for (const practice of [undefined, createOtherPractice('oneDoctor')]) {
      // eslint-disable-next-line no-await-in-loop
      const { query, server } = await visit({ ...(practice && { practice }) });
      const everyone = (page: string): string => `searchCustomers(input: { ${page} })`;
      // eslint-disable-next-line no-await-in-loop
      const people = await listed(query, everyone, 'searchCustomers', customerFields);
      expect(people.map(({ id }) => id)).toEqual(view.clients(server.practice).map(({ key }) => of('client', key)));
      // eslint-disable-next-line no-await-in-loop
      const rows = await listed(query, (page) => `appointments(${page})`, 'appointments', 'id');
      const shown = server.practice.appointments.filter(view.shows).map(({ key }) => of('appointment', key));
      expect(rows.map(({ id }) => id)).toEqual(shown);
      for (const own of practice ? [day, '2026-11-18'] : practiceDays) {
        const { appointments } = expectedSample(shopmonkey, own, { practice: server.practice });
        // eslint-disable-next-line no-await-in-loop
        const ids = (await dayOf(query, own)).map(({ id }) => id);
        expect(ids, own).toEqual(appointments.map(({ id }) => id));
      }
    }
  });

  it('cuts a limit above 100, sorts, and filters by columns and by ranges', async () => {
    const { query, post } = await visit();
    const boulder = of('place', 2);
    const priya = of('provider', 3);
    const answer = await query(`{
      usual: appointments { data { id } meta { total hasMore } }
      most: appointments(limit: 5000) { data { id } meta { total hasMore } }
      last: appointments(limit: 10, orderBy: [{ startDate: desc }]) { data { startDate } }
      there: appointments(where: { locationId: "${boulder}", startDate: { gte: "2026-11-17T07:00:00Z", lt: "2026-11-18T07:00:00Z" } }, limit: 100) {
        data { locationId startDate } }
      declined: appointments(where: { confirmationStatus: Declined }) { data { cancellationNote confirmationStatus } }
      hers: searchAppointments(input: { technicians: ["${priya}"], limit: 100, sort: desc }) { data { technicianIds startDate } }
      open: searchAppointments(input: { technicians: ["${priya}"], includeUnassigned: true, limit: 100 }) { data { technicianIds } }
      ended: searchAppointments(input: { endDate: { from: "2026-11-17T14:00:00Z", to: "2026-11-17T15:00:00Z" } }) { data { endDate } }
      own: searchAppointments(input: { customerId: "${of('client', 5)}" }) { data { customerId vehicle { computed_ymm } } }
      ids: appointments(ids: ["${of('appointment', 4)}", "x"]) { data { id } meta { total } }
      blocked: appointments(where: { name: "Team meeting" }) { data { customer { id } technicians { firstName } note } }
    }`);
    expect([rowsAt(answer, 'usual.data').length, rowsAt(answer, 'most.data').length]).toEqual([25, 100]);
    expect(at(answer, 'most.meta')).toMatchObject({ hasMore: true });
    const starts = rowsAt(answer, 'last.data').map(({ startDate }) => String(startDate));
    expect(starts).toEqual(starts.toSorted().toReversed());
    expect(new Set(rowsAt(answer, 'there.data').map(({ locationId }) => locationId))).toEqual(new Set([boulder]));
    expect(rowsAt(answer, 'declined.data').every(({ cancellationNote }) => cancellationNote === 'Client called')).toBe(
      true,
    );
    expect(rowsAt(answer, 'hers.data').every(({ technicianIds }) => String(technicianIds) === priya)).toBe(true);
    expect(rowsAt(answer, 'open.data').length).toBeGreaterThan(rowsAt(answer, 'hers.data').length);
    for (const { endDate } of rowsAt(answer, 'ended.data'))
      expect(String(endDate) >= '2026-11-17T14:00:00.000Z' && String(endDate) <= '2026-11-17T15:00:00.000Z').toBe(true);
    expect(rowsAt(answer, 'ended.data').length).toBeGreaterThan(1);
    expect(at(answer, 'own.data.0')).toMatchObject({
      customerId: of('client', 5),
      vehicle: { computed_ymm: expect.any(String) },
    });
    expect(answer['ids']).toEqual({ data: [{ id: of('appointment', 4) }], meta: { total: 1 } });
    expect(at(answer, 'blocked.data')).toEqual([
      { customer: null, technicians: [{ firstName: 'Amelia' }], note: 'Staff meeting' },
    ]);
    for (const bad of ['limit: 0', 'skip: -1', 'where: { startDate: { gte: "tomorrow" } }']) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(`{ appointments(${bad}) { data { id } } }`);
      expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST', statusCode: 400, success: false });
    }
  });

  it('searches customers by words, e-mail and number, and gives one by its id', async () => {
    const { query, post } = await visit();
    const found = await query(`{
      zoe: searchCustomers(input: { query: "zoë o'b" }) { data { id } }
      phone: searchCustomers(input: { query: "555-0105" }) { data { companyName } }
      none: searchCustomers(input: { query: "zqxwv" }) { data { id } meta { total hasMore } }
      fleets: searchCustomers(input: { where: { customerType: Fleet } }) { data { companyName paymentTerm { name } } }
      saco: searchCustomers(input: { locationId: "${of('place', 3)}", limit: 100 }) { data { locationIds } }
      mail: searchCustomersByEmail(email: "Zoe2@example.test") { data { id note } }
      call: searchCustomersByPhoneNumber(phoneNumber: "12075550101") { data { id firstName } }
      customer(id: "${of('client', 5)}") { firstName note appointmentCount messageCount deferredServices { name deferredReason }
        vehicles { year make owners { id } mileageLogs { mileage } }
        orders { data { number status workflowStatus { name } totalCostCents services { name labors { hours } } } meta { total } } } }`);
    expect(rowsAt(found, 'zoe.data').map(({ id }) => id)).toEqual([of('client', 1), of('client', 8)]);
    expect(at(found, 'phone.data')).toEqual([{ companyName: 'Riverside Cat Rescue' }]);
    expect(found['none']).toEqual({ data: [], meta: { total: 0, hasMore: false } });
    expect(at(found, 'fleets.data')).toContainEqual({
      companyName: 'Riverside Cat Rescue',
      paymentTerm: { name: 'Net 30' },
    });
    expect(new Set(rowsAt(found, 'saco.data').flatMap(({ locationIds }) => locationIds))).toEqual(
      new Set([of('place', 3)]),
    );
    expect(at(found, 'mail.data')).toEqual([{ id: of('client', 8), note: 'Not the other Zoë.' }]);
    expect(at(found, 'call.data')).toEqual([{ id: of('client', 1), firstName: 'Zoë' }]);
    expect(found['customer']).toMatchObject({ firstName: 'Ana', note: 'Prefers messages.' });
    expect(rowsAt(found, 'customer.vehicles')).toHaveLength(2);
    for (const text of [
      `customer(id: "${of('client', 41)}") { id }`,
      'appointment(id: "x") { id }',
      'order(id: "x") { id }',
    ]) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(`{ ${text} }`);
      expect(body.errors?.[0]?.extensions, text).toMatchObject({ code: 'NOT_FOUND', statusCode: 404 });
    }
  });

  it('has users, canned services and all that is beside the calendar', async () => {
    const { query, server } = await visit();
    const answer = await query(`{ company { id name } loggedInUser { email location { name } role { name } }
      users(where: { active: true }) { data { id firstName lastName active role { name } locations { name } } }
      all: users { meta { total } } there: users(where: { locationId: "${of('place', 3)}" }) { data { firstName } }
      cannedServices(where: { bookable: true }) { data { id name totalCents labors { hours } } }
      orders(where: { status: Invoice }, limit: 100) { data { customerId totalCostCents invoiced } }
      payments { data { amountCents order { number } } } inspections { data { name items { name status } } }
      conversations { data { id customer { id } messages { text authorType } } } timesheets { data { technician { firstName } clockIn } }
      vendors { data { name } } inventoryParts { data { name vendor { name } } } inventoryTires { data { size } }
      searchParts(query: "filter") { data { number } } purchaseOrders { data { status vendor { name } } }
      workflowStatuses(where: { locationId: "${of('place', 1)}" }) { data { name position } } labels { data { name entity } }
      roles { data { name } } laborRates { data { name valueCents } } paymentTerms { data { name } } referralSources { data { name } }
      taxConfigs { data { taxPercent } } webhooks { data { url } } }`);
    expect(answer['company']).toMatchObject({ name: 'Harbor Veterinary Group' });
    expect([rowsAt(answer, 'users.data').length, at(answer, 'all.meta.total')]).toEqual([7, 8]);
    expect(rowsAt(answer, 'there.data').map(({ firstName }) => firstName)).toEqual(['Björn', 'Grace']);
    expect(rowsAt(answer, 'cannedServices.data')).toHaveLength(6);
    expect(at(answer, 'cannedServices.data.0')).toMatchObject({ id: of('visitType', 1), labors: [{ hours: 0.5 }] });
    expect(rowsAt(answer, 'orders.data').every((row) => row['invoiced'] === true)).toBe(true);
    expect(rowsAt(answer, 'workflowStatuses.data').map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
    expect(at(answer, 'searchParts.data')).toEqual([{ number: 'OF-1180' }]);
    const [car, plate] = ['4S3BMHB68B3280002', '1014AB'];
    const cars = await query(`{ vehicleByVin(vin: "${car}") { licensePlate }
      vehicleByLicensePlate(region: "ME", licensePlate: "${plate}") { vin type owners { id } } }`);
    expect(cars).toMatchObject({ vehicleByVin: { licensePlate: plate }, vehicleByLicensePlate: { vin: car } });
    for (const list of Object.keys(answer).filter((name) => at(answer, `${name}.data`) !== null))
      expect(rowsAt(answer, `${list}.data`).length, list).toBeGreaterThan(0);
    const visited =
      await query(`{ appointments(where: { startDate: { gte: "2026-11-17T05:00:00Z", lt: "2026-11-18T05:00:00Z" } }, limit: 100) {
      data { confirmationStatus order { status workflowStatus { name } } } } }`);
    const columns = rowsAt(visited, 'appointments.data').map((row) => at(row, 'order.workflowStatus.name'));
    expect(new Set(columns)).toEqual(new Set([null, 'Dropped Off', 'In Progress', 'Ready for Pickup', 'Invoices']));
    const types = await readPiecewise(query);
    expect(types.size).toBeGreaterThan(100);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    expect(server.received.mutations).toEqual([]);
  });
});
