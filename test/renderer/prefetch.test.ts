import { describe, expect, it, vi } from 'vitest';
import { prefetch } from '../../renderer/bridge/prefetch.ts';
import { type Bridge, createBridge } from '../../renderer/bridge/bridge.ts';

const question = { operation: 'ScheduleDay', variables: {} };

describe('askAhead', () => {
  it('gives its answer to the first equal query, and sends all others to the core', async () => {
    const { bridge, sent } = countingBridge();
    const early = prefetch(bridge, [{ channel: 'desk:query', payload: question }]);
    expect(sent()).toBe(1);
    await early.request('desk:query', question);
    expect(sent()).toBe(1);
    await early.request('desk:query', question);
    expect(sent()).toBe(2);
  });

  it('takes unset variables for absent ones', async () => {
    const { bridge, sent } = countingBridge();
    const early = prefetch(bridge, [{ channel: 'desk:query', payload: question }]);
    await early.request('desk:query', { operation: 'ScheduleDay', variables: { location: undefined } });
    expect(sent()).toBe(1);
  });

  it('queries again for another day', async () => {
    const { bridge, sent } = countingBridge();
    const early = prefetch(bridge, [{ channel: 'desk:query', payload: question }]);
    await early.request('desk:query', { operation: 'ScheduleDay', variables: { date: '2026-11-22' } });
    expect(sent()).toBe(2);
  });

  it('has the answer at once when it has come, until it is taken', async () => {
    const { bridge } = countingBridge();
    const early = prefetch(bridge, [{ channel: 'settings:read', payload: null }]);
    expect(early.known?.('settings:read', null)).toBeUndefined();
    await new Promise((resolve) => setTimeout(resolve));
    expect(early.known?.('settings:read', null)).toMatchObject({ ok: true });
    await early.request('settings:read', null);
    expect(early.known?.('settings:read', null)).toBeUndefined();
  });

  it('drops an answer that was not taken for long', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const { bridge, sent } = countingBridge();
    const early = prefetch(bridge, [{ channel: 'desk:query', payload: question }]);
    clock.mockReturnValue(60_000);
    await early.request('desk:query', question);
    expect(sent()).toBe(2);
    clock.mockRestore();
  });

  it.each(['settingsChanged', 'connectionChanged', 'mapChanged'])(
    'drops answers from before a change: %s',
    async (kind) => {
      const lines: ((event: string) => void)[] = [];
      let sent = 0;
      const bridge = createBridge({
        request: async () => {
          sent += 1;
          return '{"ok":true,"value":null}';
        },
        subscribe: (listener) => {
          lines.push(listener);
          return () => undefined;
        },
      });
      const early = prefetch(bridge, [{ channel: 'desk:query', payload: question }]);
      await new Promise((resolve) => setTimeout(resolve));
      // No screen has subscribed yet.
      for (const line of lines) line(JSON.stringify({ kind }));
      expect(early.known?.('desk:query', question)).toBeUndefined();
      await early.request('desk:query', question);
      expect(sent).toBe(2);
    },
  );

  it('keeps the number with which the desktop was started, for the first who takes it', async () => {
    const lines: ((event: string) => void)[] = [];
    const bridge = createBridge({
      request: async () => '{"ok":true,"value":null}',
      subscribe: (listener) => {
        lines.push(listener);
        return () => undefined;
      },
    });
    const early = prefetch(bridge, [], { hearsNumbers: true });
    lines[0]?.('{"kind":"numberSeen","number":"112","from":"link"}');
    expect(early.earlyNumber?.()).toMatchObject({ number: '112' });
    // From then on screens hear of numbers themselves.
    lines[0]?.('{"kind":"numberSeen","number":"113","from":"link"}');
    expect(early.earlyNumber?.()).toBeNull();
    expect(prefetch(bridge, []).earlyNumber?.()).toBeNull();
  });

  it('cancels in the core when the caller cancels', async () => {
    const envelopes: string[] = [];
    const never = createBridge({
      request: (envelope) => {
        envelopes.push(envelope);
        return new Promise<string>(() => undefined);
      },
      subscribe: () => () => undefined,
    });
    const early = prefetch(never, [{ channel: 'desk:query', payload: question }]);
    const controller = new AbortController();
    const answer = early.request('desk:query', question, controller.signal);
    controller.abort();
    await expect(answer).resolves.toMatchObject({ ok: false, failure: { kind: 'cancelled' } });
    expect(envelopes.at(-1)).toContain('request:cancel');
  });
});

function countingBridge(): { readonly bridge: Bridge; readonly sent: () => number } {
  let count = 0;
  const bridge = createBridge({
    request: async () => {
      count += 1;
      return JSON.stringify({ ok: true, value: { data: {} } });
    },
    subscribe: () => () => undefined,
  });
  return { bridge, sent: () => count };
}
