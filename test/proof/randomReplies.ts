import type { Random } from '../../graphql/demo/random.ts';
import type { Body, Reply } from '../../graphql/service/outcome.ts';

/** An unrealistic reply, and now and then a realistic one. */
export function randomReply(random: Random): Reply {
  if (random.chance(0.03)) return { kind: 'failed', failure: randomFailure(random) };
  return {
    kind: 'reply',
    status: random.chance(0.6) ? random.pick(usualStatuses) : random.integer(200, 599),
    contentType: random.pick(contentTypes),
    retryAfter: random.pick(retryAfters),
    date: random.pick(dates),
    body: randomBody(random),
  };
}

const usualStatuses = [
  200, 200, 200, 201, 204, 294, 302, 307, 400, 400, 401, 403, 403, 404, 407, 422, 429, 500, 502, 503, 504,
];
const contentTypes = [
  null,
  null,
  'application/json',
  'application/json',
  'text/html; charset=utf-8',
  'TEXT/HTML',
  'text/plain',
];
const retryAfters = [null, null, '0', '30', '1e9', '-1', 'soon', 'Tue, 17 Nov 2026 15:00:30 GMT', '9'.repeat(400)];
const dates = [null, 'Tue, 17 Nov 2026 15:00:00 GMT', 'yesterday'];

function randomFailure(random: Random): Extract<Reply, { kind: 'failed' }>['failure'] {
  const kinds = ['unreachable', 'certificate', 'clock', 'proxy', 'redirected', 'timeout', 'cancelled'] as const;
  return { kind: random.pick(kinds), sent: random.chance(0.5), code: random.pick(['ECONNRESET', '', 'X'.repeat(60)]) };
}

function randomBody(random: Random): Body {
  if (random.chance(0.02)) return { kind: 'tooLarge' };
  if (random.chance(0.05)) return { kind: 'damaged', why: random.pick(['truncated', 'charset', 'encoding'] as const) };
  return { kind: 'text', text: randomText(random) };
}

function randomText(random: Random): string {
  const text = random.weighted<() => string>([
    [() => JSON.stringify(randomAnswer(random)), 70],
    [() => random.pick(pages), 6],
    [() => random.pick(words), 8],
    [() => JSON.stringify(randomValue(random, 3)), 6],
    [() => deepText(random), 4],
    [() => noise(random), 6],
  ])();
  const spoiled = random.chance(0.08) ? spoil(text, random) : text;
  return `${random.chance(0.04) ? '\uFEFF' : ''}${random.chance(0.1) ? ' \r\n\t' : ''}${spoiled}`;
}

const pages = [
  '<html><p>Sign in</html>',
  '<!DOCTYPE html>',
  '<',
  '<?xml version="1.0"?><a/>',
  '  <html>{"data":{"a":1}}',
];
const words = [
  '',
  'OK',
  'null',
  'true',
  '0',
  '"data"',
  '[]',
  '{}',
  '{"data":null}',
  'Bad Gateway',
  '{Forbidden}',
  '[object Object]',
];

/** Something near to a GraphQL answer: its members are there or not, in their own shape or another. */
function randomAnswer(random: Random): unknown {
  const answer: Record<string, unknown> = {};
  if (random.chance(0.7)) answer['data'] = randomData(random);
  if (random.chance(0.5)) answer['errors'] = randomErrors(random);
  if (random.chance(0.15)) answer['error'] = random.pick(['Missing Header', 'missing header', 'Forbidden', 7, null]);
  if (random.chance(0.05))
    answer['error_description'] = random.pick(['The header x-service-key is required', {}, null]);
  if (random.chance(0.05)) answer['fault'] = { faultstring: 'No' };
  if (random.chance(0.02)) answer['__proto__x'] = { data: { a: 1 } };
  return random.chance(0.03) ? [answer] : answer;
}

function randomData(random: Random): unknown {
  return random.weighted<() => unknown>([
    [() => ({ org: { id: '1', name: 'A' } }), 40],
    [() => ({ a: null, b: null }), 12],
    [() => ({ a: null, b: 0 }), 8],
    [() => ({}), 8],
    [() => null, 12],
    [() => randomValue(random, 2), 20],
  ])();
}

function randomErrors(random: Random): unknown {
  return random.weighted<() => unknown>([
    [() => Array.from({ length: random.integer(1, 3) }, () => randomError(random)), 70],
    [() => [], 8],
    [() => null, 4],
    [() => randomError(random), 6],
    [() => randomValue(random, 2), 10],
    [() => Array.from({ length: 130 }, (_, index) => (index === 125 ? depthError : { message: 'x' })), 2],
  ])();
}

const depthError = { message: 'Query has depth of 9, which exceeds max depth of 8' };
const codes = [
  'query_depth_limit',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'access-denied',
  'permission_denied',
  'BAD',
  '',
  7,
  null,
];

function randomError(random: Random): unknown {
  if (random.chance(0.1)) return random.pick<unknown>(['x', null, 3, [], depthError.message, true]);
  const error: Record<string, unknown> = {};
  if (random.chance(0.9))
    error['message'] = random.pick<unknown>([
      'No',
      '',
      depthError.message,
      'exceeds maximum depth of 8',
      7,
      null,
      'x'.repeat(1_200),
    ]);
  if (random.chance(0.3)) error['extensions'] = random.chance(0.9) ? { code: random.pick(codes) } : random.pick(codes);
  if (random.chance(0.1)) error['code'] = random.pick(codes);
  if (random.chance(0.1)) error['errorType'] = random.pick(['Unauthorized', 'Unauthenticated', ...codes]);
  if (random.chance(0.3)) error['path'] = random.pick<unknown>([['a', 0], [], 'a', [{}], null]);
  if (random.chance(0.2)) error['locations'] = random.pick<unknown>([[{ line: 2 }], [{ line: -1 }], 'x', [null]]);
  return error;
}

function randomValue(random: Random, levels: number): unknown {
  const leaves = [null, true, false, 0, -1, 1e308, '', 'data', 'errors', '<'];
  if (levels === 0 || random.chance(0.4)) return random.pick<unknown>(leaves);
  const below = Array.from({ length: random.integer(0, 3) }, () => randomValue(random, levels - 1));
  if (random.chance(0.5)) return below;
  const names = ['data', 'errors', 'message', 'extensions', 'code', 'a', '__proto__', 'constructor'];
  return Object.fromEntries(below.map((value) => [random.pick(names), value]));
}

/** Brackets around the limit of levels, closed or not, in a string or not. */
function deepText(random: Random): string {
  const levels = random.pick([190, 196, 197, 198, 199, 200, 201, 202, 5_000]);
  const [open, close] = random.pick([
    ['[', ']'],
    ['{"a":', '}'],
  ] as const);
  const inner = `${open.repeat(levels)}1${random.chance(0.8) ? close.repeat(levels) : ''}`;
  return random.pick([
    inner,
    `{"data":{"a":${inner}}}`,
    JSON.stringify({ data: { a: inner } }),
    `{"data":{"a":"\\"${inner.replaceAll('"', '')}"}}`,
  ]);
}

function noise(random: Random): string {
  return Array.from({ length: random.integer(0, 12) }, () => String.fromCodePoint(random.integer(1, 0x3ff))).join('');
}

/** Cuts a text, doubles it, or changes one of its signs. */
function spoil(text: string, random: Random): string {
  const at = random.integer(0, text.length);
  return random.pick([
    text.slice(0, at),
    text.slice(at),
    text + text,
    `${text.slice(0, at)}${noise(random)}${text.slice(at + 1)}`,
  ]);
}
