import type { DayAppointment, ScheduleDay } from '../../../renderer/features/day/columns.ts';
import { instantAt } from '../../../renderer/lib/timeZone.ts';

interface Visit extends Partial<DayAppointment> {
  readonly at: readonly [from: number, to: number];
  readonly name: string;
  readonly who: string | null;
}

/** A day in New York with these visits; times are minutes of the day. */
export function dayWith(visits: readonly Visit[], change: Partial<ScheduleDay> = {}): ScheduleDay {
  const date = change.date ?? '2026-11-17';
  const timeZone = change.timeZone ?? 'America/New_York';
  const instant = (minute: number): string => {
    const at = instantAt(date, minute, timeZone);
    if (at.kind === 'gap') throw new Error('A fixture starts or ends where there is no time.');
    return at.instant;
  };
  return {
    __typename: 'ScheduleDay',
    date,
    timeZone,
    timeZoneSource: 'service',
    unreadable: 0,
    complete: true,
    partial: false,
    asOf: instant(480),
    outage: null,
    location: { __typename: 'Location', id: '1', name: 'Main' },
    providers: [
      { __typename: 'Provider', id: 'okafor', name: 'Dr. Okafor', role: 'Veterinarian' },
      { __typename: 'Provider', id: 'chen', name: 'Dr. Chen', role: 'Veterinarian' },
      { __typename: 'Provider', id: 'lee', name: 'Sam Lee', role: 'Technician' },
    ],
    hours: null,
    working: [],
    statuses: [],
    offers: [],
    appointments: visits.map(({ at: [from, to], name, who, ...rest }, index) => ({
      __typename: 'Appointment',
      id: `${index + 1}`,
      version: `${index + 1}`,
      since: null,
      start: instant(from),
      end: instant(to),
      reason: null,
      notes: null,
      room: null,
      blocked: null,
      status: { __typename: 'Status', label: 'CONFIRMED', stage: 'confirmed', word: null },
      type: { __typename: 'AppointmentType', id: 'exam', name: 'Exam', color: null },
      provider: who === null ? null : { __typename: 'Provider', id: who },
      patient: { __typename: 'Patient', id: `p${index}`, name, species: 'Dog', deceased: null, alerts: [] },
      client: null,
      ...rest,
    })),
    ...change,
  };
}
