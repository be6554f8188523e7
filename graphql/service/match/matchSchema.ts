import type { SchemaModel } from '../introspection/schemaModel.ts';
import { sortSchema } from '../introspection/sortSchema.ts';
import type { Concept, Operation, ServiceMap } from '../serviceMap.ts';
import { fieldNameOf, type Path, samePath } from '../sources.ts';
import type { WriteConcept, WriteOperation } from '../serviceWrites.ts';
import { maxDepth } from '../depth.ts';
import { agreeing } from './queries/agreement.ts';
import { withoutRoles } from './schema/demanded.ts';
import { type Card, repeatedPaths } from './mutations/counterparts.ts';
import { type EntityScores, scoreEntities, scoreSteps } from './entities/entities.ts';
import type { EntityContext } from './fields/entityValues.ts';
import { type Candidate, findCandidates, minScore, operationName, queryFieldsOf } from './queries/operations.ts';
import { type Cards, fitWrite, isWhole } from './mutations/fitWrites.ts';
import { matchMutations, type WriteCandidate, type WriteMatch, type WriteTypes } from './mutations/mutations.ts';
import { sameKind } from './queries/sameKind.ts';
import { shownClientRoles, shownRoles } from './mutations/shownRoles.ts';
import { finish, inTurns, type Steps, type Turns } from './schema/steps.ts';
import { findOrganization } from './queries/organization.ts';
import { plans, type ReadConcept, readConcepts } from './queries/plans.ts';
import type { Reason } from './words/reasons.ts';
import { findSubscriptions } from './subscriptions.ts';
import { nouns } from './words/vocabulary.ts';
import { withoutAnimals } from './entities/withoutAnimals.ts';
import { intents } from './mutations/writeIntents.ts';
import { wordsOf } from './words/words.ts';
import { titleOf } from '../mapDescription.ts';

/** Increased when the matcher gives other results for the same schema, so that stored maps are made anew. */
export const matcherVersion = 24;

/** What reading a few rows says of an operation: it is as the map says, it can't be told, or it is not. */
export type Verdict = 'proven' | 'unproven' | 'refuted';

/** One operation as an answer to a concept, as it is shown to people. */
export interface Choice {
  readonly operation: string;
  readonly type: string;
  /** 0 to 1. */
  readonly confidence: number;
  readonly reasons: readonly Reason[];
  /** Absent where nothing was read. */
  readonly verdict?: Verdict;
}

/** The chosen operation for a concept and the other candidates; without a choice, the manager decides. */
export interface ConceptMatch {
  readonly chosen: Choice | null;
  /** The best first, at most 8. */
  readonly others: readonly Choice[];
}

/** All operations for a concept, the chosen one first. */
export function choicesOf(match: ConceptMatch | undefined): readonly Choice[] {
  return match ? [...(match.chosen ? [match.chosen] : []), ...match.others] : [];
}

export type ConceptMatches = Readonly<Partial<Record<AnyConcept, ConceptMatch>>>;

export interface SchemaMatch {
  readonly map: ServiceMap;
  readonly concepts: ConceptMatches;
}

/** What was matched for reading and for writing, by the concept's name. */
export type AnyConcept = Concept | WriteConcept;

/** Below this nothing is chosen: the manager decides instead. */
export const confidenceThreshold = 0.55;
const maxAlternatives = 8;

/** Maps a schema to the desk's concepts. The same schema gives the same map, whatever the order of its types. */
export function matchSchema(given: SchemaModel): SchemaMatch {
  return finish(matchSteps(given));
}

/** The same in turns with everything else: thousands of types take seconds. */
export function matchSchemaInTurns(given: SchemaModel, turns: Turns): Promise<SchemaMatch> {
  return inTurns(matchSteps(given), turns);
}

/** The same in pieces. */
export function* matchSteps(given: SchemaModel): Steps<SchemaMatch> {
  const schema = sortSchema(given);
  const match = matches.get(schema) ?? (yield* matchSorted(schema));
  matches.set(schema, match);
  return match;
}

/** A service without `org` is matched to find out whose it is, and once more to be read. */
const matches = new WeakMap<SchemaModel, SchemaMatch>();

function* matchSorted(schema: SchemaModel): Steps<SchemaMatch> {
  const scores = yield* scoreSteps(schema);
  const organization = findOrganization(schema);
  const concepts: Partial<Record<AnyConcept, ConceptMatch>> = {};
  if (organization) {
    const reasons = ['inInterface' as const];
    const chosen = { operation: organization.operation.field, type: organization.type, confidence: 1, reasons };
    concepts.organization = { chosen, others: [] };
  }
  const operations: Partial<Record<ReadConcept, Operation<object>>> = {};
  for (const concept of choosingOrder) {
    const found = yield* findCandidates(
      schema,
      scores,
      plans[concept].judge,
      plans[concept].queryFields?.(schema, scores),
    );
    const types = {
      clients: concepts.clients?.chosen?.type ?? null,
      appointments: concepts.appointments?.chosen?.type ?? null,
    };
    const candidates = agreeing(
      schema,
      concept,
      sameKind(concept, found, (each) => concepts[each]?.chosen?.type),
      types,
    );
    const sure = candidates.filter(({ score }) => score >= confidenceThreshold);
    // Where one type serves clients and staff, the operation that lists clients is not the one that lists staff.
    const separate =
      concept === 'providers'
        ? sure.filter((each) => operationName(each) !== concepts.clients?.chosen?.operation)
        : sure;
    const clientType = concept === 'providers' ? concepts.clients?.chosen?.type : undefined;
    const isClients = (each: Candidate): boolean =>
      each.shape.type.name === clientType && wordsOf(clientType).some((word) => clientWords.includes(word));
    let chosen: Candidate | null = null;
    for (const candidate of separate.length > 0 ? separate : sure) {
      if (isClients(candidate)) continue;
      const operation = operationOf(schema, scores, concept, candidate);
      if (!operation) continue;
      operations[concept] = operation;
      chosen = candidate;
      break;
    }
    const others = candidates.filter((each) => each !== chosen && (chosen !== null || each.score >= minScore));
    if (chosen || others.length > 0) {
      concepts[concept] = {
        chosen: chosen && choiceOf(chosen),
        others: others.slice(0, maxAlternatives).map(choiceOf),
      };
    }
  }
  return yield* assembleMatch(schema, organization?.operation, concepts, operations);
}

/** Clients first, then the appointments that lead to them, and then what these lead to. */
const choosingOrder = [
  'clients',
  'appointments',
  ...readConcepts.filter((concept) => concept !== 'clients' && concept !== 'appointments'),
] as const satisfies readonly ReadConcept[];

/** The whole match from what was chosen for reading: with the mutations that belong to it. */
export function* assembleMatch(
  schema: SchemaModel,
  organization: ServiceMap['organization'],
  chosen: ConceptMatches,
  operations: Partial<Record<ReadConcept, Operation<object>>>,
): Steps<SchemaMatch> {
  const concepts = { ...chosen };
  // Sound: every operation was read by its own concept's plan.
  const understood = withoutAnimals(schema, concepts.clients?.chosen?.type, operations as Partial<ServiceMap>);
  const cards = cardsOf(schema, concepts, understood);
  const types = writeTypes(concepts, understood);
  const matched = yield* matchWrites(schema, concepts, types);
  const writes = Object.fromEntries(
    Object.entries(matched).flatMap(([concept, write]) => {
      // Sound: the keys of what was matched are write concepts.
      const fitted = fitWrite(schema, cards, concept as WriteConcept, write);
      return isWhole(schema, write, fitted) ? [[concept, fitted]] : [];
    }),
  ) as Partial<Record<WriteConcept, WriteOperation>>;
  const read = withRepeatedPaths(understood, writes.updateClient);
  const subscriptions = findSubscriptions(schema, types, read);
  return {
    map: {
      format: 1,
      ...(organization && { organization }),
      ...read,
      ...(Object.keys(writes).length > 0 ? { writes } : {}),
      ...(subscriptions.length > 0 ? { subscriptions } : {}),
    },
    concepts,
  };
}

export function cardsOf(schema: SchemaModel, concepts: ConceptMatches, map: Partial<ServiceMap>): Cards {
  const cardOf = (concept: 'client' | 'patient'): Card | null => {
    const type = schema.types.get(concepts[concept]?.chosen?.type ?? '');
    const fields = map[concept]?.fields;
    return type && fields ? { type, fields } : null;
  };
  return { client: cardOf('client'), patient: cardOf('patient') };
}

function withRepeatedPaths(map: Partial<ServiceMap>, update: WriteOperation | undefined): Partial<ServiceMap> {
  const repeated = update ? repeatedPaths(update) : [];
  const again = repeated.filter((path, index) => repeated.findIndex((each) => samePath(each, path)) === index);
  if (!map.client || again.length === 0) return map;
  return { ...map, client: { ...map.client, fields: { ...map.client.fields, again } } };
}

/** What mutations are matched by: the types that were matched for reading, and what is shown of them. */
export function writeTypes(concepts: ConceptMatches, map: Partial<ServiceMap>): WriteTypes {
  const typeOf = (concept: Concept): string | null => concepts[concept]?.chosen?.type ?? null;
  const status = map.appointments?.fields.status;
  return {
    client: typeOf('clients'),
    patient: typeOf('patients'),
    appointment: typeOf('appointments'),
    shown: {
      appointment: shownRoles(map.appointments?.fields),
      client: shownClientRoles(map.clients?.fields),
    },
    stateRecord: status?.kind === 'path' && status.path.length > 1 ? fieldNameOf(status.path[0] ?? '') : null,
    stateIds: map.appointments?.fields.states?.ids ?? {},
    written: map.appointments?.fields.written,
    writtenLength: map.appointments?.fields.writtenLength,
    seconds: map.appointments?.fields.seconds,
    writtenDate: map.appointments?.fields.writtenDate,
  };
}

/** The mutations that belong to what was matched for reading. */
function* matchWrites(
  schema: SchemaModel,
  concepts: Partial<Record<AnyConcept, ConceptMatch>>,
  types: WriteTypes,
): Steps<Partial<Record<WriteConcept, WriteOperation>>> {
  const writes: Partial<Record<WriteConcept, WriteOperation>> = {};
  const choice = ({ operation, type, confidence, reasons }: WriteCandidate): Choice => ({
    operation: titleOf(operation),
    type,
    confidence,
    reasons,
  });
  const matched = yield* mutationsFor(schema, types);
  for (const { concept } of intents) {
    const { chosen, others } = matched[concept];
    if (chosen) writes[concept] = chosen.operation;
    if (chosen || others.length > 0) {
      concepts[concept] = { chosen: chosen && choice(chosen), others: others.map(choice) };
    } else {
      // What was matched before a proof belonged to other types.
      delete concepts[concept];
    }
  }
  return writes;
}

/** Nouns that staff never goes by: such a type is clients alone. */
const clientWords = nouns.client.slice(0, 3);

/** The same types have the same mutations, before and after a proof. */
function* mutationsFor(schema: SchemaModel, types: WriteTypes): ReturnType<typeof matchMutations> {
  const key = JSON.stringify(types);
  const known = matchedMutations.get(schema);
  if (known?.key === key) return known.matched;
  const matched = yield* matchMutations(schema, types);
  matchedMutations.set(schema, { key, matched });
  return matched;
}

const matchedMutations = new WeakMap<
  SchemaModel,
  { readonly key: string; readonly matched: Readonly<Record<WriteConcept, WriteMatch>> }
>();

/** The operation for a concept by name, however unlikely; null where it can't be one. */
export function matchOperation(given: SchemaModel, concept: ReadConcept, field: string): Operation<object> | null {
  const schema = sortSchema(given);
  const scores = scoreEntities(schema);
  const fields = plans[concept].queryFields ?? queryFieldsOf;
  const queryField = fields(schema, scores).find((each) => operationName(each) === field);
  const candidate = queryField ? plans[concept].judge(schema, scores, queryField, 'anything') : null;
  return candidate && operationOf(schema, scores, concept, candidate);
}

function choiceOf(candidate: Candidate): Choice {
  const { shape, score, reasons } = candidate;
  return { operation: operationName(candidate), type: shape.type.name, confidence: score, reasons };
}

function operationOf(
  schema: SchemaModel,
  scores: EntityScores,
  concept: ReadConcept,
  { holder, between, field, shape, reading }: Candidate,
): Operation<object> | null {
  const way = holder ? [...(between ? [between.name] : []), field.name] : [];
  const rows = [...way, ...shape.rows];
  const context: EntityContext = { schema, scores, type: shape.type, levels: maxDepth - 1 - rows.length };
  const fields = plans[concept].read(context);
  if (!fields) return null;
  const { next, more, total } = shape.paging;
  const below = (path: Path | null): Path | null => path && [...way, ...path];
  const paging = next || more || total ? { paging: { next: below(next), more: below(more), total: below(total) } } : {};
  const unwanted = [
    // Inactive rows are requested only where a field identifies them.
    ...('active' in fields ? [] : ['includeInactive' as const]),
    // What pages by a token is not told an offset as well: some services count it from the token.
    ...(next && reading.roles.has('cursor') ? ['offset' as const] : []),
  ];
  const title = holder ? { title: operationName({ holder, ...(between && { between }), field }) } : {};
  return {
    field: (holder ?? field).name,
    ...title,
    arguments: unwanted.reduce((list, role) => withoutRoles(schema, list, role), reading.arguments),
    rows,
    ...paging,
    fields,
  };
}
