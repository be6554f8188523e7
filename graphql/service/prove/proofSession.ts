import { demandsLocation } from '../documents.ts';
import type { DateForm } from '../dateForm.ts';
import type { SchemaModel } from '../introspection/schemaModel.ts';
import { type EntityScores, scoreEntities } from '../match/entities/entities.ts';
import {
  type AnyConcept,
  type Choice,
  type ConceptMatch,
  matchOperation,
  type SchemaMatch,
  type Verdict,
} from '../match/matchSchema.ts';
import { type ReadConcept, readConcepts } from '../match/queries/plans.ts';
import type { Reason } from '../match/words/reasons.ts';
import type { ProbeSession } from '../probe/probeSession.ts';
import { byPlace, withForm, withOrganization } from './slots.ts';
import { sendQuery } from '../probe/sendQuery.ts';
import type { Operation, Paging } from '../serviceMap.ts';
import { readText, type Source, valueAt } from '../sources.ts';
import type { ArgumentValues } from '../variables.ts';

/** What a comparison with rows says, and why. */
export interface Judgment {
  readonly verdict: Verdict;
  readonly reason: Reason;
}

/** The rows of a candidate for a list. They are forgotten with the proof. */
export interface ReadRows {
  readonly operation: Operation<object>;
  readonly choice: Choice;
  readonly rows: readonly unknown[];
  /** The whole answer, for the fields of paging. */
  readonly data: Readonly<Record<string, unknown>> | null;
}

/** A list that was chosen, with the rows that were read of it. */
export interface ReadList extends ReadRows {
  /** As it was before its rows were read. */
  readonly matched: Operation<object>;
}

/** A field for paging in the answer that a list was read from; null where the service gives none. */
export function pageSign({ operation, data }: ReadRows, sign: keyof Paging): unknown {
  const path = operation.paging?.[sign];
  return path ? valueAt(data?.[operation.field], path) : null;
}

/** One comparison of a map with the rows of a service: what was read and chosen, and the requests that are left. */
export interface ProofSession {
  readonly requests: ProbeSession;
  readonly schema: SchemaModel;
  readonly scores: EntityScores;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The zone of places without one. */
  readonly timeZone: string;
  readonly operations: Partial<Record<ReadConcept, Operation<object>>>;
  readonly concepts: Partial<Record<AnyConcept, ConceptMatch>>;
  readonly lists: Map<ReadConcept, ReadList>;
  /** The id that lists demand where a key opens several clinics; null where none does. */
  organizationId: string | null;
  /** The provider whose appointments were read, where a service lists those of one provider only. */
  providerId: string | null;
  /** Whether pages were seen to count from 0: what one list does the others do. */
  countsFromZero: boolean;
  /** The largest page that the service does not refuse; null while none was refused. */
  largestPage: number | null;
  /** Appointments are read so many days before and after now. */
  daysAround: number;
  /** Whether what other services take for the organization is a place of the clinic here. */
  isByPlace: boolean;
  /** How dates with the year last are written, where rows showed it. */
  dateForm: DateForm | null;
}

export const usualDays = 15;

/** A comparison from what names and shapes say. */
export function startProof(
  requests: ProbeSession,
  schema: SchemaModel,
  match: SchemaMatch,
  { now, timeZone }: Pick<ProofSession, 'now' | 'timeZone'>,
): ProofSession {
  return {
    requests,
    schema,
    scores: scoreEntities(schema),
    now,
    timeZone,
    operations: Object.fromEntries(
      readConcepts.flatMap((concept) => (match.map[concept] ? [[concept, match.map[concept]]] : [])),
    ),
    concepts: { ...match.concepts },
    lists: new Map(),
    organizationId: null,
    providerId: null,
    countsFromZero: false,
    largestPage: null,
    daysAround: usualDays,
    dateForm: null,
    isByPlace: false,
  };
}

/** The rows that a query gives; null where the service gave none, or no request is left. */
export async function queryRows(
  session: ProofSession,
  concept: ReadConcept,
  operation: Operation<object>,
  values: ArgumentValues,
  timeZone: string,
): Promise<readonly unknown[] | null> {
  const place = (values.locationId ?? null) === null ? demandedLocation(session, operation) : {};
  const own = { ...values, ...place };
  const answer = await sendQuery(session.requests, concept, operation, own, timeZone);
  return answer?.data ? (answer.rows ?? []) : null;
}

/** The ids of rows in their order as one text, to compare two answers. */
export function idsIn({ fields }: Operation<object>, rows: readonly unknown[]): string {
  const { id } = fields as { readonly id?: Source };
  return JSON.stringify(rows.map((row) => readText(row, id)));
}

/** The location that was read first, for what a service gives for one location at a time. */
export function demandedLocation(
  { lists }: ProofSession,
  operation: Operation<object>,
): Pick<ArgumentValues, 'locationId'> {
  const places = lists.get('locations');
  if (!places || !demandsLocation(operation)) return {};
  const { id } = places.operation.fields as { readonly id: Source };
  return { locationId: readText(places.rows[0], id) };
}

/** The operation of a choice: the one in use, or one that is matched for it; null where it can't be read. */
export function operationFor(session: ProofSession, concept: ReadConcept, choice: Choice): Operation<object> | null {
  const { operations, concepts, schema } = session;
  if (choice === concepts[concept]?.chosen) return operations[concept] ?? null;
  const operation = matchOperation(schema, concept, choice.operation);
  const own =
    operation && (session.isByPlace ? byPlace(operation) : withOrganization(operation, session.organizationId));
  return own && session.countsFromZero ? withForm(own, 'page', 'zeroBased') : own;
}

/** Counts the pages of every list from 0. */
export function countFromZero(session: ProofSession): void {
  session.countsFromZero = true;
  for (const [concept, operation] of Object.entries(session.operations))
    // Sound: the keys of the operations are concepts that are read.
    session.operations[concept as ReadConcept] = withForm(operation, 'page', 'zeroBased');
}

/** Takes a changed operation into use, for the list that was read by it as well. */
export function setOperation(session: ProofSession, concept: ReadConcept, operation: Operation<object>): void {
  session.operations[concept] = operation;
  const list = session.lists.get(concept);
  if (list) session.lists.set(concept, { ...list, operation });
}

/** Leaves a concept without a choice: what else there is may be chosen by a person. */
export function dropChoice(
  { operations, concepts }: ProofSession,
  concept: ReadConcept,
  others: readonly Choice[],
): void {
  delete operations[concept];
  if (others.length > 0) concepts[concept] = { chosen: null, others };
  else delete concepts[concept];
}

/** Adds to the reasons of what is chosen. */
export function addReasons({ concepts }: ProofSession, concept: ReadConcept, reasons: readonly Reason[]): void {
  const match = concepts[concept];
  if (!match?.chosen || reasons.length === 0) return;
  concepts[concept] = { ...match, chosen: { ...match.chosen, reasons: [...match.chosen.reasons, ...reasons] } };
}

/** What else there is: at the end what rows refuted, with the reason, as a person may know better. */
export function othersThan(
  chosen: Choice | null,
  known: readonly Choice[],
  refuted: ReadonlyMap<Choice, Reason>,
): readonly Choice[] {
  const others = known.filter((each) => each !== chosen);
  return [
    ...others.filter((each) => !refuted.has(each)),
    ...others.flatMap((each): Choice[] => {
      const reason = refuted.get(each);
      return reason === undefined ? [] : [{ ...each, verdict: 'refuted', reasons: [...each.reasons, reason] }];
    }),
  ];
}
