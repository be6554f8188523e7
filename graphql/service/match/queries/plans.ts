import { type EntryConcept, entryConcepts } from '../../serviceEntries.ts';
import type { Concept } from '../../serviceMap.ts';
import { appointmentFields } from '../fields/appointmentFields.ts';
import { clientFields } from '../fields/clientFields.ts';
import type { EntityContext } from '../fields/entityValues.ts';
import { entryFields } from '../fields/entryFields.ts';
import type { SchemaModel } from '../../introspection/schemaModel.ts';
import type { EntityScores } from '../entities/entities.ts';
import { appointmentQueryFields } from './appointmentQueryFields.ts';
import { entryQueryFields, judgeEntries } from './judgeEntries.ts';
import { patientFields } from '../fields/patientFields.ts';
import { appointmentTypeFields, locationFields, providerFields } from '../fields/clinicFields.ts';
import { type Judge, judgeAs, type OperationCriteria, type QueryField } from './operations.ts';
import { judgeFreeSlots } from './judgeFreeSlots.ts';
import { judgeRequests } from './judgeRequests.ts';
import { judgeShifts } from './judgeShifts.ts';
import { requestFields } from '../fields/requestFields.ts';
import { shiftFields, slotFields } from '../fields/slotFields.ts';
import type { Entity } from '../words/vocabulary.ts';

/** Concepts that a query answers and that are chosen by their shape; the organization is found by its name (clinicFields.ts). */
export type ReadConcept = Exclude<Concept, 'organization'>;

/** What a concept's operation must be, and how the desk's fields are found in its rows. */
interface Plan {
  /** What its rows are. */
  readonly of: Entity | 'slot' | 'request' | 'entry';
  readonly judge: Judge;
  /** The fields to consider; by default those at the root or below a single object. */
  readonly queryFields?: (schema: SchemaModel, scores: EntityScores) => readonly QueryField[];
  readonly read: (context: EntityContext) => object | null;
}

const lists = ['limit', 'offset', 'page', 'cursor'] as const;
const period = ['from', 'to', 'day', 'locationId'] as const;

/** Records of a client or a patient beside the appointments. */
const entryPlans = Object.fromEntries(
  entryConcepts.map((concept): readonly [EntryConcept, Plan] => [
    concept,
    {
      of: 'entry',
      judge: judgeEntries(concept),
      queryFields: entryQueryFields,
      read: (context) => entryFields(concept, context),
    },
  ]),
  // Sound: every concept of entries has its entry.
) as Readonly<Record<EntryConcept, Plan>>;

/** In the order in which they are chosen: clients before providers, as one type may serve both. */
export const plans: Readonly<Record<ReadConcept, Plan>> = {
  locations: { ...many('location'), read: locationFields },
  clients: { ...many('client', lists, lists, ['locationId']), read: (context) => clientFields(context, 'row') },
  providers: { ...many('provider', lists, [...lists, 'locationId'], ['locationId']), read: providerFields },
  appointmentTypes: { ...many('appointmentType', lists, lists, ['locationId']), read: appointmentTypeFields },
  appointments: {
    ...planOf({
      entity: 'appointment',
      many: true,
      needs: [],
      mayDemand: [...lists, ...period],
      whereDemanded: ['providerId'],
      likes: [...period, 'limit', 'clientId', 'includeEnded', 'changedSince'],
    }),
    queryFields: appointmentQueryFields,
    read: appointmentFields,
  },
  patients: { ...many('patient', lists, lists, ['locationId']), read: (context) => patientFields(context, 'row') },
  clientSearch: {
    ...planOf({
      entity: 'client',
      many: true,
      needs: ['search'],
      mayDemand: ['search', ...lists],
      whereDemanded: ['locationId'],
      likes: lists,
    }),
    read: (context) => clientFields(context, 'row'),
  },
  client: { ...one('client'), read: (context) => clientFields(context, 'card') },
  patient: { ...one('patient'), read: (context) => patientFields(context, 'card') },
  appointment: { ...one('appointment'), read: appointmentFields },
  freeSlots: { of: 'slot', judge: judgeFreeSlots, read: slotFields },
  shifts: { of: 'slot', judge: judgeShifts, read: shiftFields },
  requests: { of: 'request', judge: judgeRequests, read: requestFields },
  ...entryPlans,
};

/** The concepts with a plan, in its order. */
export const readConcepts = Object.keys(plans) as readonly ReadConcept[];

type Choosing = Pick<Plan, 'of' | 'judge'>;

function many(
  entity: Entity,
  mayDemand: OperationCriteria['mayDemand'] = lists,
  likes: OperationCriteria['likes'] = lists,
  whereDemanded: OperationCriteria['mayDemand'] = [],
): Choosing {
  return planOf({ entity, many: true, needs: [], mayDemand, whereDemanded, likes });
}

function one(entity: Entity): Choosing {
  return planOf({ entity, many: false, needs: ['id'], mayDemand: ['id', 'locationId'], likes: [] });
}

function planOf(criteria: OperationCriteria): Choosing {
  return { of: criteria.entity, judge: judgeAs(criteria) };
}
