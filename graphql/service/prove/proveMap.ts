import { takes } from '../documents.ts';
import type { SchemaModel } from '../introspection/schemaModel.ts';
import {
  assembleMatch,
  type Choice,
  choicesOf,
  confidenceThreshold,
  matchSteps,
  type SchemaMatch,
} from '../match/matchSchema.ts';
import { inTurns, type Turns } from '../match/steps.ts';
import { sortSchema } from '../introspection/sortSchema.ts';
import type { Reason } from '../match/reasons.ts';
import { rowType } from '../match/resultShape.ts';
import { createProbeSession, type SendProbeRequest } from '../probe/probeSession.ts';
import type { AppointmentFields, ClientFields, Operation } from '../serviceMap.ts';
import {
  addReasons,
  dropChoice,
  operationFor,
  othersThan,
  type ProofSession,
  setOperation,
  startProof,
} from './proofSession.ts';
import { proveClientThroughRecord } from './clientThroughRecord.ts';
import { proveCard } from './proveCards.ts';
import { fillOrganization } from './organizationId.ts';
import { proveClientLocation } from './proveClientLocation.ts';
import { proveFields, type ProvenFields } from './proveFields.ts';
import { countStatuses, showsOneStatus } from './fullestStatus.ts';
import { withListedFields } from './listedFields.ts';
import { withJsonTypes } from './jsonTypes.ts';
import { type ListProof, readCandidate } from './proveLists.ts';
import { withMost } from './slots.ts';
import { dropUnplacedLocations, dropUnusedTypes, separatePeople } from './compareLists.ts';
import { proveLargestPage, provePaging, withRightTotal } from './provePaging.ts';
import { proveAppointmentLinks, refuteOtherRecords } from './proveAppointmentLinks.ts';
import { proveOwner } from './proveOwner.ts';
import { refuteOtherPeople } from './proveStaff.ts';
import { isAppointmentBook, isVisitOfClient, isShownByRows, leastConfidence, type ListConcept } from './rowEvidence.ts';
import { keepPlacesOfKind } from './placesOfKind.ts';
import { provePeriod } from './provePeriod.ts';
import { proveRequests } from './proveRequests.ts';
import { proveSearches } from './proveSearch.ts';

/** The most requests of one proof. */
export const maxProofRequests = 20;

const lists: readonly ListConcept[] = [
  'locations',
  'clients',
  'appointments',
  'providers',
  'patients',
  'appointmentTypes',
];
const cards = { client: 'clients', patient: 'patients', appointment: 'appointments' } as const;
/** How many operations are read for one concept. */
const mostTries = 3;

export interface ProofOptions {
  readonly send: SendProbeRequest;
  /** Epoch milliseconds: appointments around it are read. */
  readonly now: number;
  /** The zone of places without one. */
  readonly timeZone: string;
  /** The most requests, at most 20. */
  readonly most?: number;
  readonly onProgress?: (sent: number, most: number) => void;
  /** Gives others their turn where the schema is large; absent: none. */
  readonly turns?: Turns;
}

/**
 * Reads a few rows of what was matched by names and compares: what values look like, which ids lead where, whether a
 * search finds, a page turns and a day is a day. What is refuted makes way for the next candidate, or is absent. Only
 * reads, at most 20 requests, and forgets the rows.
 */
export async function proveMap(given: SchemaModel, match: SchemaMatch, options: ProofOptions): Promise<SchemaMatch> {
  const requests = createProbeSession(
    options.send,
    options.onProgress ?? (() => undefined),
    options.most ?? maxProofRequests,
  );
  const session = startProof(requests, sortSchema(given), match, options);
  await fillOrganization(session, match.map.organization);
  const schema = await withJsonTypes(session);
  if (!schema) return proveLists(session, match, options);
  const withJson = await inTurns(matchSteps(schema), options.turns);
  const next = startProof(requests, sortSchema(schema), withJson, options);
  await fillOrganization(next, withJson.map.organization);
  return proveLists(next, withJson, options);
}

async function proveLists(session: ProofSession, match: SchemaMatch, options: ProofOptions): Promise<SchemaMatch> {
  for (const concept of lists) {
    if (concept === 'appointments' && isListedByProvider(session)) await proveList(session, 'providers');
    if (session.lists.has(concept)) continue;
    await proveList(session, concept);
    // The numbering of pages has to be known before appointments are read.
    if (concept === 'clients') await provePages(session);
  }
  proveAppointmentLinks(session);
  proveOwner(session);
  await proveClientThroughRecord(session);
  proveClientLocation(session);
  await separatePeople(session);
  dropUnplacedLocations(session);
  keepPlacesOfKind(session);
  dropUnusedTypes(session, match);
  await proveDay(session);
  await proveClientSearch(session);
  for (const concept of ['client', 'patient', 'appointment'] as const) await proveOneCard(session, concept);
  await proveRequests(session);
  return inTurns(
    assembleMatch(session.schema, match.map.organization, session.concepts, withPages(session)),
    options.turns,
  );
}

/** Whether appointments are listed for one provider at a time, so that the providers have to be known first. */
function isListedByProvider({ operations }: ProofSession): boolean {
  return operations.appointments !== undefined && takes(operations.appointments, 'providerId');
}

/** What one list refuses the others of a service refuse too. */
function withPages({ operations, largestPage: most }: ProofSession): ProofSession['operations'] {
  if (most === null) return operations;
  return Object.fromEntries(
    Object.entries(operations).map(([concept, operation]) => [concept, withMost(operation, most)]),
  );
}

/** The first candidate whose rows are what they should be. */
async function proveList(session: ProofSession, concept: ListConcept): Promise<void> {
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
  const takenTypes = typesInUse(session, concept);
  const proofs: ProvenList[] = [];
  for (const choice of candidates.slice(0, mostTries)) {
    const operation = operationFor(session, concept, choice);
    if (!operation) continue;
    const found = await readCandidate(session, concept, choice, operation);
    if (!found) break;
    const proven = proveFields(session.schema, concept, found.operation, found.rows);
    const read = refuteNameless(concept, refuteOthers(session, concept, found), proven);
    // One type is one thing, and what was not sure by its name must be sure by its rows.
    const isSure =
      isShownByRows(session, concept, choice, proven) ||
      (concept === 'appointments' && areRefuted(proofs) && isAppointmentBook(session, proven)) ||
      (concept === 'appointments' && areWithoutClients(proofs) && isVisitOfClient(session, proven)) ||
      (hasEmptyLocations(concept, proofs) && proven.fits.includes('name')) ||
      (choice.type === match.chosen?.type && areEmpty(proofs));
    if (choice !== match.chosen && (takenTypes.has(choice.type) || !isSure)) continue;
    proofs.push({ read, proven, matched: operation });
    const isPartly = concept === 'appointments' && showsOneStatus(proven.operation, read.rows);
    if (read.verdict === 'proven' && !isPartly) break;
  }
  const best =
    fullest(proofs.filter(({ read }) => read.verdict === 'proven')) ??
    proofs.find(({ read }) => read.verdict === 'unproven' && read.choice === match.chosen);
  const refuted = new Map(
    proofs.flatMap(({ read }) => (read.verdict === 'refuted' ? [[read.choice, read.reason]] : [])),
  );
  const others = othersThan(best?.read.choice ?? null, known, refuted);
  if (best) takeList(session, concept, best, others);
  else if (proofs.length > 0 && (!match.chosen || refuted.has(match.chosen))) dropChoice(session, concept, others);
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
  return link && link.path.length > 0 ? (rowType(schema, appointments.operation, link.path)?.name ?? null) : null;
}

/** A candidate whose rows were compared with its fields. */
interface ProvenList {
  readonly read: ListProof;
  readonly proven: ProvenFields;
  /** As it was before its rows were read. */
  readonly matched: Operation<object>;
}

function takeList(
  session: ProofSession,
  concept: ListConcept,
  { read, proven, matched }: ProvenList,
  others: readonly Choice[],
): void {
  const { choice, verdict, reason, rows, data } = read;
  const { operation, fits, refuted } = proven;
  // Rows that are what they should be make a doubtful name sure.
  const confidence = verdict === 'proven' ? Math.max(choice.confidence, confidenceThreshold) : choice.confidence;
  const reasons = [...choice.reasons, reason, ...fieldReasons(fits, refuted)];
  const chosen = { ...choice, confidence, verdict, reasons };
  session.concepts[concept] = { chosen, others };
  session.operations[concept] = operation;
  session.lists.set(concept, { operation, matched, choice: chosen, rows, data });
}

function fieldReasons(fits: readonly string[], refuted: readonly string[]): readonly Reason[] {
  return [
    ...(fits.length > 0 ? [{ id: 'valuesMatch' as const, fields: fits }] : []),
    ...(refuted.length > 0 ? [{ id: 'valuesDiffer' as const, fields: refuted }] : []),
  ];
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

async function provePages(session: ProofSession): Promise<void> {
  const read = session.lists.get('clients');
  if (!read) return;
  const list = { ...read, operation: withRightTotal(read) };
  if (list.operation !== read.operation) {
    setOperation(session, 'clients', list.operation);
    addReasons(session, 'clients', ['totalDiffers']);
  }
  if (list.rows.length < 10) return;
  await proveLargestPage(session, 'clients', list);
  const { operation, verdict, reason } = await provePaging(session, 'clients', list);
  setOperation(session, 'clients', operation);
  if (verdict !== 'unproven') addReasons(session, 'clients', [reason]);
}

async function proveClientSearch(session: ProofSession): Promise<void> {
  const { operations, concepts } = session;
  const match = concepts.clientSearch;
  if (!operations.clientSearch || !match?.chosen) return;
  const clients = session.lists.get('clients');
  const operation = clients
    ? withListedFields(session.schema, operations.clientSearch, clients)
    : operations.clientSearch;
  // Sound: a search of clients is read by a client's fields.
  const { operation: searched, verdict, reason } = await proveSearches(session, operation as Operation<ClientFields>);
  if (verdict === 'refuted') {
    const known = choicesOf(match);
    dropChoice(session, 'clientSearch', othersThan(null, known, new Map([[match.chosen, reason]])));
    return;
  }
  operations.clientSearch = searched;
  const chosen = { ...match.chosen, verdict, reasons: [...match.chosen.reasons, reason] };
  concepts.clientSearch = { ...match, chosen };
}

async function proveOneCard(session: ProofSession, concept: keyof typeof cards): Promise<void> {
  const list = session.lists.get(cards[concept]);
  const match = session.concepts[concept];
  if (!list || !match) return;
  const known = choicesOf(match);
  const refuted = new Map<Choice, Reason>();
  for (const choice of known.filter(({ confidence }) => confidence >= leastConfidence).slice(0, 2)) {
    const matched = operationFor(session, concept, choice);
    if (!matched) continue;
    const operation = withListedFields(session.schema, matched, list);
    const { verdict, reason } = await proveCard(session, concept, operation, list);
    if (verdict === 'refuted') {
      refuted.set(choice, reason);
      continue;
    }
    if (verdict === 'unproven' && choice !== match.chosen) continue;
    session.operations[concept] = operation;
    const chosen = { ...choice, verdict, reasons: [...choice.reasons, reason] };
    session.concepts[concept] = { chosen, others: othersThan(choice, known, refuted) };
    return;
  }
  if (match.chosen && refuted.has(match.chosen)) dropChoice(session, concept, othersThan(null, known, refuted));
}

async function proveDay(session: ProofSession): Promise<void> {
  const list = session.lists.get('appointments');
  if (!list || list.rows.length === 0) return;
  // Sound: the list of appointments is read by an appointment's fields.
  const proven = await provePeriod(session, list.operation as Operation<AppointmentFields>, list.rows);
  setOperation(session, 'appointments', proven.operation);
  addReasons(session, 'appointments', [proven.reason]);
}
