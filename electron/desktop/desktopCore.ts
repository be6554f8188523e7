import { dirname, join } from 'node:path';
import { app } from 'electron';
import { type Core, createCore } from '../core/createCore.ts';
import { rereadAfter } from '../core/session/rereading.ts';
import { usualDirectoryPace } from '../core/session/directory/directory.ts';
import { usualPace } from '../core/session/days/dayPolling.ts';
import { createClock, systemWaiting } from '../core/foundation/systemClock.ts';
import type { Log } from '../core/foundation/log/log.ts';
import type { Clock } from '../core/foundation/ports.ts';
import { profileName } from '../core/storage/settings/profile.ts';
import { createEncryption } from './encryption.ts';
import { createServiceFetch } from './serviceFetch.ts';
import { saveFile } from './saveFile.ts';
import { savePdf } from './savePdf.ts';
import { createUpdatePorts } from './updatePorts.ts';
import { openSettingsFile, sweepStoreDrafts } from './settingsFile.ts';

/** Opens the core on what Electron gives it. Call when Electron is ready and this is the first instance. */
export function openDesktopCore(clock: Clock, log: Log): Promise<Core> {
  const dataFolder = app.getPath('userData');
  sweepStoreDrafts(dataFolder);
  const updates = createUpdatePorts();
  return createCore({
    dataFolder,
    host: 'desktop',
    version: app.getVersion(),
    clock,
    log,
    computerClock: createClock(undefined),
    waiting: systemWaiting,
    fetch: createServiceFetch(),
    encryption: createEncryption(process.platform),
    // Beside the program, where the installer puts it and only an administrator writes.
    profileFile: join(dirname(app.getPath('exe')), profileName),
    openSettingsFile,
    saveFile,
    savePdf,
    ...(updates && { updates }),
    languages: app.getPreferredSystemLanguages(),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    rereadAfter,
    pace: usualPace,
    directoryPace: usualDirectoryPace,
  });
}
