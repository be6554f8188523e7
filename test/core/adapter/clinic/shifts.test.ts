import { describe, expect, it } from 'vitest';
import { type Clinic, createClinic } from '../../../../electron/core/adapter/clinic/clinic.ts';
import { firstDayOf } from '../../../../electron/core/adapter/clinic/shifts.ts';
import type { QueryService } from '../../../../electron/core/connection/serviceClient.ts';
import type { Outcome } from '../../../../graphql/service/outcome.ts';
import type { Argument, ServiceMap } from '../../../../graphql/service/serviceMap.ts';
import type { Source } from '../../../../graphql/service/sources.ts';
import { valueOf } from '../../../support/core/memoryCore.ts';

const at = (...path: readonly string[]): Source => ({ kind: 'path', path });
const thing = { id: at('id'), name: at('name') };
const here = { id: 'L1', name: 'Harbor', address: null, phone: null, timeZone: 'America/New_York' };
const period: readonly Argument[] = [
  { name: 'from', type: 'String', slots: [{ path: [], role: 'from', form: 'date' }] },
  { name: 'to', type: 'String', slots: [{ path: [], role: 'to', form: 'date' }] },
];
const dayAlone: readonly Argument[] = [
  { name: 'date', type: 'String', slots: [{ path: [], role: 'day', form: 'date' }] },
];

type Answer = readonly unknown[] | 'fails';

/** A clinic with a list of shifts; `requests` holds what it was asked for. */
function clinicWith(
  list: readonly Argument[],
  answer: (variables: Readonly<Record<string, unknown>>) => Answer,
): {
  readonly clinic: Clinic;
  readonly requests: Readonly<Record<string, unknown>>[];
  readonly later: (ms: number) => void;
} {
  const requests: Readonly<Record<string, unknown>>[] = [];
  let now = Date.parse('2026-11-17T15:10:00Z');
  const map: ServiceMap = {
    format: 1,
    organization: { field: 'org', arguments: [], rows: [], fields: thing },
    shifts: {
      field: 'shifts',
      arguments: list,
      rows: [],
      fields: {
        start: at('start'),
        end: at('end'),
        provider: { path: ['vet'], fields: thing },
        location: { path: [], fields: { id: at('place'), name: at('place') }, mention: 'id' },
      },
    },
  };
  const queryService: QueryService = async (_, variables): Promise<Outcome> => {
    requests.push(variables);
    const rows = answer(variables);
    return rows === 'fails'
      ? { kind: 'refused', errors: [{ message: 'No.', code: null, path: [], line: null }] }
      : { kind: 'ok', data: { shifts: rows } };
  };
  const clinic = createClinic({ map, queryService, clock: { now: () => now }, timeZone: 'UTC' });
  return { clinic, requests, later: (ms) => void (now += ms) };
}

const vet = (id: string): object => ({ id, name: `Dr. ${id}` });
const shift = (id: string, start: string, end: string, rest: object = {}): object => ({
  vet: vet(id),
  place: 'L1',
  start,
  end,
  ...rest,
});

describe('shifts of a period', () => {
  it('are read four weeks at once, and once in five minutes', async () => {
    const { clinic, requests, later } = clinicWith(period, () => [
      shift('A', '2026-11-17T09:00:00-05:00', '2026-11-17T13:00:00-05:00'),
    ]);
    expect(firstDayOf('2026-11-17', 28)).toBe('2026-11-02');
    expect(firstDayOf('2026-11-29', 28)).toBe('2026-11-02');
    expect(firstDayOf('1999-12-31', 7)).toBe('1999-12-27');
    expect(valueOf(await clinic.shifts(here, '2026-11-17'))).toEqual([
      {
        providerId: 'A',
        providerName: 'Dr. A',
        locationId: 'L1',
        start: '2026-11-17T09:00:00-05:00',
        end: '2026-11-17T13:00:00-05:00',
      },
    ]);
    // Dates lose their zone, so that a day more is read at each end.
    expect(requests).toEqual([{ from: '2026-11-01', to: '2026-12-01' }]);
    await clinic.shifts(here, '2026-11-18');
    expect(requests).toHaveLength(1);
    later(5 * 60_000 + 1);
    await clinic.shifts(here, '2026-11-18');
    expect(requests).toHaveLength(2);
  });

  it('may go on over midnight, and through both clock changes', async () => {
    const { clinic } = clinicWith(period, () => [
      shift('A', '2026-10-31T22:00:00-04:00', '2026-11-01T06:00:00-05:00'),
      shift('B', '2026-11-01T00:30:00', '2026-11-01T08:30:00'),
    ]);
    const read = valueOf(await clinic.shifts(here, '2026-11-01'));
    const hours = read.map(({ start, end }) => (Date.parse(end) - Date.parse(start)) / 3_600_000);
    expect(hours).toEqual([9, 9]);
    const spring = clinicWith(period, () => [shift('A', '2026-03-07T22:00:00', '2026-03-08T06:00:00')]);
    const [night] = valueOf(await spring.clinic.shifts(here, '2026-03-08'));
    expect(Date.parse(night?.end ?? '') - Date.parse(night?.start ?? '')).toBe(7 * 3_600_000);
  });

  it.each([
    ['ends before it starts', shift('A', '2026-11-18T17:00:00Z', '2026-11-18T09:00:00Z')],
    ['has no end', shift('A', '2026-11-18T09:00:00Z', '')],
    ['lasts for days', shift('A', '2026-11-18T09:00:00Z', '2026-11-20T09:00:00Z')],
  ])('say nothing of a provider who has one that %s', async (_, bad) => {
    const good = shift('A', '2026-11-17T09:00:00Z', '2026-11-17T17:00:00Z');
    const { clinic } = clinicWith(period, () => [
      good,
      bad,
      shift('B', '2026-11-17T09:00:00Z', '2026-11-17T17:00:00Z'),
    ]);
    const read = valueOf(await clinic.shifts(here, '2026-11-17'));
    expect(read.map(({ providerId }) => providerId)).toEqual(['B']);
  });

  it.each<readonly [string, Answer]>([
    ['fails', 'fails'],
    ['holds a row that cannot be read', [shift('A', '2026-11-17T09:00:00Z', '2026-11-17T17:00:00Z'), null]],
    ['holds a shift of nobody', [{ ...shift('A', '2026-11-17T09:00:00Z', '2026-11-17T17:00:00Z'), vet: null }]],
    ['holds times that are none', [shift('A', 'soon', 'later')]],
  ])('are none at all where the list %s', async (_, answer) => {
    const { clinic } = clinicWith(period, () => answer);
    expect(valueOf(await clinic.shifts(here, '2026-11-17'))).toEqual([]);
  });
});

describe('shifts of single days', () => {
  it('are read for the week of the day', async () => {
    const { clinic, requests } = clinicWith(dayAlone, ({ date }) => [
      shift('A', `${String(date)}T14:00:00Z`, `${String(date)}T20:00:00Z`),
    ]);
    const read = valueOf(await clinic.shifts(here, '2026-11-17'));
    expect(read).toHaveLength(7);
    expect(requests.map(({ date }) => date)).toEqual(
      ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`),
    );
  });
});
