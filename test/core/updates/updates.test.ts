import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { listFiles, signUpdate } from '../../../build/packaging/signUpdate.ts';
import type { UpdatePorts } from '../../../electron/core/foundation/ports.ts';
import { isNewer, readSignedList, signatureName, updateListName } from '../../../electron/core/updates/updateFiles.ts';
import { startTestCore, type TestCore, valueOf } from '../../support/core/memoryCore.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

const place = 'https://it.example/front-desk';
const installer = Buffer.from('an installer '.repeat(5_000));

function newKey(): { readonly pem: string; readonly spki: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    pem: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    spki: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  };
}

/** What a publisher has put at the address, as the script makes it. */
function publish(version: string, pem: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'front-desk-updates-'));
  closers.push(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, `front-desk-${version}-win-x64.exe`), installer);
  for (const other of ['win-x64.msi', 'win-arm64.exe', 'linux-amd64.deb', 'linux-x86_64.rpm', 'linux-x86_64.AppImage'])
    writeFileSync(join(folder, `front-desk-${version}-${other}`), `another: ${other}`);
  writeFileSync(join(folder, 'SHA256SUMS'), '');
  signUpdate(folder, { version, notes: 'Faster.', files: listFiles(folder, 'front-desk', version) }, pem);
  return folder;
}

async function startDesk(
  published: () => string,
  keys: readonly string[],
  change: Partial<UpdatePorts> = {},
): Promise<TestCore & { readonly installed: string[]; readonly requests: string[] }> {
  const installed: string[] = [];
  const requests: string[] = [];
  const updates: UpdatePorts = {
    keys,
    os: 'win32',
    arch: 'x64',
    kind: 'nsis',
    async get(url) {
      requests.push(url);
      const file = join(published(), url.slice(place.length + 1));
      return existsSync(file) ? new Response(readFileSync(file)) : new Response('', { status: 404 });
    },
    async install(file) {
      installed.push(file);
      return true;
    },
    ...change,
  };
  const never = { now: () => 0, random: () => 0, rest: () => new Promise<void>(() => undefined) };
  const test = await startTestCore({ version: '0.1.0', updates, waiting: never });
  closers.push(() => test.close());
  return { ...test, installed, requests };
}

async function stateOf(test: TestCore): Promise<unknown> {
  const { updates } = valueOf(await test.request('settings:read', null));
  return updates.kind === 'on' ? updates.state : updates;
}

describe('updates', () => {
  it('are off until a source is set, and send no request before', async () => {
    const key = newKey();
    const folder = publish('0.2.0', key.pem);
    const test = await startDesk(() => folder, [key.spki]);
    expect(await stateOf(test)).toEqual({ kind: 'off' });
    expect((await test.request('updates:control', { to: 'check' })).ok).toBe(false);
    expect(test.requests).toEqual([]);
    for (const url of ['http://it.example', 'ftp://x', 'https://a:b@it.example', ''])
      expect(await test.request('settings:change', { updates: { url } })).toMatchObject({
        failure: { kind: 'badAddress' },
      });
    valueOf(await test.request('settings:change', { updates: { url: `${place}/` } }));
    expect(valueOf(await test.request('settings:read', null)).updates).toMatchObject({ kind: 'on', url: place });
    expect(test.requests).toEqual([]);
  });

  it('are found, fetched and installed, each step only on request', async () => {
    const key = newKey();
    const folder = publish('0.2.0', key.pem);
    const test = await startDesk(() => folder, ['bm8ga2V5', key.spki]);
    valueOf(await test.request('settings:change', { updates: { url: place } }));
    valueOf(await test.request('updates:control', { to: 'check' }));
    expect(await stateOf(test)).toEqual({ kind: 'found', version: '0.2.0', notes: 'Faster.' });
    expect(test.requests).toHaveLength(2);
    valueOf(await test.request('updates:control', { to: 'fetch' }));
    expect(await stateOf(test)).toEqual({ kind: 'ready', version: '0.2.0', notes: 'Faster.' });
    expect(test.installed).toEqual([]);
    valueOf(await test.request('updates:control', { to: 'install' }));
    expect(readFileSync(test.installed[0] ?? '')).toEqual(installer);
    // It stays fetched: looking again does not fetch it twice.
    valueOf(await test.request('updates:control', { to: 'check' }));
    expect(await stateOf(test)).toMatchObject({ kind: 'ready' });
  });

  it('are none where this is the newest, or an older one is offered', async () => {
    const key = newKey();
    for (const version of ['0.1.0', '0.0.9']) {
      const folder = publish(version, key.pem);
      const test = await startDesk(() => folder, [key.spki]);
      valueOf(await test.request('settings:change', { updates: { url: place } }));
      valueOf(await test.request('updates:control', { to: 'check' }));
      expect(await stateOf(test)).toMatchObject({ kind: 'current' });
      expect((await test.request('updates:control', { to: 'fetch' })).ok).toBe(false);
    }
  });

  it('with another signature, changed ones and damaged ones are not used, and are erased', async () => {
    const [key, otherKey] = [newKey(), newKey()];
    const damages: readonly ((folder: string) => void)[] = [
      (folder) => writeFileSync(join(folder, updateListName), `${readFileSync(join(folder, updateListName), 'utf8')} `),
      (folder) => writeFileSync(join(folder, signatureName), ''),
      (folder) => writeFileSync(join(folder, signatureName), 'A'.repeat(5000)),
      (folder) => writeFileSync(join(folder, updateListName), Buffer.alloc(300_000, 32)),
      (folder) => rmSync(join(folder, updateListName)),
    ];
    for (const damage of damages) {
      const folder = publish('0.2.0', key.pem);
      damage(folder);
      const test = await startDesk(() => folder, [key.spki]);
      valueOf(await test.request('settings:change', { updates: { url: place } }));
      expect((await test.request('updates:control', { to: 'check' })).ok).toBe(false);
      expect(await stateOf(test)).toMatchObject({ kind: 'failed' });
    }
    const forged = publish('0.2.0', otherKey.pem);
    const test = await startDesk(() => forged, [key.spki]);
    valueOf(await test.request('settings:change', { updates: { url: place } }));
    expect(await test.request('updates:control', { to: 'check' })).toMatchObject({ failure: { kind: 'unreadable' } });

    for (const bytes of [Buffer.from('short'), Buffer.concat([installer, installer]), Buffer.alloc(installer.length)]) {
      const folder = publish('0.2.0', key.pem);
      const desk = await startDesk(() => folder, [key.spki]);
      valueOf(await desk.request('settings:change', { updates: { url: place } }));
      valueOf(await desk.request('updates:control', { to: 'check' }));
      writeFileSync(join(folder, 'front-desk-0.2.0-win-x64.exe'), bytes);
      expect((await desk.request('updates:control', { to: 'fetch' })).ok).toBe(false);
      expect(existsSync(join(desk.folder, 'updates'))).toBe(false);
      expect((await desk.request('updates:control', { to: 'install' })).ok).toBe(false);
      expect(desk.installed).toEqual([]);
    }
  });

  it('that are changed on the disk after they were fetched are not installed', async () => {
    const key = newKey();
    const folder = publish('0.2.0', key.pem);
    const test = await startDesk(() => folder, [key.spki]);
    valueOf(await test.request('settings:change', { updates: { url: place } }));
    valueOf(await test.request('updates:control', { to: 'check' }));
    valueOf(await test.request('updates:control', { to: 'fetch' }));
    const file = join(test.folder, 'updates', 'front-desk-0.2.0-win-x64.exe');
    writeFileSync(file, Buffer.concat([installer.subarray(1), Buffer.from('!')]));
    expect((await test.request('updates:control', { to: 'install' })).ok).toBe(false);
    expect(test.installed).toEqual([]);
  });

  it('are not there where a build holds no key, whatever is set', async () => {
    const test = await startDesk(() => '', []);
    valueOf(await test.request('settings:change', { updates: { url: place } }));
    expect(await stateOf(test)).toEqual({ kind: 'notHere' });
    expect((await test.request('updates:control', { to: 'check' })).ok).toBe(false);
    expect(test.requests).toEqual([]);
  });

  it.each([
    ['win32', 'msi', 'win-x64.msi'],
    ['linux', 'deb', 'linux-amd64.deb'],
    ['linux', 'rpm', 'linux-x86_64.rpm'],
    ['linux', 'AppImage', 'linux-x86_64.AppImage'],
  ])('are of the kind that %s has installed: %s', async (os, kind, file) => {
    const key = newKey();
    const folder = publish('0.2.0', key.pem);
    const test = await startDesk(() => folder, [key.spki], { os, kind });
    valueOf(await test.request('settings:change', { updates: { url: place } }));
    for (const to of ['check', 'fetch', 'install'] as const) valueOf(await test.request('updates:control', { to }));
    expect(readFileSync(test.installed[0] ?? '', 'utf8')).toBe(`another: ${file}`);
  });

  it('are none for a program that was not installed', async () => {
    const key = newKey();
    const folder = publish('0.2.0', key.pem);
    const test = await startDesk(() => folder, [key.spki], { kind: null });
    valueOf(await test.request('settings:change', { updates: { url: place } }));
    expect(await test.request('updates:control', { to: 'check' })).toMatchObject({ failure: { kind: 'notOffered' } });
  });

  it('for another kind of computer are reported', async () => {
    const key = newKey();
    const folder = publish('0.2.0', key.pem);
    const test = await startDesk(() => folder, [key.spki], { os: 'darwin', arch: 'arm64' });
    valueOf(await test.request('settings:change', { updates: { url: place } }));
    expect(await test.request('updates:control', { to: 'check' })).toMatchObject({ failure: { kind: 'notOffered' } });
  });
});

describe('a signed list', () => {
  it('names files that stay where they belong', () => {
    const key = newKey();
    const file = { kind: 'nsis' as const, os: 'win32', arch: 'x64', size: 1, sha256: '0'.repeat(64) };
    for (const name of ['../x.exe', 'a/b.exe', '.hidden', 'a\\b.exe', '', 'x'.repeat(200)]) {
      const folder = mkdtempSync(join(tmpdir(), 'front-desk-updates-'));
      closers.push(() => rmSync(folder, { recursive: true }));
      signUpdate(folder, { version: '1.0.0', notes: '', files: [{ ...file, name }] }, key.pem);
      const [bytes, signature] = [updateListName, signatureName].map((each) => readFileSync(join(folder, each)));
      expect(readSignedList(bytes ?? Buffer.of(), String(signature), [key.spki]), name).toBeNull();
    }
  });

  it('is compared by the numbers of its version', () => {
    expect(isNewer('0.10.0', '0.9.9')).toBe(true);
    expect(isNewer('1.0.0', '0.99.99')).toBe(true);
    expect(isNewer('0.1.0', '0.1.0')).toBe(false);
    expect(isNewer('0.1.1-beta', '0.1.0')).toBe(false);
  });
});
