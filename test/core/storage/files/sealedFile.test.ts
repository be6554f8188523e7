import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDraftStore } from '../../../../electron/core/storage/draftStore.ts';
import { openSealedFile, type SealedFile } from '../../../../electron/core/storage/files/sealedFile.ts';
import type { Encryption } from '../../../../electron/core/foundation/ports.ts';
import { openVault } from '../../../../electron/core/connection/vault.ts';
import { noEncryption } from '../../../../electron/preview/previewPorts.ts';
import { dataFolder } from '../../../support/core/dataFolder.ts';
import { fakeKeyring, temporaryFolder, tuesday } from '../../../support/core/memoryCore.ts';

let temporary: ReturnType<typeof temporaryFolder>;
let folder: string;
beforeEach(() => {
  temporary = temporaryFolder();
  folder = temporary.folder;
});
afterEach(() => temporary.remove());

const file = (): string => join(folder, 'people.json');
const open = (encryption: Encryption, change: object = {}): Promise<SealedFile> =>
  openSealedFile({ folder, clock: { now: () => tuesday }, name: 'people.json', encryption, ...change });

/** Changes the text that is sealed, and leaves the file good JSON. */
function flipInside(): void {
  const text = readFileSync(file(), 'utf8');
  // The first character of the ciphertext: of a last one in base64 some bits count for nothing.
  const end = text.indexOf('"', text.indexOf('"sealed":"') + 10);
  const begin = text.lastIndexOf('.', end) + 1;
  writeFileSync(file(), text.slice(0, begin) + (text[begin] === 'A' ? 'B' : 'A') + text.slice(begin + 1));
}

describe('a sealed file', () => {
  it('returns what was written, in this run and the next, and is unreadable on disk', async () => {
    const keyring = fakeKeyring();
    const sealed = await open(keyring);
    expect(await sealed.read()).toBeNull();
    expect(await sealed.write({ name: 'Ada Lovelace' })).toBe(true);
    expect(await sealed.read()).toEqual({ name: 'Ada Lovelace' });
    expect(await (await open(keyring)).read()).toEqual({ name: 'Ada Lovelace' });
    expect(readFileSync(file(), 'utf8')).not.toContain('Ada');
  });

  it('holds the last write, however many run at once', async () => {
    const keyring = fakeKeyring();
    const sealed = await open(keyring);
    const all = await Promise.all(Array.from({ length: 20 }, (_, count) => sealed.write(count)));
    expect(all).toEqual(Array.from({ length: 20 }, () => true));
    expect(await (await open(keyring)).read()).toBe(19);
  });

  it('keeps what it can’t open under another name before it is written, also where it was never read', async () => {
    await (await open(fakeKeyring())).write('first');
    const before = readFileSync(file());
    const other = { ...fakeKeyring(), decrypt: () => Promise.reject(new Error('error while decrypting')) };
    const data = dataFolder(folder);
    const sealed = await open(other, data);
    expect(await sealed.write('second')).toBe(true);
    const [aside = ''] = readdirSync(folder).filter((name) => name.startsWith('people.json.old-'));
    expect(readFileSync(join(folder, aside)).equals(before)).toBe(true);
    expect(data.notices.list()).toMatchObject([{ id: 'people-locked' }]);
  });

  it('writes nothing where the keyring refuses to wrap a key', async () => {
    await (await open(fakeKeyring())).write('first');
    const before = readFileSync(file());
    const refuse = (): Promise<never> => Promise.reject(new Error('temporarily unavailable'));
    const sealed = await open({ ...fakeKeyring(), encrypt: refuse, decrypt: refuse });
    expect(await sealed.write('second')).toBe(false);
    expect(readFileSync(file()).equals(before)).toBe(true);
    expect(readdirSync(folder)).toEqual(['people.json']);
  });

  it('is damaged where a single sealed character was changed: set aside, and its copy is restored', async () => {
    const keyring = fakeKeyring();
    await (await open(keyring, { lastGood: true })).write('first');
    expect(await (await open(keyring, { lastGood: true })).read()).toBe('first');
    flipInside();
    const before = readFileSync(file());
    const data = dataFolder(folder);
    expect(await (await open(keyring, { ...data, lastGood: true })).read()).toBe('first');
    const [aside = ''] = readdirSync(folder).filter((name) => name.startsWith('people.json.corrupt-'));
    expect(readFileSync(join(folder, aside)).equals(before)).toBe(true);
    expect(data.notices.list()).toMatchObject([{ id: 'people-damaged' }]);
    expect(await (await open(keyring, { lastGood: true })).read()).toBe('first');
  });

  it('of a form to come is neither read nor written', async () => {
    const keyring = fakeKeyring();
    await (await open(keyring)).write({ version: 2, later: true });
    const before = readFileSync(file());
    const data = dataFolder(folder);
    const format = { version: 1, is: (value: unknown): value is unknown => value !== null };
    const sealed = await open(keyring, { ...data, format });
    expect(await sealed.read()).toBeNull();
    expect(await sealed.write({ version: 1 })).toBe(false);
    expect(readFileSync(file()).equals(before)).toBe(true);
    expect(data.notices.list()).toMatchObject([{ id: 'people-newer' }]);
  });

  it('leaves nothing behind when it is erased', async () => {
    const keyring = fakeKeyring();
    const sealed = await open(keyring, { lastGood: true });
    for (const text of ['one', 'two']) await sealed.write(text);
    await (await open(keyring, { lastGood: true })).read();
    flipInside();
    const damaged = await open(keyring, { lastGood: true });
    await damaged.read();
    await damaged.write('three');
    expect(readdirSync(folder).length).toBeGreaterThan(2);
    expect(await damaged.erase()).toBe(true);
    expect(readdirSync(folder)).toEqual([]);
    expect(await damaged.read()).toBeNull();
    expect(await damaged.write('four')).toBe(true);
  });

  it('is never on disk where nothing protects it', async () => {
    const sealed = await open(noEncryption);
    expect(sealed.kept).toBe(false);
    expect(await sealed.write('first')).toBe(false);
    expect(readdirSync(folder)).toEqual([]);
  });
});

/** A keyring whose owner rewraps everything: generation by generation, the former ones still open. */
function renewing(): Encryption & { generation: number; wrapped: number; broken: boolean } {
  return {
    generation: 1,
    wrapped: 0,
    broken: false,
    protection: async () => 'protected',
    async encrypt(text) {
      this.wrapped += 1;
      return Buffer.from(`${this.broken ? 0 : this.generation}:${Buffer.from(text).toString('base64')}`);
    },
    async decrypt(bytes) {
      const [generation = '', text = ''] = Buffer.from(bytes).toString().split(':');
      if (generation === '0') throw new Error('Error while decrypting');
      return { text: Buffer.from(text, 'base64').toString(), reEncrypt: Number(generation) < this.generation };
    },
  };
}

describe('a key to rewrap', () => {
  const origin = 'https://clinic.example.test';
  const key = { kind: 'single', key: 'k' } as const;
  const wrapping = (name: string): string => {
    // Sound: both files hold the wrapped key under this name.
    const { wrappedKey } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { wrappedKey: string };
    return Buffer.from(wrappedKey, 'base64').toString().slice(0, 2);
  };

  it('is wrapped once, and everything under it opens before and after', async () => {
    const encryption = renewing();
    const vault = await openVault({ ...dataFolder(folder), encryption });
    await vault.keep('sandbox', origin, key);
    await vault.keep('testing', origin, key);
    const memory = await openDraftStore({ ...dataFolder(folder), encryption });
    memory.mark('clinic', 'c1', 'pinned');
    await memory.flushed();
    encryption.generation = 2;
    for (let start = 0; start < 3; start += 1) {
      const again = await openVault({ ...dataFolder(folder), encryption });
      for (const environment of ['sandbox', 'testing'] as const)
        expect(await again.use(environment, origin)).toEqual({ kind: 'keys', keys: key });
      const remembered = await openDraftStore({ ...dataFolder(folder), encryption });
      expect(remembered.of('clinic').pinned).toEqual(['c1']);
      expect([wrapping('vault.json'), wrapping('desk-memory.json')]).toEqual(['2:', '2:']);
    }
    // One for each file at first, and one each after the change.
    expect(encryption.wrapped).toBe(4);
  });

  it('stays as it was where the new wrapping would not open', async () => {
    const encryption = renewing();
    await (await openVault({ ...dataFolder(folder), encryption })).keep('sandbox', origin, key);
    const before = readFileSync(join(folder, 'vault.json'));
    encryption.generation = 2;
    encryption.broken = true;
    const again = await openVault({ ...dataFolder(folder), encryption });
    expect(await again.use('sandbox', origin)).toEqual({ kind: 'keys', keys: key });
    expect(readFileSync(join(folder, 'vault.json')).equals(before)).toBe(true);
  });

  it('opens with its former wrapping where the disk refused the new one', async () => {
    const encryption = renewing();
    await (await openVault({ ...dataFolder(folder), encryption })).keep('sandbox', origin, key);
    encryption.generation = 2;
    const closed = dataFolder(folder, { mayWrite: () => false });
    expect(await (await openVault({ ...closed, encryption })).use('sandbox', origin)).toMatchObject({ kind: 'keys' });
    expect(wrapping('vault.json')).toBe('1:');
    expect(await (await openVault({ ...dataFolder(folder), encryption })).use('sandbox', origin)).toMatchObject({
      kind: 'keys',
    });
    expect(wrapping('vault.json')).toBe('2:');
  });
});
