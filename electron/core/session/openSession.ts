import type { DirectoryProgress } from '../../contract/clients.ts';
import type { EnvironmentKind } from '../../contract/settings.ts';
import { openProfileMaps } from '../adapter/map/mapSources.ts';
import { openMapStore } from '../adapter/map/mapStore.ts';
import { type ConnectionKey, createServiceMaps, type ServiceMaps } from '../adapter/map/serviceMaps.ts';
import { originOf } from '../connection/environments.ts';
import type { Connection } from '../connection/openConnection.ts';
import type { EventBus } from '../foundation/eventBus.ts';
import type { Clock, CorePorts } from '../foundation/ports.ts';
import { throttle } from '../foundation/timing.ts';
import type { Storage } from '../storage/openStorage.ts';
import { lastLocationOf } from '../storage/settings/settingsStore.ts';
import { type ClinicSession, createClinicSession } from './clinicSession.ts';
import { type Connections, createConnections } from './connections.ts';
import { usualRereadPace } from './rereadSchema.ts';
import { type Live, openLive } from './live/openLive.ts';
import { mapInUse } from '../adapter/map/storedMap.ts';
import { createDayPolling, type DayPolling } from './days/dayPolling.ts';
import type { DayRows } from './days/dayRows.ts';
import { refreshDay } from './days/refreshDays.ts';
import { createIdle, type Idle } from './backgroundBudget.ts';
import type { SnapshotFiles } from './snapshotFiles.ts';

/** The service in use and its data. */
export interface Session {
  readonly maps: ServiceMaps;
  readonly connections: Connections;
  readonly clinic: ClinicSession;
  readonly polling: DayPolling;
  readonly live: Live;
  readonly idle: Idle;
  /** Names the connection in use: environment and address. */
  readonly accountId: () => string;
  /** The same of any environment, at the address that it has now. */
  readonly accountOf: (environment: EnvironmentKind) => string;
  /** A day that a screen may show was read and differs from before. */
  readonly dayChanged: (day: DayRows) => void;
  close(): Promise<void>;
}

/** The default: kept for a week. */
const usualOffline = { on: true, days: 7 };
const progressMilliseconds = 500;

/** Connects the last used environment and loads the stored data of its clinic. */
export async function openSession(
  ports: CorePorts,
  { folder, settings, notices, log, profile }: Storage,
  { vault, line, demo }: Connection,
  snapshotFiles: SnapshotFiles,
  events: EventBus,
  /** For the age of what is stored: it does not get younger when the computer's clock is turned back. */
  steadyClock: Clock,
): Promise<Session> {
  const { clock, timeZone } = ports;
  const idle: Idle = createIdle({
    waiting: ports.waiting,
    isLocal: () => connections.environment() === 'demo',
  });
  const maps = createServiceMaps(openMapStore(folder), clock);
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
    rereadPace: ports.rereadPace ?? usualRereadPace,
    onOutcome: (outcome) => idle.noteOutcome(outcome),
    events,
  });
  const accountOf = (environment: EnvironmentKind): string =>
    JSON.stringify({ environment, origin: originOf(settings, environment) } satisfies ConnectionKey);
  const accountId = (): string => accountOf(connections.environment());
  const emitProgress = throttle(progressMilliseconds, (directory: DirectoryProgress) =>
    events.emit({ kind: 'directoryChanged', directory }),
  );
  const dayChanged = ({ location, date, asOf }: DayRows): void =>
    events.emit({
      kind: 'dayRead',
      location: location.id,
      date,
      changed: true,
      asOf,
      live: live.isLive(),
      failure: null,
    });
  const clinic = createClinicSession({
    connected: () => connections.clinic(),
    accountId,
    offline: () => settings.read().offlineCopy ?? usualOffline,
    files: snapshotFiles,
    clock,
    steadyClock,
    timeZone,
    pace: ports.directoryPace,
    waitForIdle: (signal) => idle.waitForIdle(signal),
    onDirectory: (progress) => emitProgress.call(progress),
    onClientsChanged: (ids) => events.emit({ kind: 'clientsChanged', ids }),
    lastLocation: () => lastLocationOf(settings, connections.environment()).read(),
    onDayChanged: dayChanged,
    quietSince: (what) => live.quietSince(what),
    onClientsFound: (ids) => live.noteClientsFound(ids),
  });
  const live = openLive(ports, {
    clinic,
    connections,
    map: () => mapInUse(maps.of(connections.connectionKey())),
    remembered: {
      read: () => maps.of(connections.connectionKey()).liveWay ?? null,
      keep: (way) => maps.keepLiveWay(connections.connectionKey(), way),
    },
    log,
    polling: () => polling,
    emit: events.emit,
  });
  const polling = createDayPolling({
    clock,
    pace: ports.pace,
    read: (day, signal, reported) =>
      refreshDay(day, { clinic: clinic.clinic(), clock, timeZone }, clinic.days(), signal, reported),
    emit: events.emit,
    isLive: () => live.isLive(),
    isProven: () => live.isProven(),
    onRead: (reading) => live.noteReading(reading),
    onUnwatched: () => live.rest(),
  });
  // The session subscribes before any page does: what a page reads after an event is of the clinic that answers now.
  events.subscribe((event) => {
    if (event.kind === 'connectionChanged' || event.kind === 'mapChanged') clinic.replace();
    if (event.kind === 'connectionChanged') {
      polling.clear();
      idle.restart();
      live.reset();
    }
    if (event.kind === 'mapChanged') live.remap();
    if (event.kind === 'networkRestored') {
      live.restart();
      polling.pollNow();
    }
    if (event.kind === 'networkRestored' || event.kind === 'serviceRestored') clinic.directory().retryNow();
  });
  await clinic.ready();
  return {
    maps,
    connections,
    clinic,
    polling,
    live,
    idle,
    accountId,
    accountOf,
    dayChanged,
    async close() {
      live.stop();
      polling.stop();
      await clinic.close();
      emitProgress.stop();
      connections.close();
    },
  };
}
