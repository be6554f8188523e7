import { GraphQLError } from 'graphql';
import { instantOfWall, wallText } from '../../dialects/clock.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import { placesOfPractice, visitTypesOfPractice } from '../../dialects/practicePlaces.ts';
import type { AppointmentRecord, ClientRecord, PatientRecord, VisitState } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { numberedIds } from '../numberedIds.ts';
import { relayConnection } from '../relayConnection.ts';

/** Numbers, counted for each table by itself. */
export const digitailIds = numberedIds({
  organization: 0,
  place: 700,
  provider: 3100,
  visitType: 40,
  client: 11_500,
  patient: 21_500,
  appointment: 98_000,
});

/** The words for how far a visit is. */
export const digitailStates: Readonly<Record<VisitState, string>> = {
  planned: 'PENDING',
  confirmed: 'CONFIRMED',
  arrived: 'CHECKED_IN',
  inProgress: 'IN_PROGRESS',
  ready: 'READY_FOR_CHECKOUT',
  completed: 'COMPLETED',
  noShow: 'NO_SHOW',
  cancelled: 'CANCELED',
};

/** The tags that a clinic can give to pet parents; their numbers are their places. */
export const digitailTags: readonly string[] = ['VIP', 'Breeder', 'Payment plan'];

/** Visit types that can be booked. */
export const digitailServices = visitTypesOfPractice.filter(({ isBlock }) => !isBlock);

/** Rows of a page, when nobody says how many. */
const usualSize = 15;

/** Whether an entry of the book is an appointment; what keeps time free is an event. */
export function isAppointment({ isBlock, isDeleted }: AppointmentRecord): boolean {
  return !isBlock && !isDeleted;
}

/** An instant in UTC, to the microsecond. */
export function utcOf(instant: number): string {
  return new Date(instant).toISOString().replace(/Z$/, '000Z');
}

/** What the clock of a clinic shows at an instant. */
export function localOf(instant: number, placeKey: number): string {
  return wallText(instant, zoneOfPlace(placeKey)).replace('T', ' ');
}

/** The instant of what the clock of a clinic shows; undefined and null stay what they are. */
export function instantOfLocal<Nothing extends null | undefined>(
  text: string | Nothing,
  placeKey: number,
): number | Nothing {
  if (typeof text !== 'string') return text;
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?$/.test(text))
    throw new GraphQLError(`LocalDateTime cannot represent ${JSON.stringify(text)}: use YYYY-MM-DD HH:MM:SS`);
  return instantOfWall(text.replace(' ', 'T'), zoneOfPlace(placeKey));
}

function zoneOfPlace(placeKey: number): string {
  return placesOfPractice.find(({ key }) => key === placeKey)?.zone ?? 'America/New_York';
}

/** A Relay connection of fifteen rows, or of as many as somebody asks for up to the cap. */
export function connectionOf<Item>(
  rows: readonly Item[],
  args: ConnectionArgs,
  cap: number,
  show: (item: Item) => Row,
): Row {
  return relayConnection(rows, args, cap, show, usualSize);
}

/** A kind of animal, or a breed of one; numbers are places in the list. */
export interface Kind {
  readonly id: string;
  readonly label: string;
}

/** All species that pets have. */
export function speciesOf(patients: readonly PatientRecord[]): readonly Kind[] {
  return [...new Set(patients.map(({ species }) => species))].map((label, index) => ({ id: String(index + 1), label }));
}

/** All breeds that pets have, each with its species. */
export function breedsOf(patients: readonly PatientRecord[]): readonly (Kind & { readonly speciesId: string })[] {
  const species = speciesOf(patients);
  const first = new Map<string, string>();
  for (const pet of patients) if (pet.breed !== null && !first.has(pet.breed)) first.set(pet.breed, pet.species);
  return [...first].map(([label, name], index) => ({
    id: String(201 + index),
    label,
    speciesId: species.find((kind) => kind.label === name)?.id ?? '0',
  }));
}

/** Whether a text has another one in it, whatever the case. */
export function hasText(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.trim().toLowerCase());
}

/** The digits of a phone number. */
export function digitsOf(phone: string): string {
  return phone.replaceAll(/\D/g, '');
}

/** The two phone numbers that a pet parent has room for. */
export function phonesOf({ phones }: ClientRecord): readonly string[] {
  return phones.slice(0, 2).map(({ value }) => value);
}
