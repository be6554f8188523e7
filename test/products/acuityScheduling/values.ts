import { GraphQLError } from 'graphql';
import { instantOf, instantOfWall, offsetText } from '../../dialects/clock.ts';
import { hexIds, type Ids } from '../../dialects/ids.ts';
import type { AppointmentRecord, ProviderRecord, VisitState } from '../../dialects/practice.ts';
import { placesOfPractice } from '../../dialects/practicePlaces.ts';
import { numberedIds } from '../numberedIds.ts';

const numbers = numberedIds({
  organization: 11_145_480,
  place: 0,
  provider: 562_030,
  visitType: 957_120,
  client: 0,
  patient: 0,
  appointment: 183_428_300,
});
const opaque = hexIds();

/** Numbers of Acuity; for clients, who have none there, what the layer makes of them. */
export const acuityIds: Ids = {
  of: (kind, key) => (kind === 'client' ? opaque : numbers).of(kind, key),
  key: (kind, id) => (kind === 'client' ? opaque : numbers).key(kind, id),
};

/** The zone of the account. */
export const businessZone = 'America/New_York';

/** An appointment is on somebody's calendar and has somebody's name. */
export function isOnCalendar(row: AppointmentRecord): boolean {
  return row.providerKey !== null && row.clientKey !== null && !row.isBlock && !row.isDeleted;
}

/** Whether a state is one that the usual list leaves out: a no-show is a canceled appointment with a mark. */
export function isCanceled({ state }: { readonly state: VisitState }): boolean {
  return state === 'cancelled' || state === 'noShow';
}

/** Labels of the account, each with the state that it stands for. */
export const acuityLabels: readonly {
  readonly id: number;
  readonly name: string;
  readonly color: string;
  readonly state: VisitState;
}[] = [
  { id: 1, name: 'Confirmed', color: 'blue', state: 'confirmed' },
  { id: 2, name: 'Checked In', color: 'yellow', state: 'arrived' },
  { id: 3, name: 'In Room', color: 'orange', state: 'inProgress' },
  { id: 4, name: 'Ready to Pay', color: 'purple', state: 'ready' },
  { id: 5, name: 'Completed', color: 'pink', state: 'completed' },
];

/** The zone of a calendar, which is that of the place where its owner mostly is. */
export function zoneOfCalendar(provider: ProviderRecord | null): string {
  const place = placesOfPractice.find(({ key }) => key === provider?.placeKeys[0]);
  return place?.zone ?? businessZone;
}

/** 2013-07-02T10:15:00-0700. */
export function datetimeText(instant: number, zone: string): string {
  return offsetText(instant, zone).replace(/:(\d\d)$/, '$1');
}

/** July 2, 2013. */
export function dateText(instant: number, zone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: zone }).format(instant);
}

/** 10:15am. */
export function timeText(instant: number, zone: string): string {
  const text = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: zone }).format(instant);
  return text.replace(/\s/g, '').toLowerCase();
}

/** An error of Acuity, whose short word becomes the code. */
export function acuityError(code: string, message: string, status = 400): GraphQLError {
  return new GraphQLError(message, { extensions: { code, status_code: status } });
}

/** The instant of a text with an offset, or by the clock of a calendar. */
export function instantIn(text: string, zone: string): number {
  const spaced = text.trim().replace(' ', 'T');
  try {
    if (/T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(spaced)) return instantOf(spaced.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
    return instantOfWall(spaced, zone);
  } catch {
    throw acuityError('invalid_datetime', `The datetime "${text}" is invalid.`);
  }
}
