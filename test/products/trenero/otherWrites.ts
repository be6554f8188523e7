import type { Backstage } from '../../dialects/dialect.ts';
import type { AppointmentRecord } from '../../dialects/practice.ts';
import { changeAppointment, type Written } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import type { TreneroMemory } from './memory.ts';
import type { TreneroRecords } from './records.ts';
import { conflict, dayIn, fault, newUuid, notFound, studentsOf, treneroIds, uuidIn } from './values.ts';

interface Args {
  readonly id: unknown;
  readonly input: Row;
}

/** What the mutations of lessons do for others. */
interface Helpers {
  readonly addVisit: (lessonId: string, visit: { readonly studentId: string; readonly present: boolean }) => string;
  readonly setPresent: (row: AppointmentRecord, present: boolean) => void;
  readonly groupOrError: (id: unknown) => Row;
  readonly done: <Record>(write: () => Written<Record>) => Record;
}

/** The mutations of groups, visits and payments, and those of accounts. */
export function treneroOtherWrites(
  { practice, now }: Backstage,
  memory: TreneroMemory,
  records: TreneroRecords,
  { addVisit, setPresent, groupOrError, done }: Helpers,
): Readonly<Record<string, (args: never) => unknown>> {
  const allowed = (): void => {
    done(() => ({ ok: true, row: null }));
  };
  const moment = (): string => new Date(now()).toISOString();
  const checkName = (name: unknown, id: unknown): void => {
    if (name === null) throw fault('name is marked non-null but is null', 'INTERNAL_SERVER_ERROR');
    if ([...memory.groups.values()].some((row) => row['id'] !== id && row['name'] === name))
      throw conflict('groups_owner_id_name_unique');
  };
  const assign = (studentIds: readonly string[], groupId: string | null): void => {
    for (const id of studentIds)
      if (records.client(id)) memory.students.set(id, { ...memory.students.get(id), groupId });
  };
  const idsIn = (list: unknown): readonly string[] => (Array.isArray(list) ? list.map(uuidIn) : []);
  const membersOf = (groupId: unknown): readonly string[] =>
    studentsOf(practice)
      .filter((client) => records.groupIdOf(client) === groupId)
      .map(({ key }) => treneroIds.of('client', key));
  const storedVisit = (id: unknown): ReturnType<TreneroRecords['storedVisits']>[number] | null => {
    const wanted = uuidIn(id);
    return records.storedVisits().find((each) => each.id === wanted) ?? null;
  };
  const again = (id: string): Row | null => {
    const row = storedVisit(id);
    return row && records.visit(row);
  };
  const noToken = (): never => {
    throw fault('Invalid token', 'UNAUTHENTICATED');
  };

  return {
    createGroup({ input }: Args) {
      allowed();
      const { studentIds, ...fields } = input;
      checkName(fields['name'], null);
      const id = newUuid(memory.next());
      const row = { defaultPrice: null, note: null, ...fields, id, createdAt: moment() };
      memory.groups.set(id, row);
      assign(idsIn(studentIds), id);
      return records.group(row);
    },
    updateGroup({ id, input }: Args) {
      allowed();
      const wanted = uuidIn(id);
      const before = records.storedGroup(wanted);
      const { studentIds, ...fields } = input;
      if (studentIds !== undefined) {
        groupOrError(wanted);
        const ids = idsIn(studentIds);
        assign(
          membersOf(wanted).filter((member) => !ids.includes(member)),
          null,
        );
        assign(ids, wanted);
      }
      if (!before) return null;
      checkName(fields['name'], wanted);
      const row = { ...before, ...presentFields(fields) };
      memory.groups.set(wanted, row);
      return records.group(row);
    },
    deleteGroup({ id }: Args) {
      allowed();
      const wanted = uuidIn(id);
      // It wants to give them to no group, and stumbles over that.
      if (membersOf(wanted).length > 0) throw fault('groupId must not be null', 'INTERNAL_SERVER_ERROR');
      const before = records.storedGroup(wanted);
      if (!before) return null;
      memory.groups.set(wanted, { ...before, isDeleted: true });
      return records.group(before);
    },
    createVisit({ input }: Args) {
      const lessonId = uuidIn(input['lessonId']);
      const lesson = records.lessonRow(lessonId);
      if (!lesson) throw notFound('Lesson', lessonId);
      allowed();
      const studentId = uuidIn(input['studentId']);
      if (records.visitsOfLesson(lesson).some((visit) => visit.studentId === studentId))
        throw conflict('visits_owner_lesson_student_unique');
      // Nobody looks whether the student is there.
      return again(addVisit(lessonId, { studentId, present: input['present'] === true }));
    },
    updateVisit({ id, input }: Args) {
      allowed();
      const before = storedVisit(id);
      if (!before) return null;
      const { present } = input;
      if (typeof present !== 'boolean') return records.visit(before);
      const lesson = records.lessonRow(before.lessonId);
      if (memory.visits.has(before.id)) memory.visits.set(before.id, { ...memory.visits.get(before.id), present });
      else if (lesson) setPresent(lesson, present);
      return again(before.id);
    },
    deleteVisit({ id }: Args) {
      allowed();
      const before = storedVisit(id);
      if (!before) return null;
      const lesson = records.lessonRow(before.lessonId);
      if (!memory.visits.delete(before.id) && lesson)
        done(() => changeAppointment(practice, lesson.key, { clientKey: null, patientKey: null }, now()));
      return records.visit(before);
    },
    createPayment({ input }: Args) {
      allowed();
      const studentId = uuidIn(input['studentId']);
      if (!records.client(studentId)) throw notFound('Student', studentId);
      const id = newUuid(memory.next());
      const row = { ...input, studentId, date: dayIn(input['date']), id, createdAt: moment() };
      memory.payments.set(id, row);
      return records.payment(row);
    },
    updatePayment({ id, input }: Args) {
      allowed();
      const wanted = uuidIn(id);
      const before = memory.payments.get(wanted);
      if (!before) return null;
      const { date } = input;
      const fields = typeof date === 'string' ? { ...input, date: dayIn(date) } : input;
      const row = { ...before, ...presentFields(fields) };
      memory.payments.set(wanted, row);
      return records.payment(row);
    },
    deletePayment({ id }: Args) {
      allowed();
      const wanted = uuidIn(id);
      const before = memory.payments.get(wanted);
      memory.payments.delete(wanted);
      return before ? records.payment(before) : null;
    },
    googleLogin: noToken,
    appleLogin: noToken,
    refreshTokens: noToken,
  };
}
