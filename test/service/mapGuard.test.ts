import { describe, expect, it } from 'vitest';
import { interfaceMap } from '../../graphql/service/interfaceMap.ts';
import { isServiceMap } from '../../graphql/service/mapGuard.ts';

interface LooseMap {
  organization?: object;
  readonly client: object;
  readonly appointments: { readonly fields: object };
  readonly clients: { readonly fields: object };
}

function changed(change: (map: LooseMap) => void): unknown {
  // Sound: the built-in map has these operations; the test changes them as a file might be changed.
  const map = structuredClone(interfaceMap) as unknown as LooseMap;
  change(map);
  return JSON.parse(JSON.stringify(map));
}

describe('isServiceMap', () => {
  it('takes a map that went through a file', () => {
    expect(isServiceMap(JSON.parse(JSON.stringify(interfaceMap)))).toBe(true);
  });

  it('takes how a system writes its times and lengths', () => {
    const map = changed(({ appointments }) =>
      Object.assign(appointments.fields, { written: 'local', writtenLength: 'units' }),
    );
    expect(isServiceMap(map)).toBe(true);
  });

  it('takes conditions on one type and on several', () => {
    const path = ['profile', '... on Owner | Vet', 'name'];
    expect(isServiceMap(changed(({ clients }) => Object.assign(clients.fields, { id: { kind: 'path', path } })))).toBe(
      true,
    );
  });

  const evil = 'id } evil: deleteClient(id: 1) { id';
  it.each<[string, (map: LooseMap) => void]>([
    ['a field name with a selection in it', (map) => Object.assign(map.clients, { field: evil })],
    ['rows that break out', (map) => Object.assign(map.clients, { rows: [evil] })],
    ['a path that breaks out', (map) => Object.assign(map.clients.fields, { id: { kind: 'path', path: [evil] } })],
    [
      'an argument that breaks out',
      (map) => Object.assign(map.client, { arguments: [{ name: evil, type: 'ID!', slots: [] }] }),
    ],
    [
      'a type that breaks out',
      (map) => Object.assign(map.client, { arguments: [{ name: 'id', type: 'ID!) { x', slots: [] }] }),
    ],
    ['a step with a call in it', (map) => Object.assign(map.clients, { rows: ['nodes(first: 5, where: {a: 1})'] })],
    ['a condition that breaks out', (map) => Object.assign(map.clients, { rows: ['... on Vet { id } ... on Owner'] })],
    ['a condition on nothing', (map) => Object.assign(map.clients, { rows: ['... on Vet | '] })],
    ['paging that breaks out', (map) => Object.assign(map.clients, { paging: { next: [evil], more: null } })],
    [
      'an unknown role',
      (map) =>
        Object.assign(map.client, {
          arguments: [{ name: 'id', type: 'ID!', slots: [{ path: [], role: 'admin' }] }],
        }),
    ],
    ['a field with an alias', (map) => Object.assign(map.clients, { field: 'other: clients' })],
    [
      'an argument with an alias',
      (map) => Object.assign(map.client, { arguments: [{ name: 'other: id', type: 'ID!', slots: [] }] }),
    ],
    ['a condition on a type with an alias', (map) => Object.assign(map.clients, { rows: ['... on other: Vet'] })],
    ['an organization that is none', (map) => Object.assign(map, { organization: 'org' })],
    ['another format', (map) => Object.assign(map, { format: 2 })],
    ['an operation that is none', (map) => Object.assign(map, { extra: 'x' })],
  ])('refuses %s', (_name, change) => {
    expect(isServiceMap(changed(change))).toBe(false);
  });

  it.each<[string, object]>([
    ['where a value is read', { reads: [evil] }],
    ['a list that is said again', { entries: { list: [evil], again: [] } }],
    ['an entry of it', { entries: { list: ['phones'], again: [{ path: ['value'], reads: [evil] }] } }],
    ['a piece', { pieces: [{ path: [evil], reads: ['street'] }] }],
    ['what stands beside', { beside: [{ path: ['city'], reads: 'city' }] }],
  ])('refuses a change in which %s breaks out', (_name, more) => {
    const change = (own: object): unknown =>
      changed((map) =>
        Object.assign(map, {
          writes: {
            updateClient: {
              field: 'updateClient',
              arguments: [{ name: 'phone', type: 'String', slots: [{ path: [], role: 'phone', ...own }] }],
              unknown: [],
              result: { anything: false, object: null, refusals: [] },
            },
          },
        }),
      );
    expect(isServiceMap(change({ reads: ['phone'] }))).toBe(true);
    expect(isServiceMap(change(more))).toBe(false);
  });

  it('takes a map without an organization, as some services name none', () => {
    expect(isServiceMap(changed((map) => delete map.organization))).toBe(true);
  });

  it.each([[null], [[]], ['map'], [{}]])('refuses %o', (value) => {
    expect(isServiceMap(value)).toBe(false);
  });
});
