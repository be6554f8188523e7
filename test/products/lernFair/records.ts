import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type ProviderRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { lectureModel, type LernFairModel, pupilModel, studentModel } from './models.ts';
import { courseModel, matchModel, schoolModel, subcourseModel } from './moreModels.ts';
import { emptyRow, type LernFairStore } from './store.ts';
import { dateTime, emailOf, isLecture, lernFairIds, matchNumber, pupilsOf } from './values.ts';

/** How rows look there. */
export type LernFairRecords = ReturnType<typeof lernFairRecords>;

/** Columns that nobody may see, since other fields show them better. */
const hidden: Readonly<Record<string, readonly string[]>> = {
  Pupil: ['lastUpdatedSettingsViaBlocker', 'msg', 'updatedAt', 'wix_creation_date', 'isRedacted', 'subjects'],
  Student: [
    'subjects',
    'msg',
    'feedback',
    'lastSentInstructorScreeningInvitationDate',
    'lastSentScreeningInvitationDate',
    'lastUpdatedSettingsViaBlocker',
    'sentInstructorScreeningReminderCount',
    'sentScreeningReminderCount',
    'supportsInDaZ',
    'updatedAt',
    'wix_creation_date',
    'wix_id',
    'isRedacted',
  ],
  Screener: ['verified', 'verifiedAt', 'isRedacted', 'oldNumberID', 'updatedAt'],
  Subcourse: ['prospectChats'],
  Course: ['imageKey'],
  Lecture: ['instructorId'],
  Course_tag: ['identifier'],
};

/** Refused, as roles of users are that an administrator doesn't have. */
export function forbidden(): never {
  throw new GraphQLError('Temporary user / Admin has no permission to perform this query', {
    extensions: { code: 'UNAUTHENTICATED' },
  });
}

/** Makes rows from the records of a practice. Plain rows have columns alone; nodes have what resolvers add. */
export function lernFairRecords({ practice, meet }: Backstage, store: LernFairStore) {
  const complete = (model: LernFairModel, row: Row): Row => ({ ...emptyRow(model), ...row });
  const covered = (name: string): Row => Object.fromEntries((hidden[name] ?? []).map((column) => [column, forbidden]));

  const pupilRow = (client: ClientRecord): Row =>
    complete(pupilModel, {
      wix_id: `Z-${String(client.key)}`,
      grade: `${String(5 + (client.key % 8))}. Klasse`,
      isPupil: true,
      isParticipant: true,
      openMatchRequestCount: 0,
      languages: ['Deutsch'],
      schooltype: 'gymnasium',
      schoolId: 1 + (client.key % 2),
      emailOwner: 'parent',
      ...store.pupils.get(client.key),
      id: 40 + client.key,
      firstname: client.givenName,
      lastname: client.familyName,
      email: emailOf(client),
      active: client.isActive,
      aboutMe: client.note ?? '',
      createdAt: dateTime(client.createdAt),
      updatedAt: dateTime(client.updatedAt),
    });
  const studentRow = ({ key, givenName, familyName, email, isActive }: ProviderRecord): Row =>
    complete(studentModel, {
      id: 300 + key,
      firstname: givenName,
      lastname: familyName,
      email,
      active: isActive,
      isStudent: true,
      isInstructor: key % 2 === 0,
      languages: ['Deutsch', 'Englisch'],
      isAdult: true,
    });
  const lectureRow = (row: AppointmentRecord): Row => {
    const [participant, organizer] = [
      `pupil/${String(40 + (row.clientKey ?? 0))}`,
      `student/${String(300 + (row.providerKey ?? 0))}`,
    ];
    const isOver = ['arrived', 'inProgress', 'ready', 'completed'].includes(row.state);
    return complete(lectureModel, {
      actualDuration: row.state === 'completed' ? row.minutes : 0,
      joinedBy: isOver ? [participant, organizer] : [],
      ...store.lectures.get(row.key),
      id: 2000 + row.key,
      createdAt: dateTime(row.createdAt),
      updatedAt: dateTime(row.updatedAt),
      start: dateTime(row.start),
      duration: row.minutes,
      title: row.reason,
      appointmentType: 'match',
      isCanceled: row.state === 'cancelled',
      organizerIds: [organizer],
      participantIds: [participant],
      matchId: matchNumber(row.clientKey ?? 0, row.providerKey ?? 0),
    });
  };
  const matchRow = (row: Row): Row => complete(matchModel, row);
  const stored = (model: LernFairModel): readonly Row[] =>
    (store.tables[model.plural] ?? []).map((row) => complete(model, row));

  const lectures = (): readonly AppointmentRecord[] => practice.appointments.filter(isLecture);
  const matches = (): readonly Row[] => [...store.matches.values()].map(matchRow);
  const ofMatch = (id: unknown): readonly AppointmentRecord[] =>
    lectures()
      .filter((row) => matchNumber(row.clientKey ?? 0, row.providerKey ?? 0) === id)
      .toSorted((one, other) => one.start - other.start);

  const clientOf = (id: unknown): ClientRecord | null => rowOf(practice.clients, lernFairIds.key('client', String(id)));
  const providerOf = (id: unknown): ProviderRecord | null =>
    rowOf(practice.providers, lernFairIds.key('provider', String(id)));
  const pupilOf = (id: unknown): Row | null => {
    const client = clientOf(id);
    return client && pupil(pupilRow(client));
  };
  const studentOf = (id: unknown): Row | null => {
    const provider = providerOf(id);
    return provider && student(studentRow(provider));
  };
  const user = (type: 'pupil' | 'student', { id, firstname, lastname, email, active }: Row): Row => ({
    __typename: 'UserType',
    userID: `${type}/${String(id)}`,
    firstname: firstname ?? '',
    lastname,
    email,
    active,
    lastLogin: '2026-11-16T18:00:00.000Z',
    [type]: () => (type === 'pupil' ? pupilOf(id) : studentOf(id)),
  });

  function pupil(row: Row): Row {
    meet('client', Number(row['id']) - 40);
    return {
      ...row,
      ...covered('Pupil'),
      user: () => user('pupil', row),
      subjectsFormatted: [{ name: 'Mathematik', mandatory: false }],
      matches: () =>
        matches()
          .filter(({ pupilId }) => pupilId === row['id'])
          .map(match),
      gradeAsInt: Number.parseInt(String(row['grade']), 10),
      school: () => stored(schoolModel).find(({ id }) => id === row['schoolId']) ?? null,
      needScreening: false,
    };
  }
  function student(row: Row): Row {
    return {
      ...row,
      ...covered('Student'),
      user: () => user('student', row),
      subjectsFormatted: [{ name: 'Mathematik', mandatory: null }],
      matches: () =>
        matches()
          .filter(({ studentId }) => studentId === row['id'])
          .map(match),
      totalLecturesOrganized: () =>
        lectures().filter(({ providerKey }) => 300 + (providerKey ?? 0) === row['id']).length,
    };
  }
  function match(row: Row): Row {
    const visits = (): readonly AppointmentRecord[] => ofMatch(row['id']);
    const idOf = (visit: AppointmentRecord | undefined): number | null => (visit ? 2000 + visit.key : null);
    return {
      ...row,
      pupil: () => pupilOf(row['pupilId']),
      student: () => studentOf(row['studentId']),
      subjectsFormatted: [{ name: 'Mathematik', mandatory: null }],
      appointmentsCount: () => visits().filter(({ state }) => state !== 'cancelled').length,
      firstAppointmentId: () => idOf(visits()[0]),
      lastAppointmentId: () => idOf(visits().at(-1)),
      isChatActive: true,
    };
  }
  const people = (ids: unknown, { take, skip }: { readonly take: number; readonly skip: number }): readonly Row[] => {
    const list = (Array.isArray(ids) ? ids : []).map(String).slice(skip, skip + take);
    // Students come first, whatever the order.
    return ['student', 'pupil'].flatMap((type) =>
      list.flatMap((userID) => {
        const [kind, id] = userID.split('/');
        const client = kind === 'pupil' ? clientOf(id) : null;
        const provider = kind === 'student' ? providerOf(id) : null;
        const row = client ? pupilRow(client) : provider ? studentRow(provider) : null;
        if (!row || kind !== type) return [];
        const { id: number, firstname, lastname } = row;
        const flag = type === 'pupil' ? { isPupil: true } : { isStudent: true };
        return [
          {
            userID,
            id: number,
            firstname,
            lastname,
            ...flag,
            user: () => user(type === 'pupil' ? 'pupil' : 'student', row),
          },
        ];
      }),
    );
  };
  const lecture = (row: Row): Row => {
    meet('appointment', Number(row['id']) - 2000);
    const matched = store.matches.get(Number(row['matchId']));
    const valid = (): readonly AppointmentRecord[] =>
      ofMatch(row['matchId']).filter(({ state }) => state !== 'cancelled');
    return {
      ...row,
      ...covered('Lecture'),
      isInstructor: forbidden,
      // The one who asks is no student.
      isOrganizer: false,
      isParticipant: forbidden,
      participants: (args: { readonly take: number; readonly skip: number }) => people(row['participantIds'], args),
      organizers: (args: { readonly take: number; readonly skip: number }) => people(row['organizerIds'], args),
      position: () => valid().findIndex(({ key }) => 2000 + key === row['id']) + 1,
      total: () => valid().length,
      displayName: () => {
        const [tutor] = people(row['organizerIds'], { take: 1, skip: 0 });
        return `${String(tutor?.['firstname'])} ${String(tutor?.['lastname'])}`;
      },
      match: () => (matched ? match(matchRow(matched)) : null),
      subcourse: null,
    };
  };
  const subcourse = (row: Row): Row => ({
    ...row,
    ...covered('Subcourse'),
    course: () =>
      stored(courseModel)
        .filter(({ id }) => id === row['courseId'])
        .map(course)[0] ?? null,
    lectures: [],
    participantsCount: 0,
  });
  function course(row: Row): Row {
    return {
      ...row,
      ...covered('Course'),
      subcourses: () =>
        stored(subcourseModel)
          .filter(({ courseId }) => courseId === row['id'])
          .map(subcourse),
    };
  }

  return {
    rows: {
      Pupil: () => pupilsOf(practice).map(pupilRow),
      Student: () => practice.providers.map(studentRow),
      Lecture: () => lectures().map(lectureRow),
      Match: matches,
    },
    stored,
    nodes: { Pupil: pupil, Student: student, Lecture: lecture, Match: match, Subcourse: subcourse, Course: course },
    covered,
    lectureOf: (id: number): AppointmentRecord | null => lectures().find(({ key }) => 2000 + key === id) ?? null,
    lectureRow,
    clientOf,
    pupilOf,
    studentOf,
    user,
  };
}
