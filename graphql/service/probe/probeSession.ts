import { type DocumentNode, Kind, parse } from 'graphql';
import { maxDepth, measureDepth } from '../depth.ts';
import type { Outcome } from '../outcome.ts';

/** A document of the probe with its variables. */
export interface ProbeRequest {
  readonly name: string;
  readonly text: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** Sends one document. */
export type SendProbeRequest = (request: ProbeRequest) => Promise<Outcome>;

/** Why the probe ended early. */
export type StopReason = Exclude<Outcome, { readonly kind: 'ok' }>;

/** The most requests that one probe sends, confirming its findings included. */
export const maxRequests = 40;

/** The probe of one service. Every request goes through here, so that its bounds hold whatever the service replies. */
export interface ProbeSession {
  /** How many requests were sent. */
  sent(): number;
  /** How many may still be sent when some are reserved. */
  left(reserved?: number): number;
  /** Why further requests are of no use, such as a lost connection or a rejected key. */
  stopped(): StopReason | null;
  /** The outcome; null where no request is left, or where the document writes or is too deep. */
  send(request: ProbeRequest): Promise<Outcome | null>;
}

/** Outcomes after which no request can succeed, a used-up quota included. */
const stopReasons: ReadonlySet<string> = new Set([
  'keyMissing',
  'keyElsewhere',
  'keyLocked',
  'keyRejected',
  'headerMissing',
  'quotaExceeded',
  'unreachable',
  'certificate',
  'clock',
  'proxy',
  'redirected',
  'cancelled',
]);
/** One timeout may be due to the document; a second one is due to the service. */
const maxTimeouts = 2;

export function createProbeSession(
  send: SendProbeRequest,
  onProgress: (sent: number, most: number) => void,
  most: number = maxRequests,
): ProbeSession {
  let sent = 0;
  let timeouts = 0;
  let stopped: StopReason | null = null;
  const left = (reserved = 0): number => (stopped ? 0 : Math.max(most - reserved - sent, 0));
  return {
    sent: () => sent,
    left,
    stopped: () => stopped,
    async send(request) {
      if (left() === 0 || !onlyReads(request.text)) return null;
      sent += 1;
      const outcome = await send(request);
      onProgress(sent, most);
      if (outcome.kind === 'timeout') timeouts += 1;
      const isEnd = stopReasons.has(outcome.kind) || timeouts >= maxTimeouts;
      if (outcome.kind !== 'ok' && isEnd) stopped = outcome;
      return outcome;
    },
  };
}

/** Names come from the service's own messages, so every document is checked before it is sent. */
function onlyReads(text: string): boolean {
  let document: DocumentNode;
  try {
    document = parse(text);
  } catch {
    return false;
  }
  const reads = document.definitions.every(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.operation === 'query',
  );
  return reads && measureDepth(document) <= maxDepth;
}
