import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { clinikoMesh } from './clinikoMesh.ts';

const visit = productVisits(clinikoMesh);
const { view } = clinikoMesh;
const day = '2026-11-17';
const filterName = 'q_LEFT_SQUARE_BRACE__RIGHT_SQUARE_BRACE_';
const error = '... on Error { message errors }';
/** What a link leads to: the last part of its address. */
const linked = (row: unknown, field: string): string =>
  String(at(row, `${field}.links.self`))
    .split('/')
    .at(-1) ?? '';
const booking = (more: string): string => `input: { business_id: "${view.ids.of('place', 1)}"
  patient_id: "${view.ids.of('client', 1)}", practitioner_id: "${view.ids.of('provider', 2)}"
  appointment_type_id: "${view.ids.of('visitType', 1)}" ${more} }`;
const shownVisit =
  '... on IndividualAppointment { id starts_at ends_at patient_name notes cancelled_at cancellation_reason }';

describe('Cliniko behind GraphQL Mesh', () => {
  it('lists patients in pages, in order of entry, with links to the pages beside', async () => {
    const { query, server } = await visit();
    const patients = await allPages(async (page) => {
      const number = Number(page ?? '1');
      const answer =
        await query(`{ listPatients(page: ${String(number)}, per_page: 500) { ... on listPatients_200_response {
        total_entries links { self next previous } patients { id first_name last_name email archived_at
          patient_phone_numbers { phone_type number } } } ${error} } }`);
      const rows = rowsAt(answer, 'listPatients.patients');
      expect(rows.length).toBeLessThanOrEqual(100);
      const isLast = at(answer, 'listPatients.links.next') === null;
      expect(at(answer, 'listPatients.links.previous') === null).toBe(number === 1);
      return { rows, next: isLast ? null : String(number + 1) };
    });
    const expected = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    const shown = patients.map((row) => ({
      id: row['id'],
      name: `${String(row['first_name'])} ${String(row['last_name'])}`.trim(),
      phones: rowsAt(row, 'patient_phone_numbers').map(({ number }) => number),
      emails: [row['email']].filter((email) => email !== null),
      active: row['archived_at'] === null,
    }));
    expect(shown).toEqual(expected.map(({ id, name, phones, emails }) => ({ id, name, phones, emails, active: true })));
    expect(expectedSample(clinikoMesh, day).clients.map(({ id }) => id)).toEqual(shown.slice(0, 5).map(({ id }) => id));
    const small = await query(
      `{ listPatients { ... on listPatients_200_response { total_entries patients { id } } } }`,
    );
    expect(rowsAt(small, 'listPatients.patients')).toHaveLength(50);
    expect(at(small, 'listPatients.total_entries')).toBe(expected.length);
  });

  it('filters patients and invoices by expressions, and answers bad ones with an error', async () => {
    const { query, post } = await visit();
    const found = async (...filters: string[]): Promise<unknown[]> => {
      const answer = await query(
        `query ($q: [String]) { listPatients(${filterName}: $q) {
        ... on listPatients_200_response { patients { id } } } }`,
        { q: filters },
      );
      return rowsAt(answer, 'listPatients.patients').map(({ id }) => id);
    };
    const ids = (...keys: number[]): string[] => keys.map((key) => view.ids.of('client', key));
    expect(await found("last_name:=o'brien")).toEqual(ids(1, 8));
    expect(await found('last_name:~~%BRI%', 'email:=zoe2@example.test')).toEqual(ids(8));
    expect(await found('first_name:~rut', 'last_name:!=Brown')).toEqual(ids(7));
    expect(await found('last_name:=zqxwv')).toEqual([]);
    // An archived patient is not in the list, whatever is asked for.
    expect(await found('first_name:=Mai')).toEqual([]);
    expect((await found('created_at:<2019-02-20T00:00:00Z')).length).toBeLessThan(8);
    const bad = await post(`{ listPatients(${filterName}: ["phone:~207"]) { ${error} } }`);
    expect(bad.body.errors?.[0]?.message).toMatch(/^HTTP Error: 400/);
    const invoices = await query(`{ listInvoices(${filterName}: ["status:=10", "issue_date:>=2026-11-16"]) {
      ... on listInvoices_200_response { invoices { id status issue_date patient { links { self } } } } } }`);
    const [first] = rowsAt(invoices, 'listInvoices.invoices');
    expect(rowsAt(invoices, 'listInvoices.invoices').every((row) => row['status'] === 10)).toBe(true);
    const again = await query(`{ getInvoice(id: "${String(first?.['id'])}") { ... on Invoice { id total_amount } } }`);
    expect(at(again, 'getInvoice')).toEqual({ id: first?.['id'], total_amount: '82.5' });
  });

  it('shows the visits of a day among all visits, tied to people and places by links', async () => {
    const { query } = await visit();
    const visits = await allPages(async (page) => {
      const answer = await query(`{ listIndividualAppointments(per_page: 100, page: ${page ?? '1'}) {
        ... on listIndividualAppointments_200_response { links { next } individual_appointments {
          id starts_at ends_at patient_name notes did_not_arrive patient_arrived cancelled_at deleted_at created_at
          patient { links { self } } practitioner { links { self } } business { links { self } } } } } }`);
      const isLast = at(answer, 'listIndividualAppointments.links.next') === null;
      const rows = rowsAt(answer, 'listIndividualAppointments.individual_appointments');
      return { rows, next: isLast ? null : String(Number(page ?? '1') + 1) };
    });
    const entered = visits.map((row) => String(row['created_at']));
    expect(entered).toEqual(entered.toSorted());
    expect(visits.every((row) => row['cancelled_at'] === null && row['deleted_at'] === null)).toBe(true);
    const { appointments, locations } = expectedSample(clinikoMesh, day);
    expect(appointments.length).toBeGreaterThan(10);
    for (const { id, start = '', end = '', reason = null, client, provider, location } of appointments) {
      const row = visits.find((candidate) => String(Number(candidate['id'])) === id);
      expect([Date.parse(String(row?.['starts_at'])), Date.parse(String(row?.['ends_at']))]).toEqual([
        Date.parse(start),
        Date.parse(end),
      ]);
      expect([row?.['patient_name'], row?.['notes']]).toEqual([client?.name, reason]);
      expect(['patient', 'practitioner', 'business'].map((field) => linked(row, field))).toEqual([
        client?.id,
        provider?.id,
        location?.id,
      ]);
    }
    const ofDay = visits.filter((row) => {
      const start = Date.parse(String(row['starts_at']));
      return start >= Date.parse('2026-11-17T05:00:00Z') && start < Date.parse('2026-11-18T05:00:00Z');
    });
    expect(ofDay).toHaveLength(appointments.length);
    expect(visits.some((row) => row['did_not_arrive'] === true && row['patient_arrived'] === false)).toBe(true);
    const places = await query(`{ listBusinesses { ... on listBusinesses_200_response { businesses {
      id business_name display_name address_1 city state post_code } } } }`);
    const address = ['address_1', 'city', 'state', 'post_code'];
    expect(
      rowsAt(places, 'listBusinesses.businesses').map((row: Row) => ({
        id: row['id'],
        name: row['business_name'],
        address: address.map((field) => row[field]).join(', '),
      })),
    ).toEqual(locations);
  });

  it('has bookings as a second list, with blocks; staff who work there, and single rows or errors by id', async () => {
    const { query, server } = await visit();
    const lists = await query(`{ listBookings(per_page: 1) { ... on listBookings_200_response { total_entries } }
      listIndividualAppointments { ... on listIndividualAppointments_200_response { total_entries } }
      listPractitioners { ... on listPractitioners_200_response { practitioners { id label first_name } } }
      listAppointmentTypes { ... on listAppointmentTypes_200_response { appointment_types { name duration_in_minutes } } } }`);
    const visits = Number(at(lists, 'listIndividualAppointments.total_entries'));
    expect(at(lists, 'listBookings.total_entries')).toBe(visits + 1);
    expect(rowsAt(lists, 'listPractitioners.practitioners')).toHaveLength(7);
    expect(rowsAt(lists, 'listAppointmentTypes.appointment_types')).toHaveLength(6);
    const block = server.practice.appointments.find(({ isBlock }) => isBlock)?.key ?? 0;
    const cancelled = server.practice.appointments.find(({ state }) => state === 'cancelled')?.key ?? 0;
    const single = await query(`{
      getPatient(id: "${view.ids.of('client', 4)}") { __typename ... on Patient { last_name archived_at } }
      gone: getPatient(id: "4711") { __typename ${error} } none: getIndividualAppointment(id: "x") { __typename }
      getBooking(id: "${view.ids.of('appointment', block)}") { ... on Booking { notes appointment_type { links { self } } } }
      getIndividualAppointment(id: "${view.ids.of('appointment', cancelled)}") { ${shownVisit} }
      getPractitioner(id: "${view.ids.of('provider', 8)}") { ... on Practitioner { label } }
      getBusiness(id: "${view.ids.of('place', 2)}") { ... on Business { display_name } }
      getAppointmentType(id: "${view.ids.of('visitType', 7)}") { __typename }
      getIndividualAppointmentConflicts(id: "${view.ids.of('appointment', 1)}") {
        ... on getIndividualAppointmentConflicts_200_response { conflicts } } }`);
    expect(single).toMatchObject({
      getPatient: { __typename: 'Patient', last_name: 'Nguyễn' },
      gone: { __typename: 'Error', message: 'Not found' },
      none: { __typename: 'Error' },
      getBooking: { notes: 'Staff meeting', appointment_type: null },
      getIndividualAppointment: { cancellation_reason: 50 },
      getPractitioner: { label: 'Oscar Bell' },
      getBusiness: { display_name: 'Summit Pet Clinic' },
      getAppointmentType: { __typename: 'Error' },
      getIndividualAppointmentConflicts: { conflicts: [] },
    });
    expect(at(single, 'getPatient.archived_at')).not.toBeNull();
  });

  it('books, moves and calls off visits; what is wrong is said in an answer', async () => {
    const { query, post, server } = await visit();
    const at10 = 'starts_at: "2026-11-19T15:00:00Z", ends_at: "2026-11-19T15:45:00Z"';
    const booked = await query(
      `mutation { createIndividualAppointment(${booking(`${at10}, notes: "Cough"`)}) { ${shownVisit} ${error} } }`,
    );
    expect(at(booked, 'createIndividualAppointment')).toMatchObject({
      starts_at: '2026-11-19T15:00:00.000Z',
      ends_at: '2026-11-19T15:45:00.000Z',
      patient_name: "Zoë O'Brien",
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({ minutes: 45, providerKey: 2, reason: 'Cough' });
    const id = String(Number(at(booked, 'createIndividualAppointment.id')));
    const noon = 'starts_at: "2026-11-19T17:00:00Z", ends_at: "2026-11-19T17:30:00Z"';
    const update = (times: string): string =>
      `mutation { updateIndividualAppointment(id: "${id}", ${booking(times)}) { ${shownVisit} ${error} } }`;
    await query(update(noon));
    expect(server.practice.appointments.at(-1)).toMatchObject({ minutes: 30, reason: 'Cough', placeKey: 1 });
    const back = await query(update('starts_at: "2026-11-19T17:00:00Z", ends_at: "2026-11-19T16:30:00Z"'));
    const errors = { ends_at: 'must be after starts at' };
    expect(at(back, 'updateIndividualAppointment')).toEqual({ message: 'Validation Failed', errors });
    // All fields are wanted, and times need a zone.
    const part = `mutation { updateIndividualAppointment(id: "${id}", input: { notes: "Late" }) { __typename } }`;
    expect((await post(part)).body.errors?.[0]?.message).toContain('starts_at');
    const naive = update('starts_at: "2026-11-19T17:00:00", ends_at: "2026-11-19T17:30:00"');
    expect((await post(naive)).body.errors).toHaveLength(1);
    const cancel = (code: number): string => `mutation { cancelIndividualAppointment(id: "${id}", input: {
      cancellation_reason: ${String(code)}, cancellation_note: "Flu" }) { ${shownVisit} ${error} } }`;
    expect(at(await query(cancel(35)), 'cancelIndividualAppointment.message')).toBe('Validation Failed');
    expect(at(await query(cancel(30)), 'cancelIndividualAppointment.cancellation_reason')).toBe(30);
    expect(server.practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', cancelReason: 'Flu' });
  });

  it('enters, changes, archives and restores patients, and keeps notes of treatments', async () => {
    const { query, server } = await visit();
    const create = (names: string): string => `mutation { createPatient(input: { ${names} city: "Saco"
      email: "jo@example.test", date_of_birth: "1980-02-03" }) { ... on Patient { id date_of_birth email } ${error} } }`;
    const entered = await query(create('first_name: "Jo", last_name: "Park"'));
    expect(at(entered, 'createPatient')).toMatchObject({ date_of_birth: '1980-02-03', email: 'jo@example.test' });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Park', city: 'Saco' });
    const blank = await query(create('first_name: "Jo", last_name: " "'));
    expect(at(blank, 'createPatient.errors')).toEqual({ last_name: "can't be blank" });
    const id = String(at(entered, 'createPatient.id'));
    await query(
      `mutation { updatePatient(id: "${id}", input: { first_name: "Joan", last_name: "Park" }) { __typename } }`,
    );
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Joan', emails: ['jo@example.test'] });
    const find = `{ listPatients(${filterName}: "last_name:=Park") { ... on listPatients_200_response { total_entries } } }`;
    await query(`mutation { archivePatient(id: "${id}") { ... on Patient { archived_at } } }`);
    expect(at(await query(find), 'listPatients.total_entries')).toBe(0);
    await query(`mutation { unarchivePatient(id: "${id}") { ... on Patient { archived_at } } }`);
    expect(at(await query(find), 'listPatients.total_entries')).toBe(1);
    await query(`mutation { createTreatmentNote(input: { patient_id: "${id}", treatment_note_template_id: "7", content: {
      sections: [{ name: "Plan", questions: [{ name: "Next", type: "text", answer: "Rest" }] }] } }) { __typename } }`);
    const notes =
      await query(`{ listTreatmentNotes { ... on listTreatmentNotes_200_response { treatment_notes { id draft
      content { sections { name questions { answer } } } patient { links { self } } } } } }`);
    const [note] = rowsAt(notes, 'listTreatmentNotes.treatment_notes');
    expect([linked(note, 'patient'), note?.['draft']]).toEqual([id, true]);
    expect(rowsAt(note, 'content.sections')).toEqual([{ name: 'Plan', questions: [{ answer: 'Rest' }] }]);
  });

  it('refuses writes in an answer, and shows its schema within the depth that is allowed', async () => {
    const { query, server } = await visit({ refuseWrites: 'This account is read-only' });
    const refused = await query(
      `mutation { archivePatient(id: "${view.ids.of('client', 1)}") { __typename ${error} } }`,
    );
    expect(refused['archivePatient']).toMatchObject({ __typename: 'Error', message: 'This account is read-only' });
    expect(missingOperations(clinikoMesh)).toEqual([]);
    const types = await readPiecewise(query);
    const members = rowsAt(types.get('listPatients_response'), 'possibleTypes').map(({ name }) => name);
    expect(members).toEqual(['listPatients_200_response', 'Error']);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
