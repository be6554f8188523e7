import { describe, expect, it } from 'vitest';
import { mixed } from '../../../dialects/mixed/mixed.ts';
import { registry } from '../../../dialects/registry/registry.ts';
import { conceptOf, correct, firstClients, readMapView } from '../../../support/core/explorerRequests.ts';
import { connectDialect } from '../../../support/core/connectDialect.ts';
import { valueOf } from '../../../support/core/memoryCore.ts';
import { modelOf } from '../../../support/service/modelOf.ts';
import { describeMap } from '../../../../electron/core/adapter/map/mapView.ts';
import { mapFormat } from '../../../../electron/core/adapter/map/mapStore.ts';
import { fingerprintOf, isStoredMap, type StoredMap } from '../../../../electron/core/adapter/map/storedMap.ts';
import { judge } from '../../../../electron/core/storage/files/storedFile.ts';
import { matchSchema } from '../../../../graphql/service/match/matchSchema.ts';

async function fingerprintWith(part: string, other: string): Promise<string> {
  expect(registry.sdl).toContain(part);
  return fingerprintOf(await modelOf(registry.sdl.replaceAll(part, other)));
}

describe('the fingerprint of a schema', () => {
  const reply = 'type SitesReply {';
  it.each([
    ['another type of a field', 'spanMinutes: Int\n', 'spanMinutes: Int\n', 'spanMinutes: Float\n'],
    ['another argument', 'siteRef: ID)', 'siteRef: ID)', 'siteRef: ID, current: Boolean)'],
    ['another value of an enum', 'PHONE\n', 'PHONE\n', 'PHONE\n PAGER\n'],
    [
      'another member of a union',
      reply,
      `union Either = Site | Party ${reply} either: Either`,
      `union Either = Site | Animal ${reply} either: Either`,
    ],
    ['an input that is no longer demanded', 'take: Int!', 'take: Int!', 'take: Int! = 20'],
    ['a field that is deprecated now', 'tz: String', 'tz: String', 'tz: String @deprecated'],
  ])('differs between schemas by %s', async (_name, part, before, after) => {
    expect(await fingerprintWith(part, after)).not.toBe(await fingerprintWith(part, before));
  });
});

describe('a stored verdict', () => {
  async function withVerdict(verdict?: unknown): Promise<StoredMap> {
    const { map, concepts } = matchSchema(await modelOf(registry.sdl));
    const { clients } = concepts;
    if (!clients?.chosen) throw new Error('No list of clients was found.');
    const chosen = { ...clients.chosen, ...(verdict !== undefined && { verdict }) };
    const stored: object = {
      origin: 'https://clinic.example',
      source: 'read',
      readAt: null,
      fingerprint: null,
      types: null,
      matched: map,
      concepts: { ...concepts, clients: { ...clients, chosen } },
      corrections: {},
      changes: [],
    };
    // Sound enough for a test: the guard is what is tested.
    return structuredClone(stored) as StoredMap;
  }

  it.each(['proven', 'unproven', 'refuted', undefined] as const)('is accepted and shown: %s', async (verdict) => {
    const stored = await withVerdict(verdict);
    expect(isStoredMap(stored)).toBe(true);
    const view = describeMap(stored, {
      environment: 'sandbox',
      organization: null,
      schema: null,
      refusalOf: () => null,
    });
    expect(view.concepts.find(({ concept }) => concept === 'clients')?.chosen?.verdict).toBe(verdict);
  });

  it.each(['certain', '', null, true, ['proven']])('is refused where it is none: %j', async (verdict) => {
    expect(isStoredMap(await withVerdict(verdict))).toBe(false);
  });
});

describe('stored reasons', () => {
  it.each<readonly [string, unknown]>([
    ['a sentence, as older files have it', 'its rows have no names'],
    ['one that is unknown', { id: 'isFine' }],
    ['a name that is none', { id: 'isCalled', name: 7 }],
    ['more than belongs to it', { id: 'isCalled', name: 'clients', also: 'x' }],
    ['fields that are none', { id: 'valuesMatch', fields: [['id']] }],
    [
      'whole reasons in one another',
      { id: 'returnsWhat', name: 'A', marks: [{ id: 'returnsWhat', name: 'B', marks: [] }] },
    ],
    ['nothing', null],
  ])('are refused where there is %s', async (_name, reason) => {
    const stored = await withReasons(['hasName', reason]);
    expect(isStoredMap(stored)).toBe(false);
  });

  it.each<readonly [string, unknown]>([
    ['no list of concepts', null],
    ['a match that is none', { clients: 'none' }],
    ['a choice that is none', { clients: { chosen: 'none', others: null } }],
  ])('make a file of the second version damaged, and stop nothing, where there is %s', (_name, concepts) => {
    expect(judge({ version: 2, map: { concepts } }, mapFormat).kind).toBe('damaged');
    expect(judge({ version: 2, map: null }, mapFormat).kind).toBe('damaged');
  });

  async function withReasons(reasons: readonly unknown[]): Promise<unknown> {
    const { map } = matchSchema(await modelOf(registry.sdl));
    const clients = { chosen: { operation: 'parties', type: 'Party', confidence: 1, reasons }, others: [] };
    const bare = { source: 'read', readAt: null, fingerprint: null, types: null, corrections: {}, changes: [] };
    return { origin: 'https://clinic.example', ...bare, matched: map, concepts: { clients } };
  }
});

describe('the map of a service that shows no schema', () => {
  it('can be corrected field by field, from what was learned', async () => {
    const { test, server, reopen } = await connectDialect(mixed, { introspection: 'refused' });
    expect((await readMapView(test)).source).toBe('guessed');
    const name = (await conceptOf(test, 'clients')).fields.find(({ field }) => field === 'name');
    expect(name?.choices).toContain('familyName');
    await correct(test, { kind: 'field', concept: 'clients', field: 'name', from: 'familyName' });
    const expected = server.practice.clients.slice(0, 5).map(({ familyName }) => familyName);
    for (const each of [test, await reopen()]) {
      expect(await firstClients(each)).toEqual(expected);
      const { fields, state } = await conceptOf(each, 'clients');
      expect(state).toBe('corrected');
      expect(fields.find(({ field }) => field === 'name')).toMatchObject({ from: ['familyName'], corrected: true });
    }
    await correct(test, { kind: 'undo', concept: 'clients' });
    expect((await conceptOf(test, 'clients')).state).toBe('sure');
  });

  it('gives way to the schema as soon as it is shown, with the correction', async () => {
    const { test, replace } = await connectDialect(mixed, { introspection: 'refused' });
    await correct(test, { kind: 'field', concept: 'clients', field: 'name', from: 'familyName' });
    await replace(mixed);
    valueOf(await test.request('map:reread', null));
    expect((await readMapView(test)).source).toBe('read');
    const name = (await conceptOf(test, 'clients')).fields.find(({ field }) => field === 'name');
    expect(name).toMatchObject({ from: ['familyName'], corrected: true });
  });
});
