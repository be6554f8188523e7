import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { classify, type Outcome, type OutcomeKind, type Reply } from '../../graphql/service/outcome.ts';
import { outcomeMessage } from '../../graphql/service/outcomeMessages.ts';
import { setLanguage } from '../../i18n/core/t.ts';

function reply(
  status: number,
  body: unknown,
  contentType = 'application/json',
  retryAfter: string | null = null,
): Reply {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { kind: 'reply', status, contentType, retryAfter, body: { kind: 'text', text } };
}

const fault = { fault: { faultstring: 'Invalid API Key', detail: { errorcode: 'x' } } };
const depth = 'Query has depth of 9, which exceeds max depth of 8';

// The rows of the interface document's error table come first, one by one.
const table: readonly (readonly [string, Reply, OutcomeKind])[] = [
  ['a missing or invalid Authorization header', reply(403, { error: 'Forbidden' }), 'keyRejected'],
  ['a restricted operation', reply(403, { errors: [{ message: 'Not allowed' }] }), 'forbidden'],
  [
    'the depth limit by its code',
    reply(200, { errors: [{ message: 'No', extensions: { code: 'query_depth_limit' } }] }),
    'depthLimit',
  ],
  ['the depth limit by its message at 400', reply(400, { errors: [{ message: depth }] }), 'depthLimit'],
  ['the depth limit at 403', reply(403, { errors: [{ message: depth }] }), 'depthLimit'],
  [
    'a missing x-service-key',
    reply(400, { error: 'Missing Header', error_description: 'x-service-key is required' }),
    'headerMissing',
  ],
  ['an invalid gateway key', reply(401, fault), 'keyRejected'],
  ['an exceeded quota', reply(429, fault, 'application/json', '30'), 'quotaExceeded'],

  ['data', reply(200, { data: { org: { id: '1' } } }), 'ok'],
  ['data with an empty list of errors', reply(200, { data: { org: null }, errors: [] }), 'ok'],
  [
    'status 294 of the HTTP draft with both',
    reply(294, { data: { a: 1 }, errors: [{ message: 'b failed' }] }),
    'partial',
  ],
  ['data and errors', reply(200, { data: { a: 1, b: null }, errors: [{ message: 'b', path: ['b'] }] }), 'partial'],
  ['errors with all fields null', reply(200, { data: { a: null }, errors: [{ message: 'a' }] }), 'refused'],
  ['errors without data', reply(200, { errors: [{ message: 'Unknown field' }] }), 'refused'],
  ['errors with null data', reply(200, { data: null, errors: [{ message: 'x' }] }), 'refused'],
  ['errors at 422', reply(422, { errors: [{ message: 'Validation' }] }), 'refused'],
  ['errors at 500', reply(500, { errors: [{ message: 'Oops' }] }), 'refused'],
  ['errors that are no objects', reply(200, { errors: ['x', null, 3] }), 'refused'],
  [
    'an AppSync refusal',
    reply(200, { data: { listX: null }, errors: [{ errorType: 'Unauthorized', message: 'no' }] }),
    'forbidden',
  ],
  ['a Hasura refusal', reply(200, { errors: [{ message: 'no', extensions: { code: 'access-denied' } }] }), 'forbidden'],
  [
    'an unauthenticated code',
    reply(200, { errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }] }),
    'keyRejected',
  ],
  ['errors at 401', reply(401, { errors: [{ message: 'who?' }] }), 'keyRejected'],

  ['a sign-in page', reply(200, '<!doctype html><p>Sign in', 'text/html'), 'notGraphQL'],
  ['HTML that claims to be JSON', reply(200, '\uFEFF  <html>'), 'notGraphQL'],
  ['a blocking page at 403', reply(403, '<html>Blocked</html>', 'text/html'), 'notGraphQL'],
  ['plain words', reply(200, 'OK', 'text/plain'), 'notGraphQL'],
  ['JSON that is no object', reply(200, [1, 2]), 'notGraphQL'],
  ['an empty object', reply(200, {}), 'notGraphQL'],
  ['null data without errors', reply(200, { data: null }), 'notGraphQL'],
  ['data that is a list', reply(200, { data: [] }), 'notGraphQL'],
  ['an empty body', reply(200, ''), 'notGraphQL'],
  ['404', reply(404, { message: 'not here' }), 'notGraphQL'],
  ['another 400', reply(400, { error: 'Bad' }), 'notGraphQL'],
  ['502 with a page', reply(502, '<html>', 'text/html'), 'gatewayTrouble'],
  ['503 with errors', reply(503, { errors: [{ message: 'busy' }] }), 'gatewayTrouble'],
  ['504 with nothing', reply(504, ''), 'gatewayTrouble'],
  ['500 with JSON', reply(500, { message: 'x' }), 'gatewayTrouble'],
  ['a redirect', reply(302, ''), 'redirected'],
  ['a proxy that wants a password', reply(407, ''), 'proxy'],
  ['cut JSON', reply(200, '{"data":{"org":{"id":"1"'), 'unreadable'],
  ['JSON nested 100 000 deep', reply(200, `{"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`), 'unreadable'],
  [
    'an endless body',
    { kind: 'reply', status: 200, contentType: null, retryAfter: null, body: { kind: 'tooLarge' } },
    'tooLarge',
  ],
  [
    'a wrong charset',
    { kind: 'reply', status: 200, contentType: null, retryAfter: null, body: { kind: 'damaged', why: 'charset' } },
    'unreadable',
  ],
  [
    'a refused connection',
    { kind: 'failed', failure: { kind: 'unreachable', sent: false, code: 'ECONNREFUSED' } },
    'unreachable',
  ],
  [
    'an untrusted certificate',
    { kind: 'failed', failure: { kind: 'certificate', sent: false, code: 'SELF_SIGNED' } },
    'certificate',
  ],
];

/** One text for all ways to write one number: without a zero's sign, and without zeros at the end. */
function sameDecimal(text: string): string {
  const short = text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  return short === '-0' ? '0' : short;
}

it('says what is wrong where the service hides it behind its message', () => {
  const bad = (message: unknown) => ({ message: 'Bad Request Exception', extensions: { originalError: { message } } });
  const errors = [bad(['first must not exceed 50.', 'after is no cursor.']), bad('No such pet.'), bad(undefined)];
  expect(classify(reply(200, { errors }))).toMatchObject({
    errors: [
      { message: 'first must not exceed 50. after is no cursor.' },
      { message: 'No such pet.' },
      { message: 'Bad Request Exception' },
    ],
  });
});

describe('classify', () => {
  it.each(table)('reads %s', (_name, given, kind) => {
    expect(classify(given).kind).toBe(kind);
  });

  it('keeps what a person needs of an error and nothing that is no text', () => {
    const outcome = classify(
      reply(200, { errors: [{ message: 'No pet', path: ['a', 0, {}], extensions: { code: 'X' } }] }),
    );
    expect(outcome).toEqual({
      kind: 'refused',
      errors: [{ message: 'No pet', code: 'X', path: ['a', 0], line: null }],
    });
  });

  it('keeps every digit of a decimal, however many there are', () => {
    const digits = fc.stringMatching(/^[0-9]{1,25}$/);
    fc.assert(
      fc.property(fc.boolean(), digits, fc.option(digits), (isNegative, whole, rest) => {
        const written = `${isNegative ? '-' : ''}${whole.replace(/^0+(?=\d)/, '')}${rest === null ? '' : `.${rest}`}`;
        const outcome = classify(reply(200, `{"data":{"amount":${written}}}`));
        if (outcome.kind !== 'ok') throw new Error(outcome.kind);
        expect(sameDecimal(String(outcome.data['amount']))).toBe(sameDecimal(written));
      }),
    );
  });

  it('bounds how many errors it keeps and how long they are', () => {
    const outcome = classify(
      reply(200, { errors: Array.from({ length: 500 }, () => ({ message: 'x'.repeat(50_000) })) }),
    );
    expect(outcome.kind === 'refused' && outcome.errors.length).toBe(120);
    expect(outcome.kind === 'refused' && outcome.errors[0]?.message.length).toBe(1000);
  });

  it('never throws and never calls a reply good that an independent reading does not', () => {
    const piece = fc.oneof(
      fc.json(),
      fc.constantFrom(
        '{"data":{"a":1}}',
        '{"data":{"a":1}',
        '{"data":{},"errors":[{}]}',
        '<html>',
        '{"errors":[]}',
        '',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 599 }),
        piece,
        fc.constantFrom(null, 'text/html', 'application/json'),
        (status, text, type) => {
          const outcome = classify({
            kind: 'reply',
            status,
            contentType: type,
            retryAfter: null,
            body: { kind: 'text', text },
          });
          expect(outcome.kind === 'ok').toBe(isPlainlyGood(status, text, type));
          expect(outcomeMessage(outcome).message).not.toBe('');
        },
      ),
      { numRuns: 5_000 },
    );
  });
});

/** The slow oracle: good is a 2xx JSON object whose data is an object and whose errors are absent, empty or no list. */
function isPlainlyGood(status: number, text: string, contentType: string | null): boolean {
  if (Math.floor(status / 100) !== 2 || contentType === 'text/html') return false;
  try {
    const value = JSON.parse(text) as { data?: unknown; errors?: unknown } | null;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const data = value.data;
    const isObject = typeof data === 'object' && data !== null && !Array.isArray(data);
    return isObject && !(Array.isArray(value.errors) && value.errors.length > 0);
  } catch {
    return false;
  }
}

function outcomesOfEveryKind(): readonly Outcome[] {
  const plain = ['keyMissing', 'keyElsewhere', 'keyLocked', 'keyRejected', 'notGraphQL', 'tooLarge'] as const;
  const net = ['unreachable', 'certificate', 'clock', 'proxy', 'redirected', 'timeout', 'cancelled'] as const;
  const errors = [{ message: 'Because.', code: null, path: [], line: null }];
  return [
    { kind: 'ok', data: {} },
    { kind: 'partial', data: {}, errors },
    { kind: 'refused', errors: [] },
    { kind: 'depthLimit', errors },
    { kind: 'forbidden', errors },
    { kind: 'headerMissing', description: '' },
    { kind: 'quotaExceeded', waitSeconds: null },
    { kind: 'gatewayTrouble', status: 503, waitSeconds: null },
    { kind: 'unreadable', why: 'nesting' },
    ...plain.map((kind) => ({ kind })),
    ...net.map((kind) => ({ kind, sent: true, code: 'X' })),
  ];
}

describe('outcomeMessage', () => {
  afterEach(() => setLanguage('en'));

  it('has a message and one action for every kind, without the word undefined', () => {
    for (const outcome of outcomesOfEveryKind()) {
      const { message, action } = outcomeMessage(outcome);
      expect(`${message} ${action}`).toMatch(/^[A-Z].{15,}[.”)]$/);
      expect(`${message} ${action}`).not.toContain('undefined');
    }
  });

  it('gives the waiting time when the service does', () => {
    expect(outcomeMessage({ kind: 'quotaExceeded', waitSeconds: 30 }).action).toContain('30 seconds');
    expect(outcomeMessage({ kind: 'quotaExceeded', waitSeconds: 600 }).action).toContain('10 minutes');
  });

  it('counts one as one', () => {
    expect(outcomeMessage({ kind: 'quotaExceeded', waitSeconds: 1 }).action).toBe('Wait 1 second and try again.');
    setLanguage('de');
    expect(outcomeMessage({ kind: 'quotaExceeded', waitSeconds: 7_200 }).action).toBe(
      'Warten Sie 2 Stunden und versuchen Sie es erneut.',
    );
  });

  it('has all of them from the catalog', () => {
    setLanguage('en-XA');
    for (const outcome of outcomesOfEveryKind())
      for (const text of [outcomeMessage(outcome).message, outcomeMessage(outcome).action])
        expect(text).toMatch(/^⟦.*⟧$/);
  });

  it('shows the service’s message unchanged', () => {
    const texts = fc.array(
      fc.constantFrom('{{said}}', '{{count}}', '$t(outcomes.timeout)', '$&', '$1', '<b>', ' ', 'a'),
    );
    fc.assert(
      fc.property(texts, fc.string(), (pieces, other) => {
        const message = `!${pieces.join('')}${other}`.slice(0, 300);
        const errors = [{ message, code: null, path: [], line: null }];
        expect(outcomeMessage({ kind: 'refused', errors }).message).toBe(
          `Your practice system rejected this request: “${message}”.`,
        );
      }),
    );
  });
});
