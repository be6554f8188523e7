import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { DeskEvent } from '../../../electron/contract/channels.ts';
import type { StaffView } from '../../../electron/contract/staff.ts';
import { maxDrafts } from '../../../electron/contract/clients.ts';
import type { CorePorts } from '../../../electron/core/foundation/ports.ts';
import { nodeFetch } from '../../../electron/preview/previewPorts.ts';
import { waitAfter } from '../../../electron/core/staff/staff.ts';
import {
  fakeKeyring,
  startTestCore,
  temporaryFolder,
  type TestCore,
  tuesday,
  valueOf,
} from '../../support/core/memoryCore.ts';

async function openDesk(change: Partial<CorePorts> = {}, folder?: string): Promise<TestCore> {
  const desk = await startTestCore(change, folder);
  onTestFinished(() => desk.close());
  return desk;
}

async function staffOf(desk: TestCore): Promise<StaffView> {
  return valueOf(await desk.request('settings:read', null)).staff;
}

/** A desk with a manager who is signed in, Anna, and Ben at reception. */
async function openStaffed(change: Partial<CorePorts> = {}, folder?: string) {
  const desk = await openDesk(change, folder);
  valueOf(await desk.request('staff:change', { kind: 'turnOn', name: 'Anna', pin: '1234' }));
  valueOf(await desk.request('staff:change', { kind: 'add', name: 'Ben', role: 'reception', pin: '5678' }));
  const view = await staffOf(desk);
  if (view.kind !== 'signedIn') throw new Error('No member is signed in.');
  const [anna = '', ben = ''] = view.members.map(({ id }) => id);
  return { desk, anna, ben };
}

const day = { operation: 'ScheduleDay', variables: {} };

describe('a desk without sign-in', () => {
  it('allows everything, and reports that sign-in is off', async () => {
    const desk = await openDesk();
    expect(await staffOf(desk)).toEqual({ kind: 'off', kept: false });
    expect((await desk.request('staff:lock', null)).ok).toBe(true);
    expect((await desk.request('desk:query', day)).ok).toBe(true);
    expect((await desk.request('snapshot:erase', null)).ok).toBe(true);
  });
});

describe('a desk where people sign in', () => {
  it('answers no client data while it is locked, and everything after the right PIN', async () => {
    const { desk, ben } = await openStaffed();
    const events: DeskEvent[] = [];
    // Sound: only the core writes events.
    desk.core.subscribe((text) => events.push(JSON.parse(text) as DeskEvent));
    valueOf(await desk.request('staff:lock', null));
    expect(events).toEqual([{ kind: 'settingsChanged' }]);
    expect(await staffOf(desk)).toMatchObject({
      kind: 'locked',
      why: 'hand',
      members: [{ name: 'Anna' }, { name: 'Ben' }],
    });
    desk.core.numberSeen('tel:+12125550100', 'link');
    expect(events).toHaveLength(1);
    for (const channel of ['desk:query', 'desk:change'] as const)
      expect(await desk.request(channel, day)).toMatchObject({ ok: false, failure: { kind: 'locked' } });
    for (const channel of ['drafts:read', 'views:read', 'diagnostics:read', 'map:read', 'audit:export'] as const)
      expect(await desk.request(channel, null)).toMatchObject({ ok: false, failure: { kind: 'locked' } });
    // What was being typed is not lost.
    expect((await desk.request('drafts:keep', { id: 'booking', content: { a: 1 } })).ok).toBe(true);

    valueOf(await desk.request('staff:signIn', { member: ben, pin: '5678' }));
    expect(await staffOf(desk)).toMatchObject({ kind: 'signedIn', member: { name: 'Ben', role: 'reception' } });
    expect((await desk.request('desk:query', day)).ok).toBe(true);
    expect(valueOf(await desk.request('drafts:read', null))).toHaveLength(1);
  });

  it('gives reception the clients and appointments, and managers besides what changes the desk', async () => {
    const { desk, ben, anna } = await openStaffed();
    valueOf(await desk.request('staff:lock', null));
    valueOf(await desk.request('staff:signIn', { member: ben, pin: '5678' }));
    const refused = { ok: false, failure: { kind: 'notAllowed', message: 'Only a manager can do this.' } };
    expect(await desk.request('snapshot:erase', null)).toMatchObject(refused);
    expect(await desk.request('connection:forget', { environment: 'sandbox' })).toMatchObject(refused);
    expect(await desk.request('map:export', null)).toMatchObject(refused);
    expect(await desk.request('staff:change', { kind: 'turnOff' })).toMatchObject(refused);
    expect(await desk.request('file:save', { name: 'a.csv', rows: [['a']] })).toMatchObject(refused);
    expect(await desk.request('audit:read', { about: null, skip: 0 })).toMatchObject(refused);
    expect(await desk.request('settings:change', { offlineCopy: { on: false, days: 7 } })).toMatchObject(refused);
    const merge = {
      operation: 'MergeClients',
      variables: { keep: { id: '1', version: '' }, remove: { id: '2', version: '' } },
    };
    expect(await desk.request('desk:change', merge)).toMatchObject(refused);
    expect((await desk.request('settings:change', { appearance: 'dark' })).ok).toBe(true);
    expect((await desk.request('desk:query', day)).ok).toBe(true);

    valueOf(await desk.request('staff:lock', null));
    valueOf(await desk.request('staff:signIn', { member: anna, pin: '1234' }));
    expect((await desk.request('map:export', null)).ok).toBe(true);
  });

  it('slows down PIN guessing, also across a restart and with concurrent guesses', async () => {
    const temporary = temporaryFolder();
    onTestFinished(() => temporary.remove());
    const clock = { at: tuesday, now: () => clock.at };
    const ports = { encryption: fakeKeyring(), clock };
    const { desk, ben } = await openStaffed(ports, temporary.folder);
    valueOf(await desk.request('staff:lock', null));
    const guesses = await Promise.all(
      ['0000', '1111', '2222', '3333', '5678'].map((pin) => desk.request('staff:signIn', { member: ben, pin })),
    );
    expect(guesses.map((each) => (each.ok ? 'in' : (each.failure.waitSeconds ?? 'wrong')))).toEqual([
      'wrong',
      'wrong',
      'wrong',
      5,
      5,
    ]);
    await desk.core.close();
    const again = await startTestCore(ports, temporary.folder);
    onTestFinished(() => again.close());
    expect(await staffOf(again)).toMatchObject({ kind: 'locked', why: 'start', kept: true });
    expect(await again.request('staff:signIn', { member: ben, pin: '5678' })).toMatchObject({
      failure: { waitSeconds: 5 },
    });
    clock.at += 5_000;
    expect((await again.request('staff:signIn', { member: ben, pin: '5678' })).ok).toBe(true);
    expect([2, 3, 4, 9, 10, 99].map(waitAfter)).toEqual([0, 5_000, 10_000, 300_000, 300_000, 300_000]);
  });

  it('is never left without a manager, and takes no name twice', async () => {
    const { desk, anna, ben } = await openStaffed();
    const requestChange = (change: Parameters<typeof desk.request<'staff:change'>>[1]) =>
      desk.request('staff:change', change);
    expect(await requestChange({ kind: 'remove', id: anna })).toMatchObject({ failure: { kind: 'notAllowed' } });
    expect(await requestChange({ kind: 'role', id: anna, role: 'reception' })).toMatchObject({
      failure: { kind: 'notAllowed' },
    });
    expect(await requestChange({ kind: 'add', name: ' anna ', role: 'reception', pin: '9999' })).toMatchObject({
      ok: false,
    });
    expect(await requestChange({ kind: 'rename', id: ben, name: 'ANNA' })).toMatchObject({ ok: false });
    expect(await requestChange({ kind: 'add', name: 'Cora', role: 'reception', pin: '12' })).toMatchObject({
      failure: { kind: 'badRequest' },
    });
    expect((await requestChange({ kind: 'role', id: ben, role: 'manager' })).ok).toBe(true);
    expect((await requestChange({ kind: 'remove', id: anna })).ok).toBe(true);
    expect(await staffOf(desk)).toMatchObject({ kind: 'locked', members: [{ name: 'Ben', role: 'manager' }] });
  });

  it('lets staff change their own PIN, with the present one only', async () => {
    const { desk, ben } = await openStaffed();
    valueOf(await desk.request('staff:lock', null));
    valueOf(await desk.request('staff:signIn', { member: ben, pin: '5678' }));
    expect((await desk.request('staff:ownPin', { pin: '0000', next: '4444' })).ok).toBe(false);
    expect((await desk.request('staff:ownPin', { pin: '5678', next: '4444' })).ok).toBe(true);
    valueOf(await desk.request('staff:lock', null));
    expect((await desk.request('staff:signIn', { member: ben, pin: '5678' })).ok).toBe(false);
    expect((await desk.request('staff:signIn', { member: ben, pin: '4444' })).ok).toBe(true);
  });

  it('locks itself with the computer', async () => {
    const { desk } = await openStaffed();
    desk.core.lock();
    expect(await staffOf(desk)).toMatchObject({ kind: 'locked', why: 'system' });
  });

  it('lets a locked page add a draft, but remove none and push none out', async () => {
    const { desk, ben } = await openStaffed();
    const keep = (id: string, content: Readonly<Record<string, unknown>> | null) =>
      desk.request('drafts:keep', { id, content });
    for (let index = 0; index < maxDrafts - 1; index += 1) valueOf(await keep(`draft ${index}`, { index }));
    valueOf(await desk.request('staff:lock', null));
    expect(await keep('draft 0', null)).toMatchObject({ ok: false, failure: { kind: 'locked' } });
    expect((await keep('last words', { a: 1 })).ok).toBe(true);
    expect((await keep('last words', { a: 2 })).ok).toBe(true);
    for (let index = 0; index < 5; index += 1)
      expect(await keep(`flood ${index}`, {})).toMatchObject({ ok: false, failure: { kind: 'locked' } });
    valueOf(await desk.request('staff:signIn', { member: ben, pin: '5678' }));
    const kept = valueOf(await desk.request('drafts:read', null));
    expect(kept).toHaveLength(maxDrafts);
    expect(kept.find(({ id }) => id === 'last words')?.content).toEqual({ a: 2 });
  });

  it('withholds an answer that arrives after it was locked', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let asking = 0;
    let isHeld = false;
    const { desk } = await openStaffed({
      fetch: async (url, init) => {
        const response = await nodeFetch(url, { ...init, signal: new AbortController().signal });
        if (!isHeld) return response;
        asking += 1;
        await held;
        return response;
      },
    });
    isHeld = true;
    const asked = desk.request('desk:query', { operation: 'ScheduleDay', variables: { date: '2026-11-20' } });
    await vi.waitFor(() => expect(asking).toBeGreaterThan(0));
    valueOf(await desk.request('staff:lock', null));
    release();
    expect(await asked).toMatchObject({ ok: false, failure: { kind: 'locked' } });
  });

  it('ends pending reads when it is locked', async () => {
    const { desk } = await openStaffed();
    const pending = desk.request('desk:query', { operation: 'ClientList', variables: { first: 50 } });
    desk.core.lock();
    expect(await pending).toMatchObject({ ok: false, failure: { kind: 'locked' } });
  });
});

describe('a desk without managers left', () => {
  it('can be freed, and everything that the sign-in protected goes with it', async () => {
    const temporary = temporaryFolder();
    onTestFinished(() => temporary.remove());
    const { desk } = await openStaffed({ encryption: fakeKeyring() }, temporary.folder);
    expect(await desk.request('staff:reset', null)).toMatchObject({ ok: false });
    valueOf(await desk.request('drafts:keep', { id: 'booking', content: { a: 1 } }));
    valueOf(await desk.request('staff:lock', null));
    valueOf(await desk.request('staff:reset', null));
    expect(await staffOf(desk)).toMatchObject({ kind: 'off' });
    expect(valueOf(await desk.request('drafts:read', null))).toEqual([]);
    expect(
      valueOf(await desk.request('settings:read', null)).environments.some(
        ({ hasKey, kind }) => hasKey && kind !== 'demo',
      ),
    ).toBe(false);
  });
});

describe('an idle desk', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('locks itself after the minutes that a manager chose, counted from the last key', async () => {
    const { desk } = await openStaffed();
    valueOf(await desk.request('staff:change', { kind: 'idle', minutes: 2 }));
    vi.advanceTimersByTime(119_000);
    valueOf(await desk.request('staff:active', null));
    vi.advanceTimersByTime(119_000);
    expect(await staffOf(desk)).toMatchObject({ kind: 'signedIn' });
    vi.advanceTimersByTime(1_000);
    expect(await staffOf(desk)).toMatchObject({ kind: 'locked', why: 'idle' });
  });
});
