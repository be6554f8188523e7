import { afterAll, describe, expect, it } from 'vitest';
import { type DoctorReport, exitCodeOf, runDoctor } from '../../electron/doctor/runDoctor.ts';
import { readStage } from '../../graphql/service/readers/readStage.ts';
import { nodeFetch } from '../../electron/preview/previewPorts.ts';
import { hurriedWaiting } from '../support/core/memoryCore.ts';
import { trustedCertificate } from '../support/service/trustedCertificate.ts';
import { doctorDay, examineDialect } from './examineDialect.ts';
import type { Dialect, DialectServer } from './dialect.ts';
import { queryWith } from './dialectRequests.ts';
import { dialects, fieldDialects } from './dialects.ts';
import { expectedSample, sampleDifferences } from './expectedSample.ts';
import { createPractice, dialectNow } from './practice.ts';

const serverCertificate = trustedCertificate();

interface SampleClient {
  readonly id: string;
  readonly name?: string;
  readonly familyName?: string;
  readonly phones?: readonly string[];
}

interface Examined {
  readonly report: DoctorReport;
  readonly received: DialectServer['received'];
  /** Concepts whose operation is not one that a careful person would choose. */
  readonly wrong: readonly string[];
  readonly differences: readonly string[];
}

async function examine(dialect: Dialect, introspection: 'depthLimited' | 'refused'): Promise<Examined> {
  const server = await dialect.start({ tls: serverCertificate(), introspection });
  try {
    const report = await examineDialect(dialect, server.url);
    const differences = sampleDifferences(dialect, expectedSample(dialect, doctorDay), report.sample);
    return { report, received: server.received, wrong: wrongConcepts(dialect, report), differences };
  } finally {
    await server.close();
  }
}

function wrongConcepts({ expectedMap }: Dialect, { map }: DoctorReport): readonly string[] {
  // Sound: the doctor reports a part of the concepts that a dialect has expectations for.
  const concepts = Object.keys(map) as (keyof typeof map)[];
  return concepts.filter((concept) => {
    const expected = expectedMap[concept];
    const chosen = map[concept]?.operation ?? null;
    return Array.isArray(expected) ? !expected.includes(chosen) : chosen !== expected;
  });
}

/** What a careful person would have chosen, and why the schema alone does not show it. */
const knownMisses: Readonly<Record<string, readonly string[]>> = {
  // `lstNm` beside `empLst`: the same letters are a last name and a list.
  ledger: ['providers'],
};

/** `calledBy` beside `surname` is not understood as a given name, and is lost. */
const lostGivenNames: ReadonlySet<string> = new Set(['registry']);

/** Refused by rules of the service that its schema does not show: a contact type must be given. */
const refusedBookings: ReadonlySet<string> = new Set(['people2024', 'people2026']);

/** Changes that the map has and for which nothing is planned. */
const knownUnplanned: Readonly<Record<string, readonly string[]>> = {
  // They demand what is not understood.
  ledger: ['addPatient'],
};

/** Where the list is not read to its end: null says so, a number does not. */
const knownCounts: Readonly<Record<string, number | null>> = {
  // Inactive clients are listed only where they alone are requested.
  minimal: 108,
  // Pages by a nested input, which is not understood: the first page is all.
  registry: null,
};

/** Dialects of which values are absent. Wrong ones there are nowhere. */
const knownGaps: ReadonlySet<string> = new Set(['registry', 'ledger']);

/** An absent value is honest and can be mended by a manager; a wrong one is a defect. */
function isAbsence(difference: string): boolean {
  return /got (undefined|\[\])$| is missing$/.test(difference);
}

const table: string[] = [];
afterAll(() => {
  const head = ['dialect', 'concepts right', 'wrong values', 'absent values', 'deepest', 'requests', 'exit'].join(
    ' | ',
  );
  console.log([head, ...table].join('\n'));
});

describe.each(dialects)('the doctor at $name', (dialect) => {
  it('chooses what a careful person would and reads the right values, within depth 8 and without writing', async () => {
    const { report, received, wrong, differences } = await examine(dialect, 'depthLimited');
    const concepts = Object.keys(report.map).length;
    const wrongValues = differences.filter((each) => !isAbsence(each));
    const values = [wrongValues.length, differences.length - wrongValues.length];
    const figures = [`${concepts - wrong.length}/${concepts}`, ...values, received.deepest, received.count];
    table.push([dialect.name, ...figures, exitCodeOf(report)].join(' | '));
    expect(wrong).toEqual(knownMisses[dialect.name] ?? []);
    expect(wrongValues).toEqual([]);
    expect(differences.length > 0).toBe(knownGaps.has(dialect.name));
    expect(received.deepest).toBeLessThanOrEqual(8);
    expect(received.mutations).toEqual([]);
    expect(report.requests).toEqual({ count: received.count, deepest: received.deepest });
    expect(report.requests.count).toBeLessThanOrEqual(40);
    expect(report.introspection).toBe('full');
    expect(exitCodeOf(report)).toBe(['minimal', 'ledger'].includes(dialect.name) ? 2 : 0);
  });
});

describe.each(dialects)('clients at $name', (dialect) => {
  it('are found by name and number, not by nonsense, and counted to the end of the list', async () => {
    const server = await dialect.start({ tls: serverCertificate() });
    try {
      const [client] = (await examineDialect(dialect, server.url)).sample.clients as readonly SampleClient[];
      const known = [client?.familyName ?? client?.name, client?.phones?.[0]].filter((text) => text !== undefined);
      const reads = { searches: [...known, 'zqxwv'], countClients: true };
      const { searches, clientCount } = await examineDialect(dialect, server.url, reads);
      expect(searches?.map(({ text }) => text)).toEqual([...known, 'zqxwv']);
      const found = searches?.filter(({ clients }) => client && clients.includes(client.id)).map(({ text }) => text);
      expect(found).toEqual(known);
      expect(searches?.at(-1)?.clients).toEqual([]);
      const { length } = dialect.view.clients(createPractice());
      expect(clientCount).toBe(dialect.name in knownCounts ? knownCounts[dialect.name] : length);
      expect(server.received.mutations).toEqual([]);
    } finally {
      await server.close();
    }
  });
});

/** The key of the day's first appointment that is not cancelled. */
function keyOfFirst({ view }: Dialect, { appointments }: DoctorReport['sample']): number | null {
  // Sound: the doctor's own format.
  const rows = appointments as readonly { readonly id: string; readonly status?: string }[];
  const first = rows.find(({ status }) => readStage(status ?? '') !== 'cancelled');
  return first ? view.ids.key('appointment', first.id) : null;
}

describe.each(dialects)('writes at $name', (dialect) => {
  it('are planned without sending, and do what was planned once they are sent', async () => {
    const server = await dialect.start({ tls: serverCertificate() });
    const another = await dialect.start({ tls: serverCertificate() });
    try {
      const { writes, map, sample } = await examineDialect(dialect, server.url, { planWrites: true });
      expect(server.received.mutations).toEqual([]);
      const concepts = Object.keys(writes ?? {}) as (keyof typeof map & keyof NonNullable<typeof writes>)[];
      const offered = concepts.filter((concept) => map[concept] !== null);
      expect(concepts.filter((concept) => writes?.[concept])).toEqual(
        offered.filter((concept) => !(knownUnplanned[dialect.name] ?? []).includes(concept)),
      );
      for (const concept of concepts)
        if (writes?.[concept]) expect(writes[concept].operation).toBe(map[concept]?.operation);

      const before = new Set([...server.practice.appointments, ...another.practice.appointments]);
      const changed = ({ practice }: DialectServer) => practice.appointments.filter((row) => !before.has(row));
      const send = async (concept: keyof NonNullable<typeof writes>, to: DialectServer): Promise<boolean> => {
        const write = writes?.[concept];
        if (write) await queryWith(dialect, to, '')(write.document, write.variables);
        return Boolean(write);
      };
      const first = server.practice.appointments.find(({ key }) => key === keyOfFirst(dialect, sample));
      // Both were planned on what stands there now.
      if (await send('cancelAppointment', another))
        expect(changed(another)).toMatchObject([{ key: first?.key, state: 'cancelled' }]);
      if (await send('updateAppointment', server))
        expect(changed(server)).toMatchObject([
          { key: first?.key, start: (first?.start ?? 0) + 3_600_000, minutes: first?.minutes },
        ]);
      const moved = changed(server).length;
      if ((await send('bookAppointment', server)) && !refusedBookings.has(dialect.name))
        expect(changed(server).slice(moved)).toMatchObject([
          { start: Date.parse('2026-11-17T21:00:00Z'), minutes: 30 },
        ]);
      const { practice } = server;
      if (await send('registerClient', server))
        expect(practice.clients.at(-1)).toMatchObject({
          givenName: lostGivenNames.has(dialect.name) ? null : 'Ada',
          familyName: 'Testcase',
        });
      if (await send('addPatient', server)) expect(practice.patients.at(-1)).toMatchObject({ name: 'Comet' });
    } finally {
      await Promise.all([server.close(), another.close()]);
    }
  });
});

describe.each(dialects)('a schema that is not shown: $name', (dialect) => {
  it('is no dead end and no guess', async () => {
    const { report, received } = await examine(dialect, 'refused');
    expect(report.outcome.kind).toBe('ok');
    expect(report.introspection).toBe('refused');
    expect(received.mutations).toEqual([]);
    expect(received.deepest).toBeLessThanOrEqual(8);
  });
});

it('refuses plain http and a wrong key with a message, and exit code 3', async () => {
  const [dialect] = fieldDialects;
  if (!dialect) throw new Error('There are no dialects.');
  const server = await dialect.start({ tls: serverCertificate() });
  const runQuery = (url: string): Promise<DoctorReport> =>
    runDoctor({
      url,
      environment: 'sandbox',
      keys: { kind: 'single', key: 'wrong' },
      day: doctorDay,
      location: null,
      profile: null,
      fetch: nodeFetch,
      clock: { now: () => dialectNow },
      waiting: hurriedWaiting,
      timeZone: 'UTC',
    });
  const rejected = await runQuery(server.url);
  const plain = await runQuery(server.url.replace('https:', 'http:'));
  await server.close();
  expect([rejected.outcome.kind, exitCodeOf(rejected)]).toEqual(['keyRejected', 3]);
  expect([plain.outcome.kind, exitCodeOf(plain), plain.requests.count]).toEqual(['badAddress', 3, 0]);
});
