import { takes } from '../documents.ts';
import type { SchemaModel } from '../introspection/schemaModel.ts';
import {
  type Choice,
  choicesOf,
  type ConceptMatch,
  matchOperation,
  type SchemaMatch,
  confidenceThreshold,
} from '../match/matchSchema.ts';
import type { ReadConcept } from '../match/queries/plans.ts';
import type { Reason } from '../match/words/reasons.ts';
import type { Outcome } from '../outcome.ts';
import { readText, type Source } from '../sources.ts';
import type { AppointmentFields, ClientFields, Concept, Operation, ServiceMap } from '../serviceMap.ts';
import type { ProbeSession } from './probeSession.ts';
import { sendQuery } from './sendQuery.ts';
import { valueKind } from '../match/schema/valueKind.ts';
import { wordsOf } from '../match/words/words.ts';

/** Lists before what needs an id of theirs. */
const order: readonly ReadConcept[] = [
  'locations',
  'clients',
  'appointments',
  'providers',
  'patients',
  'appointmentTypes',
  'clientSearch',
  'client',
  'patient',
  'appointment',
];

/** The list that gives the ids for requesting one object. */
const idsFrom: Readonly<Partial<Record<ReadConcept, ReadConcept>>> = {
  client: 'clients',
  patient: 'patients',
  appointment: 'appointments',
};

/** Surer than this nothing is that the service did not show by itself. */
const mostSure = 0.75;
/** How many operations are tried for one concept. */
const mostTries = 2;

/** The session, and what its requests have found so far. */
interface Trying {
  readonly session: ProbeSession;
  readonly schema: SchemaModel;
  readonly match: SchemaMatch;
  /** The id of a row of each list that answered. */
  readonly ids: Map<ReadConcept, string>;
}

/**
 * Requests one row of a day long past from every chosen operation, and keeps those that reply. In place of one that is
 * refused the next best is tried. `isNameless`: the service did not reveal the names of its types.
 */
export async function confirmMatch(
  session: ProbeSession,
  schema: SchemaModel,
  match: SchemaMatch,
  isNameless: boolean,
): Promise<SchemaMatch> {
  const trying: Trying = { session, schema, match, ids: new Map() };
  const good: Partial<Record<ReadConcept, Operation<object>>> = {};
  const concepts: Partial<Record<Concept, ConceptMatch>> = {};
  for (const concept of order) {
    const choices = choicesOf(match.concepts[concept]);
    const refused = new Set<Choice>();
    let chosen: Choice | null = null;
    for (const choice of choices.filter(({ confidence }) => confidence >= confidenceThreshold).slice(0, mostTries)) {
      // One type may serve clients and staff, but one list is not taken for both where another was only not found.
      if (concept === 'providers' && choice.operation === concepts.clients?.chosen?.operation) continue;
      const operation = operationOf(trying, concept, choice);
      if (!operation || isDoubtful(schema, concept, choice.type, operation)) continue;
      const answer = await sendOne(trying, concept, operation);
      if (!answer) refused.add(choice);
      else {
        good[concept] = operation;
        chosen = choice;
        if (answer.id !== null) trying.ids.set(concept, answer.id);
        break;
      }
    }
    const others = choices.filter((each) => each !== chosen && !refused.has(each));
    const lowerConfidence = (choice: Choice): Choice => learned(choice, isNameless);
    if (chosen || others.length > 0)
      concepts[concept] = { chosen: chosen && lowerConfidence(chosen), others: others.map(lowerConfidence) };
  }
  const { organization } = match.concepts;
  if (organization) concepts.organization = organization;
  // Sound: every operation stands under the concept it was made for.
  const map = { format: 1, ...organizationOf(match.map), ...good } as ServiceMap;
  return { map, concepts };
}

function organizationOf({ organization }: ServiceMap): Pick<ServiceMap, 'organization'> {
  return organization ? { organization } : {};
}

/** Type names that the desk made up are not shown. */
function learned(choice: Choice, isNameless: boolean): Choice {
  const own: readonly Reason[] = isNameless ? ['answersLikeOne'] : choice.reasons;
  const reasons: readonly Reason[] = ['learnedByProbing', ...own];
  return { ...choice, type: isNameless ? '' : choice.type, confidence: Math.min(choice.confidence, mostSure), reasons };
}

function operationOf({ schema, match }: Trying, concept: ReadConcept, choice: Choice): Operation<object> | null {
  const isChosen = choice === match.concepts[concept]?.chosen;
  return isChosen ? (match.map[concept] ?? null) : matchOperation(schema, concept, choice.operation);
}

async function sendOne(
  { session, ids }: Trying,
  concept: ReadConcept,
  operation: Operation<object>,
): Promise<{ readonly id: string | null } | null> {
  const of = idsFrom[concept];
  const answer = await sendQuery(session, concept, operation, {
    limit: 1,
    offset: 0,
    page: 1,
    search: 'zz',
    // Without a row to take it from, an id that can't exist: an answer of nothing is an answer.
    id: (of && ids.get(of)) ?? '0',
    locationId: ids.get('locations') ?? '0',
    from: '2000-01-03T00:00:00Z',
    to: '2000-01-04T00:00:00Z',
    day: '2000-01-03',
  });
  // Sound: every concept's fields hold an id.
  const { id } = operation.fields as { readonly id: Source };
  return answer && isAnswer(answer.outcome, operation) ? { id: readText(answer.rows?.[0], id) } : null;
}

function isAnswer(outcome: Outcome, { field }: Operation<object>): boolean {
  return outcome.kind === 'ok' || (outcome.kind === 'partial' && (outcome.data[field] ?? null) !== null);
}

/**
 * Whether a choice rests on what was not found rather than on what was. A visible schema would show whether there
 * is something better; here a choice that is only the last one left is dropped.
 */
function isDoubtful(schema: SchemaModel, concept: ReadConcept, type: string, operation: Operation<object>): boolean {
  const { field, fields } = operation;
  // Sound: the fields are those of the concept.
  if (clientConcepts.has(concept)) return mayBeAnyUser(field, fields as ClientFields);
  if (concept === 'appointments' && isTimeless(operation)) return true;
  const isBook = concept === 'appointments' || concept === 'appointment';
  return isBook && isAnyDate(schema, type, fields as AppointmentFields);
}

const clientConcepts: ReadonlySet<ReadConcept> = new Set<ReadConcept>(['clients', 'clientSearch', 'client']);

/** Users may be logins: they are clients only with a phone or patients. */
function mayBeAnyUser(field: string, { phones, patients }: ClientFields): boolean {
  return wordsOf(field).some((word) => ['user', 'person', 'member'].includes(word)) && !phones && !patients;
}

/** Without an argument for a period every day would load all appointments. */
function isTimeless(operation: Operation<object>): boolean {
  return !(['from', 'day'] as const).some((role) => takes(operation, role));
}

/** A date without a clock may be of anything, such as of the day when it was written down. */
function isAnyDate(schema: SchemaModel, type: string, { start }: AppointmentFields): boolean {
  if (start.kind !== 'path' || start.path.length !== 1) return false;
  const field = schema.types.get(type)?.fields.find(({ name }) => name === start.path[0]);
  const isTimed = field !== undefined && valueKind(schema, field.type.name) === 'moment';
  return wordsOf(start.path[0] ?? '').every((word) => ['date', 'day'].includes(word)) && !isTimed;
}
