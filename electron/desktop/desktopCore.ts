import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { app, safeStorage, session, shell } from 'electron';
import { type Core, createCore } from '../core/createCore.ts';
import type { Log } from '../core/foundation/log.ts';
import type { Clock, Encryption, Fetch, UpdatePorts } from '../core/foundation/ports.ts';
import { createClock, systemWaiting } from '../core/foundation/timing.ts';
import { rereadAfter } from '../core/session/rereadSchema.ts';
import { usualPace } from '../core/session/days/dayPolling.ts';
import { usualDirectoryPace } from '../core/session/directory/directoryPace.ts';
import { type AwaitKeyring, createKeyringWait } from './keyringWait.ts';
import { findProfile } from './machineProfile.ts';
import { saveFile, savePdf } from './saveFile.ts';
import { installedPackage } from './installedPackage.ts';
import { openSettingsFile, sweepStoreDrafts } from './settingsFile.ts';

/** Opens the core on what Electron gives it. Call when Electron is ready and this is the first instance. */
export async function openDesktopCore(clock: Clock, log: Log): Promise<Core> {
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
    live: { isDirect: createProxyCheck() },
    encryption: createEncryption(process.platform),
    ...(await findProfile()),
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

/** The mark of Chromium's last resort on Linux: a key built from constants, the same on every computer. */
const constantKeyMark = 'v10';

/**
 * The operating system's encryption: keychain, DPAPI or a Linux keyring. Asynchronous calls only, because the
 * others are gone in Electron 46.
 */
export function createEncryption(
  platform: NodeJS.Platform,
  awaitKeyring: AwaitKeyring = createKeyringWait(),
): Encryption {
  // Every sealed file needs this; the keyring is queried once.
  let protection: Promise<'protected' | 'none'> | null = null;
  return {
    protection: () => (protection ??= findProtection(platform, awaitKeyring)),
    async encrypt(text) {
      const bytes = await awaitKeyring(() => safeStorage.encryptStringAsync(text));
      if (bytes.length === 0) throw new Error('The operating system encrypted to nothing.');
      return bytes;
    },
    async decrypt(bytes) {
      // Electron decrypts nothing to an empty text, so an empty file would pass for an empty key.
      if (bytes.length === 0) throw new Error('There is nothing to decrypt.');
      const { result, shouldReEncrypt } = await awaitKeyring(() => safeStorage.decryptStringAsync(Buffer.from(bytes)));
      return { text: result, reEncrypt: shouldReEncrypt };
    },
  };
}

async function findProtection(platform: NodeJS.Platform, awaitKeyring: AwaitKeyring): Promise<'protected' | 'none'> {
  try {
    if (!(await awaitKeyring(() => safeStorage.isAsyncEncryptionAvailable()))) return 'none';
    // On Linux it is always "available"; only a ciphertext shows whether a keyring stands behind it.
    if (platform !== 'linux') return 'protected';
    const probe = await awaitKeyring(() => safeStorage.encryptStringAsync('probe'));
    return probe.length < 3 || probe.toString('latin1', 0, 3) === constantKeyMark ? 'none' : 'protected';
  } catch {
    return 'none';
  }
}

/**
 * The network for the core alone: Chromium's, which knows the system's proxy and certificates. Its session lives
 * in memory and shares nothing with the page's; no cookie is kept or sent, and a bad certificate stays bad.
 */
export function createServiceFetch(): Fetch {
  const service = session.fromPartition('service', { cache: false });
  return (url, init) => service.fetch(url, { ...init, redirect: 'error', credentials: 'omit', cache: 'no-store' });
}

/**
 * Whether a socket goes straight to the service: sockets are Node's, which knows no proxies of the system. So where there is
 * one there are no sockets, and before the first one Node trusts whom the system trusts.
 */
export function createProxyCheck(): (url: string) => Promise<boolean> {
  const service = session.fromPartition('service', { cache: false });
  let isTrusting = false;
  return async (url) => {
    if (!isTrusting) trustSystemAuthorities();
    isTrusting = true;
    return (await service.resolveProxy(url)) === 'DIRECT';
  };
}

function trustSystemAuthorities(): void {
  try {
    const system = getCACertificates('system');
    if (system.length > 0) setDefaultCACertificates(system);
  } catch {
    // Then Node's own list holds: a company's authority is unknown to it, and its service is polled.
  }
}

/** The publisher's public keys, parted by spaces. The bundler writes them in (build/vite/nodeBundle.ts). */
declare const FRONT_DESK_UPDATE_KEYS: string;

/** No environment of this computer adds one. */
const keys = typeof FRONT_DESK_UPDATE_KEYS === 'string' ? FRONT_DESK_UPDATE_KEYS : '';

/**
 * Where updates come from and how one is installed. A program run from its source has none. On Linux the system's own
 * installer is what installs: it is shown where the file lies.
 */
export function createUpdatePorts(): UpdatePorts | undefined {
  if (!app.isPackaged) return undefined;
  const updates = session.fromPartition('updates', { cache: false });
  return {
    keys: keys.split(' ').filter((key) => key !== ''),
    os: process.platform,
    arch: process.arch,
    kind: installedPackage({ platform: process.platform, program: app.getPath('exe'), environment: process.env }),
    get: (url, signal) =>
      updates.fetch(url, { method: 'GET', redirect: 'error', credentials: 'omit', cache: 'no-store', signal }),
    async install(file) {
      if (process.platform === 'linux') {
        shell.showItemInFolder(file);
        return true;
      }
      const problem = await shell.openPath(file);
      if (problem !== '') return false;
      // The installer waits for the files in use; what was being typed is kept by now.
      app.quit();
      return true;
    },
  };
}
