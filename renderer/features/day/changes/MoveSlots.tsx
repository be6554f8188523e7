import { useEffect, useEffectEvent, useRef } from 'react';
import { altDigit, isAltKey } from '../../../actions/keyNames.ts';
import { SlotList } from '../../../components/freeSlots/SlotList.tsx';
import type { FreeSlot } from '../../../components/freeSlots/slots.ts';
import { useFreeSlots } from '../../../components/freeSlots/useFreeSlots.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import type { MoveFields } from './moveFields.ts';

interface MoveSlotsProps {
  readonly appointment: DayAppointment;
  readonly day: ScheduleDay;
  readonly fields: MoveFields;
  /** The provider whose free times are looked for; empty for any. */
  readonly wanted: string;
  readonly onTake: (slot: FreeSlot) => void;
}

/** Free times for an appointment that is to be moved: of its type and length, with the chosen provider. */
export function MoveSlots({ appointment, day, fields, wanted, onTake }: MoveSlotsProps) {
  const { date, time, minutes, provider } = fields;
  const length = Number(minutes);
  // Looked for from the day that the dialog was opened on: taking a time changes the date, not the search.
  const free = useFreeSlots({
    location: day.location.id,
    type: appointment.type?.id ?? '',
    provider: wanted,
    date: day.date,
    minutes: Number.isInteger(length) && length > 0 ? length : null,
  });
  const group = useRef<HTMLDivElement>(null);
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const slot = free.slots?.[(altDigit(event) ?? 0) - 1];
    if (slot) onTake(slot);
    else if (isAltKey(event, 'KeyF')) group.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  return (
    <SlotList
      free={free}
      timeZone={day.timeZone}
      isTaken={(slot) => slot.start.slice(0, 16) === `${date}T${time}` && (slot.provider?.id ?? '') === provider}
      onTake={onTake}
      criteriaGroup={group}
    />
  );
}
