import { GraphQLError } from 'graphql';
import { instantOfWall, wallTime } from '../../dialects/clock.ts';
import type { Ids } from '../../dialects/ids.ts';
import type {
  AppointmentRecord,
  ClientRecord,
  Kind,
  PhoneRecord,
  PlaceRecord,
  Practice,
  VisitState,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** Each table counts for itself, so that the same number means something in several of them. */
const before: Readonly<Record<Kind, number>> = {
  organization: 0,
  place: 0,
  provider: 20,
  visitType: 300,
  client: 10_000,
  patient: 0,
  appointment: 52_000,
};

/** "Juvonno IDs". */
export const juvonnoIds: Ids = {
  of: (kind, key) => String(before[kind] + key),
  key(kind, id) {
    const key = /^\d+$/.test(String(id ?? '')) ? Number(id) - before[kind] : 0;
    return key > 0 ? key : null;
  },
};

/** An id as the API writes it: a number. */
export function idOf(kind: Kind, key: number): number {
  return before[kind] + key;
}

/** The words for how far an appointment is. */
export const juvonnoStatuses = {
  planned: 'booked',
  confirmed: 'confirmed',
  arrived: 'arrived',
  inProgress: 'in_session',
  ready: 'ready_for_checkout',
  completed: 'completed',
  noShow: 'no_show',
  cancelled: 'cancelled',
} as const satisfies Readonly<Record<VisitState, string>>;

/** Where each number of a customer stands. */
export const phoneFields = [
  ['Home', 'phone'],
  ['Mobile', 'mobile'],
  ['Work', 'work_phone'],
] as const;

/** The first number with a label; null where there is none. */
export function numberOf({ phones }: ClientRecord, wanted: PhoneRecord['label']): string | null {
  return phones.find(({ label }) => label === wanted)?.value ?? null;
}

/** All numbers of a customer that have a place there. */
export function numbersOf(client: ClientRecord): readonly string[] {
  return phoneFields.flatMap(([label]) => numberOf(client, label) ?? []);
}

/** Whether it is an appointment; time that is kept free is none, and what was deleted is gone. */
export function isAppointment({ isBlock, isDeleted }: AppointmentRecord): boolean {
  return !isBlock && !isDeleted;
}

/** The codes of branches: the beginnings of the first two words of a name, and a number where two are alike. */
export function codeOf({ places }: Practice, place: PlaceRecord): string {
  const plain = ({ name }: PlaceRecord): string => {
    const words = name
      .normalize('NFD')
      .replaceAll(/[^A-Za-z\s]/g, '')
      .split(/\s+/);
    return words
      .slice(0, 2)
      .map((word) => word.slice(0, 3).toUpperCase())
      .join('');
  };
  const same = places.filter((each) => plain(each) === plain(place));
  return same[0]?.key === place.key ? plain(place) : `${plain(place)}${String(place.key)}`;
}

/** Such as 09:00. */
export function timeText(instant: number, zone: string): string {
  return wallTime(instant, zone).slice(0, 5);
}

/** The instant of a day and a time of day by the clock of a branch. */
export function instantOf(date: string, time: string, zone: string): number {
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) throw new Refusal(400, 'start_time must be in the format HH:mm');
  return instantOfWall(`${dayIn(date)}T${time}:00`, zone);
}

/** The day of a value of the scalar Date. */
export function dayIn(value: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
  if (!isDay || new Date(value).toISOString().slice(0, 10) !== value)
    throw new GraphQLError(`Date cannot represent an invalid date-string ${value}.`);
  return value;
}

/** What the API answers instead of 200. */
export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The API answers 404 to an id of nothing. */
export function notFound(what: string, id: number | string): Refusal {
  return new Refusal(404, `${what} with ID ${String(id)} could not be found.`);
}

const baseUrl = 'https://clinic.juvonno.com/api';

/** A field of the gateway: what the API refuses comes through as an error about the request that failed. */
export function operation<Args extends object, Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  run: (args: Args) => Answer,
): (args: Args) => Answer {
  return (args) => {
    try {
      return run(args);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const endpoint = path.replaceAll(/\{args\.(\w+)\}/g, (_, name: string) => String(Reflect.get(args, name)));
      throw new GraphQLError(
        `Upstream HTTP Error: ${String(error.status)}, Could not invoke operation ${method} ${path}`,
        {
          extensions: {
            request: { endpoint: `${baseUrl}${endpoint}`, method },
            responseBody: { code: error.status, message: error.message },
          },
        },
      );
    }
  };
}

/** Arguments of a page; some lists call its size results. */
export interface PageArgs {
  readonly page?: number | null;
  readonly count?: number | null;
  readonly results?: number | null;
}

/** A part of a list. */
export interface Part<Item> {
  readonly total: number;
  readonly page: number;
  readonly rows: readonly Item[];
}

/** Pages are counted from 1; longer ones than the most are cut. */
export function partOf<Item>(rows: readonly Item[], { page, count, results }: PageArgs, cap: number): Part<Item> {
  const number = page ?? 1;
  const size = count ?? results ?? 50;
  if (number < 1 || size < 1) throw new Refusal(400, 'page and count must be greater than 0.');
  const length = Math.min(size, cap);
  return { total: rows.length, page: number, rows: rows.slice((number - 1) * length, number * length) };
}

/** The wrapper of most lists. */
export function listOf<Item>({ total, page, rows }: Part<Item>, show: (row: Item) => object): Row {
  return { total, page, count: rows.length, list: rows.map(show) };
}
