import { countQuestions } from '../adapter/map/mapView.ts';
import type { AuditLog } from '../audit/auditLog.ts';
import { copyNotErased } from '../connection/failures.ts';
import type { Connection } from '../connection/openConnection.ts';
import { createQueue } from '../desk/deskContext.ts';
import type { ExplorerContext } from '../explorer/listResolvers.ts';
import { openLists } from '../explorer/lists.ts';
import type { EventBus } from '../foundation/eventBus.ts';
import type { CorePorts } from '../foundation/ports.ts';
import type { Session } from '../session/openSession.ts';
import type { Staff } from '../staff/staff.ts';
import type { DraftStore } from '../storage/draftStore.ts';
import type { Storage } from '../storage/openStorage.ts';
import { appearanceOf } from '../storage/settings/storedSettings.ts';
import { lastLocationOf } from '../storage/settings/settingsStore.ts';
import type { Updates } from '../updates/updates.ts';
import type { SettingsView } from '../../contract/settings.ts';
import { setLanguage } from '../../../i18n/core/t.ts';
import { createAuditHandlers } from './auditHandlers.ts';
import type { Handlers } from './coreApi.ts';
import { collectFacts, diagnosticsText } from './diagnostics.ts';
import { createDirectoryHandlers } from './directoryHandlers.ts';
import { executeDesk, readClientFilter } from './executeDesk.ts';
import { createFileHandlers, createListHandlers } from './fileHandlers.ts';
import { createQueueHandlers } from './queueHandlers.ts';
import { createMapHandlers } from './mapHandlers.ts';
import { createSettingsHandlers, createStaffHandlers } from './settingsHandlers.ts';

/** The modules that requests are routed to. */
interface Rooms {
  readonly ports: CorePorts;
  readonly events: EventBus;
  readonly storage: Storage;
  readonly drafts: DraftStore;
  readonly connection: Connection;
  readonly session: Session;
  readonly staff: Staff;
  readonly audit: AuditLog;
  readonly updates: Updates;
}

/** The page's view of settings, environments and the signed-in member. */
function describeSettings({ ports, storage, connection, session, staff, updates }: Rooms): SettingsView {
  const settings = storage.settings.read();
  const { environment, singleKeys = true, timeZones, currency = null, language = 'system' } = settings;
  const { numberLinks = false, copiedNumbers = false, startWithComputer = false } = settings;
  const { appearance, density, textSize, language: spoken } = appearanceOf(settings, ports.languages);
  const map = session.maps.of(session.connections.connectionKey());
  return {
    appearance,
    density,
    textSize,
    language,
    spoken,
    singleKeys,
    numberLinks,
    copiedNumbers,
    startWithComputer,
    timeZone: timeZones?.[environment] ?? null,
    currency,
    environment,
    environments: session.connections.describe(),
    keyStorage: connection.vault.protection(),
    notices: storage.notices.list(),
    staff: staff.view(),
    updates: updates.view(),
    offlineCopy: session.clinic.offlineCopy(),
    questions: countQuestions(map),
    hasForms: (map.forms ?? []).length > 0,
    messageTemplates: map.templates ?? null,
    now: new Date(ports.clock.now()).toISOString(),
    host: ports.host,
    savesPdf: ports.savePdf !== undefined,
    version: ports.version,
  };
}

/** Routes every channel to its module. */
export function createHandlers(rooms: Rooms): {
  readonly handlers: Handlers;
  /** The current state, as text for support. */
  readonly diagnostics: () => string;
} {
  const { ports, events, storage, drafts, connection, session, staff, audit, updates } = rooms;
  const { clock, timeZone, saveFile } = ports;
  const { settings, notices, log } = storage;
  const { maps, connections, clinic, polling, live, idle, accountId } = session;
  const emitSettings = (): void => events.emit({ kind: 'settingsChanged' });
  const lists = openLists(session, settings, timeZone);
  const queue = createQueue();
  const never = new AbortController().signal;

  const contextOf = (signal: AbortSignal): ExplorerContext => ({
    clinic: clinic.clinic(),
    clock,
    timeZone,
    signal,
    environment: { kind: connections.environment(), host: connections.host() },
    lastOutcome: () => connections.lastOutcome(),
    lastLocation: lastLocationOf(settings, connections.environment()),
    directory: clinic.directory(),
    days: clinic.days(),
    lists,
    recentClients: () => drafts.of(accountId()),
    forgetMarks: (id) => drafts.forget(accountId(), id),
    audit: { intend: (intent) => audit.intend({ ...intent, clinic: accountId() }) },
    queue,
    onDayChanged: session.dayChanged,
    waitForRoom: (asking) => idle.waitForRoom(asking),
    onChanged: () => polling.pollNow(),
  });

  const describe = (): SettingsView => describeSettings(rooms);

  function diagnostics(): string {
    const map = maps.of(connections.connectionKey());
    const directory = clinic.directory().progress();
    return diagnosticsText(collectFacts({ view: describe(), folder: storage.folder, log, map, directory }));
  }

  /** Keys, drafts and the offline copy of every clinic: everything that requires signing in. */
  async function eraseProtected(): Promise<boolean> {
    for (const { kind } of connections.describe()) if (kind !== 'demo') connections.forget(kind);
    connections.use('demo');
    const [copyErased, draftsErased] = await Promise.all([clinic.erase(), drafts.forgetAll()]);
    return copyErased && draftsErased;
  }

  const handlers: Handlers = {
    'desk:query': (query, signal) => idle.busyDuring(() => executeDesk('query', query, log, contextOf(signal))),
    'desk:change': (change) => executeDesk('mutation', change, log, contextOf(never)),
    async 'day:watch'(day) {
      polling.watch(day);
      live.watch();
      return { ok: true, value: { live: live.isLive() } };
    },
    async 'network:report'({ online }) {
      connection.line.setOnline(online);
      return { ok: true, value: null };
    },
    ...createSettingsHandlers({
      settings,
      connections,
      clinic,
      notices,
      updates,
      describe,
      onLanguage: () => setLanguage(appearanceOf(settings.read(), ports.languages).language),
      onChange: emitSettings,
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
    ...createMapHandlers({ maps, connections, settings, clock, saveFile, onChange: emitSettings }),
    async 'snapshot:erase'() {
      const erased = await clinic.erase();
      emitSettings();
      return erased ? { ok: true, value: null } : { ok: false, failure: copyNotErased() };
    },
    ...createDirectoryHandlers({
      directory: () => clinic.directory(),
      drafts,
      accountId,
      settings,
      saveFile,
      emit: events.emit,
      isLocked: () => staff.view().kind === 'locked',
      readFilter: readClientFilter,
    }),
    ...createQueueHandlers({
      drafts,
      accountId,
      countsBy: () =>
        connections
          .describe()
          .map(({ kind }) => [kind, (drafts.of(session.accountOf(kind)).queued ?? []).length] as const),
      emit: events.emit,
    }),
    ...createListHandlers({ lists, saveFile, emit: events.emit }),
    ...createFileHandlers(ports),
    ...createStaffHandlers(staff, eraseProtected),
    ...createAuditHandlers({ audit, saveFile, accountId, clients: () => clinic.directory().store }),
    'updates:control': ({ to }) => updates.control(to),
  };
  return { handlers, diagnostics };
}
