import type { PagePreferences } from '../contract/settings.ts';
import { setLanguage } from '../../i18n/core/t.ts';
import { auditHandlers } from './api/auditHandlers.ts';
import { createCoreApi } from './api/coreApi.ts';
import { createHandlers } from './api/createHandlers.ts';
import { createSeenNumbers, type WatchedNumbers } from './api/seenNumbers.ts';
import { refusalFor } from './api/permissions.ts';
import { openAuditLog, signEntries } from './audit/auditLog.ts';
import { openConnection } from './connection/openConnection.ts';
import { openVault } from './connection/vault.ts';
import { createEventBus, isDeskEvent } from './foundation/eventBus.ts';
import type { CorePorts } from './foundation/ports.ts';
import { openSession } from './session/openSession.ts';
import { openSnapshotFiles } from './session/snapshotFiles.ts';
import { openStaff } from './staff/staff.ts';
import { openDeskMarks } from './storage/deskMarks.ts';
import { openDraftStore } from './storage/draftStore.ts';
import { openStorage } from './storage/openStorage.ts';
import { appearanceOf } from './storage/settings/storedSettings.ts';
import { createStartSetting, type StartSetting } from './storage/settings/settingsStore.ts';
import { createUpdates } from './updates/updates.ts';

/** Front Desk without a window: what a host puts behind its IPC. */
export interface Core {
  /**
   * Takes an envelope as text from a page whose identity the host has checked; answers a Result as text. A signal that
   * aborts means that the caller no longer waits for the answer.
   */
  request(envelope: string, signal?: AbortSignal): Promise<string>;
  /** Calls the listener with every DeskEvent as JSON text until the returned function is called. */
  subscribe(listener: (event: string) => void): () => void;
  /** What the page is to be opened with. */
  appearance(): PagePreferences;
  /** Diagnostics for support; see `diagnostics:read`. */
  diagnostics(): string;
  /** The computer was locked: locks the desk too, where staff sign-in is on. */
  lock(): void;
  /** The computer goes to sleep: nothing is sent any more, and the desk is locked. */
  suspend(): void;
  /** It has woken: what screens show is read again as soon as the network had time to come back. */
  resume(): void;
  /** A `tel:` link was followed or a text was copied: emits the number in it, where the setting is on. */
  numberSeen(text: string, from: 'link' | 'clipboard'): void;
  /** Whether links and copied texts are watched; read again after every event. */
  watchedNumbers(): WatchedNumbers;
  /** Whether the system opens `tel:` links with Front Desk, where it refused the setting; settings show that. */
  linksFound(on: boolean): void;
  /** Whether Front Desk is to start with the computer; read again after every event. */
  readonly start: StartSetting;
  /** This desk had no settings yet: what it has comes from its profile, if from anywhere. */
  readonly isFirstStart: boolean;
  /** The process that works on the data folder already, by its number: this one only reads. Null where it is ours. */
  readonly takenBy: number | null;
  /** Stops what the page has in flight: it was closed, reloaded or has crashed. */
  cancelAll(): void;
  close(): Promise<void>;
}

/** Sets up the rooms from the ground up, each with those below it. Effects come in as ports; nothing here knows its host. */
export async function createCore(ports: CorePorts): Promise<Core> {
  const events = createEventBus();
  const storage = await openStorage(ports, events);
  const { settings, folder, sealed, notices, log } = storage;
  const appearance = (): PagePreferences => appearanceOf(settings.read(), ports.languages);
  setLanguage(appearance().language);

  // Side by side: each waits for the operating system's key store.
  const opening = openVault(sealed);
  const markOpening = openDeskMarks({ ...sealed, waiting: ports.waiting });
  const [vault, marks, snapshotFiles, drafts, staff, auditLog] = await Promise.all([
    opening,
    markOpening,
    openSnapshotFiles(sealed),
    openDraftStore(sealed),
    Promise.all([opening, markOpening]).then(([mark, beside]) => openStaff({ ...sealed, events, mark, marks: beside })),
    markOpening.then((beside) => openAuditLog({ ...sealed, version: ports.version, marks: beside })),
  ]);
  const audit = signEntries(auditLog, () => staff.who()?.name ?? null);
  const connection = openConnection(ports, vault, notices, events, marks.clock);
  const session = await openSession(ports, storage, connection, snapshotFiles, events, marks.clock);
  const emitSettings = (): void => events.emit({ kind: 'settingsChanged' });
  const updates = createUpdates({
    ...folder,
    ...ports,
    ports: ports.updates,
    place: () => settings.read().updates?.url ?? null,
    onChange: emitSettings,
  });
  const numbers = createSeenNumbers({ clock: ports.clock, settings: () => settings.read(), emit: events.emit });

  const rooms = { ports, events, storage, drafts, connection, session, staff, audit, updates };
  const { handlers, diagnostics } = createHandlers(rooms);
  const nameOf = (id: string): string | null => staff.members().find((each) => each.id === id)?.name ?? null;
  const api = createCoreApi(auditHandlers(handlers, audit, nameOf), log, (channel, payload) =>
    refusalFor(staff.view(), channel, payload),
  );
  events.subscribe((event) => {
    if (event.kind !== 'deskLocked') return;
    audit.intend({ what: `lock ${event.why}`, names: [], ids: [], who: event.who.name })('done');
    api.cancelAll();
  });

  let isClosed = false;
  log.write({ event: 'started', version: ports.version, host: ports.host });
  return {
    request: (envelope, signal) => api.request(envelope, signal),
    subscribe: (listener) =>
      events.subscribe((event) => {
        if (isClosed || !isDeskEvent(event)) return;
        // A locked page learns that it is locked, and no client data.
        if (event.kind !== 'settingsChanged' && staff.view().kind === 'locked') return;
        listener(JSON.stringify(event));
      }),
    appearance,
    diagnostics,
    numberSeen: (text, from) => numbers.see(text, from),
    watchedNumbers: () => numbers.watched(),
    linksFound(on) {
      settings.change({ numberLinks: on });
      emitSettings();
    },
    start: createStartSetting(settings, emitSettings),
    isFirstStart: settings.isFirst,
    takenBy: folder.takenBy,
    lock: () => staff.lock('system'),
    suspend() {
      staff.lock('system');
      session.live.suspend();
      connection.line.suspend();
    },
    resume: () => connection.line.resume(),
    cancelAll: () => api.cancelAll(),
    async close() {
      connection.line.stop();
      api.cancelAll();
      updates.stop();
      await session.close();
      await drafts.flushed();
      staff.stop();
      await auditLog.close();
      await marks.close();
      isClosed = true;
      await connection.close();
      log.flush();
      folder.close();
    },
  };
}
