import { maxDepth } from '../depth.ts';
import { takes } from '../documents.ts';
import type { SchemaModel } from '../introspection/schemaModel.ts';
import { scoreEntities } from '../match/entities.ts';
import {
  assembleMatch,
  type Choice,
  type ConceptMatch,
  type ConceptMatches,
  confidenceThreshold,
  matchOperation,
  type SchemaMatch,
} from '../match/matchSchema.ts';
import { sortSchema } from '../introspection/sortSchema.ts';
import { type ReadConcept, readConcepts } from '../match/plans.ts';
import { rowType } from '../match/resultShape.ts';
import { createProbeSession, type SendProbeRequest } from '../probe/probeSession.ts';
import type { AppointmentFields, ClientFields, Operation } from '../serviceMap.ts';
import { type Path, readText, type Source, valueAt } from '../sources.ts';
import type { ProofSession, ReadList } from './proofSession.ts';
import { proveCard } from './proveCards.ts';
import { proveFields } from './proveFields.ts';
import { type KnownLists, type KnownRows, type LinkName, proveLinks, withLinksByType } from './proveLinks.ts';
import { type ListProof, readCandidate } from './proveLists.ts';
import { withForm, withMost } from './slots.ts';
import { separateRoles } from './proveRoles.ts';
import { proveLargestPage, provePaging } from './provePaging.ts';
import { provePeriod } from './provePeriod.ts';
import { proveSearches } from './proveSearch.ts';
import { widePaths } from './wideRead.ts';

/** The most requests of one proof. */
export const maxProofRequests = 20;

const lists = ['locations', 'clients', 'appointments', 'providers', 'patients', 'appointmentTypes'] as const;
const cards = { client: 'clients', patient: 'patients', appointment: 'appointments' } as const;
/** How many operations are read for one concept. */
const mostTries = 3;
/** What is hardly like the concept is not read for it. */
const leastConfidence = 0.4;

export interface ProofOptions {
  readonly send: SendProbeRequest;
  /** Epoch milliseconds: appointments around it are read. */
  readonly now: number;
  /** The zone of places without one. */
  readonly timeZone: string;
  /** The most requests, at most 20. */
  readonly most?: number;
  readonly onProgress?: (sent: number, most: number) => void;
}

/** The state of a proof: what is chosen so far, and what was found out about it. */
interface Proof {
  readonly session: ProofSession;
  readonly match: SchemaMatch;
  readonly operations: Partial<Record<ReadConcept, Operation<object>>>;
  readonly concepts: Partial<Record<ReadConcept, ConceptMatch>>;
}

/**
 * Reads a few rows of what was matched by names and compares: what values look like, which ids lead where, whether a
 * search finds, a page turns and a day is a day. What is refuted makes way for the next candidate, or is absent. Only
 * reads, at most 20 requests, and forgets the rows.
 */
export async function proveMap(given: SchemaModel, match: SchemaMatch, options: ProofOptions): Promise<SchemaMatch> {
  const schema = sortSchema(given);
  const session: ProofSession = {
    requests: createProbeSession(
      options.send,
      options.onProgress ?? (() => undefined),
      options.most ?? maxProofRequests,
    ),
    schema,
    scores: scoreEntities(schema),
    now: options.now,
    timeZone: options.timeZone,
    lists: new Map(),
    largestPage: null,
  };
  const operations = Object.fromEntries(
    readConcepts.flatMap((concept) => (match.map[concept] ? [[concept, match.map[concept]]] : [])),
  ) as Proof['operations'];
  const proof: Proof = { session, match, operations, concepts: { ...match.concepts } };
  for (const concept of lists) await proveList(proof, concept);
  proveAppointmentLinks(proof);
  separatePeople(proof);
  await proveDay(proof);
  await provePages(proof);
  await proveClientSearch(proof);
  for (const concept of ['client', 'patient', 'appointment'] as const) await proveOneCard(proof, concept);
  const { organization } = match.concepts;
  const concepts: ConceptMatches = { ...(organization && { organization }), ...proof.concepts };
  return assembleMatch(schema, match.map.organization, concepts, withPages(proof.operations, session.largestPage));
}

/** What one list refuses the others of a service refuse too. */
function withPages(operations: Proof['operations'], most: number | null): Proof['operations'] {
  if (most === null) return operations;
  const limited = Object.entries(operations).map(([concept, operation]) => [concept, withMost(operation, most)]);
  return Object.fromEntries(limited) as Proof['operations'];
}

/** The first candidate whose rows are what they should be. */
async function proveList(proof: Proof, concept: (typeof lists)[number]): Promise<void> {
  const match = proof.concepts[concept];
  if (!match) return;
  const known = [...(match.chosen ? [match.chosen] : []), ...match.others];
  const isTaken = ({ operation }: Choice): boolean =>
    concept === 'providers' && operation === proof.concepts.clients?.chosen?.operation;
  const candidates = known.filter(
    (choice) => choice === match.chosen || (choice.confidence >= leastConfidence && !isTaken(choice)),
  );
  const takenTypes = typesInUse(proof, concept);
  const proofs: ListProof[] = [];
  for (const choice of candidates.slice(0, mostTries)) {
    const operation =
      choice === match.chosen
        ? proof.operations[concept]
        : matchOperation(proof.session.schema, concept, choice.operation);
    if (!operation) continue;
    const read = await readCandidate(proof.session, concept, choice, operation);
    if (!read) break;
    const isOwn = choice === match.chosen;
    // One type is one thing, and what was not sure by its name must be sure by its rows.
    if (!isOwn && (takenTypes.has(choice.type) || !showsRole(proof.session.schema, concept, read))) continue;
    proofs.push(read);
    if (read.verdict === 'proven') break;
  }
  const best =
    proofs.find(({ verdict }) => verdict === 'proven') ??
    proofs.find(({ verdict, choice }) => verdict === 'unproven' && choice === match.chosen);
  const refuted = new Set(proofs.filter(({ verdict }) => verdict === 'refuted').map(({ choice }) => choice));
  if (!best && (proofs.length === 0 || (match.chosen && !refuted.has(match.chosen)))) return;
  choose(proof, concept, best ?? null, refuted);
}

/** Types that another concept is made of; people may be clients and staff alike. */
function typesInUse({ concepts }: Proof, concept: (typeof lists)[number]): ReadonlySet<string> {
  const others = lists.filter((each) => each !== concept && !(concept === 'providers' && each === 'clients'));
  return new Set(others.flatMap((each) => concepts[each]?.chosen?.type ?? []));
}

/** Whether rows show by their values what they are: animals have a species, people can be reached, places an address. */
function showsRole(schema: SchemaModel, concept: (typeof lists)[number], { operation, rows }: ListProof): boolean {
  const { fits } = proveFields(schema, concept, operation, rows);
  const isNamed = concept === 'appointments' || fits.includes('name');
  return isNamed && roleFields[concept].every((field) => fits.includes(field));
}

const roleFields: Readonly<Record<(typeof lists)[number], readonly string[]>> = {
  locations: ['timeZone'],
  clients: ['phones'],
  appointments: ['start', 'end', 'status'],
  providers: [],
  patients: ['species'],
  appointmentTypes: [],
};

function choose(
  { session, operations, concepts }: Proof,
  concept: (typeof lists)[number],
  best: ListProof | null,
  refuted: ReadonlySet<Choice>,
): void {
  const match = concepts[concept];
  const known = [...(match?.chosen ? [match.chosen] : []), ...(match?.others ?? [])];
  const others = known.filter((each) => each !== best?.choice && !refuted.has(each));
  if (!best) {
    delete operations[concept];
    if (others.length > 0) concepts[concept] = { chosen: null, others };
    else delete concepts[concept];
    return;
  }
  const proven = proveFields(session.schema, concept, best.operation, best.rows);
  operations[concept] = proven.operation;
  const reasons = [...best.choice.reasons, best.reason, ...fieldReasons(proven.fits, proven.refuted)];
  const chosen = { ...best.choice, confidence: confidenceOf(best), verdict: best.verdict, reasons };
  concepts[concept] = { chosen, others };
  session.lists.set(concept, { operation: proven.operation, choice: chosen, rows: best.rows, data: best.data });
}

/** Rows that are what they should be make a doubtful name sure. */
function confidenceOf({ verdict, choice }: ListProof): number {
  return verdict === 'proven' ? Math.max(choice.confidence, confidenceThreshold) : choice.confidence;
}

function fieldReasons(fits: readonly string[], refuted: readonly string[]): readonly string[] {
  return [
    ...(fits.length > 0 ? [`the values of ${fits.join(', ')} are what they should be`] : []),
    ...(refuted.length > 0 ? [`the values of ${refuted.join(', ')} are something else`] : []),
  ];
}

function proveAppointmentLinks({ session, operations, concepts }: Proof): void {
  const list = session.lists.get('appointments');
  const type = list && rowType(session.schema, list.operation);
  if (!list || !type) return;
  // Sound: the list of appointments is read by an appointment's fields.
  const operation = list.operation as Operation<AppointmentFields>;
  const paths = widePaths(session.schema, session.scores, type, maxDepth - 1 - operation.rows.length);
  const known = knownLists(session);
  const linked = withLinksByType(session.schema, type, operation, list.rows, known);
  const proven = proveLinks(linked, list.rows, paths, known);
  operations.appointments = proven.operation;
  session.lists.set('appointments', { ...list, operation: proven.operation });
  addReasons(concepts, 'appointments', [
    ...(proven.fits.length > 0 ? [`leads to ${proven.fits.join(', ')} that were read`] : []),
    ...(proven.refuted.length > 0 ? [`what seemed to be its ${proven.refuted.join(', ')} is something else`] : []),
  ]);
}

/** One list may hold clients and staff. */
function separatePeople({ session, operations, concepts }: Proof): void {
  const [clients, providers, appointments] = [
    session.lists.get('clients'),
    session.lists.get('providers'),
    session.lists.get('appointments'),
  ];
  if (!clients || !providers || !appointments || clients.choice.operation !== providers.choice.operation) return;
  const separated = separateRoles(
    session.schema,
    { clients: clients.operation, providers: providers.operation, rows: clients.rows },
    // Sound: the list of appointments is read by an appointment's fields.
    { operation: appointments.operation as Operation<AppointmentFields>, rows: appointments.rows },
  );
  if (!separated) return;
  operations.clients = separated.clients;
  operations.providers = separated.providers;
  session.lists.set('clients', { ...clients, operation: separated.clients });
  for (const concept of ['clients', 'providers'] as const) addReasons(concepts, concept, [separated.reason]);
}

const linkLists: Readonly<Record<LinkName, (typeof lists)[number]>> = {
  location: 'locations',
  provider: 'providers',
  type: 'appointmentTypes',
  patient: 'patients',
  client: 'clients',
};

function knownLists(session: ProofSession): KnownLists {
  const entries = Object.entries(linkLists).flatMap(([link, concept]): [string, KnownRows][] => {
    const list = session.lists.get(concept);
    if (!list) return [];
    const { id } = list.operation.fields as { readonly id: Source };
    const ids = new Set(list.rows.flatMap((row) => readText(row, id) ?? []));
    return [[link, { type: list.choice.type, ids, whole: isWhole(list) }]];
  });
  return Object.fromEntries(entries);
}

/** Whether the first page is all there is: the service says so, or gives no pages. */
function isWhole({ operation, rows, data }: ReadList): boolean {
  const { field, paging } = operation;
  const at = (path: Path | null | undefined): unknown => (path ? valueAt(data?.[field], path) : null);
  if (at(paging?.more) === false || at(paging?.total) === rows.length) return true;
  return !(['limit', 'offset', 'page', 'cursor'] as const).some((role) => takes(operation, role));
}

async function provePages({ session, operations, concepts }: Proof): Promise<void> {
  const list = session.lists.get('clients');
  if (!list || list.rows.length < 10) return;
  await proveLargestPage(session, 'clients', list);
  const { operation, verdict, reason } = await provePaging(session, 'clients', list);
  operations.clients = operation;
  session.lists.set('clients', { ...list, operation });
  if (verdict !== 'unproven') addReasons(concepts, 'clients', [reason]);
}

async function proveClientSearch({ session, operations, concepts }: Proof): Promise<void> {
  const operation = countedAlike(operations.clientSearch, operations.clients);
  const match = concepts.clientSearch;
  if (!operation || !match?.chosen) return;
  // Sound: a search of clients is read by a client's fields.
  const { operation: searched, verdict, reason } = await proveSearches(session, operation as Operation<ClientFields>);
  const chosen = { ...match.chosen, verdict, reasons: [...match.chosen.reasons, reason] };
  if (verdict !== 'refuted') {
    operations.clientSearch = searched;
    concepts.clientSearch = { ...match, chosen };
  } else {
    delete operations.clientSearch;
    if (match.others.length > 0) concepts.clientSearch = { chosen: null, others: match.others };
    else delete concepts.clientSearch;
  }
}

/** A search by the list's own field counts its pages as the list does. */
function countedAlike(
  search: Operation<object> | undefined,
  list: Operation<object> | undefined,
): Operation<object> | undefined {
  const isZeroBased = list?.arguments.some(({ slots }) =>
    slots.some((slot) => 'role' in slot && slot.form === 'zeroBased'),
  );
  return search && isZeroBased && search.field === list?.field ? withForm(search, 'page', 'zeroBased') : search;
}

async function proveOneCard(proof: Proof, concept: keyof typeof cards): Promise<void> {
  const { session, operations, concepts } = proof;
  const list = session.lists.get(cards[concept]);
  const match = concepts[concept];
  if (!list || !match) return;
  const known = [...(match.chosen ? [match.chosen] : []), ...match.others];
  const refuted = new Set<Choice>();
  for (const choice of known.filter(({ confidence }) => confidence >= leastConfidence).slice(0, 2)) {
    const operation =
      choice === match.chosen ? operations[concept] : matchOperation(session.schema, concept, choice.operation);
    if (!operation) continue;
    const { verdict, reason } = await proveCard(session, concept, operation, list);
    if (verdict === 'refuted') {
      refuted.add(choice);
      continue;
    }
    if (verdict === 'unproven' && choice !== match.chosen) continue;
    operations[concept] = operation;
    const chosen = { ...choice, verdict, reasons: [...choice.reasons, reason] };
    concepts[concept] = { chosen, others: known.filter((each) => each !== choice && !refuted.has(each)) };
    return;
  }
  if (!match.chosen || !refuted.has(match.chosen)) return;
  delete operations[concept];
  const others = known.filter((each) => !refuted.has(each));
  if (others.length > 0) concepts[concept] = { chosen: null, others };
  else delete concepts[concept];
}

async function proveDay({ session, operations, concepts }: Proof): Promise<void> {
  const list = session.lists.get('appointments');
  if (!list || list.rows.length === 0) return;
  const proven = await provePeriod(session, list.operation as Operation<AppointmentFields>, list.rows);
  operations.appointments = proven.operation;
  addReasons(concepts, 'appointments', [proven.reason]);
}

function addReasons(concepts: Proof['concepts'], concept: ReadConcept, reasons: readonly string[]): void {
  const match = concepts[concept];
  if (!match?.chosen || reasons.length === 0) return;
  concepts[concept] = { ...match, chosen: { ...match.chosen, reasons: [...match.chosen.reasons, ...reasons] } };
}
