import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, named, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { redwood } from './redwood.ts';

const { view } = redwood;
const { of } = view.ids;
const visit = productVisits(redwood);
const ids = (answer: unknown, list: string): unknown[] => rowsAt(answer, list).map(({ id }) => id);

describe('RedwoodJS', () => {
  it('gives whole lists of patients, clinics and users', async () => {
    const { server, query } = await visit();
    const answer = await query(`{ patients { id firstName lastName phone email clinic { id name } clinician { email } }
      clinics { id name clinicians { lastName } } users { id firstName roles hashedPassword } statistics { totalPatients { stat } }
      treatments { startDate isActive patient { id } } redwood { version currentUser } waitLists { id } }`);
    const people = rowsAt(answer, 'patients');
    expect(ids(answer, 'patients')).toEqual(view.clients(server.practice).map(({ key }) => of('client', key)));
    expect(at(answer, 'statistics.totalPatients.stat')).toBe(people.length);
    const { clients, locations } = expectedSample(redwood, '2026-11-17');
    for (const [index, { name, phones, emails, location }] of clients.entries()) {
      const row = people[index] ?? {};
      expect(named(row, 'firstName', 'lastName').trim()).toBe(name);
      expect([row['phone'], row['email'], row['clinic']]).toEqual([phones?.[0] ?? '', emails?.[0], location]);
    }
    expect(rowsAt(answer, 'clinics').map(({ id, name }) => ({ id, name }))).toEqual(locations);
    expect(rowsAt(answer, 'users')).toHaveLength(8);
    expect(rowsAt(answer, 'treatments').length).toBeGreaterThan(20);
    expect(missingOperations(redwood)).toEqual([]);
    expect(rowsAt(await (await visit({ cap: 3 })).query('{ patients { id } }'), 'patients')).toHaveLength(3);
  });

  it('finds five patients at most by how their names begin', async () => {
    const { query, post } = await visit();
    const found = await query(`{ exact: searchPatients(input: { lastName: "O'B" }) { id }
      small: searchPatients(input: { lastName: "o'b" }) { id } inside: searchPatients(input: { lastName: "Brien" }) { id }
      both: searchPatients(input: { firstName: "Íñ", lastName: "Abel", clinicId: null }) { id }
      all: searchPatients(input: {}) { id } patient(id: "${of('client', 6)}") { lastName appointments { id } treatments { id } }
      none: patient(id: "${of('client', 999)}") { id } }`);
    expect(ids(found, 'exact')).toEqual([1, 8].map((key) => of('client', key)));
    expect([ids(found, 'small'), ids(found, 'inside')]).toEqual([[], []]);
    expect(ids(found, 'both')).toEqual([of('client', 6)]);
    expect(ids(found, 'all')).toHaveLength(5);
    expect([at(found, 'patient.lastName'), found['none']]).toEqual(['Abel', null]);
    expect((await post('{ searchPatients { id } }')).body.errors?.[0]?.message).toBe('Something went wrong.');
  });

  it('has all appointments, those of a day among them', async () => {
    const { server, query } = await visit();
    const answer =
      await query(`{ appointments { id startDate endDate status notes type patient { id firstName lastName }
      clinician { id firstName lastName } clinic { id name } } }`);
    const { appointments } = expectedSample(redwood, '2026-11-17', { practice: server.practice });
    const rows = rowsAt(answer, 'appointments');
    const known = new Map(rows.map((row): [unknown, Row] => [row['id'], row]));
    expect(rows.length).toBeGreaterThan(appointments.length);
    expect(appointments.length).toBeGreaterThan(10);
    for (const { id, start, end, status, reason, client, provider, location } of appointments) {
      const row = known.get(id);
      expect(row).toMatchObject({ status, notes: reason ?? null, clinic: location ?? {} });
      expect(at(row, 'startDate')).toMatch(/:00\.000Z$/);
      expect(Date.parse(String(at(row, 'startDate')))).toBe(Date.parse(start ?? ''));
      expect(Date.parse(String(at(row, 'endDate')))).toBe(Date.parse(end ?? ''));
      expect([at(row, 'patient.id'), at(row, 'clinician.id')]).toEqual([client?.id, provider?.id ?? null]);
      expect(named(row ?? {}, 'clinician.firstName', 'clinician.lastName')).toBe(provider?.name ?? '');
    }
  });

  it('changes appointments, and tells what is wrong only where it checks itself', async () => {
    const { server, query, post } = await visit();
    const book = `mutation($input: CreateAppointmentInput!) { createAppointment(input: $input) { id endDate status type patient { id } } }`;
    const input = {
      patientId: of('client', 1),
      clinicId: of('place', 1),
      type: 'Sick visit',
      startDate: '2026-11-19T15:00:00Z',
    };
    const made = await query(book, { input });
    expect(made['createAppointment']).toMatchObject({ status: 'Scheduled', endDate: '2026-11-19T15:40:00.000Z' });
    const wrong = async (change: object): Promise<unknown> =>
      (await post(book, { input: { ...input, ...change } })).body.errors?.[0];
    const messages = { status: ['Status is reserved'] };
    expect(await wrong({ status: 'Gone' })).toMatchObject({
      message: 'Status is reserved',
      extensions: { code: 'BAD_USER_INPUT', properties: { messages } },
    });
    expect(await wrong({ patientId: of('client', 999) })).toMatchObject({ message: 'Something went wrong.' });
    expect(at(await wrong({ startDate: '2026-11-19' }), 'message')).toContain('invalid date-time-string');
    const id = String(at(made, 'createAppointment.id'));
    const update = (change: string): string => `updateAppointment(id: "${id}", input: { ${change} }) { status }`;
    await query(`mutation { ${update(`startDate: "2026-11-19T11:00:00-05:00", endDate: "2026-11-19T16:25:00Z"`)} }`);
    await query(`mutation { ${update(`status: "Cancelled", notes: "Away", clinicianId: "${of('provider', 2)}"`)} }`);
    const last = { state: 'cancelled', reason: 'Away', minutes: 25, providerKey: 2, typeKey: 3 };
    expect(server.practice.appointments.at(-1)).toMatchObject({ ...last, start: Date.parse('2026-11-19T16:00:00Z') });
    await query(`mutation { deleteAppointment(id: "${id}") { id } }`);
    expect(await query(`{ appointment(id: "${id}") { id } }`)).toEqual({ appointment: null });
  });

  it('enters patients with all that it demands, and refuses', async () => {
    const { server, query, post } = await visit();
    const enter = (email: string): string => `mutation { createPatient(input: { firstName: "Jo", lastName: "Park",
      email: "${email}", clinicId: "${of('place', 2)}", clinicianId: "${of('provider', 3)}", dob: "1990-02-01T00:00:00Z",
      address: "1 Elm Road", city: "Boulder", county: "", country: "US", postcode: "80302", phone: "303 555 0199" }) { id phone clinic { name } } }`;
    const made = await query(enter('jo@example.test'));
    expect(made['createPatient']).toMatchObject({ phone: '303 555 0199', clinic: { name: 'Summit Pet Clinic' } });
    expect((await post(enter('jo@example.test'))).body.errors?.[0]?.message).toBe('Something went wrong.');
    const id = String(at(made, 'createPatient.id'));
    await query(`mutation { updatePatient(id: "${id}", input: { lastName: "Parker" }) { id } }`);
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Parker', placeKey: 2 });
    await query(`mutation { deletePatient(id: "${id}") { id } }`);
    expect(await query(`{ patient(id: "${id}") { id } }`)).toEqual({ patient: null });
    const other = await post('mutation { createClinic(input: { name: "North" }) { id } }');
    expect(other.body.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    expect((await closed.post(enter('jo@example.test'))).body.errors?.[0]?.message).toBe('Closed for the day');
  });

  it('spoils lists with a poisoned row, and shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields').map(({ name }) => name)).toContain('treatmentsByPatient');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ patients { id } }')).status).toBe(500);
  });
});
