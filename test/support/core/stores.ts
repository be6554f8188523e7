import { dirname, join } from 'node:path';
import { mkdirSync } from 'node:fs';
import { openDraftStore } from '../../../electron/core/storage/draftStore.ts';
import { openSealedFile } from '../../../electron/core/storage/files/sealedFile.ts';
import type { DataFolder } from '../../../electron/core/storage/files/dataFolder.ts';
import type { StoredMap } from '../../../electron/core/adapter/map/storedMap.ts';
import { openMapStore } from '../../../electron/core/adapter/map/mapStore.ts';
import type { Encryption } from '../../../electron/core/foundation/ports.ts';
import { openPlainSettingsFile, openSettingsStore } from '../../../electron/core/storage/settings/settingsStore.ts';
import { openVault } from '../../../electron/core/connection/vault.ts';
import { interfaceMap } from '../../../graphql/service/interfaceMap.ts';

/** A store of the app with one text in it, so that all of them can be put through the same. */
export interface StoreUnderTest {
  readonly name: string;
  /** Its file, below the data folder. */
  readonly file: string;
  /** Whether a last good copy is kept. */
  readonly lastGood: boolean;
  open(data: DataFolder, encryption: Encryption): Promise<OpenStore>;
}

export interface OpenStore {
  read(): Promise<string | null>;
  /** Answers whether it is on disk. */
  write(text: string): Promise<boolean>;
}

const origin = 'https://clinic.example.test';

export function mapWith(text: string): StoredMap {
  return {
    origin,
    source: 'read',
    readAt: '2026-11-17T15:10:00.000Z',
    fingerprint: 'f',
    types: 12,
    matched: interfaceMap,
    concepts: {},
    corrections: {},
    changes: [text],
  };
}

export const stores: readonly StoreUnderTest[] = [
  {
    name: 'settings',
    file: 'settings.json',
    lastGood: true,
    async open(data) {
      const store = openSettingsStore({ ...data, openFile: openPlainSettingsFile });
      return {
        read: async () => store.read().lastLocation.production ?? null,
        write: async (text) => store.change({ lastLocation: { production: text } }),
      };
    },
  },
  {
    name: 'map',
    file: 'maps/production.json',
    lastGood: true,
    async open(data) {
      const store = openMapStore(data);
      return {
        read: async () => store.read('production', origin)?.changes[0] ?? null,
        write: async (text) => store.keep('production', mapWith(text)),
      };
    },
  },
  {
    name: 'desk memory',
    file: 'desk-memory.json',
    lastGood: true,
    async open(data, encryption) {
      const memory = await openDraftStore({ ...data, encryption });
      const read = async (): Promise<string | null> => {
        const content = memory.of('clinic').drafts[0]?.content['text'];
        return typeof content === 'string' ? content : null;
      };
      return {
        read,
        async write(text) {
          memory.saveDraft('clinic', 'client new', { text });
          return memory.flushed();
        },
      };
    },
  },
  {
    name: 'vault',
    file: 'vault.json',
    lastGood: true,
    async open(data, encryption) {
      const vault = await openVault({ ...data, encryption });
      return {
        async read() {
          const answer = await vault.use('production', origin);
          return answer.kind === 'keys' && answer.keys.kind === 'single' ? answer.keys.key : null;
        },
        write: (text) => vault.keep('production', origin, { kind: 'single', key: text }),
      };
    },
  },
  {
    name: 'sealed file that can be read anew',
    file: 'snapshot.json',
    lastGood: false,
    async open(data, encryption) {
      const file = await openSealedFile({ ...data, encryption, name: 'snapshot.json' });
      let present = await file.read();
      return {
        read: async () => (typeof present === 'string' ? present : null),
        write(text) {
          present = text;
          return file.write(text);
        },
      };
    },
  },
];

/** Where a store's file is in a folder, which is there. */
export function placeOf(folder: string, store: StoreUnderTest): string {
  const file = join(folder, store.file);
  mkdirSync(dirname(file), { recursive: true });
  return file;
}
