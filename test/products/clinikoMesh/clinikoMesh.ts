import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { clinikoIds, isListed } from './records.ts';
import { clinikoPeople, clinikoRoots } from './resolvers.ts';
import { clinikoMeshText } from './schema.ts';

/** What the flags of a visit say of it, where they say anything. */
const flags = { noShow: 'did not arrive', arrived: 'patient arrived' } as const;

/**
 * The REST API of Cliniko, a product for physiotherapists and other clinics, as GraphQL Mesh serves its OpenAPI document.
 *
 * Source: github.com/api-evangelist/cliniko (openapi/*.yml, the seven documents of which are one here) for operations,
 * parameters and schemas; github.com/redguava/cliniko-api (readme.md, sections/*.md), Cliniko's own pages, for what the
 * service does: order, pages, filters, codes, links, and lists that leave out what is archived or called off, which have
 * lists of their own that the document lacks. Names are those of Mesh's OpenAPI handler as it is without settings
 * (packages/loaders/openapi, sanitizeNameForGraphQL): every answer is a union of the responses that the document knows,
 * so that a refusal is an answer too, and q[] is spelled out. The header User-Agent is set by the gateway for all
 * operations. The account is old enough to have ids that fit into 32 bits, which the document wants for some.
 */
export const clinikoMesh: Dialect = defineDialect({
  name: 'clinikoMesh',
  trait:
    'every answer is a union with errors; rows are tied together by links alone; visits can’t be filtered and have flags for a status; changes want all fields',
  sdl: clinikoMeshText,
  auth: { kind: 'direct', key: 'Basic TVMweC1hdTE6' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: clinikoRoots,
  expectedMap: {
    locations: 'listBusinesses',
    clients: 'listPatients',
    clientSearch: 'listPatients',
    client: 'getPatient',
    patients: null,
    // Bookings are the same visits among blocks, without their patients.
    appointments: 'listIndividualAppointments',
    appointment: 'getIndividualAppointment',
    providers: 'listPractitioners',
    appointmentTypes: 'listAppointmentTypes',
    bookAppointment: 'createIndividualAppointment',
    updateAppointment: 'updateIndividualAppointment',
    cancelAppointment: 'cancelIndividualAppointment',
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: clinikoIds,
    status({ state }) {
      if (state === 'noShow') return [null, flags.noShow, 'no show'];
      return [
        null,
        ...(['arrived', 'inProgress', 'ready', 'completed'].includes(state) ? [flags.arrived, 'arrived'] : []),
      ];
    },
    clients: clinikoPeople,
    patients: null,
    shows: isListed,
    knowsOffsets: false,
    absent: {
      locations: ['timeZone'],
      clients: ['tags', 'lastVisit', 'location'],
      appointments: ['patient'],
    },
    // Who is with whom, and where, is in the addresses of links; notes need not be a reason.
    loose: {
      clients: ['active'],
      appointments: [
        'reason',
        'client.id',
        'provider',
        'provider.id',
        'provider.name',
        'location',
        'location.id',
        'location.name',
      ],
    },
  }),
});
