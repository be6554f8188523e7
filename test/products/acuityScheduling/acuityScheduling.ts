import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import type { AppointmentRecord } from '../../dialects/practice.ts';
import { acuityRoots, clientList } from './resolvers.ts';
import { acuityText } from './schema.ts';
import { acuityIds, acuityLabels, isCanceled, isOnCalendar } from './values.ts';

// How far an appointment is says its label, which need not be read as a state, or that it is canceled.
function wordsOf({ state }: AppointmentRecord): readonly (string | null)[] {
  if (state === 'cancelled') return ['canceled', 'cancelled'];
  if (state === 'noShow') return ['noShow', 'canceled', 'cancelled'];
  const label = acuityLabels.find((each) => each.state === state);
  return label ? [label.name, null] : [null];
}

/**
 * Acuity Scheduling, with which salons, therapists and clinics let clients book, behind plain GraphQL lists.
 *
 * Follows the public reference of its API, version 1.1, at developers.acuityscheduling.com (GET /appointments and its
 * parameters, clients, calendars, forms, labels, blocks, availability, products, orders and certificates), the fields of an
 * appointment as github.com/api-evangelist/acuity repeats them (json-schema/acuity-appointment.json), and notes on the API
 * in github.com/Fountain-Bio/acuity (docs, commit 01ccdccd, without a licence). The API is proprietary; no code is taken
 * over. Where these are silent (products, orders, certificates, some texts), it is from common knowledge of the API. The
 * vendor's names, texts and parameters are kept. The GraphQL layer adds arguments instead of query strings, input objects,
 * an `id` for clients, whom Acuity knows by name and phone alone, an appointment's `appointmentType`, and errors with
 * Acuity's words as codes.
 *
 * An appointment repeats the name, email and phone of its client, and there is no reference to her. `datetime` has the
 * offset of the calendar, while `timezone` is the client's own zone; the end follows from a text of minutes. Lists are the
 * latest first and of 100 rows unless asked otherwise, and leave out what is canceled, no-shows included. How far the
 * others are is at most a label. What is empty is an empty text. Animals are answers to an intake form. Calendars are
 * people, and places are texts without a list. As client, one needs an email and a free time, and notes don't count.
 *
 * Assumed: days of filters go by the clock of the calendar, times of day in them don't count; the client list is ordered
 * by last name; searches and filters ignore case; labels of a clinic; a location that is kept with the appointment and is
 * the name of a place; details that change with an appointment change the client; the exact texts of errors (from memory).
 * Appointments that nobody has or nobody comes to can't exist and are left out.
 */
export const acuityScheduling: Dialect = defineDialect({
  name: 'acuityScheduling',
  trait:
    'plain lists with minDate and maxDate, canceled ones on request alone, the client by name without reference, labels instead of states, datetime with the offset of the calendar beside the zone of the client, animals in answers to forms',
  sdl: acuityText,
  auth: { kind: 'direct', key: 'Basic MTExNDU0ODE6YWN1aXR5LWtleQ==' },
  // As many as asked for.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: acuityRoots,
  expectedMap: {
    // Places are texts.
    locations: null,
    clients: 'clients',
    clientSearch: 'clients',
    client: 'client',
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'calendars',
    appointmentTypes: 'appointmentTypes',
    bookAppointment: 'createAppointment',
    updateAppointment: ['rescheduleAppointment', 'updateAppointment'],
    cancelAppointment: 'cancelAppointment',
    registerClient: 'createClient',
    addPatient: null,
  },
  view: viewOf({
    ids: acuityIds,
    status: wordsOf,
    clients: clientList,
    patients: null,
    shows: isOnCalendar,
    mayOmit: isCanceled,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    absent: {
      clients: ['active', 'tags', 'lastVisit', 'location'],
      appointments: ['client.id', 'patient.id', 'location.id'],
    },
    loose: {
      // Animals are answers to a form, places are texts, and notes need not be a reason.
      appointments: ['patient', 'location', 'reason'],
    },
  }),
});
