import { GraphQLError } from 'graphql';
import { instantOfWall, wallText } from '../../dialects/clock.ts';
import type { Ids } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Kind,
  type PhoneRecord,
  type ProviderRecord,
  type VisitState,
  visitStates,
} from '../../dialects/practice.ts';

/** Where the numbers of each table start: identity columns with seeds of their own. */
const seeds: Readonly<Record<Kind, number>> = {
  organization: 880_100,
  place: 0,
  provider: 10,
  visitType: 0,
  client: 10_000,
  patient: 20_000,
  appointment: 500_000,
};

/** Numbers of rows; appointment codes are tens with a leading zero, so that one could be put between two of them. */
export const pawprintIds: Ids = {
  of: (kind, key) => (kind === 'visitType' ? String(key * 10).padStart(3, '0') : String(seeds[kind] + key)),
  key(kind, id) {
    const text = String(id ?? '');
    if (!/^\d+$/.test(text)) return null;
    const key = kind === 'visitType' ? Number(text) / 10 : Number(text) - seeds[kind];
    return Number.isInteger(key) && key > 0 ? key : null;
  },
};

/** The number of a row, as its column has it. */
export function numberOf(kind: Exclude<Kind, 'visitType'>, key: number | null): number | null {
  return key === null ? null : seeds[kind] + key;
}

/** The letters of APTFILE.APTSTAT and what they stand for in the file of codes. */
export const aptStats: Readonly<Record<VisitState, readonly [letter: string, descr: string]>> = {
  planned: ['S', 'Scheduled'],
  confirmed: ['C', 'Confirmed'],
  arrived: ['I', 'Checked in'],
  inProgress: ['E', 'In exam room'],
  ready: ['R', 'Ready to check out'],
  completed: ['D', 'Discharged'],
  cancelled: ['X', 'Cancelled'],
  noShow: ['N', 'No-show'],
};

/** The state behind a letter; undefined where there is none. */
export function stateOfLetter(letter: string): VisitState | undefined {
  return visitStates.find((state) => aptStats[state][0] === letter);
}

/** The letters of DRMAST.DRCLASS. */
export const drClasses: Readonly<Record<ProviderRecord['role'], string>> = {
  veterinarian: 'V',
  technician: 'T',
  groomer: 'G',
};

/** A flag as its column has it. */
export type YesNo = 'Y' | 'N';

export function yesNo(flag: boolean): YesNo {
  return flag ? 'Y' : 'N';
}

/** Whether the book of a hospital has it: blocked time stands there too, what was removed does not. */
export function isInBook({ isDeleted }: AppointmentRecord): boolean {
  return !isDeleted;
}

/** A day as a CHAR(8) column has it: 20261117. */
export function day8(instant: number, zone: string): string {
  return wallText(instant, zone).slice(0, 10).replaceAll('-', '');
}

/** A time of day as a CHAR(4) column has it: 0930. */
export function time4(instant: number, zone: string): string {
  return wallText(instant, zone).slice(11, 16).replace(':', '');
}

/** The day of a CHAR(8) column as 2026-11-17. */
export function dayOf8(text: string, column: string): string {
  const [, year, month, date] = /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? [];
  const day = `${year ?? ''}-${month ?? ''}-${date ?? ''}`;
  const instant = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== day)
    throw fault(1020, `'${text}' is not a date in the form YYYYMMDD`, column);
  return day;
}

/** The moment of a day and a time on the clock in a zone. */
export function instantOf84(day: string, time: string, zone: string): number {
  if (!/^(?:[01]\d|2[0-3])[0-5]\d$/.test(time)) throw fault(1021, `'${time}' is not a time in the form HHMM`, 'aptTm');
  return instantOfWall(`${dayOf8(day, 'aptDt')}T${time.slice(0, 2)}:${time.slice(2)}:00`, zone);
}

/** A day of another form, 2019-05-11, as a column has it. */
export function plain8(day: string | null): string | null {
  return day === null ? null : day.replaceAll('-', '');
}

/** A US number through the mask of the Windows client; what is none stays as it was typed. */
export function maskedPhone(value: string): string {
  const digits = value.replaceAll(/\D/g, '');
  const isAbroad = value.startsWith('+') && !digits.startsWith('1');
  const ten = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  if (isAbroad || ten.length !== 10) return value;
  return `(${ten.slice(0, 3)})${ten.slice(3, 6)}-${ten.slice(6)}`;
}

/** The one number of a kind that CLNMAST has a column for. */
export function phoneOf({ phones }: ClientRecord, label: PhoneRecord['label']): string | null {
  const phone = phones.find((each) => each.label === label);
  return phone ? maskedPhone(phone.value) : null;
}

/** All numbers of a client, in the order of the columns. */
export function phonesOf(client: ClientRecord): readonly string[] {
  return (['Home', 'Work', 'Mobile'] as const).flatMap((label) => phoneOf(client, label) ?? []);
}

/** Dollars of cents, as a MONEY column has them. */
export function dollars(cents: number): number {
  return cents / 100;
}

/** The colour that Windows means: blue is the highest byte. */
export function oleColor(hex: string): number {
  const rgb = Number.parseInt(hex.replace('#', ''), 16) || 0;
  return ((rgb % 256) << 16) + (((rgb >> 8) % 256) << 8) + (rgb >> 16);
}

/** An error with its number in the vendor's list. */
export function fault(code: number, message: string, column: string | null = null): GraphQLError {
  const word = `PSQ_${String(code)}`;
  return new GraphQLError(`PSQ-${String(code)}: ${message}`, {
    extensions: { code: word, codes: [word], ...(column !== null && { column }) },
  });
}

/** Arguments of a page. */
export interface PageArgs {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** A page, counted from 1. A size above the most is cut. */
export function pageOf<Item>(
  rows: readonly Item[],
  { pageNo, pageSize }: PageArgs,
  cap: number,
  show: (row: Item) => object,
): object {
  if (pageNo < 1) throw fault(1010, 'pageNo starts at 1', 'pageNo');
  if (pageSize < 1) throw fault(1010, 'pageSize has to be 1 or more', 'pageSize');
  const size = Math.min(pageSize, cap);
  return {
    recs: rows.slice((pageNo - 1) * size, pageNo * size).map(show),
    pageNo,
    pageSize: size,
    totalRecs: rows.length,
    lastPage: Math.max(1, Math.ceil(rows.length / size)),
  };
}
