import { takes } from '../documents.ts';
import type { SchemaModel } from '../introspection/schemaModel.ts';
import { assembleMatch, type Choice, choicesOf, matchSteps, type SchemaMatch } from '../match/matchSchema.ts';
import { inTurns, type Turns } from '../match/schema/steps.ts';
import { sortSchema } from '../introspection/sortSchema.ts';
import type { Reason } from '../match/words/reasons.ts';
import { createProbeSession, type SendProbeRequest } from '../probe/probeSession.ts';
import type { AppointmentFields, ClientFields, Operation, ServiceMap } from '../serviceMap.ts';
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
import { proveNameParts } from './nameParts.ts';
import { fillOrganization } from './organizationId.ts';
import { showFullNames } from './fullNames.ts';
import { proveColumnsOfStaff } from './columnsOfStaff.ts';
import { proveStates } from './proveStates.ts';
import { withDateForm } from './writtenDates.ts';
import { proveClientLocation } from './proveClientLocation.ts';
import { withListedFields } from './listedFields.ts';
import { withJsonTypes } from './jsonTypes.ts';
import { lists, proveList } from './proveList.ts';
import { withMost } from './slots.ts';
import {
  dropOtherVets,
  dropPlacesOfOthers,
  dropTimesWithoutClients,
  dropUnplacedLocations,
  dropUnusedTypes,
  hideStaff,
  separatePeople,
} from './compareLists.ts';
import { proveLargestPage, provePaging, withRightTotal } from './provePaging.ts';
import { dropPlacesOfClients } from './placesOfClients.ts';
import { proveAppointmentLinks } from './proveAppointmentLinks.ts';
import { proveOnePlace } from './onePlace.ts';
import { proveOwner } from './proveOwner.ts';
import { findClientsByAppointments } from './clientsByAppointments.ts';
import { leastConfidence } from './rowEvidence.ts';
import { keepPlacesOfKind } from './placesOfKind.ts';
import { provePeriod } from './provePeriod.ts';
import { dropUnlinkedPeople } from './unlinkedPeople.ts';
import { leaveOutRooms } from './staffAmongRooms.ts';
import { proveRequests } from './proveRequests.ts';
import { proveSearches } from './proveSearch.ts';

/** The most requests of one proof. */
export const maxProofRequests = 20;

const cards = { client: 'clients', patient: 'patients', appointment: 'appointments' } as const;

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
  const organization = await fillOrganization(session, match.map.organization);
  const schema = await withJsonTypes(session);
  if (!schema) return proveLists(session, match, organization, options);
  const withJson = await inTurns(matchSteps(schema), options.turns);
  const next = startProof(requests, sortSchema(schema), withJson, options);
  return proveLists(next, withJson, await fillOrganization(next, withJson.map.organization), options);
}

async function proveLists(
  session: ProofSession,
  match: SchemaMatch,
  organization: ServiceMap['organization'],
  options: ProofOptions,
): Promise<SchemaMatch> {
  for (const concept of lists) {
    if (concept === 'appointments' && isListedByProvider(session)) await proveList(session, 'providers');
    if (session.lists.has(concept)) continue;
    await proveList(session, concept);
    const isFound = concept === 'appointments' && (await findClientsByAppointments(session));
    // The numbering of pages has to be known before appointments are read.
    if (concept === 'clients' || isFound) await provePages(session);
  }
  proveAppointmentLinks(session);
  await proveColumnsOfStaff(session);
  await proveOnePlace(session);
  await proveStates(session);
  dropTimesWithoutClients(session);
  proveOwner(session);
  await proveClientThroughRecord(session);
  proveClientLocation(session);
  await separatePeople(session);
  hideStaff(session);
  leaveOutRooms(session);
  dropUnlinkedPeople(session);
  dropOtherVets(session);
  dropUnplacedLocations(session);
  dropPlacesOfOthers(session);
  dropPlacesOfClients(session);
  keepPlacesOfKind(session);
  dropUnusedTypes(session, match);
  showFullNames(session);
  proveNameParts(session);
  await proveDay(session);
  await proveClientSearch(session);
  for (const concept of ['client', 'patient', 'appointment'] as const) await proveOneCard(session, concept);
  await proveRequests(session);
  return inTurns(assembleMatch(session.schema, organization, session.concepts, withPages(session)), options.turns);
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

async function provePages(session: ProofSession): Promise<void> {
  const read = session.lists.get('clients');
  if (!read) return;
  const list = { ...read, operation: withRightTotal(read) };
  if (list.operation !== read.operation) {
    setOperation(session, 'clients', list.operation);
    addReasons(session, 'clients', ['totalDiffers']);
  }
  await proveLargestPage(session, 'clients', list);
  // A page that can't be asked for more may be the last one of a list that is counted from 0.
  const mayBeLast = takes(list.operation, 'page') && !takes(list.operation, 'limit');
  if (list.rows.length < 10 && !mayBeLast) return;
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
    const operation = withDateForm(withListedFields(session.schema, matched, list), session.dateForm);
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
  if (!list) return;
  if (!session.lists.has('clients')) await proveLargestPage(session, 'appointments', list);
  if (list.rows.length === 0) return;
  const { largestPage: most } = session;
  const operation = most === null ? list.operation : withMost(list.operation, most);
  // Sound: the list of appointments is read by an appointment's fields.
  const proven = await provePeriod(session, operation as Operation<AppointmentFields>, list.rows);
  setOperation(session, 'appointments', proven.operation);
  addReasons(session, 'appointments', [proven.reason]);
}
