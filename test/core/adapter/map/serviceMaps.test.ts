import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mapInUse } from '../../../../electron/core/adapter/map/storedMap.ts';
import { openMapStore } from '../../../../electron/core/adapter/map/mapStore.ts';
import {
  type ConnectionKey,
  createServiceMaps,
  type ServiceMaps,
} from '../../../../electron/core/adapter/map/serviceMaps.ts';
import { fieldOrigins } from '../../../../graphql/service/mapDescription.ts';
import type { SchemaModel } from '../../../../graphql/service/introspection/schemaModel.ts';
import { withField } from '../../../../graphql/service/match/queries/fieldChoices.ts';
import { sortSchema } from '../../../../graphql/service/introspection/sortSchema.ts';
import type { ReadConcept } from '../../../../graphql/service/match/queries/plans.ts';
import { registry } from '../../../dialects/registry/registry.ts';
import { dataFolder } from '../../../support/core/dataFolder.ts';
import { temporaryFolder, tuesday } from '../../../support/core/memoryCore.ts';
import { modelOf } from '../../../support/service/modelOf.ts';

const connectionKey: ConnectionKey = { environment: 'sandbox', origin: 'https://one.example.test' };
let temporary: ReturnType<typeof temporaryFolder>;
let now = tuesday;
beforeEach(() => {
  temporary = temporaryFolder();
  now = tuesday;
});
afterEach(() => temporary.remove());

/** As a start of the desk opens them. */
function open(): ServiceMaps {
  const clock = { now: () => now };
  return createServiceMaps(openMapStore(dataFolder(temporary.folder)), clock);
}

/** The registry's schema with a part of it replaced, as its next version might have it. */
async function registryWith(part: string, other: string): Promise<SchemaModel> {
  expect(registry.sdl).toContain(part);
  return modelOf(registry.sdl.replaceAll(part, other));
}

type Chosen = readonly [concept: ReadConcept, field: string, from: string | null];

/** What a manager who chose these fields has decided. */
function choose(maps: ServiceMaps, model: SchemaModel, fields: readonly Chosen[]): void {
  const chosen = fields.map(([concept, field, from]) => {
    const operation = mapInUse(maps.of(connectionKey))[concept];
    const changed = operation && withField(sortSchema(model), concept, operation, field, from);
    if (!changed) throw new Error(`${field} can’t be read from ${from}.`);
    return [concept, changed] as const;
  });
  maps.correct(connectionKey, { ...maps.of(connectionKey).corrections, ...Object.fromEntries(chosen) });
}

function originsOf(maps: ServiceMaps, concept: ReadConcept, field: string): readonly string[] {
  const operation = mapInUse(maps.of(connectionKey))[concept];
  return operation ? fieldOrigins(operation, field) : [];
}

async function corrected(): Promise<ServiceMaps> {
  const [maps, model] = [open(), await modelOf(registry.sdl)];
  maps.learn(connectionKey, model);
  expect(originsOf(maps, 'appointments', 'reason')).toEqual([]);
  choose(maps, model, [
    ['appointments', 'reason', 'topic'],
    ['clients', 'name', 'person.surname'],
  ]);
  return maps;
}

describe('a manager’s corrections', () => {
  it('hold at the next start, and when the same schema is read again', async () => {
    await corrected();
    const maps = open();
    expect(originsOf(maps, 'appointments', 'reason')).toEqual(['topic']);
    now += 60_000;
    expect(maps.learn(connectionKey, await modelOf(registry.sdl))).toEqual({ differs: false, changes: [] });
    expect(originsOf(open(), 'appointments', 'reason')).toEqual(['topic']);
    expect(open().of(connectionKey).readAt).toBe(new Date(now).toISOString());
  });

  it('hold when the schema has changed elsewhere', async () => {
    const maps = await corrected();
    const learned = maps.learn(connectionKey, await registryWith('slotKinds', 'visitKinds'));
    expect(learned).toEqual({
      differs: true,
      changes: ['Appointment types: now read from visitKinds instead of slotKinds.'],
    });
    for (const each of [maps, open()]) {
      expect(originsOf(each, 'appointments', 'reason')).toEqual(['topic']);
      expect(originsOf(each, 'clients', 'name')).toEqual(['person.surname']);
      expect(mapInUse(each.of(connectionKey)).appointmentTypes?.field).toBe('visitKinds');
      expect(each.of(connectionKey).changes).toEqual(learned.changes);
    }
  });

  it('hold where another field of the same operation is gone, and leave what is new to be found', async () => {
    const maps = await corrected();
    const { changes } = maps.learn(connectionKey, await registryWith('isConfirmed: Boolean', 'room: String'));
    expect(changes.join('\n')).not.toContain('dropped');
    expect(originsOf(maps, 'appointments', 'reason')).toEqual(['topic']);
    expect(originsOf(maps, 'appointments', 'status')).not.toContain('isConfirmed');
    expect(originsOf(maps, 'appointments', 'room')).toEqual(['room']);
  });

  it('that read a field from nowhere hold as well', async () => {
    const maps = await corrected();
    choose(maps, await modelOf(registry.sdl), [['appointments', 'end', null]]);
    maps.learn(connectionKey, await registryWith('isConfirmed: Boolean', 'room: String'));
    expect(originsOf(maps, 'appointments', 'end')).toEqual([]);
    expect(originsOf(maps, 'appointments', 'start')).toEqual(['beginsAt']);
  });

  it('are dropped and named where their field is gone; the others stay', async () => {
    const maps = await corrected();
    const { changes } = maps.learn(connectionKey, await registryWith('topic: String\n    kind:', 'kind:'));
    expect(changes[0]).toBe('A day’s appointments: your correction was removed because Slot.topic no longer exists.');
    expect(originsOf(maps, 'appointments', 'start')).toEqual(['beginsAt']);
    expect(originsOf(maps, 'clients', 'name')).toEqual(['person.surname']);
    expect(Object.keys(open().of(connectionKey).corrections)).toEqual(['clients']);
  });

  it('that mark something as not offered hold whatever the schema offers', async () => {
    const maps = await corrected();
    maps.correct(connectionKey, { clientSearch: null });
    maps.learn(connectionKey, await registryWith('slotKinds', 'visitKinds'));
    expect(mapInUse(open().of(connectionKey)).clientSearch).toBeUndefined();
    expect(open().of(connectionKey).matched.clientSearch?.field).toBe('parties');
  });

  it('that were taken from a file before the schema was ever shown are named when they don’t fit it', async () => {
    const maps = open();
    const { locations, ...rest } = maps.of(connectionKey).matched;
    if (!locations) throw new Error('There is no list of locations.');
    maps.take(connectionKey, { map: { ...rest, locations: { ...locations, field: 'branches' } }, corrected: null });
    expect(maps.learn(connectionKey, await modelOf(registry.sdl)).changes).toEqual([
      'Locations: your correction was removed because Query.branches no longer exists.',
    ]);
  });
});

describe('reading a schema anew', () => {
  it('reports nothing the first time', async () => {
    expect(open().learn(connectionKey, await modelOf(registry.sdl))).toEqual({ differs: true, changes: [] });
  });

  const kinds = 'slotKinds: SlotKindsReply\n';
  const zone = '"IANA name."\n    tz: String\n';
  it.each<[string, part: string, before: string, after: string, sentence: string]>([
    [
      'an operation that has another name',
      'resources(',
      'staff(',
      'resources(',
      'Providers: now read from resources instead of staff.',
    ],
    ['a field that is gone', zone, zone, '', 'Locations: Time zone no longer exists; it was tz.'],
    ['a field that is new', zone, '', zone, 'Locations: Time zone is now read from tz.'],
    ['a concept that is new', kinds, '', kinds, 'Appointment types: now available, using slotKinds.'],
    ['a concept that is gone', kinds, kinds, '', 'Appointment types: no longer available; it used slotKinds.'],
    [
      'an operation that is asked otherwise',
      'party(ref: ID!)',
      'party(ref: ID!)',
      'party(ref: String!)',
      'Client profile: party is now queried differently.',
    ],
  ])('names %s', async (_name, part, before, after, sentence) => {
    const maps = open();
    maps.learn(connectionKey, await registryWith(part, before));
    const { differs, changes } = maps.learn(connectionKey, await registryWith(part, after));
    expect(differs).toBe(true);
    expect(changes).toContain(sentence);
    expect(open().of(connectionKey).changes).toEqual(changes);
  });

  it('finds no change where only the order is another', async () => {
    const maps = open();
    const model = await modelOf(registry.sdl);
    maps.learn(connectionKey, model);
    const before = maps.of(connectionKey);
    expect(maps.learn(connectionKey, reversed(model))).toEqual({ differs: false, changes: [] });
    expect(maps.of(connectionKey)).toEqual(before);
  });
});

function reversed(model: SchemaModel): SchemaModel {
  const types = [...model.types.values()].toReversed().map((type) => {
    const fields = type.fields.map((field) => ({ ...field, arguments: field.arguments.toReversed() })).toReversed();
    return [type.name, { ...type, fields, inputFields: type.inputFields.toReversed() }] as const;
  });
  return { ...model, types: new Map(types) };
}
