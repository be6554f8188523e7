import { wallText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf, zoneOf } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import type { BellmareCalendar } from './calendar.ts';
import { type AttendanceRow, type BellmareMemory, record } from './memory.ts';
import { done, keyIn, payload, Refused } from './problems.ts';
import { bellmareIds, instantIn, stateOfCode } from './values.ts';

interface EntryPatch {
  readonly base_id?: string | null;
  readonly call_type_id?: string | null;
  readonly begins?: string | null;
  readonly minutes?: number | null;
  readonly setting?: 'FARM_CALL' | 'IN_CLINIC' | null;
  readonly account_holder_id?: string | null;
  readonly animal_ids?: readonly string[] | null;
  readonly attending?: readonly { readonly practitioner_id: string; readonly role: AttendanceRow['role'] }[] | null;
  readonly concern?: string | null;
  readonly desk_note?: string | null;
  readonly stable_id?: string | null;
  readonly herd_id?: string | null;
  readonly drive_minutes?: number | null;
}

interface EntryInput extends EntryPatch {
  readonly base_id: string;
  readonly call_type_id: string;
  readonly begins: string;
}

interface ById {
  readonly id: string;
}

const shortest = 5;
const usualDrive = 20;

/** Mutations of the calendar. */
export function bellmareWrites(backstage: Backstage, memory: BellmareMemory, calendar: BellmareCalendar): object {
  const { practice, now } = backstage;
  const entryOf = (id: string): AppointmentRecord => {
    const row = rowOf(practice.appointments, keyIn(practice, 'appointment', id, 'id'));
    if (!row) throw new Refused('id', 'does_not_exist', `There is no entry ${id}.`);
    return row;
  };
  const zoneAt = (placeKey: number): string => rowOf(practice.places, placeKey)?.zone ?? 'UTC';
  const animalsIn = ({ animal_ids }: EntryPatch): readonly number[] | undefined =>
    animal_ids?.map((id, index) => keyIn(practice, 'patient', id, `animal_ids.${String(index)}`));
  /** Everybody who attends, the lead first; one of them leads, and no more. */
  const crewIn = ({ attending }: EntryPatch): readonly AttendanceRow[] | undefined => {
    const rows = attending?.map(({ practitioner_id, role }, index) => {
      const providerKey = keyIn(practice, 'provider', practitioner_id, `attending.${String(index)}.practitioner_id`);
      return { providerKey, role };
    });
    if (rows && rows.length > 0 && rows.filter(({ role }) => role === 'LEAD').length !== 1)
      throw new Refused('attending', 'invalid', 'Exactly one of the attending has to lead.');
    return rows?.toSorted((one, other) => Number(other.role === 'LEAD') - Number(one.role === 'LEAD'));
  };
  const leadOf = (crew: readonly AttendanceRow[]): number | null => crew[0]?.providerKey ?? null;
  const check = ({ minutes, stable_id, herd_id }: EntryPatch): void => {
    if (typeof minutes === 'number' && minutes < shortest)
      throw new Refused('minutes', 'min_value', `minutes must be at least ${String(shortest)}.`);
    if (stable_id && !memory.stables.some(({ id }) => id === stable_id))
      throw new Refused('stable_id', 'does_not_exist', `There is no stable ${stable_id}.`);
    if (herd_id && !memory.herds.some(({ id }) => id === herd_id))
      throw new Refused('herd_id', 'does_not_exist', `There is no herd ${herd_id}.`);
  };
  /** Keeps what the shared book has no place for. */
  const keep = (key: number, patch: EntryPatch): void => {
    const { setting, stable_id, herd_id, drive_minutes, desk_note } = patch;
    const before = memory.drives.get(key);
    if (desk_note !== undefined) memory.deskNotes.set(key, desk_note);
    if (setting === 'IN_CLINIC') memory.drives.delete(key);
    else if (setting === 'FARM_CALL' || before)
      memory.drives.set(key, {
        stableId: stable_id === undefined ? (before?.stableId ?? null) : stable_id,
        herdId: herd_id === undefined ? (before?.herdId ?? null) : herd_id,
        minutes: drive_minutes ?? before?.minutes ?? usualDrive,
      });
  };
  const restage = (row: AppointmentRecord, change: Partial<AppointmentRecord>, verb: string): object => {
    const after = done(changeAppointment(practice, row.key, change, now()));
    record(memory, verb, bellmareIds.of('appointment', after.key), now());
    return calendar.entry(after);
  };

  return {
    schedule_entry: ({ input }: { readonly input: EntryInput }) =>
      payload(backstage, 'entry', () => {
        check(input);
        const placeKey = keyIn(practice, 'place', input.base_id, 'base_id');
        const [animals = [], crew = []] = [animalsIn(input), crewIn(input)];
        const clientKey = input.account_holder_id
          ? keyIn(practice, 'client', input.account_holder_id, 'account_holder_id')
          : undefined;
        if (animals.length === 0 && clientKey === undefined)
          throw new Refused('animal_ids', 'required', 'An entry needs an animal or an account holder.');
        const booking = {
          start: instantIn(input.begins, zoneAt(placeKey)),
          minutes: input.minutes,
          placeKey,
          typeKey: keyIn(practice, 'visitType', input.call_type_id, 'call_type_id'),
          providerKey: leadOf(crew),
          patientKey: animals[0] ?? null,
          clientKey,
          reason: input.concern,
        };
        const row = done(bookAppointment(practice, booking, now()));
        memory.animals.set(row.key, animals);
        memory.attendance.set(row.key, crew);
        keep(row.key, input);
        record(memory, 'entry.scheduled', bellmareIds.of('appointment', row.key), now());
        return calendar.entry(row);
      }),
    revise_entry: ({ id, input }: ById & { readonly input: EntryPatch }) =>
      payload(backstage, 'entry', () => {
        const before = entryOf(id);
        check(input);
        const placeKey = input.base_id ? keyIn(practice, 'place', input.base_id, 'base_id') : before.placeKey;
        const [animals, crew] = [animalsIn(input), crewIn(input)];
        const { account_holder_id: holder, call_type_id: type } = input;
        // At another base an entry keeps its time of the clock.
        const wall = input.begins ?? wallText(before.start, zoneOf(practice, before));
        const moves = Boolean(input.begins) || placeKey !== before.placeKey;
        const change = {
          placeKey,
          start: moves ? instantIn(wall, zoneAt(placeKey)) : undefined,
          minutes: input.minutes ?? undefined,
          typeKey: type ? keyIn(practice, 'visitType', type, 'call_type_id') : undefined,
          clientKey: holder
            ? keyIn(practice, 'client', holder, 'account_holder_id')
            : holder === undefined
              ? undefined
              : null,
          patientKey: animals && (animals[0] ?? null),
          providerKey: crew && leadOf(crew),
          reason: input.concern,
        };
        const row = done(changeAppointment(practice, before.key, change, now()));
        if (animals) memory.animals.set(row.key, animals);
        if (crew) memory.attendance.set(row.key, crew);
        keep(row.key, input);
        record(memory, 'entry.revised', bellmareIds.of('appointment', row.key), now());
        return calendar.entry(row);
      }),
    set_entry_status: ({ id, status_code }: ById & { readonly status_code: string }) =>
      payload(backstage, 'entry', () => {
        const row = entryOf(id);
        const state = stateOfCode(status_code);
        if (state === undefined)
          throw new Refused('status_code', 'invalid_choice', `${status_code} is not the code of a status.`);
        const cancelReason = state === 'cancelled' ? row.cancelReason : null;
        return restage(row, { state, cancelReason }, 'entry.restaged');
      }),
    call_off_entry: ({ id, because }: ById & { readonly because?: string | null }) =>
      payload(backstage, 'entry', () => {
        const row = entryOf(id);
        if (row.state === 'completed')
          throw new Refused('id', 'settled', 'An entry that is wrapped up cannot be called off.');
        return restage(row, { state: 'cancelled', cancelReason: because ?? null }, 'entry.called_off');
      }),
  };
}
