import type { EventBus } from '../foundation/eventBus.ts';
import { createCountingLog, type CountingLog } from '../foundation/log.ts';
import { openLog } from './logFile.ts';
import { createNotices, type Notices } from '../foundation/notices.ts';
import type { CorePorts, Encryption } from '../foundation/ports.ts';
import { type DataFolder, openDataFolder, type OpenedDataFolder } from './files/dataFolder.ts';
import { readProfile, type ReadProfile } from './settings/profile.ts';
import { openSettingsStore, type SettingsStore } from './settings/settingsStore.ts';

/** The unencrypted files of the data folder, and the keys for the sealed ones. */
export interface Storage {
  readonly folder: OpenedDataFolder;
  /** Spread it into the options of a sealed file. */
  readonly sealed: DataFolder & { readonly encryption: Encryption };
  readonly notices: Notices;
  readonly log: CountingLog;
  readonly profile: ReadProfile;
  readonly settings: SettingsStore;
}

/** Opens the data folder: log, notices, profile and settings, in any state. */
export async function openStorage(ports: CorePorts, events: EventBus): Promise<Storage> {
  const { clock } = ports;
  const notices = createNotices(() => events.emit({ kind: 'settingsChanged' }));
  const folder = await openDataFolder({ folder: ports.dataFolder, clock, notices });
  const log = createCountingLog(ports.log ?? openLog(ports.dataFolder, clock));
  const profile = readProfile(ports.profileFile ?? null, ports.profileIsOpen);
  if (profile.kind === 'refused') notices.note('profile-refused', () => profile.message);
  const first = profile.kind === 'preset' ? { first: profile.settings } : {};
  const settings = openSettingsStore({ ...folder, openFile: ports.openSettingsFile, ...first });
  return { folder, sealed: { ...folder, encryption: ports.encryption }, notices, log, profile, settings };
}
