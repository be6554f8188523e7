import fc from 'fast-check';
import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Keys } from '../../../electron/contract/settings.ts';
import { probeRefusing } from '../../../electron/core/adapter/map/readServiceSchema.ts';
import { readAddress } from '../../../electron/core/storage/settings/address.ts';
import { createTransport } from '../../../electron/core/connection/transport/transport.ts';
import { nodeFetch } from '../../../electron/preview/previewPorts.ts';
import { maxDepth, measureDepth } from '../../../graphql/service/depth.ts';
import type { Outcome } from '../../../graphql/service/outcome.ts';
import { type ProbeResult, probeService } from '../../../graphql/service/probe/probeService.ts';
import { maxRequests, type ProbeRequest } from '../../../graphql/service/probe/probeSession.ts';
import { dialects, fieldDialects } from '../../dialects/dialects.ts';
import { startRawServer } from '../../support/service/rawServer.ts';
import { trustedCertificate } from '../../support/service/trustedCertificate.ts';
import { anyOutcome } from './anyOutcome.ts';

const serverCertificate = trustedCertificate();

function probe(url: string, keys: Keys): Promise<ProbeResult> {
  const endpoint = readAddress(url);
  if (typeof endpoint === 'string') throw new Error(endpoint);
  return probeRefusing(createTransport(nodeFetch), { endpoint, keys }, new AbortController().signal);
}

const anyKey: Keys = { kind: 'single', key: 'any' };

function expectNothing({ match, requests }: ProbeResult): void {
  expect(Object.values(match.concepts).filter((concept) => concept?.chosen)).toEqual([]);
  expect(requests).toBeLessThanOrEqual(maxRequests);
}

describe('probing a service that does not show its schema', () => {
  it.each(dialects)('takes no more questions than it may, and the same ones every time: $name', async (dialect) => {
    const keys: Keys = dialect.auth.kind === 'direct' ? { kind: 'single', key: dialect.auth.key } : dialect.auth;
    const requested: (readonly string[])[] = [];
    for (let time = 0; time < 2; time += 1) {
      const server = await dialect.start({ tls: serverCertificate(), introspection: 'refused' });
      const { requests, stopped } = await probe(server.url, keys);
      await server.close();
      expect(stopped).toBeNull();
      expect(requests).toBe(server.received.count);
      expect(requests).toBeLessThanOrEqual(maxRequests);
      requested.push(server.received.documents);
    }
    expect(requested[0]).toEqual(requested[1]);
  });

  it('sees past what a key may not see', async () => {
    const [literal] = fieldDialects;
    if (literal?.auth.kind !== 'direct') throw new Error('The literal dialect has one key.');
    const restricted = ['getProviders', 'getPatients'];
    const server = await literal.start({ tls: serverCertificate(), introspection: 'refused', restricted });
    const { match } = await probe(server.url, { kind: 'single', key: literal.auth.key });
    await server.close();
    expect(match.concepts.clients?.chosen?.operation).toBe('getClients');
    expect(match.concepts.appointments?.chosen?.operation).toBe('getAppointments');
    expect(match.concepts.providers?.chosen ?? null).toBeNull();
  });

  it.each<readonly [string, number, string, string]>([
    ['403 with errors', 403, '{"errors":[{"message":"Not authorized"}]}', 'application/json'],
    ['400 with errors', 400, '{"errors":[{"message":"Bad request"}]}', 'application/json'],
    ['500 with a page', 500, '<html>Oops</html>', 'text/html'],
    ['words', 200, 'Hello', 'text/plain'],
    ['empty data', 200, '{"data":{}}', 'application/json'],
    ['data with nothing in it', 200, '{"data":{"locations":null,"getClients":null}}', 'application/json'],
    ['cut JSON', 200, '{"data":{"locations":[{"id"', 'application/json'],
  ])('finds nothing where everything is answered by %s', async (_name, status, body, type) => {
    const server = await startRawServer((response) => {
      response.writeHead(status, { 'Content-Type': type });
      response.end(body);
    }, serverCertificate());
    const result = await probe(server.origin, anyKey);
    await server.close();
    expectNothing(result);
    expect(server.received.length).toBe(result.requests);
  });

  it.each<readonly [string, number, string, string]>([
    ['used up plan', 429, '{}', 'quotaExceeded'],
    ['rejected key', 403, '{"error":"Forbidden"}', 'keyRejected'],
    ['redirect', 302, '', 'redirected'],
  ])('ends at once at a %s, and reports it', async (_name, status, body, kind) => {
    const server = await startRawServer((response) => {
      response.writeHead(status, { 'Content-Type': 'application/json', Location: 'https://elsewhere.test/' });
      response.end(body);
    }, serverCertificate());
    const result = await probe(server.origin, anyKey);
    await server.close();
    expect(result.stopped?.kind).toBe(kind);
    expect(result.requests).toBe(1);
  });
});

describe('whatever a service answers', () => {
  it('never throws, and never sends too much, too deep, or anything but queries', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyOutcome, { minLength: 1, maxLength: 12 }), async (answers) => {
        let requested = 0;
        const result = await probeService(async ({ text }: ProbeRequest) => {
          const document = parse(text);
          expect(document.definitions.every((each) => 'operation' in each && each.operation === 'query')).toBe(true);
          expect(measureDepth(document)).toBeLessThanOrEqual(maxDepth);
          requested += 1;
          return answers[requested % answers.length] ?? { kind: 'notGraphQL' };
        });
        expect(requested).toBeLessThanOrEqual(maxRequests);
        expect(result.requests).toBe(requested);
      }),
      { numRuns: 150 },
    );
  });

  it('stays within its bounds where a service complains of everything and agrees to everything', async () => {
    const agree = async ({ text }: ProbeRequest): Promise<Outcome> => ({
      kind: 'refused',
      errors: text.split('\n').map((row, index) => ({
        message: row.includes('deskNothing')
          ? 'Cannot query field "deskNothing" on type "Thing".'
          : `Field "${/\w+/.exec(row)?.[0] ?? 'x'}" of type "Thing${index}" must have a selection of subfields.`,
        code: null,
        path: [],
        line: index + 1,
      })),
    });
    const result = await probeService(agree);
    expectNothing(result);
  });
});
