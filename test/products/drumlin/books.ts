import { instantOfWall } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { fullNameOf, type PlaceRecord, type ProviderRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { depts } from './codes.ts';
import { drumlinIds, endOf, numberOf } from './values.ts';

/** How business units, books and columns look in the database. */
export type BookRecords = ReturnType<typeof bookRecords>;

/** Every book has slots of this many minutes. */
export const slotMinutes = 5;
/** The hours that books show; what is outside can be scrolled to. */
export const opening = { from: '08:00', to: '19:00' } as const;
const columnTypes = { veterinarian: 'V', technician: 'N', groomer: 'G' } as const;
const colours = ['#C0DCC0', '#A6CAF0', '#FFFBF0', '#E0C0E0', '#C0C0FF'];
const { of } = drumlinIds;

/** A column of a book: of a member of staff, a room or a round. */
export interface Column {
  readonly id: number;
  readonly heading: string;
  readonly short: string;
  readonly type: string;
  readonly isActive: boolean;
  readonly books: readonly number[];
  readonly providerKey: number | null;
}

interface Book {
  readonly id: number;
  readonly place: PlaceRecord;
  readonly name: string;
  readonly dept: string;
  readonly isMain: boolean;
}

const shortOf = ({ givenName, familyName }: ProviderRecord): string =>
  `${givenName.slice(0, 1)}${familyName.replaceAll(/[^\p{L}]/gu, '').slice(0, 2)}`.toUpperCase();

/** Makes rows of business units, their books and the columns of these. */
export function bookRecords({ practice, meet }: Backstage) {
  const books: readonly Book[] = practice.places.flatMap((place, index) => [
    { id: place.key * 10 + 1, place, name: 'Consulting', dept: 'SA', isMain: true },
    { id: place.key * 10 + 2, place, name: 'Theatre', dept: 'SA', isMain: false },
    ...(index === 0 ? [{ id: place.key * 10 + 3, place, name: 'Farm & equine', dept: 'FA', isMain: false }] : []),
  ]);
  const mainBook = (placeKey: number): number => placeKey * 10 + 1;

  const columns: readonly Column[] = [
    ...practice.providers.map((row) => ({
      id: numberOf('provider', row.key),
      heading: fullNameOf(row),
      short: shortOf(row),
      type: columnTypes[row.role],
      isActive: row.isActive,
      books: row.placeKeys.flatMap((key) => [key * 10 + 1, ...(row.role === 'groomer' ? [] : [key * 10 + 2])]),
      providerKey: row.key,
    })),
    ...practice.places.map(({ key }) => ({
      id: 10 + key,
      heading: 'Theatre 1',
      short: 'TH1',
      type: 'R',
      isActive: true,
      books: [key * 10 + 2],
      providerKey: null,
    })),
    ...practice.places.slice(0, 1).map(({ key }) => ({
      id: 50,
      heading: 'Calls',
      short: 'CAL',
      type: 'C',
      isActive: true,
      books: [key * 10 + 3],
      providerKey: null,
    })),
  ];

  const col = (row: Column): Row => {
    if (row.providerKey !== null) meet('provider', row.providerKey);
    return {
      col_id: row.id,
      col_hdg: row.heading,
      col_short: row.short,
      col_type_cd: row.type,
      colour: colours[row.id % colours.length] ?? null,
      inactive: !row.isActive,
      book_ids: row.books,
    };
  };
  const columnOf = (id: number): Row | null => {
    const found = columns.find((row) => row.id === id);
    return found ? col(found) : null;
  };

  const busUnit = (row: PlaceRecord): Row => {
    meet('place', row.key);
    return {
      bu_cd: of('place', row.key),
      bu_name: row.name,
      addr_1: row.street,
      addr_2: null,
      town: row.city,
      county: row.state,
      post_cd: row.postalCode,
      tel_no: row.phone,
      email: row.email,
      vat_no: null,
      tz: row.zone,
      head_office: row.key === practice.places[0]?.key,
      inactive: false,
      diary_books: () => books.filter(({ place }) => place.key === row.key).map(book),
    };
  };

  const book = (row: Book): Row => ({
    book_id: row.id,
    bu_cd: of('place', row.place.key),
    bus_unit: () => busUnit(row.place),
    book_name: row.name,
    dept_cd: row.dept,
    dept: depts.find(({ dept_cd }) => dept_cd === row.dept),
    slot_mins: slotMinutes,
    day_start: opening.from,
    day_end: opening.to,
    main_book: row.isMain,
    book_cols: () =>
      columns
        .filter(({ books: own, isActive }) => isActive && own.includes(row.id))
        .map((column, index) => ({
          book_id: row.id,
          col_id: column.id,
          seq_no: index + 1,
          col: () => col(column),
        })),
  });
  const bookOf = (id: number): Row | null => {
    const found = books.find((row) => row.id === id);
    return found ? book(found) : null;
  };

  /** Whether the column of a member of staff has nothing between two times of a day. */
  const isFree = (column: Column, place: PlaceRecord, day: string, from: string, minutes: number): boolean => {
    const start = instantOfWall(`${day}T${from}`, place.zone);
    const end = start + minutes * 60_000;
    return !practice.appointments.some(
      (row) =>
        row.providerKey === column.providerKey &&
        !row.isDeleted &&
        row.state !== 'cancelled' &&
        row.start < end &&
        endOf(row) > start,
    );
  };

  return { books, columns, mainBook, col, columnOf, busUnit, book, bookOf, isFree };
}
