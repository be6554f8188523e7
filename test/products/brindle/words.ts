import { GraphQLError } from 'graphql';
import { wordIds } from '../../dialects/ids.ts';
import type { ClientRecord, PatientRecord, PhoneRecord, Practice, VisitState } from '../../dialects/practice.ts';

/** Ids that say what they belong to. */
export const brindleIds = wordIds({
  organization: 'grp_',
  place: 'hos_',
  provider: 'tm_',
  visitType: 'vt_',
  client: 'pp_',
  patient: 'pet_',
  appointment: 'v_',
});

/** How far a visit has come, in the words of the day sheet. */
export const brindleStages: Readonly<Record<VisitState, string>> = {
  planned: 'BOOKED',
  confirmed: 'CONFIRMED',
  arrived: 'IN_LOBBY',
  inProgress: 'IN_ROOM',
  ready: 'READY_FOR_PICKUP',
  completed: 'DISCHARGED',
  cancelled: 'CANCELED',
  noShow: 'NO_SHOW',
};

/** All species that the service knows, by their codes. */
export const speciesNames: Readonly<Record<string, string>> = {
  CAN: 'Canine',
  FEL: 'Feline',
  LAG: 'Rabbit',
  AVI: 'Avian',
  EXO: 'Exotic',
};

/** Channels of numbers, by the label of the number. */
export const phoneChannels: Readonly<Record<PhoneRecord['label'], string>> = {
  Mobile: 'MOBILE',
  Home: 'HOME_PHONE',
  Work: 'WORK_PHONE',
};

/** One who shares a pet with its primary guardian. */
export function coOwnerOf({ clients }: Practice, { key, clientKey }: PatientRecord): ClientRecord | null {
  if (clientKey === null || key % 11 !== 3) return null;
  return clients.find((client) => client.key > clientKey && !client.isDeleted) ?? null;
}

/** Dollars of whole cents. */
export function money(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** A day as it was given; anything else is an error of the whole request. */
export function dayOf(text: string): string {
  if (isDay(text)) return text;
  throw new GraphQLError(`Not a date: ${text}`, { extensions: { code: 'BAD_USER_INPUT' } });
}

/** Whether a text is a day of the calendar. */
export function isDay(text: string): boolean {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // There is no 31st of February.
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

/** Whether a text is a time of day. */
export function isTimeOfDay(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** A page of rows with its number, and the number of the next one. */
export function pageOf<Row>(
  rows: readonly Row[],
  { page, size }: { readonly page?: number | null; readonly size?: number | null },
  cap: number,
  show: (row: Row) => object,
): object {
  const number = Math.max(1, page ?? 1);
  const length = Math.max(1, Math.min(size ?? 40, cap));
  return {
    results: rows.slice((number - 1) * length, number * length).map(show),
    page: number,
    nextPage: number * length < rows.length ? number + 1 : null,
    total: rows.length,
  };
}
