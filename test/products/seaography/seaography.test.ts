import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, named, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { seaography } from './seaography.ts';

const { view } = seaography;
const visit = productVisits(seaography);

describe('Seaography', () => {
  it('gives all patients, or pages by cursor, from page 0 or by offset', async () => {
    const { server, query, post } = await visit();
    const ids = view.clients(server.practice).map(({ key }) => key);
    const info = 'pageInfo { hasPreviousPage hasNextPage endCursor } paginationInfo { pages current offset total }';
    const pages = await query(`{ all: patients { nodes { id } ${info} }
      page: patients(pagination: { page: { page: 1, limit: 50 } }) { nodes { id } ${info} }
      offset: patients(pagination: { offset: { offset: 3, limit: 2 } }) { edges { node { id } } ${info} }
      cursor: patients(orderBy: { lastName: DESC }, pagination: { cursor: { cursor: "Int[2]:10", limit: 2 } }) { nodes { id } ${info} } }`);
    const idsOf = (path: string): unknown[] => rowsAt(pages, path).map(({ id }) => id);
    expect(idsOf('all.nodes')).toEqual(ids);
    expect(at(pages, 'all.paginationInfo')).toEqual({ pages: 1, current: 1, offset: 0, total: ids.length });
    expect(idsOf('page.nodes')).toEqual(ids.slice(50, 100));
    expect(at(pages, 'page.paginationInfo')).toEqual({ pages: 3, current: 1, offset: 50, total: ids.length });
    expect(rowsAt(pages, 'offset.edges').map((edge) => at(edge, 'node.id'))).toEqual(ids.slice(3, 5));
    expect(idsOf('cursor.nodes')).toEqual([11, 12]);
    expect(at(pages, 'cursor')).toMatchObject({
      pageInfo: { hasPreviousPage: true, hasNextPage: true, endCursor: 'Int[2]:12' },
      paginationInfo: null,
    });
    const both = 'page: { page: 0, limit: 1 }, offset: { offset: 0, limit: 1 }';
    expect((await post(`{ patients(pagination: { ${both} }) { nodes { id } } }`)).body.errors).toHaveLength(1);
    expect(missingOperations(seaography)).toEqual([]);
  });

  it('finds by columns and by related rows, and orders as the table does', async () => {
    const { query } = await visit();
    const found = await query(`{
      exact: patients(filters: { lastName: { contains: "o'brien" } }) { nodes { id } }
      loose: patients(filters: { lastName: { ci_eq: "o'brien" } }) { nodes { id } }
      both: patients(filters: { or: [{ lastName: { eq: "Abel" } }, { email: { starts_with: "zoe2" } }] }) { nodes { id } }
      not: patients(filters: { not: { id: { gt: 2 } }, phoneNumber: { is_null: false } }) { nodes { id } }
      sorted: patients(orderBy: { lastName: ASC, firstName: DESC }, pagination: { page: { page: 0, limit: 2 } }) { nodes { lastName } }
      hers: medicalAppointments(having: { patients: { lastName: { eq: "O'Brien" } } }) { nodes { patientId } }
      users(filters: { id: { between: [2, 3] } }) { nodes { userPractitionerOffices { nodes { practitionerOfficeId } } } } }`);
    expect([rowsAt(found, 'exact.nodes'), rowsAt(found, 'loose.nodes')]).toEqual([[], [{ id: 1 }, { id: 8 }]]);
    expect(rowsAt(found, 'both.nodes')).toEqual([{ id: 6 }, { id: 8 }]);
    expect(rowsAt(found, 'not.nodes')).toEqual([{ id: 1 }, { id: 2 }]);
    expect(rowsAt(found, 'sorted.nodes')).toEqual([{ lastName: 'Abel' }, { lastName: "O'Brien" }]);
    expect(rowsAt(found, 'hers.nodes').length).toBeGreaterThan(0);
    expect(rowsAt(found, 'hers.nodes').every((row) => [1, 8].includes(Number(row['patientId'])))).toBe(true);
    const offices = rowsAt(found, 'users.nodes').map((row) => rowsAt(row, 'userPractitionerOffices.nodes').length);
    expect(offices).toEqual([2, 1]);
  });

  it('has the appointments of a day, by its date or by times with an offset', async () => {
    const { server, query, post } = await visit();
    const { appointments, clients } = expectedSample(seaography, '2026-11-17', { practice: server.practice });
    const day =
      await query(`{ medicalAppointments(orderBy: { startsAt: ASC, id: ASC }, filters: { date: { eq: "2026-11-17" } }) {
      nodes { id startsAt endsAt status reason patients { id firstName lastName } users { id firstName lastName }
        practitionerOffices { id name } } }
      same: medicalAppointments(filters: { startsAt: { gte: "2026-11-17T00:00:00-05:00", lt: "2026-11-18 07:00:00 +00:00" },
        date: { eq: "2026-11-17" } }) { paginationInfo { total } }
      patients(pagination: { offset: { offset: 0, limit: 1 } }) { nodes { id firstName lastName phoneNumber email } } }`);
    const nodes = rowsAt(day, 'medicalAppointments.nodes');
    expect(nodes.map(({ id }) => String(id)).toSorted()).toEqual(appointments.map(({ id }) => id).toSorted());
    expect(at(day, 'same.paginationInfo.total')).toBe(nodes.length);
    for (const { id, start, end, status, reason, client, provider, location } of appointments) {
      const node = nodes.find((each) => String(each['id']) === id);
      expect(String(at(node, 'startsAt'))).toBe(start?.replace('T', ' ').replace('Z', ' +00:00'));
      expect(String(at(node, 'endsAt'))).toBe(end?.replace('T', ' ').replace('Z', ' +00:00'));
      expect(node).toMatchObject({ status, reason: reason ?? null, practitionerOffices: { name: location?.name } });
      expect(named(node ?? {}, 'patients.firstName', 'patients.lastName').trim()).toBe(client?.name);
      expect(named(node ?? {}, 'users.firstName', 'users.lastName')).toBe(provider?.name);
    }
    const [first] = rowsAt(day, 'patients.nodes');
    expect([[first?.['phoneNumber']], [first?.['email']]]).toEqual([
      clients[0]?.phones?.slice(0, 1),
      clients[0]?.emails,
    ]);
    const wall = 'filters: { startsAt: { gt: "2026-11-17T00:00:00" } }';
    const bad = await post(`{ medicalAppointments(${wall}) { nodes { id } } }`);
    expect(bad.body.errors?.[0]?.message).toBe(
      '[type conversion: ChronoDateTimeUtc - MedicalAppointments.startsAt] premature end of input',
    );
  });

  it('creates rows whole, updates and deletes what a filter chooses', async () => {
    const { server, query, post } = await visit();
    const stamps = 'createdAt: "2026-11-17 15:10:00 +00:00", updatedAt: "2026-11-17 15:10:00 +00:00"';
    const patient = `${stamps}, pid: "6f2d9a10-0000-4000-8000-000000000001", firstName: "Jo", lastName: "Park", email: "",
      addressLine1: "1 Elm", addressZipCode: "04101", addressCity: "Saco", addressCountry: "US", userId: 1, phoneNumber: "207 555 0199"`;
    const made = await query(`mutation { patientsCreateOne(data: { ${patient} }) { firstName addressZipCode } }`);
    expect(at(made, 'patientsCreateOne')).toEqual({ firstName: 'Jo', addressZipCode: '04101' });
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Park', city: 'Saco', emails: [] });
    const booked = await query(`mutation { medicalAppointmentsCreateBatch(data: [{ ${stamps}, userId: 1, patientId: 6,
      practitionerOfficeId: 1, date: "2026-11-19", priceInCents: 5000, status: scheduled,
      startsAt: "2026-11-19T10:00:00-05:00", endsAt: "2026-11-19T10:25:00-05:00" }]) { id startsAt priceInCents } }`);
    const [row] = rowsAt(booked, 'medicalAppointmentsCreateBatch');
    expect(row).toMatchObject({ startsAt: '2026-11-19 15:00:00 +00:00', priceInCents: 5000 });
    const filter = `filter: { id: { eq: ${String(row?.['id'])} } }`;
    const moved = await query(`mutation { medicalAppointmentsUpdate(data: { status: cancelled, paymentMethod: cash,
      startsAt: "2026-11-19 16:00:00 UTC", endsAt: "2026-11-19T16:30:00Z" }, ${filter}) { paymentMethod startsAt } }`);
    const [after] = rowsAt(moved, 'medicalAppointmentsUpdate');
    expect(after).toEqual({ paymentMethod: 'cash', startsAt: '2026-11-19 16:00:00 +00:00' });
    expect(server.practice.appointments.at(-1)).toMatchObject({ minutes: 30, state: 'cancelled', providerKey: 1 });
    expect(await query(`mutation { medicalAppointmentsDelete(${filter}) }`)).toEqual({ medicalAppointmentsDelete: 1 });
    const guarded = await post('mutation { usersDelete(filter: { id: { eq: 1 } }) }');
    expect(guarded.body.errors?.[0]?.message).toBe('Entity guard triggered.');
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    const refused = await closed.post(`mutation { patientsCreateOne(data: { ${patient} }) { id } }`);
    expect(refused.body.errors?.[0]?.message).toBe('Closed for the day');
  });

  it('shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('PatientsConnection'), 'fields').map(({ name }) => name)).toContain('paginationInfo');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
