import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { app, calls, computer, createEvent, resetElectron } from '../support/electron/electronStandIn.ts';
import {
  createEncryption,
  createProxyCheck,
  createServiceFetch,
  createUpdatePorts,
} from '../../electron/desktop/desktopCore.ts';
import { offerNoClientCertificate } from '../../electron/desktop/pageGuards.ts';

vi.mock('electron', async () => (await import('../support/electron/electronStandIn.ts')).electron);

beforeEach(resetElectron);

const marked =
  (mark: string) =>
  async (text: string): Promise<Buffer> =>
    Buffer.from(`${mark}${text}`);

describe('the operating system’s encryption', () => {
  it.each([
    ['linux', 'v10', 'none'],
    ['linux', 'v11', 'protected'],
    ['linux', 'v12', 'protected'],
    ['win32', 'v10', 'protected'],
    ['darwin', 'v10', 'protected'],
  ] as const)('on %s with ciphertexts that begin %s counts as %s', async (platform, mark, protection) => {
    computer.encrypt = marked(mark);
    expect(await createEncryption(platform).protection()).toBe(protection);
  });

  it.each(['linux', 'win32', 'darwin'] as const)('is none on %s where it is not available', async (platform) => {
    computer.encryptionAvailable = false;
    expect(await createEncryption(platform).protection()).toBe('none');
  });

  it('is none where the keyring fails or answers nothing', async () => {
    computer.encrypt = () => Promise.reject(new Error('temporarily unavailable'));
    expect(await createEncryption('linux').protection()).toBe('none');
    computer.encrypt = async () => Buffer.alloc(0);
    expect(await createEncryption('linux').protection()).toBe('none');
  });

  it('gives back what it took, and reports a changed key', async () => {
    const encryption = createEncryption('linux');
    const bytes = await encryption.encrypt('ключ 🐈');
    expect(await encryption.decrypt(new Uint8Array(bytes))).toEqual({ text: 'ключ 🐈', reEncrypt: false });
    computer.shouldReEncrypt = true;
    expect((await encryption.decrypt(bytes)).reEncrypt).toBe(true);
  });

  it('takes nothing for damage, in both directions', async () => {
    const encryption = createEncryption('win32');
    await expect(encryption.decrypt(new Uint8Array())).rejects.toThrow();
    computer.encrypt = async () => Buffer.alloc(0);
    await expect(encryption.encrypt('key')).rejects.toThrow();
  });

  it('passes a refusal on', async () => {
    computer.decrypt = () => Promise.reject(new Error('error while decrypting'));
    await expect(createEncryption('darwin').decrypt(Buffer.from('x'))).rejects.toThrow('error while decrypting');
  });
});

beforeEach(() => {
  resetElectron();
  computer.packaged = true;
});
afterEach(() => vi.unstubAllGlobals());

function on(platform: string): void {
  vi.stubGlobal('process', { ...process, platform });
}

const { signal } = new AbortController();
const names = (): readonly string[] => calls.map(({ name }) => name);

describe('updates of the desktop', () => {
  it('are none for a program that is run from its source', () => {
    computer.packaged = false;
    expect(createUpdatePorts()).toBeUndefined();
    expect(calls).toEqual([]);
  });

  it('come over a session of their own, without cookies and redirects, and trust no key that is not built in', async () => {
    const ports = createUpdatePorts();
    expect(ports?.keys).toEqual([]);
    await ports?.get('https://it.example/front-desk-update.json', signal);
    expect(calls[0]).toEqual({ name: 'session.fromPartition', args: ['updates', { cache: false }] });
    expect(calls[1]?.args[1]).toEqual({
      method: 'GET',
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      signal,
    });
  });

  it('are opened, and Front Desk goes out of their way', async () => {
    on('win32');
    expect(await createUpdatePorts()?.install('C:\\x.exe')).toBe(true);
    expect(names().slice(1)).toEqual(['shell.openPath', 'app.quit']);
  });

  it('that can’t be opened end nothing', async () => {
    on('win32');
    computer.openProblem = 'Access denied';
    expect(await createUpdatePorts()?.install('C:\\x.exe')).toBe(false);
    expect(names()).not.toContain('app.quit');
  });

  it('are shown on Linux, where the system installs them', async () => {
    on('linux');
    expect(await createUpdatePorts()?.install('/x.deb')).toBe(true);
    expect(names().slice(1)).toEqual(['shell.showItemInFolder']);
  });
});

const init = {
  method: 'POST',
  headers: { authorization: 'key' },
  body: '{}',
  redirect: 'error',
  credentials: 'omit',
  cache: 'no-store',
  signal,
} as const;

describe('the core’s network', () => {
  it('has a session of its own in memory, without a cache', () => {
    createServiceFetch();
    expect(calls).toEqual([{ name: 'session.fromPartition', args: ['service', { cache: false }] }]);
  });

  it('follows no redirect, carries no cookie and keeps nothing, and can be stopped', async () => {
    const response = await createServiceFetch()('https://api.example.test/graphql', init);
    expect(response.status).toBe(200);
    expect(calls.at(-1)).toEqual({ name: 'session.fetch', args: ['https://api.example.test/graphql', init] });
  });

  it('has sockets only where the system knows no proxy', async () => {
    const isDirect = createProxyCheck();
    expect(await isDirect('https://api.example.test/graphql')).toBe(true);
    computer.proxy = 'PROXY proxy.example.test:8080; DIRECT';
    expect(await isDirect('https://api.example.test/graphql')).toBe(false);
    computer.proxy = 'DIRECT';
    expect(calls.at(-1)).toEqual({ name: 'session.resolveProxy', args: ['https://api.example.test/graphql'] });
  });

  it('trusts no certificate that the system does not', () => {
    createServiceFetch();
    offerNoClientCertificate();
    expect(app.eventNames()).toEqual(['select-client-certificate']);
    expect(calls.filter(({ name }) => name === 'session.setCertificateVerifyProc')).toEqual([]);
  });

  it('shows no server a client certificate', () => {
    offerNoClientCertificate();
    const answers: unknown[] = [];
    const choice = createEvent({});
    app.emit(
      'select-client-certificate',
      choice,
      null,
      'https://x.test',
      [{ serialNumber: '1' }],
      (...args: unknown[]) => answers.push(...args),
    );
    expect([choice.prevented, answers]).toEqual([true, []]);
  });
});
