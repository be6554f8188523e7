import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment, type Written } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import type { CoachCornerMemory } from './memory.ts';
import type { CoachCornerRecords } from './records.ts';
import { bookingWords, coachCornerError, instantIn, slotWords, stateOf, textIn, wordIn } from './values.ts';

interface BookingInput {
  readonly coachId: number;
  readonly coacheeId: number;
  readonly serviceType: string;
  readonly additionalNotes: string;
  readonly status: string;
}

interface PendingArgs {
  readonly bookingId: number;
  readonly updateSlotsIds?: readonly (number | null)[] | null;
  readonly deleteSlotsIds?: readonly (number | null)[] | null;
  readonly bookingData: { readonly serviceType: string; readonly additionalNotes: string };
  readonly updateSlots?: readonly (Row | null)[] | null;
  readonly addSlots?: readonly (Row | null)[] | null;
}

/** A slot as it was handed over. */
interface GivenSlot {
  readonly date: number;
  readonly start: number;
  readonly end: number;
  readonly status: string;
}

const mostType = 100;
const mostNotes = 1000;
const minuteMs = 60_000;
const present = <Item>(items: readonly (Item | null)[] | null | undefined): readonly Item[] =>
  (items ?? []).filter((item): item is Item & {} => item !== null);
/** A blank stands for no notes. */
const reasonOf = (notes: string): string | null => (notes.trim() === '' ? null : notes);

function slotIn(slot: Row): GivenSlot {
  return {
    date: instantIn(slot['date']),
    start: instantIn(slot['startTime']),
    end: instantIn(slot['endTime']),
    status: wordIn(slot['status'], slotWords, 'Invalid booking slot status value.'),
  };
}

/** The mutations about bookings and their slots. */
export function bookingWrites(
  backstage: Backstage,
  memory: CoachCornerMemory,
  records: CoachCornerRecords,
  ownId: number,
): object {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => rowOrError(backstage, write, 'INTERNAL_SERVER_ERROR');
  const changed = (key: number, change: Parameters<typeof changeAppointment>[2]): AppointmentRecord =>
    done(() => changeAppointment(practice, key, change, now()));
  const known = (id: number): AppointmentRecord | null => {
    const row = rowOf(practice.appointments, id);
    return row && !row.isBlock && row.clientKey !== null && row.providerKey !== null ? row : null;
  };
  const times = ({ start, end }: GivenSlot): { start: number; minutes: number } => ({
    start,
    minutes: (end - start) / minuteMs,
  });
  const typeKeyOf = (serviceType: string): number | null => {
    const types = practice.visitTypes.filter(({ isBlock }) => !isBlock);
    const index = ['one-to-one', 'group'].indexOf(serviceType);
    return (types.find(({ name }) => name === serviceType) ?? types[Math.max(0, index)] ?? types[0])?.key ?? null;
  };
  /** Makes one slot the first of its booking, whose times are those of the appointment. */
  const lead = (key: number, slotId: number, slot: GivenSlot): void => {
    memory.slots.change(slotId, { times: null, status: slot.status }, now());
    memory.days.set(key, slot.date);
    changed(key, times(slot));
  };
  const addSlots = (key: number, slots: readonly GivenSlot[]): void => {
    for (const slot of slots) {
      const ids = memory.slotsOf.get(key) ?? [];
      const { date, start, end, status } = slot;
      const { id } = memory.slots.add({ bookingId: key, times: { date, start, end }, status }, now());
      memory.slotsOf.set(key, [...ids, id]);
      if (ids.length === 0) lead(key, id, slot);
    }
  };
  const removeSlot = (row: AppointmentRecord, slotId: number): void => {
    const [first, ...rest] = records.slotsOf(row);
    memory.slots.remove(slotId);
    memory.slotsOf.set(
      row.key,
      [...(first ? [first] : []), ...rest].filter(({ id }) => id !== slotId).map(({ id }) => id),
    );
    const next = rest[0];
    if (first?.id === slotId && next?.times) lead(row.key, next.id, { ...next.times, status: next.status });
  };

  return {
    createBooking({ input, slotsInput }: { readonly input: BookingInput; readonly slotsInput: readonly Row[] }): Row {
      const serviceType = textIn({ ...input }, 'serviceType', 'Service type is required.');
      const notes = textIn({ ...input }, 'additionalNotes', 'Additional Notes is required.');
      const word = wordIn(input.status, bookingWords, 'Invalid booking status value.');
      if (input.coachId !== ownId) throw coachCornerError("ID doesn't match");
      const slots = slotsInput.map((slot) => slotIn(slot));
      const coach = rowOf(records.coaches(), input.coachId);
      const coachee = rowOf(practice.clients, input.coacheeId);
      const missing = coach ? 'coachee' : 'coach';
      if (!coach || !coachee || coachee.isDeleted)
        throw coachCornerError(`Foreign key constraint failed on the field: \`bookings_${missing}_id_fkey (index)\``);
      const [first] = slots;
      const booking = {
        ...(first ? times(first) : { start: now(), minutes: 0 }),
        placeKey: coach.placeKeys[0] ?? practice.places[0]?.key ?? null,
        typeKey: typeKeyOf(serviceType),
        providerKey: coach.key,
        clientKey: coachee.key,
        reason: reasonOf(notes),
        state: stateOf(word),
      };
      const { key } = done(() => bookAppointment(practice, booking, now()));
      memory.serviceTypes.set(key, serviceType);
      memory.slotsOf.set(key, []);
      addSlots(key, slots);
      const row = known(key);
      if (row) return records.booking(row);
      throw coachCornerError(`Booking with ID ${String(key)} not found.`);
    },
    updateBookingStatus({ id, input }: { readonly id: number; readonly input: { readonly status: string } }): Row {
      const word = wordIn(input.status, bookingWords, 'Booking status value is invalid.');
      const row = known(id);
      if (!row) throw coachCornerError(`Booking with ID ${String(id)} not found.`);
      // The slots keep their own words, those of before included.
      records.slotsOf(row);
      return records.booking(changed(id, { state: stateOf(word, row.state) }));
    },
    updateBookingSlotStatus({ id, input }: { readonly id: number; readonly input: { readonly status: string } }): Row {
      const word = wordIn(input.status, slotWords, 'Booking slot status value is invalid.');
      // Slots are made when they are looked at, and someone may have a number from another server of the same data.
      for (const row of practice.appointments) if (known(row.key)) records.slotsOf(row);
      const found = memory.slots.find(id);
      const row = found && known(found.bookingId);
      if (!row) throw coachCornerError(`Booking slot with ID ${String(id)} not found.`);
      done(() => ({ ok: true, row: null }));
      return records.slot(row, memory.slots.change(id, { status: word }, now()) ?? found);
    },
    updatePendingBooking(args: PendingArgs): Row {
      const serviceType = textIn({ ...args.bookingData }, 'serviceType', 'Service type is required');
      const notes = textIn({ ...args.bookingData }, 'additionalNotes', 'Additional notes are required');
      if (serviceType.length > mostType) throw coachCornerError('Service type cannot exceed 100 characters.');
      if (notes.length > mostNotes) throw coachCornerError('Additional notes cannot exceed  1000 characters.');
      const updates = present(args.updateSlots).map((slot) => ({ id: Number(slot['id']), slot: slotIn(slot) }));
      const added = present(args.addSlots).map((slot) => slotIn(slot));
      const row = known(args.bookingId);
      if (!row) throw coachCornerError('Record to update not found.');
      const own = records.slotsOf(row).map(({ id }) => id);
      const updated = present(args.updateSlotsIds);
      const removed = present(args.deleteSlotsIds);
      if (updated.some((id) => !own.includes(id))) throw coachCornerError('Record to update not found.');
      if (removed.some((id) => !own.includes(id))) throw coachCornerError('Record to delete does not exist.');
      changed(row.key, { reason: reasonOf(notes), typeKey: typeKeyOf(serviceType) ?? undefined });
      memory.serviceTypes.set(row.key, serviceType);
      for (const id of updated) {
        // Only what is in both lists changes.
        const slot = updates.find((each) => each.id === id)?.slot;
        if (!slot) continue;
        const { date, start, end, status } = slot;
        if (own[0] === id) lead(row.key, id, slot);
        else memory.slots.change(id, { times: { date, start, end }, status }, now());
      }
      addSlots(row.key, added);
      for (const id of removed) removeSlot(known(row.key) ?? row, id);
      return records.booking(known(row.key) ?? row);
    },
  };
}
