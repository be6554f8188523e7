import { describe, expect, it, onTestFinished } from 'vitest';
import { type Clinic, createClinic } from '../../electron/core/adapter/clinic/clinic.ts';
import type { SlotQuestion } from '../../electron/core/adapter/clinic/freeSlots.ts';
import { sendDocument } from '../../electron/core/connection/serviceClient.ts';
import { readServiceSchema } from '../../electron/core/adapter/map/readServiceSchema.ts';
import { readAddress } from '../../electron/core/storage/settings/address.ts';
import { createTransport } from '../../electron/core/connection/transport/transport.ts';
import { nodeFetch } from '../../electron/preview/previewPorts.ts';
import { titleOf } from '../../graphql/service/mapDescription.ts';
import { checkMap } from '../../graphql/service/checkMap.ts';
import { matchSchema } from '../../graphql/service/match/matchSchema.ts';
import { isServiceMap } from '../../graphql/service/mapGuard.ts';
import type { ServiceMap } from '../../graphql/service/serviceMap.ts';
import { valueOf } from '../support/core/memoryCore.ts';
import { trustedCertificate } from '../support/service/trustedCertificate.ts';
import { offsetText } from './clock.ts';
import type { Dialect, DialectServer } from './dialect.ts';
import { dialects } from './dialects.ts';
import { journey } from './journey/journey.ts';
import { mixed } from './mixed/mixed.ts';
import { openingsOf } from './openings.ts';
import { people2024 } from './people/people.ts';
import { dialectNow, fullNameOf, rowOf } from './practice.ts';
import { registry } from './registry/registry.ts';
import { relay } from './relay/relay.ts';
import { tierpraxis } from './tierpraxis/tierpraxis.ts';
import { placeOf } from '../support/core/connectDialect.ts';

const serverCertificate = trustedCertificate();
const { signal } = new AbortController();
const first = '2026-11-18';

interface Visit {
  readonly server: DialectServer;
  readonly map: ServiceMap;
  readonly clinic: Clinic;
}

async function visit(dialect: Dialect): Promise<Visit> {
  const server = await dialect.start({ tls: serverCertificate() });
  onTestFinished(() => server.close());
  const endpoint = readAddress(server.url);
  if (typeof endpoint === 'string') throw new Error(endpoint);
  const access = { endpoint, keys: placeOf(dialect).keys };
  const send = createTransport(nodeFetch);
  const reading = await readServiceSchema(send, access, signal);
  if (reading.kind !== 'read') throw new Error('The schema was refused.');
  const { map } = matchSchema(reading.schema);
  expect(checkMap(map, reading.schema)).toEqual([]);
  expect(isServiceMap(JSON.parse(JSON.stringify(map)))).toBe(true);
  const clinic = createClinic({
    map,
    queryService: (document, variables, sent) => sendDocument(send, access, document, variables, sent),
    clock: { now: () => dialectNow },
    timeZone: 'America/New_York',
  });
  return { server, map, clinic };
}

/** The query for the practice's place, kind and person with these keys. */
async function questionFor(
  { clinic }: Visit,
  { ids }: Dialect['view'],
  requested: Pick<SlotQuestion, 'days'> & {
    readonly placeKey: number;
    readonly typeKey: number | null;
    readonly providerKey?: number;
  },
): Promise<SlotQuestion> {
  const location = valueOf(await clinic.locations()).find(({ id }) => id === ids.of('place', requested.placeKey));
  if (!location) throw new Error('The location is not there.');
  return {
    location,
    typeId: requested.typeKey === null ? null : ids.of('visitType', requested.typeKey),
    providerId: requested.providerKey === undefined ? null : ids.of('provider', requested.providerKey),
    from: first,
    days: requested.days,
  };
}

const offered: readonly (readonly [
  Dialect,
  operation: string,
  linked: { readonly end: boolean; readonly type: boolean; readonly provider: boolean },
])[] = [
  [mixed, 'availableTimes', { end: false, type: true, provider: true }],
  [relay, 'availability', { end: true, type: true, provider: true }],
  [journey, 'availabilities', { end: true, type: false, provider: true }],
  [registry, 'vacancies', { end: true, type: true, provider: true }],
  [tierpraxis, 'freieZeiten', { end: true, type: true, provider: true }],
];

describe('free times', () => {
  it.each(offered)('of $name are those that the service computes', async (dialect, operation, linked) => {
    const here = await visit(dialect);
    expect(here.map.freeSlots && titleOf(here.map.freeSlots)).toBe(operation);
    const question = await questionFor(here, dialect.view, { placeKey: 2, typeKey: 3, days: 2 });
    const { practice } = here.server;
    const stage = { practice, cap: 50, now: () => dialectNow, refuseWrites: null, meet: () => undefined };
    const openings = openingsOf(stage, { placeKey: 2, typeKey: linked.type ? 3 : null, days: [first, '2026-11-19'] });
    const zone = rowOf(practice.places, 2)?.zone ?? '';
    const expected = openings
      .filter(({ taken }) => !taken)
      .map(({ start, minutes, providerKey }) => {
        const person = rowOf(practice.providers, providerKey);
        return {
          start: offsetText(start, zone),
          end: linked.end ? offsetText(start + minutes * 60_000, zone) : null,
          providerId: dialect.view.ids.of('provider', providerKey),
          providerName: person && fullNameOf(person),
        };
      });
    const found = valueOf(await here.clinic.freeSlots(question));
    const byAll = (
      one: { start: string; providerId: string | null },
      other: { start: string; providerId: string | null },
    ): number => (`${one.start}${one.providerId}` < `${other.start}${other.providerId}` ? -1 : 1);
    expect(found.length).toBeGreaterThan(10);
    expect(found.toSorted(byAll)).toEqual(expected.toSorted(byAll));
    expect(here.server.received.deepest).toBeLessThanOrEqual(8);
  });

  it('are queried for one person only where the service can', async () => {
    for (const [dialect] of offered) {
      const here = await visit(dialect);
      const question = await questionFor(here, dialect.view, { placeKey: 2, typeKey: 3, providerKey: 4, days: 1 });
      const found = valueOf(await here.clinic.freeSlots(question));
      expect(new Set(found.map(({ providerId }) => providerId)), dialect.name).toEqual(
        new Set([dialect.view.ids.of('provider', 4)]),
      );
    }
  });

  it('leave out what the service lists as booked', async () => {
    const here = await visit(people2024);
    expect(here.map.freeSlots?.field).toBe('availableSlotsForRange');
    const question = await questionFor(here, people2024.view, { placeKey: 2, typeKey: 3, providerKey: 4, days: 1 });
    const { practice } = here.server;
    const stage = { practice, cap: 50, now: () => dialectNow, refuseWrites: null, meet: () => undefined };
    const openings = openingsOf(stage, { placeKey: 2, typeKey: 3, providerKey: 4, days: [first] });
    expect(openings.some(({ taken }) => taken)).toBe(true);
    const found = valueOf(await here.clinic.freeSlots(question));
    expect(found.map(({ start }) => Date.parse(start))).toEqual(
      openings.filter(({ taken }) => !taken).map(({ start }) => start),
    );
  });

  it('of all places together are not shown as those of one', async () => {
    const here = await visit(people2024);
    const question = await questionFor(here, people2024.view, { placeKey: 2, typeKey: 3, days: 1 });
    expect(await here.clinic.freeSlots(question)).toMatchObject({ ok: false, failure: { kind: 'notOffered' } });
  });

  it('need a kind of appointment where the service demands one', async () => {
    const here = await visit(mixed);
    const question = await questionFor(here, mixed.view, { placeKey: 1, typeKey: null, days: 1 });
    const before = here.server.received.count;
    const answer = await here.clinic.freeSlots(question);
    expect(answer).toMatchObject({ ok: false, failure: { message: expect.stringContaining('an appointment type') } });
    expect(here.server.received.count).toBe(before);
  });

  it('are queried day by day where the service takes one day, at most a fortnight', async () => {
    const here = await visit(mixed);
    const question = await questionFor(here, mixed.view, { placeKey: 3, typeKey: 1, days: 90 });
    const before = here.server.received.count;
    const found = valueOf(await here.clinic.freeSlots(question));
    expect(here.server.received.count - before).toBeLessThanOrEqual(14);
    expect(found.length).toBeLessThanOrEqual(500);
    expect(found.map(({ start }) => Date.parse(start))).toEqual(
      found.map(({ start }) => Date.parse(start)).toSorted((one, other) => one - other),
    );
  });

  it('are chosen nowhere else', async () => {
    const having = new Set([...offered.map(([{ name }]) => name), people2024.name]);
    for (const dialect of dialects.filter(({ name }) => !having.has(name))) {
      const { map } = await visit(dialect);
      expect(map.freeSlots?.field, dialect.name).toBe(
        dialect.sdl.includes('availableSlotsForRange') ? 'availableSlotsForRange' : undefined,
      );
    }
  });
});
