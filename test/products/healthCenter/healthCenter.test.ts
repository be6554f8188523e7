import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, named, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { healthCenter } from './healthCenter.ts';

const { view } = healthCenter;
const visit = productVisits(healthCenter);
const texts = (rows: readonly Row[], field: string): string[] => rows.map((row) => String(row[field]));
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => row[field]);
const byId = 'sortActive: "id", sortDirection: "ASC"';
const person = '... on User { id firstName lastName userRole phone email password dob city }';

describe('the health center', () => {
  it('gives patients in pages of a union, once it knows how to sort and that nothing is looked for', async () => {
    const { server, query } = await visit();
    const page = (index: number): string =>
      `{ patients(pageIndex: ${String(index)}, pageLimit: 50, ${byId}, filterInput: "") { length slice { __typename ${person} } } countPatients }`;
    const answers = [await query(page(0)), await query(page(1)), await query(page(2)), await query(page(3))];
    const people = answers.flatMap((answer) => rowsAt(answer, 'patients.slice'));
    expect(column(people, 'id').map(String)).toEqual(
      view.clients(server.practice).map(({ key }) => view.ids.of('client', key)),
    );
    expect([at(answers[0], 'patients.length'), at(answers[0], 'countPatients')]).toEqual([
      people.length,
      people.length,
    ]);
    expect(new Set(column(people, 'userRole'))).toEqual(new Set(['patient']));
    expect(new Set(column(people, '__typename'))).toEqual(new Set(['User']));
    for (const [index, client] of expectedSample(healthCenter, '2026-11-17').clients.entries()) {
      const row = people[index] ?? {};
      expect(named(row, 'firstName', 'lastName').trim()).toBe(client.name);
      expect([row['firstName'], row['lastName']]).toEqual([client.givenName ?? '', client.familyName]);
      expect([row['phone'] ?? undefined, row['email']]).toEqual([client.phones?.[0], client.emails?.[0]]);
    }
    expect(new Set(column(people, 'email')).size).toBe(people.length);
    expect(people[1]).toMatchObject({ email: expect.stringMatching(/^søren\.müller@insertedonbankingsignup2019-/) });
    expect(missingOperations(healthCenter)).toEqual([]);
  });

  it('sorts, searches, and finds nobody without a text to look for', async () => {
    const { query, post } = await visit();
    const answer = await query(`{
      nothing: patients(pageIndex: 0, pageLimit: 9, ${byId}) { length slice { ${person} } }
      zoe: patients(pageIndex: 0, pageLimit: 9, ${byId}, filterInput: "ZOE") { length slice { ${person} } }
      last: patients(pageIndex: 0, pageLimit: 3, sortActive: "lastName", sortDirection: "DESC", filterInput: "") { slice { ${person} } }
      doctors(pageIndex: 0, pageLimit: 20, sortActive: "firstName", sortDirection: "ASC") { length slice { ${person} } }
      some: doctors(pageIndex: 0, pageLimit: 20, ${byId}, filterInput: "raman") { slice { ${person} } }
      user(userId: 10) { firstName } admin: user(userId: 1) { userRole } nobody: user(userId: 4711) { id } me { userRole }
      requests(pageIndex: 0, pageLimit: 5, ${byId}) { slice { ... on DoctorRequest { id email } } }
      feedbacks(pageIndex: 0, pageLimit: 5, ${byId}) { slice { ... on Feedback { id isRead } } } countDoctors countDoctorRequests
      countFeedback countUnreadFeedback countUnreadMessages chatId messages(pageIndex: 0, pageLimit: 1, chatId: 1) {
        length slice { ... on Message { content sender { userRole } chat { participants { id } } } } } }`);
    expect(answer['nothing']).toEqual({ length: 0, slice: [] });
    expect(column(rowsAt(answer, 'zoe.slice'), 'id')).toEqual([10, 17]);
    expect(String(at(rowsAt(answer, 'last.slice')[0], 'lastName'))).toBe('Zimmermann');
    expect(column(rowsAt(answer, 'doctors.slice'), 'firstName').slice(0, 2)).toEqual(['Amelia', 'Björn']);
    expect([at(answer, 'doctors.length'), answer['countDoctors']]).toEqual([8, 8]);
    expect(column(rowsAt(answer, 'some.slice'), 'id')).toEqual([4]);
    expect([answer['user'], answer['admin'], answer['nobody'], answer['me']]).toEqual([
      { firstName: 'Zoë' },
      { userRole: 'admin' },
      null,
      { userRole: 'admin' },
    ]);
    expect(rowsAt(answer, 'requests.slice')).toHaveLength(2);
    expect([answer['countDoctorRequests'], answer['countFeedback'], answer['countUnreadFeedback']]).toEqual([2, 2, 1]);
    expect([answer['countUnreadMessages'], answer['chatId']]).toEqual([1, 1]);
    expect(rowsAt(answer, 'messages.slice')).toEqual([
      {
        content: 'Is the new room ready?',
        sender: { userRole: 'doctor' },
        chat: { participants: [{ id: 1 }, { id: 2 }] },
      },
    ]);
    const refusal = async (text: string): Promise<unknown> => (await post(text)).body.errors?.[0]?.message;
    expect(await refusal('{ patients(pageIndex: 0, pageLimit: 9) { length } }')).toContain('only "ASC" and "DESC"');
    expect(
      await refusal('{ patients(pageIndex: 0, pageLimit: 9, sortDirection: "ASC", filterInput: "") { length } }'),
    ).toBe("Error fetching patients: QueryFailedError: Unknown column 'user.undefined' in 'order clause'");
    expect(await refusal(`{ records(pageIndex: 0, pageLimit: 9, ${byId}) { length } }`)).toBe('Unauthorized action');
    expect(await refusal('{ countUpcomingAppointments }')).toBe('Unauthorized action');
    expect(await refusal('{ appointment(appointmentId: 4711) { id } }')).toContain('Cannot return null');
  });

  it('has all appointments in whole lists, in UTC, and none under upcoming', async () => {
    const { server, query } = await visit();
    const fields =
      'id start end allDay patientId doctorId patientMessage patient { id firstName lastName } doctor { id firstName lastName }';
    const answer = await query(
      `{ appointments { ${fields} recordId record { id draft title } } allAppointments { id } }`,
    );
    const rows = rowsAt(answer, 'appointments');
    expect(column(rowsAt(answer, 'allAppointments'), 'id')).toEqual(column(rows, 'id'));
    expect(column(rows, 'id')).toEqual(column(rows, 'id').toSorted((one, other) => Number(one) - Number(other)));
    const { appointments, mayOmit } = expectedSample(healthCenter, '2026-11-17', { practice: server.practice });
    expect(appointments.length).toBeGreaterThan(14);
    expect(mayOmit).toHaveLength(1);
    for (const { id, start, end, reason, client, provider, status } of appointments) {
      const row = rows.find((each) => String(each['id']) === id) ?? {};
      expect(row['start']).toMatch(/^2026-11-1[78]T\d{2}:\d{2}:00\.000Z$/);
      expect([Date.parse(String(row['start'])), Date.parse(String(row['end']))]).toEqual([
        Date.parse(start ?? ''),
        Date.parse(end ?? ''),
      ]);
      expect([at(row, 'patient.id'), at(row, 'doctor.id')].map((each) => each && String(each as number))).toEqual([
        client?.id ?? null,
        provider?.id ?? null,
      ]);
      const isBlock = mayOmit.includes(id);
      expect([row['patientId'], row['patientMessage']]).toEqual(
        isBlock ? [null, null] : [at(row, 'patient.id'), reason ?? null],
      );
      if (provider) expect(named(row, 'doctor.firstName', 'doctor.lastName')).toBe(provider.name);
      if (client) expect(named(row, 'patient.firstName', 'patient.lastName').trim()).toBe(client.name);
      expect(status).toBeUndefined();
    }
    const known = new Set(appointments.map(({ id }) => id));
    const ofDay = rows.filter((row) => {
      const start = Date.parse(String(row['start']));
      return start >= Date.parse('2026-11-17T05:00:00Z') && start < Date.parse('2026-11-18T05:00:00Z');
    });
    expect(new Set(ofDay.map((row) => String(row['id'] as number)))).toEqual(known);
    const lists =
      await query(`{ upcomingAppointments(pageIndex: 0, pageLimit: 9, ${byId}) { length slice { __typename } }
      pastAppointments(pageIndex: 0, pageLimit: 9, ${byId}) { length }
      pendingAppointments(pageIndex: 0, pageLimit: 9, sortActive: "start", sortDirection: "ASC") { slice { ... on Appointment { id doctorId start } } }
      countMissedAppointments }`);
    expect([at(lists, 'upcomingAppointments'), at(lists, 'pastAppointments')]).toEqual([
      { length: 0, slice: [] },
      { length: 0 },
    ]);
    expect(rowsAt(lists, 'pendingAppointments.slice').length).toBeGreaterThan(0);
    expect(new Set(column(rowsAt(lists, 'pendingAppointments.slice'), 'doctorId'))).toEqual(new Set([null]));
  });

  it('has a month of one patient, whose bounds must not be text in the query', async () => {
    const { query } = await visit();
    const { appointments } = await query('{ appointments { id patientId start } }');
    const [one] = rowsAt({ appointments }, 'appointments').filter(({ start }) => String(start) > '2026-11-18');
    const text = `query($from: Date!, $to: Date!, $id: Int) {
      calendarAllAppointments(monthStart: $from, monthEnd: $to, patientId: $id) { monthSlice { id patientId start } }
      calendarUpcomingAppointments(monthStart: $from, monthEnd: $to, patientId: $id) { monthSlice { id } }
      nobody: calendarAllAppointments(monthStart: $from, monthEnd: $to) { monthSlice { id } }
      literal: calendarAllAppointments(monthStart: "2026-11-01", monthEnd: "2026-12-01", patientId: $id) { monthSlice { id } }
      number: calendarAllAppointments(monthStart: 0, monthEnd: $to, patientId: $id) { monthSlice { id } } }`;
    const variables = { from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z', id: one?.['patientId'] };
    const answer = await query(text, variables);
    const slice = rowsAt(answer, 'calendarAllAppointments.monthSlice');
    expect(new Set(column(slice, 'patientId'))).toEqual(new Set([variables.id]));
    expect(texts(slice, 'start')).toEqual(texts(slice, 'start').toSorted().toReversed());
    expect(column(rowsAt(answer, 'calendarUpcomingAppointments.monthSlice'), 'id')).toContain(one?.['id']);
    expect([at(answer, 'nobody'), at(answer, 'literal')]).toEqual([{ monthSlice: [] }, { monthSlice: [] }]);
    expect(rowsAt(answer, 'number.monthSlice').length).toBeGreaterThanOrEqual(slice.length);
  });

  it('shows its schema within depth 8, and spoils pages with a poisoned row', async () => {
    const { query, server } = await visit();
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('Paginated'), 'possibleTypes'), 'name')).toEqual([
      'Appointment',
      'Record',
      'User',
      'DoctorRequest',
      'Feedback',
      'Message',
    ]);
    expect(types.size).toBeGreaterThan(25);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    const text = `{ patients(pageIndex: 0, pageLimit: 9, ${byId}, filterInput: "") { length } }`;
    expect((await poisoned.post(text)).status).toBe(500);
  });
});
