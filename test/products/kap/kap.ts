import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { kapRoots } from './resolvers.ts';
import { kapText } from './schema.ts';
import { emailOf, isTaken, kapIds, patientsOf, usernameOf } from './seeds.ts';

/**
 * KAP, the appointments of the patients of a clinical study, in Django with graphene-django and Relay.
 *
 * Source: github.com/Kamysek/kap (frontend/schema.json.graphql, which is whole here; account/schema.py and models.py,
 * appointments/schema.py and models.py, utils/HelperMethods.py and the example data; settings.py for the zone, which is
 * UTC), seen by an administrator. Users are staff and patients, told apart by their group, and a patient's name is a
 * number of the study. An appointment is a slot, free until a patient takes it, with no staff and no place; who calls off
 * leaves a free slot. A list of appointments begins a month ago unless `after` says when, which is a time and no cursor.
 * A limit of a hundred rows is for those alone who ask for a size. Mails are not sent.
 */
export const kap: Dialect = defineDialect({
  name: 'kap',
  trait:
    'free slots among the appointments, patients and staff in getUsers by group, numbers for names, after as a time, two flags for a state',
  sdl: kapText,
  auth: { kind: 'direct', key: 'JWT kap-token' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: kapRoots,
  expectedMap: {
    locations: null,
    // Both with a group: patients are what comes where it is Patient.
    clients: 'getUsers',
    // By a whole username alone.
    clientSearch: 'getUsers',
    client: 'getUser',
    patients: null,
    appointments: 'getAppointments',
    appointment: 'getAppointment',
    providers: 'getUsers',
    // Checkups are planned by a study, and no appointment leads to one.
    appointmentTypes: null,
    // What creates appointments makes free slots; one is booked by taking it.
    bookAppointment: ['bookSlots', 'updateAppointment'],
    updateAppointment: 'updateAppointment',
    cancelAppointment: ['updateAppointment', 'deleteAppointment'],
    registerClient: 'createUser',
    addPatient: null,
  },
  view: viewOf({
    ids: kapIds,
    // Two flags, which may be said in words or not at all.
    status: ({ state }) =>
      state === 'noShow'
        ? [null, 'noshow', 'no show', 'missed', 'not attended']
        : [null, 'taken', 'booked', 'scheduled', 'planned'],
    clients: patientsOf,
    patients: null,
    shows: isTaken,
    mayOmit: () => false,
    clientName: usernameOf,
    emails: (client) => [emailOf(client)],
    absent: {
      clients: ['givenName', 'familyName', 'phones', 'tags'],
      appointments: ['patient', 'provider', 'location'],
    },
    // What a patient remarks when booking need not be a reason.
    loose: { appointments: ['reason'] },
    knowsOffsets: false,
  }),
});
