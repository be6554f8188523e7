import { describe, expect, it } from 'vitest';
import { wallText } from '../../dialects/clock.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { prospyr } from './prospyr.ts';

const { view } = prospyr;
const visit = productVisits(prospyr);

describe('Prospyr', () => {
  it('gives pages of patients, a hundred at most, and their number', async () => {
    const { server, query, post } = await visit();
    const clients = view.clients(server.practice);
    const ids = clients.map(({ key }) => view.ids.of('client', key));
    const pages = await query(`{ first: patient(limit: 500) { id } next: patient(limit: 500, offset: 100) { id }
      patient_aggregate(where: { isActive: { _eq: true } }) { aggregate { count } } }`);
    expect([...rowsAt(pages, 'first'), ...rowsAt(pages, 'next')].map(({ id }) => id)).toEqual(ids);
    expect(rowsAt(pages, 'first')).toHaveLength(100);
    expect(at(pages, 'patient_aggregate.aggregate.count')).toBe(clients.filter(({ isActive }) => isActive).length);
    const { body } = await post('{ patient(offset: -1) { id } }');
    expect(body.errors?.[0]?.extensions?.code).toBe('validation-failed');
    expect(missingOperations(prospyr)).toEqual([]);
  });

  it('searches by a function, filters by columns and relations, and finds one by its id', async () => {
    const { server, query } = await visit();
    const [client] = server.practice.clients;
    const id = view.ids.of('client', 6);
    const found = await query(
      `query($id: uuid!) { word: searchPatients(args: { search: "o'brien" }, limit: 10) { id }
      page: searchPatients(args: { search: "O'B" }, limit: 1, offset: 1) { id }
      phone: searchPatients(args: { search: "${client?.phones[0]?.value ?? ''}" }) { id }
      by: patient(where: { lastName: { _ilike: "%o'brien%" } }, order_by: [{ createdAt: asc }]) { id }
      patient_by_pk(id: $id) { id firstName lastName email phoneNumber isActive }
      coming: patient(where: { appointments: { status: { _eq: CHECKED_IN } } }) { appointments { status } } }`,
      { id },
    );
    const obriens = [1, 8].map((key) => view.ids.of('client', key));
    for (const list of ['word', 'by'])
      expect(new Set(rowsAt(found, list).map((row) => row['id']))).toEqual(new Set(obriens));
    expect(found['page']).toEqual([{ id: obriens[1] }]);
    expect(rowsAt(found, 'phone').map((row) => row['id'])).toContain(obriens[0]);
    expect(rowsAt(found, 'coming').length).toBeGreaterThan(0);
    const sixth = server.practice.clients[5];
    const shown = sixth && clientThrough(view, server.practice, sixth);
    expect(found['patient_by_pk']).toEqual({
      id,
      firstName: shown?.givenName,
      lastName: shown?.familyName,
      email: shown?.emails?.[0] ?? null,
      phoneNumber: shown?.phones?.[0] ?? null,
      isActive: shown?.active,
    });
  });

  it('has the appointments of a day, and time that is kept free elsewhere', async () => {
    const { server, query } = await visit();
    const { appointments } = expectedSample(prospyr, '2026-11-17', { practice: server.practice, placeKey: 1 });
    const day = await query(
      `query($place: uuid!) { location(where: { id: { _eq: $place } }) { timezone }
      calendarBlock(where: { locationId: { _eq: $place } }) { title }
      appointment(order_by: [{ startTime: asc }], where: { locationId: { _eq: $place },
        startTime: { _gte: "2026-11-17T00:00:00-05:00", _lt: "2026-11-18T00:00:00-05:00" } }) {
        id startTime endTime status notes patient { id firstName lastName } provider { id firstName lastName } location { id name }
        appointmentServices { service { name duration } } } }`,
      { place: view.ids.of('place', 1) },
    );
    expect(rowsAt(day, 'location')[0]?.['timezone']).toBe('America/New_York');
    expect(rowsAt(day, 'calendarBlock')).toHaveLength(1);
    const rows = rowsAt(day, 'appointment');
    expect(rows.map(({ id }) => id)).toEqual(appointments.map(({ id }) => id));
    for (const [index, { start, end, status, reason, client, provider, location }] of appointments.entries()) {
      const row = rows[index];
      expect(Date.parse(String(at(row, 'startTime')))).toBe(Date.parse(start ?? ''));
      expect(Date.parse(String(at(row, 'endTime')))).toBe(Date.parse(end ?? ''));
      expect(row).toMatchObject({ status, notes: reason ?? null, location });
      expect(at(row, 'patient.id')).toBe(client?.id ?? null);
      expect(at(row, 'provider.id')).toBe(provider?.id ?? null);
    }
  });

  it('enters patients and books by actions, which answer ids, and updates rows', async () => {
    const { server, query, post } = await visit();
    const workspaceId = at(rowsAt(await query('{ workspace { id } }'), 'workspace')[0], 'id');
    const person = { firstName: 'Jo', lastName: 'Park', email: 'jo@example.test' };
    const enter = `mutation($input: CreateExternalPatientInput!) { createExternalPatient(input: $input) { patientId message success } }`;
    const entered = await query(enter, { input: { ...person, phoneNumber: '207 555 0199', workspaceId } });
    expect(at(entered, 'createExternalPatient.success')).toBe(true);
    const free = await query(
      `query($place: uuid!, $service: uuid!, $who: uuid) { getAvailabilityForMultipleServicesV2(locationId: $place,
        serviceIds: [$service], day: "2026-11-19", numberOfDays: 2, providerId: $who) { start dateTime providers { id } } }`,
      { place: view.ids.of('place', 2), service: view.ids.of('visitType', 1), who: view.ids.of('provider', 3) },
    );
    const time = at(rowsAt(free, 'getAvailabilityForMultipleServicesV2')[0], 'dateTime');
    expect(time).toMatch(/^2026-11-19T\d{2}:\d{2}:00$/);
    const input = {
      patientId: at(entered, 'createExternalPatient.patientId'),
      locationId: view.ids.of('place', 2),
      serviceIds: [1, 2].map((key) => view.ids.of('visitType', key)),
      providerId: view.ids.of('provider', 3),
      workspaceId,
      time,
    };
    const book = `mutation($input: BookExternalAppointmentInput!) { bookExternalAppointment(input: $input) { appointmentId } }`;
    const id = at(await query(book, { input }), 'bookExternalAppointment.appointmentId');
    const made = server.practice.appointments.at(-1);
    expect(made).toMatchObject({ minutes: 50, placeKey: 2, providerKey: 3, state: 'planned' });
    expect(wallText(made?.start ?? 0, 'America/Denver')).toBe(time);
    const moved = await query(
      `mutation($id: uuid!) { update_appointment_by_pk(pk_columns: { id: $id }, _set: { startTime: "2026-11-19T09:00:00Z",
        status: CANCELLED, cancellationReason: "Away" }) { startTime status cancelledAt patient { lastName } }
      update_patientWorkspace(where: { patient: { email: { _eq: "jo@example.test" } } }, _set: { profileNote: "Calls back" }) { affected_rows } }`,
      { id },
    );
    expect(at(moved, 'update_appointment_by_pk.startTime')).toBe('2026-11-19T09:00:00+00:00');
    expect(at(moved, 'update_appointment_by_pk.status')).toBe('CANCELLED');
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Park', note: 'Calls back' });
    const astray = await post(book, { input: { ...input, patientId: view.ids.of('place', 1) } });
    expect(astray.body.errors?.[0]?.extensions?.code).toBe('unexpected');
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    const refused = await closed.query(enter, { input: { ...person, workspaceId } });
    const refusal = { patientId: null, message: 'Closed for the day', success: false };
    expect(refused['createExternalPatient']).toEqual(refusal);
    const late = await closed.post(book, { input: { ...input, patientId: view.ids.of('client', 1) } });
    expect(late.body.errors?.[0]?.message).toBe('Closed for the day');
  });

  it('shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('query_root'), 'fields').map(({ name }) => name)).toContain('searchPatients');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
