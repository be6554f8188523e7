import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { eightBaseIds, eightBaseWords } from './records.ts';
import { eightBaseRoots } from './resolvers.ts';
import { eightBaseText } from './schemaText.ts';

/**
 * A clinic for people in a workspace of 8base, which makes an API from tables.
 *
 * Source: 8base's documentation (docs.8base.com/backend/graphql-api; github.com/8base/Documentation: filters, mutations,
 * smart fields, delete and destroy), with type names as 8base generates them. The tables are those of the public project
 * github.com/Pluto-Care/crm-webapp (src/types: patients, notes, appointments assigned to users), completed with clinics,
 * services, time off and payments.
 */
export const eightBase: Dialect = defineDialect({
  name: 'eightBase',
  trait: 'xsList { items count }, phones and addresses as objects, status a plain text, users as staff, soft deletion',
  sdl: eightBaseText,
  auth: { kind: 'direct', key: 'eight-base-key' },
  cap: 5000,
  introspectionRefusal: 'forbidden',
  nameCase: 'camel',
  roots: eightBaseRoots,
  // What others put into extensions stands beside the message.
  body({ errors, ...result }) {
    const flat = errors?.map((error) => ({ ...error.toJSON(), ...error.extensions, extensions: undefined }));
    return { ...result, ...(flat && { errors: flat }) };
  },
  expectedMap: {
    locations: 'clinicsList',
    clients: 'patientsList',
    clientSearch: 'patientsList',
    client: ['patient', 'patientsList'],
    patients: null,
    appointments: 'appointmentsList',
    appointment: ['appointment', 'appointmentsList'],
    providers: 'usersList',
    appointmentTypes: 'servicesList',
    bookAppointment: ['appointmentCreate', 'appointmentCreateMany'],
    updateAppointment: 'appointmentUpdate',
    cancelAppointment: 'appointmentUpdate',
    registerClient: ['patientCreate', 'patientCreateMany'],
    addPatient: null,
  },
  view: viewOf({
    ids: eightBaseIds,
    status: ({ state }) => [eightBaseWords[state]],
    patients: null,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    tags: (client) => client.tags,
    hasHomeLocation: true,
    absent: { appointments: ['patient'] },
    loose: { clients: ['location', 'tags'] },
  }),
});
