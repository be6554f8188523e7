import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, named, nodesAt, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { cogniable } from './cogniable.ts';
import { idOf } from './records.ts';

const { view } = cogniable;
const visit = productVisits(cogniable);
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => row[field]);
const list = (fields: string): string => `{ edges { node { ${fields} } } }`;

describe('CogniAble', () => {
  it('gives its students, as a whole or in pages', async () => {
    const { server, query, post } = await visit();
    const fields = `id firstname lastname email mobileno isActive parentMobile clinicLocation { id location } tags ${list('name')}`;
    const answer = await query(`{ students { clinicTotal edges { node { ${fields} } } }
      schoolLocation ${list('id location')} schoolDetail { schoolName } }`);
    const { clients, locations } = expectedSample(cogniable, '2026-11-17');
    const people = nodesAt(answer, 'students');
    expect(column(people, 'id')).toEqual(view.clients(server.practice).map(({ key }) => view.ids.of('client', key)));
    expect(at(answer, 'students.clinicTotal')).toBe(people.length);
    for (const [index, expected] of clients.entries()) {
      const row = people[index] ?? {};
      expect(named(row, 'firstname', 'lastname').trim()).toBe(expected.name);
      expect([row['firstname'], row['lastname']]).toEqual([expected.givenName ?? '', expected.familyName]);
      expect([row['mobileno'], row['email']]).toEqual([expected.phones?.[0] ?? '', expected.emails?.[0] ?? '']);
      expect([row['isActive'], row['parentMobile']]).toEqual([expected.active, '']);
      expect(column(nodesAt(row, 'tags'), 'name')).toEqual(expected.tags);
      expect(row['clinicLocation']).toEqual({ id: expected.location?.id, location: expected.location?.name });
    }
    expect(nodesAt(answer, 'schoolLocation')).toEqual(locations.map(({ id, name }) => ({ id, location: name })));
    const first = await query('{ students(first: 40) { pageInfo { hasNextPage endCursor } edges { node { id } } } }');
    const rest = await query(
      `{ students(first: 100, after: "${String(at(first, 'students.pageInfo.endCursor'))}") { pageInfo { hasNextPage } edges { node { id } } } }`,
    );
    expect(at(first, 'students.pageInfo.hasNextPage')).toBe(true);
    expect(at(rest, 'students.pageInfo.hasNextPage')).toBe(false);
    expect(column([...nodesAt(first, 'students'), ...nodesAt(rest, 'students')], 'id')).toEqual(column(people, 'id'));
    const { body } = await post('{ students(first: 101) { edges { node { id } } } }');
    expect(body.errors?.[0]?.message).toContain('exceeds the `first` limit of 100 records');
    expect(missingOperations(cogniable)).toEqual([]);
    const short = await (await visit({ cap: 3 })).query('{ students { edges { node { id } } } }');
    expect(nodesAt(short, 'students')).toHaveLength(3);
  });

  it('filters students and staff, and has plain lists beside', async () => {
    const { query } = await visit();
    const answer =
      await query(`{ active: students(isActive: true) { clinicTotal } idle: students(isActive: false) ${list('isActive')}
      students { clinicTotal } child: students(parent: "${idOf('UserType', 106)}") ${list('firstname parentName parent { id }')}
      staffs ${list('id name surname isActive userRole { name }')} therapists: staffs(userRole: "Therapist", isActive: true) ${list('name')}
      own: staffs(user: "${idOf('UserType', 3)}") ${list('name user { id }')}
      student(id: "${view.ids.of('client', 1)}") { firstname school { schoolName } authStaff ${list('surname')} }
      gone: student(id: "${view.ids.of('client', 41)}") { id } staff(id: "${view.ids.of('provider', 2)}") { name surname }
      appointmentStatuses { id appointmentStatus } userRole { name } leads { name therapist ${list('name')} }
      tasks(status: "${idOf('TaskStatusType', 2)}", last: 30) ${list('taskName status { taskStatus }')}
      getInvoices(date_Gte: "2026-11-01", date_Lte: "2026-11-30") ${list('issueDate customer { firstname }')} invoiceProductsList { name }
      paid: getInvoices(status: "${idOf('InvoiceStatusType', 1)}") ${list('status { statusName }')} }`);
    const idle = nodesAt(answer, 'idle');
    expect(new Set(column(idle, 'isActive'))).toEqual(new Set([false]));
    expect(Number(at(answer, 'active.clinicTotal')) + idle.length).toBe(at(answer, 'students.clinicTotal'));
    expect(nodesAt(answer, 'child')).toEqual([
      { firstname: 'Íñigo', parentName: 'Robin Abel', parent: { id: idOf('UserType', 106) } },
    ]);
    expect(nodesAt(answer, 'staffs')).toHaveLength(8);
    expect(nodesAt(answer, 'therapists')).toHaveLength(6);
    expect(nodesAt(answer, 'own')).toEqual([{ name: 'Björn', user: { id: idOf('UserType', 3) } }]);
    expect(answer['student']).toMatchObject({ firstname: 'Zoë', school: { schoolName: 'Harbor Veterinary Group' } });
    expect([answer['gone'], answer['staff']]).toEqual([null, { name: 'Björn', surname: 'Håkansson' }]);
    expect(rowsAt(answer, 'appointmentStatuses')[0]).toEqual({
      id: idOf('AppointmentStatusType', 1),
      appointmentStatus: 'Pending',
    });
    expect(column(nodesAt(answer, 'tasks'), 'taskName')).toEqual(['Plan shifts', 'Send reminders']);
    expect(new Set(column(nodesAt(answer, 'getInvoices'), 'issueDate'))).toEqual(new Set(['2026-11-01']));
    expect(nodesAt(answer, 'paid').map((row) => at(row, 'status.statusName'))).toEqual(['Paid', 'Paid', 'Paid']);
    expect([rowsAt(answer, 'leads').length, rowsAt(answer, 'invoiceProductsList').length]).toEqual([3, 6]);
  });

  it('has the appointments of a day, which is one in UTC', async () => {
    const { server, query, post } = await visit();
    const fields = `id start end title purposeAssignment staffToStaff student { id firstname lastname } therapist { id name surname }
      location { id location } appointmentStatus { appointmentStatus }`;
    const answer = await query(`{ appointments(dateFrom: "2026-11-17", dateTo: "2026-11-18") ${list(fields)}
      alone: appointments(start_Date: "2026-11-17") ${list('id start')}
      one: appointments(dateFrom: "2026-11-17", dateTo: "2026-11-18", therapist: "${view.ids.of('provider', 2)}") ${list('therapist { name }')}
      hers: appointments(student: "${view.ids.of('client', 5)}") ${list('student { id }')} appointments_: appointments(first: 2) ${list('start')}
      appointment(id: "${view.ids.of('appointment', 1)}") { title createdBy { firstName } attendee ${list('name')} } }`);
    const { appointments } = expectedSample(cogniable, '2026-11-17', { practice: server.practice });
    expect(appointments.length).toBeGreaterThan(20);
    const rows = nodesAt(answer, 'appointments');
    for (const expected of appointments) {
      const row = rows.find(({ id }) => id === expected.id) ?? {};
      expect([row['start'], row['end']]).toEqual(
        [expected.start, expected.end].map((time) => String(time).replace('Z', '+00:00')),
      );
      expect(at(row, 'appointmentStatus.appointmentStatus')).toBe(expected.status);
      expect(row['purposeAssignment']).toBe(expected.reason ?? '');
      expect(at(row, 'student.id') ?? undefined).toBe(expected.client?.id);
      if (expected.client)
        expect([at(row, 'student.firstname'), at(row, 'student.lastname')].join(' ').trim()).toBe(expected.client.name);
      expect(at(row, 'therapist.id') ?? undefined).toBe(expected.provider?.id);
      if (expected.provider)
        expect([at(row, 'therapist.name'), at(row, 'therapist.surname')].join(' ')).toBe(expected.provider.name);
      expect(row['location']).toEqual({ id: expected.location?.id, location: expected.location?.name });
    }
    expect(rows.filter((row) => row['staffToStaff'] === true)).toHaveLength(1);
    const alone = nodesAt(answer, 'alone');
    expect(alone.every((row) => String(row['start']).startsWith('2026-11-17T'))).toBe(true);
    expect(alone.length).toBeLessThan(rows.length);
    expect(new Set(nodesAt(answer, 'one').map((row) => at(row, 'therapist.name')))).toEqual(new Set(['Björn']));
    expect(nodesAt(answer, 'hers').length).toBeGreaterThan(0);
    const [newest, next] = column(nodesAt(answer, 'appointments_'), 'start').map(String);
    expect(String(newest) >= String(next)).toBe(true);
    expect(at(answer, 'appointment.createdBy.firstName')).toBe('Amelia');
    const slots = await query(
      `{ getAppointmentSlots(therapist: "${view.ids.of('provider', 1)}", start: "2026-11-17", end: "2026-11-17") { data { slots { time isAvailable } } } }`,
    );
    expect(new Set(column(rowsAt(slots, 'getAppointmentSlots.data.0.slots'), 'isAvailable'))).toEqual(
      new Set([true, false]),
    );
    const { body } = await post('{ appointments(dateFrom: "soon") { edges { node { id } } } }');
    expect(body.errors?.[0]?.message).toContain('Cannot parse date');
  });

  it('creates, updates and deletes appointments, in capitals', async () => {
    const { server, query, post } = await visit();
    const status = (key: number): string => idOf('AppointmentStatusType', key);
    const create = `mutation { CreateAppointment(input: { appointment: { title: "Visit", student: "${view.ids.of('client', 2)}",
      therapist: "${view.ids.of('provider', 3)}", location: "${view.ids.of('place', 2)}", note: "", purposeAssignment: "Cough", start: "2026-11-20T21:00:00+00:00",
      end: "2026-11-20T21:45:00+00:00", isApproved: true, staffToStaff: false, attendee: [], appointmentStatus: "${status(1)}" }, recurring: { enableRecurring: false } }) {
      appointment { id start student { firstname } appointmentStatus { appointmentStatus } } } }`;
    const made = await query(create);
    expect(at(made, 'CreateAppointment.appointment')).toMatchObject({
      start: '2026-11-20T21:00:00+00:00',
      student: { firstname: 'Søren' },
      appointmentStatus: { appointmentStatus: 'Pending' },
    });
    const last = (): unknown => server.practice.appointments.at(-1);
    expect(last()).toMatchObject({ minutes: 45, placeKey: 2, providerKey: 3, clientKey: 2, reason: 'Cough' });
    const id = String(at(made, 'CreateAppointment.appointment.id'));
    await query(`mutation { UpdateAppointment(input: { appointment: { id: "${id}", start: "2026-11-20T22:00:00Z", end: "2026-11-20T22:30:00Z",
      therapist: "${view.ids.of('provider', 4)}", appointmentStatus: "${status(5)}" } }) { appointment { id } } }`);
    expect(last()).toMatchObject({
      start: Date.parse('2026-11-20T22:00:00Z'),
      minutes: 30,
      providerKey: 4,
      state: 'cancelled',
      reason: 'Cough',
    });
    expect(await query(`mutation { DeleteAppointment(id: "${id}") { success } }`)).toEqual({
      DeleteAppointment: { success: true },
    });
    expect(await query(`{ appointment(id: "${id}") { id } }`)).toEqual({ appointment: null });
    const again = await post(`mutation { DeleteAppointment(id: "${id}") { success } }`);
    expect(again.body.errors?.[0]?.message).toBe('Appointment matching query does not exist.');
    const nobody = await post(create.replace(view.ids.of('client', 2), view.ids.of('client', 999)));
    expect(nobody.body.errors?.[0]?.message).toBe('Students matching query does not exist.');
    const staffOnly =
      await query(`mutation { CreateAppointment(input: { appointment: { title: "Meeting", staffToStaff: true, student: "", location: "",
      purposeAssignment: "Plan", start: "2026-11-20T18:00:00Z", end: "2026-11-20T19:00:00Z" } }) { appointment { staffToStaff student { id } } } }`);
    expect(at(staffOnly, 'CreateAppointment.appointment')).toEqual({ staffToStaff: true, student: null });
  });

  it('creates and updates students, and refuses', async () => {
    const { server, query, post } = await visit();
    const create = `mutation { createStudent(input: { studentData: { clientId: "C9", category: "${idOf('CategoryType', 1)}", email: "jo@example.test",
      gender: "male", dob: "1990-01-02", firstname: "Jo", lastname: "Park", mobileno: "207 555 0199", clinicLocation: "${view.ids.of('place', 3)}", tags: ["VIP"] } }) {
      student { id firstname mobileno clinicLocation { location } tags ${list('name')} } } }`;
    const made = await query(create);
    expect(at(made, 'createStudent.student')).toMatchObject({
      firstname: 'Jo',
      mobileno: '207 555 0199',
      clinicLocation: { location: "St. Mary's Cat Practice" },
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Park', placeKey: 3, tags: ['VIP'] });
    const twice = await post(create);
    expect(twice.body.errors?.[0]?.message).toBe('Learner with this email already exists');
    const id = String(at(made, 'createStudent.student.id'));
    const changed = await query(
      `mutation { updateStudent(input: { studentData: { id: "${id}", isActive: false, mobileno: "207 555 0188" } }) { student { firstname email mobileno isActive } } }`,
    );
    expect(at(changed, 'updateStudent.student')).toEqual({
      firstname: 'Jo',
      email: 'jo@example.test',
      mobileno: '207 555 0188',
      isActive: false,
    });
    const gone = await post(
      `mutation { updateStudent(input: { studentData: { id: "${view.ids.of('client', 41)}" } }) { student { id } } }`,
    );
    expect(gone.body.errors?.[0]?.message).toBe('Students matching query does not exist.');
    const lead = await query(
      'mutation { createLead(name: "Kim", leadStatus: "OPEN") { details { name leadStatus } } }',
    );
    expect(lead).toEqual({ createLead: { details: { name: 'Kim', leadStatus: 'OPEN' } } });
    const closed = await visit({ refuseWrites: 'Closed today' });
    expect((await closed.post(create)).body.errors?.[0]?.message).toBe('Closed today');
    expect(closed.server.practice.clients).toHaveLength(120);
  });

  it('spoils lists with a poisoned row, and shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toContain('appointments');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ students { edges { node { id } } } }')).status).toBe(500);
  });
});
