/** Everything that can go wrong between a screen and the service, by name. */
export type FailureKind =
  // Our own side of the API.
  | 'badRequest'
  | 'cancelled'
  | 'badAddress'
  | 'badKey'
  | 'badMap'
  | 'storage'
  | 'notOffered'
  | 'internal'
  | 'locked'
  | 'notAllowed'
  | 'wrongPin'
  // The outcome of a request to the service (graphql/service/outcome.ts).
  | 'keyMissing'
  | 'keyElsewhere'
  | 'keyLocked'
  | 'partial'
  | 'refused'
  | 'depthLimit'
  | 'forbidden'
  | 'keyRejected'
  | 'nothingRead'
  | 'headerMissing'
  | 'quotaExceeded'
  | 'notGraphQL'
  | 'proxy'
  | 'redirected'
  | 'gatewayTrouble'
  | 'unreadable'
  | 'tooLarge'
  | 'unreachable'
  | 'timeout'
  | 'certificate'
  | 'clock';

/** What a screen shows when something did not work: a message for a receptionist and the one next step. */
export interface Failure {
  readonly kind: FailureKind;
  /** The cause, in one or two plain sentences. Never holds a key or a value of a client. */
  readonly message: string;
  /** The one thing to do next. */
  readonly action: string;
  /** How long the service requires the client to wait, where it specified that; at most two minutes. */
  readonly waitSeconds?: number;
}

/**
 * Whether a failure is an outage of the service, during which the last known data is shown. A rejected key is none: what
 * it gave access to must not be shown any longer.
 */
export function isOutage({ kind }: { readonly kind: string }): boolean {
  return outages.some((each) => each === kind);
}

/** Whether a failure is one of the connection: the service itself said nothing. */
export function isDisconnected({ kind }: { readonly kind: string }): boolean {
  return disconnections.some((each) => each === kind);
}

const disconnections: readonly FailureKind[] = [
  'unreachable',
  'timeout',
  'certificate',
  'clock',
  'proxy',
  'redirected',
  'notGraphQL',
  'gatewayTrouble',
];
const outages: readonly FailureKind[] = [...disconnections, 'quotaExceeded', 'unreadable'];

/** An answer of the core API. Errors lose their class there, so a failure is data like any other. */
export type Result<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Failure };

export function fail(failure: Failure): { readonly ok: false; readonly failure: Failure } {
  return { ok: false, failure };
}
