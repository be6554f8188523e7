import { describe, expect, it } from 'vitest';
import { at, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { trenero } from './trenero.ts';

const visit = productVisits(trenero);
const { ids } = trenero.view;
const nobody = '00000000-0000-4000-8000-000000000000';
const student = 'id fullName birthdate phone note group { id }';
const lesson = 'id startDateTime group { id } visits { id present student { id } }';
const enter = `mutation Enter($input: CreateStudentInput!) { createStudent(input: $input) { ${student} } }`;
const change = `mutation Change($id: UUID!, $input: UpdateStudentInput!) { updateStudent(id: $id, input: $input) { ${student} } }`;
const book = `mutation Book($input: CreateLessonInput!) { createLesson(input: $input) { ${lesson} } }`;
const move = `mutation Move($id: UUID!, $input: UpdateLessonInput!) { updateLesson(id: $id, input: $input) { ${lesson} } }`;
const [groupId, otherGroupId] = [ids.of('place', 2), ids.of('place', 3)];
const [one, other] = [ids.of('client', 2), ids.of('client', 3)];
const startDateTime = '2026-12-01T09:30:00-07:00';

/** The message and the code of a refusal. */
function refusalIn({ body }: { readonly body: object }): readonly unknown[] {
  const [error] = rowsAt(body, 'errors');
  return [error?.['message'], at(error, 'extensions.code')];
}

describe('what Trenero writes', () => {
  it('enters, changes and deletes students, whose names are never free again', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const input = { fullName: 'Jo Ann Park', phone: '3035550199', note: 'Hi', birthdate: '1990-05-06', groupId };
    const entered = at(await query(enter, { input }), 'createStudent');
    expect(entered).toMatchObject({
      fullName: 'Jo Ann Park',
      phone: '3035550199',
      note: 'Hi',
      birthdate: '1990-05-06',
    });
    expect(at(entered, 'group.id')).toBe(groupId);
    expect(practice.clients.at(-1)).toMatchObject({ givenName: 'Jo Ann', familyName: 'Park', placeKey: 2, note: 'Hi' });
    const id = String(at(entered, 'id'));
    const changed = await query(change, { id, input: { fullName: 'Jo Park', phone: null, birthdate: null } });
    expect(changed['updateStudent']).toEqual({
      id,
      fullName: 'Jo Park',
      phone: null,
      note: 'Hi',
      birthdate: null,
      group: { id: groupId },
    });
    const free = await query(change, { id, input: { groupId: null } });
    expect(at(free, 'updateStudent.group')).toBe(null);
    const taken = 'could not execute statement [ERROR: duplicate key value violates unique constraint';
    expect(await query(`mutation { deleteStudent(id: "${id}") { fullName } }`)).toEqual({
      deleteStudent: { fullName: 'Jo Park' },
    });
    expect(await query(`{ student(id: "${id}") { id } }`)).toEqual({ student: null });
    expect(await query(`mutation { deleteStudent(id: "${id}") { id } }`)).toEqual({ deleteStudent: null });
    expect(await query(change, { id, input: {} })).toEqual({ updateStudent: null });
    expect(refusalIn(await post(enter, { input: { fullName: 'Jo Park' } }))).toEqual([
      `${taken} "students_owner_id_full_name_unique"]`,
      'CONFLICT',
    ]);
    const long = await post(enter, { input: { fullName: 'A', phone: '+1 (303) 555-0199' } });
    expect(refusalIn(long)[1]).toBe('CONFLICT');
    expect(refusalIn(await post(enter, { input: { fullName: 'A', groupId: nobody } }))).toEqual([
      `Group not found: groupId=${nobody}`,
      'NOT_FOUND',
    ]);
  });

  it('books lessons for several, moves them, and never takes somebody off', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const students = [
      { studentId: one, present: false },
      { studentId: other, present: true },
    ];
    const input: Row = { groupId, startDateTime, students };
    const booked = at(await query(book, { input }), 'createLesson');
    expect(booked).toMatchObject({ startDateTime: '2026-12-01T16:30:00.000Z', group: { id: groupId } });
    expect(rowsAt(booked, 'visits').map((row) => [at(row, 'student.id'), row['present']])).toEqual([
      [one, false],
      [other, true],
    ]);
    const start = Date.parse('2026-12-01T16:30:00Z');
    expect(practice.appointments.at(-1)).toMatchObject({ start, placeKey: 2, clientKey: 2, state: 'planned' });
    const unique = '"lessons_owner_id_group_id_start_date_time_unique"]';
    expect(refusalIn(await post(book, { input }))).toEqual([expect.stringContaining(unique), 'CONFLICT']);
    expect(
      refusalIn(
        await post(book, {
          input: { ...input, groupId: otherGroupId, students: [{ studentId: nobody, present: true }] },
        }),
      ),
    ).toEqual([`Students not found with IDs: [${nobody}]`, 'NOT_FOUND']);
    const id = String(at(booked, 'id'));
    const moved = await query(move, {
      id,
      input: { startDateTime: '2026-12-02T08:00:00Z', students: [{ studentId: one, present: true }] },
    });
    expect(at(moved, 'updateLesson.startDateTime')).toBe('2026-12-02T08:00:00.000Z');
    expect(rowsAt(at(moved, 'updateLesson'), 'visits').map((row) => row['present'])).toEqual([true, true]);
    expect(practice.appointments.at(-1)).toMatchObject({
      start: Date.parse('2026-12-02T08:00:00Z'),
      state: 'completed',
    });
    const gone = await query(`mutation { deleteLesson(id: "${id}") { id visits { id } } }`);
    expect(gone['deleteLesson']).toEqual({ id, visits: [] });
    expect(practice.appointments.at(-1)).toMatchObject({ isDeleted: true });
    expect(await query(`{ lesson(id: "${id}") { id } }`)).toEqual({ lesson: null });
    expect(await query(move, { id, input: {} })).toEqual({ updateLesson: null });
    const empty = await query(book, { input: { ...input, groupId: otherGroupId, students: [] } });
    expect(at(empty, 'createLesson.visits')).toEqual([]);
    const naive = await post(book, { input: { ...input, startDateTime: '2026-12-04T09:00:00' } });
    expect(refusalIn(naive)[0]).toContain("into the 'DateTime' scalar");
  });

  it('keeps who is deleted in visits, which spoils answers', async () => {
    const { query, post } = await visit();
    const students = [{ studentId: one, present: false }];
    const booked = at(await query(book, { input: { groupId, startDateTime, students } }), 'createLesson');
    const id = String(at(booked, 'id'));
    await query(`mutation { deleteStudent(id: "${one}") { id } }`);
    const spoiled = await post(`{ lesson(id: "${id}") { id visits { student { id } } } }`);
    expect(refusalIn(spoiled)).toEqual([`Student not found: studentId=${one}`, 'NOT_FOUND']);
    expect(spoiled.body.data).toEqual({ lesson: null });
    expect(rowsAt(at(await query(`{ lesson(id: "${id}") { visits { present } } }`), 'lesson'), 'visits')).toHaveLength(
      1,
    );
    expect((await post('{ lessons { id visits { student { id } } } }')).body.data ?? null).toBe(null);
  });

  it('writes groups, visits and payments', async () => {
    const { query, post } = await visit();
    const made =
      await query(`mutation { createGroup(input: { name: "New", studentIds: ["${one}"] }) { id note students { id } }
      createPayment(input: { studentId: "${one}", amount: 99.5, lessonsPerPayment: 8, date: "2026-11-20" }) { id amount date student { id } } }`);
    expect(made['createGroup']).toMatchObject({ note: null, students: [{ id: one }] });
    expect(made['createPayment']).toMatchObject({ amount: 99.5, date: '2026-11-20', student: { id: one } });
    const [group, payment] = [String(at(made, 'createGroup.id')), String(at(made, 'createPayment.id'))];
    expect(refusalIn(await post(`mutation { deleteGroup(id: "${group}") { id } }`))).toEqual([
      'groupId must not be null',
      'INTERNAL_SERVER_ERROR',
    ]);
    const input = `input: { groupId: "${group}", startDateTime: "2026-12-05T10:00:00Z", students: [] }`;
    const lessonId = String(at(await query(`mutation { createLesson(${input}) { id } }`), 'createLesson.id'));
    const came = await query(
      `mutation { createVisit(input: { lessonId: "${lessonId}", studentId: "${other}", present: false }) { id lesson { group { id } } } }`,
    );
    expect(at(came, 'createVisit.lesson.group.id')).toBe(group);
    const visitId = String(at(came, 'createVisit.id'));
    const later = await query(`mutation { updateVisit(id: "${visitId}", input: { present: true }) { present }
      updatePayment(id: "${payment}", input: { lessonsPerPayment: 4 }) { amount lessonsPerPayment }
      updateGroup(id: "${group}", input: { name: "Newer", studentIds: [] }) { name students { id } } }`);
    expect(later).toEqual({
      updateVisit: { present: true },
      updatePayment: { amount: 99.5, lessonsPerPayment: 4 },
      updateGroup: { name: 'Newer', students: [] },
    });
    const gone =
      await query(`mutation { deleteVisit(id: "${visitId}") { id } again: deleteVisit(id: "${visitId}") { id }
      deletePayment(id: "${payment}") { id } none: deletePayment(id: "${payment}") { id } deleteGroup(id: "${group}") { name } }`);
    expect(gone).toMatchObject({ again: null, none: null, deleteGroup: { name: 'Newer' } });
    const taken = await post('mutation { createGroup(input: { name: "Harbor group", studentIds: [] }) { id } }');
    expect(refusalIn(taken)[1]).toBe('CONFLICT');
  });

  it('refuses logins, writes of who may not, and answers nothing when a row is broken', async () => {
    const { post } = await visit();
    expect(refusalIn(await post('mutation { refreshTokens(input: { refreshToken: "x" }) { accessToken } }'))[1]).toBe(
      'UNAUTHENTICATED',
    );
    const locked = await visit({ refuseWrites: 'This account is read-only' });
    const lessonId = String(rowsAt((await locked.post('{ lessons { id } }')).body.data, 'lessons')[0]?.['id']);
    for (const write of [
      `deleteLesson(id: "${lessonId}")`,
      `deleteStudent(id: "${one}")`,
      `deleteGroup(id: "${groupId}")`,
    ])
      expect(refusalIn(await locked.post(`mutation { ${write} { id } }`))[0]).toBe('This account is read-only');
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ students { id } }')).status).toBe(500);
    expect((await poisoned.post('{ groups { name } }')).status).toBe(200);
  });
});
