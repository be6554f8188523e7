import { describe, expect, it } from 'vitest';
import { instantOfWall } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { caseClinical } from './caseClinical.ts';
import { deskZone } from './values.ts';

const visit = productVisits(caseClinical);
const { view } = caseClinical;
const idsOf = (rows: readonly Row[]): unknown[] => rows.map(({ id }) => id);
const instantOf = (text: unknown): string =>
  new Date(instantOfWall(String(text).slice(0, 19), deskZone)).toISOString().replace('.000Z', 'Z');
const book = `query Book($input: UserListAppointmentInput) {
  userAppointments(input: $input) { id name appointmentDateAndTime start end duration notes checkedIn caseNumber: legalCase { caseNumber caseStatus { name } }
    patient { id name firstName lastName gender { name } appointments { id } } clinicalProvider { id name vendor { name } }
    location { id name } appointmentStatus { id name } visitKind { id name } assignedTo { name } }
  userCountAppointments(input: $input) { limit skip total } }`;
const day = (startDate: string, more: object = {}): object => ({ input: { dateFilter: { startDate, ...more } } });

describe('Case Clinical', () => {
  it('lists places and patients, with their columns and what each list brings along', async () => {
    const { query, post, server } = await visit();
    const { locations, clients } = expectedSample(caseClinical, '2026-11-17');
    const places =
      await query(`{ userLocations { id name locationName line1 line2 city state postalCode country officePhone placeOfService { name } appointments { id } }
      adminLocations { id } publicLocations(input: { name: "summit" }) { id } userCountLocations { limit total } userSelectLocations(input: { limit: 1, skip: 1 }) { id name city } }`);
    const rows = rowsAt(places, 'userLocations');
    expect(rows.map(({ id, name }) => ({ id, name }))).toEqual(locations.map(({ id, name }) => ({ id, name })));
    for (const [index, { address = '' }] of locations.entries()) {
      const { line1, city, state, postalCode } = rows[index] ?? {};
      expect([line1, city, state, postalCode].join(', ')).toBe(address);
    }
    expect(rows[0]).toMatchObject({ appointments: null, placeOfService: { name: 'Outpatient Hospital' } });
    expect(idsOf(rowsAt(places, 'publicLocations'))).toEqual([rows[1]?.['id']]);
    expect(places['userCountLocations']).toEqual({ limit: null, total: 3 });
    expect(places['userSelectLocations']).toEqual([{ id: rows[1]?.['id'], name: 'Summit Pet Clinic', city: null }]);
    const answer =
      await query(`{ userPatients(input: {}) { id name firstName lastName primaryPhoneNumber homePhoneNumber mobileNumber secondaryPhoneNumber
      primaryEmailAddress workEmailAddress primaryAddressLine1 dateOfBirth gender { name } language { name } legalCases { name caseStatus { name } } appointments { id } }
      adminPatients { id legalCases { id } } userCountPatients(input: {}) { limit total } }`);
    const patients = rowsAt(answer, 'userPatients');
    const all = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    expect(idsOf(patients)).toEqual(all);
    expect(idsOf(rowsAt(answer, 'adminPatients'))).toEqual(all);
    expect(at(answer, 'userCountPatients.total')).toBe(all.length);
    for (const [index, client] of clients.entries()) {
      const row = patients[index] ?? {};
      expect([row['id'], row['name'], row['firstName'] ?? undefined, row['lastName']]).toEqual([
        client.id,
        client.name,
        client.givenName,
        client.familyName,
      ]);
      const numbers = ['mobileNumber', 'homePhoneNumber', 'primaryPhoneNumber'].map((field) => row[field]);
      expect(numbers.filter((value) => value !== null)).toEqual(client.phones);
      expect([row['primaryEmailAddress'], row['workEmailAddress']].filter((value) => value !== null)).toEqual(
        client.emails,
      );
    }
    expect(patients.every((row) => row['appointments'] === null && at(row, 'gender.name') !== null)).toBe(true);
    expect(rowsAt(patients[0], 'legalCases')).toEqual([{ name: "O'Brien 2024", caseStatus: null }]);
    expect((await post('{ userPatients { id } }')).body.errors?.[0]?.message).toBe(
      "Cannot read properties of undefined (reading 'isAllPatients')",
    );
    const found = await query(
      `query Find($born: Date) { a: userPatients(input: { name: "O'BRIEN" }) { id } b: userPatients(input: { limit: 2, skip: 3 }) { id }
      c: userPatients(input: { fromDate: $born, toDate: $born }) { dateOfBirth } }`,
      { born: patients[1]?.['dateOfBirth'] },
    );
    expect(idsOf(rowsAt(found, 'a'))).toEqual([all[0], all[7]]);
    expect(idsOf(rowsAt(found, 'b'))).toEqual(all.slice(3, 5));
    expect(rowsAt(found, 'c')).toEqual([{ dateOfBirth: patients[1]?.['dateOfBirth'] }]);
    expect(missingOperations(caseClinical)).toEqual([]);
  });

  it('lists the visits of a day, the last one first, with times by the clock and texts beside them', async () => {
    const { query, post } = await visit();
    const { appointments } = expectedSample(caseClinical, '2026-11-17');
    const answer = await query(book, day('2026-11-17'));
    const rows = rowsAt(answer, 'userAppointments');
    expect(new Set(idsOf(rows))).toEqual(new Set(appointments.map(({ id }) => id)));
    expect(appointments.length).toBeGreaterThan(15);
    const times = rows.map((row) => String(row['appointmentDateAndTime']));
    expect(times).toEqual(times.toSorted().toReversed());
    for (const { id, start, end, status, reason, client, provider, location } of appointments) {
      const row = rows.find((each) => each['id'] === id) ?? {};
      const date = String(row['appointmentDateAndTime']).slice(0, 10);
      expect(instantOf(row['appointmentDateAndTime'])).toBe(start);
      expect([instantOf(`${date}T${String(row['start'])}:00`), instantOf(`${date}T${String(row['end'])}:00`)]).toEqual([
        start,
        end,
      ]);
      expect(Date.parse(String(start)) + Number(row['duration']) * 60_000).toBe(Date.parse(String(end)));
      expect([at(row, 'appointmentStatus.name'), row['notes'] ?? undefined]).toEqual([status, reason]);
      expect([at(row, 'patient.id') ?? undefined, at(row, 'patient.name') ?? undefined]).toEqual([
        client?.id,
        client?.name,
      ]);
      expect([at(row, 'clinicalProvider.id') ?? undefined, at(row, 'clinicalProvider.name') ?? undefined]).toEqual([
        provider?.id,
        provider?.name,
      ]);
      expect(row['location']).toEqual(location);
      expect(at(row, 'patient.appointments')).toBe(null);
    }
    expect(answer['userCountAppointments']).toEqual({ limit: 100_000, skip: 0, total: rows.length });
    const count = async (variables: object): Promise<unknown> =>
      at(await query(book, variables), 'userCountAppointments.total');
    const two = await count(day('2026-11-17', { operator: 'In', endDate: '2026-11-18' }));
    // Without an operator an end says nothing.
    expect(await count(day('2026-11-17', { endDate: '2026-11-18' }))).toBe(rows.length);
    expect(Number(two)).toBe(rows.length + Number(await count(day('2026-11-18'))));
    const all = Number(await count({ input: {} }));
    expect(
      Number(await count(day('2026-11-17', { operator: '<' }))) +
        Number(await count(day('2026-11-17', { operator: '>=' }))),
    ).toBe(all);
    expect(await count(day('2026-11-17', { operator: 'between' }))).toBe(all);
    const place = view.ids.of('place', 2);
    const here = rowsAt(
      await query(book, { input: { locationId: place, dateFilter: { startDate: '2026-11-17' } } }),
      'userAppointments',
    );
    expect(here.map((row) => at(row, 'location.id'))).toEqual(
      rows.map((row) => at(row, 'location.id')).filter((id) => id === place),
    );
    expect((await post('{ userAppointments { id } }')).body.errors?.[0]?.message).toMatch(/reading 'attorneyId'/);
    const others = await query(
      `{ adminAppointments(input: { locationId: "${place}" }) { id visitKind { name } location { name } } publicAppointments(input: { locationId: "${place}" }) { location { id } } }`,
    );
    expect(rowsAt(others, 'adminAppointments')).toHaveLength(all);
    expect(
      rowsAt(others, 'adminAppointments').every((row) => row['visitKind'] === null && row['location'] !== null),
    ).toBe(true);
    expect(rowsAt(others, 'publicAppointments').every((row) => at(row, 'location.id') === place)).toBe(true);
  });

  it('has staff, kinds, cases and words, and shows its schema within the depth that is allowed', async () => {
    const { query, post, server } = await visit();
    const answer =
      await query(`{ me { name } uptime userClinicalProviders(input: {}) { id name firstName lastName emailAddress clinicalProviderLocations { location { name } } clinicalProviderSpecialties { specialty { name } } }
      userVisitKinds { id name code } userAppointmentStatuses { name } userLegalCases(input: { limit: 3 }) { name patient { name } caseStatus { name } agent { name } } userTaskItems { title legalCase { name } }
      userPatient(patientId: "${view.ids.of('client', 1)}") { name appointments { name location { name } visitKind { name } } prescriptions { name document { name } } } }`);
    expect(rowsAt(answer, 'userClinicalProviders').map(({ name }) => name)).toEqual(
      server.practice.providers.map((row) => `${row.givenName} ${row.familyName}`),
    );
    expect(rowsAt(answer, 'userVisitKinds')).toHaveLength(6);
    expect(rowsAt(answer, 'userAppointmentStatuses')).toHaveLength(8);
    expect(rowsAt(answer, 'userLegalCases').every((row) => row['patient'] !== null && row['agent'] !== null)).toBe(
      true,
    );
    expect(rowsAt(answer, 'userPatient.appointments').length).toBeGreaterThan(0);
    expect(
      rowsAt(answer, 'userPatient.appointments').every((row) => row['location'] !== null && row['visitKind'] === null),
    ).toBe(true);
    const kind = await query('mutation { userCreateVisitKind(input: { name: "X-ray", code: "XRA" }) { id name } }');
    const id = String(at(kind, 'userCreateVisitKind.id'));
    expect(
      (await post('mutation { userCreateVisitKind(input: { name: "X-ray" }) { id } }')).body.errors?.[0]?.message,
    ).toBe('Record must be unique.');
    const kinds = await query(
      `mutation { a: userUpdateVisitKind(visitKindId: "${id}", input: { name: "MRI" }) { name code } b: userDeleteVisitKind(visitKindId: "${id}") { name } }`,
    );
    expect(kinds).toEqual({ a: { name: 'MRI', code: 'XRA' }, b: { name: 'MRI' } });
    const held = `mutation { userDeleteLocation(locationId: "${view.ids.of('place', 1)}") { id } }`;
    expect((await post(held)).body.errors?.[0]?.message).toBe(
      'Record cannot be deleted because it is referenced on an Appointment',
    );
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields').length).toBeGreaterThan(200);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ userPatients(input: {}) { id } }')).status).toBe(500);
  });
});
