import { instantOfWall, wallText } from '../../dialects/clock.ts';
import type { AppointmentRecord, ClientRecord, Practice, VisitState } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import { numberedIds } from '../numberedIds.ts';

/** Numbers of one company, from 1 in each table. */
export const simplyBookIds = numberedIds({
  organization: 0,
  place: 0,
  provider: 0,
  visitType: 0,
  client: 0,
  patient: 0,
  appointment: 0,
});

/** The one zone of the company, in which all times are. */
export const companyZone = 'America/New_York';

/** A booking has a provider and a client; it isn't in an hour that the clock shows for the second time. */
export function isBooking(row: AppointmentRecord): boolean {
  return (
    row.providerKey !== null &&
    row.clientKey !== null &&
    !row.isBlock &&
    !row.isDeleted &&
    hasClearDay(row) &&
    instantOfWall(wallText(row.start, companyZone), companyZone) === row.start
  );
}

/** Clients in the order in which they were entered. */
export function clientsOf({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter((row) => !row.isDeleted);
}

/** The vendor's own word for a state: who is there, was there or didn't come has been confirmed before. */
export function statusOf({ state }: { readonly state: VisitState }): 'confirmed' | 'pending' | 'canceled' {
  if (state === 'cancelled') return 'canceled';
  return state === 'planned' ? 'pending' : 'confirmed';
}

/** Statuses that the company has made, each with the state that it stands for. */
export const userStatuses: readonly {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly color: string;
  readonly is_default: boolean;
  readonly state: VisitState;
}[] = [
  {
    id: '1',
    name: 'Arrived',
    description: 'In the waiting room',
    color: '#f6bf26',
    is_default: false,
    state: 'arrived',
  },
  { id: '2', name: 'In consultation', description: null, color: '#f4511e', is_default: false, state: 'inProgress' },
  { id: '3', name: 'Ready to go', description: 'To be paid', color: '#8e24aa', is_default: false, state: 'ready' },
  { id: '4', name: 'Completed', description: null, color: '#0b8043', is_default: false, state: 'completed' },
  { id: '5', name: 'No-show', description: null, color: '#616161', is_default: false, state: 'noShow' },
];

/** 2020-12-02 09:30:00, by the clock of the company. */
export function timeText(instant: number): string {
  return wallText(instant, companyZone).replace('T', ' ');
}

/** The instant of such a text, or null where it is none; an offset is not understood. */
export function instantIn(text: unknown): number | null {
  const given = typeof text === 'string' ? text.trim() : '';
  if (!/^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(?::\d{2})?$/.test(given)) return null;
  try {
    return instantOfWall(given.replace(' ', 'T'), companyZone);
  } catch {
    return null;
  }
}

/** The name of a client in the two parts that the practice keeps. */
export function namePartsOf(name: string): { readonly givenName: string | null; readonly familyName: string } {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return rest.length === 0 ? { givenName: null, familyName: first } : { givenName: first, familyName: rest.join(' ') };
}
