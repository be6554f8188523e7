import { afterEach, describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import type { DeskEvent } from '../../../../electron/contract/channels.ts';
import { systemWaiting } from '../../../../electron/core/foundation/timing.ts';
import { nodeFetch } from '../../../../electron/preview/previewPorts.ts';
import { queryDay } from '../../../support/core/deskRequests.ts';
import { fakeKeyring, startTestCore, type TestCore, tuesday, valueOf } from '../../../support/core/memoryCore.ts';
import { findSecret, readFiles } from '../../../support/canary.ts';
import { startDemoClinic } from '../../../../graphql/demo/server.ts';
import { answerMessages, type EventServer, startEventServer } from '../../../support/service/eventServer.ts';
import { makeCertificates } from '../../../support/service/certificates.ts';
import { trust } from '../../../support/service/secureClinic.ts';

type DayRead = Extract<DeskEvent, { kind: 'dayRead' }>;

const key = 'canary-key-of-bad-reports';

// Sockets, desks and their pauses take real time.
vi.setConfig({ testTimeout: 60_000 });

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

interface Front {
  readonly core: TestCore;
  readonly received: DayRead[];
  /** Every question, whole. */
  readonly sent: string[];
  readonly server: EventServer;
}

/** A desk at a service whose questions the demo clinic answers, and whose sockets a test writes by hand. */
async function openDesk(onSocket: (socket: WebSocket, count: number) => void): Promise<Front> {
  // What comes by streams is not the matter here.
  const restricted = ['appointmentChanged', 'clientChanged', 'patientChanged'];
  const auth = { kind: 'direct', key } as const;
  const clinic = await startDemoClinic({ seed: 7, now: () => tuesday, clients: 40, auth, restricted });
  closers.push(() => clinic.close());
  const certificates = await makeCertificates();
  closers.push(trust(certificates.authority));
  let count = 0;
  const server = await startEventServer({
    certificate: certificates.server,
    onSocket(socket) {
      count += 1;
      onSocket(socket, count);
    },
  });
  closers.push(() => server.close());
  const sent: string[] = [];
  const core = await startTestCore({
    encryption: fakeKeyring(),
    waiting: systemWaiting,
    live: { isDirect: async () => true },
    pace: { shown: 200, hidden: 200 },
    fetch: (url, init) => {
      sent.push(init.body);
      return nodeFetch(url.replace(server.origin, clinic.url), init);
    },
  });
  closers.push(() => core.close());
  const opening = { environment: 'production', url: server.origin, keys: { kind: 'single', key } } as const;
  expect(valueOf(await core.request('connection:open', opening)).outcome.kind).toBe('ok');
  const received: DayRead[] = [];
  core.core.subscribe((text) => {
    // Sound: only the core writes events.
    const event = JSON.parse(text) as DeskEvent;
    if (event.kind === 'dayRead') received.push(event);
  });
  const day = await queryDay(core);
  const watched = { location: day.location.id, date: day.date, hidden: false };
  valueOf(await core.request('day:watch', watched));
  return { core, received, sent, server };
}

/** Takes the subscriptions and then does something; `ids` are those of the subscriptions, the book's first. */
function taking(then: (socket: WebSocket, ids: readonly unknown[]) => void): (socket: WebSocket) => void {
  return (socket) => {
    const ids: unknown[] = [];
    answerMessages(socket, ({ type, id }) => {
      if (type === 'connection_init') return [{ type: 'connection_ack' }];
      if (type === 'subscribe') ids.push(id);
      if (ids.length === 3) setTimeout(() => then(socket, ids), 50);
      return [];
    });
  };
}

const isPolled = ({ received }: Front): Promise<void> =>
  expect.poll(() => received.filter(({ failure }) => failure === null).length, { timeout: 10_000 }).toBeGreaterThan(5);

function next(id: unknown, data: unknown): string {
  return JSON.stringify({ id, type: 'next', payload: { data } });
}

describe('a service that reports badly', () => {
  it('is asked by the clock as before when the key expires in mid-stream, and not bothered again', async () => {
    let sockets = 0;
    const desk = await openDesk((socket, count) => {
      sockets = count;
      taking((taken, [id]) => {
        taken.send(next(id, null));
        taken.close(4403, 'Forbidden');
      })(socket);
    });
    await isPolled(desk);
    await expect.poll(() => sockets).toBe(1);
    const before = sockets;
    desk.received.length = 0;
    await isPolled(desk);
    expect(sockets).toBe(before);
    expect(desk.core.core.diagnostics()).toMatch(/listened.*keyRejected/);
    expect(desk.received.every(({ live }) => !live)).toBe(true);
  });

  it.each([
    ['ids of nobody', (index: number) => ({ appointmentChanged: { id: `nobody-${index}` } })],
    ['ids that are none', () => ({ appointmentChanged: { id: { $gt: '' } } })],
    ['ids that are documents', () => ({ appointmentChanged: { id: '") { id } } mutation { deleteAll }' } })],
    ['other fields', () => ({ appointmentChanged: { reason: 'Shown by no means', __proto__: { id: '1' } } })],
    ['nothing', () => null],
  ])('makes it read, and nothing else: %s', async (_name, data) => {
    const desk = await openDesk(
      taking((socket, [id]) => {
        for (let index = 0; index < 50; index += 1) socket.send(next(id, data(index)));
      }),
    );
    await isPolled(desk);
    expect(desk.received.every(({ changed, live }) => !changed && !live)).toBe(true);
    // What an event holds is compared with what is known, and sent nowhere.
    for (const text of desk.sent) expect(text).not.toMatch(/nobody-|\$gt|deleteAll|Shown by/);
    expect(JSON.stringify(await queryDay(desk.core))).not.toContain('Shown by no means');
  });

  it('is heard again after it has closed the socket, by a pause that grows', async () => {
    const opened: number[] = [];
    const desk = await openDesk((socket) => {
      opened.push(performance.now());
      taking((taken) => taken.close(1012))(socket);
    });
    await expect.poll(() => opened.length, { timeout: 15_000 }).toBeGreaterThanOrEqual(4);
    const pauses = opened.slice(1).map((at, index) => at - (opened[index] ?? 0));
    expect(pauses[2]).toBeGreaterThan(1_900);
    expect(desk.received.every(({ live }) => !live)).toBe(true);
  });

  it('is listened to again once the clinic was connected anew', async () => {
    let isAccepted = false;
    const taken: unknown[] = [];
    const desk = await openDesk((socket) => {
      if (isAccepted) taking((_socket, ids) => taken.push(...ids))(socket);
      else socket.close(4401);
    });
    await isPolled(desk);
    const tries = (): number => desk.server.received.filter((text) => text.includes('websocket')).length;
    await expect.poll(tries, { timeout: 10_000 }).toBeGreaterThan(8);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const before = tries();
    await isPolled(desk);
    expect(tries()).toBe(before);
    isAccepted = true;
    expect(taken).toEqual([]);
    const opening = { environment: 'production', url: desk.server.origin, keys: { kind: 'single', key } } as const;
    expect(valueOf(await desk.core.request('connection:open', opening)).outcome.kind).toBe('ok');
    const { location, date } = await queryDay(desk.core);
    valueOf(await desk.core.request('day:watch', { location: location.id, date, hidden: false }));
    await expect.poll(() => taken.length, { timeout: 10_000 }).toBeGreaterThan(0);
  });

  it('leads the key nowhere but to its own address', async () => {
    const other = await startEventServer({ onSocket: () => undefined });
    closers.push(() => other.close());
    const desk = await openDesk((socket, count) => {
      if (count % 2 === 0) socket.close(4401);
      else
        socket.send(JSON.stringify({ type: 'connection_ack', payload: { redirect: other.origin, url: other.origin } }));
    });
    await isPolled(desk);
    expect(other.received).toEqual([]);
    expect(desk.server.received.length).toBeGreaterThan(0);
    for (const text of desk.server.received) expect(text.split(' ')[1] ?? '').not.toContain(key);
    expect(findSecret(key, { received: desk.server.received.join('\n') })).toEqual(['received']);
    const files = readFiles(desk.core.folder);
    expect(
      findSecret(key, { ...files, diagnostics: desk.core.core.diagnostics(), events: JSON.stringify(desk.received) }),
    ).toEqual([]);
  });
});
