import type { Concept } from '../serviceMap.ts';
import { appointmentFields } from './appointmentFields.ts';
import { clientFields } from './clientFields.ts';
import type { EntityContext } from './entityContext.ts';
import { patientFields } from './patientFields.ts';
import { appointmentTypeFields, locationFields, providerFields } from './placeFields.ts';
import type { Wanted } from './operations.ts';

/** Concepts that a query answers and that are chosen by their shape; the organization has its own way. */
export type ReadConcept = Exclude<Concept, 'organization'>;

/** What a concept's operation must be, and how the desk's fields are found in its rows. */
interface Plan {
  readonly wanted: Wanted;
  readonly read: (context: EntityContext) => object | null;
}

const lists = ['limit', 'offset', 'page', 'cursor'] as const;
const period = ['from', 'to', 'day', 'locationId'] as const;

/** In the order in which they are chosen: clients before providers, as one type may serve both. */
export const plans: Readonly<Record<ReadConcept, Plan>> = {
  locations: { wanted: many('location'), read: locationFields },
  clients: { wanted: many('client'), read: (context) => clientFields(context, 'row') },
  providers: {
    wanted: many('provider', [...lists, 'locationId'], [...lists, 'locationId']),
    read: providerFields,
  },
  appointmentTypes: { wanted: many('appointmentType', [...lists, 'locationId']), read: appointmentTypeFields },
  appointments: {
    wanted: many('appointment', [...lists, ...period], [...period, 'limit', 'clientId', 'includeEnded']),
    read: appointmentFields,
  },
  patients: { wanted: many('patient'), read: (context) => patientFields(context, 'row') },
  clientSearch: {
    wanted: { entity: 'client', many: true, needs: ['search'], mayDemand: ['search', ...lists], likes: lists },
    read: (context) => clientFields(context, 'row'),
  },
  client: { wanted: one('client'), read: (context) => clientFields(context, 'card') },
  patient: { wanted: one('patient'), read: (context) => patientFields(context, 'row') },
  appointment: { wanted: one('appointment'), read: appointmentFields },
};

/** The concepts with a plan, in its order. */
export const readConcepts = Object.keys(plans) as readonly ReadConcept[];

function many(
  entity: Wanted['entity'],
  mayDemand: Wanted['mayDemand'] = lists,
  likes: Wanted['likes'] = lists,
): Wanted {
  return { entity, many: true, needs: [], mayDemand, likes };
}

function one(entity: Wanted['entity']): Wanted {
  return { entity, many: false, needs: ['id'], mayDemand: ['id'], likes: [] };
}
