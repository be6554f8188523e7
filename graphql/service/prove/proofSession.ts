import type { EntityScores } from '../match/entities.ts';
import type { SchemaModel } from '../introspection/schemaModel.ts';
import type { Choice } from '../match/matchSchema.ts';
import type { ReadConcept } from '../match/plans.ts';
import type { ProbeSession } from '../probe/probeSession.ts';
import { sendQuery } from '../probe/sendQuery.ts';
import type { Operation } from '../serviceMap.ts';
import type { ArgumentValues } from '../variables.ts';

/** What a proof found: it is as the map says, it can't be told, or it is not. */
export type Verdict = 'proven' | 'unproven' | 'refuted';

/** A list that was read, and what stood in it. The rows are forgotten with the proof. */
export interface ReadList {
  readonly operation: Operation<object>;
  readonly choice: Choice;
  readonly rows: readonly unknown[];
  /** The whole answer, for the signs of paging. */
  readonly data: Readonly<Record<string, unknown>> | null;
}

/** One comparison of a map with the rows of a service: what was read, and the requests that are left. */
export interface ProofSession {
  readonly requests: ProbeSession;
  readonly schema: SchemaModel;
  readonly scores: EntityScores;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The zone of places without one. */
  readonly timeZone: string;
  readonly lists: Map<ReadConcept, ReadList>;
  /** The largest page that the service does not refuse; null while none was refused. */
  largestPage: number | null;
}

/** The rows that a query gives; null where the service gave none, or no request is left. */
export async function queryRows(
  { requests }: ProofSession,
  concept: ReadConcept,
  operation: Operation<object>,
  values: ArgumentValues,
  timeZone: string,
): Promise<readonly unknown[] | null> {
  const answer = await sendQuery(requests, concept, operation, values, timeZone);
  return answer?.data ? (answer.rows ?? []) : null;
}
