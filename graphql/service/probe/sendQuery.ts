import { buildDocument } from '../documents.ts';
import type { ReadConcept } from '../match/queries/plans.ts';
import type { Outcome } from '../outcome.ts';
import { hasRows, rowsIn } from '../rows.ts';
import type { Operation } from '../serviceMap.ts';
import { type ArgumentValues, buildVariables } from '../variables.ts';
import type { ProbeSession } from './probeSession.ts';

/** What a query of an operation was answered. */
export interface QueryAnswer {
  readonly outcome: Outcome;
  /** Without nulls; null where the service gave no list, or only rows that it could not give. */
  readonly rows: readonly unknown[] | null;
  /** The whole answer, for the fields of paging. */
  readonly data: Readonly<Record<string, unknown>> | null;
}

/** Sends the query of an operation; null where no request is left, or where the query is too deep. */
export async function sendQuery(
  session: ProbeSession,
  concept: ReadConcept,
  operation: Operation<object>,
  values: ArgumentValues,
  timeZone?: string,
): Promise<QueryAnswer | null> {
  const { name, text } = buildDocument(concept, operation);
  const outcome = await session.send({ name, text, variables: buildVariables(operation, values, timeZone) });
  if (outcome === null) return null;
  const data = 'data' in outcome ? outcome.data : null;
  return { outcome, rows: data && givenRows(data, operation), data };
}

function givenRows(data: Readonly<Record<string, unknown>>, operation: Operation<object>): readonly unknown[] | null {
  const all = rowsIn(data, operation);
  const rows = all.filter((row) => row !== null && row !== undefined);
  return hasRows(data, operation) && rows.length >= Math.min(all.length, 1) ? rows : null;
}
