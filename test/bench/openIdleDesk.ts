import type { DeskEvent } from '../../electron/contract/channels.ts';
import { retryLimits } from '../../electron/core/connection/transport/retryPolicy.ts';
import { transportLimits } from '../../electron/core/connection/transport/transport.ts';
import type { LineLimits } from '../../electron/core/foundation/ports.ts';
import { usualDirectoryPace } from '../../electron/core/session/directory/directoryPace.ts';
import { usualPace } from '../../electron/core/session/days/dayPolling.ts';
import { rest, systemWaiting } from '../../electron/core/foundation/timing.ts';
import { nodeFetch } from '../../electron/preview/previewPorts.ts';
import type { ScheduleDayQuery } from '../../graphql/desk/generated/operations.ts';
import { fakeKeyring, startTestCore, tuesday, valueOf } from '../support/core/memoryCore.ts';
import { startSecureClinic, trust } from '../support/service/secureClinic.ts';

const key = 'bench';
/** Milliseconds from one change to the next while the reports are proven. */
const betweenChanges = 60_000;
const rounds = 4;
/** Requests take no less time because the clock is faster. */
const patient: LineLimits = {
  transport: { ...transportLimits, headersWithin: 3_600_000, idleWithin: 3_600_000, totalWithin: 3_600_000 },
  retry: { ...retryLimits, within: 7_200_000 },
};
const patientChannel = { openWithin: 3_600_000, pingEvery: 600_000, silentAfter: 3_600_000 };
/** As renderer/data/useDayWatch.ts repeats it. */
const watchEvery = 120_000;

/** A desk with a day on its screen, at a demo clinic in which nothing happens. */
export async function openIdleDesk(options: { readonly elapsed: () => number; readonly isDirect: boolean }) {
  const clinic = await startSecureClinic({ auth: { kind: 'direct', key } });
  const distrust = trust(clinic.certificates.authority);
  /** How often each document was sent; a stream is one that was opened anew. */
  const sent = new Map<string, number>();
  const core = await startTestCore({
    clock: { now: () => Math.round(tuesday + options.elapsed()) },
    encryption: fakeKeyring(),
    waiting: systemWaiting,
    live: { isDirect: async () => options.isDirect, limits: patientChannel },
    lineLimits: patient,
    pace: usualPace,
    directoryPace: usualDirectoryPace,
    rereadAfter: 20_000,
    fetch(url, init) {
      // Sound: the core sends JSON.
      const { operationName } = JSON.parse(init.body) as { readonly operationName: string };
      sent.set(operationName, (sent.get(operationName) ?? 0) + 1);
      return nodeFetch(url, init);
    },
  });
  const connection = { environment: 'sandbox', url: clinic.url, keys: { kind: 'single', key } } as const;
  const { outcome } = valueOf(await core.request('connection:open', connection));
  if (outcome.kind !== 'ok') throw new Error(`The bench could not connect: ${outcome.kind}`);
  let isLive = false;
  let readings = 0;
  core.core.subscribe((text) => {
    // Sound: only the core writes events.
    const event = JSON.parse(text) as DeskEvent;
    if (event.kind !== 'dayRead') return;
    isLive = event.live;
    // Nothing changes while nothing happens. What the days around are read for tells of them by itself.
    if (!event.changed) readings += 1;
  });
  const query = { operation: 'ScheduleDay', variables: {} };
  // Sound: a registered operation answers in its shape.
  const { day } = valueOf(await core.request('desk:query', query)).data as unknown as ScheduleDayQuery;
  const watched = { location: day.location.id, date: day.date, hidden: false };
  const { signal } = new AbortController();

  async function pass(milliseconds: number): Promise<void> {
    for (let left = milliseconds; left > 0; left -= watchEvery) {
      valueOf(await core.request('day:watch', watched));
      await rest(Math.min(left, watchEvery), signal);
    }
  }

  for (let minute = 0; !clinic.store.changes.hasListeners(); minute += 1) {
    if (minute === 60) throw new Error('The desk does not listen.');
    await pass(60_000);
  }
  await pass(60_000);
  const planned = day.appointments.filter(({ status }) => status?.stage === 'booked');
  const change = async (index: number, days: number, reason: string): Promise<void> => {
    const record = clinic.store.appointment(planned[index]?.id ?? '');
    if (!record) throw new Error('Too little is planned.');
    clinic.store.putAppointment({
      ...record,
      reason,
      start: record.start + days * 86_400_000,
      updatedAt: clinic.store.stampAfter(record.updatedAt),
    });
    await pass(betweenChanges);
  };
  // What polling finds first proves nothing, so each kind of change is made several times.
  for (let round = 0; round < rounds; round += 1) {
    await change(0, 0, `Changed ${round}`);
    await change(1, 1, 'Gone to another day');
    await change(1, -1, 'Come back');
    const [client] = clinic.store.clients();
    if (!client) throw new Error('There are no clients.');
    clinic.store.putClient({
      ...client,
      email: `changed${round}@example.test`,
      updatedAt: clinic.store.stampAfter(client.updatedAt),
    });
    await pass(betweenChanges);
  }
  return {
    sent,
    /** Readings of the day on the screen. */
    readings: () => readings,
    isLive: () => isLive,
    pass,
    async close() {
      await core.close();
      await clinic.close();
      distrust();
    },
  };
}
