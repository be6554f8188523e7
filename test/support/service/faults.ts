/** What can go wrong with one request on its way to a service and back. */
export interface Fault {
  readonly kind: FaultKind;
  /**
   * Whether the service carries the request out all the same, and only its answer is lost. Without it that follows from the
   * kind: what needs the service's own answer is carried out, what stands in its place is not.
   */
  readonly carriedOut?: boolean;
  /** Of `redirect`, `status` and `trouble`. */
  readonly status?: number;
  /** The `Retry-After` of `status` and `trouble`. */
  readonly retryAfter?: string;
  /** After how many bytes of the body `resetAtByte` resets. */
  readonly byte?: number;
  /** How late `late` is, and the time between two pieces of `drip`. */
  readonly milliseconds?: number;
}

/** Faults of the connection, before a request could arrive. */
const ofConnection = ['hangUp', 'slowTls'] as const;

/** The service's answer, damaged on its way. */
const ofAnswer = [
  'resetAfterHeaders',
  'resetAtByte',
  'drip',
  'stall',
  'truncate',
  'corrupt',
  'garble',
  'brokenGzip',
  'charset',
  'contentType',
  'late',
] as const;

/** Something else in the place of the service's answer. */
const inPlace = [
  'reset',
  'silent',
  'halfOpen',
  'page',
  'redirect',
  'status',
  'trouble',
  'empty',
  'emptyObject',
  'nullData',
  'huge',
  'deep',
] as const;

type ConnectionFault = (typeof ofConnection)[number];
export type AnswerFault = (typeof ofAnswer)[number];
export type PlaceFault = (typeof inPlace)[number];
export type FaultKind = ConnectionFault | AnswerFault | PlaceFault;

/** A fault of some kinds only. */
export type FaultOf<Kind extends FaultKind> = Fault & { readonly kind: Kind };

export function isOfConnection(fault: Fault): fault is FaultOf<ConnectionFault> {
  return ofConnection.some((each) => each === fault.kind);
}

/** Whether it damages the service's own answer, instead of standing in its place. */
export function isOfAnswer(fault: Fault): fault is FaultOf<AnswerFault> {
  return ofAnswer.some((each) => each === fault.kind);
}

/** Whether it stands in the place of the service's answer. */
export function isInPlace(fault: Fault): fault is FaultOf<PlaceFault> {
  return inPlace.some((each) => each === fault.kind);
}

/** Whether a service carries a request out that meets this fault. */
export function isCarriedOut(fault: Fault): boolean {
  return isOfAnswer(fault) || (!isOfConnection(fault) && fault.carriedOut === true);
}

/** A fault by its name, with what it is like. */
export interface NamedFault extends Fault {
  readonly name: string;
}

function named(name: string, fault: Fault): NamedFault {
  return { name, ...fault };
}

/** Those that may lose an answer, each once with the request carried out and once without. */
const losing: readonly NamedFault[] = [
  named('reset before headers', { kind: 'reset' }),
  named('silence', { kind: 'silent' }),
  named('half open', { kind: 'halfOpen' }),
  named('a page', { kind: 'page', status: 200 }),
  named('a page with 502', { kind: 'page', status: 502 }),
  ...[301, 302, 303, 307, 308].map((status) => named(`redirect ${status}`, { kind: 'redirect', status })),
  ...[500, 502, 503, 504].map((status) => named(`trouble ${status}`, { kind: 'trouble', status })),
  named('too many', { kind: 'status', status: 429 }),
  named('too many for 30 s', { kind: 'status', status: 429, retryAfter: '30' }),
  named('an empty body', { kind: 'empty' }),
  named('an empty object', { kind: 'emptyObject' }),
  named('null data', { kind: 'nullData' }),
  named('an endless body', { kind: 'huge' }),
  named('5 000 levels', { kind: 'deep' }),
];

/** Every kind of fault, as a matrix runs through them. */
export const everyFault: readonly NamedFault[] = [
  named('hang up', { kind: 'hangUp' }),
  named('slow TLS', { kind: 'slowTls' }),
  named('reset after headers', { kind: 'resetAfterHeaders' }),
  named('reset at byte 1', { kind: 'resetAtByte', byte: 1 }),
  named('reset at byte 20', { kind: 'resetAtByte', byte: 20 }),
  named('drip', { kind: 'drip', milliseconds: 100 }),
  named('stall', { kind: 'stall' }),
  named('truncate', { kind: 'truncate' }),
  named('corrupt', { kind: 'corrupt' }),
  named('garble', { kind: 'garble' }),
  named('broken gzip', { kind: 'brokenGzip' }),
  named('another charset', { kind: 'charset' }),
  named('another content type', { kind: 'contentType' }),
  named('too late', { kind: 'late', milliseconds: 60_000 }),
  ...[401, 403, 407].map((status) => named(`status ${status}`, { kind: 'status', status })),
  ...losing,
  ...losing.map((fault) => ({ ...fault, name: `${fault.name}, carried out`, carriedOut: true })),
];
