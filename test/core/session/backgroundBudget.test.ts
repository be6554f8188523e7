import { describe, expect, it } from 'vitest';
import { backgroundPerMinute, createIdle } from '../../../electron/core/session/backgroundBudget.ts';
import type { Waiting } from '../../../electron/core/foundation/ports.ts';

/** A clock that advances only by waiting. */
function openIdle({ isLocal = false } = {}) {
  const time = { at: 0 };
  const waiting: Waiting = {
    now: () => time.at,
    async rest(milliseconds) {
      time.at += milliseconds;
    },
    random: () => 0,
  };
  return { time, idle: createIdle({ waiting, isLocal: () => isLocal }) };
}

const open = new AbortController().signal;

async function send(idle: ReturnType<typeof createIdle>, count: number): Promise<void> {
  for (let sent = 0; sent < count; sent += 1) await idle.waitForIdle(open);
}

describe('background requests', () => {
  it('are limited to a number per minute', async () => {
    const { idle, time } = openIdle();
    await send(idle, backgroundPerMinute);
    expect(time.at).toBe(0);
    await send(idle, 1);
    expect(time.at).toBe(60_000);
  });

  it('stop for as long as the service asks, and half a minute where it does not say how long', async () => {
    const { idle, time } = openIdle();
    idle.noteOutcome({ kind: 'quotaExceeded', waitSeconds: 12 });
    await send(idle, 1);
    expect(time.at).toBe(12_000);
    idle.noteOutcome({ kind: 'quotaExceeded', waitSeconds: null });
    await send(idle, 1);
    expect(time.at).toBe(42_000);
    idle.noteOutcome({ kind: 'quotaExceeded', waitSeconds: 12, own: true });
    idle.noteOutcome({ kind: 'ok', data: {} });
    await send(idle, 1);
    expect(time.at).toBe(42_000);
  });

  it('do not wait for what another service asked, nor for the demo clinic', async () => {
    const { idle, time } = openIdle();
    idle.noteOutcome({ kind: 'quotaExceeded', waitSeconds: 12 });
    idle.restart();
    await send(idle, backgroundPerMinute);
    expect(time.at).toBe(0);
    const local = openIdle({ isLocal: true });
    await send(local.idle, 3 * backgroundPerMinute);
    expect(local.time.at).toBe(0);
  });

  it('share their limit with what a screen asks in passing, which waits for no screen', async () => {
    const { idle, time } = openIdle();
    await send(idle, backgroundPerMinute - 1);
    await idle.busyDuring(() => idle.waitForRoom(open));
    expect(time.at).toBe(0);
    await idle.busyDuring(() => idle.waitForRoom(open));
    expect(time.at).toBe(60_000);
  });

  it('let a screen go first, and end at once where they are not wanted any more', async () => {
    const { idle } = openIdle();
    let finish = (): void => undefined;
    const screen = idle.busyDuring(() => new Promise<void>((resolve) => (finish = resolve)));
    let isSent = false;
    const sent = idle.waitForIdle(open).then(() => (isSent = true));
    await Promise.resolve();
    expect(isSent).toBe(false);
    finish();
    await Promise.all([screen, sent]);
    idle.noteOutcome({ kind: 'quotaExceeded', waitSeconds: 3_600 });
    const gone = new AbortController();
    gone.abort();
    await idle.waitForIdle(gone.signal);
  });
});
