// A process that opens every store of the app on one data folder, prints what it found, and then writes to all of them
// at once, without a pause, until it is killed. It acknowledges each write on disk with a line of output.
import { readdirSync, writeSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { openDraftStore } from '../../electron/core/storage/draftStore.ts';
import { openSealedFile } from '../../electron/core/storage/files/sealedFile.ts';
import { openDataFolder } from '../../electron/core/storage/files/dataFolder.ts';
import type { StoredMap } from '../../electron/core/adapter/map/storedMap.ts';
import { codeOf } from '../../electron/core/storage/files/atomicWrite.ts';
import { openMapStore } from '../../electron/core/adapter/map/mapStore.ts';
import { createNotices } from '../../electron/core/foundation/notices.ts';
import type { Encryption } from '../../electron/core/foundation/ports.ts';
import { openPlainSettingsFile, openSettingsStore } from '../../electron/core/storage/settings/settingsStore.ts';
import { openVault } from '../../electron/core/connection/vault.ts';
import { interfaceMap } from '../../graphql/service/interfaceMap.ts';
import { createChance } from '../support/chance.ts';
import { countOf, isDraft, numbered } from './numbered.ts';

const [, , folder = '', seed = '', host = 'preview', lifetime = 'killed'] = process.argv;
const chance = createChance(Number(seed));
const clock = { now: () => Date.now() };
const origin = 'https://clinic.example.test';

// Wrapping is not what is tried here: what is under the wrapped keys is sealed as ever.
const encryption: Encryption = {
  protection: async () => 'protected',
  encrypt: async (text) => Buffer.from(text),
  decrypt: async (bytes) => ({ text: Buffer.from(bytes).toString(), reEncrypt: false }),
};

const asleep = new Int32Array(new SharedArrayBuffer(4));

/** Writes a whole line. The pipe does not block: where its reader is behind, this waits. */
function report(line: string): void {
  const bytes = Buffer.from(`${line}\n`);
  for (let written = 0; written < bytes.length;) {
    try {
      written += writeSync(1, bytes, written);
    } catch (error) {
      if (codeOf(error) !== 'EAGAIN') throw error;
      Atomics.wait(asleep, 0, 0, 1);
    }
  }
}

const openSettingsFile = host === 'desktop' ? await openAsDesktop() : openPlainSettingsFile;
report('opening');
const notices = createNotices();
const data = await openDataFolder({ folder, clock, notices });
const settings = openSettingsStore({ ...data, openFile: openSettingsFile });
const vault = await openVault({ ...data, encryption });
const memory = await openDraftStore({ ...data, encryption });
const maps = openMapStore(data);
const snapshot = await openSealedFile({ ...data, encryption, name: 'snapshot.json' });

interface Writer {
  readonly found: string | null | undefined;
  readonly longest: number;
  write(text: string): boolean | Promise<boolean>;
}

const { production } = settings.read().environments;
const kept = await vault.use('production', origin);
const draft = memory.of('clinic').drafts[0]?.content['text'];
const read = await snapshot.read();
const writers: Readonly<Record<string, Writer>> = {
  settings: {
    found: production?.organization?.name,
    longest: 4_000,
    write: (text) =>
      settings.change({ environments: { production: { url: origin, organization: { id: '1', name: text } } } }),
  },
  vault: {
    found: kept.kind === 'keys' && kept.keys.kind === 'single' ? kept.keys.key : null,
    longest: 4_000,
    write: (text) => vault.keep('production', origin, { kind: 'single', key: text }),
  },
  memory: {
    found: typeof draft === 'string' ? draft : null,
    longest: 60_000,
    write(text) {
      memory.saveDraft('clinic', 'client new', { text });
      return memory.flushed();
    },
  },
  map: {
    found: maps.read('production', origin)?.changes.join(''),
    longest: 200_000,
    write: (text) => maps.keep('production', mapWith(text)),
  },
  snapshot: {
    found: typeof read === 'string' ? read : null,
    longest: 500_000,
    write: (text) => snapshot.write(text),
  },
};

report(
  JSON.stringify({
    found: Object.fromEntries(Object.entries(writers).map(([name, { found }]) => [name, found ? countOf(found) : 0])),
    notices: notices.list().map(({ id }) => id),
    left: leftovers(),
  }),
);
if (lifetime === 'look') process.exit(0);
await Promise.all(Object.entries(writers).map(([name, writer]) => writeForEver(name, writer)));

async function writeForEver(name: string, writer: Writer): Promise<void> {
  for (let count = (countOf(writer.found) ?? 0) + 1; ; count += 1) {
    if (await writer.write(numbered(count, Math.floor(20 + chance() * writer.longest)))) report(`${name} ${count}`);
    await turn();
  }
}

/** The desktop's way to write settings, which is electron-store's, and to sweep what that leaves behind. */
async function openAsDesktop(): Promise<typeof openPlainSettingsFile> {
  await import('../support/electron/electronStandIn.ts');
  const { openSettingsFile: open, sweepStoreDrafts } = await import('../../electron/desktop/settingsFile.ts');
  sweepStoreDrafts(folder);
  return open;
}

/** What a former process left behind: drafts of writes that never came to an end, and its claim on the folder. */
function leftovers(): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const claims = names.filter((name) => name.startsWith('front-desk.lock.'));
  return [...names.filter(isDraft), ...claims.filter((name) => !name.includes(`.${process.pid}-`))];
}

function mapWith(text: string): StoredMap {
  return {
    origin,
    source: 'read',
    readAt: null,
    fingerprint: 'f',
    types: 1,
    matched: interfaceMap,
    concepts: {},
    corrections: {},
    // A sentence in it has its longest length.
    changes: text.match(/.{1,4000}/gs) ?? [],
  };
}
