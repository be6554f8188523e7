import { describe, expect, it } from 'vitest';
import { offsetText, wallDay } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, nodesAt, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { elationHealth } from './elationHealth.ts';

const visit = productVisits(elationHealth);
const { view } = elationHealth;
const day = '2026-11-17';
const range = `filter: { fromDate: "2026-11-16T00:00:00Z", toDate: "2026-11-19T00:00:00Z" }`;
const name = (row: unknown): string => `${String(at(row, 'firstName'))} ${String(at(row, 'lastName'))}`.trim();
const create = `mutation($input: CreateAppointmentInput!) { createAppointment(input: $input) { clientMutationId
  appointment { id scheduledDate duration reason timeSlotType status { status room } serviceLocation { id } appointmentType { name }
  patient { id } } userErrors { field message code } } }`;
const update = `mutation($input: UpdateAppointmentInput!) { updateAppointment(input: $input) {
  appointment { scheduledDate duration description status { status statusDetail } serviceLocation { id } }
  userErrors { field message code } } }`;

/** An appointment as a careful person would show it. */
function shown(row: Row): Row {
  const zone = String(at(row, 'serviceLocation.timezone'));
  const start = Date.parse(String(row['scheduledDate']));
  const reference = (path: string): Row => {
    const id = at(row, `${path}.id`);
    return id === null ? {} : { [path]: { id, name: name(row[path]) } };
  };
  const { patient, ...client } = reference('patient');
  const { physician } = reference('physician');
  return {
    ...client,
    id: row['id'],
    start: offsetText(start, zone),
    end: offsetText(start + Number(row['duration']) * 60_000, zone),
    ...(row['status'] !== null && { status: at(row, 'status.status') }),
    ...(row['reason'] !== null && { reason: row['reason'] }),
    ...(patient !== undefined && { client: patient }),
    ...(physician !== undefined && { provider: physician }),
    location: { id: at(row, 'serviceLocation.id'), name: at(row, 'serviceLocation.name') },
  };
}

describe('Elation Health', () => {
  it('shows what is expected of it, value by value', async () => {
    const { query, server } = await visit();
    const expected = expectedSample(elationHealth, day);
    const answer = await query(`{ serviceLocations { nodes { id name addressLine1 city state zip timezone } }
      patients(first: 5) { nodes { id firstName lastName phones { phone } emails { email } tags
        patientStatus { status } preferredServiceLocation { id name } } }
      appointments(first: 100, ${range}, orderBy: { field: SCHEDULED_DATE }) { nodes { id scheduledDate duration reason
        timeSlotType isBlocking status { status } patient { id firstName lastName } physician { id firstName lastName }
        serviceLocation { id name timezone } } pageInfo { hasNextPage } } }`);
    expect(
      rowsAt(answer, 'serviceLocations.nodes').map((row) => ({
        id: row['id'],
        name: row['name'],
        address: ['addressLine1', 'city', 'state', 'zip'].map((field) => row[field]).join(', '),
        timeZone: row['timezone'],
      })),
    ).toEqual(expected.locations);
    expect(
      rowsAt(answer, 'patients.nodes').map((row) => ({
        id: row['id'],
        name: name(row),
        ...(row['firstName'] !== '' && { givenName: row['firstName'] }),
        familyName: row['lastName'],
        phones: rowsAt(row, 'phones').map(({ phone }) => phone),
        emails: rowsAt(row, 'emails').map(({ email }) => email),
        active: at(row, 'patientStatus.status') === 'ACTIVE',
        tags: row['tags'],
        location: row['preferredServiceLocation'],
      })),
    ).toEqual(expected.clients);
    expect(at(answer, 'appointments.pageInfo.hasNextPage')).toBe(false);
    const rows = rowsAt(answer, 'appointments.nodes').filter(
      (row) => wallDay(Date.parse(String(row['scheduledDate'])), String(at(row, 'serviceLocation.timezone'))) === day,
    );
    expect(rows.map(shown)).toEqual(expected.appointments);
    expect(expected.appointments.length).toBeGreaterThan(20);
    const events = rows.filter((row) => row['timeSlotType'] === 'EVENT');
    expect(events.map(({ id }) => id)).toEqual(expected.mayOmit);
    expect(events).toMatchObject([{ isBlocking: true, status: null, patient: null }]);
    expect(missingOperations(elationHealth)).toEqual([]);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });

  it('pages patients by cursors, 25 by default and 100 at most, and finds them by equal values', async () => {
    const { query, server } = await visit();
    const all = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    const page = 'edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage endCursor }';
    const first = await query(`{ patients { ${page} } most: patients(first: 500) { ${page} } }`);
    expect(nodesAt(first, 'patients').map(({ id }) => id)).toEqual(all.slice(0, 25));
    expect(nodesAt(first, 'most').map(({ id }) => id)).toEqual(all.slice(0, 100));
    const after = String(at(first, 'most.pageInfo.endCursor'));
    const rest = await query(`{ patients(first: 100, after: "${after}") { ${page} } }`);
    expect(nodesAt(rest, 'patients').map(({ id }) => id)).toEqual(all.slice(100));
    expect(at(rest, 'patients.pageInfo')).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const found = await query(`{ name: patients(filter: { lastName: "o'BRIEN" }) { nodes { id } }
      part: patients(filter: { lastName: "Brie" }) { nodes { id } }
      phone: patients(filter: { phoneNumber: "2075550102" }) { nodes { id } }
      both: patients(filter: { lastName: "O'Brien", firstName: "Ada" }) { nodes { id } }
      last: patients(orderBy: { field: LAST_NAME, direction: DESC }, first: 1) { nodes { lastName } }
      new: patients(filter: { lastModifiedGt: "2023-04-01T00:00:00Z" }, first: 1) { nodes { lastModified } } }`);
    const ids = (list: string): unknown[] => rowsAt(found, `${list}.nodes`).map(({ id }) => id);
    expect(ids('name')).toEqual([1, 8].map((key) => view.ids.of('client', key)));
    expect(ids('phone')).toEqual([view.ids.of('client', 1)]);
    expect([ids('part'), ids('both')]).toEqual([[], []]);
    expect(rowsAt(found, 'new.nodes').every((row) => String(row['lastModified']) > '2023-04-01')).toBe(true);
  });

  it('filters the calendar by time, person, physician and kind, and has no deleted rows', async () => {
    const { query, post, server } = await visit();
    const { appointments } = server.practice;
    const noon = '2026-11-17T14:00:00Z';
    const client = appointments.find((row) => view.shows(row) && row.clientKey !== null)?.clientKey ?? 0;
    const lists =
      await query(`{ at: appointments(filter: { fromDate: "${noon}", toDate: "${noon}" }) { nodes { scheduledDate } }
      person: appointments(first: 100, filter: { patientIds: ["${view.ids.of('client', client)}"] }) { nodes { patient { id } } }
      doctor: appointments(first: 100, filter: { physicianId: "${view.ids.of('provider', 3)}" }) { nodes { physician { lastName } } }
      events: appointments(filter: { timeSlotType: EVENT }) { nodes { reason patient { id } appointmentType { id } } }
      elsewhere: appointments(filter: { practiceIds: ["1"] }) { nodes { id } } }`);
    expect(rowsAt(lists, 'at.nodes').length).toBeGreaterThan(0);
    expect(rowsAt(lists, 'at.nodes').every((row) => row['scheduledDate'] === noon)).toBe(true);
    expect(rowsAt(lists, 'person.nodes')).toHaveLength(
      appointments.filter((row) => view.shows(row) && row.clientKey === client).length,
    );
    expect(rowsAt(lists, 'doctor.nodes').every((row) => at(row, 'physician.lastName') === 'Raman')).toBe(true);
    expect(rowsAt(lists, 'events.nodes')).toEqual([{ reason: 'Staff meeting', patient: null, appointmentType: null }]);
    expect(rowsAt(lists, 'elsewhere.nodes')).toEqual([]);
    const deleted = appointments.find((row) => row.isDeleted);
    const gone = await post(`{ appointment(id: "${view.ids.of('appointment', deleted?.key ?? 0)}") { id } }`);
    expect(gone.body.errors?.[0]?.extensions?.code).toBe('GONE');
    expect(await query('{ appointment(id: "1") { id } }')).toEqual({ appointment: null });
    const bad = await post('{ appointments(filter: { fromDate: "tomorrow" }) { nodes { id } } }');
    expect(bad.body.errors?.[0]?.message).toBe('Enter a valid date/time.');
  });

  it('books, moves, cancels and deletes appointments, and says beside the data what is wrong', async () => {
    const { query, server } = await visit();
    const practiceId = view.ids.of('organization', 1);
    const input = {
      clientMutationId: 'a',
      patientId: view.ids.of('client', 2),
      physicianId: view.ids.of('provider', 3),
      practiceId,
      serviceLocationId: view.ids.of('place', 2),
      scheduledDate: '2026-11-19T10:00:00-07:00',
      reason: 'Recheck',
    };
    const made = at(await query(create, { input }), 'createAppointment');
    expect(made).toMatchObject({
      clientMutationId: 'a',
      appointment: {
        scheduledDate: '2026-11-19T17:00:00Z',
        duration: 20,
        reason: 'Recheck',
        status: { status: 'SCHEDULED' },
        appointmentType: { name: 'Recheck' },
      },
      userErrors: [],
    });
    const id = at(made, 'appointment.id');
    const moved = {
      id,
      scheduledDate: '2026-11-19T18:00:00',
      duration: 40,
      description: 'Late',
      status: { status: 'IN_ROOM' },
    };
    expect(at(await query(update, { input: moved }), 'updateAppointment.appointment')).toMatchObject({
      scheduledDate: '2026-11-19T18:00:00Z',
      duration: 40,
      description: 'Late',
      status: { status: 'IN_ROOM' },
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({ state: 'arrived', reason: 'Recheck', placeKey: 2 });
    const off = { id, status: { status: 'CANCELLED', statusDetail: 'Patient called' } };
    expect(at(await query(update, { input: off }), 'updateAppointment.appointment.status')).toEqual(off.status);
    const remove = `mutation { deleteAppointment(input: { id: "${String(id)}" }) { deletedAppointmentId userErrors { code } } }`;
    expect(await query(remove)).toEqual({ deleteAppointment: { deletedAppointmentId: id, userErrors: [] } });
    expect(at(await query(remove), 'deleteAppointment.userErrors')).toEqual([{ code: 'GONE' }]);
    const refusal = async (change: object): Promise<unknown> =>
      at(await query(create, { input: { ...input, ...change } }), 'createAppointment.userErrors');
    expect(await refusal({ patientId: null })).toEqual([
      { field: ['patientId'], message: 'This field is required.', code: 'REQUIRED' },
    ]);
    expect(await refusal({ physicianId: '5' })).toMatchObject([{ message: 'Invalid pk "5" - object does not exist.' }]);
    expect(await refusal({ reason: 'x'.repeat(51) })).toMatchObject([{ field: ['reason'] }]);
    const event = { ...input, patientId: null, timeSlotType: 'EVENT', reason: 'Lunch', duration: 30 };
    expect(at(await query(create, { input: event }), 'createAppointment.appointment')).toMatchObject({
      timeSlotType: 'EVENT',
      status: null,
      patient: null,
    });
    const locked = await visit({ refuseWrites: 'This account is read-only' });
    expect(at(await locked.query(create, { input }), 'createAppointment')).toMatchObject({
      appointment: null,
      userErrors: [{ field: null, message: 'This account is read-only' }],
    });
  });

  it('enters, changes and deletes patients', async () => {
    const { query, post, server } = await visit();
    const input = {
      firstName: 'Jo',
      lastName: 'Park',
      dob: '1980-05-06',
      sex: 'OTHER',
      primaryPhysicianId: view.ids.of('provider', 3),
      caregiverPracticeId: view.ids.of('organization', 1),
      preferredServiceLocationId: view.ids.of('place', 2),
      phones: [{ phone: '207-555-0199', phoneType: 'MAIN' }],
      emails: [{ email: 'jo@example.test' }],
    };
    const text = `mutation($input: CreatePatientInput!) { createPatient(input: $input) { patient { id dob sex phones { phone phoneType }
      emails { email } primaryPhysician { lastName } preferredServiceLocation { name } patientStatus { status } }
      userErrors { field message } } }`;
    const made = at(await query(text, { input }), 'createPatient');
    expect(made).toMatchObject({
      patient: {
        dob: '1980-05-06',
        sex: 'OTHER',
        phones: [{ phone: '207-555-0199', phoneType: 'MAIN' }],
        emails: [{ email: 'jo@example.test' }],
        primaryPhysician: { lastName: 'Raman' },
        preferredServiceLocation: { name: 'Summit Pet Clinic' },
        patientStatus: { status: 'ACTIVE' },
      },
      userErrors: [],
    });
    const { length } = server.practice.clients;
    const wrong = at(await query(text, { input: { ...input, emails: [{ email: 'jo' }] } }), 'createPatient');
    expect(wrong).toEqual({
      patient: null,
      userErrors: [{ field: ['emails'], message: 'Enter a valid email address.' }],
    });
    expect(server.practice.clients).toHaveLength(length);
    const id = String(at(made, 'patient.id'));
    const change = `lastName: "Parker", phones: [], tags: ["new"], patientStatus: { status: DECEASED, deceasedDate: "2026-11-01" }`;
    const changed =
      await query(`mutation { updatePatient(input: { id: "${id}", ${change} }) { patient { firstName lastName
      phones { phone } emails { email } tags patientStatus { status deceasedDate } } userErrors { message } } }`);
    expect(at(changed, 'updatePatient.patient')).toEqual({
      firstName: 'Jo',
      lastName: 'Parker',
      phones: [],
      emails: [{ email: 'jo@example.test' }],
      tags: ['new'],
      patientStatus: { status: 'DECEASED', deceasedDate: '2026-11-01' },
    });
    const problem = `createProblem(input: { patientId: "${id}", description: "Asthma", status: ACTIVE, startDate: "2026-11-01" }) {
      problem { description patient { lastName } } userErrors { message } }`;
    expect(at(await query(`mutation { ${problem} }`), 'createProblem.problem')).toEqual({
      description: 'Asthma',
      patient: { lastName: 'Parker' },
    });
    await query(`mutation { deletePatient(input: { id: "${id}" }) { deletedPatientId } }`);
    expect((await post(`{ patient(id: "${id}") { id } }`)).body.errors?.[0]?.extensions?.code).toBe('GONE');
  });

  it('has more than people and a calendar, and shows its schema within the depth that is allowed', async () => {
    const { query, post } = await visit();
    const answer =
      await query(`{ practices { nodes { id name timezone physicians { id isActive } serviceLocations { isPrimary } } }
      physicians { nodes { id credentials isActive availabilities { dayOfWeek serviceLocation { name } } } }
      appointmentTypes { nodes { name defaultDuration } } officeStaff { nodes { lastName } } rooms { nodes { name practice { id } } }
      recurringEventGroups { nodes { schedules { physician { lastName } } } } problems(filter: { status: RESOLVED }) { nodes { status patient { id } } }
      allergies { nodes { name } } insuranceCompanies { nodes { carrier } } contacts(npi: ["1184700011"]) { nodes { lastName } }
      messageThreads { nodes { messages { body } } } staffGroups { nodes { users } } }`);
    for (const list of Object.keys(answer)) expect(rowsAt(answer, `${list}.nodes`).length).toBeGreaterThan(0);
    expect(rowsAt(answer, 'physicians.nodes').map(({ isActive }) => isActive)).toContain(false);
    expect(rowsAt(answer, 'appointmentTypes.nodes')).toHaveLength(6);
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('PatientConnection'), 'fields')).toHaveLength(3);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ patients { nodes { id } } }')).status).toBe(500);
    expect((await post('{ patients(first: -1) { nodes { id } } }')).body.errors).toHaveLength(1);
  });
});
