import { type ExecutionResult, GraphQLError } from 'graphql';
import { utcText } from '../../dialects/clock.ts';
import { type Ids, mixed, uuidIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, Kind, VisitState } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';

const prefixes: Readonly<Partial<Record<Kind, string>>> = { provider: 'pro', visitType: 'svc', appointment: 'bkg' };
const salts: readonly Kind[] = ['provider', 'visitType', 'appointment'];
const mostKeys = 2000;
const uuids = uuidIds();

/** The first eight digits of a random UUID after a short word, as all but tenants and clients are named. */
export function shortId(prefix: string, number: number): string {
  return `${prefix}_${mixed(number).toString(16).padStart(8, '0')}`;
}

/** Ids of the source: tenants and clients have UUIDs. */
export const chatBookingIds: Ids = (() => {
  const of: Ids['of'] = (kind, key) => {
    const prefix = prefixes[kind];
    return prefix === undefined ? uuids.of(kind, key) : shortId(prefix, key * 8 + salts.indexOf(kind));
  };
  const known = new Map(
    salts.map((kind) => [kind, new Map(Array.from({ length: mostKeys }, (_, key) => [of(kind, key), key]))] as const),
  );
  return {
    of,
    key: (kind, id) =>
      prefixes[kind] === undefined ? uuids.key(kind, id) : (known.get(kind)?.get(String(id)) ?? null),
  };
})();

/** How far a booking is; there is no word for anything between its confirmation and its end. */
// prettier-ignore
export const chatBookingWords: Readonly<Record<VisitState, string>> = {
  planned: 'PENDING', confirmed: 'CONFIRMED', arrived: 'CONFIRMED', inProgress: 'CONFIRMED', ready: 'CONFIRMED',
  completed: 'CONFIRMED', cancelled: 'CANCELLED', noShow: 'NO_SHOW',
};

/** Whether a booking can be there: each one needs a provider and a client. There are no places with zones. */
export function isBooking(row: AppointmentRecord): boolean {
  return !row.isDeleted && !row.isBlock && row.providerKey !== null && row.clientKey !== null && hasClearDay(row);
}

/** An instant as Python writes it. */
export function isoText(instant: number): string {
  return utcText(instant).replace('Z', '+00:00');
}

/** A given date and time as Python writes it again: with its own offset, and fractions of seconds if there are any. */
export function sameIsoText(text: string, name: string): string {
  const [, minute, second = '00', fraction = '', offset = ''] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?(Z|[+-]\d\d:\d\d)$/.exec(text) ?? [];
  if (minute === undefined || Number.isNaN(Date.parse(text)))
    throw new GraphQLError(`Variable '${name}' has an invalid value.`);
  const micros = Number(fraction) === 0 ? '' : `.${fraction.padEnd(6, '0').slice(0, 6)}`;
  return `${minute}:${second}${micros}${offset === 'Z' ? '+00:00' : offset}`;
}

/** An answer as AppSync writes it: what a function raised is unhandled. */
export function chatBookingBody({ data, errors }: ExecutionResult): object {
  if (!errors) return { data };
  const shown = errors.map(({ message, path, locations }) => ({
    path: path ?? null,
    ...(path && { data: null, errorType: 'Lambda:Unhandled', errorInfo: null }),
    locations: (locations ?? []).map((location) => ({ ...location, sourceName: null })),
    message: path ? message : `Validation error: ${message}`,
  }));
  return { data: data ?? null, errors: shown };
}
