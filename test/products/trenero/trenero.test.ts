import { describe, expect, it } from 'vitest';
import { wallDay } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { trenero } from './trenero.ts';

const visit = productVisits(trenero);
const { view } = trenero;
const nobody = '00000000-0000-4000-8000-000000000000';
const timesOf = (rows: readonly Row[], field: string): number[] => rows.map((row) => Date.parse(String(row[field])));

describe('Trenero', () => {
  it('lists all students by their names, of which no two are the same', async () => {
    const { query, server } = await visit();
    const answer = await query(
      '{ students { id fullName birthdate phone note group { id name } payments { id amount } visits { id } createdAt } }',
    );
    const students = rowsAt(answer, 'students');
    const shown = view.clients(server.practice);
    expect(students.map(({ id }) => id)).toEqual(shown.map(({ key }) => view.ids.of('client', key)));
    const { clients } = expectedSample(trenero, '2026-11-17');
    expect(clients.length).toBeGreaterThan(2);
    for (const [index, client] of clients.entries())
      expect(students[index]).toMatchObject({
        id: client.id,
        fullName: client.name,
        phone: client.phones?.[0] ?? null,
      });
    const names = students.map((row) => String(row['fullName']));
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.startsWith("Zoë O'Brien"))).toEqual(["Zoë O'Brien", "Zoë O'Brien (2)"]);
    expect(students.some((row) => row['birthdate'] === null)).toBe(true);
    expect(students.some((row) => /^19\d{2}-0\d-1\d$/.test(String(row['birthdate'])))).toBe(true);
    expect(students.some((row) => rowsAt(row, 'payments').length > 0)).toBe(true);
    expect(students.every((row) => typeof at(row, 'group.name') === 'string')).toBe(true);
    expect(missingOperations(trenero)).toEqual([]);
  });

  it('lists lessons as they were entered, the last first, and in their visits who comes', async () => {
    const { query, server } = await visit();
    const answer = await query(
      '{ lessons { id startDateTime group { id name } visits { id present student { id fullName } } createdAt } }',
    );
    const lessons = rowsAt(answer, 'lessons');
    const entered = timesOf(lessons, 'createdAt');
    expect(entered).toEqual(entered.toSorted((one, other) => other - one));
    const starts = timesOf(lessons, 'startDateTime');
    expect(starts).not.toEqual(starts.toSorted((one, other) => other - one));
    expect(lessons).toHaveLength(server.practice.appointments.filter(view.shows).length);
    const { appointments } = expectedSample(trenero, '2026-11-17');
    expect(appointments.length).toBeGreaterThan(15);
    // The day is that of the front desk; those who ask for it by UTC get others around midnight.
    const ofDay = lessons.filter(
      (row) => wallDay(Date.parse(String(row['startDateTime'])), 'America/New_York') === '2026-11-17',
    );
    expect(new Set(ofDay.map(({ id }) => id))).toEqual(new Set(appointments.map(({ id }) => id)));
    for (const appointment of appointments) {
      const row = ofDay.find(({ id }) => id === appointment.id) ?? {};
      expect(row['startDateTime']).toBe(new Date(String(appointment.start)).toISOString());
      const { client } = appointment;
      expect(rowsAt(row, 'visits').map((each) => at(each, 'student.fullName'))).toEqual(client ? [client.name] : []);
      expect(['end', 'status', 'reason', 'provider', 'location'].filter((field) => field in appointment)).toEqual([]);
    }
    const present = new Set(lessons.flatMap((row) => rowsAt(row, 'visits')).map((each) => each['present']));
    expect(present).toEqual(new Set([true, false]));
  });

  it('finds one of each by its id, with what leads to each other', async () => {
    const { query, post, server } = await visit();
    const all = await query(
      '{ groups { id name defaultPrice note } visits { id createdAt } payments { id createdAt } }',
    );
    const groups = rowsAt(all, 'groups');
    expect(groups.map(({ name }) => name)).toEqual(['Chapel group', 'Harbor group', 'Summit group']);
    for (const list of ['visits', 'payments']) {
      const entered = timesOf(rowsAt(all, list), 'createdAt');
      expect(entered.length).toBeGreaterThan(2);
      expect(entered).toEqual(entered.toSorted((one, other) => other - one));
    }
    const [visitId, paymentId] = ['visits', 'payments'].map((list) => String(rowsAt(all, list)[0]?.['id']));
    const lessonRow = server.practice.appointments.find((row) => view.shows(row) && row.clientKey !== null);
    const [lessonId, studentId] = [
      view.ids.of('appointment', lessonRow?.key ?? 0),
      view.ids.of('client', lessonRow?.clientKey ?? 0),
    ];
    const one =
      await query(`{ group(id: "${String(groups[0]?.['id'])}") { name students { group { id } } lessons { group { id } } }
      lesson(id: "${lessonId}") { id visits { lesson { id } student { id } } }
      student(id: "${studentId.toUpperCase()}") { id visits { lesson { id } } }
      visit(id: "${visitId ?? ''}") { id } payment(id: "${paymentId ?? ''}") { id amount lessonsPerPayment date student { fullName } } }`);
    expect(rowsAt(at(one, 'group'), 'students').length).toBeGreaterThan(0);
    expect(new Set(rowsAt(at(one, 'group'), 'lessons').map((row) => at(row, 'group.id')))).toEqual(
      new Set([groups[0]?.['id']]),
    );
    expect(one['lesson']).toEqual({ id: lessonId, visits: [{ lesson: { id: lessonId }, student: { id: studentId } }] });
    expect(rowsAt(at(one, 'student'), 'visits').map((row) => at(row, 'lesson.id'))).toContain(lessonId);
    expect([at(one, 'visit.id'), at(one, 'payment.id')]).toEqual([visitId, paymentId]);
    const none = await query(
      `{ ${['student', 'group', 'lesson', 'visit', 'payment'].map((kind) => `${kind}(id: "${nobody}") { id }`).join(' ')} }`,
    );
    expect(none).toEqual({ student: null, group: null, lesson: null, visit: null, payment: null });
    const bad = await post('{ student(id: "7") { id } }');
    expect(bad.body.errors?.[0]?.message).toBe("Unable to accept a value into the 'UUID' scalar: '7'");
    expect(rowsAt((await readPiecewise(query)).get('Lesson'), 'fields').map(({ name }) => name)).toEqual([
      'id',
      'startDateTime',
      'group',
      'visits',
      'createdAt',
    ]);
  });
});
