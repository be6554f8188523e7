import { afterEach, describe, expect, it } from 'vitest';
import { mixed } from '../../dialects/mixed/mixed.ts';
import { changeClient, queryDay, queryEntries, seen } from '../../support/core/deskRequests.ts';
import { connectDialect } from '../../support/core/connectDialect.ts';
import { startTestCore, type TestCore } from '../../support/core/memoryCore.ts';
import { followedBy } from '../../support/service/followedBy.ts';
import { openLossyTransport } from '../../support/service/lossyTransport.ts';
import { openCoreOver, findFullClient } from '../../support/service/lossyTransport.ts';
import type { CorePorts } from '../../../electron/core/foundation/ports.ts';
import { nodeFetch } from '../../../electron/preview/previewPorts.ts';

describe('a change of a patient', () => {
  async function patientOf(core: TestCore) {
    const card = await findFullClient(core);
    const patient = card.patients?.[0];
    if (!patient) throw new Error('There is no animal.');
    return patient;
  }

  it('changes the given fields, and clears those that are emptied', async () => {
    const core = await openCoreOver();
    const patient = await patientOf(core);
    const to = { name: 'Rexina', breed: '', sex: 'FEMALE', birthDate: '2020-02-29' };
    const end = await changeClient(core, 'UpdatePatient', { patient: seen(patient), to });
    expect(end).toMatchObject({
      __typename: 'Done',
      patient: { name: 'Rexina', breed: null, sex: 'FEMALE', birthDate: '2020-02-29', species: patient.species },
    });
    const now = end.__typename === 'Done' ? end.patient : null;
    const again = await changeClient(core, 'UpdatePatient', { patient: seen(patient), to: { name: 'Max' } });
    expect(again).toMatchObject({ __typename: 'Conflict', patient: { name: 'Rexina', version: now?.version } });
  });

  it.each([
    ['a name', { name: 'Rexina' }, { name: 'Roxana' }],
    ['a date of birth', { birthDate: '2020-02-29' }, { birthDate: '2021-03-01' }],
  ])('is a conflict where another desk was right behind: %s', async (_what, to, other) => {
    const [[from = ''], [instead = '']] = [Object.values(to), Object.values(other)];
    const core = await openCoreOver({ ...openLossyTransport(), ports: followedBy(from, instead) });
    const patient = await patientOf(core);
    const end = await changeClient(core, 'UpdatePatient', { patient: seen(patient), to });
    expect(end).toMatchObject({ __typename: 'Conflict', sent: true, patient: other });
  });

  it('is sent once, also where its answer is lost', async () => {
    const line = openLossyTransport();
    const core = await openCoreOver(line);
    const patient = await patientOf(core);
    line.lose = 'answers';
    expect(await changeClient(core, 'UpdatePatient', { patient: seen(patient), to: { name: 'Rexina' } })).toMatchObject(
      {
        __typename: 'Done',
        patient: { name: 'Rexina' },
      },
    );
    line.lose = 'questions';
    const now = await changeClient(core, 'UpdatePatient', { patient: seen(patient), to: { name: 'Max' } });
    const version = now.__typename === 'Conflict' ? now.patient?.version : null;
    expect(
      await changeClient(core, 'UpdatePatient', { patient: { id: patient.id, version }, to: { name: 'Max' } }),
    ).toMatchObject({ __typename: 'OutcomeUnknown' });
    expect(line.sent).toHaveLength(2);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ species: '' }, 'species'],
    [{ birthDate: '2021-02-30' }, 'birthDate'],
    [{ birthDate: '2999-01-01' }, 'birthDate'],
    [{ sex: 'DOG' }, 'sex'],
    // They are not read, so whatever stands there would be overwritten unseen.
    [{ notes: 'Bites' }, 'notes'],
  ])('is refused at the field: %j', async (to, field) => {
    const core = await openCoreOver();
    const patient = await patientOf(core);
    const end = await changeClient(core, 'UpdatePatient', { patient: seen(patient), to });
    expect(end).toMatchObject({ __typename: 'Refused', problems: [{ field }] });
  });
});

const closers: TestCore[] = [];
afterEach(() => Promise.all(closers.splice(0).map((test) => test.close())));

async function open(change: Partial<CorePorts> = {}): Promise<TestCore> {
  const test = await startTestCore(change);
  closers.push(test);
  return test;
}

/** The patients of the day, until one matches. */
async function firstPatient(test: TestCore, has: (record: Record) => boolean, date?: string): Promise<Record> {
  const { appointments } = await queryDay(test, date === undefined ? {} : { date });
  for (const { patient } of appointments) {
    if (!patient) continue;
    const { patientRecord } = await queryEntries(test, 'PatientRecord', { patient: patient.id });
    if (has(patientRecord)) return patientRecord;
  }
  throw new Error('No patient has it.');
}

type Record = Awaited<ReturnType<typeof recordOf>>;

async function recordOf(test: TestCore, patient: string) {
  return (await queryEntries(test, 'PatientRecord', { patient })).patientRecord;
}

describe('the record of a patient', () => {
  it('lists visits, vaccinations, weights and documents, the newest first', async () => {
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

  it('reports which consultations are signed', async () => {
    const record = await firstPatient(await open(), ({ encounters }) =>
      (encounters?.entries ?? []).some(({ status }) => status !== null),
    );
    const words = new Set(record.encounters?.entries.map(({ status }) => status));
    expect([...words].every((word) => word === 'Signed' || word === null)).toBe(true);
  });

  it('reports why one part can’t be read, and returns the others', async () => {
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
  it('reports what is listed there, and null for what is not', async () => {
    const { test } = await connectDialect(mixed);
    const record = await firstPatient(test, ({ weights }) => (weights?.entries.length ?? 0) > 0, '2026-11-17');
    expect(record.weights?.entries.map(({ name }) => name)).toContain('Weight');
    expect(record.treatments).toBeNull();
  });
});

describe('the reminders of a day', () => {
  it('are those of that day at that location, with their clients', async () => {
    const test = await open();
    const { location, date } = await queryDay(test);
    const { reminders } = await queryEntries(test, 'DueReminders', { location: location.id, date });
    expect(reminders?.entries.length).toBeGreaterThan(0);
    expect(new Set(reminders?.entries.map(({ time }) => time?.day))).toEqual(new Set([date]));
    expect(reminders?.entries.every((each) => each.client?.name && each.status && each.kind && each.channel)).toBe(
      true,
    );
    const next = await queryEntries(test, 'DueReminders', { location: location.id, date: '2026-11-18' });
    expect(next.reminders?.entries.map(({ id }) => id)).not.toContain(reminders?.entries[0]?.id);
  });

  it('are null where the service lists none', async () => {
    const { test } = await connectDialect(mixed);
    const { location, date } = await queryDay(test, { date: '2026-11-17' });
    expect((await queryEntries(test, 'DueReminders', { location: location.id, date })).reminders).toBeNull();
  });
});
