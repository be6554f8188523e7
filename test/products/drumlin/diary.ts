import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf, type VisitTypeRecord, zoneOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { type BookRecords, slotMinutes } from './books.ts';
import type { DrumlinMemory } from './memory.ts';
import type { PeopleRecords } from './people.ts';
import { drumlinIds, endOf, hhmm, numberOf, stampOf, statuses } from './values.ts';

/** How the diary looks in the database. */
export type DiaryRecords = ReturnType<typeof diaryRecords>;

/** Minutes from which a visit goes into the book of the theatre. */
const theatreMinutes = 90;
const { of } = drumlinIds;

/** What rows of the diary are made from. */
interface Parts {
  readonly memory: DrumlinMemory;
  readonly people: PeopleRecords;
  readonly books: BookRecords;
}

/** Makes rows of types, appointments and blocks. */
export function diaryRecords({ practice, meet }: Backstage, { memory, people, books }: Parts) {
  const { bookOf, busUnit, columnOf, mainBook } = books;

  const apptType = (row: VisitTypeRecord): Row => {
    meet('visitType', row.key);
    return {
      type_cd: of('visitType', row.key),
      descr: row.name,
      dflt_mins: row.minutes,
      dflt_slots: Math.ceil(row.minutes / slotMinutes),
      colour: row.color,
      dept_cd: 'SA',
      web: row.isBookable && row.minutes < theatreMinutes,
      inactive: false,
    };
  };

  /** Long visits are in the theatre's book, where it shows the column. */
  const bookIdOf = (row: AppointmentRecord): number => {
    const written = memory.appts.get(row.key)?.book_id;
    if (written !== undefined || row.minutes < theatreMinutes) return written ?? mainBook(row.placeKey);
    const theatre = mainBook(row.placeKey) + 1;
    const column = books.columns.find(({ providerKey }) => providerKey === row.providerKey);
    return row.providerKey === null || column?.books.includes(theatre) ? theatre : mainBook(row.placeKey);
  };
  const animalsOf = (row: AppointmentRecord): readonly number[] => [
    ...(row.patientKey === null ? [] : [row.patientKey]),
    ...(memory.appts.get(row.key)?.others ?? []),
  ];

  /** Arrival, begin and end as the desk clicked them, a little beside what was planned. */
  const clicked = (row: AppointmentRecord, zone: string): Row => {
    const steps = ['arrived', 'inProgress', 'ready', 'completed'];
    const step = steps.indexOf(row.state);
    const at = (from: number, minutes: number): string => hhmm(from + minutes * 60_000, zone);
    const arrivedAt = memory.appts.get(row.key)?.arrivedAt;
    return {
      arr_time: step < 0 ? null : arrivedAt === undefined ? at(row.start, -3 - (row.key % 6)) : at(arrivedAt, 0),
      in_time: step < 1 ? null : at(row.start, row.key % 7),
      out_time: step < 2 ? null : at(endOf(row), row.key % 5),
    };
  };

  const appt = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const zone = zoneOf(practice, row);
    const place = rowOf(practice.places, row.placeKey);
    const type = rowOf(practice.visitTypes, row.typeKey);
    const client = rowOf(practice.clients, row.clientKey);
    const colId = row.providerKey === null ? null : numberOf('provider', row.providerKey);
    const id = numberOf('appointment', row.key);
    return {
      appt_id: id,
      bu_cd: of('place', row.placeKey),
      bus_unit: () => place && busUnit(place),
      book_id: bookIdOf(row),
      book: () => bookOf(bookIdOf(row)),
      col_id: colId,
      col: () => (colId === null ? null : columnOf(colId)),
      appt_date: wallDay(row.start, zone),
      start_time: hhmm(row.start, zone),
      end_time: hhmm(endOf(row), zone),
      slots: Math.ceil(row.minutes / slotMinutes),
      type_cd: of('visitType', row.typeKey),
      appt_type: () => type && apptType(type),
      status_cd: statuses[row.state].code,
      acct_no: client && numberOf('client', client.key),
      acct: () => client && people.acct(client),
      anmls: () =>
        animalsOf(row).flatMap((key, index) => {
          const animal = rowOf(practice.patients, key);
          if (!animal) return [];
          return [
            { appt_id: id, seq_no: index + 1, anml_no: numberOf('patient', key), anml: () => people.anml(animal) },
          ];
        }),
      reason_txt: row.reason,
      ...clicked(row, zone),
      can_reason_cd: row.state === 'cancelled' ? (memory.appts.get(row.key)?.can_reason_cd ?? 'CLI') : null,
      can_txt: row.cancelReason,
      sms_rem: row.key % 3 !== 0,
      crt_by: 'SKE',
      crt_dt: stampOf(practice, row.createdAt),
      upd_dt: stampOf(practice, row.updatedAt),
    };
  };

  /** Time that is kept free: what the practice has, and what was added here. */
  const blocks = (): readonly Row[] => [
    ...practice.appointments
      .filter((row) => row.isBlock && !row.isDeleted)
      .map((row) => {
        const zone = zoneOf(practice, row);
        const colId = row.providerKey === null ? null : numberOf('provider', row.providerKey);
        return {
          block_id: 900 + row.key,
          bu_cd: of('place', row.placeKey),
          book_id: mainBook(row.placeKey),
          col_id: colId,
          col: () => (colId === null ? null : columnOf(colId)),
          block_date: wallDay(row.start, zone),
          start_time: hhmm(row.start, zone),
          end_time: hhmm(endOf(row), zone),
          block_type_cd: 'MTG',
          block_txt: row.reason,
        };
      }),
    ...memory.blocks,
  ];

  return { ...books, apptType, bookIdOf, animalsOf, appt, blocks };
}
