import { describe, expect, it } from 'vitest';
import { cancelledReason, nextStatus, ownLabel, stepLabel } from '../../../renderer/features/day/changes/dayOffers.ts';
import { statuses, statusOf, visit } from './days.ts';

const step = (from: Parameters<typeof statusOf>[0], isAhead = false, offered = statuses): string | undefined =>
  nextStatus(offered, visit({ status: statusOf(from) }), isAhead)?.stage;

describe('the next step of a visit', () => {
  it('goes from arrival to the end', () => {
    expect(step('booked')).toBe('arrived');
    expect(step('confirmed')).toBe('arrived');
    expect(step('arrived')).toBe('inProgress');
    expect(step('inProgress')).toBe('checkingOut');
    expect(step('checkingOut')).toBe('completed');
  });

  it('ends where a visit ends, and where its status is unknown', () => {
    for (const from of ['completed', 'cancelled', 'noShow', 'unknown'] as const) expect(step(from)).toBeUndefined();
    expect(nextStatus(statuses, visit({ status: null }), false)).toBeNull();
    expect(nextStatus(statuses, visit({ blocked: true }), false)).toBeNull();
  });

  it('is to confirm on the days before', () => {
    expect(step('booked', true)).toBe('confirmed');
    expect(step('confirmed', true)).toBeUndefined();
    expect(step('arrived', true)).toBe('inProgress');
  });

  it('leaves out what the service has no status for', () => {
    const few = statuses.filter(({ stage }) => stage !== 'inProgress' && stage !== 'checkingOut');
    expect(step('arrived', false, few)).toBe('completed');
    expect(step('booked', false, [])).toBeUndefined();
  });

  it('is labelled as an action, with the service’s label where that is more precise', () => {
    expect(stepLabel(statusOf('arrived'))).toBe('Check in');
    expect(ownLabel(statusOf('arrived'))).toBeNull();
    expect(ownLabel({ label: 'Bestätigt', stage: 'confirmed' })).toBeNull();
    expect(ownLabel({ label: 'En espera', stage: 'arrived' })).toBeNull();
    expect(ownLabel({ label: 'READY_FOR_DOCTOR', stage: 'arrived' })).toBe('Ready for doctor');
  });
});

describe('what has already ended an appointment', () => {
  it.each([
    ['cancelled', false, 'Already cancelled.'],
    ['noShow', false, 'Already marked as a no-show.'],
    ['cancelled', true, 'This block was already removed.'],
    ['booked', false, null],
  ] as const)('%s, blocked: %s', (stage, blocked, text) => {
    expect(cancelledReason(visit({ status: statusOf(stage), blocked }))).toBe(text);
  });
});
