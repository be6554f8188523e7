import { useState } from 'react';
import type { DayAppointment, ScheduleDay } from '../../../renderer/features/day/columns.ts';
import type { OpeningHours } from '../../../renderer/features/day/grid/layout.ts';
import { DaySchedule } from '../../../renderer/features/day/DaySchedule.tsx';
import type { DayView } from '../../../renderer/features/day/dayView.ts';
import type { GridOffers, NewRange, Placing } from '../../../renderer/features/day/grid/gridChange.ts';
import { instantAt } from '../../../renderer/lib/timeZone.ts';

/** Everything that a grid requested, in order. */
export type GridRequest =
  | { readonly kind: 'create'; readonly range: NewRange }
  | { readonly kind: 'move'; readonly name: string; readonly placing: Placing };

export const everythingOffered: GridOffers = { create: true, move: true, resize: true, reassign: true };

interface EditableDayProps {
  readonly day: ScheduleDay;
  /** Where the day is a part of another. */
  readonly wholeDay?: ScheduleDay;
  readonly onRequest: (request: GridRequest) => void;
  readonly view?: DayView;
  readonly offers?: GridOffers;
  readonly hours?: OpeningHours;
  readonly nowMinute?: number | null;
  readonly pending?: ReadonlySet<string>;
}

/** A day whose changes are made at once, as if the service had agreed; without a service. */
export function EditableDay(props: EditableDayProps) {
  const { view = { kind: 'provider', slotMinutes: 15 }, offers = everythingOffered, onRequest } = props;
  const { hours = null, nowMinute = null, pending = new Set<string>() } = props;
  const [day, setDay] = useState(props.day);
  const [selected, setSelected] = useState<string | null>(null);
  return (
    <DaySchedule
      day={day}
      wholeDay={props.wholeDay ?? day}
      view={view}
      nowMinute={nowMinute}
      hours={hours}
      selected={selected}
      onSelect={(chosen) => setSelected(chosen?.key ?? null)}
      offers={offers}
      pending={pending}
      onCreate={(range) => onRequest({ kind: 'create', range })}
      onMove={(appointment, placing) => {
        onRequest({ kind: 'move', name: appointment.patient?.name ?? '', placing });
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
