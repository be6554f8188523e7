import { describe, expect, it } from 'vitest';
import { dialects } from '../../../dialects/dialects.ts';
import { queryDay } from '../../../support/core/deskRequests.ts';
import { connectDialect } from '../../../support/core/connectDialect.ts';
import { tuesday, valueOf } from '../../../support/core/memoryCore.ts';
import { createClinic } from '../../../../electron/core/adapter/clinic/clinic.ts';
import { findDay, readDay } from '../../../../electron/core/session/days/dayRows.ts';
import type { AnyDocument } from '../../../../graphql/service/documents.ts';
import type { Outcome } from '../../../../graphql/service/outcome.ts';
import type { Operation, ServiceMap } from '../../../../graphql/service/serviceMap.ts';
import type { Source } from '../../../../graphql/service/sources.ts';

const at = (...path: readonly string[]): Source => ({ kind: 'path', path });

function listOf<Fields extends object>(field: string, fields: Fields): Operation<Fields> {
  const [limit, offset] = (['limit', 'offset'] as const).map((role) => ({
    name: role,
    type: 'Int',
    slots: [{ path: [], role }],
  }));
  return { field, arguments: limit && offset ? [limit, offset] : [], rows: [], fields };
}

const thing = { id: at('id'), name: at('name') };
const map: ServiceMap = {
  format: 1,
  organization: { field: 'org', arguments: [], rows: [], fields: thing },
  locations: listOf('locations', { ...thing, timeZone: at('zone') }),
  providers: listOf('providers', thing),
  appointments: listOf('appointments', {
    id: at('id'),
    start: at('start'),
    provider: { path: [], fields: { id: at('vet'), name: at('vet') }, complete: 'providers', mention: 'id' },
  }),
};

type Lists = Readonly<Record<string, readonly object[] | null>>;

const usual: Lists = {
  locations: [{ id: 'L1', name: 'Harbor', zone: 'America/New_York' }],
  providers: [1, 2, 3].map((number) => ({ id: `P${number}`, name: `Dr. ${number}` })),
  appointments: [{ id: 'A1', start: '2026-11-17T15:00:00Z', vet: 'P1' }],
};

/** Fails for each page with a row called poison on it. */
function answerFrom(lists: Lists) {
  return async (document: AnyDocument, variables: Readonly<Record<string, unknown>>): Promise<Outcome> => {
    const offset = Number(variables['offset']);
    const list = lists[document.concept];
    if (list === null) return { kind: 'ok', data: { [document.concept]: null } };
    const rows = (list ?? []).slice(offset, offset + Number(variables['limit']));
    if (rows.some((row) => 'poison' in row)) return { kind: 'gatewayTrouble', status: 500 };
    return { kind: 'ok', data: { [document.concept]: rows } };
  };
}

async function dayOf(lists: Lists) {
  return dayBy(answerFrom(lists));
}

async function dayBy(queryService: ReturnType<typeof answerFrom>) {
  const clinic = createClinic({ map, queryService, clock: { now: () => tuesday }, timeZone: 'UTC' });
  const source = { clinic, clock: { now: () => tuesday }, timeZone: 'UTC' };
  const day = await findDay({ location: null, date: '2026-11-17' }, source, null);
  return valueOf(await readDay(valueOf(day), source, new AbortController().signal));
}

describe('a day', () => {
  it('is whole where every list is', async () => {
    const { partial, providers, unreadable, complete } = await dayOf(usual);
    expect({ partial, unreadable, complete }).toEqual({ partial: false, unreadable: 0, complete: true });
    expect(providers.map(({ name }) => name)).toEqual(['Dr. 1', 'Dr. 2', 'Dr. 3']);
  });

  it('is partial where a provider spoils the list, and still has the others', async () => {
    const { partial, providers } = await dayOf({
      ...usual,
      providers: [{ id: 'P1', name: 'Dr. 1' }, { poison: true }, { id: 'P3', name: 'Dr. 3' }],
    });
    expect(partial).toBe(true);
    expect(providers.map(({ name }) => name)).toEqual(['Dr. 1', 'Dr. 3']);
  });

  it('is partial where a provider has no distinguishing field', async () => {
    const { partial, providers } = await dayOf({
      ...usual,
      providers: [{ name: 'Nobody' }, { id: 'P1', name: 'Dr. 1' }],
    });
    expect(partial).toBe(true);
    expect(providers.map(({ id }) => id)).toEqual(['P1']);
  });

  it('counts appointments that spoil their page and those that can’t be read together', async () => {
    const good = usual['appointments'] ?? [];
    const appointments = [...good, { poison: true }, { start: '2026-11-17T16:00:00Z' }];
    const { unreadable, appointments: shown, complete } = await dayOf({ ...usual, appointments });
    expect({ unreadable, complete, shown: shown.map(({ id }) => id) }).toEqual({
      unreadable: 2,
      complete: true,
      shown: ['A1'],
    });
  });
});

describe('a day of a service that is broken or hostile', () => {
  it('is not called complete where null stands in the place of its list', async () => {
    const { appointments, complete } = await dayOf({ ...usual, appointments: null });
    expect({ appointments, complete }).toEqual({ appointments: [], complete: false });
  });

  it.each(['+275760-09-13T00:00:00Z', '-271821-04-20T00:00:00Z', 8.64e15, 'PT99999999999M', '2026-13-45', {}, []])(
    'loses no other appointment to one that starts at %j',
    async (start) => {
      const good = usual['appointments'] ?? [];
      const { appointments } = await dayOf({ ...usual, appointments: [{ id: 'A0', start, vet: 'P1' }, ...good] });
      expect(appointments.map(({ id }) => id)).toContain('A1');
    },
  );

  it('counts a row whose reading fails, and shows the others', async () => {
    const trap = Object.defineProperty({ id: 'A0' }, 'start', {
      get(): never {
        throw new RangeError('No value that a reader expects.');
      },
      enumerable: true,
    });
    const { appointments, unreadable } = await dayOf({
      ...usual,
      appointments: [trap, ...(usual['appointments'] ?? [])],
    });
    expect({ ids: appointments.map(({ id }) => id), unreadable }).toEqual({ ids: ['A1'], unreadable: 1 });
  });

  it('reads no more rows than it asked for pages, and says so', async () => {
    const rows = Array.from({ length: 200_000 }, (_, index) => ({ id: `A${index}`, start: '2026-11-17T15:00:00Z' }));
    const queryService = async (document: AnyDocument): Promise<Outcome> => ({
      kind: 'ok',
      data: { [document.concept]: document.concept === 'appointments' ? rows : (usual[document.concept] ?? []) },
    });
    const { appointments, complete } = await dayBy(queryService);
    expect({ count: appointments.length, complete }).toEqual({ count: 10_000, complete: false });
  });
});

it('reads the times of a service without zones in the zone that was chosen, also after the next start', async () => {
  const zoneless = dialects.find(({ name }) => name === 'people2026');
  if (!zoneless) throw new Error('There is no such dialect.');
  // A computer that stands somewhere else.
  const { test, reopen } = await connectDialect(zoneless, {}, { timeZone: 'Europe/Berlin' });
  const before = await queryDay(test, { date: '2026-11-17' });
  expect(before.timeZoneSource).toBe('computer');
  const view = valueOf(await test.request('settings:change', { timeZone: 'America/New_York' }));
  expect(view.timeZone).toBe('America/New_York');
  const after = await queryDay(test, { date: '2026-11-17' });
  expect(after).toMatchObject({ timeZone: 'America/New_York', timeZoneSource: 'chosen' });
  expect(after.appointments[0]?.start).toMatch(/-05:00$/);

  expect(await test.request('settings:change', { timeZone: 'Mars/Olympus' })).toMatchObject({ ok: false });
  expect((await queryDay(await reopen(), { date: '2026-11-17' })).timeZoneSource).toBe('chosen');
  valueOf(await test.request('settings:change', { timeZone: null }));
  expect((await queryDay(test, { date: '2026-11-17' })).timeZoneSource).toBe('computer');
});
