import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { treneroRoots } from './resolvers.ts';
import { treneroText } from './schema.ts';
import { isLesson, studentName, studentsOf, treneroIds } from './values.ts';

/**
 * Trenero, with which coaches and trainers keep students, lessons and payments: Spring for GraphQL over PostgreSQL.
 *
 * Source: github.com/krivolapovdev/trenero under the MIT license, at commit e5ccccb5, the last one before its GraphQL
 * became REST (backend/src/main/resources/graphql/schema.graphqls, which is whole here; the controllers, resolvers,
 * services and repositories of backend/src/main/java; the migration V1 for what is unique). It is seen by one coach, so
 * that there is no staff. A lesson is one of a group, begins, and has no end and no state; who is to come is in its
 * visits, which say whether they were there. What does not take place is deleted. Lists are whole, without arguments:
 * students and groups by name, all else by when it was entered, the last first. No two students have one name, those who
 * are deleted included, and no two lessons of a group begin together. A changed lesson never loses a visit; a visit of
 * somebody who is deleted spoils each answer that asks for the student; a group with students can't be deleted.
 * What isn't found when it is changed is null, a reference that leads nowhere is an error with a code.
 *
 * Assumed: lessons with one student each; a second student of a name who has a number behind it; names in the order of
 * their letters; a server whose clock is UTC; what scalars say of a wrong value. Visits of another zone around midnight
 * are left out. A token of nobody is refused, so that logins always are.
 */
export const trenero: Dialect = defineDialect({
  name: 'trenero',
  trait:
    'lessons of groups without end or state, people in a nested list of visits, whole lists without arguments in the order of entry, unique names, deleted people who spoil answers, codes of errors',
  sdl: treneroText,
  auth: { kind: 'direct', key: 'Bearer trenero-access-token' },
  // Lists are whole, however long.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: treneroRoots,
  expectedMap: {
    // A group is who comes together, and no place.
    locations: null,
    clients: 'students',
    clientSearch: null,
    client: 'student',
    patients: null,
    // Visits say who was there.
    appointments: 'lessons',
    appointment: 'lesson',
    providers: null,
    appointmentTypes: null,
    bookAppointment: 'createLesson',
    updateAppointment: 'updateLesson',
    cancelAppointment: 'deleteLesson',
    registerClient: 'createStudent',
    addPatient: null,
  },
  view: viewOf({
    ids: treneroIds,
    status: () => [null],
    clients: studentsOf,
    patients: null,
    shows: isLesson,
    clientName: studentName,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    emails: () => [],
    knowsOffsets: false,
    absent: {
      clients: ['givenName', 'familyName', 'active', 'tags'],
      appointments: ['end', 'status', 'reason', 'patient', 'provider', 'location'],
    },
    // Who comes is in a list, where there could be more of them.
    loose: { appointments: ['client'] },
  }),
});
