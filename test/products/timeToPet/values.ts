import { GraphQLError } from 'graphql';
import { instantOfWall, offsetText } from '../../dialects/clock.ts';
import type {
  AppointmentRecord,
  ClientRecord,
  PatientRecord,
  PhoneRecord,
  Practice,
  VisitState,
} from '../../dialects/practice.ts';
import { byFamilyName } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import { numberedIds } from '../numberedIds.ts';

/** Numbers, those of each table on their own. */
export const timeToPetIds = numberedIds({
  organization: 2400,
  place: 0,
  provider: 5100,
  visitType: 880,
  client: 61_000,
  patient: 140_000,
  appointment: 7_300_000,
});

/** The one clock of the company. */
export const companyZone = 'America/New_York';

export type EventWord = 'SCHEDULED' | 'IN_PROGRESS' | 'COMPLETED' | 'CANCELLED';

/** The four states of an event: a sitter on the way is in progress, and a client who doesn't open is cancelled. */
export const eventWords: Readonly<Record<VisitState, EventWord>> = {
  planned: 'SCHEDULED',
  confirmed: 'SCHEDULED',
  arrived: 'IN_PROGRESS',
  inProgress: 'IN_PROGRESS',
  ready: 'IN_PROGRESS',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  noShow: 'CANCELLED',
};

/** The state behind a word. */
export const statesOfWords: Readonly<Record<EventWord, VisitState>> = {
  SCHEDULED: 'planned',
  IN_PROGRESS: 'inProgress',
  COMPLETED: 'completed',
  CANCELLED: 'cancelled',
};

/** Whether an entry of the book is an event: each has a client. */
export function isEvent(row: AppointmentRecord): boolean {
  return row.clientKey !== null && !row.isBlock && !row.isDeleted && hasClearDay(row);
}

/** Clients by their last names. */
export function clientsOf({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter(({ isDeleted }) => !isDeleted).toSorted(byFamilyName);
}

/** Pets in the order of entry: none is without a client. */
export function petsOf({ patients }: Practice): readonly PatientRecord[] {
  return patients.filter(({ clientKey }) => clientKey !== null);
}

/** The status of a pet. */
export function petStatusOf({ isActive, isDeceased }: PatientRecord): 'ACTIVE' | 'INACTIVE' | 'DECEASED' {
  if (isDeceased) return 'DECEASED';
  return isActive ? 'ACTIVE' : 'INACTIVE';
}

/** The number with a label. */
export function phoneOf({ phones }: ClientRecord, label: PhoneRecord['label']): string | null {
  return phones.find((phone) => phone.label === label)?.value ?? null;
}

/** A time with the company's offset, in which there is no colon. */
export function timeText(instant: number): string {
  return offsetText(instant, companyZone).replace(/:(?=\d{2}$)/, '');
}

/** A time that is given: with an offset, with or without a colon, or by the company's clock. */
export function timeIn(value: unknown): number {
  const text = typeof value === 'string' ? value.trim() : '';
  const hasOffset = /T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text);
  const instant = hasOffset ? Date.parse(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2')) : wallIn(text);
  if (Number.isNaN(instant)) throw invalid(`Invalid time: ${text}`);
  return instant;
}

/** A refusal of what was given. */
export function invalid(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'VALIDATION_FAILED' } });
}

/** A refusal of an id that leads nowhere. */
export function notFound(what: string): GraphQLError {
  return new GraphQLError(`${what} not found`, { extensions: { code: 'NOT_FOUND' } });
}

/** One page of a list, counted from 1, and how many there are. */
export function pageOf<Record>(
  rows: readonly Record[],
  { page, perPage }: { readonly page?: number | null; readonly perPage?: number | null },
  cap: number,
  show: (row: Record) => object,
): object {
  const number = page ?? 1;
  const size = perPage ?? 50;
  if (number < 1 || size < 1) throw invalid('page and perPage must be at least 1');
  const most = Math.min(size, cap);
  return {
    items: rows.slice((number - 1) * most, number * most).map(show),
    totalCount: rows.length,
    page: number,
    pageCount: Math.ceil(rows.length / most),
  };
}

function wallIn(text: string): number {
  return /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(text)
    ? instantOfWall(text.replace(' ', 'T'), companyZone)
    : Number.NaN;
}
