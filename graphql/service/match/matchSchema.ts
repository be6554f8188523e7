import type { SchemaModel } from '../introspection/schemaModel.ts';
import type { Argument, Concept, Operation, ServiceMap, Source } from '../serviceMap.ts';
import { interfaceMap } from '../interfaceMap.ts';
import { maxDepth } from '../depth.ts';
import { type EntityScores, scoreEntities } from './entities.ts';
import {
  appointmentFields,
  appointmentTypeFields,
  clientFields,
  type EntityContext,
  locationFields,
  patientFields,
  providerFields,
} from './entityFields.ts';
import { idSource, nameSource } from './fieldMatch.ts';
import { type Candidate, findCandidates, type Wanted } from './operations.ts';
import { present } from './present.ts';
import { shapeOf } from './resultShape.ts';
import { wordsOf } from './words.ts';

/** What was chosen for a concept, how sure it is, why, and what else there was. */
export interface ConceptMatch {
  readonly operation: string;
  readonly type: string;
  /** 0 to 1. */
  readonly confidence: number;
  readonly reasons: readonly string[];
  readonly alternatives: readonly { readonly operation: string; readonly confidence: number }[];
}

export interface SchemaMatch {
  readonly map: ServiceMap;
  readonly concepts: Readonly<Partial<Record<Concept, ConceptMatch>>>;
}

/** Below this nothing is chosen: an unsure choice is asked about, not made. */
export const surenessNeeded = 0.55;

const lists = ['limit', 'offset', 'page', 'cursor'] as const;
const period = ['from', 'to', 'day', 'locationId'] as const;

/** Maps a schema to the desk's concepts. The same schema gives the same map, whatever the order of its types. */
export function matchSchema(given: SchemaModel): SchemaMatch {
  const schema = inAlphabet(given);
  const scores = scoreEntities(schema);
  const concepts: Partial<Record<Concept, ConceptMatch>> = {};

  function choose<Fields extends { readonly id: Source }>(
    concept: Concept,
    wanted: Wanted,
    read: (context: EntityContext) => Fields | null,
  ): Operation<Fields> | undefined {
    const candidates = findCandidates(schema, scores, wanted);
    const sure = candidates.filter(({ score }) => score >= surenessNeeded);
    // Where one type serves clients and staff, the operation that lists clients is not the one that lists staff.
    const separate =
      concept === 'providers' ? sure.filter(({ field }) => field.name !== concepts.clients?.operation) : sure;
    for (const candidate of separate.length > 0 ? separate : sure) {
      const fields = read(contextOf(schema, scores, candidate));
      if (!fields) continue;
      concepts[concept] = {
        operation: candidate.field.name,
        type: candidate.shape.type.name,
        confidence: candidate.score,
        reasons: candidate.reasons,
        alternatives: candidates
          .filter((other) => other !== candidate)
          .slice(0, 5)
          .map(({ field, score }) => ({ operation: field.name, confidence: score })),
      };
      return operationOf(candidate, fields);
    }
    return undefined;
  }

  const many = (
    entity: Wanted['entity'],
    mayDemand: Wanted['mayDemand'] = lists,
    likes: Wanted['likes'] = lists,
  ): Wanted => ({
    entity,
    many: true,
    needs: [],
    mayDemand,
    likes,
  });
  const one = (entity: Wanted['entity']): Wanted => ({
    entity,
    many: false,
    needs: ['id'],
    mayDemand: ['id'],
    likes: [],
  });
  const search: Wanted = {
    entity: 'client',
    many: true,
    needs: ['search'],
    mayDemand: ['search', ...lists],
    likes: lists,
  };

  const organization = chooseOrganization(schema, concepts);
  const map: ServiceMap = {
    format: 1,
    organization,
    ...present({
      locations: choose('locations', many('location'), locationFields),
      clients: choose('clients', many('client'), (context) => clientFields(context, 'row')),
      providers: choose(
        'providers',
        many('provider', [...lists, 'locationId'], [...lists, 'locationId']),
        providerFields,
      ),
      appointmentTypes: choose(
        'appointmentTypes',
        many('appointmentType', [...lists, 'locationId']),
        appointmentTypeFields,
      ),
      appointments: choose(
        'appointments',
        many('appointment', [...lists, ...period], [...period, 'limit', 'clientId', 'includeEnded']),
        appointmentFields,
      ),
      clientSearch: choose('clientSearch', search, (context) => clientFields(context, 'row')),
      client: choose('client', one('client'), (context) => clientFields(context, 'card')),
      patients: choose('patients', many('patient'), (context) => patientFields(context, 'row')),
      patient: choose('patient', one('patient'), (context) => patientFields(context, 'row')),
      appointment: choose('appointment', one('appointment'), appointmentFields),
    }),
  };
  return { map, concepts };
}

/** Services list their types and fields in any order, and change it; nothing below may depend on that. */
function inAlphabet(schema: SchemaModel): SchemaModel {
  const byName = (one: { readonly name: string }, other: { readonly name: string }): number =>
    one.name < other.name ? -1 : one.name > other.name ? 1 : 0;
  const types = [...schema.types.values()].toSorted(byName).map((type) => {
    const fields = type.fields
      .map((field) => ({ ...field, arguments: field.arguments.toSorted(byName) }))
      .toSorted(byName);
    return [type.name, { ...type, fields, inputFields: type.inputFields.toSorted(byName) }] as const;
  });
  return { ...schema, types: new Map(types) };
}

/** The question that verifies a key. The interface document names it `org`; a service without says so itself. */
function chooseOrganization(
  schema: SchemaModel,
  concepts: Partial<Record<Concept, ConceptMatch>>,
): ServiceMap['organization'] {
  const words = ['org', 'organization', 'organisation', 'practice', 'company', 'tenant', 'business'];
  const root = schema.types.get(schema.queryType);
  const field = words
    .flatMap((word) => (root?.fields ?? []).filter(({ name }) => wordsOf(name).join(' ') === word))
    .find((each) => each.arguments.length === 0 && shapeOf(schema, each)?.many === false);
  const type = field && schema.types.get(field.type.name ?? '');
  const context = type && { schema, type, levels: 2 };
  const id = context ? idSource(context) : null;
  const name = context ? nameSource(context) : undefined;
  if (!field || !type || !id || !name) return interfaceMap.organization;
  const reasons = ['is called like the interface document’s first query'];
  concepts.organization = { operation: field.name, type: type.name, confidence: 1, reasons, alternatives: [] };
  return { field: field.name, arguments: [], rows: [], fields: { id, name } };
}

function contextOf(schema: SchemaModel, scores: EntityScores, { shape }: Candidate): EntityContext {
  return { schema, scores, type: shape.type, levels: maxDepth - 1 - shape.rows.length };
}

function operationOf<Fields>(candidate: Candidate, fields: Fields): Operation<Fields> {
  const { field, shape, reading } = candidate;
  const args: readonly Argument[] = reading.arguments;
  const paging = shape.paging.next || shape.paging.more ? { paging: shape.paging } : {};
  return { field: field.name, arguments: args, rows: shape.rows, ...paging, fields };
}
