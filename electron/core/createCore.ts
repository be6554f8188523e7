import type { DirectoryProgress } from '../contract/clients.ts';
import type { DeskEvent } from '../contract/channels.ts';
import type { Looks, SettingsView } from '../contract/settings.ts';
import { createConnections } from './session/connections.ts';
import { createDemoHost } from './connection/demoHost.ts';
import { openDeskMemory } from './storage/draftStore.ts';
import { createQuiet } from './session/idle.ts';
import { atMostEvery } from './foundation/throttle.ts';
import { openAudit } from './audit/audit.ts';
import { recordHandlers } from './api/auditedHandlers.ts';
import { createAuditHandlers } from './api/auditHandlers.ts';
import type { DayRows } from './session/days/dayRows.ts';
import { createDayBook } from './session/days/dayBook.ts';
import { createDayWatch } from './session/days/dayWatch.ts';
import { rereadDay } from './session/days/rereadDay.ts';
import type { ExplorerContext } from './explorer/explorerContext.ts';
import { executeDesk, readClientFilter } from './api/executeDesk.ts';
import { createQueue } from './desk/queue.ts';
import { collectFacts } from './api/diagnostics/collectFacts.ts';
import { diagnosticsText } from './api/diagnostics/diagnosticsText.ts';
import { createTally } from './foundation/log/countingLog.ts';
import { createDirectoryHandlers } from './api/directoryHandlers.ts';
import { createDoor, type Handlers } from './api/coreApi.ts';
import { createLiveClinic } from './session/clinicSession.ts';
import { openLog } from './foundation/log/logFile.ts';
import { createListHandlers } from './api/listHandlers.ts';
import { openLists } from './explorer/openLists.ts';
import { createNotices } from './foundation/notices.ts';
import { openDataFolder } from './storage/files/dataFolder.ts';
import { createFileHandlers } from './api/fileHandlers.ts';
import { copyNotErased } from './connection/failures.ts';
import { createMapHandlers } from './api/mapHandlers.ts';
import { openMapStore } from './adapter/map/mapStore.ts';
import { createServiceMaps } from './adapter/map/serviceMaps.ts';
import { createSeenNumbers, type WatchedNumbers } from './api/numbers/seenNumbers.ts';
import type { CorePorts } from './foundation/ports.ts';
import { describeSettings } from './api/describeSettings.ts';
import { lastLocationOf } from './storage/settings/lastLocation.ts';
import { readProfile } from './storage/settings/profile.ts';
import { openProfileMaps } from './adapter/map/profileMaps.ts';
import { looksOf } from './storage/settings/settings.ts';
import { createSettingsHandlers } from './api/settingsHandlers.ts';
import { openSettingsStore, type SettingsStore } from './storage/settings/settingsStore.ts';
import { createStartWish, type StartWish } from './storage/settings/startSetting.ts';
import { openSnapshotFiles } from './session/snapshot/snapshotFiles.ts';
import { refusalFor } from './api/permissions.ts';
import { createStaff } from './staff/staff.ts';
import { openStaffFile } from './staff/staffFile.ts';
import { createStaffHandlers } from './api/staffHandlers.ts';
import { speakIn } from '../../words/core/say.ts';
import { createUpdates } from './updates/updates.ts';
import { clockWords } from './connection/transport/clockCheck.ts';
import { createServiceLine } from './connection/transport/serviceLine.ts';
import { openVault } from './connection/vault/vault.ts';

/** Front Desk without a window: what a host puts behind its door. */
export interface Core {
  /**
   * Takes an envelope as text from a page whose identity the host has checked; answers a Result as text. A signal that
   * aborts says that nobody waits for the answer any more.
   */
  ask(envelope: string, signal?: AbortSignal): Promise<string>;
  /** Hears every DeskEvent as JSON text until the returned function is called. */
  listen(hear: (event: string) => void): () => void;
  /** What the page is to be opened with. */
  looks(): Looks;
  /** How things are, for whoever helps; see `diagnostics:read`. */
  diagnostics(): string;
  /** Somebody locked the computer, so that this desk is locked too; nothing where nobody signs in. */
  lock(): void;
  /** The computer goes to sleep: nothing is sent any more, and the desk is locked. */
  suspend(): void;
  /** It has woken: what screens show is read again as soon as the network had time to come back. */
  resume(): void;
  /** A `tel:` link was followed or a text was copied: tells the page of the number in it, where that is wanted. */
  numberSeen(text: string, from: 'link' | 'clipboard'): void;
  /** Whether links and copied texts are wanted; asked again after every event. */
  watchedNumbers(): WatchedNumbers;
  /** Whether Front Desk is to start with the computer; asked again after every event. */
  readonly start: StartWish;
  /** This desk had no settings yet: what it has comes from its profile, if from anywhere. */
  readonly isFirstStart: boolean;
  /** The process that works on the data folder already, by its number: this one only reads. Null where it is ours. */
  readonly takenBy: number | null;
  /** Stops what the page had under way: it was closed, reloaded or has crashed. */
  cancelAll(): void;
  close(): Promise<void>;
}

/** Opens settings, vault and the clinic that was used last. Effects come in as ports; nothing here knows its host. */
export async function createCore(ports: CorePorts): Promise<Core> {
  const { clock, dataFolder, timeZone } = ports;
  const listeners = new Set<(event: string) => void>();
  const tell = (event: DeskEvent): void => {
    // A locked page learns that it is, and nothing of anybody.
    if (event.kind !== 'settingsChanged' && staff.view().kind === 'locked') return;
    for (const hear of listeners) hear(JSON.stringify(event));
  };
  const notices = createNotices(() => tell({ kind: 'settingsChanged' }));
  const data = await openDataFolder({ folder: dataFolder, clock, notices });
  const tellSettings = (): void => tell({ kind: 'settingsChanged' });
  const log = createTally(ports.log ?? openLog(dataFolder, clock));
  const profile = readProfile(ports.profileFile ?? null);
  if (profile.kind === 'refused') notices.note('profile-refused', () => profile.words);
  const first = profile.kind === 'preset' ? { first: profile.settings } : {};
  const settings = openSettingsStore({ ...data, openFile: ports.openSettingsFile, ...first });
  const looks = (): Looks => looksOf(settings.read(), ports.languages);
  speakIn(looks().language);
  const sealed = { ...data, encryption: ports.encryption };
  // Side by side: each waits for the operating system's key store.
  const [vault, snapshotFiles, memory, staffFile, audit] = await Promise.all([
    openVault(sealed),
    openSnapshotFiles(sealed),
    openDeskMemory(sealed),
    openStaffFile(sealed),
    openAudit({ ...sealed, version: ports.version, who: () => staff.who()?.name ?? null }),
  ]);
  const staff = createStaff({
    ...staffFile,
    clock,
    onChange: () => tell({ kind: 'settingsChanged' }),
    onLock(why, who) {
      audit.intend({ what: `lock ${why}`, names: [], ids: [], who: who.name })('done');
      door.cancelAll();
    },
  });
  const demo = createDemoHost(clock);
  const maps = createServiceMaps(openMapStore(data), clock);
  const line = createServiceLine(ports, {
    onBack: () => lookAgain(),
    onClock(ahead) {
      if (ahead === null) notices.dismiss('clock-wrong');
      else notices.note('clock-wrong', () => clockWords(ahead));
    },
  });
  const connections = createConnections({
    settings,
    notices,
    vault,
    demo,
    send: line.send,
    maps,
    findPresetMap: openProfileMaps(ports.profileFile ?? null, profile),
    log,
    clock,
    timeZone,
    rereadAfter: ports.rereadAfter,
    onChange: () => {
      live.replace();
      watch.clear();
      tell({ kind: 'connectionChanged' });
    },
    onMapChange: () => {
      live.replace();
      tell({ kind: 'mapChanged' });
    },
    onSettingsChange: () => tell({ kind: 'settingsChanged' }),
    onBack: () => live.directory().lookAgain(),
    onSchemaProgress: (read, wanted) => tell({ kind: 'schemaProgress', read, wanted }),
  });
  const quiet = createQuiet();
  const tellDirectory = atMostEvery(500, (progress: DirectoryProgress) =>
    tell({ kind: 'directoryChanged', directory: progress }),
  );
  const clinicKey = (): string => JSON.stringify(connections.whose());
  const tellDay = ({ location, date, asOf }: DayRows): void =>
    tell({ kind: 'dayRead', location: location.id, date, changed: true, asOf, failure: null });
  const book = createDayBook(clock, (day) => live.snapshot().keepDay(day));
  const live = createLiveClinic({
    connected: () => connections.clinic(),
    clinicKey,
    wish: () => offlineWish(settings),
    files: snapshotFiles,
    clock,
    timeZone,
    pace: ports.directoryPace,
    quiet: () => quiet.quiet(),
    onDirectory: (progress) => tellDirectory.call(progress),
    lastLocation: () => lastLocationOf(settings, connections.environment()).read(),
    onDay(day) {
      if (book.keep(live.clinic(), day) === 'changed') tellDay(day);
    },
  });
  await live.ready();
  const watch = createDayWatch({
    clock,
    pace: ports.pace,
    read: (day, signal) => rereadDay(day, { clinic: live.clinic(), clock, timeZone }, book, signal),
    tell,
  });
  function lookAgain(): void {
    watch.readNow();
    live.directory().lookAgain();
  }
  const lists = openLists({ maps, connections, clinic: () => live.clinic(), settings, timeZone });
  const queue = createQueue();
  const nobody = new AbortController().signal;
  const contextOf = (signal: AbortSignal): ExplorerContext => ({
    clinic: live.clinic(),
    clock,
    timeZone,
    signal,
    environment: { kind: connections.environment(), host: connections.host() },
    lastOutcome: () => connections.lastOutcome(),
    lastLocation: lastLocationOf(settings, connections.environment()),
    directory: live.directory(),
    lists,
    keptDay: (location, date) => live.snapshot().day(location, date),
    remembered: () => memory.of(clinicKey()),
    forgetRemembered: (id) => memory.forget(clinicKey(), id),
    audit,
    book,
    queue,
    onDayChanged: tellDay,
    onChanged: () => watch.readNow(),
  });
  const updates = createUpdates({
    ...data,
    ...ports,
    ports: ports.updates,
    place: () => settings.read().updates?.url ?? null,
    onChange: () => tell({ kind: 'settingsChanged' }),
  });
  const numbers = createSeenNumbers({ clock, settings: () => settings.read(), tell });
  const describe = (): SettingsView =>
    describeSettings(ports, settings, notices, vault, connections, maps, live, staff, updates);
  function diagnostics(): string {
    const map = maps.of(connections.whose());
    return diagnosticsText(collectFacts({ view: describe(), data, log, map, directory: live.directory().progress() }));
  }
  /** Keys, drafts and the offline copy of every clinic: what nobody sees without signing in. */
  async function eraseProtected(): Promise<boolean> {
    for (const { kind } of connections.describe()) if (kind !== 'demo') connections.forget(kind);
    connections.use('demo');
    const [copyErased, memoryErased] = await Promise.all([live.erase(), memory.forgetAll()]);
    return copyErased && memoryErased;
  }
  const handlers: Handlers = {
    'desk:query': (query, signal) => quiet.during(() => executeDesk('query', query, log, contextOf(signal))),
    'desk:change': (change) => executeDesk('mutation', change, log, contextOf(nobody)),
    async 'day:watch'(day) {
      watch.watch(day);
      return { ok: true, value: null };
    },
    async 'network:tell'({ online }) {
      line.setOnline(online);
      return { ok: true, value: null };
    },
    ...createSettingsHandlers({
      settings,
      connections,
      live,
      notices,
      updates,
      describe,
      onLanguage: () => speakIn(looks().language),
      onChange: () => tell({ kind: 'settingsChanged' }),
    }),
    'diagnostics:read': async () => ({ ok: true, value: { text: diagnostics() } }),
    'connection:test': (request, signal) => connections.test(request, signal),
    'connection:open': (request, signal) => connections.open(request, signal),
    async 'connection:use'({ environment }) {
      const used = connections.use(environment);
      return used.ok ? { ok: true, value: describe() } : used;
    },
    async 'connection:forget'({ environment }) {
      const forgotten = connections.forget(environment);
      return forgotten.ok ? { ok: true, value: describe() } : forgotten;
    },
    ...createMapHandlers({ maps, connections, settings, clock, saveFile: ports.saveFile, onForms: tellSettings }),
    async 'snapshot:erase'() {
      const erased = await live.erase();
      tell({ kind: 'settingsChanged' });
      return erased ? { ok: true, value: null } : { ok: false, failure: copyNotErased() };
    },
    ...createDirectoryHandlers({
      directory: () => live.directory(),
      memory,
      clinicKey,
      settings,
      saveFile: ports.saveFile,
      onDraft: (id, kept) => tell({ kind: 'draftsChanged', id, kept }),
      readFilter: readClientFilter,
    }),
    ...createListHandlers({ lists, saveFile: ports.saveFile, tell }),
    ...createFileHandlers(ports),
    ...createStaffHandlers(staff, eraseProtected),
    ...createAuditHandlers(audit, ports.saveFile),
    'updates:control': ({ to }) => updates.control(to),
  };
  const nameOf = (id: string): string | null => staff.members().find((each) => each.id === id)?.name ?? null;
  const door = createDoor(recordHandlers(handlers, audit, nameOf), log, (channel, payload) =>
    refusalFor(staff.view(), channel, payload),
  );
  log.write({ event: 'started', version: ports.version, host: ports.host });
  return {
    ask: (envelope, signal) => door.ask(envelope, signal),
    listen(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    looks,
    diagnostics,
    numberSeen: (text, from) => numbers.see(text, from),
    watchedNumbers: () => numbers.watched(),
    start: createStartWish(settings, () => tell({ kind: 'settingsChanged' })),
    isFirstStart: settings.isFirst,
    takenBy: data.takenBy,
    lock: () => staff.lock('system'),
    suspend() {
      staff.lock('system');
      line.suspend();
    },
    resume: () => line.resume(),
    cancelAll: () => door.cancelAll(),
    async close() {
      line.stop();
      door.cancelAll();
      watch.stop();
      updates.stop();
      await live.close();
      tellDirectory.stop();
      await memory.settled();
      staff.stop();
      await audit.close();
      listeners.clear();
      connections.close();
      await demo.close();
      log.flush();
      data.close();
    },
  };
}

/** Kept for a week unless somebody wants it otherwise. */
function offlineWish(settings: SettingsStore): { readonly on: boolean; readonly days: number } {
  return settings.read().offlineCopy ?? { on: true, days: 7 };
}
