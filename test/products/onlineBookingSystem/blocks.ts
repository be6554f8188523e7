import { startOfDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { type bookingRows, bookingIds, isAppointment, otherId } from './records.ts';
import { dateTime, exception } from './values.ts';

type BlockInput = Readonly<
  Record<'clinic_id' | 'clinician_id' | 'start_time' | 'end_time' | 'recurrence_type', string>
> &
  Readonly<Partial<Record<'block_date' | 'end_date' | 'reason' | 'room_id', string | null>>> & {
    readonly recurrence_days?: readonly number[] | null;
  };

type Block = BlockInput & { readonly id: string };

const minutesOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
const dayMs = 86_400_000;

/** Time that is kept free, in a list of its own; its times of day are those of UTC, as free slots are. */
export function bookingBlocks({ practice, refuseWrites, cap }: Backstage, rows: ReturnType<typeof bookingRows>) {
  const textOf = (instant: number): string => dateTime(instant).slice(11, 16);
  const blocks: Block[] = practice.appointments
    .filter((row) => row.isBlock && !row.isDeleted && row.providerKey !== null)
    .map((row) => ({
      id: bookingIds.of('appointment', row.key),
      clinic_id: bookingIds.of('place', row.placeKey),
      clinician_id: bookingIds.of('provider', row.providerKey ?? 0),
      room_id: null,
      block_date: dateTime(row.start).slice(0, 10),
      start_time: textOf(row.start),
      end_time: textOf(row.start + row.minutes * 60_000),
      reason: row.reason,
      recurrence_type: 'single',
    }));
  const shown = (block: Block): object => {
    const [place, provider] = [
      rowOf(practice.places, bookingIds.key('place', block.clinic_id)),
      rowOf(practice.providers, bookingIds.key('provider', block.clinician_id)),
    ];
    const room = rows.rooms.find(({ id }) => id === block.room_id);
    return {
      ...block,
      block_date: block.block_date ? `${block.block_date.slice(0, 10)}T00:00:00.000Z` : null,
      end_date: block.end_date ? `${block.end_date.slice(0, 10)}T00:00:00.000Z` : null,
      reason: block.reason ?? '',
      clinic: place && { id: block.clinic_id, name: place.name },
      clinician: provider && { id: block.clinician_id, first_name: provider.givenName, last_name: provider.familyName },
      room: room ?? null,
    };
  };
  /** Refusals of blocks are in the answer, unlike those of appointments. */
  const refused = (message: string): object => ({ success: false, userErrors: [{ message }] });
  const blocksOf = (clinicianId: string, date: string): readonly Block[] =>
    blocks.filter((block) => block.clinician_id === clinicianId && block.block_date?.slice(0, 10) === date);
  function store(id: string, input: BlockInput, at: number): object {
    if (refuseWrites !== null) return refused(refuseWrites);
    if (!rowOf(practice.places, bookingIds.key('place', input.clinic_id))) return refused('Clinic not found');
    if (!rowOf(practice.providers, bookingIds.key('provider', input.clinician_id)))
      return refused('Foreign key constraint violated on the constraint: `SpacerBlocks_clinician_id_fkey`');
    const block = { ...input, id };
    blocks[at] = block;
    return { success: true, userErrors: [], spacerBlock: shown(block) };
  }
  return {
    roots: {
      spacerBlocks: ({ search }: { readonly search?: { readonly limit?: number | null } | null }) =>
        blocks
          .toReversed()
          .slice(0, search?.limit ?? cap)
          .map(shown),
      getSpacerBlocks: ({ clinicianId, date }: Readonly<Record<'clinicianId' | 'date', string>>) =>
        blocksOf(clinicianId, date).map((block) => ({
          id: block.id,
          startTime: block.start_time,
          endTime: block.end_time,
          duration: minutesOf(block.end_time) - minutesOf(block.start_time),
          reason: block.reason ?? '',
        })),
      createSpacerBlock: ({ input }: { readonly input: BlockInput }) =>
        store(otherId('log', 1300 + blocks.length), input, blocks.length),
      updateSpacerBlock({ id, input }: { readonly id: string; readonly input: BlockInput }) {
        const at = blocks.findIndex((block) => block.id === id);
        return at < 0 ? refused('Block not found') : store(id, input, at);
      },
      deleteSpacerBlock({ id }: Readonly<Record<'id', string>>) {
        if (refuseWrites !== null) return refused(refuseWrites);
        const at = blocks.findIndex((block) => block.id === id);
        if (at < 0) return refused('Block not found');
        blocks.splice(at, 1);
        return { success: true, userErrors: [] };
      },
    },
    /** From eight to six in UTC on weekdays, in steps of the service's length. */
    availableSlots(args: Readonly<Record<'clinician_id' | 'date', string>> & { readonly service_id?: string | null }) {
      const provider = rowOf(practice.providers, bookingIds.key('provider', args.clinician_id));
      if (!provider) throw exception(400, 'Clinician not found');
      const minutes = rowOf(practice.visitTypes, bookingIds.key('visitType', args.service_id))?.minutes ?? 30;
      const day = startOfDay(args.date, 'UTC');
      const weekday = new Date(day).getUTCDay();
      if (weekday === 0 || weekday === 6) return [];
      const busy = [
        ...blocksOf(args.clinician_id, args.date).map((block) => [
          minutesOf(block.start_time),
          minutesOf(block.end_time),
        ]),
        ...practice.appointments
          .filter((row) => row.providerKey === provider.key && isAppointment(row) && row.start >= day)
          .filter((row) => row.start < day + dayMs && row.state !== 'cancelled' && row.state !== 'noShow')
          .map((row) => [(row.start - day) / 60_000, (row.start - day) / 60_000 + row.minutes]),
      ];
      const starts = Array.from({ length: Math.floor(600 / minutes) }, (_, index) => 480 + index * minutes);
      return starts
        .filter((start) => !busy.some(([from = 0, to = 0]) => start < to && start + minutes > from))
        .map((start) => ({
          id: `${args.clinician_id}-${args.date}-${textOf(day + start * 60_000)}`,
          start_datetime: dateTime(day + start * 60_000),
          end_datetime: dateTime(day + (start + minutes) * 60_000),
          duration_minutes: minutes,
          is_available: true,
          clinician: rows.nameOfClinician(provider),
        }));
    },
  };
}
