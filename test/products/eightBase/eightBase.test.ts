import { describe, expect, it } from 'vitest';
import { offsetText } from '../../dialects/clock.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { eightBase } from './eightBase.ts';

const { view } = eightBase;
const visit = productVisits(eightBase);
const digits = (text = ''): string => text.replace(/\D/g, '').slice(-10);

describe('eightBase', () => {
  it('lists patients in pages, with a count, without deleted ones', async () => {
    const { query, server } = await visit();
    const item = 'items { id lastName email phone { number } isActive tags clinic { id name } _description }';
    const answer =
      await query(`{ first: patientsList(first: 60) { count ${item} } second: patientsList(first: 60, skip: 60) { ${item} }
      last: patientsList(last: 2) { items { id } } all: patientsList(withDeleted: true) { count }
      after: patientsList(first: 1, after: "${view.ids.of('client', 3)}") { items { id } } }`);
    const clients = view.clients(server.practice).map((row) => clientThrough(view, server.practice, row));
    expect([at(answer, 'first.count'), at(answer, 'all.count')]).toEqual([clients.length, 120]);
    const rows = [...rowsAt(answer, 'first.items'), ...rowsAt(answer, 'second.items')];
    expect(rows).toHaveLength(clients.length);
    for (const [index, { id, name, familyName, phones, emails, active, tags, location }] of clients.entries()) {
      const known = { id, lastName: familyName, email: emails?.[0] ?? null, isActive: active, tags, clinic: location };
      expect(rows[index]).toMatchObject({ ...known, _description: name });
      expect(at(rows[index], 'phone.number') ?? '').toBe(digits(phones?.[0]));
    }
    expect(rowsAt(answer, 'last.items')).toEqual(clients.slice(-2).map(({ id }) => ({ id })));
    expect(rowsAt(answer, 'after.items')).toEqual([{ id: view.ids.of('client', 4) }]);
    expect(missingOperations(eightBase)).toEqual([]);
  });

  it('finds by names, relations and text, sorts, and gives one by its id', async () => {
    const { query, post } = await visit();
    const found = await query(`{ name: patientsList(filter: { lastName: { contains: "o'brien" } }) { items { id } }
      none: patientsList(filter: { AND: [{ lastName: { equals: "O'Brien" } }, { id: { not_contains: "ck" } }] }) { count }
      text: patientsList(filter: { _fullText: "zoe.obrien" }) { items { id } } user { email }
      hers: appointmentsList(filter: { patient: { lastName: { starts_with: "O'B" } } }, sort: [{ startAt: DESC }]) { items { startAt } }
      busy: patientsList(filter: { appointments: { some: { status: { equals: "No Show" } } } }, sort: [{ clinic: { name: ASC } }]) { count }
      patient(id: "${view.ids.of('client', 1)}") { lastName deletedAt } one: user(email: "staff1@example.test") { lastName } }`);
    const ids = [1, 8].map((key) => ({ id: view.ids.of('client', key) }));
    expect(found).toMatchObject({ name: { items: ids }, none: { count: 0 }, text: { items: ids.slice(0, 1) } });
    expect(found).toMatchObject({ patient: { lastName: "O'Brien", deletedAt: 0 }, one: { lastName: 'Okafor' } });
    const starts = rowsAt(found, 'hers.items').map(({ startAt }) => String(startAt));
    expect(starts).toEqual(starts.toSorted().toReversed());
    expect(Math.min(starts.length, Number(at(found, 'busy.count')))).toBeGreaterThan(0);
    const { body } = await post('{ patient(id: "missing") { id } }');
    expect(body.errors?.[0]).toMatchObject({ code: 'EntityNotFoundError' });
  });

  it('has the appointments of a day', async () => {
    const { query, server } = await visit();
    const answer = await query(`{ appointmentsList(sort: [{ startAt: ASC }, { id: ASC }], filter: { startAt: {
      gte: "2026-11-17T05:00:00Z", lt: "2026-11-18T07:00:00Z" } }) { items { id startAt endAt status reason
      patient { id _description } assignedTo { id } clinic { id name timezone } } } }`);
    const { appointments } = expectedSample(eightBase, '2026-11-17', { practice: server.practice });
    expect(appointments.length).toBeGreaterThan(10);
    for (const { id, start, end, status, reason, client, provider, location } of appointments) {
      const row = rowsAt(answer, 'appointmentsList.items').find((item) => item['id'] === id);
      const zone = String(at(row, 'clinic.timezone'));
      const times = ['startAt', 'endAt'].map((field) => offsetText(Date.parse(String(at(row, field))), zone));
      expect(times).toEqual([start, end]);
      expect(row).toMatchObject({ status, reason: reason ?? null, clinic: location });
      expect(at(row, 'patient._description')).toBe(client?.name ?? null);
      expect(at(row, 'assignedTo.id')).toBe(provider?.id ?? null);
    }
  });

  it('creates with what is connected or nested, updates, deletes and restores', async () => {
    const { query, post, server } = await visit();
    const made = await query(`mutation {
      appointmentCreate(data: { startAt: "2026-11-19T15:00:00.000Z", endAt: "2026-11-19T15:25:00.000Z", assignedTo: { connect: { email: "staff2@example.test" } }, clinic: { connect: { id: "${view.ids.of('place', 1)}" } }, status: "Confirmed",
      patient: { create: { firstName: "Jo", lastName: "Park", phone: { code: "1", number: "2075550199" } } } }) { id patient { id } } }`);
    const booked = { minutes: 25, providerKey: 2, state: 'confirmed' };
    const jo = { phones: [{ value: '+1 2075550199' }] };
    expect(server.practice.appointments.at(-1)).toMatchObject(booked);
    expect(server.practice.clients.at(-1)).toMatchObject({ ...jo, givenName: 'Jo', isDeleted: false });
    const filter = `filter: { id: "${String(at(made, 'appointmentCreate.id'))}" }`;
    await query(
      `mutation { appointmentUpdate(${filter}, data: { status: "Cancelled", assignedTo: { disconnect: {} } }) { id } }`,
    );
    expect(server.practice.appointments.at(-1)).toMatchObject({ ...booked, state: 'cancelled', providerKey: null });
    const id = `id: "${String(at(made, 'appointmentCreate.patient.id'))}"`;
    await query(`mutation { patientUpdate(data: { ${id}, email: "jo@example.test" }) { id }
      patientDelete(filter: { ${id} }) { success } }`);
    expect(server.practice.clients.at(-1)).toMatchObject({ ...jo, isDeleted: true, emails: ['jo@example.test'] });
    expect(await query(`mutation { patientRestore(${id}) { deletedAt } }`)).toEqual({
      patientRestore: { deletedAt: 0 },
    });
    const { body } = await post(`mutation { userDelete(filter: { email: "staff1@example.test" }) { success } }`);
    expect(body.errors?.[0]).toMatchObject({ code: 'NotAuthorizedError' });
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    const refused = await closed.post('mutation { patientCreate(data: { lastName: "Park" }) { id } }');
    expect(refused.body.errors?.[0]?.message).toBe('Closed for the day');
  });

  it('shows its schema in pieces', async () => {
    const { query, server } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields').map(({ name }) => name)).toContain('timeOffsList');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
