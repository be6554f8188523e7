import { takes } from '../documents.ts';
import type { Choice, Verdict } from '../match/matchSchema.ts';
import type { SchemaModel } from '../introspection/schemaModel.ts';
import type { ReadConcept } from '../match/queries/plans.ts';
import type { Reason } from '../match/words/reasons.ts';
import { rowType } from '../match/schema/resultShape.ts';
import { maxDepth } from '../depth.ts';
import type { AppointmentFields, Operation } from '../serviceMap.ts';
import { dateAt, momentIn } from '../readers/time.ts';
import { type QueryAnswer, sendQuery } from '../probe/sendQuery.ts';
import { readText, type Source } from '../sources.ts';
import type { ArgumentValues } from '../variables.ts';
import {
  countFromZero,
  demandedLocation,
  type Judgment,
  type ProofSession,
  type ReadRows,
  usualDays,
} from './proofSession.ts';
import { fromOtherField, valuesOf } from './proveFields.ts';
import { otherForms, otherPeriods } from './provePeriod.ts';
import { isRefused, remedies } from './refusedLists.ts';
import { withForm, without, withMost } from './slots.ts';
import { checkValues } from './valueChecks.ts';
import { withWrittenDates } from './writtenDates.ts';
import { isTooMuch, readWide, sampleSize, type WideAnswer, widePaths } from './wideRead.ts';

/** A candidate for a list after its first rows were read, and what they say of it. */
export type ListProof = ReadRows & Judgment;

/** Wide answers say what the service can't give. */
type Read = QueryAnswer & Partial<WideAnswer>;

const day = 24 * 60 * 60_000;
/** How many providers are tried until one has appointments, where they are listed for one provider at a time. */
const mostProviders = 3;
/** Two days before and after today: with a day more on both sides, for the zones, that is a week. */
const daysOfWeek = 2;

/** Reads the first rows of a candidate and judges whether they can be what they should be; null without requests left. */
export async function readCandidate(
  session: ProofSession,
  concept: ReadConcept,
  choice: Choice,
  given: Operation<object>,
): Promise<ListProof | null> {
  let operation = session.largestPage === null ? given : withMost(given, session.largestPage);
  const [provider = null, ...otherProviders] = takes(operation, 'providerId') ? providersOf(session) : [];
  session.providerId ??= provider;
  let read: Read | null = await readRows(session, concept, operation, 1);
  for (const other of otherProviders.slice(0, mostProviders - 1)) {
    if (read?.rows?.length !== 0) break;
    session.providerId = other;
    read = await readRows(session, concept, operation, 1);
  }
  for (const remedy of remedies) {
    if (read?.rows !== null || !isRefused(read.outcome)) break;
    const changed = remedy(session, operation, read.outcome);
    const settled = changed && (await readSettled(session, concept, changed.operation, read));
    if (!settled) continue;
    [operation, read] = [changed.operation, settled];
    changed.keep?.();
  }
  if (read?.rows?.length === 0 && takes(operation, 'page') && !session.countsFromZero) {
    const first = await readRows(session, concept, operation, 0);
    if (first?.rows && first.rows.length > 0) {
      operation = withForm(operation, 'page', 'zeroBased');
      read = first;
      countFromZero(session);
    }
  }
  if (read?.rows?.length === 0 && takes(operation, 'day')) {
    // There may be no appointments today, or the service may expect another date format: rows of other days show which.
    const whole = without(session.schema, operation, 'day');
    const again = takes(whole, 'day') ? null : await readRows(session, concept, whole, 1);
    const date = again?.rows ? firstDay(session, operation, again.rows) : null;
    if (again && date !== null) {
      const ofDay = await readRows(session, concept, operation, 1, date);
      if (ofDay?.rows?.length === 0) operation = whole;
      read = again;
    }
  }
  const isTooLong = read?.rows === null && (isTurnedDown(read) || isTooMuch(read.outcome));
  if (isTooLong && takes(operation, 'from') && session.daysAround > daysOfWeek) {
    // Some services answer for a week at most, and a large clinic's month may be more than one answer holds.
    session.daysAround = daysOfWeek;
    const ofWeek = await readRows(session, concept, operation, 1);
    if (ofWeek?.rows) read = ofWeek;
    else session.daysAround = usualDays;
  }
  if (read && isTurnedDown(read) && (takes(operation, 'from') || takes(operation, 'to')))
    // What seems to be a period may be a filter of something else, or one that the service takes in another way only.
    for (const other of [...otherForms(operation, session.dateForm), ...otherPeriods(session.schema, operation)]) {
      const brief = await readBriefly(session, concept, other);
      if (!brief?.rows || brief.rows.length === 0) continue;
      operation = other;
      read = (await readRows(session, concept, other, 1)) ?? brief;
      break;
    }
  if (!read) return null;
  const { rows, data } = read;
  if (read.operation) operation = { ...operation, fields: read.operation.fields };
  const dates = withWrittenDates(operation, rows ?? [], session.dateForm);
  operation = dates.operation;
  session.dateForm = dates.form;
  const proof = (verdict: Verdict, reason: Reason): ListProof => ({
    choice,
    operation,
    rows: rows ?? [],
    data,
    verdict,
    reason,
  });
  if (rows === null) {
    // A service that broke, as over one bad row, says nothing of the query.
    return isRefused(read.outcome) ? proof('refuted', 'rejected') : proof('unproven', 'noResponse');
  }
  if (rows.length === 0) return proof('unproven', 'noRows');
  operation = withOwnId(session.schema, concept, withReadableStart(session.schema, concept, operation, rows), rows);
  const { id, start } = operation.fields as { readonly id: Source; readonly start?: Source };
  const ids = rows.map((row) => readText(row, id));
  if (ids.includes(null) || new Set(ids).size < ids.length) return proof('refuted', 'rowsLackIds');
  if (concept === 'appointments' && !linksToPerson(session, operation)) return proof('refuted', 'rowsLackPeople');
  if (start && checkValues('start', valuesOf(start, rows)) !== 'fits') return proof('refuted', 'rowsLackStart');
  if (concept === 'appointments' && !linksToClient(operation)) return proof('unproven', 'rowsLackClient');
  return proof('proven', { id: 'rowsRead', count: rows.length });
}

/** The date of the first row that has a start. */
function firstDay({ timeZone }: ProofSession, { fields }: Operation<object>, rows: readonly unknown[]): string | null {
  const { start } = fields as { readonly start?: Source };
  const moments = rows.flatMap((row) => momentIn(row, start, timeZone) ?? []);
  return moments[0] === undefined ? null : dateAt(moments[0], timeZone);
}

/** Reads the first rows by a changed operation; null where what the service complained about before is not settled. */
async function readSettled(
  session: ProofSession,
  concept: ReadConcept,
  changed: Operation<object>,
  before: Read,
): Promise<Read | null> {
  const brief = await readBriefly(session, concept, changed);
  if (!brief || !isSettled(before, brief)) return null;
  return (brief.rows && (await readRows(session, concept, changed, 1))) ?? brief;
}

/** Whether what a service complained about is settled: it answers, or complains about something else. */
function isSettled(before: Read, after: Read): boolean {
  // Numbers and ids in a message are of the one request.
  const complaint = ({ outcome }: Read): string =>
    isRefused(outcome)
      ? outcome.errors.map(({ message }) => message.replaceAll(/[\w-]*\d[\w-]*/g, '#')).join('\n')
      : '';
  return after.rows !== null || (isRefused(after.outcome) && complaint(after) !== complaint(before));
}

/** Whether a query gave no rows, or was refused: below other fields a refused list is null, beside the error. */
function isTurnedDown({ rows, outcome }: Read): boolean {
  return rows === null ? isRefused(outcome) || outcome.kind === 'partial' : rows.length === 0;
}

function linksToClient({ fields }: Operation<object>): boolean {
  const { client, patient } = fields as AppointmentFields;
  return (client ?? patient) !== undefined;
}

/** Whether rows lead to a client, a patient or a member of staff, as objects or by references. */
function linksToPerson({ schema, scores }: ProofSession, operation: Operation<object>): boolean {
  const { client, patient, provider } = operation.fields as AppointmentFields;
  if (client ?? patient ?? provider) return true;
  const type = rowType(schema, operation);
  if (!type) return false;
  const paths = widePaths(schema, scores, type, maxDepth - 1 - operation.rows.length);
  return paths.some((path) => /reference|participant|attendee|client|patient|customer/i.test(path.join('.')));
}

/** Where the start is empty in every row, another field holds it; the end is looked for beside it. */
function withReadableStart(
  schema: SchemaModel,
  concept: ReadConcept,
  operation: Operation<object>,
  rows: readonly unknown[],
): Operation<object> {
  const { start } = operation.fields as { readonly start?: Source };
  if (!start || checkValues('start', valuesOf(start, rows)) === 'fits') return operation;
  const started = fromOtherField(schema, concept, operation, 'start', rows);
  return started ? (fromOtherField(schema, concept, started, 'end', rows) ?? started) : operation;
}

/** Where the id is missing in some rows, or the same in several, another field that is called so and has one for each. */
function withOwnId(
  schema: SchemaModel,
  concept: ReadConcept,
  operation: Operation<object>,
  rows: readonly unknown[],
): Operation<object> {
  const isOwn = ({ fields }: Operation<object>): boolean => {
    const { id } = fields as { readonly id: Source };
    const ids = rows.flatMap((row) => readText(row, id) ?? []);
    return ids.length === rows.length && new Set(ids).size === rows.length;
  };
  if (isOwn(operation)) return operation;
  const mayMean = (from: string): boolean => /^_?((record|row|object)_?)?(id|uuid|guid|key)$/i.test(from);
  const other = fromOtherField(schema, concept, operation, 'id', rows, mayMean);
  return other && isOwn(other) ? other : operation;
}

function readRows(
  session: ProofSession,
  concept: ReadConcept,
  operation: Operation<object>,
  page: number,
  date?: string,
): ReturnType<typeof readWide> {
  const { schema, scores, timeZone, requests } = session;
  return readWide(requests, schema, scores, concept, operation, valuesFor(session, operation, page, date), timeZone);
}

/** Only what the map reads: what was refused before is refused again, however much is asked for. */
function readBriefly(
  session: ProofSession,
  concept: ReadConcept,
  operation: Operation<object>,
): ReturnType<typeof sendQuery> {
  return sendQuery(session.requests, concept, operation, valuesFor(session, operation, 1), session.timeZone);
}

/** What a reading of a candidate's first rows asks for: those around today, of one location where one is demanded. */
export function valuesFor(
  session: ProofSession,
  operation: Operation<object>,
  page: number,
  date = new Date(session.now).toISOString().slice(0, 10),
): ArgumentValues {
  const { now, providerId, daysAround } = session;
  const [from, to] = [now - daysAround * day, now + daysAround * day].map((moment) => new Date(moment).toISOString());
  return {
    limit: sampleSize,
    offset: 0,
    page,
    from,
    to,
    day: date,
    includeEnded: true,
    includeInactive: true,
    ...demandedLocation(session, operation),
    providerId,
  };
}

function providersOf({ lists }: ProofSession): readonly string[] {
  const list = lists.get('providers');
  const { id } = (list?.operation.fields ?? {}) as { readonly id?: Source };
  return (list?.rows ?? []).flatMap((row) => readText(row, id) ?? []);
}
