import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { frappeIds, frappeWord, isBooked, newestFirst } from './records.ts';
import { frappeRoots } from './resolvers.ts';
import { frappeText } from './schema.ts';

/**
 * ERPNext with its app for healthcare, behind frappe_graphql, which makes types of DocTypes.
 *
 * Source: github.com/leam-tech/frappe_graphql (its root types, what it generates for a DocType, its cursors), and the
 * DocTypes of github.com/frappe/erpnext (healthcare: Patient, Patient Appointment, Healthcare Practitioner, Appointment
 * Type) and of Frappe itself. Patients are people who come themselves. A site is for one company, in one time zone that
 * is a setting which GraphQL doesn't show. All writes go through saveDoc and setValue, with a document as JSON.
 */
export const frappe: Dialect = defineDialect({
  name: 'frappe',
  trait: 'DocTypes as root fields, names as ids, first or last is needed, date and time apart, writes as JSON',
  sdl: frappeText,
  auth: { kind: 'direct', key: 'frappe-key' },
  // Nothing limits the size of a page.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'snake',
  roots: frappeRoots,
  expectedMap: {
    locations: null,
    clients: 'Patients',
    clientSearch: 'Patients',
    client: ['Patient', 'Patients'],
    patients: null,
    appointments: 'PatientAppointments',
    appointment: ['PatientAppointment', 'PatientAppointments'],
    providers: 'HealthcarePractitioners',
    appointmentTypes: 'AppointmentTypes',
    // saveDoc and setValue are for documents of every kind: none is there for these.
    bookAppointment: null,
    updateAppointment: null,
    cancelAppointment: null,
    registerClient: null,
    addPatient: null,
  },
  view: viewOf({
    ids: frappeIds,
    status: (appointment) => [frappeWord(appointment)],
    clients: newestFirst,
    patients: null,
    shows: isBooked,
    phones: ({ phones }) =>
      [phones.find(({ label }) => label === 'Mobile'), phones.find(({ label }) => label !== 'Mobile')].flatMap(
        (phone) => (phone ? [phone.value] : []),
      ),
    absent: { appointments: ['patient', 'location'] },
    // Whether a patient is active is one of the words of a status, and a clinic writes notes where others write a reason.
    loose: { clients: ['active'], appointments: ['reason'] },
    knowsOffsets: false,
  }),
});
