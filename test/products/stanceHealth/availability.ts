import { rowOf } from '../../dialects/practice.ts';
import { changeAppointment } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { type Row, isRow } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import type { Desk } from './desk.ts';
import { dataRow, eventId, failure, seqNo, stanceIds } from './records.ts';
import { instantIn } from './timestamps.ts';

interface SlotQuestion {
  readonly center: string;
  readonly host: string;
  readonly hostType: string;
  readonly date: unknown;
  readonly duration: number;
}

/** Free times, which a mutation tells, and events that say when somebody is there. */
export function availabilityWrites({ stage, memory, records, people, found, slots }: Desk): object {
  const { practice, now } = stage;
  const { key, of } = stanceIds;
  const kept = (id: string): number => memory.kept.findIndex((row) => row['_id'] === id);
  function refuse(): void {
    if (stage.refuseWrites !== null) throw failure(stage.refuseWrites, 'ValidationError');
  }
  function drop(id: string): boolean {
    refuse();
    const index = kept(id);
    if (index < 0) throw failure('Event not found', 'NotFoundError');
    memory.kept.splice(index, 1);
    return true;
  }
  function hostOf(type: unknown, id: unknown): Row {
    if (type === 'ORGANIZATION') return records.organization;
    if (type === 'CENTER') return records.center(found(rowOf(practice.places, key('place', String(id))), 'Center'));
    return people.user('provider', found(rowOf(practice.providers, key('provider', String(id))), 'User').key);
  }
  return {
    getAvailableSlots({ input }: { input: SlotQuestion }) {
      const member = found(rowOf(practice.providers, key('provider', input.host)), 'User');
      const place = found(rowOf(practice.places, key('place', input.center)), 'Center');
      const from = instantIn(input.date);
      const asked = { startDate: from, endDate: from + 86_400_000, serviceDuration: input.duration };
      return slots(member, place.key, asked);
    },
    createAvailabilityEvent({ event, availability }: { event: Row; availability: Row }) {
      refuse();
      const place = rowOf(practice.places, key('place', givenText(event, 'center')));
      const rule = isRow(event['recurrenceRule']) ? event['recurrenceRule'] : null;
      const made: Row = {
        __typename: 'AvailabilityEvent',
        ...dataRow(of('organization', 1500 + memory.kept.length), now()),
        seqNo: seqNo('E', 5000 + memory.kept.length),
        description: null,
        ...event,
        ...availability,
        eventType: 'AVAILABILITY',
        eventId: null,
        host: hostOf(event['hostType'], event['host']),
        center: place && records.center(place),
        organization: records.organization,
        attendees: [],
        recurrenceRule: rule ?? { rrule: 'FREQ=DAILY;COUNT=1', startDate: now(), endDate: now() },
      };
      memory.kept.push(made);
      return made;
    },
    updateAvailabilityEvent({
      id,
      event,
      availability,
    }: {
      id: string;
      event?: Row | null;
      availability?: Row | null;
    }) {
      refuse();
      const index = kept(id);
      const before = memory.kept[index];
      if (!before) throw failure('Event not found', 'NotFoundError');
      const after = { ...before, ...presentFields({ ...event, ...availability }), updatedAt: now() };
      memory.kept[index] = after;
      return after;
    },
    deleteAvailabilityEvent: ({ id }: { id: string }) => drop(id),
    /** Any event: the appointment of one goes with it. */
    deleteEvent({ id }: { id: string }) {
      const visit = practice.appointments.find((row) => !row.isDeleted && eventId(row.key) === id);
      if (!visit) return drop(id);
      const outcome = written(stage, () => changeAppointment(practice, visit.key, { isDeleted: true }, now()));
      if (!outcome.ok) throw failure(outcome.message, 'ValidationError');
      return true;
    },
  };
}
