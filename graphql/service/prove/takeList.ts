import { type Choice, confidenceThreshold } from '../match/matchSchema.ts';
import type { Reason } from '../match/words/reasons.ts';
import type { Operation } from '../serviceMap.ts';
import type { ProofSession } from './proofSession.ts';
import { proveFields, type ProvenFields } from './proveFields.ts';
import { type ListProof, readCandidate } from './readCandidate.ts';
import type { ListConcept } from './rowEvidence.ts';

/** A candidate whose rows were compared with its fields. */
export interface ProvenList {
  readonly read: ListProof;
  readonly proven: ProvenFields;
  /** As it was before its rows were read. */
  readonly matched: Operation<object>;
}

/** A candidate read and compared with its fields; null where its rows are not what they should be. */
export async function readProven(
  session: ProofSession,
  concept: ListConcept,
  choice: Choice,
  matched: Operation<object>,
): Promise<ProvenList | null> {
  const read = await readCandidate(session, concept, choice, matched);
  if (read?.verdict !== 'proven') return null;
  return { read, matched, proven: proveFields(session.schema, concept, read.operation, read.rows, session.now) };
}

/** Takes a list into use, with what its rows said of it. */
export function takeList(
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
