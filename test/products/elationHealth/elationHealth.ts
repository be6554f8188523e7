import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { elationRoots } from './resolvers.ts';
import { elationText } from './schema.ts';
import { elationIds, isInCalendar, statusCodes } from './values.ts';

/**
 * Elation Health, with which independent doctors' practices in the USA keep charts and calendars.
 *
 * Rebuilt from its public documentation: the API reference at docs.elationhealth.com, now help.elationhealth.com, whose
 * OpenAPI files and conventions (paging, dates, errors) github.com/api-evangelist/elation-health keeps at commit 8e003394.
 * Nothing of them is copied; the documentation is proprietary. Resources, fields, words and numbers are the product's.
 * The GraphQL layer before it writes names in camel case, words of fixed sets as enums, and numbers that lead somewhere as
 * objects; lists are Relay connections, in the order of ids, 25 rows by default and 100 at most, and mutations answer a
 * payload with `userErrors`. Patients are people. The calendar lists appointments and events, which have neither patient
 * nor status; there are no open slots. The practice is one, its service locations are places with zones of their own.
 * What is deleted is in no list, and asked for by number it is an error (GONE). There is no search but by equal values.
 * Assumed are inclusive ends of a range of dates, filters of texts without regard to case, a time without an offset that is
 * UTC, the primary service location where a new appointment names none, an appointment whose physician is still open, and
 * that a reason is the text of whoever booked: in the product it is the type's name where nothing else was said. Payments
 * and what else the practice doesn't have are made up.
 */
export const elationHealth: Dialect = defineDialect({
  name: 'elationHealth',
  trait:
    'Relay connections with nodes, patients are people, start and minutes in UTC, a status object that events lack, phones and emails as lists of objects, one practice with service locations in two zones, payloads with userErrors',
  sdl: elationText,
  auth: { kind: 'direct', key: 'Bearer elation-access-token' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: elationRoots,
  expectedMap: {
    locations: 'serviceLocations',
    clients: 'patients',
    clientSearch: 'patients',
    client: 'patient',
    // They are people.
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'physicians',
    appointmentTypes: 'appointmentTypes',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    // Deleting takes it out of the calendar altogether.
    cancelAppointment: 'updateAppointment',
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: elationIds,
    status: ({ isBlock, state }) => [isBlock ? null : statusCodes[state]],
    patients: null,
    shows: isInCalendar,
    emails: (client) => client.emails,
    tags: (client) => client.tags,
    hasHomeLocation: true,
    absent: { clients: ['lastVisit'], appointments: ['patient'] },
    // Where a patient prefers to be seen need not be where she belongs.
    loose: { clients: ['location'] },
  }),
});
