import { describe, expect, it, onTestFinished } from 'vitest';
import { maxQueued, type OfflineQueue } from '../../../electron/contract/offlineQueue.ts';
import type { CorePorts } from '../../../electron/core/foundation/ports.ts';
import { openDraftStore } from '../../../electron/core/storage/draftStore.ts';
import { dataFolder } from '../../support/core/dataFolder.ts';
import { findSecret, readFiles } from '../../support/canary.ts';
import { fakeKeyring, startTestCore, type TestCore, valueOf } from '../../support/core/memoryCore.ts';
import { testFolder } from '../../support/core/testFolder.ts';
import { queuedCheckIn, walkInNote } from '../../support/core/queuedEntry.ts';

async function open(change: Partial<CorePorts> = {}, folder?: string): Promise<TestCore> {
  const desk = await startTestCore(change, folder);
  onTestFinished(() => desk.close());
  return desk;
}

async function queueOf(desk: TestCore): Promise<OfflineQueue> {
  return valueOf(await desk.request('offlineQueue:read', null));
}

describe('the offline queue', () => {
  it('keeps entries in their order, notes attempts, and removes what is sent or discarded', async () => {
    const desk = await open();
    const first = queuedCheckIn();
    for (const keep of [first, walkInNote()]) valueOf(await desk.request('offlineQueue:change', { keep }));
    expect(await queueOf(desk)).toEqual({
      entries: [first, walkInNote()],
      storedIn: 'memory',
      counts: { demo: 2 },
    });
    const attempt = { kind: 'unknown', text: 'No answer came.' } as const;
    valueOf(await desk.request('offlineQueue:change', { mark: { id: 'q1', attempt } }));
    expect((await queueOf(desk)).entries[0]).toEqual({ ...first, attempt });
    valueOf(await desk.request('offlineQueue:change', { remove: { id: 'q1', why: 'sent' } }));
    valueOf(await desk.request('offlineQueue:change', { remove: { id: 'nobody', why: 'discarded' } }));
    expect((await queueOf(desk)).entries).toEqual([walkInNote()]);
  });

  it('refuses to mark what another window has sent or discarded', async () => {
    const desk = await open();
    valueOf(await desk.request('offlineQueue:change', { keep: walkInNote() }));
    for (const id of ['q1', 'n1'])
      expect(await desk.request('offlineQueue:change', { mark: { id, attempt: { kind: 'sending' } } })).toMatchObject({
        ok: false,
        failure: { message: 'This check-in is no longer in the list.' },
      });
  });

  it('holds a visit once, whichever window queued it, and apart for two clinics at one address', async () => {
    const desk = await open();
    for (const keep of [
      queuedCheckIn(),
      queuedCheckIn({ id: 'q2', at: '2026-11-17T10:12:00-05:00' }),
      queuedCheckIn({ id: 'q3', clinic: 'demo  2' }),
    ])
      valueOf(await desk.request('offlineQueue:change', { keep }));
    expect((await queueOf(desk)).entries.map(({ id }) => id)).toEqual(['q1', 'q3']);
  });

  it('is full at a bound, says so, and loses nobody to somebody new', async () => {
    const desk = await open();
    for (let each = 0; each < maxQueued; each += 1)
      valueOf(await desk.request('offlineQueue:change', { keep: walkInNote({ id: `n${each}` }) }));
    expect(await desk.request('offlineQueue:change', { keep: queuedCheckIn() })).toMatchObject({
      ok: false,
      failure: { kind: 'storage', message: 'The offline list is full (200 check-ins and notes).' },
    });
    valueOf(await desk.request('offlineQueue:change', { keep: walkInNote({ id: 'n0', reason: 'Changed' }) }));
    const { entries } = await queueOf(desk);
    expect([entries.length, entries[0]]).toEqual([maxQueued, walkInNote({ id: 'n0', reason: 'Changed' })]);
  });

  it('refuses what is no entry', async () => {
    const desk = await open();
    const wrong: readonly object[] = [
      { ...queuedCheckIn(), kind: 'booking' },
      { ...queuedCheckIn(), date: 'today' },
      { ...queuedCheckIn(), attempt: { kind: 'done' } },
      { ...queuedCheckIn(), appointment: { id: '1' } },
      { ...walkInNote(), who: '' },
      { ...walkInNote(), reason: 'x'.repeat(501) },
      { ...walkInNote(), more: true },
    ];
    for (const keep of wrong)
      // Sound: the guard is what is tested.
      expect(await desk.request('offlineQueue:change', { keep } as never), JSON.stringify(keep)).toMatchObject({
        ok: false,
      });
    expect((await queueOf(desk)).entries).toEqual([]);
  });

  it('outlives the app, sealed; where nothing protects it, says that it is kept for this run', async () => {
    const folder = testFolder();
    const encryption = fakeKeyring();
    const first = await startTestCore({ encryption }, folder);
    for (const keep of [queuedCheckIn(), walkInNote()])
      expect(valueOf(await first.request('offlineQueue:change', { keep }))).toEqual({ storedIn: 'disk' });
    await first.close();
    const files = readFiles(folder);
    for (const secret of ['Maria Garcia', 'Ackerknecht', '917 555 0188', 'Limps'])
      expect(findSecret(secret, files)).toEqual([]);
    const second = await open({ encryption }, folder);
    expect((await queueOf(second)).entries).toEqual([queuedCheckIn(), walkInNote()]);

    const unprotected = await open();
    expect(valueOf(await unprotected.request('offlineQueue:change', { keep: walkInNote() }))).toEqual({
      storedIn: 'memory',
    });
  });

  it('says so where the disk refuses, and loses nothing of it', async () => {
    const folder = testFolder();
    const encryption = fakeKeyring();
    const desk = await open({ encryption }, folder);
    encryption.encrypt = async () => {
      throw new Error('The keyring refuses.');
    };
    expect(valueOf(await desk.request('offlineQueue:change', { keep: queuedCheckIn() }))).toEqual({
      storedIn: 'unwritten',
    });
    expect(await queueOf(desk)).toMatchObject({ entries: [queuedCheckIn()], storedIn: 'unwritten' });
  });

  it('is never dropped for the drafts of other accounts', async () => {
    const store = await openDraftStore({ ...dataFolder(testFolder()), encryption: fakeKeyring() });
    for (const account of ['first', 'queued', ...Array.from({ length: 9 }, (_, index) => `later ${index}`)]) {
      store.saveDraft(account, 'booking', { typed: 'x' });
      if (account === 'queued') store.changeQueue(account, { keep: walkInNote() });
    }
    expect(store.of('first').drafts).toEqual([]);
    expect(store.of('queued')).toMatchObject({ drafts: [{ id: 'booking' }], queued: [walkInNote()] });
    expect(await store.flushed()).toBe(true);
  });

  it('tells a locked desk nothing, and is erased with all that the sign-in protects', async () => {
    const desk = await open({ encryption: fakeKeyring() }, testFolder());
    const events: string[] = [];
    desk.core.subscribe((event) => events.push(event));
    valueOf(await desk.request('offlineQueue:change', { keep: queuedCheckIn() }));
    expect(events.filter((event) => event.includes('offlineQueueChanged'))).toHaveLength(1);
    valueOf(await desk.request('staff:change', { kind: 'turnOn', name: 'Anna', pin: '1234' }));
    valueOf(await desk.request('staff:lock', null));
    for (const answer of [
      await desk.request('offlineQueue:read', null),
      await desk.request('offlineQueue:change', { remove: { id: 'q1', why: 'discarded' } }),
    ])
      expect(answer).toMatchObject({ ok: false, failure: { kind: 'locked' } });
    valueOf(await desk.request('staff:reset', null));
    expect((await queueOf(desk)).entries).toEqual([]);
  });

  it('is in the audit log by what was done, never by who it was about', async () => {
    const desk = await open({ encryption: fakeKeyring() }, testFolder());
    valueOf(await desk.request('offlineQueue:change', { keep: queuedCheckIn() }));
    valueOf(await desk.request('offlineQueue:change', { keep: walkInNote() }));
    valueOf(await desk.request('offlineQueue:change', { mark: { id: 'q1', attempt: { kind: 'sending' } } }));
    valueOf(await desk.request('offlineQueue:change', { remove: { id: 'q1', why: 'sent' } }));
    valueOf(await desk.request('offlineQueue:change', { remove: { id: 'n1', why: 'discarded' } }));
    const { lines } = valueOf(await desk.request('audit:read', { about: null, skip: 0 }));
    expect(lines.map(({ what, names, outcome }) => [what, names.join(' '), outcome])).toEqual([
      ['offlineQueue:change', 'discarded', 'done'],
      ['offlineQueue:change', 'sent', 'done'],
      ['offlineQueue:change', 'queued walkIn', 'done'],
      ['offlineQueue:change', 'queued checkIn', 'done'],
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/Garcia|Bella|Ackerknecht/);
  });
});
