import { GraphQLError } from 'graphql';
import { instantOfWall, startOfDay, utcText, wallDay } from '../../dialects/clock.ts';
import type { Ids } from '../../dialects/ids.ts';
import type {
  AppointmentRecord,
  Kind,
  PhoneRecord,
  Practice,
  ProviderRecord,
  VisitState,
} from '../../dialects/practice.ts';
import { visitStates, zoneOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** Where the sequence of each table stands before the first row of this group. */
const before: Readonly<Record<Kind, number>> = {
  organization: 40,
  place: 10,
  provider: 200,
  visitType: 310,
  client: 5100,
  patient: 21_400,
  appointment: 88_000,
};

/** Ids of a database: numbers, of which each table has its own sequence. */
export const bellmareIds: Ids = {
  of: (kind, key) => String(before[kind] + key),
  key(kind, id) {
    const key = /^\d{1,9}$/.test(String(id ?? '')) ? Number(id) - before[kind] : 0;
    return key > 0 ? key : null;
  },
};

/** A stage of an entry of the calendar. */
interface Stage {
  readonly code: string;
  readonly label: string;
  readonly colour: string;
  readonly is_settled: boolean;
}

/** The stages as the group has worded them. */
export const stages: Readonly<Record<VisitState, Stage>> = {
  planned: { code: 'PENCILLED', label: 'Pencilled in', colour: '#b7c4a1', is_settled: false },
  confirmed: { code: 'FIRM', label: 'Firm', colour: '#7f9c5a', is_settled: false },
  arrived: { code: 'ON_GROUNDS', label: 'On the grounds', colour: '#e0b04c', is_settled: false },
  inProgress: { code: 'UNDER_WAY', label: 'Under way', colour: '#c9743a', is_settled: false },
  ready: { code: 'READY', label: 'Ready to load', colour: '#8c6ba8', is_settled: false },
  completed: { code: 'WRAPPED_UP', label: 'Wrapped up', colour: '#4f7484', is_settled: true },
  cancelled: { code: 'CALLED_OFF', label: 'Called off', colour: '#c4c4c4', is_settled: true },
  noShow: { code: 'NO_SHOW', label: 'No show', colour: '#8a8a8a', is_settled: true },
};

/** A stage as a row. */
export function stageRow(state: VisitState): Row {
  return { ...stages[state], sort_order: (visitStates.indexOf(state) + 1) * 10 };
}

/** The state with a code; undefined where there is none. */
export function stateOfCode(code: string): VisitState | undefined {
  return visitStates.find((state) => stages[state].code === code);
}

/** Species that animals can be enrolled as. */
export const speciesRows = [
  { code: 'EQ', label: 'Equine', is_livestock: false },
  { code: 'BO', label: 'Bovine', is_livestock: true },
  { code: 'OV', label: 'Ovine', is_livestock: true },
  { code: 'CP', label: 'Caprine', is_livestock: true },
  { code: 'CM', label: 'Camelid', is_livestock: true },
  { code: 'CA', label: 'Canine', is_livestock: false },
  { code: 'FE', label: 'Feline', is_livestock: false },
  { code: 'LA', label: 'Rabbit', is_livestock: false },
  { code: 'AV', label: 'Avian', is_livestock: false },
] as const;

/** A species of the data as a row; words that came with an import have no code of their own. */
export function speciesRow(word: string): (typeof speciesRows)[number] | Row {
  return speciesRows.find(({ label }) => label === word) ?? { code: 'XX', label: word, is_livestock: false };
}

/** What people of the crew are. */
export const disciplines: Readonly<Record<ProviderRecord['role'], { readonly code: string; readonly label: string }>> =
  {
    veterinarian: { code: 'DVM', label: 'Veterinarian' },
    technician: { code: 'RVT', label: 'Registered veterinary technician' },
    groomer: { code: 'CARE', label: 'Animal care attendant' },
  };

/** What the labels of numbers are called there. */
export const phoneKinds = { Mobile: 'CELL', Home: 'HOME', Work: 'WORK' } as const satisfies Record<
  PhoneRecord['label'],
  string
>;

/** Whether the calendar has it as an entry; time that is held is a list of its own, and struck rows are gone. */
export function isEntry({ isBlock, isDeleted }: AppointmentRecord): boolean {
  return !isBlock && !isDeleted;
}

/** An instant as Python writes one that is aware and in UTC. */
export function isoText(instant: number): string {
  return utcText(instant).replace('Z', '+00:00');
}

/** The instant of a text; one without an offset is by the clock of the base. */
export function instantIn(text: string, zone: string): number {
  const [, wall, offset] = /^(\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?$/.exec(text) ?? [];
  const instant = wall === undefined ? Number.NaN : offset === undefined ? instantOfWall(wall, zone) : Date.parse(text);
  if (!Number.isNaN(instant)) return instant;
  throw new GraphQLError(`Value cannot represent a DateTime: "${text}". Invalid isoformat string: '${text}'`);
}

/** Checks a day. */
export function dayIn(text: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))) return text;
  throw new GraphQLError(`Value cannot represent a Date: "${text}". Invalid isoformat string: '${text}'`);
}

/** A day some days later. */
export function dayAfter(day: string, days: number): string {
  return wallDay(startOfDay(day, 'UTC', days), 'UTC');
}

/** The day of an appointment by the clock of its base. */
export function dayOf(practice: Practice, row: AppointmentRecord): string {
  return wallDay(row.start, zoneOf(practice, row));
}

/** Refuses the arguments of a query. */
export function invalid(argument: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'INVALID_ARGUMENT', argument } });
}

/** Arguments of a page. */
export interface PageArgs {
  readonly offset: number;
  readonly limit: number;
}

/** Rows from an offset on, with the count of all; a limit above the most is cut. */
export function pageOf<Item>(
  rows: readonly Item[],
  { offset, limit }: PageArgs,
  cap: number,
  show: (row: Item) => object,
): object {
  if (offset < 0) throw invalid('offset', 'offset must be zero or more');
  if (limit < 1) throw invalid('limit', 'limit must be one or more');
  const most = Math.min(limit, cap);
  return { count: rows.length, offset, limit: most, results: rows.slice(offset, offset + most).map(show) };
}

/** Cents as Python writes a Decimal. */
export function decimalText(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** A text without case and accents, to look for. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Whether a filter lets a value pass: one that isn't given lets all. */
export function fits<Value>(wanted: Value | null | undefined, own: Value): boolean {
  return wanted === null || wanted === undefined || wanted === own;
}

/** The key that a filter asks for: none where it isn't given, and -1, which no row has, for an id of nothing. */
export function wantedKey(kind: Kind, id: string | null | undefined): number | null {
  return id === null || id === undefined ? null : (bellmareIds.key(kind, id) ?? -1);
}
