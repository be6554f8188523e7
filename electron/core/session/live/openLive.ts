import type { ServiceMap } from '../../../../graphql/service/serviceMap.ts';
import type { DeskEvent } from '../../../contract/channels.ts';
import { channelLimits } from '../../connection/live/channel.ts';
import { createListen, type Listen, type RememberedWay } from '../../connection/live/listen.ts';
import type { Log } from '../../foundation/log.ts';
import type { CorePorts } from '../../foundation/ports.ts';
import type { ClinicSession } from '../clinicSession.ts';
import type { Connections } from '../connections.ts';
import { dayKey, type DayPolling, type DayReading } from '../days/dayPolling.ts';
import { mentions } from '../days/refreshDays.ts';
import { dayDifferences } from './dayDifferences.ts';
import { createEvidence } from './evidence.ts';
import { findSource, listensByLocation } from './findSource.ts';
import { createLiveUpdates } from './liveUpdates.ts';
import { createQuiet } from './quiet.ts';
import { createReportReader } from './readReports.ts';

/** Live updates of the service in use, besides polling. */
export interface Live {
  /** Whether changes are reported and the reports can be relied on. */
  isLive(): boolean;
  /** And that for every kind of change. */
  isProven(): boolean;
  /** Since when days, or clients, are as they were (steady milliseconds); null: they may have changed unnoticed. */
  quietSince(what: 'days' | 'clients'): number | null;
  /** Polling found these clients changed. */
  noteClientsFound(ids: readonly string[]): void;
  /** A day is on a screen. */
  watch(): void;
  /** No day is on a screen any more. */
  rest(): void;
  /** Told of every reading of a day, before the pages are. */
  noteReading(reading: DayReading): void;
  /** Another clinic answers. */
  reset(): void;
  /** Another map is in use. */
  remap(): void;
  /** The network or the computer is back. */
  restart(): void;
  suspend(): void;
  stop(): void;
}

export function openLive(
  ports: Pick<CorePorts, 'fetch' | 'waiting' | 'live'>,
  room: {
    readonly clinic: ClinicSession;
    readonly connections: Connections;
    readonly map: () => ServiceMap;
    /** Where the way that works is kept, for the service in use. */
    readonly remembered?: RememberedWay;
    readonly log: Log;
    readonly polling: () => DayPolling;
    readonly emit: (event: DeskEvent) => void;
    /** How a service is listened to, where it is not by the usual protocols. */
    readonly createListen?: () => Listen;
  },
): Live {
  const { clinic, connections, map, log, polling, emit } = room;
  const evidence = createEvidence({ onDoubt: () => polling().pollNow() });
  const quiet = createQuiet({ isProven: () => evidence.isProven() });
  const reports = createReportReader({ clinic, polling, onClientAgreed: () => quiet.noteClientAgreed() });
  let hearsClients = false;
  let places = '';
  /** The days that were on screens when one of them last said so. */
  let shown: ReadonlySet<string> = new Set();

  const placesNow = (): readonly string[] => [
    ...new Set(
      polling()
        .watched()
        .map(({ location }) => location),
    ),
  ];

  function emitNotLive(): void {
    for (const { location, date } of polling().watched()) {
      const known = clinic.days().read(location, date);
      if (!known) continue;
      const { asOf } = known.day;
      emit({ kind: 'dayRead', location, date, changed: false, asOf, live: false, failure: null });
    }
  }

  const { live } = ports;
  const createOwnListen =
    room.createListen ??
    (() =>
      createListen({
        fetch: ports.fetch,
        isDirect: live?.isDirect ?? (async () => false),
        limits: { ...channelLimits, ...live?.limits },
        ...(room.remembered && { remembered: room.remembered }),
      }));
  // What was found about the ways of a connection holds for its key and its map.
  let listen = createOwnListen();

  const updates = live
    ? createLiveUpdates({
        listen: (listening) => listen(listening),
        async findSource() {
          const organization = await clinic.clinic().organization();
          const locations = placesNow();
          places = locations.join(' ');
          const source = findSource(await connections.access(), map(), {
            locations,
            organizationId: organization.ok ? (organization.value?.id ?? null) : null,
          });
          hearsClients = source?.subscriptions.some(({ operation }) => operation.about === 'client') ?? false;
          return source;
        },
        onReport(about, ids) {
          evidence.noteReport(ids);
          quiet.noteReport(about, ids);
          reports.report(about, ids);
        },
        onOpen() {
          evidence.setOpen(true);
          quiet.setOpen(true, hearsClients);
          // What happened while nothing was heard.
          polling().pollNow();
        },
        onClosed() {
          const wasLive = evidence.isLive();
          evidence.setOpen(false);
          quiet.setOpen(false, hearsClients);
          reports.clear();
          // A reading may take half a minute to fail: the pages learn at once that nothing is heard any more.
          if (wasLive) emitNotLive();
          polling().pollNow();
        },
        waiting: ports.waiting,
        ...(live.pauses && { pauses: live.pauses }),
        log,
        environment: () => connections.environment(),
      })
    : null;

  return {
    isLive: () => evidence.isLive(),
    isProven: () => evidence.isProven(),
    quietSince: (what) => (what === 'days' ? quiet.daysSince() : quiet.clientsSince()),
    noteClientsFound: (ids) => quiet.noteClientsFound(ids),
    watch() {
      updates?.start();
      const before = shown;
      shown = new Set(polling().watched().map(dayKey));
      for (const day of polling().watched()) if (!before.has(dayKey(day))) reports.noteShown(day);
      if (updates && places !== '' && places !== placesNow().join(' ') && listensByLocation(map())) updates.restart();
    },
    rest: () => updates?.stop(),
    noteReading({ day, before, why }) {
      const differences = dayDifferences(before, day);
      if (why === 'poll') evidence.noteFound(differences);
      if (typeof why !== 'object') return;
      const { reported } = why;
      evidence.noteReported(reported, differences, reported !== null && mentions(day, reported));
    },
    reset() {
      evidence.reset();
      quiet.reset();
      reports.clear();
      listen = createOwnListen();
      updates?.restart();
    },
    remap() {
      listen = createOwnListen();
      updates?.restart();
    },
    restart() {
      updates?.restart();
    },
    suspend() {
      updates?.suspend();
    },
    stop() {
      evidence.stop();
      quiet.stop();
      reports.clear();
      updates?.stop();
    },
  };
}
