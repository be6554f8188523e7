import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { cogniableIds, isBooked, statusWords } from './records.ts';
import { cogniableRoots } from './resolvers.ts';
import { cogniableText } from './schema.ts';

/**
 * CogniAble, a product for therapy clinics with several locations: learners, staff, appointments, invoices, leads, tasks.
 *
 * Source: the queries and mutations of its web application in the public repository
 * github.com/Qasim-Aziz/testing-app-react (src/services, src/components/Form/query.js, src/components/AppointmentReport,
 * src/pages/appointmentdata, src/pages/BookAppointment, src/pages/ClinicProfile), with graphene-django's own rules for
 * nodes, ids and pages where they say nothing, and hence for which fields may be null. Assessments, therapy programs,
 * insurance and assets are left out. Those statuses of appointments that the pages don't name, all but Pending, are
 * made up. A clinic is a school and its clients are students; a student has first and last names in one word, a member
 * of staff a name and a surname. Appointments are in UTC, and days, where they are asked for, too.
 */
export const cogniable: Dialect = defineDialect({
  name: 'cogniable',
  trait:
    'students of a school, staff with name and surname, CreateAppointment in capitals, some lists bare, UTC, no zone',
  sdl: cogniableText,
  auth: { kind: 'direct', key: 'JWT cogniable-token' },
  // Without a size pages are whole; a size above 100 is refused.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: cogniableRoots,
  expectedMap: {
    locations: 'schoolLocation',
    clients: 'students',
    // Nothing finds a student by name.
    clientSearch: null,
    client: 'student',
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'staffs',
    // Services are for invoices; an appointment has a title.
    appointmentTypes: null,
    bookAppointment: 'CreateAppointment',
    updateAppointment: 'UpdateAppointment',
    // A status keeps the appointment in the book; a deleted one is out of it.
    cancelAppointment: ['UpdateAppointment', 'DeleteAppointment'],
    registerClient: 'createStudent',
    addPatient: null,
  },
  view: viewOf({
    ids: cogniableIds,
    status: ({ state }) => [statusWords[state]],
    patients: null,
    shows: isBooked,
    // What staff have among themselves is no visit.
    mayOmit: ({ isBlock }) => isBlock,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    tags: ({ tags }) => tags,
    hasHomeLocation: true,
    knowsOffsets: false,
    absent: {
      locations: ['address', 'timeZone'],
      appointments: ['patient'],
    },
    // The reason is the purpose of an assignment here, beside a title.
    loose: { appointments: ['reason'] },
  }),
});
