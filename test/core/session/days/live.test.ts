import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DeskEvent } from '../../../../electron/contract/channels.ts';
import { createDayPolling } from '../../../../electron/core/session/days/dayPolling.ts';
import type { CorePorts } from '../../../../electron/core/foundation/ports.ts';
import { nodeFetch } from '../../../../electron/preview/previewPorts.ts';
import { sendChange, queryDay, seenOn } from '../../../support/core/deskRequests.ts';
import { startTestCore, type TestCore, tuesday, valueOf } from '../../../support/core/memoryCore.ts';

type DayRead = Extract<DeskEvent, { kind: 'dayRead' }>;

const cores: TestCore[] = [];
afterEach(async () => {
  for (const core of cores.splice(0)) await core.close();
});

/** A core that reads the shown day twenty times a second, and the events that it emits. */
async function openLive(ports: Partial<CorePorts> = {}): Promise<{ core: TestCore; received: DayRead[] }> {
  const core = await startTestCore({ pace: { shown: 50, hidden: 3_600_000 }, ...ports });
  cores.push(core);
  const received: DayRead[] = [];
  core.core.subscribe((text) => {
    // Sound: only the core writes events.
    const event = JSON.parse(text) as DeskEvent;
    if (event.kind === 'dayRead') received.push(event);
  });
  return { core, received };
}

async function watchToday(core: TestCore, hidden = false) {
  const day = await queryDay(core);
  valueOf(await core.request('day:watch', { location: day.location.id, date: day.date, hidden }));
  return day;
}

describe('a day that a screen shows', () => {
  it('is read again and again, and nothing has changed while nothing changes', async () => {
    const { core, received } = await openLive();
    await watchToday(core);
    await vi.waitFor(() => expect(received.length).toBeGreaterThanOrEqual(3));
    expect(received.every(({ changed, failure }) => !changed && failure === null)).toBe(true);
  });

  it('emits a change when an appointment changes, at once where this desk changed it', async () => {
    const { core, received } = await openLive({ pace: { shown: 3_600_000, hidden: 3_600_000 } });
    const day = await watchToday(core);
    const visit = day.appointments.find(({ status, patient }) => status?.stage === 'booked' && patient !== null);
    if (!visit) throw new Error('Nothing is planned any more.');
    await sendChange(core, 'UpdateAppointment', { appointment: seenOn(day, visit), to: { reason: 'Limping' } });
    await vi.waitFor(() => expect(received.some(({ changed }) => changed)).toBe(true));
    const recent = await queryDay(core, { location: day.location.id, date: day.date, recent: true });
    expect(recent.appointments.find(({ id }) => id === visit.id)?.reason).toBe('Limping');
  });

  it('is answered from a recent read where possible, without querying the service', async () => {
    let requestCount = 0;
    const { core } = await openLive({
      pace: { shown: 3_600_000, hidden: 3_600_000 },
      fetch: (url, init) => {
        if (init.body.includes('DeskAppointments')) requestCount += 1;
        return nodeFetch(url, init);
      },
    });
    const day = await watchToday(core);
    const before = requestCount;
    await queryDay(core, { location: day.location.id, date: day.date, recent: true });
    expect(requestCount).toBe(before);
    await queryDay(core, { location: day.location.id, date: day.date });
    expect(requestCount).toBeGreaterThan(before);
  });

  it('notifies every window of changes that one of them read', async () => {
    const { core, received } = await openLive({ pace: { shown: 3_600_000, hidden: 3_600_000 } });
    const day = await watchToday(core);
    await queryDay(core, { location: day.location.id, date: day.date });
    expect(received).toEqual([]);
    let now = tuesday;
    const late = await openLive({ pace: { shown: 3_600_000, hidden: 3_600_000 }, clock: { now: () => now } });
    await watchToday(late.core);
    // By noon visits have arrived, been seen and left.
    now = tuesday + 2 * 3_600_000;
    await queryDay(late.core, { location: day.location.id, date: day.date });
    expect(late.received.map(({ changed }) => changed)).toEqual([true]);
  });

  it('fetches only changes where the service supports it, and the whole day now and then', async () => {
    const whole = { from: 0, changes: 0 };
    const { core, received } = await openLive({
      fetch: (url, init) => {
        if (init.body.includes('DeskAppointments(') && init.body.includes('"updatedSince":"')) whole.changes += 1;
        else if (init.body.includes('DeskAppointments(')) whole.from += 1;
        return nodeFetch(url, init);
      },
    });
    const day = await watchToday(core);
    await vi.waitFor(() => expect(received.length).toBeGreaterThanOrEqual(22), { timeout: 10_000 });
    expect(whole.changes).toBeGreaterThanOrEqual(18);
    // The first reading, and one in ten, of a page or two each.
    expect(whole.from).toBeLessThanOrEqual(8);
    expect(whole.from).toBeGreaterThanOrEqual(4);
    const visit = day.appointments.find(({ status, patient }) => status?.stage === 'booked' && patient !== null);
    if (!visit) throw new Error('Nothing is planned any more.');
    const tomorrow = new Date(Date.parse(visit.start ?? '') + 24 * 3_600_000).toISOString();
    await sendChange(core, 'UpdateAppointment', { appointment: seenOn(day, visit), to: { start: tomorrow } });
    await vi.waitFor(() => expect(received.some(({ changed }) => changed)).toBe(true));
    const recent = await queryDay(core, { location: day.location.id, date: day.date, recent: true });
    expect(recent.appointments.some(({ id }) => id === visit.id)).toBe(false);
  });

  it('reports why it could not be read, and is read again when the service is back', async () => {
    let down = false;
    const { core, received } = await openLive({
      fetch: (url, init) =>
        down ? Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' })) : nodeFetch(url, init),
    });
    await watchToday(core);
    down = true;
    await vi.waitFor(() => expect(received.at(-1)?.failure?.kind).toBe('unreachable'));
    down = false;
    await vi.waitFor(() => expect(received.at(-1)?.failure).toBeNull(), { timeout: 5_000 });
  });

  it('is read at once where the network came back between its reading and its being shown', async () => {
    const { core, received } = await openLive({ pace: { shown: 3_600_000, hidden: 3_600_000 } });
    const day = await queryDay(core);
    await core.request('network:report', { online: false });
    await core.request('network:report', { online: true });
    const shown = { location: day.location.id, date: day.date, hidden: false };
    await core.request('day:watch', shown);
    await vi.waitFor(() => expect(received.length).toBe(1));
    // Who says again that it shows the day has missed nothing.
    await core.request('day:watch', shown);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(received.length).toBe(1);
  });

  it('is left in peace while no screen shows it', async () => {
    const { core, received } = await openLive();
    await watchToday(core, true);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(received).toEqual([]);
  });
});

describe('the pace', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('doubles its pause after each failure, up to ten minutes, and drops days that are no longer shown', async () => {
    vi.useFakeTimers();
    let now = tuesday;
    let reads = 0;
    const watch = createDayPolling({
      clock: { now: () => now },
      pace: { shown: 30_000, hidden: 150_000 },
      read: async () => {
        reads += 1;
        return { ok: false, failure: { kind: 'quotaExceeded', message: '', action: '' } };
      },
      emit: () => undefined,
    });
    const show = (): void => watch.watch({ location: '1', date: '2026-11-17', hidden: false });
    const pass = async (seconds: number): Promise<number> => {
      const before = reads;
      for (let second = 0; second < seconds; second += 1) {
        now += 1_000;
        // oxlint-disable-next-line no-await-in-loop -- each second follows the one before
        await vi.advanceTimersByTimeAsync(1_000);
      }
      return reads - before;
    };
    show();
    expect(await pass(30)).toBe(1);
    expect(await pass(60)).toBe(1);
    expect(await pass(120)).toBe(1);
    show();
    expect(await pass(239)).toBe(0);
    watch.stop();

    // A hidden page says every two minutes that it is still there, which is more often than it is read.
    const hidden = { location: '1', date: '2026-11-17', hidden: true };
    for (let minute = 0; minute < 6; minute += 1) {
      if (minute % 2 === 0) watch.watch(hidden);
      // oxlint-disable-next-line no-await-in-loop -- each minute follows the one before
      await pass(60);
    }
    expect(reads).toBe(4);
    watch.clear();

    show();
    for (let minute = 0; minute < 60; minute += 1) {
      show();
      // oxlint-disable-next-line no-await-in-loop -- each minute follows the one before
      await pass(60);
    }
    const perHour = await (async () => {
      const before = reads;
      for (let minute = 0; minute < 60; minute += 1) {
        // oxlint-disable-next-line no-await-in-loop -- each minute follows the one before
        await pass(60);
        if (minute < 50) show();
      }
      return reads - before;
    })();
    expect(perHour).toBeLessThanOrEqual(7);
    expect(perHour).toBeGreaterThan(0);
    expect(await pass(3_600)).toBeLessThanOrEqual(1);
    watch.stop();
  });

  it.each([
    ['as often as ever, where the line is down', { kind: 'unreachable' } as const, 20],
    ['not before the service allows', { kind: 'quotaExceeded', waitSeconds: 100 } as const, 4],
  ])('polls again %s', async (_name, failure, reads) => {
    vi.useFakeTimers();
    let now = tuesday;
    let count = 0;
    const watch = createDayPolling({
      clock: { now: () => now },
      pace: { shown: 5_000, hidden: 5_000 },
      read: async () => {
        count += 1;
        return { ok: false, failure: { message: '', action: '', ...failure } };
      },
      emit: () => undefined,
    });
    watch.watch({ location: '1', date: '2026-11-17', hidden: false });
    for (let second = 0; second < (failure.kind === 'unreachable' ? 100 : 340); second += 1) {
      now += 1_000;
      // oxlint-disable-next-line no-await-in-loop -- each second follows the one before
      await vi.advanceTimersByTimeAsync(1_000);
    }
    watch.stop();
    expect(count).toBe(reads);
  });
});
