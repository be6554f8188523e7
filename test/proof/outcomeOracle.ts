import type { OutcomeKind, Reply } from '../../graphql/service/outcome.ts';

/**
 * What a reply means, said a second time: row by row from the table in docs/decisions/0024, slowly and without a look at how
 * the classifier goes about it.
 *
 * Each row looks at the whole reply for itself; the first row that holds names the outcome. A reply of which no row speaks is
 * no answer of a GraphQL service.
 */
export function meaningOf(reply: Reply): OutcomeKind {
  if (reply.kind === 'failed') return reply.failure.kind;
  const seen = look(reply);
  const row = rows.find(({ holds }) => holds(seen));
  return row === undefined ? 'notGraphQL' : row.outcome;
}

/** What there is to see of a reply. */
interface Seen {
  readonly status: number;
  readonly body: 'tooLarge' | 'damaged' | 'deep' | 'page' | 'cutJson' | 'words' | 'json';
  /** The JSON of the body; undefined where there is none. */
  readonly json: unknown;
}

const rows: readonly { readonly outcome: OutcomeKind; readonly holds: (seen: Seen) => boolean }[] = [
  // Statuses that say everything by themselves.
  { outcome: 'redirected', holds: ({ status }) => status >= 300 && status <= 399 },
  { outcome: 'proxy', holds: ({ status }) => status === 407 },
  { outcome: 'depthLimit', holds: ({ json }) => errorsOf(json).some(speaksOfDepth) },
  { outcome: 'quotaExceeded', holds: ({ status }) => status === 429 },
  { outcome: 'ok', holds: ({ status, json }) => isGood(status) && hasData(json) && errorsOf(json).length === 0 },
  { outcome: 'partial', holds: ({ status, json }) => isGood(status) && tellsSomething(json) && hasErrors(json) },
  // Errors of a service are known by their shape, and by the words that services of this family have for them.
  { outcome: 'keyRejected', holds: ({ status, json }) => hasErrors(json) && (status === 401 || saysWhoAreYou(json)) },
  { outcome: 'forbidden', holds: ({ status, json }) => hasErrors(json) && (status === 403 || saysYouMayNot(json)) },
  { outcome: 'gatewayTrouble', holds: ({ status }) => [502, 503, 504].includes(status) },
  { outcome: 'refused', holds: ({ json }) => hasErrors(json) },
  { outcome: 'gatewayTrouble', holds: ({ status }) => status >= 500 && status <= 599 },
  // An unusable body takes precedence over the status.
  { outcome: 'tooLarge', holds: ({ body }) => body === 'tooLarge' },
  { outcome: 'unreadable', holds: ({ body }) => body === 'damaged' || body === 'deep' },
  { outcome: 'notGraphQL', holds: ({ body }) => body === 'page' },
  { outcome: 'unreadable', holds: ({ status, body }) => isGood(status) && body === 'cutJson' },
  {
    outcome: 'headerMissing',
    holds: ({ status, json }) => status === 400 && member(json, 'error') === 'Missing Header',
  },
  { outcome: 'keyRejected', holds: ({ status }) => status === 401 || status === 403 },
];

function look(reply: Extract<Reply, { kind: 'reply' }>): Seen {
  const { status, body } = reply;
  if (body.kind !== 'text') return { status, body: body.kind, json: undefined };
  const text = body.text.startsWith('\uFEFF') ? body.text.slice(1) : body.text;
  const isPage = reply.contentType?.toLowerCase().startsWith('text/html') === true || text.trimStart().startsWith('<');
  if (isPage) return { status, body: 'page', json: undefined };
  if (levelsOf(text) > 200) return { status, body: 'deep', json: undefined };
  const json = parse(text);
  if (json !== undefined) return { status, body: 'json', json };
  return { status, body: /^[[{]/.test(text.trimStart()) ? 'cutJson' : 'words', json };
}

/** undefined where the text is no JSON; JSON itself has no undefined. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** How deep brackets stand within each other, once everything that is quoted is taken away. */
function levelsOf(text: string): number {
  const bare = text.replaceAll(/"(?:[^"\\]|\\[^])*(?:"|\\?$)/g, '');
  let level = 0;
  let deepest = 0;
  for (const sign of bare) {
    if ('[{'.includes(sign)) level += 1;
    if (']}'.includes(sign)) level -= 1;
    deepest = Math.max(deepest, level);
  }
  return deepest;
}

function isGood(status: number): boolean {
  return status >= 200 && status <= 299;
}

function member(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return Object.prototype.toString.call(value) === '[object Object]';
}

function hasData(json: unknown): boolean {
  return isObject(member(json, 'data'));
}

/** Data with something in it; a service that refuses everything may still list the queried fields, all of them null. */
function tellsSomething(json: unknown): boolean {
  const data = member(json, 'data');
  return isObject(data) && Object.keys(data).some((name) => data[name] !== null);
}

function hasErrors(json: unknown): boolean {
  return errorsOf(json).length > 0;
}

/** Anything at all that stands for errors, also in a shape that GraphQL does not have: it must never pass for success. */
function errorsOf(json: unknown): readonly unknown[] {
  const errors = member(json, 'errors') ?? false;
  if (errors === false) return [];
  // Nobody writes more than 120 of them that mean anything.
  return (Array.isArray(errors) ? errors : [errors]).slice(0, 120);
}

function speaksOfDepth(error: unknown): boolean {
  const message = member(error, 'message') ?? error;
  const hasWords = typeof message === 'string' && /exceeds max(imum)? depth of [0-9]/i.test(message.slice(0, 1000));
  return hasWords || codeOf(error) === 'query_depth_limit';
}

function saysWhoAreYou(json: unknown): boolean {
  return errorsOf(json).some((error) => codeOf(error)?.toLowerCase() === 'unauthenticated');
}

function saysYouMayNot(json: unknown): boolean {
  const words = ['forbidden', 'unauthorized', 'access-denied', 'permission-error', 'permission_denied'];
  return errorsOf(json).some((error) => words.includes(codeOf(error)?.toLowerCase() ?? ''));
}

/** The first text among the three places where services keep it. */
function codeOf(error: unknown): string | null {
  const places = [member(member(error, 'extensions'), 'code'), member(error, 'code'), member(error, 'errorType')];
  return places.find((place): place is string => typeof place === 'string') ?? null;
}
