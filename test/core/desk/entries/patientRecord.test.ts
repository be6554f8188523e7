import { afterEach, describe, expect, it } from 'vitest';
import type { CorePorts } from '../../../../electron/core/foundation/ports.ts';
import { nodeFetch } from '../../../../electron/preview/previewPorts.ts';
import { mixed } from '../../../dialects/mixed/mixed.ts';
import { askDay } from '../../../support/core/askDesk.ts';
import { askEntries } from '../../../support/core/askEntries.ts';
import { connectDialect } from '../../../support/core/connectDialect.ts';
import { startTestCore, type TestCore } from '../../../support/core/memoryCore.ts';

const closers: TestCore[] = [];
afterEach(() => Promise.all(closers.splice(0).map((test) => test.close())));

async function open(change: Partial<CorePorts> = {}): Promise<TestCore> {
  const test = await startTestCore(change);
  closers.push(test);
  return test;
}

/** Whoever is seen on the day, until one has what is wanted. */
async function firstPatient(test: TestCore, has: (record: Record) => boolean, date?: string): Promise<Record> {
  const { appointments } = await askDay(test, date === undefined ? {} : { date });
  for (const { patient } of appointments) {
    if (!patient) continue;
    const { patientRecord } = await askEntries(test, 'PatientRecord', { patient: patient.id });
    if (has(patientRecord)) return patientRecord;
  }
  throw new Error('Nobody has it.');
}

type Record = Awaited<ReturnType<typeof recordOf>>;

async function recordOf(test: TestCore, patient: string) {
  return (await askEntries(test, 'PatientRecord', { patient })).patientRecord;
}

describe('the record of a patient', () => {
  it('tells visits, vaccinations, weights and documents, the newest first', async () => {
    const record = await firstPatient(await open(), ({ encounters, vaccinations, weights, documents }) =>
      [encounters, vaccinations, weights, documents].every((list) => (list?.entries.length ?? 0) > 0),
    );
    for (const list of [record.encounters, record.vaccinations, record.weights, record.documents]) {
      expect(list).toMatchObject({ problem: null, unreadable: 0 });
      const days = list?.entries.map(({ time }) => time?.day ?? '') ?? [];
      expect(days).toEqual(days.toSorted().toReversed());
    }
    expect(record.encounters?.entries[0]).toMatchObject({
      name: expect.any(String),
      provider: { name: expect.any(String) },
    });
    expect(record.vaccinations?.entries[0]?.due).not.toBeNull();
    expect(record.weights?.entries[0]).toMatchObject({ value: expect.stringMatching(/^\d+(\.\d+)?$/), unit: 'lb' });
  });

  it('tells which consultations are signed', async () => {
    const record = await firstPatient(await open(), ({ encounters }) =>
      (encounters?.entries ?? []).some(({ status }) => status !== null),
    );
    const words = new Set(record.encounters?.entries.map(({ status }) => status));
    expect([...words].every((word) => word === 'Signed' || word === null)).toBe(true);
  });

  it('says of one part why it can’t be read, and tells the others', async () => {
    const fetch: CorePorts['fetch'] = (url, init) =>
      init.body.includes('vaccinations(')
        ? Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }))
        : nodeFetch(url, init);
    const record = await firstPatient(await open({ fetch }), ({ weights }) => (weights?.entries.length ?? 0) > 0);
    expect(record.vaccinations).toMatchObject({ entries: [], problem: { kind: 'unreachable' } });
    expect(record.weights?.problem).toBeNull();
  });
});

describe('the record of a patient at mixed', () => {
  it('tells what is listed there, and null for what is not', async () => {
    const { test } = await connectDialect(mixed);
    const record = await firstPatient(test, ({ weights }) => (weights?.entries.length ?? 0) > 0, '2026-11-17');
    expect(record.weights?.entries.map(({ name }) => name)).toContain('Weight');
    expect(record.treatments).toBeNull();
  });
});

describe('the reminders of a day', () => {
  it('are those of that day at that location, with whom they are for', async () => {
    const test = await open();
    const { location, date } = await askDay(test);
    const { reminders } = await askEntries(test, 'DueReminders', { location: location.id, date });
    expect(reminders?.entries.length).toBeGreaterThan(0);
    expect(new Set(reminders?.entries.map(({ time }) => time?.day))).toEqual(new Set([date]));
    expect(reminders?.entries.every((each) => each.client?.name && each.status && each.kind && each.channel)).toBe(
      true,
    );
    const next = await askEntries(test, 'DueReminders', { location: location.id, date: '2026-11-18' });
    expect(next.reminders?.entries.map(({ id }) => id)).not.toContain(reminders?.entries[0]?.id);
  });

  it('are null where the service lists none', async () => {
    const { test } = await connectDialect(mixed);
    const { location, date } = await askDay(test, { date: '2026-11-17' });
    expect((await askEntries(test, 'DueReminders', { location: location.id, date })).reminders).toBeNull();
  });
});
