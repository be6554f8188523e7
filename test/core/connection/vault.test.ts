import fc from 'fast-check';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newDataKey, open as openEnvelope, seal } from '../../../electron/core/storage/files/envelope.ts';
import { openVault, type Vault } from '../../../electron/core/connection/vault.ts';
import { noEncryption } from '../../../electron/preview/previewPorts.ts';
import { dataFolder } from '../../support/core/dataFolder.ts';
import { expectOwnerOnly } from '../../support/core/fileModes.ts';
import { fakeKeyring, temporaryFolder } from '../../support/core/memoryCore.ts';

const key = { kind: 'single', key: 'sandbox-key-1' } as const;
const other = { kind: 'single', key: 'sandbox-key-2' } as const;
const origin = 'https://sandbox.example';

let temporary: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  temporary = temporaryFolder();
});
afterEach(() => temporary.remove());

function open(encryption = fakeKeyring()): Promise<Vault> {
  return openVault({ ...dataFolder(temporary.folder), encryption });
}

function vaultFile(): string {
  return join(temporary.folder, 'vault.json');
}

describe('the vault with a keyring', () => {
  it('keeps keys for the next start, encrypted, readable by their owner only', async () => {
    const vault = await open();
    expect(vault.protection()).toBe('protected');
    expect(await vault.keep('sandbox', origin, key)).toBe(true);
    const again = await open();
    expect(again.describe('sandbox')).toEqual({ hasKey: true, setAt: '2026-11-17T15:10:00.000Z' });
    expect(await again.use('sandbox', origin)).toEqual({ kind: 'keys', keys: key });
    expect(readFileSync(vaultFile(), 'utf8')).not.toContain(key.key);
    expectOwnerOnly(vaultFile());
  });

  it('gives a key to no other address and no other environment', async () => {
    const vault = await open();
    await vault.keep('sandbox', origin, key);
    expect(await vault.use('sandbox', 'https://evil.example')).toEqual({ kind: 'otherAddress' });
    expect(await (await open()).use('sandbox', 'https://evil.example')).toEqual({ kind: 'otherAddress' });
    expect(await vault.use('production', origin)).toEqual({ kind: 'none' });
  });

  it('does not open an entry that was moved to another address in the file', async () => {
    await (await open()).keep('sandbox', origin, key);
    writeFileSync(vaultFile(), readFileSync(vaultFile(), 'utf8').replace(origin, 'https://evil.example'));
    expect(await (await open()).use('sandbox', 'https://evil.example')).toEqual({ kind: 'locked' });
  });

  it('keeps every byte when decryption fails, and works again when it does not', async () => {
    const keyring = fakeKeyring();
    await (await open(keyring)).keep('sandbox', origin, key);
    const before = readFileSync(vaultFile());
    keyring.locked = true;
    for (let start = 0; start < 5; start += 1) {
      expect(await (await open(keyring)).use('sandbox', origin)).toEqual({ kind: 'locked' });
    }
    expect(readFileSync(vaultFile())).toEqual(before);
    keyring.locked = false;
    expect(await (await open(keyring)).use('sandbox', origin)).toEqual({ kind: 'keys', keys: key });
  });

  it('sets a vault that can not be opened aside before a new key takes its place', async () => {
    const keyring = fakeKeyring();
    await (await open(keyring)).keep('sandbox', origin, key);
    const before = readFileSync(vaultFile());
    keyring.locked = true;
    const vault = await open(keyring);
    await vault.keep('sandbox', origin, other);
    const aside = readdirSync(temporary.folder).filter((name) => name.includes('.old-'));
    expect(readFileSync(join(temporary.folder, aside[0] ?? ''))).toEqual(before);
    expect(await vault.use('sandbox', origin)).toEqual({ kind: 'keys', keys: other });
  });

  it('forgets one key and keeps the others', async () => {
    const vault = await open();
    await vault.keep('sandbox', origin, key);
    await vault.keep('production', 'https://clinic.example', other);
    expect(vault.forget('sandbox')).toBe(true);
    const again = await open();
    expect(again.describe('sandbox').hasKey).toBe(false);
    expect(await again.use('production', 'https://clinic.example')).toEqual({ kind: 'keys', keys: other });
  });
});

describe('a vault write that fails', () => {
  it('leaves the stored keys where they are', async () => {
    const keyring = fakeKeyring();
    await (await open(keyring)).keep('production', origin, key);
    const before = readFileSync(vaultFile());
    keyring.locked = true;
    const vault = await open({ ...keyring, locked: true, encrypt: () => Promise.reject(new Error('locked')) });
    expect(await vault.keep('sandbox', origin, other)).toBe(false);
    expect(readFileSync(vaultFile())).toEqual(before);
    keyring.locked = false;
    expect(await (await open(keyring)).use('production', origin)).toEqual({ kind: 'keys', keys: key });
  });

  it('loses no key when two are stored at once', async () => {
    const vault = await open();
    await Promise.all([vault.keep('sandbox', origin, key), vault.keep('testing', origin, other)]);
    const again = await open();
    expect(await again.use('sandbox', origin)).toEqual({ kind: 'keys', keys: key });
    expect(await again.use('testing', origin)).toEqual({ kind: 'keys', keys: other });
  });

  it('does not bring a key back that was forgotten while it was being opened', async () => {
    const keyring = fakeKeyring();
    await (await open(keyring)).keep('sandbox', origin, key);
    const vault = await open(keyring);
    const using = vault.use('sandbox', origin);
    vault.forget('sandbox');
    expect(await using).toEqual({ kind: 'none' });
    expect(vault.describe('sandbox').hasKey).toBe(false);
  });
});

describe('a key that is forgotten', () => {
  it('is in no file any more, the last good copy included', async () => {
    const keyring = fakeKeyring();
    await (await open(keyring)).keep('sandbox', origin, key);
    const vault = await open(keyring);
    await vault.use('sandbox', origin);
    const { entries } = JSON.parse(readFileSync(vaultFile(), 'utf8'));
    expect(filesWith(entries.sandbox.sealed)).toEqual(['vault.json', 'vault.last-good.json']);
    expect(vault.forget('sandbox')).toBe(true);
    expect(filesWith(entries.sandbox.sealed)).toEqual([]);
  });

  it('stays erased where a save was pending', async () => {
    const vault = await open();
    const keeping = vault.keep('sandbox', origin, key);
    vault.forget('sandbox');
    await keeping;
    expect((await open()).describe('sandbox').hasKey).toBe(false);
  });

  it('erases no other key that was stored at the same time', async () => {
    const vault = await open();
    await vault.keep('sandbox', origin, key);
    const keeping = vault.keep('testing', origin, other);
    vault.forget('sandbox');
    await keeping;
    const again = await open();
    expect([again.describe('sandbox').hasKey, again.describe('testing').hasKey]).toEqual([false, true]);
  });
});

describe('a key that this computer can’t open', () => {
  it('outlives whatever is done but forgetting it', async () => {
    const command = fc.constantFrom('start', 'use', 'keep', 'keepHere', 'forgetOther', 'unlock', 'lock');
    await fc.assert(
      fc.asyncProperty(fc.array(command, { maxLength: 25 }), async (commands) => {
        const keyring = fakeKeyring();
        const first = await open(keyring);
        await first.keep('sandbox', origin, key);
        await first.keep('testing', origin, key);
        const { entries } = JSON.parse(readFileSync(vaultFile(), 'utf8'));
        keyring.locked = true;
        let vault = await open(keyring);
        for (const each of commands) {
          if (each === 'start') vault = await open(keyring);
          else if (each === 'use') await vault.use('sandbox', origin);
          else if (each === 'keep') await vault.keep('production', origin, other);
          else if (each === 'keepHere' && keyring.locked) await vault.keep('gateway', origin, other);
          else if (each === 'forgetOther') vault.forget('testing');
          else keyring.locked = each === 'lock';
          expect(filesWith(entries.sandbox.sealed).length).toBeGreaterThan(0);
        }
        for (const name of readdirSync(temporary.folder)) rmSync(join(temporary.folder, name));
      }),
      { numRuns: 60 },
    );
  });
});

/** Which files hold a text. */
function filesWith(text: string): readonly string[] {
  return readdirSync(temporary.folder)
    .toSorted()
    .filter((name) => readFileSync(join(temporary.folder, name), 'utf8').includes(text));
}

describe('the vault without protection', () => {
  it('keeps keys for this run only and writes nothing', async () => {
    const vault = await open({ ...noEncryption, locked: false });
    expect(vault.protection()).toBe('thisRunOnly');
    await vault.keep('sandbox', origin, key);
    expect(await vault.use('sandbox', origin)).toEqual({ kind: 'keys', keys: key });
    expect(readdirSync(temporary.folder)).toEqual([]);
    expect((await open({ ...noEncryption, locked: false })).describe('sandbox').hasKey).toBe(false);
  });
});

describe('the envelope', () => {
  const binding = { environment: 'sandbox', origin };

  it('opens with its key and binding only, and distinguishes a wrong key from damage', () => {
    const dataKey = newDataKey();
    const sealed = seal('text ✓', dataKey, binding);
    expect(openEnvelope(sealed, dataKey, binding)).toEqual({ kind: 'opened', text: 'text ✓' });
    expect(openEnvelope(sealed, newDataKey(), binding)).toEqual({ kind: 'otherKey' });
    expect(openEnvelope(sealed, dataKey, { ...binding, environment: 'production' })).toEqual({ kind: 'damaged' });
  });

  it('finds every change of one character', () => {
    const dataKey = newDataKey();
    const sealed = seal('secret', dataKey, binding);
    fc.assert(
      fc.property(fc.nat(sealed.length - 1), fc.constantFrom('A', 'b', '0', '.', '='), (index, character) => {
        fc.pre(sealed[index] !== character);
        const changed = sealed.slice(0, index) + character + sealed.slice(index + 1);
        const opened = openEnvelope(changed, dataKey, binding);
        // Base64 leaves a few bits of a last character unused: such a change is none.
        if (opened.kind === 'opened') expect(decoded(changed)).toEqual(decoded(sealed));
        else expect(['otherKey', 'damaged']).toContain(opened.kind);
      }),
      { numRuns: 500 },
    );
  });

  function decoded(envelope: string): readonly string[] {
    return envelope.split('.').map((part, index) => (index < 2 ? part : Buffer.from(part, 'base64').toString('hex')));
  }
});
