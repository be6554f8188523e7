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

type Lists = Readonly<Record<string, readonly object[]>>;

const usual: Lists = {
  locations: [{ id: 'L1', name: 'Harbor', zone: 'America/New_York' }],
  providers: [1, 2, 3].map((number) => ({ id: `P${number}`, name: `Dr. ${number}` })),
  appointments: [{ id: 'A1', start: '2026-11-17T15:00:00Z', vet: 'P1' }],
};

/** Fails for each page with a row called poison on it. */
function answerFrom(lists: Lists) {
  return async (document: AnyDocument, variables: Readonly<Record<string, unknown>>): Promise<Outcome> => {
    const offset = Number(variables['offset']);
    const rows = (lists[document.concept] ?? []).slice(offset, offset + Number(variables['limit']));
    if (rows.some((row) => 'poison' in row)) return { kind: 'gatewayTrouble', status: 500 };
    return { kind: 'ok', data: { [document.concept]: rows } };
  };
}

async function dayOf(lists: Lists) {
  const clinic = createClinic({ map, queryService: answerFrom(lists), clock: { now: () => tuesday }, timeZone: 'UTC' });
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
