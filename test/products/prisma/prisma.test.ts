import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { prisma } from './prisma.ts';

const { view } = prisma;
const visit = productVisits(prisma);

describe('Prisma', () => {
  it('gives all customers, or pages by skip and take, or from a cursor', async () => {
    const { server, query } = await visit();
    // Its lists hold deleted rows as well.
    const ids = server.practice.clients.map(({ key }) => key);
    const pages = await query(`{ all: customers { id } second: customers(take: 50, skip: 50) { id }
      after: customers(take: 3, skip: 1, cursor: { id: 10 }) { id } last: customers(take: -2) { id }
      deleted: customers(where: { deletedAt: { not: { equals: null } } }) { id }
      aggregateCustomer { _count { _all phone } } }`);
    const idsOf = (list: string): unknown[] => rowsAt(pages, list).map(({ id }) => id);
    expect(idsOf('all')).toEqual(ids);
    expect(idsOf('second')).toEqual(ids.slice(50, 100));
    expect(idsOf('after')).toEqual([11, 12, 13]);
    expect(idsOf('last')).toEqual([119, 120]);
    expect(idsOf('deleted')).toEqual([41, 82]);
    expect(at(pages, 'aggregateCustomer._count._all')).toBe(ids.length);
    expect(missingOperations(prisma)).toEqual([]);
  });

  it('finds by the family name, by relations, and one by what is unique', async () => {
    const { server, query, post } = await visit();
    const found = await query(`{
      exact: customers(where: { lastName: { contains: "o'brien" } }) { id }
      loose: customers(where: { lastName: { contains: "o'brien", mode: insensitive } }) { id }
      both: customers(where: { OR: [{ lastName: { equals: "Abel" } }, { email: { startsWith: "zoe2" } }] }) { id }
      sorted: customers(orderBy: [{ lastName: asc }, { firstName: { sort: desc, nulls: last } }], take: 2) { lastName }
      customer(where: { id: 6 }) { id firstName lastName email phone deletedAt _count { appointments } }
      mail: getCustomer(where: { email: "zoe2@example.test" }) { id }
      nobody: customer(where: { id: 9999 }) { id }
      hers: appointments(where: { customer: { is: { lastName: { equals: "O'Brien" } } } }) { customerId } }`);
    expect(found['exact']).toEqual([]);
    expect(found['loose']).toEqual([{ id: 1 }, { id: 8 }]);
    expect(found['both']).toEqual([{ id: 6 }, { id: 8 }]);
    expect(found['sorted']).toEqual([{ lastName: 'Abbott' }, { lastName: 'Abel' }]);
    expect([found['mail'], found['nobody']]).toEqual([{ id: 8 }, null]);
    expect(rowsAt(found, 'hers').length).toBeGreaterThan(0);
    expect(rowsAt(found, 'hers').every((row) => [1, 8].includes(Number(row['customerId'])))).toBe(true);
    const client = server.practice.clients[5];
    const shown = client && clientThrough(view, server.practice, client);
    expect(found['customer']).toMatchObject({
      id: 6,
      firstName: shown?.givenName,
      lastName: shown?.familyName,
      email: shown?.emails?.[0],
      phone: shown?.phones?.[0],
      deletedAt: null,
    });
    const { body } = await post('{ getCustomer(where: { id: 9999 }) { id } }');
    expect(body.errors?.[0]?.message).toBe('No Customer found');
  });

  it('has the appointments of a day at its place, deleted ones too', async () => {
    const { server, query } = await visit();
    const { appointments, mayOmit } = expectedSample(prisma, '2026-11-17', { practice: server.practice });
    const day = await query(`{ appointments(orderBy: [{ start: asc }, { id: asc }], where: { start: {
      gte: "2026-11-17T05:00:00Z", lt: "2026-11-18T05:00:00Z" } }) {
      id start end status comment deletedAt customer { id lastName } user { id firstName lastName } appointmentType { name duration } } }`);
    const nodes = rowsAt(day, 'appointments');
    expect(nodes.map(({ id }) => String(id))).toEqual(appointments.map(({ id }) => id));
    expect(mayOmit).toHaveLength(2);
    for (const [index, { id, start, end, status, reason, client, provider }] of appointments.entries()) {
      const node = nodes[index];
      expect(Date.parse(String(at(node, 'start')))).toBe(Date.parse(start ?? ''));
      expect(Date.parse(String(at(node, 'end')))).toBe(Date.parse(end ?? ''));
      expect(node).toMatchObject({ status, comment: reason ?? null });
      expect(at(node, 'deletedAt') !== null).toBe(mayOmit.includes(id));
      expect([at(node, 'customer.id'), at(node, 'user.id')]).toEqual(
        [client, provider].map((row) => (row ? Number(row.id) : null)),
      );
    }
  });

  it('creates with what is connected or nested, sets, and deletes by date', async () => {
    const { server, query, post } = await visit();
    const made = await query(`mutation { createOneAppointment(data: { start: "2026-11-19T15:00:00.000Z",
      end: "2026-11-19T15:25:00.000Z", user: { connect: { id: 1 } }, appointmentType: { connect: { id: 2 } },
      customer: { create: { firstName: "Jo", lastName: "Park", phone: "207 555 0199" } } }) { id status start customer { lastName } } }`);
    expect(made['createOneAppointment']).toMatchObject({ status: 'BOOKED', customer: { lastName: 'Park' } });
    const id = String(at(made, 'createOneAppointment.id'));
    const moved =
      await query(`mutation { updateOneAppointment(where: { id: ${id} }, data: { start: { set: "2026-11-19T16:00:00Z" },
      end: { set: "2026-11-19T16:30:00Z" }, status: { set: CANCELED }, cancellationReason: { set: "Away" } }) { start status } }`);
    expect(moved['updateOneAppointment']).toEqual({ start: '2026-11-19T16:00:00.000Z', status: 'CANCELED' });
    expect(server.practice.appointments.at(-1)).toMatchObject({ minutes: 30, cancelReason: 'Away', providerKey: 1 });
    await query(`mutation { deleteOneAppointment(where: { id: ${id} }) { id } }`);
    const gone = await query(`{ appointment(where: { id: ${id} }) { deletedAt } }`);
    expect(at(gone, 'appointment.deletedAt')).not.toBeNull();
    await query('mutation { updateOneCustomer(where: { id: 6 }, data: { phone: { set: "207 555 0198" } }) { id } }');
    expect(server.practice.clients[5]?.phones[0]?.value).toBe('207 555 0198');
    const { body } = await post('mutation { deleteOneUser(where: { id: 1 }) { id } }');
    expect(body.errors?.[0]?.message).toContain('Access denied');
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    const refused = await closed.post('mutation { createOneCustomer(data: { lastName: "Park" }) { id } }');
    expect(refused.body.errors?.[0]?.message).toBe('Closed for the day');
  });

  it('shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields').map(({ name }) => name)).toContain('findFirstCustomer');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
