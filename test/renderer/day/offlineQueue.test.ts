import '../../support/page/english.ts';
import { describe, expect, it } from 'vitest';
import type { QueuedCheckIn } from '../../../electron/contract/offlineQueue.ts';
import type { DayAppointment, ScheduleDay } from '../../../renderer/features/day/columns.ts';
import { compareQueued } from '../../../renderer/features/day/offline/compareQueued.ts';
import { queuedAppointment } from '../../../renderer/features/day/offline/queuedAppointment.ts';
import {
  isCheckIn,
  queuedAt,
  visitStatusLabel,
  withQueued,
} from '../../../renderer/features/day/offline/queuedVisits.ts';
import type { Stage } from '../../../graphql/desk/generated/operations.ts';
import { queuedCheckIn } from '../../support/core/queuedEntry.ts';
import { dayVisit, dayWith } from '../../support/page/scheduleDay.ts';

const statusOf = (stage: Stage) => ({ __typename: 'Status', label: stage.toUpperCase(), stage, word: null }) as const;

/** Bella was checked in as she was shown at first; `change` is what the service says since. */
function compared(change: Partial<DayAppointment>, others: Partial<ScheduleDay> = {}) {
  const before = dayVisit();
  const entry = queuedCheckIn({ appointment: queuedAppointment(before, dayWith([before])) });
  return compareQueued(entry, dayWith([dayVisit({ version: '2', ...change })], others));
}

describe('a queued check-in against the day as it is now', () => {
  it('is unchanged where the version is', () => {
    expect(compared({ version: '1' })).toMatchObject({ kind: 'unchanged', appointment: { id: '1' } });
  });

  it.each<[string, Partial<DayAppointment>, object]>([
    [
      'checked in',
      { status: statusOf('arrived') },
      { kind: 'already', text: expect.stringMatching(/^Already checked in/) },
    ],
    [
      'further',
      { status: statusOf('inProgress') },
      { kind: 'already', text: expect.stringContaining('now “In progress”') },
    ],
    [
      'cancelled',
      { status: statusOf('cancelled') },
      { kind: 'blocked', text: expect.stringContaining('now “Cancelled”') },
    ],
    [
      'another patient',
      { patient: { ...dayVisit().patient, id: 'q', name: 'Max' } as never },
      { kind: 'blocked', text: expect.stringContaining('another patient: Max') },
    ],
    [
      'another client',
      { client: { ...dayVisit().client, id: 'd', name: 'Jo Park' } as never },
      { kind: 'blocked', text: expect.stringContaining('another client: Jo Park') },
    ],
  ])('is not sent where it is %s', (_, change, end) => {
    expect(compared(change)).toEqual(end);
  });

  it('is not sent where it is gone from its day', () => {
    expect(compared({ id: '2' })).toEqual({ kind: 'blocked', text: expect.stringContaining('no longer on this day') });
  });

  it('names what differs where it can still be checked in', () => {
    const end = compared({
      start: '2026-11-17T10:30:00-05:00',
      end: '2026-11-17T11:00:00-05:00',
      room: 'Exam 2',
      provider: { __typename: 'Provider', id: 'b' },
    });
    expect(end).toMatchObject({
      kind: 'changed',
      differences: [
        expect.stringMatching(/^Time: 9:00\sAM, now 10:30\sAM\.$/),
        'Provider: Dr. A, now Dr. B.',
        'Room: Exam 1, now Exam 2.',
      ],
    });
  });
});

describe('a day with queued check-ins', () => {
  const entryFor = (visit: DayAppointment, at: string): QueuedCheckIn =>
    queuedCheckIn({ at, appointment: queuedAppointment(visit, dayWith([visit])) });

  it('shows them as arrived since then, and says that they are offline', () => {
    const [visit] = withQueued(dayWith([dayVisit()]), [entryFor(dayVisit(), '2026-11-17T09:12:00-05:00')]).appointments;
    expect(visit).toMatchObject({ status: { stage: 'arrived' }, since: '2026-11-17T09:12:00-05:00' });
    expect(visit && visitStatusLabel(visit)).toMatch(/^Checked in offline 9:12\sAM$/);
  });

  it('keeps the time of the clinic’s clock through the hour that comes twice', () => {
    const at = '2026-11-01T01:30:00-04:00';
    const [visit] = withQueued(dayWith([dayVisit()], { date: '2026-11-01' }), [entryFor(dayVisit(), at)]).appointments;
    expect(visit && visitStatusLabel(visit)).toMatch(/^Checked in offline 1:30\sAM$/);
    expect(visit?.since).toBe(at);
  });

  it('leaves what the service shows otherwise by now, and a day without any is the same one', () => {
    const day = dayWith([dayVisit({ version: '2' })]);
    expect(withQueued(day, [entryFor(dayVisit(), '2026-11-17T09:12:00-05:00')])).toBe(day);
    expect(day.appointments.map(queuedAt)).toEqual([null]);
    expect(withQueued(day, [])).toBe(day);
  });
});

describe('a check-in', () => {
  it('is a client who was expected and comes, and nothing else', () => {
    const arrived = { label: 'IN', stage: 'arrived', word: null } as const;
    const from = (stage: Stage): boolean => isCheckIn(dayVisit({ status: statusOf(stage) }), arrived);
    expect((['booked', 'confirmed', 'noShow', 'unknown'] as const).map(from)).toEqual([true, true, true, true]);
    expect((['arrived', 'inProgress', 'completed', 'cancelled'] as const).map(from)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(isCheckIn(dayVisit(), { label: 'GO', stage: 'inProgress', word: null })).toBe(false);
    expect(isCheckIn(dayVisit({ blocked: true }), arrived)).toBe(false);
  });
});
