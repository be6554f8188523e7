import { defineDialect } from '../defineDialect.ts';
import type { Dialect } from '../dialect.ts';
import { viewOf } from '../dialectView.ts';
import { byFamilyName } from '../practice.ts';
import { tierpraxisBackOfficeText } from './backOffice.ts';
import { tierpraxisIds, tierpraxisWords } from './records.ts';
import { tierpraxisRoots } from './resolvers.ts';
import { tierpraxisText } from './schema.ts';

/** An invented service with German words. */
export const tierpraxis: Dialect = defineDialect({
  name: 'tierpraxis',
  trait:
    'invented: German words, numbered pages with a total, day and times of day, inactive and cancelled rows hidden',
  sdl: tierpraxisText + tierpraxisBackOfficeText,
  auth: { kind: 'direct', key: 'tierpraxis-key' },
  ownOrganization: 'praxis',
  cap: 60,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: tierpraxisRoots,
  expectedMap: {
    locations: 'standorte',
    clients: 'tierhalter',
    clientSearch: 'tierhalter',
    client: 'tierhalterDetails',
    patients: 'tiere',
    appointments: 'termine',
    appointment: 'termin',
    providers: 'mitarbeiter',
    appointmentTypes: 'terminarten',
    bookAppointment: 'terminAnlegen',
    updateAppointment: 'terminAendern',
    cancelAppointment: ['terminAbsagen', 'terminAendern'],
    registerClient: 'tierhalterAnlegen',
    addPatient: 'tierAnlegen',
  },
  view: viewOf({
    ids: tierpraxisIds,
    status: ({ state }) => [tierpraxisWords[state]],
    clients: (practice) => practice.clients.filter((client) => !client.isDeleted).toSorted(byFamilyName),
    phones: (client) => client.phones.slice(0, 2).map((phone) => phone.value),
    isNaive: true,
    tags: (client) => client.tags,
    hasLastVisit: true,
    hasHomeLocation: true,
  }),
});
