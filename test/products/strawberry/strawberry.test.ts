import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { strawberry } from './strawberry.ts';

const { view } = strawberry;
const { of } = view.ids;
const visit = productVisits(strawberry);
const ids = (answer: unknown, list: string): unknown[] => rowsAt(answer, list).map(({ id }) => id);
const results = '... on OperationInfo { messages { kind message field code } }';

describe('strawberry-django', () => {
  it('gives a hundred clients at most and counts them all', async () => {
    const { server, query } = await visit();
    const expected = view.clients(server.practice).map(({ key }) => of('client', key));
    const answer = await query(`{ usual: clients { totalCount pageInfo { offset limit } results { id } }
      rest: clients(pagination: { offset: 100, limit: 500 }) { pageInfo { offset limit } results { id fullName } }
      last: clients(ordering: [{ lastName: DESC }, { id: ASC }], pagination: { limit: 1 }) { results { lastName } }
      users { totalCount } employees { totalCount results { user { fullName email } } } }`);
    expect(answer['usual']).toMatchObject({ totalCount: expected.length, pageInfo: { offset: 0, limit: 100 } });
    expect([...ids(answer, 'usual.results'), ...ids(answer, 'rest.results')]).toEqual(expected);
    expect(at(answer, 'last.results.0.lastName')).toBe('Ünal');
    expect([at(answer, 'users.totalCount'), at(answer, 'employees.totalCount')]).toEqual([expected.length + 9, 8]);
    expect(missingOperations(strawberry)).toEqual([]);
  });

  it('filters by lookups, relations and alternatives', async () => {
    const { query, post } = await visit();
    const found = await query(`{ loose: clients(filters: { lastName: { iContains: "o'brien" } }) { results { id } }
      either: clients(filters: { lastName: { exact: "Abel" }, OR: { userprofile: { phoneNumber: { contains: "0101" } } } }) { results { id } }
      pets: petProfiles(filters: { user: { lastName: { iStartsWith: "ABEL" } }, NOT: { name: { isNull: true } } }) { results { name user { id } } }
      stray: petProfiles(filters: { NOT: { user: { id: { isNull: false } } } }) { results { user { id } } }
      user(pk: "${of('client', 6)}") { firstName isActive userprofile { role phoneNumber } pets { species } } }`);
    expect(ids(found, 'loose.results')).toEqual([1, 8].map((key) => of('client', key)));
    expect(ids(found, 'either.results')).toEqual(['21', '26']);
    expect(at(found, 'pets.results.0.user.id')).toBe(of('client', 6));
    expect(rowsAt(found, 'stray.results')).toEqual([{ user: null }]);
    expect(found['user']).toMatchObject({ firstName: 'Íñigo', userprofile: { phoneNumber: '207-555-0106' } });
    const { body } = await post('{ appointment(pk: "9999") { id } }');
    expect(body.errors?.[0]?.message).toBe('Appointment matching query does not exist.');
  });

  it('has the appointments of a day', async () => {
    const { server, query, post } = await visit();
    const { appointments } = expectedSample(strawberry, '2026-11-17', { practice: server.practice, placeKey: 2 });
    const day = await query(
      `{ appointments(ordering: [{ appointmentTime: ASC }], filters: { location: { id: { exact: "2" } },
        appointmentTime: { gte: "2026-11-17T00:00:00-07:00", lt: "2026-11-18T07:00:00Z" } }) { results { id appointmentTime endTime
        status notes petProfile { id name user { id fullName } } employee { id user { fullName } } location { id name } } }
      utc: appointments(filters: { appointmentTime: { date: { exact: "2026-11-17" }, hour: { range: { start: 15, end: 15 } } } }) { results { appointmentTime } } }`,
    );
    const rows = rowsAt(day, 'appointments.results');
    expect(rows.map(({ id }) => id)).toEqual(appointments.map(({ id }) => id));
    for (const [index, { start, end, status, reason, client, patient, provider, location }] of appointments.entries()) {
      const { appointmentTime, endTime, petProfile, employee, ...row } = rows[index] ?? {};
      expect(String(appointmentTime)).toMatch(/T\d\d:\d\d:00\+00:00$/);
      const times = [appointmentTime, endTime].map((time) => Date.parse(String(time)));
      expect(times).toEqual([Date.parse(start ?? ''), Date.parse(end ?? '')]);
      expect(row).toMatchObject({ status, notes: reason ?? '', location });
      const people = [
        at(petProfile, 'id'),
        at(petProfile, 'user.id'),
        at(employee, 'id'),
        at(employee, 'user.fullName'),
      ];
      const expected = [patient?.id, client?.id, provider?.id, provider?.name];
      expect(people).toEqual(expected.map((each) => each ?? null));
    }
    for (const { appointmentTime } of rowsAt(day, 'utc.results')) expect(appointmentTime).toContain('2026-11-17T15:');
    const { body } = await post('{ appointments(filters: { appointmentTime: { gt: "soon" } }) { totalCount } }');
    expect(body.errors?.[0]?.message).toContain('Value cannot represent a DateTime: "soon"');
  });

  it('answers with the row, or with messages', async () => {
    const { server, query } = await visit();
    const book = `mutation($data: AppointmentInput!) { createAppointment(data: $data) { ... on AppointmentType { id status endTime } ${results} } }`;
    const set = (kind: 'patient' | 'visitType' | 'provider' | 'place', key: number) => ({ set: of(kind, key) });
    const data = { petProfile: set('patient', 1), service: set('visitType', 1), location: set('place', 1) };
    const appointmentTime = '2026-11-19T10:05:00-05:00';
    const blank = { kind: 'VALIDATION', message: 'This field cannot be blank.', field: 'employee', code: 'blank' };
    const refused = await query(book, { data: { ...data, appointmentTime } });
    expect(at(refused, 'createAppointment.messages')).toEqual([blank]);
    const full = { data: { ...data, appointmentTime, employee: set('provider', 1) } };
    const made = await query(book, full);
    expect(made['createAppointment']).toMatchObject({ status: 'pending', endTime: '2026-11-19T15:35:00+00:00' });
    expect(at(await query(book, full), 'createAppointment.messages.0.code')).toBe('unique_together');
    const id = String(at(made, 'createAppointment.id'));
    await query(`mutation { updateAppointment(data: { id: "${id}", notes: "Fasting", employee: { set: "2" } }) { __typename }
      cancelAppointment(pk: "${id}") { ... on AppointmentType { status } } }`);
    const last = { state: 'cancelled', reason: 'Fasting', minutes: 30, providerKey: 2, clientKey: 1 };
    expect(server.practice.appointments.at(-1)).toMatchObject(last);
    const missing = await query(`mutation { cancelAppointment(pk: "9999") { ${results} } }`);
    expect(at(missing, 'cancelAppointment.messages.0.kind')).toBe('ERROR');
    const enter = `mutation { createClient(data: { firstName: "Jo", lastName: "Park", email: "jo@example.test", phoneNumber: "207 555 0199" }) {
      ... on UserType { id fullName userprofile { role phoneNumber } } ${results} } }`;
    const client = await query(enter);
    expect(client['createClient']).toMatchObject({ fullName: 'Jo Park', userprofile: { phoneNumber: '207 555 0199' } });
    const owner = String(at(client, 'createClient.id'));
    const add = `createPetProfile(data: { user: { set: "${owner}" }, name: "Dot", species: "Canine", breed: "" })`;
    const pet = await query(`mutation { ${add} { ... on PetProfileType { user { lastName } } } }`);
    expect(at(pet, 'createPetProfile.user.lastName')).toBe('Park');
    const closed = await (await visit({ refuseWrites: 'Closed for the day' })).query(enter);
    expect(at(closed, 'createClient.messages.0')).toMatchObject({ kind: 'PERMISSION', message: 'Closed for the day' });
  });

  it('shows its schema within depth 8, and spoils pages with a poisoned row', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields').map(({ name }) => name)).toContain('employeeCalendars');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }], cap: 3 });
    expect((await poisoned.post('{ clients { results { id } } }')).status).toBe(500);
  });
});
