import { describe, expect, it } from 'vitest';
import { utcText } from '../../dialects/clock.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, named, nodesAt, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { dentally } from './dentally.ts';

const visit = productVisits(dentally);
const { view } = dentally;
const day = '2026-11-17';
const patientsText = `query($after: String) { patients(first: 100, after: $after) { totalCount pageInfo { hasNextPage endCursor }
  edges { node { id databaseId firstName lastName emailAddress mobilePhone homePhone workPhone emergencyContactPhone active
    site { id name } stats { lastAppointmentDate totalInvoiced } } } } }`;
const appointmentsText = `query($filter: AppointmentFilter!, $after: String) { appointments(filter: $filter, after: $after) {
  totalCount pageInfo { hasNextPage endCursor } edges { node { id startTime finishTime duration state reason patientName
    practitionerName patient { id firstName lastName } practitioner { id site { name } user { firstName lastName } }
    practitionerSite { id name } completedAt } } } }`;
const appointmentPart =
  'appointment { id startTime finishTime state reason notes practitionerSite { name } room { name } } userErrors { field message }';
const cursorAfter = (value: unknown, list: string): string | null =>
  at(value, `${list}.pageInfo.hasNextPage`) === true ? String(at(value, `${list}.pageInfo.endCursor`)) : null;
const given = (values: readonly unknown[]): unknown[] => values.filter((value) => value !== null);
const idsAt = (value: unknown, list: string): unknown[] => nodesAt(value, list).map(({ id }) => id);
const clientId = (key: number): string => view.ids.of('client', key);

describe('Dentally', () => {
  it('lists sites, and pages of patients with three numbers and statistics', async () => {
    const { query, server } = await visit();
    const { locations } = expectedSample(dentally, day);
    const sites = nodesAt(
      await query(
        '{ sites { edges { node { id name nickname addressLine1 town county postcode } } } practice { timeZone } }',
      ),
      'sites',
    );
    expect(
      sites.map((row) => ({
        id: row['id'],
        name: row['name'],
        address: ['addressLine1', 'town', 'county', 'postcode'].map((field) => row[field]).join(', '),
      })),
    ).toEqual(locations);
    const rows = await allPages(async (after) => {
      const answer = await query(patientsText, { after });
      return { rows: nodesAt(answer, 'patients'), next: cursorAfter(answer, 'patients') };
    });
    const records = view.clients(server.practice);
    expect(rows).toHaveLength(records.length);
    const shown = rows.map((row) => ({
      id: row['id'],
      name: named(row, 'firstName', 'lastName'),
      ...(row['firstName'] !== null && { givenName: row['firstName'] }),
      familyName: row['lastName'],
      phones: given([row['mobilePhone'], row['homePhone'], row['workPhone']]),
      emails: given([row['emailAddress']]),
      active: row['active'],
      ...(at(row, 'stats.lastAppointmentDate') !== null && { lastVisit: at(row, 'stats.lastAppointmentDate') }),
      location: row['site'],
    }));
    expect(shown).toEqual(records.map((record) => clientThrough(view, server.practice, record)));
    expect(shown.slice(0, 5)).toEqual(expectedSample(dentally, day).clients);
    expect(rows.some((row) => row['emergencyContactPhone'] !== null)).toBe(true);
    expect(nodesAt(await query('{ patients { edges { node { id } } } }'), 'patients')).toHaveLength(25);
    expect(missingOperations(dentally)).toEqual([]);
  });

  it('finds patients by query and filter, in an order, and single ones as nodes', async () => {
    const { query, post } = await visit();
    const answer =
      await query(`{ a: patients(query: "o'bri ZOË") { edges { node { id } } } b: patients(query: "(207) 555-0102") { edges { node { id } } }
      c: patients(query: "nguyễn", filter: { active: true }) { totalCount } d: patients(query: "zoe2@") { nodes { id } }
      e: patients(orderBy: { field: LAST_NAME, direction: DESC }, first: 2) { nodes { lastName } pageInfo { hasNextPage hasPreviousPage } }
      f: patients(filter: { siteId: "${view.ids.of('place', 2)}" }, last: 3) { nodes { site { name } } pageInfo { hasPreviousPage } }
      one: patient(id: "${clientId(4)}") { lastName active archivedReason account { currentBalance } appointments(first: 1) { totalCount } }
      gone: patient(id: "${clientId(41)}") { id } none: patient(id: "4") { id }
      node(id: "${view.ids.of('place', 2)}") { __typename id ... on Site { name } } }`);
    expect([idsAt(answer, 'a'), idsAt(answer, 'b')]).toEqual([[clientId(1), clientId(8)], [clientId(1)]]);
    expect(rowsAt(answer, 'd.nodes')).toEqual([{ id: clientId(8) }]);
    expect(rowsAt(answer, 'e.nodes')[0]).toEqual({ lastName: 'Ünal' });
    expect(rowsAt(answer, 'f.nodes').every((row) => at(row, 'site.name') === 'Summit Pet Clinic')).toBe(true);
    expect(answer).toMatchObject({
      c: { totalCount: 0 },
      e: { pageInfo: { hasNextPage: true, hasPreviousPage: false } },
      f: { pageInfo: { hasPreviousPage: true } },
      one: { lastName: 'Nguyễn', active: false, archivedReason: 'Moved away' },
      gone: null,
      none: null,
      node: { __typename: 'Site', name: 'Summit Pet Clinic' },
    });
    const bad = await post('{ patients(filter: { createdAfter: "soon" }) { totalCount } }');
    expect(bad.body.errors?.[0]?.message).toContain("Expected type 'ISO8601DateTime'");
  });

  it.each([day, '2026-11-18', '2026-03-08', '2026-11-01'])('has the diary of %s with blocks', async (date) => {
    const { query } = await visit();
    const rows = await allPages(async (after) => {
      const filter = { after: `${date}T00:00:00-04:00`, before: `${date}T23:59:59-05:00` };
      const answer = await query(appointmentsText, { filter, after });
      return { rows: nodesAt(answer, 'appointments'), next: cursorAfter(answer, 'appointments') };
    });
    const { appointments, mayOmit } = expectedSample(dentally, date);
    const read = rows
      .filter((row) => String(row['startTime']).startsWith(date))
      .map((row) => {
        const name = at(row, 'practitioner.user');
        return {
          id: row['id'],
          start: utcText(Date.parse(String(row['startTime']))),
          end: utcText(Date.parse(String(row['finishTime']))),
          status: row['state'],
          ...(row['reason'] !== null && { reason: row['reason'] }),
          ...(row['patient'] !== null && { client: { id: at(row, 'patient.id'), name: row['patientName'] } }),
          provider: { id: at(row, 'practitioner.id'), name: named({ name }, 'name.firstName', 'name.lastName') },
          location: row['practitionerSite'],
        };
      });
    const byId = (one: { readonly id: unknown }, other: { readonly id: unknown }): number =>
      String(one.id) < String(other.id) ? -1 : 1;
    expect(read.toSorted(byId)).toEqual(appointments.toSorted(byId));
    expect(read.length).toBeGreaterThan(date === day ? 18 : 3);
    expect(rows.filter((row) => row['patient'] === null).map(({ id }) => id)).toEqual(mayOmit);
    expect(
      rows.every(
        (row) => row['practitionerName'] === named(row, 'practitioner.user.firstName', 'practitioner.user.lastName'),
      ),
    ).toBe(true);
  });

  it('counts both ends of a range, filters and orders; and has tables beside the diary', async () => {
    const { query, post, server } = await visit();
    const range = 'after: "2026-11-16T09:00:00-05:00", before: "2026-11-16T10:00:00-05:00"';
    const days = 'after: "2026-11-13", before: "2026-11-21"';
    const answer =
      await query(`{ ends: appointments(filter: { ${range}, siteId: "${view.ids.of('place', 1)}" }) { nodes { startTime } }
      off: appointments(filter: { ${days}, states: [CANCELLED, DID_NOT_ATTEND] }) { nodes { state appointmentCancellationReason { reason } cancelledAt } }
      late: appointments(filter: { ${days} }, orderBy: { field: START_TIME, direction: DESC }, first: 1) { totalCount nodes { startTime } }
      who: appointments(filter: { ${days}, practitionerId: "${view.ids.of('provider', 2)}" }, first: 100) { nodes { practitioner { site { name } } practitionerSite { name } } }
      appointmentReasons { nodes { reason duration } } practitioners(active: true) { totalCount } all: practitioners { totalCount }
      users { nodes { role } } rooms { nodes { name site { name } } } recalls { nodes { patient { lastName } } } treatments { totalCount }
      invoices(first: 1) { totalCount nodes { amount invoiceItems { name } patient { id } } } accounts(state: DEBIT) { nodes { currentBalance } }
      payments { totalCount } treatmentPlans(completed: true) { totalCount } appointmentCancellationReasons { nodes { reason } } paymentPlans { totalCount }
      availability(practitionerIds: ["${view.ids.of('provider', 1)}"], startTime: "2026-11-18T00:00:00-05:00", finishTime: "2026-11-18T23:00:00-05:00", duration: 60) { startTime availableDuration }
      currentUser { role } acquisitionSources { totalCount } }`);
    expect(rowsAt(answer, 'ends.nodes').map((row) => String(row['startTime']).slice(11))).toEqual([
      '09:00:00-05:00',
      '09:30:00-05:00',
      '10:00:00-05:00',
    ]);
    const off = rowsAt(answer, 'off.nodes');
    expect(off.some((row) => at(row, 'appointmentCancellationReason.reason') === 'Patient cancelled')).toBe(true);
    expect(off.every((row) => (row['cancelledAt'] === null) === (row['state'] === 'DID_NOT_ATTEND'))).toBe(true);
    const shown = server.practice.appointments.filter((row) => view.shows(row) && row.start > Date.parse('2026-11-13'));
    expect(at(answer, 'late.totalCount')).toBe(shown.length);
    const sites = rowsAt(answer, 'who.nodes').map((row) => at(row, 'practitionerSite.name'));
    expect(new Set(sites).size).toBe(2);
    expect(rowsAt(answer, 'appointmentReasons.nodes')[3]).toEqual({ reason: 'Surgery', duration: 90 });
    expect(answer).toMatchObject({
      practitioners: { totalCount: 7 },
      all: { totalCount: 8 },
      currentUser: { role: 'Receptionist' },
    });
    expect(rowsAt(answer, 'availability').every((row) => Number(row['availableDuration']) >= 60)).toBe(true);
    for (const list of [
      'users',
      'rooms',
      'recalls',
      'invoices',
      'accounts',
      'appointmentCancellationReasons',
      'availability',
    ])
      expect(rowsAt(answer, list === 'availability' ? list : `${list}.nodes`).length).toBeGreaterThan(0);
    const open = await post('{ appointments(filter: { after: "2026-11-16" }) { totalCount } }');
    expect(open.body.errors?.[0]?.message).toContain('before');
  });

  it('books, moves, cancels and deletes appointments, and blocks time', async () => {
    const { query, server } = await visit();
    const create = `mutation($input: CreateAppointmentInput!) { createAppointment(input: $input) { clientMutationId ${appointmentPart} } }`;
    const update = `mutation($input: UpdateAppointmentInput!) { updateAppointment(input: $input) { ${appointmentPart} } }`;
    const slot = { startTime: '2026-11-19T15:00:00-05:00', finishTime: '2026-11-19T15:45:00-05:00' };
    const input = {
      ...slot,
      patientId: clientId(1),
      practitionerId: view.ids.of('provider', 3),
      reason: 'Vaccination',
      notes: 'Cough',
      clientMutationId: 'x',
    };
    const made = at(await query(create, { input }), 'createAppointment');
    expect(made).toMatchObject({
      appointment: {
        ...slot,
        state: 'PENDING',
        reason: 'Vaccination',
        notes: 'Cough',
        practitionerSite: { name: 'Summit Pet Clinic' },
      },
      clientMutationId: 'x',
      userErrors: [],
    });
    const last = () => server.practice.appointments.at(-1);
    expect(last()).toMatchObject({ minutes: 45, placeKey: 2, typeKey: 2, clientKey: 1, providerKey: 3 });
    const id = at(made, 'appointment.id');
    const moved = await query(update, { input: { id, startTime: '2026-11-20T09:00:00-05:00', state: 'CONFIRMED' } });
    expect(at(moved, 'updateAppointment.appointment')).toMatchObject({
      finishTime: '2026-11-20T09:45:00-05:00',
      state: 'CONFIRMED',
    });
    const reasons = rowsAt(
      await query('{ appointmentCancellationReasons { nodes { id } } }'),
      'appointmentCancellationReasons.nodes',
    );
    await query(update, { input: { id, state: 'CANCELLED', appointmentCancellationReasonId: reasons[1]?.['id'] } });
    expect(last()).toMatchObject({ state: 'cancelled', cancelReason: 'Practitioner unavailable' });
    const back = await query(update, { input: { id, finishTime: '2026-11-20T08:00:00-05:00', practitionerId: 'x' } });
    expect(at(back, 'updateAppointment')).toEqual({
      appointment: null,
      userErrors: [
        { field: ['input', 'practitionerId'], message: 'Practitioner must exist' },
        { field: ['input', 'finishTime'], message: 'Finish time must be after start time' },
      ],
    });
    const gone = await query(
      `mutation { deleteAppointment(input: { id: "${String(id)}" }) { deletedAppointmentId userErrors { message } } }`,
    );
    expect(at(gone, 'deleteAppointment')).toEqual({ deletedAppointmentId: id, userErrors: [] });
    expect(await query(`{ appointment(id: "${String(id)}") { id } }`)).toEqual({ appointment: null });
    const block = { ...slot, practitionerId: view.ids.of('provider', 1), reason: 'Bank Holiday' };
    await query(create, { input: block });
    expect(last()).toMatchObject({ isBlock: true, clientKey: null, reason: 'Bank Holiday' });
    const closed = await visit({ refuseWrites: 'Missing scope' });
    expect(at(await closed.query(create, { input }), 'createAppointment.userErrors.0.message')).toBe('Missing scope');
  });

  it('enters and changes patients and payments, and can be read piece by piece', async () => {
    const { query, server } = await visit();
    const enter = (
      more: string,
    ): string => `mutation { createPatient(input: { firstName: "Jo", lastName: "Park", dateOfBirth: "1980-02-03"
      mobilePhone: "+1 207 555 0199", siteId: "${view.ids.of('place', 2)}" ${more} }) {
      patient { id firstName dateOfBirth county emergencyContactPhone site { name } stats { totalPaid } } userErrors { field message } } }`;
    const entered = at(await query(enter('emailAddress: "jo@example.test", town: "Saco"')), 'createPatient');
    expect(entered).toMatchObject({
      patient: { dateOfBirth: '1980-02-03', county: null, site: { name: 'Summit Pet Clinic' } },
      userErrors: [],
    });
    expect(server.practice.clients.at(-1)).toMatchObject({
      familyName: 'Park',
      emails: ['jo@example.test'],
      city: 'Saco',
      placeKey: 2,
    });
    expect(at(await query(enter('emailAddress: "jo"')), 'createPatient.userErrors')).toEqual([
      { field: ['input', 'emailAddress'], message: 'Email address is invalid' },
    ]);
    const id = String(at(entered, 'patient.id'));
    const update = (fields: string): string => `mutation { updatePatient(input: { id: "${id}", ${fields} }) {
      patient { lastName mobilePhone homePhone active archivedReason } userErrors { message } } }`;
    const changed = await query(
      update(
        'lastName: "Parker", mobilePhone: null, homePhone: "207 555 0198", active: false, archivedReason: "Moved"',
      ),
    );
    expect(at(changed, 'updatePatient.patient')).toEqual({
      lastName: 'Parker',
      mobilePhone: null,
      homePhone: '207 555 0198',
      active: false,
      archivedReason: 'Moved',
    });
    expect(at(await query(update('lastName: " "')), 'updatePatient')).toEqual({
      patient: null,
      userErrors: [{ message: "Last name can't be blank" }],
    });
    const paid = await query(`mutation { createPayment(input: { patientId: "${id}", amount: "28.50", method: "Card" }) {
      payment { amount fullyExplained patient { lastName } } userErrors { message } } }`);
    expect(at(paid, 'createPayment')).toEqual({
      payment: { amount: '28.50', fullyExplained: false, patient: { lastName: 'Parker' } },
      userErrors: [],
    });
    const types: ReadonlyMap<string, Row> = await readPiecewise(query);
    expect([...types.keys()]).toEqual(
      expect.arrayContaining(['AppointmentConnection', 'UserError', 'ISO8601DateTime']),
    );
  });
});
