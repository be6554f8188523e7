import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { TreneroMemory } from './memory.ts';
import { dateTimeText, isLesson, isPresent, notFound, studentName, studentsOf, treneroIds } from './values.ts';

/** How rows of the practice look there. */
export type TreneroRecords = ReturnType<typeof treneroRecords>;

/** A visit as it is stored. */
export interface StoredVisit {
  readonly id: string;
  readonly lessonId: string;
  readonly studentId: string;
  readonly present: boolean;
  readonly createdAt: string;
}

const { of } = treneroIds;

/** Rows that were entered last come first. */
export function newestFirst<Entered extends Row>(rows: readonly Entered[]): readonly Entered[] {
  return rows.toReversed().toSorted((one, other) => {
    return Date.parse(String(other['createdAt'])) - Date.parse(String(one['createdAt']));
  });
}

/** Makes rows from the records of a practice. */
export function treneroRecords({ practice, meet }: Backstage, memory: TreneroMemory) {
  const lessonRow = (id: unknown): AppointmentRecord | null => {
    const row = rowOf(practice.appointments, treneroIds.key('appointment', typeof id === 'string' ? id : null));
    return row && isLesson(row) ? row : null;
  };
  const client = (id: unknown): ClientRecord | null => {
    const row = rowOf(practice.clients, treneroIds.key('client', typeof id === 'string' ? id : null));
    return row && !row.isDeleted ? row : null;
  };

  /** The first visit of a lesson is whose appointment it is; the others are stored beside. */
  const firstVisit = (row: AppointmentRecord): StoredVisit | null =>
    row.clientKey === null
      ? null
      : {
          id: of('patient', row.key),
          lessonId: of('appointment', row.key),
          studentId: of('client', row.clientKey),
          present: isPresent(row),
          createdAt: dateTimeText(row.createdAt),
        };
  const otherVisits = (): readonly StoredVisit[] =>
    [...memory.visits.values()].map((row) => ({
      id: String(row['id']),
      lessonId: String(row['lessonId']),
      studentId: String(row['studentId']),
      present: row['present'] === true,
      createdAt: String(row['createdAt']),
    }));
  const storedVisits = (): readonly StoredVisit[] => [
    ...practice.appointments.filter(isLesson).flatMap((row) => firstVisit(row) ?? []),
    ...otherVisits().filter(({ lessonId }) => lessonRow(lessonId)),
  ];
  const visitsOfLesson = (row: AppointmentRecord): readonly StoredVisit[] => {
    const id = of('appointment', row.key);
    return [...[firstVisit(row) ?? []].flat(), ...otherVisits().filter(({ lessonId }) => lessonId === id)];
  };

  const groupIdOf = (row: ClientRecord): unknown => {
    const own = memory.students.get(of('client', row.key));
    return own && 'groupId' in own ? own['groupId'] : of('place', row.placeKey);
  };
  const lessonGroupId = (row: AppointmentRecord): string =>
    memory.lessonGroups.get(of('appointment', row.key)) ?? of('place', row.placeKey);
  const storedGroup = (id: unknown): Row | null => {
    const row = typeof id === 'string' ? memory.groups.get(id) : undefined;
    return row && row['isDeleted'] !== true ? row : null;
  };

  // What leads to each other is looked for only when it is asked for.
  function group(row: Row): Row {
    return {
      ...row,
      students: () =>
        studentsOf(practice)
          .filter((each) => groupIdOf(each) === row['id'])
          .map(student),
      lessons: () => lessons((each) => lessonGroupId(each) === row['id']),
    };
  }
  function student(row: ClientRecord): Row {
    meet('client', row.key);
    const id = of('client', row.key);
    return {
      birthdate: null,
      ...memory.students.get(id),
      id,
      fullName: studentName(row),
      phone: row.phones[0]?.value ?? null,
      note: row.note,
      group() {
        const own = storedGroup(groupIdOf(row));
        return own && group(own);
      },
      payments: () => payments((each) => each['studentId'] === id),
      visits: () =>
        storedVisits()
          .filter(({ studentId }) => studentId === id)
          .map(visit),
      createdAt: dateTimeText(row.createdAt),
    };
  }
  function lesson(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    return {
      id: of('appointment', row.key),
      startDateTime: dateTimeText(row.start),
      group() {
        const own = storedGroup(lessonGroupId(row));
        if (!own) throw notFound('Group', lessonGroupId(row));
        return group(own);
      },
      visits: () => visitsOfLesson(row).map(visit),
      createdAt: dateTimeText(row.createdAt),
    };
  }
  function visit({ lessonId, studentId, ...row }: StoredVisit): Row {
    return {
      ...row,
      lesson() {
        const own = lessonRow(lessonId);
        if (!own) throw notFound('Lesson', lessonId);
        return lesson(own);
      },
      student: () => studentOrError(studentId),
    };
  }
  function studentOrError(id: unknown): Row {
    const own = client(id);
    // Who is deleted spoils what still leads there.
    if (!own) throw notFound('Student', id);
    return student(own);
  }
  const payment = (row: Row): Row => ({ ...row, student: () => studentOrError(row['studentId']) });
  function payments(isOf: (row: Row) => boolean): readonly Row[] {
    return newestFirst([...memory.payments.values()].filter(isOf)).map(payment);
  }
  function lessons(isOf: (row: AppointmentRecord) => boolean): readonly Row[] {
    const rows = practice.appointments.filter((row) => isLesson(row) && isOf(row));
    return newestFirst(rows.map(lesson));
  }
  return {
    lessonRow,
    client,
    firstVisit,
    storedVisits,
    visitsOfLesson,
    storedGroup,
    groupIdOf,
    group,
    student,
    lesson,
    visit,
    payment,
    payments,
    lessons,
    groups(): readonly Row[] {
      const rows = [...memory.groups.values()].filter((row) => row['isDeleted'] !== true);
      return rows.toSorted((one, other) => (String(one['name']) < String(other['name']) ? -1 : 1)).map(group);
    },
  };
}
