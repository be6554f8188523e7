import { describe, expect, it, onTestFinished } from 'vitest';
import { maxWaiting, type WaitingEntry } from '../../../electron/contract/waitingList.ts';
import type { CorePorts } from '../../../electron/core/foundation/ports.ts';
import type { KnownClientsQuery } from '../../../graphql/desk/generated/operations.ts';
import { findSecret, readFiles } from '../../support/canary.ts';
import { fakeKeyring, startTestCore, temporaryFolder, type TestCore, valueOf } from '../../support/core/memoryCore.ts';
import { waitingEntry } from '../../support/core/waitingEntry.ts';

async function open(change: Partial<CorePorts> = {}, folder?: string): Promise<TestCore> {
  const desk = await startTestCore(change, folder);
  onTestFinished(() => desk.close());
  return desk;
}

async function listOf(desk: TestCore): Promise<readonly WaitingEntry[]> {
  return valueOf(await desk.request('waitingList:read', null)).entries;
}

describe('the waiting list', () => {
  it('keeps entries in their order, replaces one in its place, and removes one', async () => {
    const desk = await open();
    const entries = ['a', 'b', 'c'].map((id) => waitingEntry({ id }));
    for (const keep of entries) valueOf(await desk.request('waitingList:change', { keep }));
    valueOf(await desk.request('waitingList:change', { keep: waitingEntry({ id: 'b', minutes: 45 }) }));
    expect((await listOf(desk)).map(({ id, minutes }) => [id, minutes])).toEqual([
      ['a', 30],
      ['b', 45],
      ['c', 30],
    ]);
    valueOf(await desk.request('waitingList:change', { remove: 'b' }));
    valueOf(await desk.request('waitingList:change', { remove: 'nobody' }));
    expect((await listOf(desk)).map(({ id }) => id)).toEqual(['a', 'c']);
  });

  it('refuses what is not an entry', async () => {
    const desk = await open();
    const wrong: readonly object[] = [
      { minutes: 0 },
      { minutes: 1.5 },
      { weekdays: [0] },
      { weekdays: [1, 2, 3, 4, 5, 6, 7, 1] },
      { until: 'tomorrow' },
      { latest: 1441 },
      { note: 'x'.repeat(501) },
      { client: { id: '', name: '' } },
      { more: true },
    ];
    for (const change of wrong) {
      const keep = { ...waitingEntry(), ...change };
      expect(await desk.request('waitingList:change', { keep }), JSON.stringify(change)).toMatchObject({ ok: false });
    }
    expect(await listOf(desk)).toEqual([]);
  });

  it('is full at a bound, says so, and loses nobody to somebody new', async () => {
    const desk = await open();
    for (let each = 0; each < maxWaiting; each += 1)
      valueOf(await desk.request('waitingList:change', { keep: waitingEntry({ id: `w${each}` }) }));
    expect(await desk.request('waitingList:change', { keep: waitingEntry({ id: 'more' }) })).toMatchObject({
      ok: false,
      failure: { kind: 'storage', message: 'The waiting list is full (200 entries).' },
    });
    valueOf(await desk.request('waitingList:change', { keep: waitingEntry({ id: 'w0', note: 'Changed' }) }));
    const entries = await listOf(desk);
    expect([entries.length, entries[0]?.note]).toEqual([maxWaiting, 'Changed']);
  });

  it('outlives the app, sealed, where the key store protects it; else it is kept for this run', async () => {
    const temporary = temporaryFolder();
    const { folder } = temporary;
    onTestFinished(() => temporary.remove());
    const encryption = fakeKeyring();
    const first = await startTestCore({ encryption }, folder);
    valueOf(await first.request('waitingList:change', { keep: waitingEntry({ note: 'Canary-note' }) }));
    expect(valueOf(await first.request('waitingList:read', null)).storedIn).toBe('disk');
    await first.close();
    const files = readFiles(folder);
    expect(Object.keys(files).filter((name) => name.endsWith('desk-memory.json'))).toHaveLength(1);
    for (const secret of ['Canary-note', 'Maria Garcia']) expect(findSecret(secret, files)).toEqual([]);
    const second = await open({ encryption }, folder);
    expect(await listOf(second)).toEqual([waitingEntry({ note: 'Canary-note' })]);

    const unprotected = await open();
    valueOf(await unprotected.request('waitingList:change', { keep: waitingEntry() }));
    expect(valueOf(await unprotected.request('waitingList:read', null)).storedIn).toBe('memory');
  });

  it('tells a locked desk nothing, and is erased with all that the sign-in protects', async () => {
    const temporary = temporaryFolder();
    const { folder } = temporary;
    onTestFinished(() => temporary.remove());
    const desk = await open({ encryption: fakeKeyring() }, folder);
    const events: string[] = [];
    desk.core.subscribe((event) => events.push(event));
    valueOf(await desk.request('waitingList:change', { keep: waitingEntry() }));
    expect(events.filter((event) => event.includes('waitingListChanged'))).toHaveLength(1);
    valueOf(await desk.request('staff:change', { kind: 'turnOn', name: 'Anna', pin: '1234' }));
    valueOf(await desk.request('staff:lock', null));
    for (const answer of [
      await desk.request('waitingList:read', null),
      await desk.request('waitingList:change', { remove: 'w1' }),
    ])
      expect(answer).toMatchObject({ ok: false, failure: { kind: 'locked' } });
    valueOf(await desk.request('staff:reset', null));
    expect(await listOf(desk)).toEqual([]);
  });
});

describe('clients by id', () => {
  async function known(desk: TestCore, ids: readonly string[]): Promise<KnownClientsQuery['knownClients']> {
    const { data } = valueOf(await desk.request('desk:query', { operation: 'KnownClients', variables: { ids } }));
    // Sound: a registered operation answers in its shape.
    return (data as unknown as KnownClientsQuery).knownClients;
  }

  it('come with their numbers, in the order that was asked for, and those that are gone are named', async () => {
    const desk = await open();
    const { clients, gone } = await known(desk, ['10008', 'nobody', '10010', '10008']);
    expect(clients.map(({ id }) => id)).toEqual(['10008', '10010']);
    expect(clients.every(({ phones, name }) => phones.length > 0 && name !== '')).toBe(true);
    expect(gone).toEqual(['nobody']);
  });
});
