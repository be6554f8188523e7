import { exceedsNesting, isRecord } from './json.ts';
import { readHttpDate, readRetryAfter } from './retryAfter.ts';

/** A reply, or the failure to get one, before classification. */
export type Reply =
  | {
      readonly kind: 'reply';
      readonly status: number;
      readonly contentType: string | null;
      /** Seconds or an HTTP date, as sent (RFC 9110 10.2.3). */
      readonly retryAfter: string | null;
      /** The service's clock, an HTTP date as sent; and this computer's when the reply came, epoch milliseconds. */
      readonly date?: string | null;
      readonly receivedAt?: number;
      readonly body: Body;
    }
  | { readonly kind: 'failed'; readonly failure: NetworkFailure };

/** The body as text, or why there is none. */
export type Body =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'damaged'; readonly why: 'truncated' | 'charset' | 'encoding' };

/** A request without a reply. `sent`: the service may have acted on it. */
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
  /** The first line of the document that it refers to, from 1; null where the service gives none. */
  readonly line: number | null;
}

/** What one request came to, exactly one kind each; every error row of the interface document has its own. */
export type Outcome =
  /** Nothing was sent: no key is here, it belongs to another address, or it can't be opened now. */
  | { readonly kind: 'keyMissing' | 'keyElsewhere' | 'keyLocked' }
  | { readonly kind: 'ok'; readonly data: Record<string, unknown> }
  | { readonly kind: 'partial'; readonly data: Record<string, unknown>; readonly errors: readonly ServiceError[] }
  /**
   * `unsure` where the service failed during the request: the change may have been made. `executed` where
   * execution had started: a reply without an entry for data was refused before (GraphQL specification, 7.1).
   */
  | {
      readonly kind: 'refused';
      readonly errors: readonly ServiceError[];
      readonly unsure?: true;
      readonly executed?: true;
    }
  | { readonly kind: 'depthLimit'; readonly errors: readonly ServiceError[] }
  | { readonly kind: 'forbidden'; readonly errors: readonly ServiceError[] }
  | { readonly kind: 'keyRejected' }
  /** The service answers, but nothing of a clinic could be read with this key. */
  | { readonly kind: 'nothingRead' }
  | { readonly kind: 'headerMissing'; readonly description: string }
  /** `waitSeconds` until a retry is allowed; `own` where the desk throttles itself. */
  | { readonly kind: 'quotaExceeded'; readonly waitSeconds: number | null; readonly own?: true }
  /** `page` where it was a web page, as from a network with a sign-in page. */
  | { readonly kind: 'notGraphQL'; readonly page?: true }
  | { readonly kind: 'gatewayTrouble'; readonly status: number; readonly waitSeconds?: number | null }
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

/**
 * Judges a reply by its shape first and its status second: this service answers 403 with GraphQL errors. What every kind
 * means for a retry is decided in transport/retryPolicy.ts (docs/decisions/0024).
 */
export function classify(reply: Reply): Outcome {
  if (reply.kind === 'failed') {
    const { kind, sent, code } = reply.failure;
    return { kind, sent, code };
  }
  const { status } = reply;
  if (status === 407) return { kind: 'proxy', sent: false, code: '407' };
  if (status >= 300 && status < 400) return { kind: 'redirected', sent: true, code: String(status) };
  const content = readContent(reply);
  const errors = errorsOf(content.value);
  if (errors.some(isDepthError)) return { kind: 'depthLimit', errors };
  const waitSeconds = readRetryAfter(reply.retryAfter, readHttpDate(reply.date) ?? reply.receivedAt ?? null);
  if (status === 429) return { kind: 'quotaExceeded', waitSeconds };
  const classified = errors.length > 0 ? classifyErrors(content.value, errors, status) : null;
  if (classified && !(classified.kind === 'refused' && gatewayStatuses.has(status))) return classified;
  if (status >= 500) return { kind: 'gatewayTrouble', status, waitSeconds };
  if (content.kind === 'none') return content.outcome;
  if (status >= 200 && status < 300) return classifySuccess(content);
  if (status === 400 && isRecord(content.value) && content.value['error'] === 'Missing Header') {
    return { kind: 'headerMissing', description: textOf(content.value['error_description']) };
  }
  if (status === 401 || status === 403) return { kind: 'keyRejected' };
  return { kind: 'notGraphQL' };
}

/** Statuses of a gateway; a service that breaks by itself answers 500. */
const gatewayStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

/** What a body holds: JSON or plain words (`value` undefined), or nothing that may be used. */
type Content =
  | { readonly kind: 'text'; readonly value: unknown; readonly text: string }
  | { readonly kind: 'none'; readonly value?: undefined; readonly outcome: Outcome };

function readContent({ body, contentType }: Extract<Reply, { kind: 'reply' }>): Content {
  if (body.kind === 'tooLarge') return { kind: 'none', outcome: { kind: 'tooLarge' } };
  if (body.kind === 'damaged') return { kind: 'none', outcome: { kind: 'unreadable', why: body.why } };
  const text = body.text.startsWith('\uFEFF') ? body.text.slice(1) : body.text;
  if (looksLikeHtml(text, contentType)) return { kind: 'none', outcome: { kind: 'notGraphQL', page: true } };
  if (exceedsNesting(text, maxNesting)) return { kind: 'none', outcome: { kind: 'unreadable', why: 'nesting' } };
  return { kind: 'text', value: parseJson(text), text };
}

function classifySuccess({ value, text }: Extract<Content, { kind: 'text' }>): Outcome {
  // Cut JSON starts like JSON; anything else was never meant to be it.
  if (value === undefined && /^\s*[[{]/.test(text)) return { kind: 'unreadable', why: 'truncated' };
  if (isRecord(value) && isRecord(value['data'])) return { kind: 'ok', data: value['data'] };
  return { kind: 'notGraphQL' };
}

/**
 * The errors of a reply. Some services send one error without a list, or a mere text: it must not pass for
 * success.
 */
function errorsOf(value: unknown): readonly ServiceError[] {
  const errors = isRecord(value) ? value['errors'] : undefined;
  if (errors === undefined || errors === null || errors === false) return [];
  return (Array.isArray(errors) ? errors : [errors]).slice(0, maxErrors).map(readError);
}

function classifyErrors(value: unknown, errors: readonly ServiceError[], status: number): Outcome {
  const data = isRecord(value) ? value['data'] : null;
  const success = status >= 200 && status < 300;
  if (success && isRecord(data) && Object.values(data).some((field) => field !== null)) {
    return { kind: 'partial', data, errors };
  }
  if (status === 401 || errors.some((error) => isCode(error, unauthenticatedCodes))) return { kind: 'keyRejected' };
  if (status === 403 || errors.some((error) => isCode(error, forbiddenCodes))) return { kind: 'forbidden', errors };
  if (status >= 500) return { kind: 'refused', errors, unsure: true };
  return isRecord(value) && 'data' in value ? { kind: 'refused', errors, executed: true } : { kind: 'refused', errors };
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
  if (!isRecord(value)) return { message: textOf(value), code: null, path: [], line: null };
  const extensions = isRecord(value['extensions']) ? value['extensions'] : {};
  // AppSync keeps the class in `errorType`, others in `extensions.code`, Absinthe sometimes in `code`.
  const code = [extensions['code'], value['code'], value['errorType']].find((each) => typeof each === 'string');
  const path = Array.isArray(value['path']) ? value['path'].filter(isPathStep).slice(0, 32) : [];
  const line = lineOf(value['locations']);
  const message = detailOf(extensions) || textOf(value['message']);
  return { message, code: typeof code === 'string' ? code : null, path, line };
}

/** NestJS says only "Bad Request Exception" in the message, and in the extensions what is wrong, as one text or several. */
function detailOf(extensions: Readonly<Record<string, unknown>>): string {
  const original = extensions['originalError'] ?? extensions['response'];
  const detail = isRecord(original) ? original['message'] : undefined;
  return Array.isArray(detail) ? detail.slice(0, 5).map(textOf).join(' ').slice(0, 1000) : textOf(detail);
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
  return /^\s*</.test(text);
}

function parseJson(text: string): unknown {
  try {
    // Reading with a reviver is slow, so it is done only where something may be lost.
    return longNumber.test(text) ? JSON.parse(text, asWritten) : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Up to fifteen digits a binary float gives back what was written, but for the very small; more may be an amount or an id. */
const longNumber = /\d[\d.]{15}|0\.0{6}/;

/** A number that a float would change is kept as its text. */
function asWritten(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  const source = context?.source;
  return typeof value === 'number' && source !== undefined && longNumber.test(source) && String(value) !== source
    ? source
    : value;
}
