import type { Stage } from '../../../graphql/desk/generated/operations.ts';
import type { DayAppointment, ScheduleDay } from '../../../renderer/features/day/columns.ts';
import { dayVisit, dayWith as usualDay } from '../../support/page/scheduleDay.ts';

/** What the made-up service of these tests calls its statuses. */
export const statuses: ScheduleDay['statuses'] = (
  [
    ['PLANNED', 'booked'],
    ['CONFIRMED', 'confirmed'],
    ['CHECKED_IN', 'arrived'],
    ['IN_PROGRESS', 'inProgress'],
    ['CHECKING_OUT', 'checkingOut'],
    ['COMPLETED', 'completed'],
    ['NO_SHOW', 'noShow'],
    ['CANCELLED', 'cancelled'],
  ] as const
).map(([label, stage]) => ({ __typename: 'Status', label, stage, word: null }));

export function visit(change: Partial<Omit<DayAppointment, '__typename'>> = {}): DayAppointment {
  return dayVisit({
    version: 'v1',
    start: '2026-11-17T10:00:00-05:00',
    end: '2026-11-17T10:30:00-05:00',
    reason: null,
    room: null,
    status: { __typename: 'Status', label: 'PLANNED', stage: 'booked', word: null },
    type: null,
    provider: { __typename: 'Provider', id: 'p1' },
    patient: null,
    client: null,
    ...change,
  });
}

export function statusOf(stage: Stage): NonNullable<DayAppointment['status']> {
  const label = statuses.find((status) => status.stage === stage)?.label ?? stage;
  return { __typename: 'Status', label, stage, word: null };
}

export function dayWith(appointments: readonly DayAppointment[]): ScheduleDay {
  return usualDay(appointments, {
    asOf: '2026-11-17T10:10:00-05:00',
    location: { __typename: 'Location', id: 'l1', name: 'Riverside' },
    providers: [{ __typename: 'Provider', id: 'p1', name: 'Dr. Okafor', role: null }],
    statuses,
  });
}
