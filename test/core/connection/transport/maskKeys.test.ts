import { describe, expect, it } from 'vitest';
import { createTransport } from '../../../../electron/core/connection/transport/transport.ts';
import type { Outcome } from '../../../../graphql/service/outcome.ts';

const key = 'canary+7319/abc==';
const escaped = Array.from(key, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`).join('');
const json = { 'content-type': 'application/json' };

function answered(text: string, status = 200): Promise<Outcome> {
  const send = createTransport(async () => new Response(text, { status, headers: json }));
  const headers = { authorization: key };
  const request = { url: 'https://clinic.example/graphql', headers, query: '{ a }', operationName: 'A', variables: {} };
  return send(request, new AbortController().signal);
}

describe('a service that repeats the key it was asked with', () => {
  it.each([
    ['in an error', `{"errors":[{"message":"Bad key ${key}"}]}`, 200],
    ['in an error, escaped', `{"errors":[{"message":"Bad key ${escaped}"}]}`, 200],
    ['in an error, as in an address', `{"errors":[{"message":"?key=${encodeURIComponent(key)}"}]}`, 200],
    ['in a code and a path', `{"errors":[{"message":"No","code":"${escaped}","path":["${escaped}"]}]}`, 403],
    ['beside data', `{"data":{"a":"${key}"},"errors":[{"message":"${escaped}"}]}`, 200],
    ['in data', `{"data":{"a":{"b":["${key}"]}}}`, 200],
    ['as a gateway', `{"error":"Missing Header","error_description":"Not ${escaped}"}`, 400],
  ])('is not listened to: %s', async (_name, text, status) => {
    const outcome = JSON.stringify(await answered(text, status));
    expect(outcome).toContain('•••••');
    expect(outcome).not.toContain('7319');
  });

  it('changes nothing in other answers', async () => {
    expect(await answered('{"data":{"a":"canary"}}')).toEqual({ kind: 'ok', data: { a: 'canary' } });
  });
});
