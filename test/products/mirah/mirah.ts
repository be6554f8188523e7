import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { isSent, mirahIds, patientsOf, statusWords, textPhoneOf } from './records.ts';
import { mirahRoots } from './resolvers.ts';
import { mirahText } from './schema.ts';

/**
 * The integration API of Mirah, a measurement of mental health care, as graphql-ruby makes it on Rails.
 *
 * Source: github.com/mirahtech/mirah-ruby (schema.json, which is the schema's introspection, README, lib/mirah/graphql,
 * lib/mirah/data and the recorded answers in spec/fixtures). Questionnaires, the responses to them and observations are
 * left out. Clinical systems send their patients and appointments to it, by identifiers of their own, and read them by
 * Mirah's; there is no way to ask for a day. Its two keys stand in headers of their own; the words of refusals and the
 * size of a page are assumed.
 */
export const mirah: Dialect = defineDialect({
  name: 'mirah',
  trait: 'three ids for each row, upserts by external ids alone, no days and no way to sort, an end or a duration',
  sdl: mirahText,
  auth: { kind: 'direct', key: 'mirah-key' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: mirahRoots,
  expectedMap: {
    // Units and facilities, where appointments are.
    locations: 'organizations',
    clients: 'patients',
    clientSearch: 'patients',
    client: ['patient', 'patients'],
    patients: null,
    appointments: 'appointments',
    appointment: ['appointment', 'appointments'],
    providers: 'practitioners',
    appointmentTypes: null,
    bookAppointment: 'createOrUpdateAppointment',
    updateAppointment: 'createOrUpdateAppointment',
    // By its status.
    cancelAppointment: 'createOrUpdateAppointment',
    registerClient: 'createOrUpdatePatient',
    addPatient: null,
  },
  view: viewOf({
    ids: mirahIds,
    status: ({ state, isDeleted }) => [isDeleted ? 'ENTERED_IN_ERROR' : statusWords[state]],
    clients: patientsOf,
    patients: null,
    shows: isSent,
    phones: (client) => [textPhoneOf(client)].filter((phone) => phone !== null),
    hasHomeLocation: true,
    absent: {
      locations: ['address', 'timeZone'],
      clients: ['active'],
      appointments: ['reason', 'patient'],
    },
    // Who manages a record is not quite where someone goes, and an end is missing where a duration stands.
    loose: { clients: ['location'], appointments: ['end'] },
    knowsOffsets: false,
  }),
});
