import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { byStart, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { opening, slotMinutes } from './books.ts';
import type { DiaryRecords } from './diary.ts';
import type { DrumlinMemory } from './memory.ts';
import type { PeopleRecords } from './people.ts';
import { bad, dayAfter, drumlinIds, isInDiary, type PageArgs, pageOf, rangeIn, statuses, unitIn } from './values.ts';

interface DiaryArgs extends PageArgs {
  readonly bu_cd: string;
  readonly date_from: unknown;
  readonly date_to: unknown;
  readonly book_id?: number | null;
  readonly col_id?: number | null;
  readonly acct_no?: number | null;
  readonly anml_no?: number | null;
  readonly status_cds?: readonly string[] | null;
}

interface Parts {
  readonly memory: DrumlinMemory;
  readonly diary: DiaryRecords;
  readonly people: PeopleRecords;
}

const { key } = drumlinIds;
const mostDays = 62;

/** Whether an argument is not given, or is that value. */
export function same(wanted: unknown, value: unknown): boolean {
  return wanted === undefined || wanted === null || wanted === value;
}

/** The queries of business units and of the diary. */
export function diaryQueries({ practice, cap }: Backstage, { memory, diary, people }: Parts) {
  return {
    bus_units: () => practice.places.map(diary.busUnit),
    bus_unit({ bu_cd: code }: { readonly bu_cd: string }): Row | null {
      const place = rowOf(practice.places, key('place', code));
      return place && diary.busUnit(place);
    },
    diary_books: (args: { readonly bu_cd?: string | null }) =>
      diary.books.filter(({ place }) => !args.bu_cd || place === unitIn(practice, args.bu_cd)).map(diary.book),
    diary_book: ({ book_id: id }: { readonly book_id: number }) => diary.bookOf(id),
    diary_cols(args: {
      readonly bu_cd?: string | null;
      readonly book_id?: number | null;
      readonly incl_inactive?: boolean | null;
    }) {
      const place = args.bu_cd ? unitIn(practice, args.bu_cd) : null;
      const wanted = diary.books.filter((row) => (!place || row.place === place) && same(args.book_id, row.id));
      return diary.columns
        .filter(
          ({ books, isActive }) => (args.incl_inactive || isActive) && wanted.some(({ id }) => books.includes(id)),
        )
        .map(diary.col);
    },
    diary_appts(args: DiaryArgs): Row {
      const place = unitIn(practice, args.bu_cd);
      const [from, to] = rangeIn(args.date_from, args.date_to, mostDays);
      const codes = args.status_cds ?? null;
      const colKey = typeof args.col_id === 'number' ? (key('provider', args.col_id) ?? -1) : null;
      const clientKey = typeof args.acct_no === 'number' ? (key('client', args.acct_no) ?? -1) : null;
      const animalKey = typeof args.anml_no === 'number' ? (key('patient', args.anml_no) ?? -1) : null;
      const rows = practice.appointments.filter((row) => {
        if (!isInDiary(row) || row.placeKey !== place.key) return false;
        const day = wallDay(row.start, place.zone);
        return (
          day >= from &&
          day <= to &&
          same(args.book_id, diary.bookIdOf(row)) &&
          same(colKey, row.providerKey) &&
          same(clientKey, row.clientKey) &&
          (animalKey === null || diary.animalsOf(row).includes(animalKey)) &&
          (codes === null || codes.includes(statuses[row.state].code))
        );
      });
      return pageOf(rows.toSorted(byStart), args, cap, diary.appt);
    },
    diary_appt({ appt_id: id }: { readonly appt_id: number }): Row | null {
      const row = rowOf(practice.appointments, key('appointment', id));
      return row && isInDiary(row) ? diary.appt(row) : null;
    },
    diary_blocks(args: DiaryArgs): readonly Row[] {
      unitIn(practice, args.bu_cd);
      const [from, to] = rangeIn(args.date_from, args.date_to, mostDays);
      return diary.blocks().filter((row) => {
        const day = String(row['block_date']);
        return row['bu_cd'] === args.bu_cd && day >= from && day <= to && same(args.book_id, row['book_id']);
      });
    },
    diary_free(args: DiaryArgs & { readonly type_cd: string }): readonly Row[] {
      const place = unitIn(practice, args.bu_cd);
      const [from, to] = rangeIn(args.date_from, args.date_to, 14);
      const type = rowOf(practice.visitTypes, key('visitType', args.type_cd));
      if (!type || type.isBlock) throw bad('DRM-0131', `No appointment type ${args.type_cd}`);
      const bookId = diary.mainBook(place.key);
      const columns = diary.columns.filter((row) => {
        return row.isActive && row.providerKey !== null && row.books.includes(bookId) && same(args.col_id, row.id);
      });
      const found: Row[] = [];
      const minutesOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
      for (let day = from; day <= to; day = dayAfter(day, 1)) {
        if (new Date(day).getUTCDay() === 0) continue;
        // Half hours are offered, whatever the slots of the book.
        for (let at = minutesOf(opening.from); at + type.minutes <= minutesOf(opening.to); at += 30) {
          const time = `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
          for (const column of columns) {
            if (!diary.isFree(column, place, day, time, type.minutes)) continue;
            const slots = Math.ceil(type.minutes / slotMinutes);
            found.push({
              book_id: bookId,
              col_id: column.id,
              col_hdg: column.heading,
              free_date: day,
              start_time: time,
              slots,
            });
          }
        }
      }
      return found;
    },
    appt_types: () => practice.visitTypes.filter(({ isBlock }) => !isBlock).map(diary.apptType),
    wait_list({ bu_cd: code }: { readonly bu_cd: string }): readonly Row[] {
      const place = unitIn(practice, code);
      return memory.waiting
        .filter((row) => row['bu_cd'] === drumlinIds.of('place', place.key))
        .map((row) => ({
          ...row,
          acct() {
            const client = rowOf(practice.clients, key('client', Number(row['acct_no'])));
            return client && people.acct(client);
          },
        }));
    },
  };
}
