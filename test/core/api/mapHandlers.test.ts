import { parse } from 'graphql';
import { isEntryConcept } from '../../../graphql/service/serviceEntries.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { MapCorrection } from '../../../electron/contract/serviceMap.ts';
import type { CorePorts } from '../../../electron/core/foundation/ports.ts';
import { neededConcepts } from '../../../graphql/service/concepts.ts';
import { maxDepth } from '../../../graphql/service/depth.ts';
import { mixed } from '../../dialects/mixed/mixed.ts';
import { queryDesk, conceptOf, correct, firstClients, readMapView } from '../../support/core/explorerRequests.ts';
import { connectDialect } from '../../support/core/connectDialect.ts';
import { startTestCore, type TestCore, valueOf } from '../../support/core/memoryCore.ts';

/** Both kinds of clinic that a desk can show: its own demo, and a service without a prepared map. */
const clinics: readonly (readonly [string, (change?: Partial<CorePorts>) => Promise<TestCore>])[] = [
  [
    'the demo clinic',
    async (change) => {
      const test = await startTestCore(change);
      onTestFinished(() => test.close());
      return test;
    },
  ],
  ['a service of another shape', async (change) => (await connectDialect(mixed, {}, change)).test],
];

describe.each(clinics)('the map of %s', (_name, open) => {
  it('shows what is needed first, what may be sent, and how sure everything is', async () => {
    const view = await readMapView(await open());
    const reads = view.concepts.filter(({ kind }) => kind === 'read');
    expect(
      reads
        .slice(0, neededConcepts.length)
        .map(({ concept }) => concept)
        .toSorted(),
    ).toEqual(neededConcepts.toSorted());
    for (const { state, chosen, alternatives, fields } of reads) {
      expect(state).toBe(chosen ? 'sure' : alternatives.length > 0 ? 'unconfirmed' : 'absent');
      expect(alternatives.map(({ operation }) => operation)).not.toContain(chosen?.operation);
      expect(fields.length > 0).toBe(chosen !== null);
    }
    for (const { text, depth } of view.documents) {
      expect(parse(text).definitions).toHaveLength(1);
      expect(depth).toBeLessThanOrEqual(maxDepth);
    }
  });

  it('has samples that are what the desk shows', async () => {
    const test = await open();
    const sample = valueOf(await test.request('map:sample', { concept: 'clients', operation: null }));
    expect(sample.rows.map(([name]) => name)).toEqual(await firstClients(test));
    for (const { concept, kind, chosen } of (await readMapView(test)).concepts) {
      if (kind === 'write' || !chosen) continue;
      const { columns, rows } = valueOf(await test.request('map:sample', { concept, operation: null }));
      // Stored personal data may be empty.
      if (!isEntryConcept(concept)) expect(rows.length, concept).toBeGreaterThan(0);
      expect(rows.length, concept).toBeLessThanOrEqual(5);
      for (const row of rows) expect(row, concept).toHaveLength(columns.length);
    }
  });

  it('takes a correction, uses it at once, and takes it back', async () => {
    const test = await open();
    const [before, names] = [await readMapView(test), await firstClients(test)];
    await correct(test, { kind: 'nothing', concept: 'clients' });
    expect(await conceptOf(test, 'clients')).toMatchObject({ state: 'corrected', chosen: null, fields: [] });
    expect((await queryDesk(test, 'ClientList', { first: 5 })).errors?.[0]?.extensions).toMatchObject({
      failure: { kind: 'notOffered' },
    });
    await correct(test, { kind: 'undo', concept: 'clients' });
    expect(await readMapView(test)).toEqual(before);
    expect(await firstClients(test)).toEqual(names);
  });

  it('round-trips through its export file', async () => {
    const saved: string[] = [];
    const test = await open({
      async saveFile(name, text) {
        saved.push(name, text);
        return { ok: true, value: name };
      },
    });
    await correct(test, { kind: 'nothing', concept: 'appointmentTypes' });
    expect(valueOf(await test.request('map:export', null)).where).toBe(saved[0]);
    await correct(test, { kind: 'undo', concept: 'appointmentTypes' });
    valueOf(await test.request('map:import', { text: saved[1] ?? '' }));
    const { concepts } = await readMapView(test);
    expect(concepts.filter(({ state }) => state === 'corrected').map(({ concept }) => concept)).toEqual([
      'appointmentTypes',
    ]);
  });

  it.each<[string, MapCorrection]>([
    ['of nothing that is known', { kind: 'nothing', concept: 'weather' }],
    ['of the organization, which opens the key', { kind: 'nothing', concept: 'organization' }],
    ['to an operation that is not there', { kind: 'operation', concept: 'clients', operation: 'deleteEverybody' }],
    ['to a field that is not there', { kind: 'field', concept: 'clients', field: 'notes', from: 'password' }],
    ['to a field that holds something else', { kind: 'field', concept: 'clients', field: 'active', from: 'id' }],
    ['to a selection', { kind: 'field', concept: 'clients', field: 'notes', from: 'id } x: org { id' }],
    ['of an id to nothing', { kind: 'field', concept: 'clients', field: 'id', from: null }],
  ])('refuses a correction %s', async (_kind, correction) => {
    const test = await open();
    const names = await firstClients(test);
    const answer = await test.request('map:correct', correction);
    expect(answer).toMatchObject({ ok: false, failure: { kind: expect.stringMatching(/^(badRequest|notOffered)$/) } });
    expect((await readMapView(test)).concepts.filter(({ state }) => state === 'corrected')).toEqual([]);
    expect(await firstClients(test)).toEqual(names);
  });
});
