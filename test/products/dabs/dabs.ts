import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { dabsRoots } from './resolvers.ts';
import { dabsText } from './schema.ts';
import { dabsIds, emailOf, isAppointment, mobileOf, patientsOf, statusOf } from './values.ts';

/**
 * DABS, with which the desk of a clinic books walk-in patients for its doctors, on Django with graphene-django.
 *
 * Source: github.com/praiseG/DABS-Django-Backend at commit 8c51e4ef, under the MIT license by its README (schema.py and
 * models.py of accounts, appointments and patients, which are whole here, dabs/schema.py, the settings and
 * requirements.txt), and the versions that it pins: graphene 2.1.3, graphene-django 2.1.0, django-filter 1.1.0 and
 * django-graphql-jwt 0.1. Names are as Python writes them but those of Relay. Lists are connections of nodes, whole
 * unless a size is asked for, which is a hundred at most; no filter looks at a date. A patient has one name, and an
 * appointment a description, the doctor whom it is assigned to beside who logged it, a time in UTC, and neither end nor
 * place. Whoever works there is an account. What is called off stays; nothing is ever deleted. Reading needs no
 * account. All four mutations of its own fail whatever they are given, as their methods are of an older graphene, and
 * nothing changes anything else. Assumed are MySQL with a collation that ignores case and accents, rows in the order of
 * their numbers, a made-up address and number where the columns want one of each patient, and that who did not come is
 * "queried".
 */
export const dabs: Dialect = defineDialect({
  name: 'dabs',
  trait:
    'snake case, relay connections with Django lookups as arguments, one name per person, two accounts at an appointment, mutations that always fail',
  sdl: dabsText,
  auth: { kind: 'direct', key: 'JWT dabs-token' },
  // Lists are whole, however long.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'snake',
  roots: dabsRoots,
  expectedMap: {
    locations: null,
    clients: 'patients',
    clientSearch: 'patients',
    client: 'patient',
    // They are people.
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    // Doctors are accounts with a role.
    providers: 'accounts',
    appointmentTypes: null,
    // It takes no date, and fails.
    bookAppointment: 'create_appointment',
    updateAppointment: null,
    cancelAppointment: null,
    registerClient: 'create_patient',
    addPatient: null,
  },
  view: viewOf({
    ids: dabsIds,
    status: (row) => [statusOf(row)],
    clients: patientsOf,
    patients: null,
    shows: isAppointment,
    mayOmit: () => false,
    phones: (client) => [mobileOf(client)],
    emails: (client) => [emailOf(client)],
    // All dates are in UTC, wherever the clinic is.
    knowsOffsets: false,
    absent: {
      clients: ['givenName', 'familyName', 'active', 'tags'],
      appointments: ['end', 'patient', 'location'],
    },
  }),
});
