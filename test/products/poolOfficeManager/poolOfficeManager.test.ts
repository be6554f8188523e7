import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, nodesAt, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { poolOfficeManager } from './poolOfficeManager.ts';

const { view } = poolOfficeManager;
const { of } = view.ids;
const visit = productVisits(poolOfficeManager);

describe('Pool Office Manager', () => {
  it('pages customers by cursor, searches them, and reads one by a selector', async () => {
    const { server, query } = await visit();
    const clients = view.clients(server.practice);
    const ids = clients.map(({ key }) => of('client', key));
    const list = (args: string): string =>
      `infiniteCustomers(${args}) { edges { node { id } cursor } pageInfo { hasNextPage endCursor } totalCount }`;
    const first = await query(`{ ${list('first: 500')} }`);
    const idsOf = (part: string, answer: unknown = first): unknown[] => nodesAt(answer, part).map(({ id }) => id);
    expect(idsOf('infiniteCustomers')).toEqual(ids.slice(0, 100));
    expect(at(first, 'infiniteCustomers.totalCount')).toBe(ids.length);
    const after = JSON.stringify(at(first, 'infiniteCustomers.pageInfo.endCursor'));
    const found = await query(`{ second: ${list(`first: 100, after: ${after}`)}
      zoe: ${list('first: 5, search: "zoë o\'brien"')} company: ${list('first: 5, search: "RESCUE"')}
      idle: ${list('first: 5, filter: { status: INACTIVE }')} vip: ${list('first: 1, filter: { tagIds: ["tag_vip"] }')}
      customer(selector: { id: "${of('client', 1)}" }) { firstName lastName email phone mobilePhone status tags { name } }
      rescue: customer(selector: { email: "desk@rescue.example.test" }) { firstName lastName companyName customerType }
      missing: customer(selector: { id: "cust_9999" }) { id } company2: company { name timezone address { street } } }`);
    expect(idsOf('second', found)).toEqual(ids.slice(100));
    expect(idsOf('zoe', found)).toEqual([of('client', 1), of('client', 8)]);
    expect(idsOf('company', found)).toEqual([of('client', 3)]);
    expect(idsOf('idle', found)[0]).toBe(of('client', 4));
    expect(at(found, 'vip.totalCount')).toBe(clients.filter(({ tags }) => tags.includes('VIP')).length);
    const [zoe] = clients;
    const shown = zoe && clientThrough(view, server.practice, zoe);
    expect(at(found, 'customer.email')).toBe(shown?.emails?.[0]);
    expect(shown?.phones).toEqual([at(found, 'customer.phone'), at(found, 'customer.mobilePhone')]);
    expect(found['rescue']).toMatchObject({ lastName: null, companyName: 'Riverside Cat Rescue' });
    expect(found['missing']).toBeNull();
    expect(found['company2']).toMatchObject({ timezone: 'America/New_York', address: { street: '18 Harbor Street' } });
    expect(missingOperations(poolOfficeManager)).toEqual([]);
  });

  it('has the appointments of a day by numbered pages, and one by a filter', async () => {
    const { server, query } = await visit();
    const { appointments } = expectedSample(poolOfficeManager, '2026-11-17', { practice: server.practice });
    const list = (page: number, limit: number, more = ''): string => `paginatedAppointments(page: ${String(page)}
      limit: ${String(limit)}, selector: { filters: { scheduledAt: { gte: "2026-11-17T05:00:00Z", lt: "2026-11-18T00:00:00-05:00" }
      ${more} }, sort: { field: scheduledAt } }) { edges { node { id title description scheduledAt duration status
      customer { id } assignedTo { id firstName } services { name } } } pagination { total page limit totalPages } }`;
    const day =
      await query(`{ all: ${list(1, 100)} second: ${list(2, 10)} off: ${list(1, 50, 'status: { eq: CANCELLED }')}
      one: paginatedAppointments(page: 1, limit: 1, selector: { filters: { id: { eq: "${String(appointments[0]?.id)}" } } }) {
        edges { node { id address { street } } } } paginatedServices(page: 1, limit: 1) { pagination { total } }
      serviceTypes { name } technicians: users(filter: { role: TECHNICIAN, isActive: true }) { lastName } users { role } }`);
    const nodes = nodesAt(day, 'all');
    expect(new Set(nodes.map(({ id }) => id))).toEqual(new Set(appointments.map(({ id }) => id)));
    const total = appointments.length;
    expect(at(day, 'second.pagination')).toEqual({ total, page: 2, limit: 10, totalPages: Math.ceil(total / 10) });
    expect(nodesAt(day, 'second').map(({ id }) => id)).toEqual(nodes.slice(10, 20).map(({ id }) => id));
    for (const { id, start, end, status, reason, client, provider } of appointments) {
      const node = nodes.find((each) => each['id'] === id);
      const from = Date.parse(String(node?.['scheduledAt']));
      expect([from, from + Number(node?.['duration']) * 60_000]).toEqual([
        Date.parse(start ?? ''),
        Date.parse(end ?? ''),
      ]);
      expect(node).toMatchObject({ status, description: reason ?? null });
      expect([at(node, 'customer.id'), at(node, 'assignedTo.id')]).toEqual([client?.id ?? null, provider?.id ?? null]);
    }
    expect(nodesAt(day, 'off').length).toBe(nodes.filter(({ status }) => status === 'CANCELLED').length);
    expect(nodesAt(day, 'one')[0]).toMatchObject({ id: appointments[0]?.id });
    expect(at(day, 'paginatedServices.pagination.total')).toBeGreaterThan(10);
    expect(
      [rowsAt(day, 'serviceTypes'), rowsAt(day, 'technicians'), rowsAt(day, 'users')].map((rows) => rows.length),
    ).toEqual([6, 7, 9]);
  });

  it('books, moves, cancels and deletes, and enters customers', async () => {
    const { server, query, post } = await visit();
    const made =
      await query(`mutation { createCustomer(input: { firstName: "Jo", lastName: "Park", mobilePhone: "207 555 0199"
      email: "jo@example.test" }) { id status } }`);
    const customer = String(at(made, 'createCustomer.id'));
    await query(
      `mutation { updateCustomer(id: "${customer}", input: { phone: "207 555 0198", status: INACTIVE }) { id } }`,
    );
    const client = server.practice.clients.at(-1);
    expect(client).toMatchObject({ familyName: 'Park', isActive: false, emails: ['jo@example.test'] });
    expect(client?.phones.map(({ value }) => value)).toEqual(['207 555 0199', '207 555 0198']);
    const booked =
      await query(`mutation { createAppointment(input: { customerId: "${customer}", serviceIds: ["svc_0002"]
      scheduledAt: "2026-11-19T15:00:00Z", assignedToId: "user_0001", description: "Shots" }) { id title duration status } }`);
    expect(booked['createAppointment']).toMatchObject({ title: 'Vaccination', duration: 20, status: 'SCHEDULED' });
    const id = String(at(booked, 'createAppointment.id'));
    const last = () => server.practice.appointments.at(-1);
    await query(
      `mutation { updateAppointment(id: "${id}", input: { scheduledAt: "2026-11-19T16:00:00Z", duration: 30 }) { id } }`,
    );
    expect(last()).toMatchObject({
      start: Date.parse('2026-11-19T16:00:00Z'),
      minutes: 30,
      providerKey: 1,
      reason: 'Shots',
    });
    await query(`mutation { startService(appointmentId: "${id}") { number status appointment { status } } }`);
    expect(last()?.state).toBe('inProgress');
    await query(`mutation { cancelAppointment(id: "${id}", reason: "Away") { status cancellationReason } }`);
    expect(last()).toMatchObject({ state: 'cancelled', cancelReason: 'Away' });
    await query(`mutation { deleteAppointment(id: "${id}") }`);
    const { body } = await post(`mutation { cancelAppointment(id: "${id}") { id } }`);
    expect(body.errors?.[0]).toMatchObject({ message: 'Appointment not found', extensions: { code: 'NOT_FOUND' } });
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    const refused = await closed.post('mutation { createCustomer(input: { lastName: "Park" }) { id } }');
    expect(refused.body.errors?.[0]).toMatchObject({
      message: 'Closed for the day',
      extensions: { code: 'FORBIDDEN' },
    });
  });

  it('cuts pages to a cap, spoils those with a poisoned row, and shows its schema within depth 8', async () => {
    const capped = await visit({ cap: 3, poison: [{ kind: 'client', key: 1 }] });
    expect((await capped.post('{ infiniteCustomers(first: 3) { edges { node { id } } } }')).status).toBe(500);
    const cut = await capped.query('{ paginatedAppointments(page: 1, limit: 20) { edges { node { id } } } }');
    expect(nodesAt(cut, 'paginatedAppointments')).toHaveLength(3);
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields').map(({ name }) => name)).toContain('infiniteCustomers');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
