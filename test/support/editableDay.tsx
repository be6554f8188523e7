import { useState } from 'react';
import type { DayAppointment, OpeningHours, ScheduleDay } from '../../renderer/features/day/columns.ts';
import { DaySchedule } from '../../renderer/features/day/DaySchedule.tsx';
import type { DayView } from '../../renderer/features/day/dayView.ts';
import type { GridOffers, NewRange, Placing } from '../../renderer/features/day/grid/gridChange.ts';
import { instantAt } from '../../renderer/lib/wallInstant.ts';

/** Everything that a grid asked for, in order. */
export type Wish =
  | { readonly kind: 'create'; readonly range: NewRange }
  | { readonly kind: 'move'; readonly name: string; readonly placing: Placing };

export const everythingOffered: GridOffers = { create: true, move: true, resize: true, reassign: true };

interface EditableDayProps {
  readonly day: ScheduleDay;
  readonly onWish: (wish: Wish) => void;
  readonly view?: DayView;
  readonly offers?: GridOffers;
  readonly hours?: OpeningHours;
  readonly nowMinute?: number | null;
  readonly pending?: ReadonlySet<string>;
}

/** A day whose changes are made at once, as if the service had agreed; without a service. */
export function EditableDay(props: EditableDayProps) {
  const { view = { kind: 'provider', slotMinutes: 15 }, offers = everythingOffered, onWish } = props;
  const { hours = null, nowMinute = null, pending = new Set<string>() } = props;
  const [day, setDay] = useState(props.day);
  const [selected, setSelected] = useState<string | null>(null);
  return (
    <DaySchedule
      day={day}
      view={view}
      nowMinute={nowMinute}
      hours={hours}
      selected={selected}
      onSelect={(chosen) => setSelected(chosen?.key ?? null)}
      offers={offers}
      pending={pending}
      onCreate={(range) => onWish({ kind: 'create', range })}
      onMove={(appointment, placing) => {
        onWish({ kind: 'move', name: appointment.patient?.name ?? '', placing });
        setDay({
          ...day,
          appointments: day.appointments.map((each) => (each === appointment ? placed(each, placing, day) : each)),
        });
      }}
    />
  );
}

function placed(appointment: DayAppointment, placing: Placing, day: ScheduleDay): DayAppointment {
  const start = instantAt(day.date, placing.start, day.timeZone);
  if (start.kind === 'gap') throw new Error('An appointment was put where there is no time.');
  const end = placing.end === null ? null : instantAt(day.date, placing.end, day.timeZone);
  return {
    ...appointment,
    start: start.instant,
    end: end?.kind === 'instant' ? end.instant : null,
    ...(placing.providerId !== undefined && { provider: { __typename: 'Provider', id: placing.providerId } }),
    ...(placing.room !== undefined && { room: placing.room }),
  };
}

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
    location: { __typename: 'Location', id: '1', name: 'Main' },
    providers: [
      { __typename: 'Provider', id: 'okafor', name: 'Dr. Okafor', role: 'Veterinarian' },
      { __typename: 'Provider', id: 'chen', name: 'Dr. Chen', role: 'Veterinarian' },
      { __typename: 'Provider', id: 'lee', name: 'Sam Lee', role: 'Technician' },
    ],
    appointments: visits.map(({ at: [from, to], name, who, ...rest }, index) => ({
      __typename: 'Appointment',
      id: `${index + 1}`,
      start: instant(from),
      end: instant(to),
      reason: null,
      notes: null,
      room: null,
      blocked: null,
      status: { __typename: 'Status', label: 'CONFIRMED', stage: 'confirmed' },
      type: { __typename: 'AppointmentType', id: 'exam', name: 'Exam', color: null },
      provider: who === null ? null : { __typename: 'Provider', id: who },
      patient: { __typename: 'Patient', id: `p${index}`, name, species: 'Dog', alerts: [] },
      client: null,
      ...rest,
    })),
    ...change,
  };
}
