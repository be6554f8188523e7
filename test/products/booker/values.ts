import { GraphQLError } from 'graphql';
import { offsetText } from '../../dialects/clock.ts';
import type { ClientRecord, PhoneRecord, VisitState } from '../../dialects/practice.ts';
import { numberedIds } from '../numberedIds.ts';

/** Numbers, of each kind its own. */
export const bookerIds = numberedIds({
  organization: 100,
  place: 3748,
  provider: 118_200,
  visitType: 904_310,
  client: 45_210_000,
  patient: 0,
  appointment: 88_120_000,
});

/** What is chosen from a list of the vendor's. */
export interface Lookup {
  readonly id: string;
  readonly name: string;
}

/** How far an appointment is, in the vendor's words. */
export const statuses: Readonly<Record<VisitState, Lookup>> = {
  planned: { id: '1', name: 'Booked' },
  confirmed: { id: '2', name: 'Confirmed' },
  arrived: { id: '3', name: 'Checked In' },
  inProgress: { id: '4', name: 'In Service' },
  ready: { id: '5', name: 'Service Complete' },
  completed: { id: '6', name: 'Checked Out' },
  cancelled: { id: '7', name: 'Cancelled' },
  noShow: { id: '8', name: 'No Show' },
};

const zones: Readonly<Record<string, Lookup & { readonly standardName: string }>> = {
  'America/New_York': {
    id: '19',
    name: '(GMT-05:00) Eastern Time (US & Canada)',
    standardName: 'Eastern Standard Time',
  },
  'America/Denver': {
    id: '12',
    name: '(GMT-07:00) Mountain Time (US & Canada)',
    standardName: 'Mountain Standard Time',
  },
};

/** A zone of the practice as the vendor has it, with the name that Windows gives it. */
export function zoneIn(zone: string): object | null {
  return zones[zone] ?? null;
}

/** An instant as the clock of a location shows it, with its offset. */
export function timeAt(instant: number, zone: string): string {
  return offsetText(instant, zone);
}

/** A price. */
export function money(amount: number): object {
  return { amount, currencyCode: 'USD' };
}

/** The rooms of each location, two of them. */
export function roomsOf(placeKey: number): readonly Lookup[] {
  return ['Room 1', 'Room 2'].map((name, index) => ({ id: String(57_300 + placeKey * 2 + index), name }));
}

/** The number of a customer with a label. */
export function phoneOf(client: ClientRecord | null, label: PhoneRecord['label']): string | null {
  return client?.phones.find((phone) => phone.label === label)?.value ?? null;
}

/** The last ten digits of a telephone number, by which it is looked for. */
export function lastDigits(phone: string): string {
  return phone.replace(/\D/g, '').slice(-10);
}

/** What a list says when it can't be read as it was asked for. */
export function invalid(argument: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', errorCode: 200, argumentName: argument } });
}
