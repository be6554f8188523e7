import type { SchemaModel } from '../introspection/schemaModel.ts';
import { matchSchema, type SchemaMatch } from '../match/matchSchema.ts';
import { confirm } from './confirm.ts';
import { learnByErrors } from './learnByErrors.ts';
import { learnByTrying } from './learnByTrying.ts';
import { learnedSchema } from './learnedSchema.ts';
import { type SendProbeRequest, createSession, type Ending } from './session.ts';

/** What could be learned of a service that does not show its schema. */
export interface ProbeResult {
  readonly match: SchemaMatch;
  /** As far as it was learned. */
  readonly schema: SchemaModel;
  readonly requests: number;
  /** Set where the probe ended early, as on a lost connection: what is missing then may well be offered. */
  readonly stopped: Ending | null;
}

/** Requests reserved for confirming the findings: one for each concept, and a few for second choices. */
const reserved = 12;
/** What was learned by trying small lists leads to fewer concepts, and has answered before. */
const reservedForTrying = 7;

/**
 * Learns what a service offers that refuses introspection: from its own complaints about documents that can't
 * be right, else by trying small operations. Then everything chosen is confirmed by one request. It only reads.
 */
export async function probeService(
  send: SendProbeRequest,
  onProgress: (sent: number, most: number) => void = () => undefined,
): Promise<ProbeResult> {
  const session = createSession(send, onProgress);
  const knowledge = await learnByErrors(session, reserved);
  const schema = learnedSchema(knowledge ?? (await learnByTrying(session, reservedForTrying)));
  const match = await confirm(session, schema, matchSchema(schema), knowledge === null);
  return { match, schema, requests: session.sent(), stopped: session.stopped() };
}
