import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DeskEvent } from '../../../electron/contract/channels.ts';
import type { CorePorts, Fetch } from '../../../electron/core/foundation/ports.ts';
import { nodeFetch } from '../../../electron/preview/previewPorts.ts';
import { queryDay } from '../../support/core/deskRequests.ts';
import { createFakeWaiting } from '../../support/clock/fakeWaiting.ts';
import { startTestCore, type TestCore, valueOf } from '../../support/core/memoryCore.ts';
import { startSecureClinic, trust } from '../../support/service/secureClinic.ts';

type DayRead = Extract<DeskEvent, { kind: 'dayRead' }>;

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** Between a core and its service; `fault` answers instead of the service while it is there. */
interface Way {
  fault: (() => Promise<Response>) | null;
  /** Requests that went out, answered or not. */
  pending: number;
}

function breaking(code: string): () => Promise<never> {
  return () => Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code }) }));
}

function page(): Promise<Response> {
  const headers = { 'content-type': 'text/html', date: 'Mon, 01 Jan 2001 00:00:00 GMT' };
  return Promise.resolve(new Response('<html>Welcome to the hotel</html>', { headers }));
}

async function open(change: Partial<CorePorts> = {}): Promise<{ core: TestCore; way: Way; received: DayRead[] }> {
  const way: Way = { fault: null, pending: 0 };
  const fetch: Fetch = (url, init) => {
    way.pending += 1;
    return way.fault === null ? nodeFetch(url, init) : way.fault();
  };
  const core = await startTestCore({ fetch, ...change });
  closers.push(() => core.close());
  const received: DayRead[] = [];
  core.core.subscribe((text) => {
    // Sound: only the core writes events.
    const event = JSON.parse(text) as DeskEvent;
    if (event.kind === 'dayRead') received.push(event);
  });
  return { core, way, received };
}

async function watchToday(core: TestCore): Promise<void> {
  const day = await queryDay(core);
  valueOf(await core.request('day:watch', { location: day.location.id, date: day.date, hidden: false }));
}

const failureOf = (received: readonly DayRead[]): string | undefined => received.at(-1)?.failure?.kind;

describe('a connection that was down', () => {
  it.each([
    ['a line that is cut', breaking('ENETUNREACH'), 'unreachable'],
    ['a sign-in page', page, 'notGraphQL'],
    ['a proxy', breaking('ERR_TUNNEL_CONNECTION_FAILED'), 'proxy'],
    ['an untrusted certificate', breaking('SELF_SIGNED_CERT_IN_CHAIN'), 'certificate'],
    ['a certificate that has expired', breaking('CERT_HAS_EXPIRED'), 'clock'],
  ])('is reported by its kind, and the day is refetched automatically, after %s', async (_name, fault, kind) => {
    const { core, way, received } = await open({ pace: { shown: 30, hidden: 3_600_000 } });
    await watchToday(core);
    way.fault = fault;
    await vi.waitFor(() => expect(failureOf(received)).toBe(kind), { timeout: 5_000 });
    way.fault = null;
    await vi.waitFor(() => expect(received.at(-1)?.failure).toBeNull(), { timeout: 5_000 });
  });

  it('resumes reading all clients as soon as any request is answered again', async () => {
    const directoryPace = {
      startAfter: null,
      betweenPages: 0,
      retry: 3_600_000,
      changes: 3_600_000,
      reread: 3_600_000,
      around: null,
    };
    const { core, way } = await open({ directoryPace });
    const states: string[] = [];
    core.core.subscribe((text) => {
      // Sound: only the core writes events.
      const event = JSON.parse(text) as DeskEvent;
      if (event.kind === 'directoryChanged') states.push(event.directory.state);
    });
    await queryDay(core);
    way.fault = breaking('ENETUNREACH');
    valueOf(await core.request('directory:control', { to: 'reread' }));
    await vi.waitFor(() => expect(states.at(-1)).toBe('waiting'), { timeout: 5_000 });
    way.fault = null;
    await queryDay(core);
    await vi.waitFor(() => expect(states.at(-1)).toBe('complete'), { timeout: 10_000 });
  });

  it('is checked again as soon as the computer has a network', async () => {
    const { core, way, received } = await open();
    await watchToday(core);
    way.fault = breaking('ERR_INTERNET_DISCONNECTED');
    valueOf(await core.request('network:report', { online: false }));
    const before = way.pending;
    expect((await core.request('desk:query', { operation: 'ScheduleDay', variables: {} })).ok).toBe(true);
    // One try for each of what a day is read by, and not three.
    expect(way.pending - before).toBeLessThanOrEqual(2);
    way.fault = null;
    valueOf(await core.request('network:report', { online: true }));
    await vi.waitFor(() => expect(received).toHaveLength(1));
    expect(received[0]?.failure).toBeNull();
  });

  it('is not queried while the computer sleeps, nor for a few seconds after it wakes', async () => {
    const waiting = createFakeWaiting();
    const { core, way, received } = await open({ waiting });
    await watchToday(core);
    core.core.suspend();
    const pending = queryDay(core);
    const before = way.pending;
    await waiting.pass(3_600_000);
    core.core.resume();
    await waiting.pass(1_900);
    expect([way.pending - before, received.length]).toEqual([0, 0]);
    await waiting.pass(3_100);
    expect((await pending).appointments.length).toBeGreaterThan(0);
    await vi.waitFor(() => expect(received).toHaveLength(1));
  });
});

describe('a service that limits requests', () => {
  it('passes its retry delay to the day and the directory', async () => {
    const { core, way, received } = await open({ pace: { shown: 20, hidden: 3_600_000 } });
    await watchToday(core);
    way.fault = async () => new Response('{"fault":{}}', { status: 429, headers: { 'retry-after': '90' } });
    await vi.waitFor(() => expect(failureOf(received)).toBe('quotaExceeded'));
    expect(received.at(-1)?.failure).toMatchObject({ waitSeconds: 90, action: 'Wait 2 minutes and try again.' });
    const { pending } = way;
    valueOf(await core.request('directory:control', { to: 'reread' }));
    const day = await core.request('desk:query', { operation: 'ScheduleDay', variables: {} });
    // The day that was read before is shown meanwhile, with the reason.
    expect(valueOf(day).data).toMatchObject({ day: { outage: { kind: 'quotaExceeded' } } });
    // No request was made for it: the event reached the subscribers.
    expect(way.pending).toBe(pending);
  });
});

describe('this computer’s clock', () => {
  it('is reported as wrong beside good answers, and cleared once it is right', async () => {
    const clinic = await startSecureClinic({ auth: { kind: 'direct', key: 'k' } });
    closers.push(() => clinic.close(), trust(clinic.certificates.authority));
    let ahead = 3 * 3_600_000;
    const { core } = await open({ computerClock: { now: () => Date.now() + ahead } });
    const notices = async (): Promise<readonly string[]> =>
      valueOf(await core.request('settings:read', null)).notices.map(({ id, message }) => `${id}: ${message}`);
    await queryDay(core);
    // The demo clinic runs on this very computer.
    expect(await notices()).toEqual([]);
    const keys = { kind: 'single', key: 'k' } as const;
    const opened = await core.request('connection:open', { environment: 'sandbox', url: clinic.url, keys });
    expect(valueOf(opened).outcome.kind).toBe('ok');
    expect(await notices()).toEqual([expect.stringMatching(/^clock-wrong: .*3 hours ahead/)]);
    ahead = 0;
    await queryDay(core);
    expect(await notices()).toEqual([]);
  });
});
