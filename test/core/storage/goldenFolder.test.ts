import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import type { FindClientsQuery, ScheduleDayQuery } from '../../../graphql/desk/generated/operations.ts';
import { fakeKeyring, startTestCore, temporaryFolder, type TestCore, valueOf } from '../../support/core/memoryCore.ts';

/**
 * A whole data folder, written by the core of November 2026: a connected clinic, staff, drafts, a correction of the map,
 * an audit log and the offline copy. It is never changed; a later form of a file gets a folder of its own.
 */
const golden = fileURLToPath(new URL('../../golden/folder.1', import.meta.url));

async function openGoldenFolder(): Promise<TestCore> {
  const temporary = temporaryFolder();
  cpSync(golden, temporary.folder, { recursive: true });
  const desk = await startTestCore(
    {
      encryption: fakeKeyring(),
      async fetch() {
        throw Object.assign(new TypeError('fetch failed'), { cause: { code: 'ENETUNREACH' } });
      },
    },
    temporary.folder,
  );
  onTestFinished(async () => {
    await desk.close();
    temporary.remove();
  });
  return desk;
}

async function query<Data>(desk: TestCore, operation: string, variables: object = {}): Promise<Data> {
  const { data, errors } = valueOf(await desk.request('desk:query', { operation, variables: { ...variables } }));
  if (errors) throw new Error(errors[0]?.message);
  // Sound: a registered operation answers in its shape.
  return data as Data;
}

it('opens a folder that a former version wrote, whole', async () => {
  const desk = await openGoldenFolder();
  const locked = valueOf(await desk.request('settings:read', null));
  if (locked.staff.kind !== 'locked') throw new Error('The staff is gone.');
  expect(locked.staff.members.map(({ name, role }) => [name, role])).toEqual([
    ['Anna', 'manager'],
    ['Ben', 'reception'],
  ]);
  const [anna] = locked.staff.members;
  valueOf(await desk.request('staff:signIn', { member: anna?.id ?? '', pin: '1234' }));

  const settings = valueOf(await desk.request('settings:read', null));
  expect(settings).toMatchObject({
    appearance: 'dark',
    density: 'compact',
    language: 'en',
    singleKeys: false,
    currency: 'EUR',
    timeZone: 'America/New_York',
    environment: 'production',
    offlineCopy: { on: true, days: 30, where: 'disk', readAt: '2026-11-17T15:10:00.000Z' },
    keyStorage: 'protected',
    notices: [],
  });
  expect(settings.environments.find(({ kind }) => kind === 'production')).toMatchObject({
    url: 'https://clinic.example.test',
    hasKey: true,
    organization: { id: '1', name: 'Harbor & Pine Animal Hospitals' },
  });
  expect(valueOf(await desk.request('views:read', null))).toEqual([
    { name: 'Owing', filter: {}, sort: { by: 'balance', descending: true }, columns: ['name', 'balance'] },
  ]);

  // The key that the clinic was connected with opens; only the line is down.
  const { day } = await query<ScheduleDayQuery>(desk, 'ScheduleDay');
  expect(day).toMatchObject({ date: '2026-11-17', location: { id: '101' }, outage: { kind: 'unreachable' } });
  expect(day.appointments).toHaveLength(38);
  expect(day.appointments.some(({ reason }) => reason === 'Vaccination')).toBe(true);
  const { findClients } = await query<FindClientsQuery>(desk, 'FindClients', { search: 'ångström', ask: false });
  expect(findClients.clients.map(({ name }) => name)).toEqual(['Søren Ångström']);

  expect(valueOf(await desk.request('drafts:read', null))).toMatchObject([
    { id: 'client new', content: { name: 'Ada' } },
  ]);
  const remembered = await query<{ rememberedClients: { pinned: object[]; recent: object[] } }>(
    desk,
    'RememberedClients',
  );
  expect(remembered.rememberedClients).toMatchObject({ pinned: [{ id: '10010' }], recent: [{ id: '10008' }] });

  const map = valueOf(await desk.request('map:read', null));
  expect(map).toMatchObject({ environment: 'production', source: 'read', readAt: '2026-11-17T15:10:00.000Z' });
  expect(map.concepts.find(({ concept }) => concept === 'reminders')).toMatchObject({ state: 'corrected' });

  const record = valueOf(await desk.request('audit:read', { about: null, skip: 0 }));
  expect(record).toMatchObject({ sealed: true, gaps: [] });
  expect(record.lines.map(({ who, what, outcome }) => [who, what, outcome])).toEqual([
    ['Anna', 'staff:signIn', 'done'],
    ['Anna', 'updateAppointment', 'done'],
    ['Anna', 'map:correct', 'done'],
    ['Anna', 'staff:change', 'done'],
    [null, 'staff:change', 'done'],
    [null, 'settings:change', 'done'],
    [null, 'connection:open', 'done'],
  ]);
});
