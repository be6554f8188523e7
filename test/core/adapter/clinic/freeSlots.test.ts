import { describe, expect, it, onTestFinished } from 'vitest';
import { type Clinic, createClinic } from '../../../../electron/core/adapter/clinic/clinic.ts';
import type { QueryService } from '../../../../electron/core/connection/serviceClient.ts';
import { schemaText } from '../../../../graphql/demo/schema.ts';
import { freeTimes } from '../../../../graphql/demo/resolvers/appointmentResolvers.ts';
import { interfaceMap } from '../../../../graphql/service/interfaceMap.ts';
import { matchSchema } from '../../../../graphql/service/match/matchSchema.ts';
import type { Outcome } from '../../../../graphql/service/outcome.ts';
import type { Argument, ServiceMap, SlotFields } from '../../../../graphql/service/serviceMap.ts';
import type { Source } from '../../../../graphql/service/sources.ts';
import { runQuery, saturdayMorning, startClinic } from '../../../demo/clinicRequests.ts';
import { modelOf } from '../../../support/service/modelOf.ts';
import { valueOf } from '../../../support/core/memoryCore.ts';

const clock = { now: () => saturdayMorning };
const monday = '2026-11-23';

describe('free times of the demo clinic', () => {
  it.each([
    ['as it is given', async () => interfaceMap],
    ['as it is read', async () => matchSchema(await modelOf(schemaText)).map],
  ])('are what it computes, by its map %s', async (_, mapOf) => {
    const server = await startClinic();
    onTestFinished(() => server.close());
    const { url, store } = server;
    const clinic = createClinic({
      map: await mapOf(),
      queryService: async ({ text }, variables) => {
        const { data, errors } = await runQuery<Readonly<Record<string, unknown>>>(url, text, variables);
        return errors
          ? { kind: 'refused', errors: errors.map(({ message }) => ({ message, code: null, path: [], line: null })) }
          : { kind: 'ok', data };
      },
      clock,
      timeZone: 'UTC',
    });
    const [location] = valueOf(await clinic.locations());
    const type = valueOf(await clinic.appointmentTypes(null)).find(({ name }) => name !== '');
    const place = store.locations.get(location?.id ?? '');
    const kind = store.appointmentTypes.get(type?.id ?? '');
    if (!location || !type || !place || !kind) throw new Error('The demo clinic is empty.');
    const request = { location, typeId: type.id, providerId: null, from: monday, days: 3 };
    const found = valueOf(await clinic.freeSlots(request));
    const expected = [monday, '2026-11-24', '2026-11-25'].flatMap((day) => freeTimes(store, place, kind, day, null));
    expect(expected.length).toBeGreaterThan(20);
    expect(found.map(({ start, providerId }) => [Date.parse(start), providerId])).toEqual(
      expected.map(({ start, providerId }) => [start, providerId]).slice(0, 500),
    );
    expect(found.every(({ providerName }) => providerName !== null && providerName !== '')).toBe(true);
    const [one] = found;
    const theirs = valueOf(await clinic.freeSlots({ ...request, providerId: one?.providerId ?? null }));
    expect(theirs).toEqual(found.filter(({ providerId }) => providerId === one?.providerId));
  });
});

const at = (...path: readonly string[]): Source => ({ kind: 'path', path });
const thing = { id: at('id'), name: at('name') };
const here = { id: 'L1', name: 'Harbor', address: null, phone: null, timeZone: 'America/New_York' };
const request = { location: here, typeId: 'T1', providerId: null, from: monday, days: 2 };

function slot(
  name: string,
  role: 'from' | 'to' | 'day' | 'days' | 'minutes' | 'providerId',
  form?: 'date' | 'naive',
  demanded?: true,
): Argument {
  return { name, type: 'String', slots: [{ path: [], role, ...(form && { form }), ...(demanded && { demanded }) }] };
}

/** A service whose free times take these arguments; every request is recorded. */
function serviceWith(
  list: readonly Argument[],
  fields: SlotFields,
  answer: (variables: Readonly<Record<string, unknown>>) => readonly unknown[] | string,
  { clock: now = clock, answering = async (load: () => Outcome): Promise<Outcome> => load() } = {},
): { readonly clinic: Clinic; readonly requests: Readonly<Record<string, unknown>>[] } {
  const requests: Readonly<Record<string, unknown>>[] = [];
  const map: ServiceMap = {
    format: 1,
    organization: { field: 'org', arguments: [], rows: [], fields: thing },
    locations: { field: 'locations', arguments: [], rows: [], fields: thing },
    providers: { field: 'providers', arguments: [], rows: [], fields: thing },
    appointmentTypes: { field: 'types', arguments: [], rows: [], fields: { ...thing, minutes: at('minutes') } },
    freeSlots: {
      field: 'free',
      arguments: [...list, { name: 'place', type: 'ID', slots: [{ path: [], role: 'locationId' }] }],
      rows: [],
      fields,
    },
  };
  const lists: Readonly<Record<string, readonly object[]>> = {
    locations: [{ id: 'L1', name: 'Harbor' }],
    providers: [
      { id: 'P1', name: 'Dr. One' },
      { id: 'P2', name: 'Dr. Two' },
    ],
    appointmentTypes: [{ id: 'T1', name: 'Check-up', minutes: 20 }],
  };
  const queryService: QueryService = async ({ concept }, variables): Promise<Outcome> => {
    const field = concept === 'appointmentTypes' ? 'types' : concept;
    if (concept !== 'freeSlots') return { kind: 'ok', data: { [field]: lists[concept] ?? [] } };
    requests.push(variables);
    return answering(() => {
      const rows = answer(variables);
      return typeof rows === 'string'
        ? { kind: 'refused', errors: [{ message: rows, code: null, path: [], line: null }] }
        : { kind: 'ok', data: { free: rows } };
    });
  };
  return { clinic: createClinic({ map, queryService: queryService, clock: now, timeZone: 'UTC' }), requests };
}

const byId: SlotFields = {
  start: at('start'),
  provider: { path: [], fields: { id: at('vet'), name: at('vet') }, complete: 'providers', mention: 'id' },
};

describe('free times of single days', () => {
  it('are asked for three at a time, and for each day once in half a minute', async () => {
    let [now, open, most] = [saturdayMorning, 0, 0];
    const { clinic, requests } = serviceWith(
      [slot('date', 'day', 'date')],
      byId,
      ({ date }) => [{ start: `${String(date)}T15:00:00Z`, vet: 'P1' }],
      {
        clock: { now: () => now },
        async answering(answer) {
          open += 1;
          most = Math.max(most, open);
          await Promise.resolve();
          open -= 1;
          return answer();
        },
      },
    );
    const starts = async (days: number): Promise<readonly string[]> =>
      valueOf(await clinic.freeSlots({ ...request, days })).map(({ start }) => start.slice(0, 10));
    expect(await starts(2)).toHaveLength(2);
    expect(requests).toHaveLength(2);
    expect(await starts(14)).toHaveLength(14);
    expect([requests.length, most]).toEqual([14, 3]);
    now += 31_000;
    await starts(2);
    expect(requests).toHaveLength(16);
  });
});

describe('free times of a period', () => {
  it('are sorted, each once, and only of the requested days', async () => {
    const rows = [
      { start: '2026-11-24T15:00:00Z', vet: 'P2' },
      { start: '2026-11-23T15:00:00Z', vet: 'P2' },
      { start: '2026-11-23T10:00:00-05:00', vet: 'P1' },
      { start: '2026-11-23T15:00:00Z', vet: 'P1' },
      { start: '2026-11-22T15:00:00Z', vet: 'P1' },
      { start: '2026-11-25T05:00:00Z', vet: 'P1' },
      { start: 'whenever', vet: 'P1' },
      null,
    ];
    const { clinic, requests } = serviceWith(
      [slot('from', 'from', 'date'), slot('to', 'to', 'date')],
      byId,
      () => rows,
    );
    const found = valueOf(await clinic.freeSlots(request));
    expect(found).toEqual([
      { start: '2026-11-23T10:00:00-05:00', end: null, providerId: 'P1', providerName: 'Dr. One' },
      { start: '2026-11-23T10:00:00-05:00', end: null, providerId: 'P2', providerName: 'Dr. Two' },
      { start: '2026-11-24T10:00:00-05:00', end: null, providerId: 'P2', providerName: 'Dr. Two' },
    ]);
    expect(requests).toEqual([{ from: '2026-11-22', to: '2026-11-26', place: 'L1' }]);
  });

  it('are queried without the day before where the service refuses the past', async () => {
    const { clinic, requests } = serviceWith(
      [slot('from', 'from', 'naive'), slot('to', 'to', 'naive')],
      byId,
      ({ from }) => (String(from) < monday ? 'This is in the past' : [{ start: '2026-11-23T09:00:00', vet: 'P1' }]),
    );
    expect(valueOf(await clinic.freeSlots(request))).toHaveLength(1);
    expect(requests.at(-1)).toEqual({ from: '2026-11-23T00:00:00', to: '2026-11-25T00:00:00', place: 'L1' });
  });

  it('are counted from the first day on', async () => {
    const { clinic, requests } = serviceWith([slot('from', 'from', 'date'), slot('days', 'days')], byId, () => []);
    expect(valueOf(await clinic.freeSlots({ ...request, days: 30 }))).toEqual([]);
    expect(requests).toEqual([{ from: monday, days: 14, place: 'L1' }]);
  });

  it('are queried day by day where only the first is used', async () => {
    const { clinic, requests } = serviceWith([slot('from', 'from', 'date')], byId, ({ from }) => [
      { start: `${String(from)}T15:00:00Z`, vet: 'P1' },
      { start: '2026-11-24T15:00:00Z', vet: 'P1' },
    ]);
    expect(valueOf(await clinic.freeSlots(request))).toHaveLength(2);
    expect(requests.map(({ from }) => from)).toEqual([monday, '2026-11-24']);
  });
});

describe('a service that requires more inputs', () => {
  it('receives the duration of the appointment type', async () => {
    const list = [slot('from', 'from', 'date'), slot('to', 'to', 'date'), slot('length', 'minutes', undefined, true)];
    const { clinic, requests } = serviceWith(list, byId, () => []);
    valueOf(await clinic.freeSlots(request));
    expect(requests[0]).toMatchObject({ length: 20 });
    const without = await clinic.freeSlots({ ...request, typeId: null });
    expect(without).toMatchObject({ ok: false, failure: { kind: 'notOffered' } });
    expect(requests).toHaveLength(1);
  });

  it('is not queried without the required provider', async () => {
    const list = [slot('from', 'from', 'date'), slot('who', 'providerId', undefined, true)];
    const { clinic, requests } = serviceWith(list, byId, () => []);
    expect(await clinic.freeSlots(request)).toMatchObject({
      ok: false,
      failure: { message: expect.stringContaining('a provider') },
    });
    expect(requests).toEqual([]);
  });

  it('gives nothing for one provider where slots name no provider', async () => {
    const { clinic } = serviceWith([slot('from', 'from', 'date')], { start: at('start') }, () => [
      { start: '2026-11-23T15:00:00Z' },
    ]);
    expect(valueOf(await clinic.freeSlots({ ...request, providerId: 'P1' }))).toEqual([]);
    expect(valueOf(await clinic.freeSlots(request))).toHaveLength(1);
  });

  it('fails as it fails', async () => {
    const { clinic } = serviceWith([slot('from', 'from', 'date')], byId, () => 'No');
    expect(await clinic.freeSlots(request)).toMatchObject({ ok: false, failure: { kind: 'refused' } });
  });
});
