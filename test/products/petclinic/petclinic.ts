import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { isVisit, petclinicIds, petsOf } from './records.ts';
import { petclinicRoots } from './resolvers.ts';
import { petclinicText } from './schema.ts';

/**
 * The GraphQL edition of the Spring PetClinic, github.com/spring-petclinic/spring-petclinic-graphql.
 *
 * Rebuilt from its public schema (backend/src/main/resources/graphql/petclinic.graphqls) and from how its owners are
 * filtered. One house, no statuses, no times: visits have a day, and are reached through their pet or vet alone.
 */
export const petclinic: Dialect = defineDialect({
  name: 'petclinic',
  trait: 'numbers for ids, pages from 0, visits with a day and without a list of their own, nothing is nullable',
  sdl: petclinicText,
  auth: { kind: 'direct', key: 'petclinic-key' },
  cap: 1000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: petclinicRoots,
  expectedMap: {
    locations: null,
    clients: 'owners',
    clientSearch: 'owners',
    client: 'owner',
    patients: 'pets',
    // Visits are read through pets or vets; no query lists them.
    appointments: null,
    appointment: null,
    providers: 'vets',
    appointmentTypes: null,
    bookAppointment: 'addVisit',
    updateAppointment: null,
    cancelAppointment: null,
    registerClient: 'addOwner',
    addPatient: 'addPet',
  },
  view: viewOf({
    ids: petclinicIds,
    status: () => [null],
    patients: petsOf,
    shows: isVisit,
    phones: (client) => client.phones.slice(0, 1).map((phone) => phone.value),
    absent: {
      locations: ['id', 'name', 'address', 'timeZone'],
      clients: ['emails', 'active', 'tags', 'lastVisit', 'location'],
      patients: ['breed'],
      appointments: ['end', 'location'],
    },
    // A type is a species only for those who read the comments of the schema.
    loose: { patients: ['species'], appointments: ['client', 'reason'] },
  }),
});
