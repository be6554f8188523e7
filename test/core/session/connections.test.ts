import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { DeskResponse } from '../../../electron/contract/channels.ts';
import type { ConnectableEnvironment, ConnectionReport, Keys } from '../../../electron/contract/settings.ts';
import { isRecord } from '../../../graphql/service/json.ts';
import { fakeKeyring, startTestCore, type TestCore, valueOf } from '../../support/core/memoryCore.ts';
import { startRawServer } from '../../support/service/rawServer.ts';
import { type SecureClinic, startSecureClinic, trust } from '../../support/service/secureClinic.ts';

const key = 'canary-4c1d7e-single';
const single: Keys = { kind: 'single', key };
const gatewayKeys: Keys = { kind: 'gateway', apiKey: 'canary-4c1d7e-api', serviceKey: 'canary-4c1d7e-service' };

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function secureClinic(options: Parameters<typeof startSecureClinic>[0]): Promise<SecureClinic> {
  const clinic = await startSecureClinic(options);
  closers.push(() => clinic.close(), trust(clinic.certificates.authority));
  return clinic;
}

async function core(...options: Parameters<typeof startTestCore>): Promise<TestCore> {
  const test = await startTestCore(...options);
  closers.push(() => test.close());
  return test;
}

async function open(
  test: TestCore,
  environment: ConnectableEnvironment,
  url: string,
  keys: Keys | null,
): Promise<ConnectionReport> {
  return valueOf(await test.request('connection:open', { environment, url, keys }));
}

async function environmentOf(test: TestCore): Promise<string> {
  return valueOf(await test.request('settings:read', null)).environment;
}

describe('connecting a clinic', () => {
  it('opens a service over https with one key and shows its day', async () => {
    const clinic = await secureClinic({ auth: { kind: 'direct', key } });
    const test = await core();
    const events: string[] = [];
    test.core.subscribe((event) => events.push(event));
    const report = await open(test, 'sandbox', clinic.url, single);
    expect(report).toMatchObject({ outcome: { kind: 'ok' }, organization: { name: expect.any(String) } });
    expect(events).toContain('{"kind":"connectionChanged"}');
    expect(await environmentOf(test)).toBe('sandbox');
    const day = valueOf(await test.request('desk:query', { operation: 'ScheduleDay', variables: {} }));
    expect(day.errors).toBeUndefined();
    const state = valueOf(await test.request('desk:query', { operation: 'ServiceState', variables: {} }));
    expect(state.data).toMatchObject({ service: { environment: { kind: 'sandbox', host: new URL(clinic.url).host } } });
  });

  it('opens the gateway with its two keys, and names the missing one', async () => {
    const clinic = await secureClinic({
      auth: { kind: 'gateway', apiKey: gatewayKeys.apiKey, serviceKey: gatewayKeys.serviceKey },
    });
    const test = await core();
    const wrong: Keys = { ...gatewayKeys, apiKey: 'wrong' };
    expect((await open(test, 'gateway', clinic.url, wrong)).outcome.kind).toBe('keyRejected');
    expect((await open(test, 'gateway', clinic.url, gatewayKeys)).outcome.kind).toBe('ok');
    const missing = await test.request('connection:open', {
      environment: 'gateway',
      url: clinic.url,
      keys: { ...gatewayKeys, serviceKey: '' },
    });
    expect(missing).toMatchObject({ ok: false, failure: { kind: 'badKey' } });
  });

  it('keeps the former key until a new one has opened the service', async () => {
    const clinic = await secureClinic({ auth: { kind: 'direct', key } });
    const test = await core({ encryption: fakeKeyring() });
    await open(test, 'sandbox', clinic.url, single);
    const refused = await open(test, 'sandbox', clinic.url, { kind: 'single', key: 'wrong' });
    expect(refused).toMatchObject({ outcome: { kind: 'keyRejected' }, organization: null });
    expect((await open(test, 'sandbox', clinic.url, null)).outcome.kind).toBe('ok');
  });

  it('restores its key after a restart where the system protects it, and requests it otherwise', async () => {
    const clinic = await secureClinic({ auth: { kind: 'direct', key } });
    for (const [encryption, kind] of [
      [fakeKeyring(), 'ok'],
      [undefined, 'keyMissing'],
    ] as const) {
      const first = await core(encryption ? { encryption } : {});
      await open(first, 'production', clinic.url, single);
      const second = await core(encryption ? { encryption } : {}, first.folder);
      expect(await environmentOf(second)).toBe('production');
      const day = valueOf(await second.request('desk:query', { operation: 'ScheduleDay', variables: {} }));
      expect(failureIn(day)).toBe(kind === 'ok' ? undefined : kind);
    }
  });

  it('tests without keeping: nothing changes but the last outcome', async () => {
    const clinic = await secureClinic({ auth: { kind: 'direct', key } });
    const test = await core();
    const report = valueOf(
      await test.request('connection:test', { environment: 'testing', url: clinic.url, keys: single }),
    );
    expect(report.outcome.kind).toBe('ok');
    const settings = valueOf(await test.request('settings:read', null));
    expect(settings.environment).toBe('demo');
    expect(settings.environments.find(({ kind }) => kind === 'testing')).toMatchObject({ hasKey: false, url: null });
  });

  it('refuses an untrusted certificate before the key leaves', async () => {
    const clinic = await startSecureClinic({ auth: { kind: 'direct', key } });
    closers.push(() => clinic.close());
    const test = await core();
    expect((await open(test, 'sandbox', clinic.url, single)).outcome.kind).toBe('certificate');
    expect(await environmentOf(test)).toBe('demo');
  });

  it('refuses plain http before a byte leaves, on loopback too', async () => {
    const server = await startRawServer((response) => response.end());
    closers.push(() => server.close());
    const test = await core();
    const answer = await test.request('connection:open', { environment: 'sandbox', url: server.origin, keys: single });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'badAddress' } });
    expect(server.received).toEqual([]);
  });

  it('sends a stored key to no other address', async () => {
    const clinic = await secureClinic({ auth: { kind: 'direct', key } });
    const foreign = await secureClinic({ auth: { kind: 'direct', key } });
    const test = await core();
    await open(test, 'sandbox', clinic.url, single);
    expect((await open(test, 'sandbox', foreign.url, null)).outcome.kind).toBe('keyElsewhere');
    expect((await open(test, 'testing', clinic.url, null)).outcome.kind).toBe('keyMissing');
  });

  it('distinguishes an operation that the key may not run from a refused key', async () => {
    const clinic = await secureClinic({ auth: { kind: 'direct', key }, restricted: ['getClients'] });
    const test = await core();
    await open(test, 'sandbox', clinic.url, single);
    const clients = valueOf(await test.request('desk:query', { operation: 'ClientList', variables: {} }));
    expect(failureIn(clients)).toBe('forbidden');
    const found = valueOf(await test.request('desk:query', { operation: 'ClientList', variables: { search: 'an' } }));
    expect(found.errors).toBeUndefined();
  });

  it('removes a key and reports it afterwards', async () => {
    const clinic = await secureClinic({ auth: { kind: 'direct', key } });
    const test = await core({ encryption: fakeKeyring() });
    await open(test, 'sandbox', clinic.url, single);
    const settings = valueOf(await test.request('connection:forget', { environment: 'sandbox' }));
    expect(settings.environments.find(({ kind }) => kind === 'sandbox')).toMatchObject({
      hasKey: false,
      url: clinic.url,
    });
    const day = valueOf(await test.request('desk:query', { operation: 'ScheduleDay', variables: {} }));
    expect(failureIn(day)).toBe('keyMissing');
    expect(valueOf(await test.request('connection:use', { environment: 'demo' })).environment).toBe('demo');
  });

  it('leaves no key in any answer, event, log or file', async () => {
    const clinic = await secureClinic({ auth: { kind: 'direct', key } });
    const test = await core({ encryption: fakeKeyring() });
    const outcomes: string[] = [];
    test.core.subscribe((event) => outcomes.push(event));
    const record = async (envelope: object): Promise<void> =>
      void outcomes.push(await test.core.request(JSON.stringify(envelope)));
    const request = { environment: 'sandbox', url: clinic.url, keys: single };
    for (const [index, url] of [clinic.url, 'https://127.0.0.1:1', 'http://x', `https://${key}@x`].entries()) {
      await record({ id: `t${index}`, channel: 'connection:test', payload: { ...request, url } });
      await record({ id: `o${index}`, channel: 'connection:open', payload: { ...request, url } });
    }
    await record({ id: 'bad', channel: 'connection:open', payload: { ...request, extra: key } });
    for (const operation of ['ScheduleDay', 'ClientList', 'LocationList', 'ServiceState', key]) {
      await record({ id: operation, channel: 'desk:query', payload: { operation, variables: {} } });
    }
    await record({ id: 'read', channel: 'settings:read', payload: null });
    await test.core.close();
    const files = allFiles(test.folder).map((file) => readFileSync(file, 'utf8'));
    expect(files.length).toBeGreaterThanOrEqual(3);
    const everything = [...outcomes, ...files].join('\n');
    const forms = [
      key,
      Buffer.from(key).toString('base64'),
      Buffer.from(key).toString('hex'),
      key.split('').toReversed().join(''),
    ];
    expect(forms.filter((form) => everything.includes(form))).toEqual([]);
    // The same search finds what is there: the address is in the settings.
    expect(everything.includes(new URL(clinic.url).host)).toBe(true);
  });
});

function failureIn(answer: DeskResponse): unknown {
  const failure = answer.errors?.[0]?.extensions?.['failure'];
  return isRecord(failure) ? failure['kind'] : undefined;
}

function allFiles(folder: string): readonly string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? allFiles(path) : [path];
  });
}

describe('other connection state', () => {
  it('keeps a trial connection apart from the environment in use, and notifies the page when an outcome changes', async () => {
    const test = await core();
    const events: string[] = [];
    test.core.subscribe((event) => events.push(event));
    const outcomeOf = async (kind: string): Promise<string | undefined> =>
      valueOf(await test.request('settings:read', null)).environments.find((each) => each.kind === kind)?.lastOutcome
        ?.kind;
    await test.request('desk:query', { operation: 'LocationList', variables: {} });
    await test.request('connection:test', { environment: 'sandbox', url: 'https://127.0.0.1:1', keys: single });
    expect([await outcomeOf('demo'), await outcomeOf('sandbox')]).toEqual(['ok', 'unreachable']);
    expect(events.filter((event) => event.includes('settingsChanged')).length).toBe(2);
  });

  it('reports in a notice that a key could not be saved, and connects all the same', async () => {
    const clinic = await secureClinic({ auth: { kind: 'direct', key } });
    const keyring = fakeKeyring();
    const test = await core({ encryption: { ...keyring, encrypt: () => Promise.reject(new Error('full')) } });
    expect((await open(test, 'sandbox', clinic.url, single)).outcome.kind).toBe('ok');
    const settings = valueOf(await test.request('settings:read', null));
    expect(settings.environment).toBe('sandbox');
    expect(settings.notices.map(({ message }) => message).join()).toContain('Couldn’t save the key');
  });

  it('stays where it is when the key of another environment is forgotten', async () => {
    const clinic = await secureClinic({ auth: { kind: 'direct', key } });
    const test = await core();
    await open(test, 'sandbox', clinic.url, single);
    await test.request('connection:use', { environment: 'demo' });
    const events: string[] = [];
    test.core.subscribe((event) => events.push(event));
    await test.request('connection:forget', { environment: 'sandbox' });
    expect(events).toEqual(['{"kind":"settingsChanged"}']);
  });

  it('erases a clinic’s data together with its key', async () => {
    const clinic = await secureClinic({ auth: { kind: 'direct', key } });
    const test = await core();
    await open(test, 'sandbox', clinic.url, single);
    await test.request('desk:query', { operation: 'LocationList', variables: {} });
    await test.request('connection:forget', { environment: 'sandbox' });
    const answer = valueOf(await test.request('desk:query', { operation: 'LocationList', variables: {} }));
    expect(failureIn(answer)).toBe('keyMissing');
  });
});
