import { maxDepth } from '../../depth.ts';
import type { SchemaModel, TypeModel } from '../../introspection/schemaModel.ts';
import { timeSources } from '../values/appointmentTimes.ts';
import { isIdOf } from '../values/idMeaning.ts';
import { recordOfCopy } from '../entities/copies.ts';
import { contentsOf } from '../schema/leaves.ts';
import type { Candidate } from './operations.ts';
import type { ReadConcept } from './plans.ts';
import { calledIn } from '../words/typeNames.ts';
import { type Entity, nouns } from '../words/vocabulary.ts';
import { wordsOf } from '../words/words.ts';

// What is chosen must go together: appointments lead to the clients, and the places and kinds of visits are
// those that the appointments lead to. A system may hold a second world beside it, such as the doors of a building
// with their visitors, in which every list has the plainest name.

/** Deducted from what leads elsewhere, where another candidate agrees with what was chosen before. */
const strangerCost = 0.25;
const otherCost = 0.1;
/** Less likely candidates than this speak against nothing: nothing would be chosen of them. */
const least = 0.55;

/** Lists that appointments lead to. Staff is often a list of records beside the accounts that visits lead to. */
const ledTo: ReadonlySet<ReadConcept> = new Set(['locations', 'appointmentTypes']);

/** The types that were chosen for clients and appointments before; null where none was. */
export interface ChosenTypes {
  readonly clients: string | null;
  readonly appointments: string | null;
}

/** The candidates with scores by how they agree with what was chosen before. */
export function agreeing(
  schema: SchemaModel,
  concept: ReadConcept,
  candidates: readonly Candidate[],
  chosen: ChosenTypes,
): readonly Candidate[] {
  const agrees = agreementWith(schema, concept, chosen);
  if (!agrees) return candidates;
  const judged = agreeingWith(agrees, concept, candidates);
  if (concept !== 'appointments' || chosen.clients === null) return judged;
  return withoutRecords(schema, agrees, chosen.clients, judged);
}

/**
 * A type that refers to an appointment is a record of it, created at check-in: `Visit { appointment }` beside an
 * `Appointment` that lists its visits.
 */
function withoutRecords(
  schema: SchemaModel,
  agrees: (type: TypeModel) => boolean,
  clients: string,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  const hasClient = (type: TypeModel): boolean => leadsTo(schema, type, clients, 'client', 1);
  // An appointment without a time is what a booking of it is about, and so is one without a client.
  const books = candidates.filter(
    ({ shape: { type }, score }) =>
      score >= least &&
      Number.isFinite(plainness(schema, type)) &&
      (plainness(schema, type) === 0 || agrees(type)) &&
      timeSources({ schema, type, levels: maxDepth }).start !== undefined,
  );
  if (books.length === 0) return candidates;
  // Of equals the plainer noun: an encounter is what comes of a visit.
  const rank = ({ shape: { type } }: Candidate): number => Math.min(plainness(schema, type), nouns.appointment.length);
  const isRecord = ({ shape: { type } }: Candidate): boolean =>
    books.some(
      ({ shape: { type: book } }) =>
        plainness(schema, book) < plainness(schema, type) &&
        leadsTo(schema, type, book.name, null, 1) &&
        // A booking may lead to its entry in a calendar, which has no client.
        (hasClient(book) || !hasClient(type)),
    );
  return candidates
    .map((each) => (isRecord(each) ? { ...each, score: lessBy(each.score, strangerCost) } : each))
    .toSorted((one, next) => next.score - one.score || rank(one) - rank(next));
}

/** How far a type's whole name is from the plainest noun for appointments: 0 for that, infinite for what is no such noun. */
function plainness(schema: SchemaModel, type: TypeModel): number {
  const rank = nouns.appointment.indexOf(wordsOf(calledIn(schema, type)).join(' '));
  return rank === -1 ? Number.POSITIVE_INFINITY : rank;
}

function lessBy(score: number, cost: number): number {
  return Math.round(Math.max(score - cost, 0) * 1000) / 1000;
}

function agreeingWith(
  agrees: (type: TypeModel) => boolean,
  concept: ReadConcept,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  const judged = candidates.map((candidate) => ({ candidate, fits: agrees(candidate.shape.type) }));
  if (!judged.some(({ candidate, fits }) => fits && candidate.score >= least)) return candidates;
  const cost = concept === 'appointments' ? strangerCost : otherCost;
  return judged
    .map(({ candidate, fits }) => ({
      fits,
      candidate: fits || isCalendar(candidate) ? candidate : { ...candidate, score: lessBy(candidate.score, cost) },
    }))
    .toSorted((one, next) => next.candidate.score - one.candidate.score || Number(next.fits) - Number(one.fits))
    .map(({ candidate }) => candidate);
}

/** What is asked for a period is a calendar, also where it has only the names of those who come. */
function isCalendar({ reading: { roles } }: Candidate): boolean {
  return roles.has('from') && roles.has('to');
}

function agreementWith(
  schema: SchemaModel,
  concept: ReadConcept,
  { clients, appointments }: ChosenTypes,
): ((type: TypeModel) => boolean) | null {
  if (concept === 'appointments') {
    if (clients === null) return null;
    return (type) => leadsTo(schema, type, clients, 'client', 2);
  }
  const from = appointments === null ? undefined : schema.types.get(appointments);
  if (!ledTo.has(concept) || !from) return null;
  // An id tells of no type.
  return (type) => leadsTo(schema, from, type.name, null, 1);
}

/** Whether a type leads to another, by objects in so many steps, or by an id that is called after an entity. */
function leadsTo(schema: SchemaModel, from: TypeModel, to: string, entity: Entity | null, steps: number): boolean {
  const { leaves, branches } = contentsOf(schema, from);
  if (entity !== null && leaves.some(({ words, isList }) => !isList && isIdOf(words, entity))) return true;
  const single = branches.filter(({ many, shared }) => !many && !shared);
  return single.some(
    ({ type }) =>
      type.name === to ||
      recordOfCopy(schema, type.name) === to ||
      (steps > 1 && type.name !== from.name && leadsTo(schema, type, to, entity, steps - 1)),
  );
}
