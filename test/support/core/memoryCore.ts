import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Channel, Channels } from '../../../electron/contract/channels.ts';
import type { Result } from '../../../electron/contract/failure.ts';
import { type Core, createCore } from '../../../electron/core/createCore.ts';
import type { CorePorts, Encryption, Waiting } from '../../../electron/core/foundation/ports.ts';
import { openPlainSettingsFile } from '../../../electron/core/storage/settings/settingsStore.ts';
import { nodeFetch, noEncryption } from '../../../electron/preview/previewPorts.ts';

/** A folder of its own under the system's temporary folder, and how to remove it. */
export function temporaryFolder(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'front-desk-test-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

let skipped = 0;

/** Patience that costs no time: what would be waited for is over at once, and chance has no say. */
export const hurriedWaiting: Waiting = {
  now: () => performance.now() + skipped,
  async rest(milliseconds) {
    skipped += milliseconds;
  },
  random: () => 0,
};

/** An ordinary Tuesday morning in New York. */
export const tuesday = Date.parse('2026-11-17T15:10:00Z');

export function testPorts(folder: string, change: Partial<CorePorts> = {}): CorePorts {
  return {
    dataFolder: folder,
    host: 'preview',
    version: '0.0.0-test',
    clock: { now: () => tuesday },
    computerClock: { now: () => Date.now() },
    waiting: hurriedWaiting,
    fetch: nodeFetch,
    encryption: noEncryption,
    openSettingsFile: openPlainSettingsFile,
    saveFile: async (name) => ({ ok: true, value: name }),
    timeZone: 'America/New_York',
    // Longer than any test: those that want to see it say so.
    rereadAfter: 3_600_000,
    pace: { shown: 3_600_000, hidden: 3_600_000 },
    directoryPace: { startAfter: null, betweenPages: 0, retry: 1, changes: 3_600_000, reread: 3_600_000, around: null },
    ...change,
  };
}

/** Encryption as a keyring gives it: real to the core, transparent to the test. Only its own ciphertexts open. */
export function fakeKeyring(): Encryption & { locked: boolean } {
  const mark = 'keyring:';
  return {
    locked: false,
    protection: async () => 'protected',
    encrypt: async (text) => Buffer.from(mark + Buffer.from(text).toString('base64')),
    async decrypt(bytes) {
      const text = Buffer.from(bytes).toString();
      if (this.locked || !text.startsWith(mark)) throw new Error('Error while decrypting');
      return { text: Buffer.from(text.slice(mark.length), 'base64').toString(), reEncrypt: false };
    },
  };
}

export interface TestCore {
  readonly core: Core;
  readonly folder: string;
  request<C extends Channel>(
    channel: C,
    payload: Channels[C]['request'],
    id?: string,
  ): Promise<Result<Channels[C]['response']>>;
  close(): Promise<void>;
}

let questions = 0;

/** The real core on a temporary folder and the demo clinic. */
export async function startTestCore(change: Partial<CorePorts> = {}, folder?: string): Promise<TestCore> {
  const temporary = folder === undefined ? temporaryFolder() : { folder, remove: () => undefined };
  const core = await createCore(testPorts(temporary.folder, change));
  return {
    core,
    folder: temporary.folder,
    async request(channel, payload, id = `test-${(questions += 1)}`) {
      return JSON.parse(await core.request(JSON.stringify({ id, channel, payload })));
    },
    async close() {
      await core.close();
      temporary.remove();
    },
  };
}

/** The value of a Result that must be good; the test fails with the failure's words otherwise. */
export function valueOf<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(`${result.failure.kind}: ${result.failure.message}`);
  return result.value;
}
