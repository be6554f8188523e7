import { exceedsNesting, isRecord } from './json.ts';

/** What came back over the line, before anybody judged it. */
export type Reply =
  | {
      readonly kind: 'reply';
      readonly status: number;
      readonly contentType: string | null;
      /** Seconds or an HTTP date, as sent (RFC 9110 10.2.3). */
      readonly retryAfter: string | null;
      readonly body: Body;
    }
  | { readonly kind: 'failed'; readonly failure: NetworkFailure };

/** The body as text, or why there is none. */
export type Body =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'damaged'; readonly why: 'truncated' | 'charset' | 'encoding' };

/** A request that got no reply. `sent` tells whether the service may have acted on it. */
export interface NetworkFailure {
  readonly kind: 'unreachable' | 'certificate' | 'clock' | 'proxy' | 'redirected' | 'timeout' | 'cancelled';
  readonly sent: boolean;
  /** The error's own short name, such as ECONNREFUSED; never a message with addresses in it. */
  readonly code: string;
}

export interface ServiceError {
  readonly message: string;
  readonly code: string | null;
  readonly path: readonly (string | number)[];
  /** The line of the document it speaks of first, from 1; null where the service does not say. */
  readonly line: number | null;
}

/** What one request came to, exactly one kind each; every error row of the interface document has its own. */
export type Outcome =
  /** Nothing was sent: no key is here, it belongs to another address, or it can't be opened now. */
  | { readonly kind: 'keyMissing' | 'keyElsewhere' | 'keyLocked' }
  | { readonly kind: 'ok'; readonly data: Record<string, unknown> }
  | { readonly kind: 'partial'; readonly data: Record<string, unknown>; readonly errors: readonly ServiceError[] }
  | { readonly kind: 'refused'; readonly errors: readonly ServiceError[] }
  | { readonly kind: 'depthLimit'; readonly errors: readonly ServiceError[] }
  | { readonly kind: 'forbidden'; readonly errors: readonly ServiceError[] }
  | { readonly kind: 'keyRejected' }
  | { readonly kind: 'headerMissing'; readonly description: string }
  | { readonly kind: 'quotaExceeded'; readonly retryAfter: string | null }
  | { readonly kind: 'notGraphQL' }
  | { readonly kind: 'gatewayTrouble'; readonly status: number }
  | { readonly kind: 'unreadable'; readonly why: 'truncated' | 'charset' | 'encoding' | 'notJson' | 'nesting' }
  | { readonly kind: 'tooLarge' }
  | {
      readonly kind: 'unreachable' | 'certificate' | 'clock' | 'proxy' | 'redirected' | 'timeout' | 'cancelled';
      readonly sent: boolean;
      readonly code: string;
    };

export type OutcomeKind = Outcome['kind'];

/** Deeper JSON is refused before it is parsed: later steps (clone, serialize) would throw on it. */
const maxNesting = 200;
/**
 * People are shown the first message only, but a schema that is not shown is learned from what a validation complains
 * of (probe/), and validators stop at 100. Messages are bounded too, so this stays far below what a reply may hold.
 */
const maxErrors = 120;

/** Judges a reply by its shape first and its status second: this service answers 403 with GraphQL errors. */
export function classify(reply: Reply): Outcome {
  if (reply.kind === 'failed') {
    const { kind, sent, code } = reply.failure;
    return { kind, sent, code };
  }
  const { status, body } = reply;
  if (status === 407) return { kind: 'proxy', sent: false, code: '407' };
  if (status >= 300 && status < 400) return { kind: 'redirected', sent: true, code: String(status) };
  if (status === 429) return { kind: 'quotaExceeded', retryAfter: reply.retryAfter };
  const success = status >= 200 && status < 300;
  if (body.kind === 'tooLarge') return { kind: 'tooLarge' };
  if (body.kind === 'damaged') {
    return status >= 500 ? { kind: 'gatewayTrouble', status } : { kind: 'unreadable', why: body.why };
  }
  if (looksLikeHtml(body.text, reply.contentType)) {
    return status >= 500 ? { kind: 'gatewayTrouble', status } : { kind: 'notGraphQL' };
  }
  if (exceedsNesting(body.text, maxNesting)) return { kind: 'unreadable', why: 'nesting' };
  const value = parseJson(body.text);
  if (isRecord(value)) {
    const fromErrors = classifyErrors(value, status);
    if (fromErrors) return fromErrors;
  }
  if (success) return classifySuccess(body.text, value);
  if (status === 400 && isRecord(value) && value['error'] === 'Missing Header') {
    return { kind: 'headerMissing', description: textOf(value['error_description']) };
  }
  if (status === 401 || status === 403) return { kind: 'keyRejected' };
  if (status >= 500) return { kind: 'gatewayTrouble', status };
  return { kind: 'notGraphQL' };
}

function classifySuccess(text: string, value: unknown): Outcome {
  if (value === undefined) {
    // Cut JSON starts like JSON; anything else was never meant to be it.
    return /^\s*[[{]/.test(text) ? { kind: 'unreadable', why: 'truncated' } : { kind: 'notGraphQL' };
  }
  if (isRecord(value) && isRecord(value['data'])) return { kind: 'ok', data: value['data'] };
  return { kind: 'notGraphQL' };
}

/** A reply with a GraphQL `errors` list, at any status; null where there is none. */
function classifyErrors(value: Record<string, unknown>, status: number): Outcome | null {
  const list = value['errors'];
  if (!Array.isArray(list) || list.length === 0) return null;
  const errors = list.slice(0, maxErrors).map(readError);
  if (errors.some(isDepthError)) return { kind: 'depthLimit', errors };
  const data = value['data'];
  const success = status >= 200 && status < 300;
  if (success && isRecord(data) && Object.values(data).some((field) => field !== null)) {
    return { kind: 'partial', data, errors };
  }
  if (status === 401 || errors.some((error) => isCode(error, unauthenticatedCodes))) return { kind: 'keyRejected' };
  if (status === 403 || errors.some((error) => isCode(error, forbiddenCodes))) return { kind: 'forbidden', errors };
  if (status === 502 || status === 503 || status === 504) return { kind: 'gatewayTrouble', status };
  return { kind: 'refused', errors };
}

const unauthenticatedCodes: ReadonlySet<string> = new Set(['unauthenticated']);
const forbiddenCodes: ReadonlySet<string> = new Set([
  'forbidden',
  'unauthorized',
  'access-denied',
  'permission-error',
  'permission_denied',
]);

function isCode(error: ServiceError, codes: ReadonlySet<string>): boolean {
  return error.code !== null && codes.has(error.code.toLowerCase());
}

function isDepthError(error: ServiceError): boolean {
  return error.code === 'query_depth_limit' || /exceeds max(imum)? depth of \d+/i.test(error.message);
}

function readError(value: unknown): ServiceError {
  if (!isRecord(value)) return { message: '', code: null, path: [], line: null };
  const extensions = isRecord(value['extensions']) ? value['extensions'] : {};
  // AppSync keeps the class in `errorType`, others in `extensions.code`, Absinthe sometimes in `code`.
  const code = [extensions['code'], value['code'], value['errorType']].find((each) => typeof each === 'string');
  const path = Array.isArray(value['path']) ? value['path'].filter(isPathStep).slice(0, 32) : [];
  const line = lineOf(value['locations']);
  return { message: textOf(value['message']), code: typeof code === 'string' ? code : null, path, line };
}

function lineOf(locations: unknown): number | null {
  const first: unknown = Array.isArray(locations) ? locations[0] : null;
  const line = isRecord(first) ? first['line'] : null;
  return typeof line === 'number' && Number.isInteger(line) && line > 0 ? line : null;
}

function isPathStep(step: unknown): step is string | number {
  return typeof step === 'string' || typeof step === 'number';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 1000) : '';
}

function looksLikeHtml(text: string, contentType: string | null): boolean {
  if (contentType?.toLowerCase().startsWith('text/html')) return true;
  return /^\uFEFF?\s*</.test(text);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
