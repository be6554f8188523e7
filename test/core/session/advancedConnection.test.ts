import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Keys } from '../../../electron/contract/settings.ts';
import { fakeKeyring, startTestCore, type TestCore, valueOf } from '../../support/core/memoryCore.ts';
import { makeCertificates } from '../../support/service/certificates.ts';
import { type RawServer, startRawServer } from '../../support/service/rawServer.ts';
import { startSecureClinic, trust } from '../../support/service/secureClinic.ts';
import { startTokenService, type TokenService } from '../../support/service/tokenService.ts';

const key = 'canary-9e20aa-token';
const single: Keys = { kind: 'single', key };
const gatewayKeys: Keys = { kind: 'gateway', apiKey: 'canary-9e20aa-api', serviceKey: 'canary-9e20aa-service' };

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function core(...options: Parameters<typeof startTestCore>): Promise<TestCore> {
  const test = await startTestCore(...options);
  closers.push(() => test.close());
  return test;
}

async function tokenService(): Promise<TokenService> {
  const service = await startTokenService(key);
  closers.push(() => service.close(), trust(service.certificates.authority));
  return service;
}

async function secureServer(): Promise<RawServer> {
  const certificates = await makeCertificates();
  const server = await startRawServer((response) => response.writeHead(401).end('{}'), certificates.server);
  closers.push(() => server.close(), trust(certificates.authority));
  return server;
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

describe('a service that takes its key otherwise', () => {
  const advanced = { path: '/api/query', header: 'X-Api-Token', scheme: 'Bearer' };

  it('is connected with its path, header and prefix, which are kept for the next start', async () => {
    const service = await tokenService();
    const encryption = fakeKeyring();
    const first = await core({ encryption });
    const request = { environment: 'sandbox', url: service.url, keys: single } as const;
    expect(valueOf(await first.request('connection:open', request)).outcome.kind).toBe('notGraphQL');
    expect(valueOf(await first.request('connection:open', { ...request, advanced })).outcome.kind).toBe('ok');

    const second = await core({ encryption }, first.folder);
    const day = valueOf(await second.request('desk:query', { operation: 'ScheduleDay', variables: {} }));
    expect(day.errors).toBeUndefined();
    const view = async () =>
      valueOf(await second.request('settings:read', null)).environments.find(({ kind }) => kind === 'sandbox');
    expect(await view()).toMatchObject({ url: service.url, hasKey: true, advanced });
    const state = valueOf(await second.request('connection:open', { ...request, keys: null, advanced }));
    expect(state.outcome.kind).toBe('ok');
    const plain = valueOf(await second.request('connection:open', { ...request, keys: null }));
    expect([plain.outcome.kind, (await view())?.advanced]).toEqual(['notGraphQL', advanced]);
    const rows = service.received.filter((each) => each.includes(' /api/query '));
    expect(rows.filter((each) => each.includes(`x-api-token Bearer ${key}`))).toHaveLength(rows.length);
    expect(rows.filter((each) => /authorization/i.test(each))).toEqual([]);
  });

  it('does not get a key that was verified for another origin, in whatever header', async () => {
    const clinic = await startSecureClinic({ auth: { kind: 'direct', key } });
    closers.push(() => clinic.close(), trust(clinic.certificates.authority));
    const service = await tokenService();
    const test = await core();
    const first = { environment: 'sandbox', url: clinic.url, keys: single } as const;
    expect(valueOf(await test.request('connection:open', first)).outcome.kind).toBe('ok');
    const request = { environment: 'sandbox', url: service.url, keys: null, advanced } as const;
    expect(valueOf(await test.request('connection:open', request)).outcome.kind).toBe('keyElsewhere');
    expect(service.received).toEqual([]);
  });

  it('learns nothing of a key that it refuses, and the page and the files neither', async () => {
    const service = await tokenService();
    const test = await core({ encryption: fakeKeyring() });
    const outcomes: string[] = [];
    test.core.subscribe((event) => outcomes.push(event));
    const wrong = 'canary-wrong-81d2';
    const payload = { environment: 'sandbox', url: service.url, keys: { kind: 'single', key: wrong }, advanced };
    // The service repeats what it got.
    for (const channel of ['connection:test', 'connection:open'])
      outcomes.push(await test.core.request(JSON.stringify({ id: channel, channel, payload })));
    outcomes.push(await test.core.request(JSON.stringify({ id: 'read', channel: 'settings:read', payload: null })));
    await test.core.close();
    const everything = [...outcomes, ...filesIn(test.folder)].join('\n');
    expect(everything).toContain('verified');
    expect(everything).not.toContain(wrong);
  });

  it.each([
    ['sandbox', { header: 'Host' }],
    ['sandbox', { header: 'X-Api-Token\r\nHost: other.example' }],
    ['sandbox', { scheme: 'Bearer\r\nX-Evil:' }],
    ['sandbox', { path: 'api' }],
    ['sandbox', { path: '/a b' }],
    ['sandbox', { method: 'GET' }],
    ['sandbox', null],
    ['gateway', { header: 'X-Api-Token' }],
    ['gateway', { path: '/api', scheme: 'Bearer' }],
  ])('is refused at the boundary for %s: %j', async (environment, wrong) => {
    const service = await tokenService();
    const test = await core();
    const keys = environment === 'gateway' ? gatewayKeys : single;
    const payload = { environment, url: service.url, keys, advanced: wrong };
    const answer = await test.core.request(JSON.stringify({ id: 'a', channel: 'connection:open', payload }));
    expect(JSON.parse(answer)).toMatchObject({ ok: false, failure: { kind: 'badRequest' } });
    expect(service.received).toEqual([]);
  });

  it('keeps the two headers of a gateway at another path', async () => {
    const server = await secureServer();
    const test = await core();
    const request = {
      environment: 'gateway',
      url: server.origin,
      keys: gatewayKeys,
      advanced: { path: '/api' },
    } as const;
    valueOf(await test.request('connection:test', request));
    expect(server.received[0]).toMatch(/^POST \/api .*x-api-key canary-9e20aa-api x-service-key canary-9e20aa-service/);
  });
});
