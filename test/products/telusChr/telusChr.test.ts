import { describe, expect, it } from 'vitest';
import { utcText } from '../../dialects/clock.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { telusChr } from './telusChr.ts';

const visit = productVisits(telusChr);
const { view } = telusChr;
const day = '2026-11-17';
const from = '2026-11-17T04:59:59Z';
const booking = (start: string, until: string, more = ''): string => `mutation { createAppointment(input: {
  locationId: "${view.ids.of('place', 1)}", patientId: "${view.ids.of('client', 1)}"
  providerId: "${view.ids.of('provider', 2)}", serviceId: "${view.ids.of('visitType', 1)}"
  startAt: "${start}", untilAt: "${until}", reason: "Cough" ${more} }) { id status patient { fullName } } }`;

describe('the CHR Enterprise API', () => {
  it('lists patients in pages, the newest first, archived ones only when asked to', async () => {
    const { query, server } = await visit({ cap: 30 });
    const read = (more: string): Promise<Row[]> =>
      allPages(async (after) => {
        const list = `patients(${more} ${after === null ? '' : `after: "${after}"`})`;
        const answer = await query(`{ ${list} { nodes { id fullName archived } pageInfo { hasNextPage endCursor } } }`);
        const rows = rowsAt(answer, 'patients.nodes');
        expect(rows.length).toBeLessThanOrEqual(30);
        const isLast = at(answer, 'patients.pageInfo.hasNextPage') === false;
        return { rows, next: isLast ? null : String(at(answer, 'patients.pageInfo.endCursor')) };
      });
    const clients = view
      .clients(server.practice)
      .filter(({ isActive }) => isActive)
      .map((client) => clientThrough(view, server.practice, client));
    const listed = await read('first: 100');
    expect(listed.map(({ id, fullName }) => [id, fullName])).toEqual(clients.map(({ id, name }) => [id, name]));
    expect(listed.some(({ archived }) => archived)).toBe(false);
    const all = server.practice.clients.filter(({ isDeleted }) => !isDeleted);
    const byName = await read('includeArchived: true, orderBy: [{ direction: ASC, field: LAST_NAME }]');
    expect([byName.length, byName[0]?.['fullName']]).toEqual([all.length, 'Ruth Abbott']);
  });

  it('finds patients by parts of names and by digits, and staff with a schedule', async () => {
    const { query } = await visit();
    const found = await query(`{
      family: patients(lastName: " o'BRI ") { nodes { id } } exact: patients(lastName: "exact:o'bri") { nodes { id } }
      phone: patients(phone: "(207) 555-0103") { nodes { id phone homePhone officePhone emergencyPhone } }
      none: patients(phone: "zqxwv") { nodes { id } } one: patient(id: "${view.ids.of('client', 4)}") { fullName archived } }`);
    expect(rowsAt(found, 'family.nodes').map(({ id }) => id)).toEqual([8, 1].map((key) => view.ids.of('client', key)));
    expect([...rowsAt(found, 'exact.nodes'), ...rowsAt(found, 'none.nodes')]).toEqual([]);
    expect(rowsAt(found, 'phone.nodes')).toMatchObject([{ phone: '+1 207 555 0101', officePhone: '207.555.0103' }]);
    const people = await query(`{ all: providers { nodes { id } } busy: providers(hasSchedule: true) { nodes { id } }
      services(name: "vacc") { name slotLength } }`);
    expect([rowsAt(people, 'all.nodes').length, rowsAt(people, 'busy.nodes').length]).toEqual([8, 7]);
    expect(people['services']).toEqual([{ name: 'Vaccination', slotLength: 20 }]);
    expect(found['one']).toEqual({ fullName: 'Mai Nguyễn', archived: true });
  });

  it('shows the visits of a day, without those that were put away', async () => {
    const { query } = await visit();
    const book = await query(`{ appointments(first: 100, from: "${from}", to: "2026-11-18T07:00:00Z",
      orderBy: [{ direction: ASC, field: START_AT }, { direction: ASC, field: ID }]) { nodes {
      date id startAt status reason patient { id fullName } provider { id fullName } location { id name } } } }`);
    const shown = rowsAt(book, 'appointments.nodes').filter((row) => row['date'] === day);
    const { appointments } = expectedSample(telusChr, day);
    expect(appointments.length).toBeGreaterThan(10);
    expect(shown).toMatchObject(
      appointments.map(({ id, start = '', status, reason = null, client, provider, location }) => ({
        id,
        startAt: utcText(Date.parse(start)),
        status,
        reason,
        location,
        patient: { id: client?.id, fullName: client?.name },
        provider: provider ? { id: provider.id, fullName: provider.name } : null,
      })),
    );
    // Ends don't belong to a range, and the default order is that of entry.
    const edge = await query(`{ appointments(from: "2026-11-18T05:00:00Z", to: "2026-11-18T05:00:01Z") { nodes { id } }
      wide: appointments(from: "${from}") { edges { node { startAt createdAt } } } }`);
    expect(rowsAt(edge, 'appointments.nodes')).toEqual([]);
    const entered = rowsAt(edge, 'wide.edges').map((row) => String(at(row, 'node.createdAt')));
    expect(entered).toHaveLength(50);
    expect(entered).toEqual(entered.toSorted());
  });

  it('books, moves and calls off visits that are still to come', async () => {
    const { query, post, server } = await visit();
    const booked = await query(booking('2026-11-19T23:00:00Z', '2026-11-19T23:30:00Z'));
    expect(booked['createAppointment']).toMatchObject({ status: 'BOOKED', patient: { fullName: "Zoë O'Brien" } });
    expect(server.practice.appointments.at(-1)).toMatchObject({ minutes: 30, providerKey: 2, reason: 'Cough' });
    const change = (more: string): string => `mutation { updateAppointment(input: {
      id: "${String(at(booked, 'createAppointment.id'))}" ${more} }) { appointment { startAt untilAt status } } }`;
    const moved = await query(change('startAt: "2026-11-19T23:30:00Z", untilAt: "2026-11-20T00:15:00Z"'));
    expect(at(moved, 'updateAppointment.appointment.untilAt')).toBe('2026-11-20T00:15:00Z');
    await query(change('status: CANCELLED'));
    expect(server.practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', minutes: 45 });
    const past = await post(booking('2026-11-17T14:00:00Z', '2026-11-17T14:30:00Z'));
    expect(past.body.errors?.[0]?.message).toBe('"2026-11-17T14:00:00Z" is not a future datetime');
    expect((await post(booking('2026-11-19T14:00:00', '2026-11-19T14:30:00'))).body.errors).toHaveLength(1);
    const late = ['2026-11-18T05:10:00Z', '2026-11-18T05:40:00Z'] as const;
    expect((await post(booking(...late))).body.errors?.[0]?.message).toBe('Provider is not available at this time');
    expect((await query(booking(...late, 'skipValidations: true')))['createAppointment']).toBeTruthy();
  });

  it('enters, changes and archives patients', async () => {
    const { query, server } = await visit();
    const entered = await query(`mutation { createPatient(input: { firstName: "Jo", lastName: "Park", gender: OTHER
      dateOfBirth: "1980-02-03", identifications: [], homePhone: "207 555 0199", primaryLocationId: 312
    }) { patient { id primaryLocation { name } } } }`);
    expect(at(entered, 'createPatient.patient.primaryLocation.name')).toBe('Summit Pet Clinic');
    const id = String(at(entered, 'createPatient.patient.id'));
    await query(`mutation { updatePatient(input: { id: "${id}", phone: "207 555 0198", email: "jo@example.test" }) {
      patient { id } } }`);
    const phones = [
      { label: 'Mobile', value: '207 555 0198' } as const,
      { label: 'Home', value: '207 555 0199' } as const,
    ];
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', emails: ['jo@example.test'], phones });
    await query(`mutation { archivePatient(input: { id: "${id}" }) { patient { archived } } }`);
    expect((await query(`{ patients(lastName: "park") { nodes { id } } }`))['patients']).toEqual({ nodes: [] });
  });

  it('refuses writes in words, and shows its schema within the depth that is allowed', async () => {
    const { post, query, server } = await visit({ refuseWrites: 'This account is read-only' });
    const { body } = await post(booking('2026-11-19T23:00:00Z', '2026-11-19T23:30:00Z'));
    expect(body).toMatchObject({ data: null, errors: [{ message: 'This account is read-only' }] });
    expect(missingOperations(telusChr)).toEqual([]);
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields').map(({ name }) => name)).not.toContain('org');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
