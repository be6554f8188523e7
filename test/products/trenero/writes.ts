import type { Backstage } from '../../dialects/dialect.ts';
import type { AppointmentRecord } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import type { TreneroMemory } from './memory.ts';
import type { TreneroRecords } from './records.ts';
import { treneroOtherWrites } from './otherWrites.ts';
import { conflict, dayIn, fault, instantIn, isPresent, notFound, studentName, treneroIds, uuidIn } from './values.ts';

interface Args {
  readonly id: unknown;
  readonly input: Row;
}

interface Attendance {
  readonly studentId: string;
  readonly present: boolean;
}

const longestPhone = 15;

/** The mutations of students and lessons, and with them all others. */
export function treneroWrites(
  backstage: Backstage,
  memory: TreneroMemory,
  records: TreneroRecords,
): Readonly<Record<string, (args: never) => unknown>> {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => {
    const outcome = written(backstage, write);
    if (outcome.ok) return outcome.row;
    throw fault(outcome.message, 'BAD_REQUEST');
  };
  const groupOrError = (id: unknown): Row => {
    const row = typeof id === 'string' ? records.storedGroup(uuidIn(id)) : null;
    if (!row) throw notFound('Group', id);
    return row;
  };
  /** The last word is the family's. */
  const nameParts = (full: string): { readonly givenName: string | null; readonly familyName: string } => {
    const words = full.trim().split(/\s+/);
    return { givenName: words.slice(0, -1).join(' ') || null, familyName: words.at(-1) ?? '' };
  };
  /** The name of another one, deleted or not, can't be had again. */
  const checkStudent = (input: Row, key: number | null): void => {
    const { fullName, phone } = input;
    if (fullName === null) throw fault('fullName is marked non-null but is null', 'INTERNAL_SERVER_ERROR');
    if (practice.clients.some((client) => client.key !== key && studentName(client) === fullName))
      throw conflict('students_owner_id_full_name_unique');
    if (typeof phone === 'string' && phone.length > longestPhone)
      throw fault('could not execute statement [ERROR: value too long for type character varying(15)]', 'CONFLICT');
  };
  /** The fields that clients of the practice haven't. */
  const keepStudent = (id: string, input: Row): void => {
    const { birthdate, groupId } = input;
    memory.students.set(id, {
      ...memory.students.get(id),
      ...(birthdate !== undefined && { birthdate: birthdate === null ? null : dayIn(birthdate) }),
      // Nobody looks whether a group is there when it is changed.
      ...(groupId !== undefined && { groupId: groupId === null ? null : uuidIn(groupId) }),
    });
  };
  const placeOf = (groupId: unknown): number | null =>
    treneroIds.key('place', typeof groupId === 'string' ? groupId : null);

  const attendancesIn = (list: unknown): readonly Attendance[] => {
    const rows = (Array.isArray(list) ? list : []).filter(isRow);
    return rows.map((row) => ({ studentId: uuidIn(row['studentId']), present: row['present'] === true }));
  };
  const checkStudents = (attendances: readonly Attendance[]): void => {
    const ids = [...new Set(attendances.map(({ studentId }) => studentId))];
    const missing = ids.filter((id) => !records.client(id));
    if (missing.length > 0) throw fault(`Students not found with IDs: [${missing.join(', ')}]`, 'NOT_FOUND');
    if (ids.length < attendances.length) throw conflict('visits_owner_lesson_student_unique');
  };
  const stateFor = (present: boolean): 'completed' | 'planned' => (present ? 'completed' : 'planned');
  const addVisit = (lessonId: string, { studentId, present }: Attendance): string => {
    const id = treneroIds.of('visitType', 1000 + memory.next());
    memory.visits.set(id, { id, lessonId, studentId, present, createdAt: new Date(now()).toISOString() });
    return id;
  };
  /** Those who are there already are changed, others come in, and nobody goes. */
  const editVisits = (row: AppointmentRecord, attendances: readonly Attendance[]): void => {
    checkStudents(attendances);
    const lessonId = treneroIds.of('appointment', row.key);
    for (const attendance of attendances) {
      const known = records.visitsOfLesson(row).find(({ studentId }) => studentId === attendance.studentId);
      if (known && memory.visits.has(known.id))
        memory.visits.set(known.id, { ...memory.visits.get(known.id), present: attendance.present });
      else if (known) setPresent(row, attendance.present);
      else addVisit(lessonId, attendance);
    }
  };
  const setPresent = (row: AppointmentRecord, present: boolean): void => {
    if (isPresent(row) === present) return;
    const state = present ? 'completed' : row.start < now() ? 'noShow' : 'planned';
    done(() => changeAppointment(practice, row.key, { state }, now()));
  };
  const isTaken = (start: number, groupId: unknown, key: number | null): boolean =>
    practice.appointments.some((row) => {
      if (row.key === key || row.start !== start || row.isBlock) return false;
      const own = memory.lessonGroups.get(treneroIds.of('appointment', row.key));
      return (own ?? treneroIds.of('place', row.placeKey)) === groupId;
    });

  return {
    createStudent({ input }: Args) {
      if ('groupId' in input) groupOrError(input['groupId']);
      checkStudent(input, null);
      const name = nameParts(String(input['fullName']));
      const { key } = done(() => registerClient(practice, { ...name, phones: [givenText(input, 'phone')] }, now()));
      const fields = { placeKey: placeOf(input['groupId']) ?? undefined, note: givenText(input, 'note') };
      const row = done(() => changeClient(practice, key, fields, now()));
      keepStudent(treneroIds.of('client', key), { groupId: null, ...input });
      return records.student(row);
    },
    updateStudent({ id, input }: Args) {
      const before = records.client(uuidIn(id));
      if (!before) return null;
      checkStudent(input, before.key);
      const full = givenText(input, 'fullName');
      const row = done(() =>
        changeClient(
          practice,
          before.key,
          {
            ...(typeof full === 'string' && nameParts(full)),
            phones: contactChange(before, givenText(input, 'phone'), undefined).phones,
            note: givenText(input, 'note'),
            placeKey: placeOf(input['groupId']) ?? undefined,
          },
          now(),
        ),
      );
      keepStudent(treneroIds.of('client', before.key), input);
      return records.student(row);
    },
    deleteStudent({ id }: Args) {
      const before = records.client(uuidIn(id));
      if (!before) return null;
      return records.student(done(() => changeClient(practice, before.key, { isDeleted: true }, now())));
    },
    createLesson({ input }: Args) {
      const groupId = groupOrError(input['groupId'])['id'];
      const start = instantIn(input['startDateTime']);
      if (isTaken(start, groupId, null)) throw conflict('lessons_owner_id_group_id_start_date_time_unique');
      const attendances = attendancesIn(input['students']);
      checkStudents(attendances);
      const [first, ...others] = attendances;
      const anybody = practice.clients[0]?.key ?? null;
      const { key } = done(() =>
        bookAppointment(
          practice,
          {
            start,
            placeKey: placeOf(groupId) ?? 1,
            typeKey: 1,
            clientKey: first ? treneroIds.key('client', first.studentId) : anybody,
            state: stateFor(first?.present ?? false),
          },
          now(),
        ),
      );
      // A lesson may have nobody.
      const row = done(() => changeAppointment(practice, key, first ? {} : { clientKey: null }, now()));
      const id = treneroIds.of('appointment', key);
      if (placeOf(groupId) === null) memory.lessonGroups.set(id, String(groupId));
      for (const attendance of others) addVisit(id, attendance);
      return records.lesson(row);
    },
    updateLesson({ id, input }: Args) {
      const row = records.lessonRow(uuidIn(id));
      if (input['students'] !== undefined && row) {
        done(() => ({ ok: true, row: null }));
        editVisits(row, attendancesIn(input['students']));
      }
      if (!row) return null;
      const { startDateTime } = input;
      if (startDateTime === null) throw fault('startDateTime is marked non-null but is null', 'INTERNAL_SERVER_ERROR');
      const start = startDateTime === undefined ? undefined : instantIn(startDateTime);
      const groupId = memory.lessonGroups.get(treneroIds.of('appointment', row.key));
      if (start !== undefined && isTaken(start, groupId ?? treneroIds.of('place', row.placeKey), row.key))
        throw conflict('lessons_owner_id_group_id_start_date_time_unique');
      return records.lesson(done(() => changeAppointment(practice, row.key, { start }, now())));
    },
    deleteLesson({ id }: Args) {
      const row = records.lessonRow(uuidIn(id));
      if (!row) return null;
      const gone = done(() => changeAppointment(practice, row.key, { isDeleted: true }, now()));
      // Its visits go first, so that it has none in the answer.
      return { ...records.lesson(gone), visits: [] };
    },
    ...treneroOtherWrites(backstage, memory, records, { addVisit, setPresent, groupOrError, done }),
  };
}
