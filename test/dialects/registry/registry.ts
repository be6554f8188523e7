import { defineDialect } from '../defineDialect.ts';
import type { Dialect } from '../dialect.ts';
import { viewOf } from '../dialectView.ts';
import { registryBackOfficeText } from './backOffice.ts';
import { registryChangesText } from './changes.ts';
import { registryFlags, registryIds } from './records.ts';
import { registryRoots } from './resolvers.ts';
import { registryText } from './schema.ts';

/** An invented service of parties, animals, resources and slots. */
export const registry: Dialect = defineDialect({
  name: 'registry',
  trait: 'invented: {success payload} around everything, slots below a calendar per site, wall times, status booleans',
  sdl: registryText + registryChangesText + registryBackOfficeText,
  auth: { kind: 'direct', key: 'registry-key' },
  cap: 50,
  introspectionRefusal: 'forbidden',
  nameCase: 'camel',
  roots: registryRoots,
  expectedMap: {
    locations: 'sites',
    clients: 'parties',
    clientSearch: 'parties',
    client: 'party',
    patients: 'animals',
    appointments: ['calendar.slots', 'calendar'],
    appointment: 'slot',
    providers: 'resources',
    appointmentTypes: 'slotKinds',
    bookAppointment: 'reserveSlot',
    updateAppointment: 'amendSlot',
    cancelAppointment: ['voidSlot', 'amendSlot'],
    registerClient: 'enrolParty',
    addPatient: 'enrolAnimal',
  },
  view: viewOf({
    ids: registryIds,
    status({ state }) {
      const flag = registryFlags[state];
      return flag === null ? [null] : [flag, flag.replace(/^(?:is|has)/, '')];
    },
    isNaive: true,
    emails: (client) => client.emails,
    // One list for all contacts: leaving phones and e-mail undistinguished is honest, mixing them up is not.
    loose: { clients: ['phones', 'emails', 'active'] },
  }),
});
