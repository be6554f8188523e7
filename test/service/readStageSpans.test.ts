import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStageSpans } from '../../graphql/service/readers/readStageSpans.ts';
import { instantIn } from '../../graphql/service/readers/time.ts';
import type { AppointmentFields } from '../../graphql/service/serviceMap.ts';

const zone = 'America/New_York';
const stamps = [
  { path: ['checkedInAt'], label: 'arrived' },
  { path: ['startedAt'], label: 'inProgress' },
  { path: ['readyAt'], label: 'checkingOut' },
];

function spans(row: unknown, known: AppointmentFields['stamps'] = stamps): unknown {
  // Sound: only the stamps are read.
  return readStageSpans(row, { stamps: known } as unknown as AppointmentFields, zone, (each) => instantIn(each, zone));
}

describe('stages by time stamps', () => {
  it('have both ends, in the zone of the location', () => {
    const row = { checkedInAt: '2026-11-17T14:00:00Z', startedAt: '2026-11-17T14:12:30Z', readyAt: null };
    expect(spans(row)).toEqual([
      { stage: 'arrived', from: '2026-11-17T09:00:00-05:00', to: '2026-11-17T09:12:30-05:00' },
    ]);
  });

  it('are as long as they really were where the clocks change meanwhile', () => {
    const row = { checkedInAt: '2026-11-01T05:50:00Z', startedAt: '2026-11-01T06:10:00Z' };
    expect(spans(row)).toEqual([
      { stage: 'arrived', from: '2026-11-01T01:50:00-04:00', to: '2026-11-01T01:10:00-05:00' },
    ]);
  });

  it.each([
    ['one stamp only', { checkedInAt: '2026-11-17T14:00:00Z' }, stamps],
    ['a stamp left out in between', { checkedInAt: '2026-11-17T14:00:00Z', readyAt: '2026-11-17T15:00:00Z' }, stamps],
    ['stamps in the wrong order', { checkedInAt: '2026-11-17T14:00:00Z', startedAt: '2026-11-17T13:00:00Z' }, stamps],
    ['stamps that are none', { checkedInAt: true, startedAt: 'yes' }, stamps],
    ['a service without stamps', { checkedInAt: '2026-11-17T14:00:00Z', startedAt: '2026-11-17T15:00:00Z' }, undefined],
  ])('say nothing of %s', (_what, row, known) => {
    expect(readStageSpans(row, { stamps: known } as unknown as AppointmentFields, zone, String)).toEqual([]);
  });

  it('follow each other without a gap and never end before they begin, whatever the stamps', () => {
    const moment = fc.option(fc.integer({ min: 0, max: 4_000_000_000 }).map((at) => new Date(at * 1000).toISOString()));
    fc.assert(
      fc.property(moment, moment, moment, (checkedInAt, startedAt, readyAt) => {
        const found = readStageSpans(
          { checkedInAt, startedAt, readyAt },
          { stamps } as unknown as AppointmentFields,
          zone,
          (each) => new Date(each).toISOString(),
        );
        for (const { from, to } of found) expect(from <= to).toBe(true);
        if (found.length === 2) expect(found[0]?.to).toBe(found[1]?.from);
        expect(found.length).toBeLessThanOrEqual(2);
      }),
    );
  });
});
