import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, nodesAt, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { hasClearDay } from '../clearDay.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { dogtor } from './dogtor.ts';
import { isVisit } from './records.ts';

const visit = productVisits(dogtor);
const { view } = dogtor;
const ofDay = (text: unknown): boolean => {
  const start = Date.parse(String(text));
  return start >= Date.parse('2026-11-17T05:00:00Z') && start < Date.parse('2026-11-18T05:00:00Z');
};
const address = 'streetName: "Main Street", streetNumber: 5, city: "Saco", zipCode: 4072, lat: 43.5, lon: -70.4';
const person = (email: string): string => `email: "${email}", firstName: "Jo", lastName: "Park", password: "secret"
  address: { ${address} }, phoneNumber: "207 555 0199"`;

describe('Dogtor', () => {
  it('lists patients in pages, in order of entry, and says that there is more only in the direction asked for', async () => {
    const { query, server } = await visit();
    const patients = await allPages(async (after) => {
      const from = after === null ? '' : `, after: "${after}"`;
      const answer = await query(`{ patients(first: 50${from}) { pageInfo { hasNextPage endCursor }
        edges { node { id firstname lastname address { city } } } } }`);
      const isLast = at(answer, 'patients.pageInfo.hasNextPage') === false;
      const next = isLast ? null : String(at(answer, 'patients.pageInfo.endCursor'));
      return { rows: nodesAt(answer, 'patients'), next };
    });
    const expected = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    const named = patients.map(({ id, firstname, lastname }) => [
      id,
      `${String(firstname)} ${String(lastname)}`.trim(),
    ]);
    expect(named).toEqual(expected.map(({ id, name }) => [id, name]));
    expect(expectedSample(dogtor, '2026-11-17').clients.map(({ id }) => id)).toEqual(
      named.slice(0, 5).map(([id]) => id),
    );
    expect(patients.every((row) => at(row, 'address.city'))).toBe(true);
    const edges = await query(`{ all: patients { pageInfo { hasNextPage hasPreviousPage } edges { cursor } }
      end: patients(last: 2) { pageInfo { hasNextPage hasPreviousPage } edges { node { id } } }
      odd: patients(first: 1, after: "%%%") { edges { node { id } } } }`);
    expect(rowsAt(edges, 'all.edges')).toHaveLength(expected.length);
    expect(at(edges, 'all.pageInfo')).toEqual({ hasNextPage: false, hasPreviousPage: false });
    expect(at(edges, 'end.pageInfo')).toEqual({ hasNextPage: false, hasPreviousPage: true });
    expect(nodesAt(edges, 'end').map(({ id }) => id)).toEqual(expected.slice(-2).map(({ id }) => id));
    expect(nodesAt(edges, 'odd')).toEqual([{ id: expected[0]?.id }]);
  });

  it('shows the visits of a day through its doctors, with a flag alone for what has become of them', async () => {
    const { query, server } = await visit();
    const doctors = nodesAt(
      await query(`{ doctors { edges { node { id firstname lastname appointments {
        id isDone notes expectedTime { start duration } actualTime { start } patient { id firstname lastname } } } } } }`),
      'doctors',
    );
    expect(doctors).toHaveLength(8);
    const shown = doctors.flatMap((doctor) =>
      rowsAt(doctor, 'appointments').map((row): Row => ({ ...row, doctor: doctor['id'] })),
    );
    const ids = shown.filter((row) => ofDay(at(row, 'expectedTime.start'))).map(({ id }) => String(id));
    const rows = server.practice.appointments.filter((row) => isVisit(row) && ofDay(new Date(row.start).toISOString()));
    const byText = (one: string, other: string): number => (one < other ? -1 : 1);
    expect(ids.toSorted(byText)).toEqual(rows.map(({ key }) => view.ids.of('appointment', key)).toSorted(byText));
    expect(rows.filter(hasClearDay).length).toBeGreaterThan(10);
    for (const row of rows) {
      const found = shown.find(({ id }) => id === view.ids.of('appointment', row.key));
      expect(found).toMatchObject({
        expectedTime: { start: new Date(row.start).toISOString(), duration: row.minutes },
        notes: row.reason,
        doctor: view.ids.of('provider', row.providerKey ?? 0),
        patient: { id: view.ids.of('client', row.clientKey ?? 0) },
        isDone: row.state === 'completed' || row.state === 'ready',
      });
      expect(found?.['actualTime'] !== null).toBe(found?.['isDone']);
    }
    expect(expectedSample(dogtor, '2026-11-17')).toMatchObject({ appointments: [], locations: [], patients: [] });
  });

  it('leads to every node by its id, and to the visits of one patient before and after now', async () => {
    const { query, server } = await visit();
    const past = server.practice.appointments.find((row) => isVisit(row) && row.state === 'completed');
    const id = view.ids.of('client', past?.clientKey ?? 0);
    const halves = await query(`{ before: patientPreviousAppointments(id: "${id}") { id expectedTime { start } }
      after: patientUpcomingAppointments(id: "${id}") { id expectedTime { start } }
      none: patientUpcomingAppointments(id: "${view.ids.of('provider', 1)}") { id } }`);
    expect(rowsAt(halves, 'before').map((row) => row['id'])).toContain(view.ids.of('appointment', past?.key ?? 0));
    const now = '2026-11-17T15:10:00.000Z';
    expect(rowsAt(halves, 'before').every((row) => String(at(row, 'expectedTime.start')) < now)).toBe(true);
    expect(rowsAt(halves, 'after').every((row) => String(at(row, 'expectedTime.start')) >= now)).toBe(true);
    expect(halves['none']).toEqual([]);
    const cancelled = server.practice.appointments.find(({ state }) => state === 'cancelled')?.key ?? 0;
    const nodes = await query(`{ patient: node(id: "${id}") { id ... on Patient { insurance unreadCheckups { id } } }
      doctor: node(id: "${view.ids.of('provider', 2)}") { __typename ... on Doctor { lastname rating webpage
        topServices { name } reviews(first: 1) { edges { node { rating } } } } }
      visit: node(id: "${view.ids.of('appointment', past?.key ?? 0)}") { ... on Appointment { isDone doctor { id } } }
      gone: node(id: "${view.ids.of('appointment', cancelled)}") { id } odd: node(id: "4711") { id }
      removed: node(id: "${view.ids.of('client', 41)}") { id } }`);
    expect(nodes).toMatchObject({ patient: { id, unreadCheckups: [] }, gone: null, odd: null, removed: null });
    expect(nodes['doctor']).toMatchObject({ __typename: 'Doctor', lastname: 'Håkansson', rating: 4.5, webpage: null });
    expect(nodes['visit']).toEqual({ isDone: true, doctor: { id: view.ids.of('provider', past?.providerKey ?? 0) } });
  });

  it('searches for doctors alone; users are doctors and patients, and services belong to a doctor', async () => {
    const { query } = await visit();
    const found = await query(`{
      named: search(query: "oka") { results { edges { node { lastname } } } }
      patient: search(query: "o'brien") { results { edges { node { id } } } }
      dentists: search(specialities: ["Dentist"], cities: ["Boulder"]) { id scope { cities specialities query }
        suggestions { specialities cities } results(first: 5) { edges { node { lastname } } } }
      rated: search(minRating: 4.5) { results { edges { node { rating } } } } cities specialities }`);
    expect(nodesAt(found, 'named.results')).toEqual([{ lastname: 'Okafor' }]);
    expect(nodesAt(found, 'patient.results')).toEqual([]);
    expect(nodesAt(found, 'dentists.results')).toEqual([{ lastname: 'Rivera' }]);
    expect(nodesAt(found, 'rated.results')).toEqual([{ rating: 4.75 }, { rating: 4.5 }]);
    expect(found['cities']).toEqual(['Boulder', 'Portland', 'Saco']);
    expect(found['specialities']).toHaveLength(4);
    const again = await query(`{ node(id: "${String(at(found, 'dentists.id'))}") { ... on Search {
      results { edges { node { lastname } } } } } }`);
    expect(nodesAt(again, 'node.results')).toEqual([{ lastname: 'Rivera' }]);
    const people = await query(`{ users { edges { node { firstname doctorProfile { id } patientProfile { id } } } }
      services { edges { node { id name estimatedDuration doctor { lastname } } } } latestReviews { rating }
      me { firstname doctorProfile { id } patientProfile { id } } reviews(first: 2) { edges { node { rating content } } } }`);
    expect(nodesAt(people, 'users').filter((row) => row['doctorProfile'])).toHaveLength(8);
    expect(nodesAt(people, 'users').filter((row) => row['patientProfile']).length).toBeGreaterThan(100);
    expect(nodesAt(people, 'services')).toHaveLength(48);
    expect(nodesAt(people, 'services')[0]).toMatchObject({ name: 'Wellness exam', estimatedDuration: 30 });
    expect(people['me']).toEqual({ firstname: 'Dana', doctorProfile: null, patientProfile: null });
    const ratings = rowsAt(people, 'latestReviews').map(({ rating }) => Number(rating));
    expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
    expect(nodesAt(people, 'reviews')).toHaveLength(2);
  });

  it('enters patients and doctors with an account, whose address is nobody else’s', async () => {
    const { query, post, server } = await visit();
    const patient = (
      email: string,
    ): string => `mutation { createUserPatient(input: { ${person(email)}, insurance: Public
      birthDate: "1980-02-03T00:00:00Z", gender: Female, allergies: ["Latex"], medConditions: [], medications: []
      surgeries: [] }) { firstname patientProfile { id lastname birthDate allergies address { zipCode city } } } }`;
    const entered = await query(patient('jo@example.test'));
    const birthDate = '1980-02-03T00:00:00.000Z';
    expect(at(entered, 'createUserPatient.patientProfile')).toMatchObject({
      lastname: 'Park',
      birthDate,
      allergies: ['Latex'],
      address: { zipCode: 4072, city: 'Saco' },
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ emails: ['jo@example.test'], street: '5 Main Street' });
    expect((await post(patient('jo@example.test'))).body.errors?.[0]?.message).toMatch(/^E11000 duplicate key error/);
    const id = String(at(entered, 'createUserPatient.patientProfile.id'));
    const changed = await query(`mutation { updateUserPatientProfile(input: { id: "${id}"
      birthDate: "1981-02-03T00:00:00Z", gender: NonBinary, insurance: Private }) { insurance gender allergies } }`);
    expect(changed).toEqual({
      updateUserPatientProfile: { insurance: 'Private', gender: 'NonBinary', allergies: ['Latex'] },
    });
    await query(`mutation { createUserDoctor(input: { ${person('new@example.test')}, specialities: ["Dentist"]
      offeredSlots: [{ day: Monday, slotStart: "08:00", slotStop: "12:00" }] }) { doctorProfile { id } } }`);
    const last = nodesAt(
      await query(
        `{ doctors(last: 1) { edges { node { lastname offeredSlots { day end } reviews { edges { cursor } } } } } }`,
      ),
      'doctors',
    );
    expect(last).toMatchObject([{ lastname: 'Park', offeredSlots: [{ day: 'Monday', end: '12:00' }] }]);
  });

  it('lets no one but patients book; visits are marked as done, or deleted to call them off', async () => {
    const { query, post, server } = await visit();
    const booking = `mutation { createAppointment(input: { doctorId: "${view.ids.of('provider', 2)}", expectedDuration: 30
      expectedTime: "2026-11-19T15:00:00Z", insurance: Public, selectedServices: [], shareData: false }) { id } }`;
    expect((await post(booking)).body).toMatchObject({ data: null, errors: [{ message: 'user not patient' }] });
    const key = server.practice.appointments.find((row) => isVisit(row) && row.state === 'inProgress')?.key ?? 0;
    const id = view.ids.of('appointment', key);
    expect(await query(`mutation { makeAppointmentAsDone(id: "${id}") }`)).toEqual({ makeAppointmentAsDone: true });
    const read = `{ node(id: "${id}") { ... on Appointment { isDone actualTime { duration } } } }`;
    expect(at(await query(read), 'node.isDone')).toBe(true);
    expect(await query(`mutation { deleteAppointmentById(id: "${id}") }`)).toEqual({ deleteAppointmentById: true });
    expect(await query(`mutation { deleteAppointmentById(id: "${id}") }`)).toEqual({ deleteAppointmentById: false });
    expect((await query(read))['node']).toBeNull();
    expect(server.practice.appointments.find((row) => row.key === key)).toMatchObject({ isDeleted: true });
  });

  it('suggests check-ups and follow-ups, which are read once', async () => {
    const { query } = await visit();
    const patient = view.ids.of('client', 1);
    const made = await query(`mutation { generateCheckups(input: { id: "${patient}", recommendations: [
      { service: "Dentist", kind: "Periodic" }] }) { id services isRead suggestedDate } }`);
    const [checkup] = rowsAt(made, 'generateCheckups');
    expect(checkup).toMatchObject({ services: ['Dentist'], isRead: false, suggestedDate: '2026-12-01T15:10:00.000Z' });
    const unread = `{ node(id: "${patient}") { ... on Patient { unreadCheckups { id } } } }`;
    expect(rowsAt(await query(unread), 'node.unreadCheckups')).toHaveLength(1);
    const mark = `mutation { markCheckupAsRead(id: "${String(checkup?.['id'])}") }`;
    expect(await query(mark)).toEqual({ markCheckupAsRead: true });
    expect(rowsAt(await query(unread), 'node.unreadCheckups')).toEqual([]);
    const followup = (doctor: string): string => `mutation { assignFollowup(followupInput: { doctorRef: "${doctor}"
      patientRef: "${patient}", services: [], suggestedDate: "2026-12-01T15:00:00Z" }) }`;
    expect(await query(followup(view.ids.of('provider', 1)))).toEqual({ assignFollowup: true });
    expect(await query(followup('4711'))).toEqual({ assignFollowup: false });
  });

  it('refuses writes in words, and shows its schema within the depth that is allowed', async () => {
    const { post, query, server } = await visit({ refuseWrites: 'This account is read-only' });
    const { body } = await post(`mutation { deleteAppointmentById(id: "${view.ids.of('appointment', 1)}") }`);
    expect(body).toMatchObject({ errors: [{ message: 'This account is read-only' }] });
    expect(missingOperations(dogtor)).toEqual([]);
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Node'), 'possibleTypes').map(({ name }) => name)).toContain('Patient');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
