import { describe, expect, it } from 'vitest';
import { readStage } from '../../graphql/service/readers/stage.ts';

describe('readStage', () => {
  it.each([
    ['PLANNED', 'booked'],
    ['Pending', 'booked'],
    ['unconfirmed', 'booked'],
    ['Not confirmed', 'booked'],
    ['CONFIRMED', 'confirmed'],
    ['Checked In', 'arrived'],
    ['checkedIn', 'arrived'],
    ['Waiting', 'arrived'],
    ['IN_PROGRESS', 'inProgress'],
    ['In exam', 'inProgress'],
    ['Checking Out', 'checkingOut'],
    ['Ready for Discharge', 'checkingOut'],
    ['CHECKED_OUT', 'completed'],
    ['Completed', 'completed'],
    ['Occurred', 'completed'],
    ['CANCELLED', 'cancelled'],
    ['canceled', 'cancelled'],
    ['Late Cancellation', 'cancelled'],
    ['No-Show', 'noShow'],
    ['NO_SHOW', 'noShow'],
    ['noShow', 'noShow'],
    ['didNotCome', 'noShow'],
    ['Did not attend', 'noShow'],
    ['isUnderway', 'inProgress'],
    ['WITH_VET', 'inProgress'],
    ['Voided', 'cancelled'],
    ['Daycare', 'unknown'],
    ['Abgesagt', 'unknown'],
    ['', 'unknown'],
  ])('reads %s as %s', (label, stage) => {
    expect(readStage(label)).toBe(stage);
  });
});
