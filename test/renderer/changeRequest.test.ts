import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveToPlace } from '../../renderer/features/day/changes/useDayChanges.ts';
import { applyRequest, type ChangeRequest, inverseOf, offeredAs } from '../../renderer/domain/changeRequest.ts';
import { addMinutes, formatInstant } from '../../renderer/lib/timeZone.ts';
import { dayWith, statuses, statusOf, visit } from './day/days.ts';
import { durationMinutes } from '../../renderer/domain/duration.ts';

const context = { timeZone: 'America/New_York', at: null };
const minuteOfDay = fc.integer({ min: 0, max: 1439 });

describe('undo', () => {
  it('leads back to where it was, whatever was moved', () => {
    const to = fc.record(
      {
        start: minuteOfDay.map((minute) =>
          formatInstant(Date.parse('2026-11-17T05:00:00Z') + minute * 60_000, context.timeZone),
        ),
        minutes: fc.integer({ min: 5, max: 240 }),
        provider: fc.constantFrom('p1', 'p2'),
        room: fc.constantFrom('Exam 1', 'Exam 2'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(to, (where) => {
        const before = visit({ room: 'Exam 1' });
        const request: ChangeRequest = { kind: 'move', to: where };
        const back = inverseOf(request, before, statuses);
        expect(back && applyRequest(applyRequest(before, request, context), back, context)).toEqual(before);
      }),
    );
  });

  it('is not offered where the service can’t lead back', () => {
    const none = visit({
      provider: null,
      status: { __typename: 'Status', label: 'Limbo', stage: 'unknown', word: null },
    });
    expect(inverseOf({ kind: 'move', to: { provider: 'p1' } }, none, statuses)).toBeNull();
    expect(inverseOf({ kind: 'status', status: statusOf('arrived') }, none, statuses)).toBeNull();
    expect(inverseOf({ kind: 'cancel' }, visit(), [])).toBeNull();
  });

  it('of a cancellation sets the former status, where the service takes it', () => {
    expect(inverseOf({ kind: 'cancel' }, visit(), statuses)).toEqual({
      kind: 'status',
      status: { label: 'PLANNED', stage: 'booked', word: null },
    });
  });

  it('finds the label of a status by its stage where it has another one', () => {
    expect(offeredAs({ label: 'Planned visit', stage: 'booked' }, statuses)?.label).toBe('PLANNED');
    const two = [
      ...statuses,
      { __typename: 'Status' as const, label: 'TENTATIVE', stage: 'booked' as const, word: null },
    ];
    expect(offeredAs({ label: 'Planned visit', stage: 'booked' }, two)).toBeNull();
  });
});

describe('an instant', () => {
  it('is written with the offset of its zone, on every day of a year', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 365 * 1440 }),
        fc.constantFrom('America/New_York', 'Asia/Kathmandu'),
        (minute, zone) => {
          const moment = Date.parse('2026-01-01T00:00:00Z') + minute * 60_000;
          expect(Date.parse(formatInstant(moment, zone))).toBe(moment);
        },
      ),
    );
  });

  it('that is later goes over a change of the clocks', () => {
    expect(addMinutes('2026-11-01T01:30:00-04:00', 60, 'America/New_York')).toBe('2026-11-01T01:30:00-05:00');
    expect(durationMinutes({ start: '2026-11-01T01:30:00-04:00', end: '2026-11-01T01:30:00-05:00' })).toBe(60);
  });
});

describe('a place on the grid', () => {
  const day = dayWith([]);

  it('contains only what changes', () => {
    expect(moveToPlace(visit(), { date: day.date, start: 600, end: 630, minutes: 30, providerId: 'p1' }, day)).toEqual(
      {},
    );
    expect(moveToPlace(visit(), { date: day.date, start: 615, end: 645, minutes: 30, providerId: 'p2' }, day)).toEqual({
      start: '2026-11-17T10:15:00-05:00',
      provider: 'p2',
    });
    expect(moveToPlace(visit(), { date: day.date, start: 600, end: 645, minutes: 45 }, day)).toEqual({ minutes: 45 });
  });

  it('is none where the clocks are put forward over it', () => {
    expect(
      moveToPlace(visit(), { date: '2026-03-08', start: 150, end: 180, minutes: 30 }, { ...day, date: '2026-03-08' }),
    ).toBeNull();
  });
});
