import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bridge } from '../../renderer/bridge/bridge.ts';
import { createDraftStore } from '../../renderer/bridge/draftStore.ts';
import { readDrafts, writeDraft } from '../../renderer/bridge/drafts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A core that stores drafts, and can be set to refuse. */
function core() {
  const kept = new Map<string, unknown>();
  const requests: string[] = [];
  let broken = false;
  const failure = { kind: 'storage', message: 'The disk is full.', action: '' } as const;
  const bridge = {
    request: async (channel: string, payload: { id: string; content: unknown } | null) => {
      requests.push(channel);
      if (broken) return { ok: false, failure };
      if (payload === null) {
        const drafts = [...kept].map(([id, content]) => ({ id, content, at: '2026-11-17T15:10:00.000Z' }));
        return { ok: true, value: drafts };
      }
      if (payload.content === null) kept.delete(payload.id);
      else kept.set(payload.id, payload.content);
      return { ok: true, value: null };
    },
    subscribe: () => () => undefined,
    // Sound: only these two channels are used here.
  } as unknown as Bridge;
  return { bridge, kept, requests, breakIt: (is: boolean) => (broken = is) };
}

function storeOn(bridge: Bridge, startedAt: string | null = null, failures: (string | null)[] = []) {
  return createDraftStore({
    bridge,
    clinic: 'demo',
    id: 'client new',
    startedAt,
    now: () => Date.parse('2026-11-17T15:00:00Z'),
    onFailure: (failure) => failures.push(failure?.message ?? null),
  });
}

describe('a draft', () => {
  it('is saved once after the last key, with its start and its owner', async () => {
    const { bridge, kept, requests } = core();
    const store = storeOn(bridge);
    store.save({ name: 'M' });
    store.save({ name: 'Ma' });
    await vi.advanceTimersByTimeAsync(240);
    expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(20);
    expect(kept.get('client new')).toEqual({
      clinic: 'demo',
      began: '2026-11-17T15:00:00.000Z',
      typed: { name: 'Ma' },
    });
    expect(await readDrafts(bridge, 'demo')).toMatchObject([{ id: 'client new', content: { name: 'Ma' } }]);
  });

  it('stays readable under the names that earlier versions wrote', async () => {
    const { bridge, kept } = core();
    const about = { title: 'Payment', goOn: { kind: 'payment', client: '7', name: 'Ann' } };
    const written = { clinic: 'demo', began: '2026-11-16T09:00:00Z', about, typed: { amount: '5' } };
    kept.set('payment 7', written);
    const [draft] = await readDrafts(bridge, 'demo');
    expect(draft?.about).toEqual({ title: 'Payment', resume: about.goOn });
    expect(draft?.content).toEqual({ amount: '5' });
    if (draft) await writeDraft(bridge, 'demo', draft);
    expect(kept.get('payment 7')).toEqual(written);
    const store = storeOn(bridge, written.began);
    store.save({ amount: '6' }, { title: 'Payment', resume: { kind: 'payment', client: '7', name: 'Ann' } });
    await store.flush();
    expect(kept.get('client new')).toEqual({ ...written, typed: { amount: '6' } });
  });

  it('of another clinic is never shown', async () => {
    const { bridge } = core();
    const store = storeOn(bridge);
    store.save({ name: 'Ma' });
    await store.flush();
    expect(await readDrafts(bridge, 'production https://elsewhere.example')).toEqual([]);
  });

  it('is saved at once when the window closes, and dropped once another clinic answers', async () => {
    const { bridge, kept, requests } = core();
    const store = storeOn(bridge);
    store.save({ name: 'Ma' });
    await store.flush('leaving');
    expect(kept.size).toBe(1);
    store.save({ name: 'Mary' });
    store.stop();
    await vi.advanceTimersByTimeAsync(1_000);
    await store.flush();
    expect(requests).toHaveLength(1);
  });

  it('that is done with goes, though it was only found and never written here', async () => {
    const { bridge, kept } = core();
    kept.set('client new', { clinic: 'demo', began: '2026-11-16T09:00:00Z', typed: {} });
    storeOn(bridge, '2026-11-16T09:00:00Z').discard();
    await vi.advanceTimersByTimeAsync(0);
    expect(kept.size).toBe(0);
  });

  it('of nothing leaves the core alone', async () => {
    const { bridge, requests } = core();
    const store = storeOn(bridge);
    store.save(null);
    await vi.advanceTimersByTimeAsync(1_000);
    store.discard();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(requests).toEqual([]);
  });

  it('that could not be saved is reported, and retried', async () => {
    const { bridge, kept, breakIt } = core();
    const failures: (string | null)[] = [];
    const store = storeOn(bridge, null, failures);
    breakIt(true);
    store.save({ name: 'Ma' });
    await store.flush();
    expect(failures).toEqual(['The disk is full.']);
    breakIt(false);
    store.save({ name: 'Ma' });
    await store.flush();
    expect(failures).toEqual(['The disk is full.', null]);
    expect(kept.size).toBe(1);
  });
});
