import { recordOfCopy } from '../match/entities/copies.ts';
import { takes } from '../documents.ts';
import { type Choice, choicesOf } from '../match/matchSchema.ts';
import { rowType } from '../match/schema/resultShape.ts';
import { isCalledClient } from '../match/words/typeNames.ts';
import type { AppointmentFields } from '../serviceMap.ts';
import { countStatuses, showsOneStatus } from './fullestStatus.ts';
import { dropChoice, operationFor, othersThan, type ProofSession } from './proofSession.ts';
import { refuteOtherRecords } from './proveAppointmentLinks.ts';
import { proveFields, type ProvenFields } from './proveFields.ts';
import { type ListProof, readCandidate } from './readCandidate.ts';
import { refuteOtherPeople } from './proveStaff.ts';
import {
  isAppointmentBook,
  isOver,
  isPlannedWithClients,
  isShownByRows,
  isVisitOfClient,
  leastConfidence,
  type ListConcept,
  refuteDaysAlone,
} from './rowEvidence.ts';
import { type ProvenList, takeList } from './takeList.ts';

/** Every list, in the order in which they are read. */
export const lists: readonly ListConcept[] = [
  'locations',
  'clients',
  'appointments',
  'providers',
  'patients',
  'appointmentTypes',
];
/** How many operations are read for one concept. */
const mostTries = 3;

/** The first candidate whose rows are what they should be. */
export async function proveList(session: ProofSession, concept: ListConcept): Promise<void> {
  const match = session.concepts[concept];
  if (!match) return;
  const given = concept === 'providers' ? linkedType(session, 'provider') : null;
  // Those of a list of clients who give appointments are told apart from the others later.
  const isTaken = ({ operation, type }: Choice): boolean =>
    concept === 'providers' && operation === session.concepts.clients?.chosen?.operation && type !== given;
  const known = choicesOf(match);
  // What appointments lead to is a better reason than a name.
  const kind = concept === 'appointmentTypes' ? linkedType(session, 'type') : null;
  const isLinked = ({ type }: Choice): boolean => type === kind;
  const candidates = known
    .filter(
      (choice) =>
        choice === match.chosen || ((choice.confidence >= leastConfidence || isLinked(choice)) && !isTaken(choice)),
    )
    .toSorted((one, other) => Number(isLinked(other)) - Number(isLinked(one)));
  if (concept === 'appointments') putPeriodFirst(session, candidates);
  const takenTypes = typesInUse(session, concept);
  const proofs: ProvenList[] = [];
  const over = new Set<ProvenList>();
  let likeliest = match.chosen;
  for (const choice of candidates.slice(0, mostTries)) {
    // A book that is as likely by its name takes the place of what rows refuted; people are told apart by rows alone.
    if (
      concept === 'appointments' &&
      likeliest &&
      choice.confidence >= likeliest.confidence - asLikely &&
      isRefuted(proofs, likeliest)
    )
      likeliest = choice;
    const operation = operationFor(session, concept, choice);
    if (!operation) continue;
    const found = await readCandidate(session, concept, choice, operation);
    if (!found) break;
    const proven = proveFields(session.schema, concept, found.operation, found.rows, session.now);
    const others = refuteNameless(concept, refuteOthers(session, concept, found), proven);
    const read = concept === 'appointments' ? refuteDaysAlone(session, others, proven) : others;
    // One type is one thing, and what was not sure by its name must be sure by its rows.
    const isSure =
      isShownByRows(session, concept, choice, proven) ||
      (concept === 'appointments' && isPlannedWithClients(session, read, proven)) ||
      (concept === 'appointments' && areRefuted(proofs) && isAppointmentBook(session, proven)) ||
      (concept === 'appointments' && areWithoutClients(proofs) && isVisitOfClient(session, proven)) ||
      (hasEmptyLocations(concept, proofs) && proven.fits.includes('name')) ||
      (choice.type === match.chosen?.type && areEmpty(proofs));
    // A clinic may have no clients yet, and the people in its other lists are staff.
    const isNewClinic =
      concept === 'clients' && proofs.length > 0 && areEmpty(proofs) && choice.type !== match.chosen?.type;
    if (isNewClinic && !isCalledClient(choice.type)) continue;
    const stands = choice === match.chosen || (choice === likeliest && read.verdict === 'proven');
    if (!stands && (takenTypes.has(choice.type) || !isSure)) continue;
    const proof = { read, proven, matched: operation };
    proofs.push(proof);
    if (read.verdict !== 'proven') continue;
    if (concept === 'appointments' && (await isOver(session, read, proven.operation))) over.add(proof);
    const isPartly = concept === 'appointments' && showsOneStatus(proven.operation, read.rows);
    if (!isPartly && !over.has(proof)) break;
  }
  const good = proofs.filter(({ read }) => read.verdict === 'proven');
  // Visits that are all over are records, where another list has those to come.
  const ahead = good.filter((proof) => !over.has(proof));
  const unproven = proofs.find(({ read }) => read.verdict === 'unproven' && read.choice === match.chosen);
  // A book whose clients are not understood is the book all the same, where the others are over.
  const isBook = concept === 'appointments' && unproven?.read.reason === 'rowsLackClient' && ahead.length === 0;
  const best = isBook ? unproven : (fullest(ahead.length > 0 ? ahead : good) ?? unproven);
  const refuted = new Map(
    proofs.flatMap(({ read }) => (read.verdict === 'refuted' ? [[read.choice, read.reason]] : [])),
  );
  const rest = othersThan(best?.read.choice ?? null, known, refuted);
  if (best) takeList(session, concept, best, rest);
  else if (proofs.length > 0 && (!match.chosen || refuted.has(match.chosen))) dropChoice(session, concept, rest);
}

/** What differs by no more than this is as likely. */
const asLikely = 0.05;

function isRefuted(proofs: readonly ProvenList[], choice: Choice): boolean {
  return proofs.some(({ read }) => read.choice === choice && read.verdict === 'refuted');
}

/** How much less sure a list may be by its name that is asked for a period. */
const nearlyAsSure = 0.2;

/** A list of all visits ever is read whole for each day: of the same rows one that is asked for a period comes before it. */
function putPeriodFirst(session: ProofSession, candidates: Choice[]): void {
  const takesPeriod = (choice: Choice): boolean => {
    const operation = operationFor(session, 'appointments', choice);
    return operation !== null && takes(operation, 'from') && takes(operation, 'to');
  };
  const [first] = candidates;
  if (!first || takesPeriod(first)) return;
  const at = candidates.findIndex(
    (each) => each.type === first.type && each.confidence >= first.confidence - nearlyAsSure && takesPeriod(each),
  );
  if (at > 0) candidates.unshift(...candidates.splice(at, 1));
}

/** Whether the lists before had no rows: of the same records another list may give those of everybody. */
function areEmpty(proofs: readonly ProvenList[]): boolean {
  return proofs.every(({ read }) => read.reason === 'noRows');
}

/** Whether no row of the lists before had a client, as in a calendar of blocked times. */
function areWithoutClients(proofs: readonly ProvenList[]): boolean {
  return proofs.length > 0 && proofs.every(({ read }) => read.reason === 'rowsLackClient');
}

/** Refutes what is a list of others: of people who are no staff, or of records that are no appointments. */
function refuteOthers(session: ProofSession, concept: ListConcept, found: ListProof): ListProof {
  if (concept === 'providers') return refuteOtherPeople(session, found);
  return concept === 'appointments' ? refuteOtherRecords(session, found) : found;
}

/** Whether the lists that were called so are none; one that gave no answer may be. */
function areRefuted(proofs: readonly ProvenList[]): boolean {
  return proofs.every(({ read }) => read.verdict === 'refuted');
}

/** Providers and appointment types without names can't be told apart in a list of choices. */
function refuteNameless(concept: ListConcept, read: ListProof, { operation, refuted }: ProvenFields): ListProof {
  const isChosenFrom = concept === 'providers' || concept === 'appointmentTypes';
  const isNameless = isChosenFrom && refuted.includes('name') && !('name' in operation.fields);
  return isNameless ? { ...read, verdict: 'refuted', reason: 'rowsLackNames' } : read;
}

/** The first, or another list of the same rows that gives more states of them. */
function fullest([first, ...others]: readonly ProvenList[]): ProvenList | undefined {
  const statuses = ({ proven, read }: ProvenList): number => countStatuses(proven.operation, read.rows);
  return others
    .filter(({ read }) => read.choice.type === first?.read.choice.type)
    .reduce((best, each) => (best && statuses(each) > statuses(best) ? each : best), first);
}

/** The type to which appointments lead for their kind or their provider; null where they lead to none. */
function linkedType({ schema, lists: read }: ProofSession, to: 'type' | 'provider'): string | null {
  const appointments = read.get('appointments');
  if (!appointments) return null;
  // Sound: the list of appointments is read by an appointment's fields.
  const link = (appointments.operation.fields as AppointmentFields)[to];
  const type = link && link.path.length > 0 ? rowType(schema, appointments.operation, link.path) : null;
  return type ? (recordOfCopy(schema, type.name) ?? type.name) : null;
}

/** Types that another concept is made of; people may be clients and staff alike. */
function typesInUse({ concepts }: ProofSession, concept: ListConcept): ReadonlySet<string> {
  const people: readonly ListConcept[] = ['clients', 'providers'];
  const others = lists.filter((each) => each !== concept && !(people.includes(concept) && people.includes(each)));
  return new Set(others.flatMap((each) => concepts[each]?.chosen?.type ?? []));
}

/** Whether the matched list of locations is empty: a clinic with data has at least one. */
function hasEmptyLocations(concept: ListConcept, proofs: readonly { readonly read: ListProof }[]): boolean {
  return concept === 'locations' && proofs.some(({ read }) => read.verdict === 'unproven' && read.rows.length === 0);
}
