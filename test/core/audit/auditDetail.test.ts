import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { AuditFilter, AuditLine, AuditView } from '../../../electron/contract/audit.ts';
import { openAuditFiles } from '../../../electron/core/audit/auditFiles.ts';
import { readDetail } from '../../../electron/core/audit/auditDetail.ts';
import { clientRow } from '../../support/core/testDirectory.ts';
import { resolveLines } from '../../../electron/core/api/auditTargets.ts';
import type { StoredLine } from '../../../electron/core/audit/auditLog.ts';
import { createClientStore } from '../../../electron/core/session/directory/clientStore.ts';
import type { ScheduleDayQuery } from '../../../graphql/desk/generated/operations.ts';
import { fakeKeyring, startTestCore, type TestCore, tuesday, valueOf } from '../../support/core/memoryCore.ts';
import { testFolder } from '../../support/core/testFolder.ts';

async function openDesk(folder = testFolder()): Promise<TestCore> {
  const desk = await startTestCore({ encryption: fakeKeyring() }, folder);
  onTestFinished(() => desk.close());
  return desk;
}

async function logOf(desk: TestCore, filter: AuditFilter = {}): Promise<AuditView> {
  return valueOf(await desk.request('audit:read', { about: null, skip: 0, filter }));
}

async function lastLine(desk: TestCore): Promise<AuditLine | undefined> {
  return (await logOf(desk)).lines[0];
}

async function scheduleOf(desk: TestCore): Promise<ScheduleDayQuery['day']> {
  const answer = valueOf(await desk.request('desk:query', { operation: 'ScheduleDay', variables: {} }));
  // Sound: a registered operation answers in its shape.
  return (answer.data as unknown as ScheduleDayQuery).day;
}

async function someAppointment(desk: TestCore) {
  const day = await scheduleOf(desk);
  const found = day.appointments.find(({ client, start, status }) => client && start && status?.stage === 'confirmed');
  if (!found?.client || !found.start) throw new Error('No appointment.');
  const { id, version, start, client, provider } = found;
  return { seen: { id, version, location: day.location.id, date: day.date }, start, client, provider, day };
}

function onDisk(folder: string): string {
  return readdirSync(join(folder, 'audit'))
    .map((name) => readFileSync(join(folder, 'audit', name), 'utf8'))
    .join('')
    .replaceAll(/"[0-9a-f]{16,}"/g, '""');
}

describe('what an entry holds besides names', () => {
  it('is when an appointment was and is, where it is, and its client for those who have the list of clients', async () => {
    const folder = testFolder();
    const desk = await openDesk(folder);
    const { seen, start, client, day } = await someAppointment(desk);
    const later = start.replace(/T\d\d:\d\d/, 'T17:45');
    const to = { start: later, room: 'Room 9', notes: 'Canary notes', reason: 'Canary reason' };
    valueOf(
      await desk.request('desk:change', { operation: 'UpdateAppointment', variables: { appointment: seen, to } }),
    );
    const line = await lastLine(desk);
    expect(line).toMatchObject({ what: 'updateAppointment', outcome: 'done' });
    expect(line?.detail).toMatchObject({
      isHere: true,
      location: day.location.id,
      date: day.date,
      from: { start },
      to: { start: later, room: 'Room 9' },
    });
    expect(Object.keys(line?.detail?.from ?? {}).toSorted()).toEqual(['room', 'start']);
    expect(line?.detail?.client).toBeNull();
    valueOf(await desk.request('desk:query', { operation: 'ClientCard', variables: { id: client.id } }));
    expect((await lastLine(desk))?.detail?.client).toEqual({ id: client.id, name: client.name });
    for (const secret of ['Canary', client.name, client.id, seen.id, seen.version])
      expect(onDisk(folder)).not.toContain(secret);
  });

  it('is a status before and after, with what it means', async () => {
    const desk = await openDesk();
    const { seen, day } = await someAppointment(desk);
    const status = day.statuses.find(({ stage }) => stage === 'arrived')?.label ?? '';
    const variables = { appointment: seen, status, reason: 'Canary' };
    valueOf(await desk.request('desk:change', { operation: 'SetStatus', variables }));
    const detail = (await lastLine(desk))?.detail;
    expect(detail?.to).toEqual({ status, stage: 'arrived' });
    expect(detail?.from).toMatchObject({ stage: 'confirmed' });
  });

  it('is no value of a client or a patient', async () => {
    const folder = testFolder();
    const desk = await openDesk(folder);
    const client = { givenName: 'Canary', familyName: 'Given', phone: '646 555 0177', notes: 'Canary note' };
    valueOf(await desk.request('desk:change', { operation: 'RegisterClient', variables: { client } }));
    const line = await lastLine(desk);
    expect(line?.detail).toMatchObject({ from: {}, to: {}, client: { name: 'Canary Given' } });
    for (const secret of ['Canary', 'Given', '0177']) expect(onDisk(folder)).not.toContain(secret);
  });

  it('is a setting before and after, without the address of updates', async () => {
    const folder = testFolder();
    const desk = await openDesk(folder);
    valueOf(await desk.request('settings:change', { currency: 'EUR' }));
    valueOf(await desk.request('settings:change', { currency: 'USD', offlineCopy: { on: true, days: 14 } }));
    expect((await lastLine(desk))?.detail).toMatchObject({
      from: { currency: 'EUR', offlineCopy: 7 },
      to: { currency: 'USD', offlineCopy: 14 },
    });
    await desk.request('settings:change', { updates: { url: 'https://user:canary@updates.example/' } });
    expect((await lastLine(desk))?.detail?.to).toEqual({ updates: true });
    expect(onDisk(folder)).not.toContain('canary');
  });

  it('leads to no client of another clinic, whose ids may be the same', async () => {
    const store = createClientStore();
    store.put(clientRow({ id: '7', name: 'Kim Lopez' }), 1);
    const audit = { markOf: (id: string) => `mark of ${id}` };
    const line = { number: 1, at: '', who: null, what: 'updateClient', names: [], about: [], outcome: 'done' } as const;
    const of = (clinic: string): StoredLine => ({
      ...line,
      detail: { v: 1, clinic: audit.markOf(clinic), client: audit.markOf('7') },
    });
    const [here, there] = await resolveLines([of('this one'), of('another')], audit, 'this one', store);
    expect(here?.detail).toMatchObject({ isHere: true, client: { id: '7', name: 'Kim Lopez' } });
    expect(there?.detail).toMatchObject({ isHere: false, client: null });
  });

  it('is read where no version that is known wrote it, without taking the entry for altered', async () => {
    const folder = testFolder();
    const open = () =>
      openAuditFiles({
        folder,
        now: () => tuesday,
        version: '1',
        secret: Buffer.alloc(32, 7),
        mayWrite: () => true,
        expected: null,
      });
    const intent = { kind: 'intent' as const, who: null, what: 'updateClient', names: [], about: [] };
    const files = open();
    files.append(intent);
    files.append({ ...intent, more: { v: 1, to: { room: '2' } } });
    files.append({ ...intent, more: { v: 2, later: [{ any: 'thing' }] } });
    expect(await open().verify()).toEqual([]);
    const entries = [];
    for await (const each of open().read()) entries.push(...each);
    const details = entries.map((entry) => (entry.kind === 'intent' ? readDetail(entry.more, undefined) : 'file'));
    expect(details).toEqual(['file', null, { v: 1, to: { room: '2' } }, null]);
  });
});

describe('a filter', () => {
  it('finds entries by person, kind, outcome and days, and tells how many there are in all', async () => {
    const desk = await openDesk();
    valueOf(await desk.request('snapshot:erase', null));
    valueOf(await desk.request('staff:change', { kind: 'turnOn', name: 'Anna', pin: '1234' }));
    const { seen } = await someAppointment(desk);
    const change = (id: string, reason: string) =>
      desk.request('desk:change', {
        operation: 'UpdateAppointment',
        variables: { appointment: { ...seen, id }, to: { reason } },
      });
    valueOf(await change('99999999', 'x'));
    valueOf(await change(seen.id, 'x'));
    const found = async (filter: AuditFilter) => {
      const { lines, total, stored, people } = await logOf(desk, filter);
      expect([total, stored, people]).toEqual([lines.length, 4, ['Anna']]);
      return lines.map(({ what, outcome }) => `${what} ${outcome}`);
    };
    expect(await found({ who: 'Anna' })).toEqual(['updateAppointment done', 'updateAppointment conflict']);
    expect(await found({ who: null })).toEqual(['staff:change done', 'snapshot:erase done']);
    expect(await found({ kind: 'settings' })).toEqual(['snapshot:erase done']);
    expect(await found({ kind: 'appointments', outcome: 'conflict' })).toEqual(['updateAppointment conflict']);
    expect(await found({ from: tuesday, until: tuesday + 60_000 })).toHaveLength(4);
    expect(await found({ until: tuesday })).toEqual([]);
    expect(await found({ from: tuesday + 60_000 })).toEqual([]);
  });

  it('that is none is refused', async () => {
    const desk = await openDesk();
    const filter = { kind: 'everything' } as unknown as AuditFilter;
    expect(await desk.request('audit:read', { about: null, skip: 0, filter })).toMatchObject({ ok: false });
  });
});
