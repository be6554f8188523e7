import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, byStart, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { AttendanceRow, BellmareMemory } from './memory.ts';
import type { BellmareRecords, EntryLists } from './records.ts';
import {
  bellmareIds,
  dayAfter,
  dayIn,
  dayOf,
  fits,
  invalid,
  isEntry,
  isoText,
  type PageArgs,
  pageOf,
  stageRow,
  stages,
  wantedKey,
} from './values.ts';

/** How entries of the calendar look there. */
export type BellmareCalendar = ReturnType<typeof bellmareCalendar>;

interface DaysArgs extends PageArgs {
  readonly date_from: string;
  readonly date_to: string;
  readonly base_id?: string | null;
}

interface CalendarArgs extends DaysArgs {
  readonly practitioner_id?: string | null;
  readonly account_holder_id?: string | null;
  readonly animal_id?: string | null;
  readonly stable_id?: string | null;
  readonly setting?: string | null;
  readonly status_code?: string | null;
}

const mostDays = 31;

/** Makes rows from appointments, and answers the queries of the calendar. */
export function bellmareCalendar(
  { practice, cap, meet }: Backstage,
  memory: BellmareMemory,
  recordsOf: () => BellmareRecords,
) {
  const id = bellmareIds.of;

  const animalKeys = ({ key, patientKey }: AppointmentRecord): readonly number[] =>
    memory.animals.get(key) ?? (patientKey === null ? [] : [patientKey]);
  const attendance = ({ key, providerKey }: AppointmentRecord): readonly AttendanceRow[] =>
    memory.attendance.get(key) ?? (providerKey === null ? [] : [{ providerKey, role: 'LEAD' }]);
  const span = ({ start, minutes }: AppointmentRecord): Row => ({
    begins: isoText(start),
    ends: isoText(start + minutes * 60_000),
    minutes,
  });

  const common = (row: AppointmentRecord): Row => {
    const records = recordsOf();
    return {
      id: id('appointment', row.key),
      slip_no: `S-${String(row.key).padStart(5, '0')}`,
      base: () => records.baseOf(row.placeKey),
      scheduled: span(row),
      call_type: () => {
        const type = rowOf(practice.visitTypes, row.typeKey);
        return type && records.callType(type);
      },
      status: stageRow(row.state),
      account_holder: () => records.holderOf(row.clientKey),
      animals: () => animalKeys(row).flatMap((key) => records.animalOf(key) ?? []),
      attending: () =>
        attendance(row).map(({ providerKey, role }) => ({ practitioner: records.practitionerOf(providerKey), role })),
      concern: row.reason,
      desk_note: memory.deskNotes.get(row.key) ?? null,
      called_off_because: row.cancelReason,
      created_at: isoText(row.createdAt),
      updated_at: isoText(row.updatedAt),
    };
  };
  function entry(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const records = recordsOf();
    const drive = memory.drives.get(row.key);
    const place = rowOf(practice.places, row.placeKey);
    if (!drive) {
      const room = (): Row | null => (place && records.rooms(place)[row.key % 2]) ?? null;
      return { ...common(row), __typename: 'ClinicVisit', setting: 'IN_CLINIC', room };
    }
    const herd = memory.herds.find((each) => each.id === drive.herdId);
    return {
      ...common(row),
      __typename: 'FarmCall',
      setting: 'FARM_CALL',
      stable: () => records.stableOf(drive.stableId),
      herd: () => (herd ? records.herd(herd) : null),
      truck: () => (place && records.trucks(place)[row.key % 2]) ?? null,
      drive_minutes: drive.minutes,
      distance_km: memory.stables.find((each) => each.id === drive.stableId)?.distanceKm ?? null,
    };
  }
  const held = (row: AppointmentRecord): Row => ({
    id: id('appointment', row.key),
    base: () => recordsOf().baseOf(row.placeKey),
    practitioner: () => recordsOf().practitionerOf(row.providerKey),
    scheduled: span(row),
    label: row.reason ?? 'Held',
  });

  /** Rows of some days by the clock of each base. */
  const during = ({ date_from, date_to, base_id }: DaysArgs): readonly AppointmentRecord[] => {
    const [from, to] = [dayIn(date_from), dayIn(date_to)];
    if (to < from) throw invalid('date_to', 'date_to must not be before date_from');
    if (to >= dayAfter(from, mostDays)) throw invalid('date_to', `No more than ${String(mostDays)} days at once`);
    const placeKey = wantedKey('place', base_id);
    return practice.appointments
      .filter((row) => !row.isDeleted && fits(placeKey, row.placeKey))
      .filter((row) => dayOf(practice, row) >= from && dayOf(practice, row) <= to)
      .toSorted(byStart);
  };
  const latest = (isOf: (row: AppointmentRecord) => boolean, args: PageArgs): object => {
    const rows = practice.appointments.filter((row) => isEntry(row) && isOf(row));
    return pageOf(
      rows.toSorted((one, other) => byStart(other, one)),
      args,
      cap,
      entry,
    );
  };
  const lists: EntryLists = {
    ofHolder: (clientKey, args) => latest((row) => row.clientKey === clientKey, args),
    ofAnimal: (patientKey, args) => latest((row) => animalKeys(row).includes(patientKey), args),
  };

  const queries = {
    calendar(args: CalendarArgs) {
      const crew = wantedKey('provider', args.practitioner_id);
      const client = wantedKey('client', args.account_holder_id);
      const animal = wantedKey('patient', args.animal_id);
      const rows = during(args)
        .filter(isEntry)
        .filter((row) => crew === null || attendance(row).some(({ providerKey }) => providerKey === crew))
        .filter((row) => fits(client, row.clientKey) && (animal === null || animalKeys(row).includes(animal)))
        .filter((row) => fits(args.stable_id, memory.drives.get(row.key)?.stableId ?? null))
        .filter((row) => fits(args.setting, memory.drives.has(row.key) ? 'FARM_CALL' : 'IN_CLINIC'))
        .filter((row) => fits(args.status_code, stages[row.state].code));
      return pageOf(rows, args, cap, entry);
    },
    calendar_entry(args: { readonly id: string }) {
      const row = rowOf(practice.appointments, bellmareIds.key('appointment', args.id));
      return row && isEntry(row) ? entry(row) : null;
    },
    held_time: (args: DaysArgs) =>
      pageOf(
        during(args).filter(({ isBlock }) => isBlock),
        args,
        cap,
        held,
      ),
    on_call({ date, base_id }: { readonly date: string; readonly base_id?: string | null }) {
      const placeKey = wantedKey('place', base_id);
      const night = Number(dayIn(date).slice(-2));
      return practice.places
        .filter(({ key }) => fits(placeKey, key))
        .flatMap((place) => {
          const vets = practice.providers.filter(
            ({ role, isActive, placeKeys }) => role === 'veterinarian' && isActive && placeKeys.includes(place.key),
          );
          const [first, backup] = [night, night + 1].map((turn) => vets[turn % Math.max(1, vets.length)]);
          if (!first) return [];
          const { practitioner, base } = recordsOf();
          const second = backup && backup !== first ? practitioner(backup) : null;
          return [{ date, base: base(place), first_call: practitioner(first), backup: second }];
        });
    },
  };

  return { entry, animalKeys, attendance, lists, queries };
}
