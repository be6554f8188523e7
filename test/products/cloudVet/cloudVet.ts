import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { cloudVetIds, isOwned, ownClinic, ownersOf, titledPatient } from './records.ts';
import { cloudVetRoots } from './resolvers.ts';
import { cloudVetText } from './schema.ts';

/**
 * CloudVet RD, histories of animals for veterinary clinics that subscribe to it, on graphene-django 2.
 *
 * Source: github.com/mar-ale-fer/cloudvetrd_comunidad (hiscli/schema.py, hiscliapp/schema_relay*.py and schema_django*.py,
 * users/schema.py, the models, and what graphene-django, django-filter and django-graphql-jwt make of them). The schema
 * is whole. It came to be in two ways: owners, breeds and users are lists with numbers for ids, animals, clinics and
 * breeds once more are connections with global ids. Owners are those of one's own clinic, everything else is of all
 * clinics. There is no appointment and, but for the day of an animal's last one, no visit; nothing makes an owner, and
 * the mutation for an animal can't name one, and fails.
 */
export const cloudVet: Dialect = defineDialect({
  name: 'cloudVet',
  trait:
    'Spanish, lists with numbers beside connections with global ids, own owners only, search by given names, no book',
  sdl: cloudVetText,
  auth: { kind: 'direct', key: 'cloud-vet-key' },
  // Of a connection; lists are whole.
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: cloudVetRoots,
  expectedMap: {
    locations: 'relayClinicas',
    clients: 'duenios',
    clientSearch: 'duenios',
    client: null,
    patients: 'relayMascotas',
    appointments: null,
    appointment: null,
    providers: 'users',
    appointmentTypes: null,
    bookAppointment: null,
    updateAppointment: null,
    cancelAppointment: null,
    registerClient: null,
    // It has no argument for an owner.
    addPatient: null,
  },
  view: viewOf({
    ids: cloudVetIds,
    status: () => [null],
    clients: (practice) => ownersOf(practice, ownClinic),
    patients: ({ patients }) => patients.filter(isOwned).map(titledPatient),
    shows: () => false,
    phones: ({ phones }) => phones.slice(0, 1).map(({ value }) => value),
    hasHomeLocation: true,
    absent: { locations: ['address', 'timeZone'], clients: ['active'] },
    // The clinic of an owner is that of the one who asks.
    loose: { clients: ['location'] },
  }),
});
