import { describe, expect, it } from 'vitest';
import type { ListedClients } from '../../../../electron/core/adapter/clinic/clientLists.ts';
import { createClinic } from '../../../../electron/core/adapter/clinic/clinic.ts';
import { listBegin, type ListPlace } from '../../../../electron/core/adapter/clinic/listPage.ts';
import type { QueryService } from '../../../../electron/core/connection/serviceClient.ts';
import type { Argument, ArgumentRole, ServiceMap } from '../../../../graphql/service/serviceMap.ts';
import type { Source } from '../../../../graphql/service/sources.ts';
import { valueOf } from '../../../support/core/memoryCore.ts';

const at = (...path: readonly string[]): Source => ({ kind: 'path', path });
const thing = { id: at('id'), name: at('name') };
const thingOf = (id: string): { readonly id: string; readonly name: string } => ({ id, name: `Clinic ${id}` });
const optional = (name: string, role: ArgumentRole, type = 'Int'): Argument => ({
  name,
  type,
  slots: [{ path: [], role }],
});
const ofLocation: Argument = {
  name: 'input',
  type: 'OfClinic!',
  slots: [{ path: ['clinicId'], role: 'locationId', demanded: true }],
};
const map: ServiceMap = {
  format: 1,
  locations: { field: 'clinics', arguments: [], rows: [], fields: thing },
  providers: { field: 'staff', arguments: [ofLocation], rows: [], fields: thing },
  clients: {
    field: 'owners',
    arguments: [ofLocation, optional('limit', 'limit'), optional('offset', 'offset')],
    rows: [],
    fields: thing,
  },
  clientSearch: {
    field: 'findOwners',
    arguments: [ofLocation, optional('text', 'search', 'String!')],
    rows: [],
    fields: thing,
  },
};

interface Person {
  readonly id: string;
  readonly name: string;
}

/** Owners of each clinic, by its id; nobody may be asked for without one. */
function clinicOf(owners: Readonly<Record<string, readonly Person[]>>, fails: string | null = null) {
  const asked: string[] = [];
  const queryService: QueryService = async ({ concept }, variables) => {
    if (concept === 'locations') {
      const clinics = Object.keys(owners).map(thingOf);
      return { kind: 'ok', data: { clinics } };
    }
    const { clinicId } = (variables['input'] ?? {}) as { readonly clinicId?: string };
    if (clinicId === undefined) throw new Error('asked without a location');
    asked.push(`${concept ?? ''} ${clinicId}`);
    if (clinicId === fails) return { kind: 'timeout', sent: true, code: 'ETIMEDOUT' };
    const own = owners[clinicId] ?? [];
    if (concept === 'providers') return { kind: 'ok', data: { staff: own } };
    if (concept === 'clientSearch')
      return { kind: 'ok', data: { findOwners: own.filter(({ name }) => name.includes(String(variables['text']))) } };
    const [offset, limit] = [Number(variables['offset']), Math.min(Number(variables['limit']), 3)];
    return { kind: 'ok', data: { owners: own.slice(offset, offset + limit) } };
  };
  return { clinic: createClinic({ map, queryService, clock: { now: () => 0 }, timeZone: 'UTC' }), asked };
}

const people = (prefix: string, count: number): readonly Person[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${prefix}${index}`, name: `${prefix} Person ${index}` }));
const shared = { id: 'both', name: 'Both Person' };
const { signal } = new AbortController();

describe('what a service gives for one location at a time', () => {
  it('is read of every location, whoever is at several once', async () => {
    const { clinic } = clinicOf({ A: [...people('A', 2), shared], B: [shared, ...people('B', 1)] });
    const all = valueOf(await clinic.providers(null));
    expect(all.map(({ id }) => id)).toEqual(['A0', 'A1', 'both', 'B0']);
  });

  it('is asked of one location where one is meant', async () => {
    const { clinic, asked } = clinicOf({ A: people('A', 2), B: people('B', 2) });
    expect(valueOf(await clinic.providers('B')).map(({ id }) => id)).toEqual(['B0', 'B1']);
    expect(asked).toEqual(['providers B']);
  });

  it('fails where one location can’t be read: a part is no list', async () => {
    const { clinic } = clinicOf({ A: people('A', 2), B: people('B', 2) }, 'B');
    expect((await clinic.providers(null)).ok).toBe(false);
  });

  it.each([1, 2, 4, 50])(
    'is paged from location to location, %i rows at a time, also over an empty one',
    async (size) => {
      const { clinic } = clinicOf({ A: people('A', 7), B: [], C: people('C', 4), D: [] });
      const { listing } = clinic;
      if (!listing) throw new Error('no list of clients');
      const ids: string[] = [];
      let place: ListPlace | null = listBegin;
      for (let page = 0; place !== null && page < 40; page += 1) {
        const { rows, next, complete }: ListedClients = valueOf(await listing.page(place, size, signal));
        expect(complete).toBe(true);
        ids.push(...rows.flatMap(({ client }) => client?.id ?? []));
        place = next;
      }
      expect(listing.way).toBe('cursor');
      expect(ids).toEqual([...people('A', 7), ...people('C', 4)].map(({ id }) => id));
    },
  );

  it.each([1, 2, 4, 50])('lists a client of several locations once, %i rows at a time', async (size) => {
    const { clinic } = clinicOf({ A: [...people('A', 4), shared], B: [shared, ...people('B', 3)], C: people('A', 4) });
    const { listing } = clinic;
    if (!listing) throw new Error('no list of clients');
    const ids: string[] = [];
    let place: ListPlace | null = listBegin;
    for (let page = 0; place !== null && page < 40; page += 1) {
      const { rows, next }: ListedClients = valueOf(await listing.page(place, size, signal));
      ids.push(...rows.flatMap(({ client }) => client?.id ?? []));
      place = next;
    }
    expect(ids).toEqual([...people('A', 4), shared, ...people('B', 3)].map(({ id }) => id));
  });

  it('asks for a bounded number of pages at once where all locations have the same clients', async () => {
    const owners = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`L${index}`, people('A', 2)]));
    const { clinic, asked } = clinicOf(owners);
    const first = valueOf(await clinic.clients({ search: null, first: 50, after: null }, signal));
    expect(first.clients.map(({ id }) => id)).toEqual(['A0', 'A1']);
    expect(first.next).not.toBeNull();
    expect(asked.length).toBeLessThanOrEqual(12);
  });

  it('is searched at every location', async () => {
    const { clinic } = clinicOf({ A: people('A', 3), B: people('B', 3) });
    const found = valueOf(await clinic.clients({ search: 'Person 1', first: 20, after: null }, signal));
    expect(found.clients.map(({ id }) => id)).toEqual(['A1', 'B1']);
    expect(found.next).toBeNull();
  });

  it('is asked of all locations at once where the service takes several', async () => {
    const asked: unknown[] = [];
    const several: Argument = {
      name: 'clinicIds',
      type: '[ID!]!',
      slots: [{ path: [], role: 'locationId', form: 'list', demanded: true }],
    };
    const owners = [...people('A', 2), ...people('B', 2)];
    const queryService: QueryService = async ({ concept }, variables) => {
      if (concept === 'locations') return { kind: 'ok', data: { clinics: [thingOf('A'), thingOf('B')] } };
      asked.push([concept, variables['clinicIds']]);
      return { kind: 'ok', data: { staff: owners, owners: Number(variables['offset'] ?? 0) > 0 ? [] : owners } };
    };
    const change = <Of extends { readonly arguments: readonly Argument[] }>(of: Of, list: readonly Argument[]): Of => ({
      ...of,
      arguments: list,
    });
    const { providers, clients } = map;
    if (!providers || !clients) throw new Error('not in the map');
    const all: ServiceMap = {
      ...map,
      providers: change(providers, [several]),
      clients: change(clients, [several, ...clients.arguments.slice(1)]),
    };
    const clinic = createClinic({ map: all, queryService, clock: { now: () => 0 }, timeZone: 'UTC' });
    expect(valueOf(await clinic.providers(null)).map(({ id }) => id)).toEqual(['A0', 'A1', 'B0', 'B1']);
    const { listing } = clinic;
    if (!listing) throw new Error('no list of clients');
    const page = valueOf(await listing.page(listBegin, 10, signal));
    expect(page.rows.map(({ client }) => client?.id)).toEqual(['A0', 'A1', 'B0', 'B1']);
    expect(await clinic.providers('B')).toMatchObject({ ok: true });
    expect(asked).toEqual([
      ['providers', ['A', 'B']],
      ['clients', ['A', 'B']],
      ['providers', ['B']],
    ]);
    expect(listing.way).toBe('offset');
  });
});
