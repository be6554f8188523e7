import { instantOfWall, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type PlaceRecord,
  type Practice,
  rowOf,
  type VisitState,
  zoneOf,
} from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { isCode } from './codes.ts';
import { slotMinutes } from './books.ts';
import type { DiaryRecords } from './diary.ts';
import type { ApptExtra, DrumlinMemory } from './memory.ts';
import { procedure, rowOrRefusal } from './procedures.ts';
import { dayAfter, dayIn, drumlinIds, hhmm, isInDiary, numberOf, Refusal, statuses, timeIn } from './values.ts';

const { key, of } = drumlinIds;
const mostMinutes = 12 * 60;

/** The place of a business unit. */
export function unitOrRefusal({ places }: Practice, code: unknown): PlaceRecord {
  const place = rowOf(places, key('place', typeof code === 'string' ? code : null));
  if (place) return place;
  throw new Refusal(11, `Business unit ${String(code)} not found`);
}

/** The key of a type that can be booked. */
export function typeOrRefusal({ visitTypes }: Practice, code: unknown): number {
  const type = rowOf(visitTypes, key('visitType', typeof code === 'string' ? code : null));
  if (type && !type.isBlock) return type.key;
  throw new Refusal(18, `Appointment type ${String(code)} not found`);
}

/** The mutations of the diary. */
export function diaryWrites(backstage: Backstage, memory: DrumlinMemory, diary: DiaryRecords) {
  const { practice, now } = backstage;

  const stateIn = (code: string): VisitState => {
    const found = (Object.keys(statuses) as VisitState[]).find((state) => statuses[state].code === code);
    if (found) return found;
    throw new Refusal(17, `Status ${code} not in code group APST`);
  };
  /** The state that a new appointment can have. */
  const firstStateIn = (code: string): VisitState => {
    const state = stateIn(code);
    if (state === 'planned' || state === 'confirmed' || state === 'arrived') return state;
    throw new Refusal(37, `A new appointment cannot be ${code}`);
  };
  const bookIn = (id: unknown, place: PlaceRecord): number => {
    if (diary.books.some((row) => row.id === id && row.place.key === place.key)) return Number(id);
    throw new Refusal(14, 'The diary book belongs to another business unit');
  };
  /** The key of the member of staff who has the column; rooms and rounds can't be booked here. */
  const columnIn = (id: unknown, bookId: number): number => {
    const column = diary.columns.find((row) => row.id === id);
    if (!column?.isActive || !column.books.includes(bookId))
      throw new Refusal(15, 'The column is not in the diary book');
    if (column.providerKey === null) throw new Refusal(16, 'Rooms and rounds take no appointments');
    return column.providerKey;
  };
  const typeIn = (code: unknown): number => typeOrRefusal(practice, code);
  const acctIn = (number: unknown): number => {
    const client = rowOf(practice.clients, key('client', typeof number === 'number' ? number : null));
    if (client && !client.isDeleted) return client.key;
    throw new Refusal(20, `Account ${String(number)} not found`);
  };
  const animalsIn = (numbers: unknown, clientKey: number | null): readonly number[] =>
    (Array.isArray(numbers) ? numbers : []).map((number: unknown) => {
      const animal = rowOf(practice.patients, key('patient', typeof number === 'number' ? number : null));
      if (!animal) throw new Refusal(21, `Animal ${String(number)} not found`);
      if (clientKey !== null && animal.clientKey !== clientKey)
        throw new Refusal(22, `${animal.name} belongs to another account`);
      if (animal.isDeceased) throw new Refusal(23, `${animal.name} is deceased`);
      return animal.key;
    });

  const startAt = (day: string, time: string, { zone }: PlaceRecord): number => {
    if (Number(time.slice(3)) % slotMinutes !== 0)
      throw new Refusal(12, `Slots start every ${String(slotMinutes)} minutes`);
    return instantOfWall(`${day}T${time}`, zone);
  };
  /** Minutes from a start to a time of day, which is on the next day where it is earlier. */
  const minutesTo = (start: number, time: string, { zone }: PlaceRecord): number => {
    const day = wallDay(start, zone);
    const end = instantOfWall(`${time > hhmm(start, zone) ? day : dayAfter(day, 1)}T${time}`, zone);
    const minutes = (end - start) / 60_000;
    if (minutes > 0 && minutes <= mostMinutes) return minutes;
    throw new Refusal(13, 'The end is not after the start');
  };

  const apptIn = (id: number): AppointmentRecord => {
    const row = rowOf(practice.appointments, key('appointment', id));
    if (row && isInDiary(row)) return row;
    throw new Refusal(30, `Appointment ${String(id)} not found`);
  };
  const remember = (apptKey: number, extra: ApptExtra): void => {
    memory.appts.set(apptKey, { ...memory.appts.get(apptKey), ...extra });
  };
  const changed = (row: AppointmentRecord, change: Partial<AppointmentRecord>): Row =>
    diary.appt(rowOrRefusal(changeAppointment(practice, row.key, change, now())));

  return {
    diary_appt_add: ({ in: input }: { readonly in: Row }): Row =>
      procedure(backstage, 'diary_appt', () => {
        const place = unitOrRefusal(practice, input['bu_cd']);
        const typeKey = typeIn(input['type_cd']);
        const isOpen = input['book_id'] === undefined || input['book_id'] === null;
        const bookId = isOpen ? diary.mainBook(place.key) : bookIn(input['book_id'], place);
        const colId = input['col_id'] ?? null;
        const start = startAt(dayIn(input['appt_date']), timeIn(input['start_time']), place);
        const endTime = input['end_time'] ?? null;
        const wanted = input['acct_no'] ?? null;
        const clientKey = wanted === null ? null : acctIn(wanted);
        const [first = null, ...others] = animalsIn(input['anml_nos'], clientKey);
        if (first === null && clientKey === null) throw new Refusal(19, 'An account or an animal is needed');
        const owner = clientKey ?? rowOf(practice.patients, first)?.clientKey ?? null;
        animalsIn(
          others.map((each) => numberOf('patient', each)),
          owner,
        );
        const row = rowOrRefusal(
          bookAppointment(
            practice,
            {
              start,
              minutes: endTime === null ? undefined : minutesTo(start, timeIn(endTime), place),
              placeKey: place.key,
              typeKey,
              providerKey: colId === null ? null : columnIn(colId, bookId),
              patientKey: first,
              clientKey: owner,
              reason: (givenText(input, 'reason_txt') ?? '').trim() || null,
              state: firstStateIn(givenText(input, 'status_cd') ?? statuses.planned.code),
            },
            now(),
          ),
        );
        remember(row.key, { book_id: bookId, others });
        return diary.appt(row);
      }),

    diary_appt_upd: ({ appt_id: id, in: input }: { readonly appt_id: number; readonly in: Row }): Row =>
      procedure(backstage, 'diary_appt', () => {
        const row = apptIn(id);
        const place = unitOrRefusal(practice, of('place', row.placeKey));
        const bookId = typeof input['book_id'] === 'number' ? bookIn(input['book_id'], place) : diary.bookIdOf(row);
        const { col_id: colId, anml_nos: numbers } = input;
        const zone = zoneOf(practice, row);
        const [date, time] = [input['appt_date'] ?? null, input['start_time'] ?? null];
        // What isn't moved stays on its instant, also where the clock shows that time twice.
        const start =
          date === null && time === null
            ? row.start
            : startAt(
                date === null ? wallDay(row.start, zone) : dayIn(date),
                time === null ? hhmm(row.start, zone) : timeIn(time),
                place,
              );
        const endTime = input['end_time'] ?? null;
        const animals = Array.isArray(numbers) ? animalsIn(numbers, row.clientKey) : null;
        const status = givenText(input, 'status_cd') ?? null;
        const reason = givenText(input, 'reason_txt');
        const state = status === null ? row.state : stateIn(status);
        if (state === 'cancelled' && row.state !== 'cancelled') throw new Refusal(31, 'Use diary_appt_can to cancel');
        const change: Partial<AppointmentRecord> = {
          start,
          minutes: endTime === null ? row.minutes : minutesTo(start, timeIn(endTime), place),
          state,
          ...(state === 'cancelled' ? {} : { cancelReason: null }),
          ...(colId !== undefined && { providerKey: colId === null ? null : columnIn(colId, bookId) }),
          ...(typeof input['type_cd'] === 'string' && { typeKey: typeIn(input['type_cd']) }),
          ...(reason !== undefined && { reason: (reason ?? '').trim() || null }),
          ...(animals && { patientKey: animals[0] ?? null }),
        };
        remember(row.key, { book_id: bookId, ...(animals && { others: animals.slice(1) }) });
        return changed(row, change);
      }),

    diary_appt_arrive: ({ appt_id: id }: { readonly appt_id: number }): Row =>
      procedure(backstage, 'diary_appt', () => {
        const row = apptIn(id);
        if (row.state !== 'planned' && row.state !== 'confirmed')
          throw new Refusal(32, 'Only what is booked can arrive');
        remember(row.key, { arrivedAt: now() });
        return changed(row, { state: 'arrived' });
      }),

    diary_appt_can: (args: {
      readonly appt_id: number;
      readonly can_reason_cd?: string | null;
      readonly can_txt?: string | null;
    }): Row =>
      procedure(backstage, 'diary_appt', () => {
        const row = apptIn(args.appt_id);
        const code = args.can_reason_cd ?? 'CLI';
        if (!isCode('CANR', code)) throw new Refusal(33, `Reason ${code} not in code group CANR`);
        if (row.state === 'completed') throw new Refusal(34, 'A finished appointment cannot be cancelled');
        if (row.state === 'cancelled') throw new Refusal(35, 'The appointment is cancelled already');
        remember(row.key, { can_reason_cd: code });
        return changed(row, { state: 'cancelled', cancelReason: (args.can_txt ?? '').trim() || null });
      }),

    diary_block_add: ({ in: input }: { readonly in: Row }): Row =>
      procedure(backstage, 'diary_block', () => {
        const place = unitOrRefusal(practice, input['bu_cd']);
        const bookId =
          typeof input['book_id'] === 'number' ? bookIn(input['book_id'], place) : diary.mainBook(place.key);
        const colId = typeof input['col_id'] === 'number' ? input['col_id'] : null;
        if (colId !== null && diary.columnOf(colId) === null)
          throw new Refusal(15, 'The column is not in the diary book');
        if (!isCode('BLKT', input['block_type_cd'])) throw new Refusal(36, 'Type not in code group BLKT');
        const [from, to] = [timeIn(input['start_time']), timeIn(input['end_time'])];
        if (to <= from) throw new Refusal(13, 'The end is not after the start');
        const row: Row = {
          block_id: 2000 + memory.blocks.length,
          bu_cd: of('place', place.key),
          book_id: bookId,
          col_id: colId,
          col: () => (colId === null ? null : diary.columnOf(colId)),
          block_date: dayIn(input['block_date']),
          start_time: from,
          end_time: to,
          block_type_cd: input['block_type_cd'],
          block_txt: givenText(input, 'block_txt') ?? null,
        };
        memory.blocks.push(row);
        return row;
      }),
  };
}
