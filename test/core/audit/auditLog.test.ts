import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { AuditView } from '../../../electron/contract/audit.ts';
import { openAuditFiles } from '../../../electron/core/audit/auditFiles.ts';
import { intentOf } from '../../../electron/core/desk/auditedResolvers.ts';
import type { ScheduleDayQuery } from '../../../graphql/desk/generated/operations.ts';
import { proveAudit } from '../../proof/proveAudit.ts';
import { fakeKeyring, startTestCore, type TestCore, tuesday, valueOf } from '../../support/core/memoryCore.ts';
import { testFolder } from '../../support/core/testFolder.ts';

async function openDesk(folder: string): Promise<TestCore> {
  const desk = await startTestCore({ encryption: fakeKeyring() }, folder);
  onTestFinished(() => desk.close());
  return desk;
}

async function noticesOf(desk: TestCore): Promise<readonly string[]> {
  return valueOf(await desk.request('settings:read', null)).notices.map(({ id }) => id);
}

async function recordOf(desk: TestCore, about: string | null = null): Promise<AuditView> {
  return valueOf(await desk.request('audit:read', { about, skip: 0 }));
}

async function someVisit(desk: TestCore) {
  const answer = valueOf(await desk.request('desk:query', { operation: 'ScheduleDay', variables: {} }));
  // Sound: a registered operation answers in its shape.
  const { day } = answer.data as unknown as ScheduleDayQuery;
  const visit = day.appointments.find(({ patient }) => patient !== null);
  if (!visit) throw new Error('No visit.');
  return { id: visit.id, version: visit.version, location: day.location.id, date: day.date };
}

describe('the audit log', () => {
  it('does not call a connection done that could not be made', async () => {
    const desk = await startTestCore(
      { encryption: fakeKeyring(), fetch: () => Promise.reject(new TypeError('fetch failed')) },
      testFolder(),
    );
    onTestFinished(() => desk.close());
    const keys = { kind: 'single', key: 'canary-audit-key' } as const;
    const report = valueOf(
      await desk.request('connection:open', { environment: 'sandbox', url: 'https://clinic.example/graphql', keys }),
    );
    expect(report.outcome.kind).not.toBe('ok');
    const { lines } = await recordOf(desk);
    expect(lines.map(({ what, outcome }) => [what, outcome])).toEqual([['connection:open', 'refused']]);
  });

  it('has every change with actor, time, action and outcome, and no client data', async () => {
    const folder = testFolder();
    const desk = await openDesk(folder);
    valueOf(await desk.request('staff:change', { kind: 'turnOn', name: 'Anna', pin: '1234' }));
    const appointment = await someVisit(desk);
    const to = { reason: 'Canary Reason' };
    valueOf(await desk.request('desk:change', { operation: 'UpdateAppointment', variables: { appointment, to } }));
    const client = { givenName: 'Canary', familyName: 'Given', phone: '646 555 0177' };
    valueOf(await desk.request('desk:change', { operation: 'RegisterClient', variables: { client } }));
    const gone = { ...appointment, id: '99999999' };
    valueOf(
      await desk.request('desk:change', { operation: 'UpdateAppointment', variables: { appointment: gone, to } }),
    );
    const { lines, total, gaps, sealed, since } = await recordOf(desk);
    expect(lines.map(({ who, what, outcome }) => [who, what, outcome])).toEqual([
      ['Anna', 'updateAppointment', 'conflict'],
      ['Anna', 'registerClient', 'done'],
      ['Anna', 'updateAppointment', 'done'],
      [null, 'staff:change', 'done'],
    ]);
    expect([total, gaps, sealed, since]).toEqual([4, [], true, new Date(tuesday).toISOString()]);
    expect(lines[1]?.names).toEqual(['client.givenName', 'client.familyName', 'client.phone']);
    // The id leads back to the appointment for those with access.
    expect((await recordOf(desk, appointment.id)).lines.map(({ what }) => what)).toEqual(['updateAppointment']);
    // Hashes are random digits, which may contain any short number.
    const text = readAll(folder).replaceAll(/"[0-9a-f]{16,}"/g, '""');
    for (const value of ['Canary', '0177', '1234', appointment.id, appointment.version])
      expect(text).not.toContain(value);
  });

  it('writes the intent to disk before sending, so that a crash in between is reported as unknown', async () => {
    const folder = testFolder();
    const desk = await openDesk(folder);
    const appointment = await someVisit(desk);
    const to = { reason: 'x' };
    valueOf(await desk.request('desk:change', { operation: 'UpdateAppointment', variables: { appointment, to } }));
    await desk.core.close();
    const file = join(folder, 'audit', 'audit-000001.jsonl');
    const lines = readFileSync(file, 'utf8').split('\n');
    expect(lines.slice(1, 3).map((line) => JSON.parse(line).kind)).toEqual(['intent', 'outcome']);
    // As a kill after the intent leaves it: the head that is sealed besides was written before, too.
    writeFileSync(file, `${lines.slice(0, 2).join('\n')}\n`);
    const again = await openDesk(folder);
    expect((await recordOf(again)).lines[0]).toMatchObject({ what: 'updateAppointment', outcome: 'unknown' });
  });

  it('keeps working where nothing can be written, and reports it', async () => {
    const folder = testFolder();
    writeFileSync(join(folder, 'audit'), 'not a folder');
    const desk = await openDesk(folder);
    const appointment = await someVisit(desk);
    const change = { operation: 'UpdateAppointment', variables: { appointment, to: { reason: 'x' } } };
    expect(JSON.stringify(valueOf(await desk.request('desk:change', change)))).toContain('"Done"');
    expect(valueOf(await desk.request('settings:read', null)).notices.map(({ id }) => id)).toContain('audit-unwritten');
  });

  it('is exported whole', async () => {
    const saved: string[] = [];
    const folder = testFolder();
    const desk = await startTestCore(
      {
        saveFile: async (name, text) => (saved.push(text), { ok: true, value: name }),
      },
      folder,
    );
    onTestFinished(() => desk.close());
    valueOf(await desk.request('snapshot:erase', null));
    valueOf(await desk.request('audit:export', null));
    expect(saved[0]?.split('\r\n').slice(0, 3)).toEqual([
      expect.stringContaining('Number,Time (UTC),Who,What,Result'),
      expect.stringContaining('audit:export'),
      expect.stringContaining('snapshot:erase,done'),
    ]);
  });
});

describe('a record that was tampered with', () => {
  it('is reported at the start, kept unchanged, and no longer reported when a manager has seen it', async () => {
    const folder = testFolder();
    const first = await openDesk(folder);
    for (let count = 0; count < 3; count += 1) valueOf(await first.request('snapshot:erase', null));
    await first.core.close();
    const file = join(folder, 'audit', 'audit-000001.jsonl');
    writeFileSync(file, readFileSync(file, 'utf8').replace('snapshot:erase', 'snapshot:ERASE'));
    const altered = readFileSync(file, 'utf8');

    const second = await openDesk(folder);
    expect(await noticesOf(second)).toContain('audit-altered');
    const { gaps, total } = await recordOf(second);
    expect(gaps).toEqual([{ file: 'audit-000001.jsonl', line: 2, why: 'changed' }]);
    expect(total).toBe(3);
    expect(await noticesOf(second)).not.toContain('audit-altered');
    valueOf(await second.request('snapshot:erase', null));
    expect(readFileSync(file, 'utf8')).toBe(altered);
    await second.core.close();

    const third = await openDesk(folder);
    expect((await recordOf(third)).gaps).toHaveLength(1);
    expect(await noticesOf(third)).not.toContain('audit-altered');
  });

  it('stays reported until a manager has seen it, whatever is done at once or dismissed', async () => {
    const folder = testFolder();
    const first = await openDesk(folder);
    for (let count = 0; count < 6; count += 1) valueOf(await first.request('snapshot:erase', null));
    await first.core.close();
    const file = join(folder, 'audit', 'audit-000001.jsonl');
    const lines = readFileSync(file, 'utf8').split('\n');
    // The last lines are gone, and as many are written behind them at once.
    writeFileSync(file, `${lines.slice(0, 5).join('\n')}\n`);
    for (let start = 0; start < 3; start += 1) {
      const desk = await openDesk(folder);
      for (let count = 0; count < 6; count += 1) valueOf(await desk.request('snapshot:erase', null));
      valueOf(await desk.request('settings:change', { dismissNotice: 'audit-altered' }));
      expect(await noticesOf(desk)).toContain('audit-altered');
      await desk.core.close();
    }
    const desk = await openDesk(folder);
    expect((await recordOf(desk)).gaps).not.toEqual([]);
    expect(await noticesOf(desk)).not.toContain('audit-altered');
    await desk.core.close();
    expect(await noticesOf(await openDesk(folder))).not.toContain('audit-altered');
  });

  it('is found out though the log was removed together with its key', async () => {
    const folder = testFolder();
    const first = await openDesk(folder);
    for (let count = 0; count < 3; count += 1) valueOf(await first.request('snapshot:erase', null));
    await first.core.close();
    rmSync(join(folder, 'audit'), { recursive: true });
    for (const name of readdirSync(folder)) if (name.startsWith('audit-key')) rmSync(join(folder, name));
    const second = await openDesk(folder);
    valueOf(await second.request('snapshot:erase', null));
    expect(await noticesOf(second)).toContain('audit-altered');
  });

  it('is found out though its end or a whole file is gone', async () => {
    const folder = testFolder();
    const desk = await openDesk(folder);
    for (let count = 0; count < 3; count += 1) valueOf(await desk.request('snapshot:erase', null));
    await desk.core.close();
    rmSync(join(folder, 'audit'), { recursive: true });
    const again = await openDesk(folder);
    expect((await recordOf(again)).gaps).toEqual([expect.objectContaining({ why: 'missing' })]);
  });
});

describe('the chain', () => {
  const secret = Buffer.alloc(32, 7);
  const open = (folder: string, limits = { fileBytes: 700, files: 60 }) =>
    openAuditFiles({ folder, now: () => tuesday, version: '1', secret, mayWrite: () => true, expected: null, limits });
  const intent = (what: string) => ({ kind: 'intent' as const, who: null, what, names: [], about: [] });

  // `node test/proof/audit.ts -- --damages 10000` makes more.
  it('detects every changed byte, every cut, and every line or file that is missing, doubled or moved', async () => {
    const { damages, missed, falseAlarms, byKind } = await proveAudit(600, 3);
    expect(damages).toBeGreaterThan(500);
    expect(Object.keys(byKind)).toHaveLength(6);
    expect([missed, falseAlarms]).toEqual([0, 0]);
  });

  it('keeps what a cut left, and continues in a new file', async () => {
    const folder = testFolder();
    open(folder, { fileBytes: 10_000, files: 60 }).append(intent('first'));
    const file = join(folder, 'audit', 'audit-000001.jsonl');
    truncateSync(file, readFileSync(file).length - 5);
    const after = open(folder);
    expect(after.append(intent('second'))).toBe(3);
    expect(await after.verify()).toEqual([{ file: 'audit-000001.jsonl', line: 2, why: 'torn' }]);
    expect(readdirSync(join(folder, 'audit'))).toHaveLength(2);
  });

  it('keeps so many files, and takes the oldest’s going for no gap', async () => {
    const folder = testFolder();
    const limits = { fileBytes: 400, files: 3 };
    const files = open(folder, limits);
    for (let count = 0; count < 40; count += 1) files.append(intent(`act ${count}`));
    expect(readdirSync(join(folder, 'audit'))).toHaveLength(3);
    expect(await open(folder, limits).verify()).toEqual([]);
  });
});

describe('what is written of a change', () => {
  it('is names of values and ids, never a value', () => {
    const value = fc.oneof(fc.string({ minLength: 1 }), fc.integer(), fc.boolean(), fc.constant(null));
    fc.assert(
      fc.property(value, fc.array(value), (one, many) => {
        const { names, ids } = intentOf('x', { client: { id: 'C7', note: one, tags: many }, patient: 'P1' });
        expect(names).toEqual(['client.id', 'client.note', ...(many.length > 0 ? ['client.tags'] : []), 'patient']);
        expect(ids).toEqual(['C7', 'P1']);
      }),
    );
  });
});

function readAll(folder: string): string {
  return readdirSync(join(folder, 'audit'))
    .map((name) => readFileSync(join(folder, 'audit', name), 'utf8'))
    .join('');
}
