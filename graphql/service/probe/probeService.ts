import type { SchemaModel } from '../introspection/schemaModel.ts';
import { matchSchema, type SchemaMatch } from '../match/matchSchema.ts';
import { confirm } from './confirm.ts';
import { learnByErrors } from './learnByErrors.ts';
import { learnByTrying } from './learnByTrying.ts';
import { learnedSchema } from './learnedSchema.ts';
import { type AskProbe, createSession, type Ending } from './session.ts';

/** What could be learned of a service that does not show its schema. */
export interface ProbeResult {
  readonly match: SchemaMatch;
  /** As far as it was learned. */
  readonly schema: SchemaModel;
  readonly requests: number;
  /** Set where the asking broke off: the line or the key was lost, and what is missing says nothing of the service. */
  readonly stopped: Ending | null;
}

/** Questions that are kept back to ask what was understood: one for each concept, and a few for second choices. */
const keptBack = 12;
/** What was learned by trying small lists leads to fewer concepts, and has answered before. */
const keptBackOfTrying = 7;

/**
 * Learns by asking what a service offers that refuses introspection: from its own complaints about documents that can't
 * be right, else by trying small operations. Then everything chosen is asked once. It only reads.
 */
export async function probeService(
  ask: AskProbe,
  onProgress: (asked: number, most: number) => void = () => undefined,
): Promise<ProbeResult> {
  const session = createSession(ask, onProgress);
  const said = await learnByErrors(session, keptBack);
  const schema = learnedSchema(said ?? (await learnByTrying(session, keptBackOfTrying)));
  const match = await confirm(session, schema, matchSchema(schema), said === null);
  return { match, schema, requests: session.asked(), stopped: session.stopped() };
}
