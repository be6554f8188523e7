import { type ExecutionResult, GraphQLError } from 'graphql';
import { startOfDay } from '../../dialects/clock.ts';
import { uuidIds } from '../../dialects/ids.ts';
import type { ClientRecord, VisitState } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** Random UUIDs for everything, as Ecto makes them. */
export const lodestarIds = uuidIds();

// What the practice has no kind for has numbers that none of its rows reaches.
const beside = { case: 1000, department: 1700, practice: 1750, vet: 1800, ward: 1850, task: 1900 } as const;
export type BesideKind = keyof typeof beside;

/** The id of something that the practice has no kind for. */
export function besideId(kind: BesideKind, key: number): string {
  return lodestarIds.of('organization', beside[kind] + key);
}

/** The key behind such an id. */
export function besideKey(kind: BesideKind, id: string | null | undefined): number | null {
  const key = lodestarIds.key('organization', id);
  return key === null ? null : key - beside[kind];
}

// prettier-ignore
const statuses: Readonly<Record<VisitState, readonly [code: string, label: string, isFinal: boolean]>> = {
  planned: ['booked', 'Booked', false],
  confirmed: ['confirmed', 'Confirmed', false],
  arrived: ['arrived', 'Arrived', false],
  inProgress: ['in_consult', 'In consult', false],
  ready: ['ready_to_go', 'Ready to go', false],
  completed: ['discharged', 'Discharged', true],
  cancelled: ['cancelled', 'Cancelled', true],
  noShow: ['did_not_attend', 'Did not attend', true],
};

/** The states in the order of their steps. */
export const lodestarStates: readonly VisitState[] = [
  'planned',
  'confirmed',
  'arrived',
  'inProgress',
  'ready',
  'completed',
  'cancelled',
  'noShow',
];

/** A step of an appointment. */
export function statusOf(state: VisitState): Row & { readonly code: string; readonly isFinal: boolean } {
  const [code, label, isFinal] = statuses[state];
  return { code, label, position: 1 + lodestarStates.indexOf(state), isFinal };
}

/** The state of a code; undefined where there is none. */
export function stateOfCode(code: string): VisitState | undefined {
  return lodestarStates.find((state) => statusOf(state).code === code);
}

/** Kinds of animals, with the names that the practice stores. */
export const speciesRows: readonly { readonly code: string; readonly name: string }[] = [
  { code: 'can', name: 'Canine' },
  { code: 'fel', name: 'Feline' },
  { code: 'lag', name: 'Rabbit' },
  { code: 'avi', name: 'Avian' },
  { code: 'oth', name: 'Other' },
];

/** A kind of animal by its name. */
export function speciesOf(name: string): Row {
  return speciesRows.find((row) => row.name === name) ?? { code: 'oth', name };
}

/** The departments, each with the types of appointment that it holds. */
export const departmentRows: readonly {
  readonly key: number;
  readonly name: string;
  readonly typeKeys: readonly number[];
}[] = [
  { key: 1, name: 'Outpatients', typeKeys: [1, 2] },
  { key: 2, name: 'Emergency & Critical Care', typeKeys: [3] },
  { key: 3, name: 'Surgery', typeKeys: [4] },
  { key: 4, name: 'Nursing', typeKeys: [5] },
  { key: 5, name: 'Internal Medicine', typeKeys: [6] },
];

/** The department of a type of appointment. */
export function departmentKeyOf(typeKey: number): number {
  return departmentRows.find(({ typeKeys }) => typeKeys.includes(typeKey))?.key ?? 1;
}

/** Three letters for each hospital. */
export const shortCodes: Readonly<Record<number, string>> = { 1: 'HBR', 2: 'SUM', 3: 'STM' };

export type ContactPointKind = 'MOBILE' | 'HOME_PHONE' | 'WORK_PHONE' | 'EMAIL';

const phoneKinds = { Mobile: 'MOBILE', Home: 'HOME_PHONE', Work: 'WORK_PHONE' } as const;

/** Telephones before emails. */
export function contactPointsOf({ phones, emails }: ClientRecord): readonly Row[] {
  return [
    ...phones.map(({ label, value }) => ({ kind: phoneKinds[label], value })),
    ...emails.map((value) => ({ kind: 'EMAIL', value })),
  ];
}

/** The label of a telephone; null for an email. */
export function phoneLabelOf(kind: ContactPointKind): 'Mobile' | 'Home' | 'Work' | null {
  return (['Mobile', 'Home', 'Work'] as const).find((label) => phoneKinds[label] === kind) ?? null;
}

/** A text without what a search doesn't look at: case and accents. */
export function plainText(text: string): string {
  const replaced = text.toLowerCase().replaceAll('ø', 'o').replaceAll('ß', 'ss').replaceAll('ı', 'i');
  return replaced.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** An error that stops a field, with its code. */
export function refusal(message: string, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** What isn't there. */
export function notFound(what: string): GraphQLError {
  return refusal(`${what} not found`, 'not_found');
}

/** A day that was given, as it is. */
export function dayIn(name: string, value: unknown): string {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) {
    try {
      startOfDay(value, 'UTC');
      return value;
    } catch {
      // It looks like one, and there is no such day.
    }
  }
  throw new GraphQLError(`Argument "${name}" has invalid value ${JSON.stringify(value)}.`);
}

/** An instant that was given, which needs Z or an offset. */
export function instantIn(name: string, value: unknown): number {
  const isInstant =
    typeof value === 'string' &&
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/.test(value);
  const instant = isInstant ? Date.parse(value) : Number.NaN;
  if (!Number.isNaN(instant)) return Math.floor(instant / 1000) * 1000;
  throw new GraphQLError(`In field "${name}": Expected type "DateTime", found ${JSON.stringify(value)}.`);
}

/** An amount as text. */
export function decimalText(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Errors as Absinthe writes them: the code stands beside the message. */
export function absintheBody(result: ExecutionResult): object {
  const { errors, ...rest } = result;
  if (!errors) return rest;
  return {
    ...rest,
    errors: errors.map((error) => {
      const { extensions = {}, ...plain } = error.toJSON();
      return { ...plain, ...extensions };
    }),
  };
}

/** What says which page of a list is wanted. */
export interface PageArgs {
  readonly page?: number | null;
  readonly pageSize?: number | null;
}

const usualSize = 50;

/** A page as Scrivener makes it: one after the last is the last one, and one before the first is the first. */
export function pageOf<Item>(items: readonly Item[], args: PageArgs, cap: number, show: (item: Item) => unknown): Row {
  const pageSize = Math.max(1, Math.min(args.pageSize ?? usualSize, cap));
  const totalPages = Math.max(1, Math.ceil(items.length / pageSize));
  const pageNumber = Math.max(1, Math.min(args.page ?? 1, totalPages));
  const entries = items.slice((pageNumber - 1) * pageSize, pageNumber * pageSize).map(show);
  return { entries, pageNumber, pageSize, totalEntries: items.length, totalPages };
}
