import { describe, expect, it } from 'vitest';
import { wallDay } from '../../dialects/clock.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, named, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { vagaro } from './vagaro.ts';

const { view } = vagaro;
const { of } = view.ids;
const visit = productVisits(vagaro);
const day = '2026-11-17';
const period = 'startTime: { gte: "2026-11-17T05:00:00Z", lt: "2026-11-18T05:00:00Z" }';

function readAll(query: RunQuery, list: string, fields: string, args = ''): Promise<Row[]> {
  return allPages(async (from) => {
    const text = `{ ${list}(pageSize: 30, pageNumber: ${from ?? '1'} ${args}) {
      items { ${fields} } pageInfo { nextPage } } }`;
    const answer = await query(text);
    const next = at(answer, `${list}.pageInfo.nextPage`);
    return { rows: rowsAt(answer, `${list}.items`), next: typeof next === 'number' ? String(next) : null };
  });
}

describe('Vagaro', () => {
  it('gives locations and customers in numbered pages', async () => {
    const { query, server, post } = await visit();
    const { locations, clients } = expectedSample(vagaro, day);
    const places = await readAll(
      query,
      'locations',
      'businessId businessName streetAddress city regionCode postalCode businessGroupId',
    );
    expect(
      places.map((row) => ({
        id: row['businessId'],
        name: row['businessName'],
        address: ['streetAddress', 'city', 'regionCode', 'postalCode'].map((name) => String(row[name])).join(', '),
      })),
    ).toEqual(locations);
    const people = await readAll(
      query,
      'customers',
      `customerId customerFirstName customerLastName email mobilePhone dayPhone nightPhone generalTags businessIds
        birthday gender postalCode`,
    );
    const everybody = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    expect(everybody.slice(0, 5)).toEqual(clients);
    expect(
      people.map((row) => ({
        id: row['customerId'],
        name: named(row, 'customerFirstName', 'customerLastName'),
        ...(row['customerFirstName'] !== null && { givenName: row['customerFirstName'] }),
        familyName: row['customerLastName'],
        phones: [row['mobilePhone'], row['nightPhone'], row['dayPhone']].filter((phone) => phone !== null),
        emails: [row['email']].filter((email) => email !== null),
        tags: row['generalTags'],
      })),
    ).toEqual(everybody);
    expect(people.every((row) => rowsAt(row, 'businessIds').length === 3 && row['birthday'] === null)).toBe(true);
    const long = await query('{ customers(pageSize: 1000) { items { customerId } pageInfo { pageSize totalCount } } }');
    expect(at(long, 'customers.pageInfo')).toEqual({ pageSize: 100, totalCount: everybody.length });
    const none = await post('{ customers(pageNumber: 0) { items { customerId } } }');
    expect(none.body.errors?.[0]?.message).toBe('pageNumber must be greater than 0.');
    expect(missingOperations(vagaro)).toEqual([]);
  });

  it('has the appointments of a day in UTC, with links beside the ids', async () => {
    const { query } = await visit();
    const fields = `appointmentId startTime endTime bookingStatus serviceTitle customerId serviceProviderId businessId
      customer { customerId customerFirstName customerLastName }
      serviceProvider { serviceProviderId employeeFirstName employeeLastName }
      business { businessId businessName } service { serviceTitle }`;
    const rows = await readAll(query, 'appointments', fields, `filter: { ${period} }`);
    const { appointments, mayOmit } = expectedSample(vagaro, day);
    expect(
      rows.map((row) => ({
        id: row['appointmentId'],
        start: row['startTime'],
        end: row['endTime'],
        status: row['bookingStatus'],
        ...(row['customer'] !== null && {
          client: {
            id: row['customerId'],
            name: named(row, 'customer.customerFirstName', 'customer.customerLastName'),
          },
        }),
        ...(row['serviceProvider'] !== null && {
          provider: {
            id: row['serviceProviderId'],
            name: named(row, 'serviceProvider.employeeFirstName', 'serviceProvider.employeeLastName'),
          },
        }),
        location: { id: row['businessId'], name: at(row, 'business.businessName') },
      })),
    ).toEqual(appointments);
    expect(appointments.length).toBeGreaterThan(20);
    expect(mayOmit).toHaveLength(2);
    expect(rows.every((row) => row['serviceTitle'] === at(row, 'service.serviceTitle'))).toBe(true);
    const whole = await readAll(query, 'appointments', 'startTime bookingStatus');
    expect(new Set(whole.map((row) => row['bookingStatus']))).toEqual(
      new Set([
        'ACCEPTED',
        'CONFIRMED',
        'SHOW',
        'SERVICE_IN_PROGRESS',
        'SERVICE_COMPLETE',
        'CANCEL',
        'NO_SHOW',
        'DELETED',
      ]),
    );
    const onDay = whole.filter((row) => wallDay(Date.parse(String(row['startTime'])), 'America/New_York') === day);
    expect(onDay).toHaveLength(appointments.length);
  });

  it('filters by operators and sorts', async () => {
    const { query, post } = await visit();
    const summit = of('place', 2);
    const answer = await query(`{
      named: customers(filter: { customerLastName: { contains: "O'BRI" } }) { items { customerFirstName } }
      exact: customers(filter: { customerLastName: { eq: "o'brien" } }) { pageInfo { totalCount } }
      either: customers(filter: { or: [{ email: { startsWith: "mai@" } }, { mobilePhone: { eq: "2075550107" } }] }) { items { customerLastName } }
      vip: customers(filter: { generalTags: { eq: "VIP" }, businessIds: { eq: "${summit}" } }) { items { generalTags } }
      sorted: customers(sort: { field: LAST_NAME, direction: DESC }, pageSize: 100) { items { customerLastName } }
      here: appointments(filter: { ${period} businessId: { in: ["${summit}"] } bookingStatus: { notIn: [CANCEL, DELETED] } }) {
        items { businessId bookingStatus } }
      last: appointments(orderBy: DESC, pageSize: 2) { items { startTime } }
      edge: appointments(filter: { startTime: { gt: "2026-11-17T13:00:00Z", lte: "2026-11-17T13:30:00" } }) { items { startTime } }
      one: appointment(appointmentId: "${of('appointment', 1)}") { appointmentId modifiedDate createdBy }
      customer(customerId: "${of('client', 1)}") { email appointments(orderBy: DESC) { pageInfo { totalCount } } }
      gone: customer(customerId: "${of('client', 41)}") { email }
    }`);
    expect(rowsAt(answer, 'named.items')).toEqual([{ customerFirstName: 'Zoë' }, { customerFirstName: 'Zoë' }]);
    expect(at(answer, 'exact.pageInfo.totalCount')).toBe(0);
    expect(rowsAt(answer, 'either.items')).toEqual([{ customerLastName: 'Nguyễn' }, { customerLastName: 'Abbott' }]);
    expect(rowsAt(answer, 'vip.items').length).toBeGreaterThan(5);
    const names = rowsAt(answer, 'sorted.items').map((row) => String(row['customerLastName']).toLowerCase());
    expect(names).toEqual(names.toSorted((one, other) => (one < other ? 1 : -1)));
    expect(rowsAt(answer, 'here.items').length).toBeGreaterThan(3);
    expect(rowsAt(answer, 'here.items').every((row) => row['businessId'] === summit)).toBe(true);
    expect(new Set(rowsAt(answer, 'edge.items').map((row) => row['startTime']))).toEqual(
      new Set(['2026-11-17T13:30:00Z']),
    );
    expect(answer['gone']).toBeNull();
    expect(at(answer, 'customer.email')).toBe('zoe.obrien@example.test');
    const wrong = await post('{ appointments(filter: { startTime: { gte: "today" } }) { items { startTime } } }');
    expect(wrong.body.errors?.[0]).toMatchObject({
      message: 'startTime is not a valid date.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  it('has employees, services, tasks, transactions and free times', async () => {
    const { query } = await visit();
    const answer = await query(`{
      employees(filter: { isActive: { eq: false } }) { items { employeeFirstName isActive accessLevel { accessLevelName } } }
      services { items { serviceTitle parentServiceTitle servicePerformedBy { durationMinutes } } pageInfo { pageSize } }
      personalTasks(filter: { startTime: { gte: "2026-11-17", lt: "2026-11-18" } }) { items { personalTaskName startTime endTime } }
      transactions(pageSize: 5) { items { itemSold ccAmount customer { customerLastName } } }
      formResponses { items { questionsAndAnswers { question answer } } }
      accessLevels(businessId: "${of('place', 1)}") { accessLevelName }
      appointmentAvailability(businessId: "${of('place', 1)}", appointmentDate: "${day}",
        bookingItems: [{ serviceId: "${of('visitType', 1)}", serviceProviderId: "${of('provider', 1)}" }]) {
        items { serviceProvider duration } timeSlot }
    }`);
    expect(rowsAt(answer, 'employees.items')).toMatchObject([{ employeeFirstName: 'Oscar' }]);
    expect(rowsAt(answer, 'services.items')).toHaveLength(6);
    expect(rowsAt(answer, 'personalTasks.items')).toEqual([
      { personalTaskName: 'Staff meeting', startTime: '2026-11-17T12:00:00', endTime: '2026-11-17T13:00:00' },
    ]);
    expect(rowsAt(answer, 'transactions.items')).toHaveLength(5);
    expect(rowsAt(answer, 'formResponses.items').length).toBeGreaterThan(3);
    const [slot] = rowsAt(answer, 'appointmentAvailability');
    expect(at(slot, 'items.0')).toEqual({ serviceProvider: 'Amelia Okafor', duration: 30 });
    expect(at(slot, 'timeSlot')).not.toContain('12:30');
  });

  it('writes personal tasks, employees and locations, deletes customers, and refuses in words', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const [businessId, serviceProviderId] = [of('place', 2), of('provider', 3)];
    const ids = `businessId: "${businessId}", serviceProviderId: "${serviceProviderId}"`;
    const made = await query(`mutation { createPersonalTask(input: { ${ids}, personalTaskName: "Lunch"
      startTime: "2026-11-18T12:00:00", endTime: "2026-11-18T12:45:00" }) { personalTaskId startTime blockOnlineBooking } }`);
    expect(at(made, 'createPersonalTask')).toMatchObject({
      startTime: '2026-11-18T12:00:00',
      blockOnlineBooking: true,
    });
    expect(practice.appointments.at(-1)).toMatchObject({ isBlock: true, minutes: 45, placeKey: 2, providerKey: 3 });
    const id = String(at(made, 'createPersonalTask.personalTaskId'));
    const moved = await query(`mutation { updatePersonalTask(personalTaskId: "${id}", input: { ${ids}
      personalTaskComment: "Out", endTime: "2026-11-18T13:00:00" }) { personalTaskComment endTime personalTaskName } }`);
    expect(at(moved, 'updatePersonalTask')).toEqual({
      personalTaskComment: 'Out',
      endTime: '2026-11-18T13:00:00',
      personalTaskName: 'Lunch',
    });
    await query(`mutation { deletePersonalTask(businessId: "${businessId}", personalTaskId: "${id}") { status } }`);
    expect(practice.appointments.at(-1)?.isDeleted).toBe(true);
    const changed = await query(`mutation {
      updateLocation(businessId: "${businessId}", input: { businessAlias: "Hill" }) { businessName businessAlias }
      updateEmployee(${ids}, input: { dayPhone: "303 555 0199" }) { phone employeeFirstName }
      unassignEmployee(${ids}) { businessIds }
      deleteCustomer(businessId: "${businessId}", customerId: "${of('client', 7)}") { status message } }`);
    expect(changed).toMatchObject({
      updateLocation: { businessName: 'Summit Pet Clinic', businessAlias: 'Hill' },
      updateEmployee: { phone: '303 555 0199', employeeFirstName: 'Priya' },
      unassignEmployee: { businessIds: [] },
      deleteCustomer: { status: 200, message: 'Success' },
    });
    const again = await post(
      `mutation { deleteCustomer(businessId: "${businessId}", customerId: "${of('client', 7)}") { status } }`,
    );
    expect(again.body.errors?.[0]).toMatchObject({ message: 'Customer not found.', extensions: { code: 'NOT_FOUND' } });
    const locked = await visit({ refuseWrites: 'This token may only read' });
    const refused = await locked.post(
      `mutation { deleteCustomer(businessId: "${businessId}", customerId: "${of('client', 6)}") { status } }`,
    );
    expect(refused.body.errors?.[0]?.message).toBe('This token may only read');
  });

  it('shows its schema within the depth that is allowed, and fails with a row that it can not read', async () => {
    const { query } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Mutation'), 'fields')).toHaveLength(8);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ customers(pageSize: 1) { items { customerId } } }')).status).toBe(200);
    expect((await poisoned.post('{ customers { items { customerId } } }')).status).toBe(500);
  });
});
