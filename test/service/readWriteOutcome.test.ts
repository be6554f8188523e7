import { describe, expect, it } from 'vitest';
import { classify, type Outcome } from '../../graphql/service/outcome.ts';
import { readWriteOutcome } from '../../graphql/service/readers/readWriteOutcome.ts';
import type { WriteOperation, WriteResult } from '../../graphql/service/serviceWrites.ts';

/** A change that answers the changed thing, with a list of complaints beside it where there are any. */
const withObject: WriteResult = {
  anything: true,
  object: { path: ['client'], id: 'id' },
  refusals: [{ list: ['errors'], text: 'message', field: null }],
};

function operation(result: WriteResult = withObject): WriteOperation {
  return { field: 'createClient', arguments: [], unknown: [], result };
}

function reply(body: unknown, status = 200): Outcome {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return classify({
    kind: 'reply',
    status,
    contentType: 'application/json',
    retryAfter: null,
    body: { kind: 'text', text },
  });
}

function endOf(body: unknown, status = 200, result = withObject): string {
  return readWriteOutcome(operation(result), reply(body, status)).kind;
}

const made = { client: { id: '7' }, errors: [] };
const at = (...path: (string | number)[]): object => ({ message: 'It is taken', path });

describe('the end of a change', () => {
  it.each<[string, unknown, string]>([
    ['the changed thing', { data: { createClient: made } }, 'done'],
    ['complaints', { data: { createClient: { client: null, errors: [{ message: 'No phone' }] } } }, 'refused'],
    ['an error of the change', { data: { createClient: null }, errors: [at('createClient')] }, 'refused'],
    ['an error of no place', { errors: [{ message: 'No' }] }, 'refused'],
    ['an error of a plain service', { data: null, errors: [at('createClient')] }, 'refused'],
    // What follows says nothing certain: the change may have been made.
    ['an error below the change', { data: null, errors: [at('createClient', 'client', 'balance')] }, 'unknown'],
    ['data of something else', { data: { createClieot: made } }, 'unknown'],
    ['no data at all', { data: {} }, 'unknown'],
    ['an answer without the thing', { data: { createClient: { errors: [] } } }, 'unknown'],
    ['an answer without its id', { data: { createClient: { client: {}, errors: [] } } }, 'unknown'],
    [
      'the thing beside an error of the change',
      { data: { createClient: made }, errors: [at('createClient')] },
      'unknown',
    ],
    ['the thing beside an error of no place', { data: { createClient: made }, errors: [{ message: 'x' }] }, 'unknown'],
    // Only something that was to be shown of it is missing.
    ['the thing beside an error below', { data: { createClient: made }, errors: [at('createClient', 'x')] }, 'done'],
  ])('is derived from %s', (_name, body, end) => {
    expect(endOf(body)).toBe(end);
  });

  it.each<[string, unknown, string]>([
    ['the changed thing', { data: { clients: { create: { id: '7' } } } }, 'done'],
    ['an error of the change', { data: { clients: { create: null } }, errors: [at('clients', 'create')] }, 'refused'],
    ['an error of what holds it', { data: { clients: null }, errors: [at('clients')] }, 'refused'],
    ['an error below', { data: { clients: null }, errors: [at('clients', 'create', 'balance')] }, 'unknown'],
    ['an answer without it', { data: { clients: {} } }, 'unknown'],
  ])('is derived below another field from %s', (_name, body, end) => {
    const result = { anything: true, object: { path: [], id: 'id' }, refusals: [] };
    const held: WriteOperation = { way: ['clients'], field: 'create', arguments: [], unknown: [], result };
    expect(readWriteOutcome(held, reply(body)).kind).toBe(end);
  });

  it.each<[string, unknown, string, string[]]>([
    ['a success', { success: true, message: 'Client created', client: { id: '7' } }, 'done', []],
    ['a refusal', { success: false, message: 'No phone', client: null }, 'refused', ['No phone']],
    ['a result that is missing', { message: 'No phone', client: null }, 'unknown', ['No phone']],
    ['nothing', { message: '', client: null }, 'unknown', []],
  ])('is not taken from a text beside %s', (_name, payload, end, messages) => {
    const result: WriteResult = { ...withObject, refusals: [], success: ['success'], reply: ['message'] };
    const found = readWriteOutcome(operation(result), reply({ data: { createClient: payload } }));
    const problems = 'problems' in found ? (found.problems ?? []) : [];
    expect([found.kind, problems.map(({ message }) => message)]).toEqual([end, messages]);
  });

  it.each([
    [500, { errors: [{ message: 'Internal server error' }] }],
    [500, { errors: [at('createClient')], data: null }],
    [502, '<html>Bad gateway</html>'],
    [503, { message: 'busy' }],
    [504, ''],
    [429, { fault: { faultstring: 'Quota' } }],
    [200, '<html>Sign in</html>'],
    [200, ''],
    [200, {}],
    [200, { data: null }],
    [200, '{"data":{"createClient":{"cli'],
    [302, ''],
  ])('is unknown after %i with %j', (status, body) => {
    expect(endOf(body, status)).toBe('unknown');
  });

  it.each([
    [401, { fault: {} }],
    [403, { errors: [{ message: 'No' }] }],
    [403, { error: 'Forbidden' }],
    [400, { error: 'Missing Header', error_description: 'x' }],
    [407, ''],
    [200, { errors: [{ message: 'x', extensions: { code: 'query_depth_limit' } }] }],
  ])('is surely not done after %i with %j', (status, body) => {
    expect(endOf(body, status)).toBe('failed');
  });

  it.each([
    [true, 'failed', 'unreachable', false],
    [true, 'unknown', 'unreachable', true],
    [true, 'unknown', 'timeout', true],
    [true, 'unknown', 'cancelled', true],
    [true, 'failed', 'certificate', false],
    [true, 'unknown', 'certificate', true],
  ] as const)('follows from whether it was sent: %s, %s after %s', (_is, end, kind, sent) => {
    expect(readWriteOutcome(operation(), { kind, sent, code: '' }).kind).toBe(end);
  });

  it('takes a success flag for the object', () => {
    const flagged: WriteResult = { anything: true, object: null, refusals: [], success: ['ok'] };
    expect(endOf({ data: { createClient: { ok: true } } }, 200, flagged)).toBe('done');
    expect(endOf({ data: { createClient: { ok: false } } }, 200, flagged)).toBe('refused');
    const counted: WriteResult = { ...withObject, affected: ['affected_rows'] };
    expect(endOf({ data: { createClient: { affected_rows: 1 } } }, 200, counted)).toBe('done');
    expect(endOf({ data: { createClient: { affected_rows: 0 } } }, 200, counted)).toBe('refused');
  });

  it('is done where a service answers nothing but that', () => {
    const plain: WriteResult = { anything: false, object: null, refusals: [] };
    expect(endOf({ data: { createClient: true } }, 200, plain)).toBe('done');
    expect(endOf({ data: {} }, 200, plain)).toBe('unknown');
  });

  it('is unknown where any of several types may be a refusal', () => {
    const unclear: WriteResult = { anything: true, object: null, refusals: [], unclear: true };
    expect(endOf({ data: { createClient: { __typename: 'Taken' } } }, 200, unclear)).toBe('unknown');
  });
});
