import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { StaffView } from '../../../electron/contract/staff.ts';
import type { CorePorts, Encryption } from '../../../electron/core/foundation/ports.ts';
import { fakeKeyring, startTestCore, temporaryFolder, type TestCore, valueOf } from '../../support/core/memoryCore.ts';
import { startSecureClinic, trust } from '../../support/service/secureClinic.ts';

const key = 'canary-7b21aa-single';
const day = { operation: 'ScheduleDay', variables: {} };

async function staffOf(desk: TestCore): Promise<StaffView> {
  return valueOf(await desk.request('settings:read', null)).staff;
}

/** A data folder of a desk with a key, and with Anna as its manager unless told otherwise. It is closed. */
async function staffedFolder(encryption: Encryption, staffed = true): Promise<string> {
  const clinic = await startSecureClinic({ auth: { kind: 'direct', key } });
  const untrust = trust(clinic.certificates.authority);
  const temporary = temporaryFolder();
  const { folder } = temporary;
  onTestFinished(async () => {
    untrust();
    await clinic.close();
    temporary.remove();
  });
  const desk = await startTestCore({ encryption }, folder);
  const keys = { kind: 'single', key } as const;
  const opened = valueOf(await desk.request('connection:open', { environment: 'sandbox', url: clinic.url, keys }));
  expect(opened.outcome.kind).toBe('ok');
  if (staffed) valueOf(await desk.request('staff:change', { kind: 'turnOn', name: 'Anna', pin: '1234' }));
  await desk.close();
  return folder;
}

async function startOn(folder: string, change: Partial<CorePorts>): Promise<TestCore> {
  const desk = await startTestCore(change, folder);
  onTestFinished(() => desk.close());
  return desk;
}

function filesOf(folder: string, begin: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(begin))
    .map((name) => join(folder, name));
}

async function expectUnreadable(desk: TestCore): Promise<void> {
  expect(await staffOf(desk)).toMatchObject({ kind: 'locked', why: 'unreadable', members: [] });
  expect(await desk.request('desk:query', day)).toMatchObject({ ok: false, failure: { kind: 'locked' } });
  const turnOn = { kind: 'turnOn', name: 'Mallory', pin: '0000' } as const;
  expect(await desk.request('staff:change', turnOn)).toMatchObject({ ok: false, failure: { kind: 'locked' } });
}

/** What may happen to the list of people between two starts. */
const harms: Readonly<Record<string, (folder: string) => void>> = {
  'is removed, with all of its copies': (folder) => filesOf(folder, 'staff').forEach((file) => rmSync(file)),
  'is damaged, with its copy': (folder) => filesOf(folder, 'staff').forEach((file) => writeFileSync(file, '{"ver')),
  'is encrypted with another key': (folder) =>
    filesOf(folder, 'staff').forEach((file) => {
      const content = JSON.parse(readFileSync(file, 'utf8')) as object;
      writeFileSync(file, JSON.stringify({ ...content, sealed: 'FDV1.0000000000000000.AA==.AA==.AA==' }));
    }),
  'is of a newer version': (folder) =>
    filesOf(folder, 'staff').forEach((file) => writeFileSync(file, JSON.stringify({ version: 99 }))),
};

describe.each(Object.entries(harms))('a desk whose list of people %s', (_name, harm) => {
  it('stays locked, start after start, until it is freed of its key', async () => {
    const encryption = fakeKeyring();
    const folder = await staffedFolder(encryption);
    harm(folder);
    for (let starts = 0; starts < 2; starts += 1) {
      const desk = await startTestCore({ encryption }, folder);
      await expectUnreadable(desk);
      expect(await desk.request('staff:reopen', null)).toMatchObject({ ok: false, failure: { kind: 'storage' } });
      await expectUnreadable(desk);
      await desk.close();
    }
    const desk = await startOn(folder, { encryption });
    valueOf(await desk.request('staff:reset', null));
    expect(await staffOf(desk)).toMatchObject({ kind: 'off' });
    const { environments } = valueOf(await desk.request('settings:read', null));
    expect(environments.filter(({ hasKey }) => hasKey)).toEqual([]);
    await desk.close();
    expect(await staffOf(await startOn(folder, { encryption }))).toMatchObject({ kind: 'off' });
  });
});

describe('a key store that refuses', () => {
  it('locks the desk, and lets people sign in once it answers again', async () => {
    const encryption = fakeKeyring();
    const folder = await staffedFolder(encryption);
    encryption.locked = true;
    const desk = await startOn(folder, { encryption });
    await expectUnreadable(desk);
    encryption.locked = false;
    valueOf(await desk.request('staff:reopen', null));
    const staff = await staffOf(desk);
    expect(staff).toMatchObject({ kind: 'locked', why: 'start', members: [{ name: 'Anna' }] });
    const member = staff.kind === 'locked' ? (staff.members[0]?.id ?? '') : '';
    valueOf(await desk.request('staff:signIn', { member, pin: '1234' }));
    expect((await desk.request('desk:query', day)).ok).toBe(true);
  });

  it('locks the desk where it says that it protects nothing', async () => {
    const encryption = fakeKeyring();
    const folder = await staffedFolder(encryption);
    const desk = await startOn(folder, { encryption: { ...encryption, protection: async () => 'none' } });
    await expectUnreadable(desk);
    await desk.close();
    // Nothing is lost by it.
    expect(await staffOf(await startOn(folder, { encryption }))).toMatchObject({ members: [{ name: 'Anna' }] });
  });
});

describe('a list of people', () => {
  it('comes back from its copy where only the file was removed', async () => {
    const encryption = fakeKeyring();
    const folder = await staffedFolder(encryption);
    const first = await startTestCore({ encryption }, folder);
    await first.close();
    rmSync(join(folder, 'staff.json'));
    const desk = await startOn(folder, { encryption });
    expect(await staffOf(desk)).toMatchObject({ kind: 'locked', why: 'start', members: [{ name: 'Anna' }] });
    const { notices } = valueOf(await desk.request('settings:read', null));
    expect(JSON.stringify(notices)).toContain('was missing');
  });

  it('is missed by no desk that never had one, or turned it off', async () => {
    const encryption = fakeKeyring();
    const never = await staffedFolder(encryption, false);
    expect(await staffOf(await startOn(never, { encryption }))).toMatchObject({ kind: 'off' });

    const folder = await staffedFolder(encryption);
    const desk = await startTestCore({ encryption }, folder);
    const staff = await staffOf(desk);
    const member = staff.kind === 'locked' ? (staff.members[0]?.id ?? '') : '';
    valueOf(await desk.request('staff:signIn', { member, pin: '1234' }));
    valueOf(await desk.request('staff:change', { kind: 'turnOff' }));
    await desk.close();
    filesOf(folder, 'staff').forEach((file) => rmSync(file));
    expect(await staffOf(await startOn(folder, { encryption }))).toMatchObject({ kind: 'off' });
  });
});
