import { takes, wayOfPaging } from '../documents.ts';
import type { Choice } from '../match/matchSchema.ts';
import { rowType } from '../match/schema/resultShape.ts';
import { calledIn, isCalled } from '../match/words/typeNames.ts';
import type { AppointmentFields, Operation } from '../serviceMap.ts';
import { momentIn } from '../readers/time.ts';
import { asText, type Source } from '../sources.ts';
import { pageSign, type ProofSession, queryRows } from './proofSession.ts';
import { isWhole, knownRows } from './proveAppointmentLinks.ts';
import type { ProvenFields } from './proveFields.ts';
import { judgeLink } from './judgeLink.ts';
import type { ListProof } from './readCandidate.ts';

/** Concepts that are lists of records. */
export type ListConcept = 'locations' | 'clients' | 'appointments' | 'providers' | 'patients' | 'appointmentTypes';

/** What is hardly like the concept is not read for it. */
export const leastConfidence = 0.4;

/** Whether the rows of a candidate whose name is no sure sign show that they are what the concept needs. */
export function isShownByRows(
  session: ProofSession,
  concept: ListConcept,
  choice: Choice,
  proven: ProvenFields,
): boolean {
  return showsRole(concept, proven) && (concept !== 'providers' || isPersonLike(session, choice));
}

/** Whether rows show by their values what they are: animals have a species, people can be reached, places an address. */
function showsRole(concept: ListConcept, { fits }: ProvenFields): boolean {
  const isNamed = concept === 'appointments' || fits.includes('name');
  return isNamed && roleFields[concept].every((field) => fits.includes(field));
}

/** A book without ends and states, by its name and its people: a client and a member of staff. */
export function isAppointmentBook(session: ProofSession, proven: ProvenFields): boolean {
  // Sound: a list of appointments is read by an appointment's fields.
  const { provider } = proven.operation.fields as AppointmentFields;
  return isBooked(session, proven) && provider !== undefined;
}

/** A visit by its name, its times and its client or patient. */
export function isVisitOfClient(session: ProofSession, proven: ProvenFields): boolean {
  return isBooked(session, proven) && proven.fits.includes('end');
}

/** Whether rows are called appointments, start, and have a client or a patient. */
function isBooked({ schema }: ProofSession, { operation, fits }: ProvenFields): boolean {
  const type = rowType(schema, operation);
  // Sound: a list of appointments is read by an appointment's fields.
  const { client, patient } = operation.fields as AppointmentFields;
  const isCalledSo = type !== null && isCalled(calledIn(schema, type), 'appointment');
  return isCalledSo && fits.includes('start') && (client ?? patient) !== undefined;
}

/** A list of any name whose rows have a client or a patient, and a time of the day that is yet to come. */
export function isPlannedWithClients(
  session: ProofSession,
  list: ListProof,
  { operation, fits }: ProvenFields,
): boolean {
  // Sound: a list of appointments is read by an appointment's fields.
  const { client, patient } = operation.fields as AppointmentFields;
  const clients = session.lists.get('clients');
  const judged = client && clients ? judgeLink(client, list.rows, knownRows(clients)) : 'silent';
  const isLed =
    (client ?? patient) !== undefined && (judged === 'fits' || (judged === 'silent' && client?.mention !== 'id'));
  if (!fits.includes('start') || !isLed) return false;
  return (
    hasTimesOfDay(session, list, operation) &&
    startsOf(session, list, operation).some((start) => start > session.now + soon)
  );
}

/** Whether rows start at several times of the day; memberships and the like start on a day. */
function hasTimesOfDay(session: ProofSession, list: ListProof, operation: Operation<object>): boolean {
  return new Set(startsOf(session, list, operation).map((start) => start % day)).size >= leastTimes;
}

/** A list that is not called one of appointments, and whose many rows start on days alone, is one of something else. */
export function refuteDaysAlone(session: ProofSession, list: ListProof, { operation }: ProvenFields): ListProof {
  const type = rowType(session.schema, operation);
  const isCalledSo = type !== null && isCalled(calledIn(session.schema, type), 'appointment');
  if (list.verdict !== 'proven' || isCalledSo || list.rows.length < manyRows) return list;
  return hasTimesOfDay(session, list, operation) ? list : { ...list, verdict: 'refuted', reason: 'rowsLackStart' };
}

/**
 * Whether every appointment of a list has already started, as in records of visits. The newest must be recent, so that
 * future ones are not just on a later page; where there is one it is read, and must not lead on.
 */
export async function isOver(session: ProofSession, list: ListProof, operation: Operation<object>): Promise<boolean> {
  const isAll = isWhole({ ...list, operation });
  const way = wayOfPaging(operation);
  // The first page of a period ends anywhere in it, and so does what was cut and has no pages.
  if (!isAll && (takes(operation, 'to') || way === 'once')) return false;
  const newest = Math.max(...startsOf(session, list, operation));
  if (newest > session.now + soon || (newest <= session.now - daysToNow * day && !isAll)) return false;
  if (isAll) return true;
  const place = { offset: list.rows.length, page: 2, cursor: asText(pageSign(list, 'next')) };
  const values = { ...place, limit: list.rows.length, includeInactive: true };
  const rows = await queryRows(session, 'appointments', operation, values, session.timeZone);
  return startsOf(session, { ...list, rows: rows ?? [] }, operation).every((start) => start <= newest);
}

/** Dates alone, and a list that gives the same time for everything, are no times of appointments. */
const leastTimes = 3;
const manyRows = 12;
/** A list of the oldest visits ends anywhere; one of all that have been ends now. */
const daysToNow = 4;
/** Those who came early are in the records already. */
const soon = 2 * 60 * 60_000;
const day = 24 * 60 * 60_000;

function startsOf({ timeZone }: ProofSession, { rows }: ListProof, { fields }: Operation<object>): readonly number[] {
  const { start } = fields as { readonly start?: Source };
  return rows.flatMap((row) => momentIn(row, start, timeZone) ?? []);
}

/** Whether the schema says that rows are people: of staff, rows show nothing but names, which anything may have. */
function isPersonLike({ scores }: ProofSession, { type }: Choice): boolean {
  return (scores.get(type)?.provider.score ?? 0) >= leastConfidence;
}

const roleFields: Readonly<Record<ListConcept, readonly string[]>> = {
  locations: ['timeZone'],
  clients: ['phones'],
  appointments: ['start', 'end', 'status'],
  providers: [],
  patients: ['species'],
  appointmentTypes: [],
};
