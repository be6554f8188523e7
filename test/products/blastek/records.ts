import { type ExecutionResult, GraphQLError } from 'graphql';
import { instantOfWall, utcText, wallText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { numberIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PlaceRecord,
  type Practice,
  type ProviderRecord,
  type VisitState,
  type VisitTypeRecord,
  byStart,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import { type Row, compareValues } from '../generatedRows.ts';

/** Every table counts from 1. */
export const blastekIds = numberIds(0);

/** The venue on which the session acts, and the zone of its clock, which no field tells. */
export const venueKey = 1;
const venueZone = 'America/New_York';

/** The words of a status, as the platform checks them. */
export const blastekWords: Readonly<Record<VisitState, string>> = {
  planned: 'booked',
  confirmed: 'confirmed',
  arrived: 'confirmed',
  inProgress: 'started',
  ready: 'started',
  completed: 'completed',
  cancelled: 'cancelled',
  noShow: 'no_show',
};

/** An error as the framework makes it from a map: whatever is beside the message goes along. */
export function failure(message: string, more: { readonly code?: string; readonly field?: string } = {}): GraphQLError {
  return new GraphQLError(message, { extensions: more });
}

/** An answer in which what goes along with a message stands beside it, and in no extensions. */
export function blastekBody({ data, errors }: ExecutionResult): object {
  const told = errors?.map(({ message, path, locations, extensions }) => ({ message, path, locations, ...extensions }));
  return { ...(data !== undefined && { data }), ...(told && { errors: told }) };
}

/** The day of an instant, and the minutes from its midnight by the clock on the wall, or those from another day's. */
export function wallOf(instant: number, from?: string): { readonly date: string; readonly min: number } {
  const wall = wallText(instant, venueZone);
  const date = from ?? wall.slice(0, 10);
  return { date, min: (Date.parse(`${wall}Z`) - Date.parse(`${date}T00:00:00Z`)) / 60_000 };
}

/** The instant so many minutes after midnight, which can be more than a day has. */
export function instantAt(date: string, min: number): number {
  const wall = new Date(Date.parse(`${date}T00:00:00Z`) + min * 60_000).toISOString().slice(0, 19);
  return instantOfWall(wall, venueZone);
}

/** Whether the book of the venue can hold this visit: all that it leads to is required, and each time means one instant. */
export function isInVenue(row: AppointmentRecord): boolean {
  const isWhole = row.providerKey !== null && row.clientKey !== null;
  const isPlain = [row.start, row.start + row.minutes * 60_000].every(
    (instant) => instantAt(wallOf(instant).date, wallOf(instant).min) === instant,
  );
  return row.placeKey === venueKey && isWhole && !row.isBlock && !row.isDeleted && isPlain;
}

/** Clients of the venue by first name, then last name; an organization has its name in the first one. */
export function venueClients(practice: Practice): readonly ClientRecord[] {
  const nameOf = (row: ClientRecord): string => namesOf(row).join('\n');
  const here = practice.clients.filter((row) => !row.isDeleted);
  return here.toSorted((one, other) => compareValues(nameOf(one), nameOf(other)) || one.key - other.key);
}

/** First and last name; only the first one is required. */
export function namesOf({ givenName, familyName }: ClientRecord): readonly [first: string, last: string] {
  return givenName === null ? [familyName, ''] : [givenName, familyName];
}

/** The visits of a member of staff that overlap two minutes of a day, without cancelled ones. */
export function clashes(
  { appointments }: Practice,
  staffKey: number,
  { date, from, to }: { readonly date: string; readonly from: number; readonly to: number },
): readonly AppointmentRecord[] {
  return appointments.filter((row) => {
    const isThere = row.providerKey === staffKey && wallOf(row.start).date === date && takesTime(row);
    return isThere && wallOf(row.start).min < to && wallOf(row.start + row.minutes * 60_000, date).min > from;
  });
}

/** Whether a visit takes time: a cancelled one and a no-show do not. */
export function takesTime(row: AppointmentRecord): boolean {
  return isInVenue(row) && row.state !== 'cancelled' && row.state !== 'noShow';
}

/** A date as the scalar takes it; anything else is refused in the framework's words. */
export function dateOf(argument: string, text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))) return text;
  throw failure(`Argument "${argument}" has invalid value "${text}".`);
}

/** Fields that answer nothing but that the session may not use them. */
export function denials(fields: readonly string[], message: string): object {
  const denied = (): never => {
    throw failure(message, { code: 'forbidden' });
  };
  return Object.fromEntries(fields.map((field) => [field, denied]));
}

/** The columns of the calendar. */
export function staffOf(practice: Practice): readonly ProviderRecord[] {
  return practice.providers.filter(({ placeKeys }) => placeKeys.includes(venueKey));
}

/** Services, without what only keeps time free. */
export function servicesOf(practice: Practice): readonly VisitTypeRecord[] {
  return practice.visitTypes.filter(({ isBlock }) => !isBlock);
}

const venueDefaults = { status: 'active', tagline: '', rating: 0, reviewCount: 0, womenOnly: false, photos: [] };
const roles = { veterinarian: 'Médecin', technician: 'Assistante', groomer: 'Toiletteuse' } as const;

/** Rows of the platform, with the prices of appointments that were changed. */
export function blastekRows({ practice, meet }: Backstage, prices: ReadonlyMap<number, number>) {
  const venue = (row: PlaceRecord): Row => ({
    id: blastekIds.of('place', row.key),
    slug: row.name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
    name: row.name,
    city: row.city,
    address: `${row.street}, ${row.city}, ${row.state} ${row.postalCode}`,
    phone: row.phone,
    ...venueDefaults,
  });
  const service = (row: VisitTypeRecord): Row => ({
    id: blastekIds.of('visitType', row.key),
    categoryId: row.key > 4 ? '2' : '1',
    name: row.name,
    description: '',
    durationMin: row.minutes,
    priceCents: row.minutes * 200,
    active: row.isBookable,
    staffIds: staffOf(practice).map(({ key }) => blastekIds.of('provider', key)),
  });
  const staff = (row: ProviderRecord): Row => ({
    id: blastekIds.of('provider', row.key),
    name: fullNameOf(row),
    role: roles[row.role],
    color: '#D8B88A',
    active: row.isActive,
    hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, working: weekday !== 0, startMin: 540, endMin: 1080 })),
    serviceIds: servicesOf(practice).map(({ key }) => blastekIds.of('visitType', key)),
  });
  const costOf = ({ key, typeKey }: AppointmentRecord): number =>
    prices.get(key) ?? (rowOf(practice.visitTypes, typeKey)?.minutes ?? 0) * 200;
  /** The visits come only with a client who was asked for alone, the newest first; in lists they look empty. */
  function client(row: ClientRecord, withVisits = false): Row {
    meet('client', row.key);
    const visits = practice.appointments.filter((each) => each.clientKey === row.key && isInVenue(each));
    const spent = visits.filter(({ state }) => state === 'completed').map(costOf);
    return {
      id: blastekIds.of('client', row.key),
      firstName: namesOf(row)[0],
      lastName: namesOf(row)[1],
      email: row.emails[0] ?? '',
      phone: row.phones[0]?.value ?? '',
      allergies: '',
      notes: row.note ?? '',
      createdAt: utcText(row.createdAt).replace('Z', ''),
      apptCount: visits.length,
      totalSpentCents: spent.reduce((sum, each) => sum + each, 0),
      appointments: () => (withVisits ? visits.toSorted(byStart).toReversed().map(appointment) : []),
    };
  }
  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const { date, min } = wallOf(row.start);
    const [person, type] = [rowOf(practice.clients, row.clientKey), rowOf(practice.visitTypes, row.typeKey)];
    const [member, place] = [rowOf(practice.providers, row.providerKey), rowOf(practice.places, row.placeKey)];
    return {
      id: blastekIds.of('appointment', row.key),
      // Those that were written down at the desk have no reference.
      bookingRef: row.key % 4 === 0 ? `BK-${String(row.key).padStart(6, 'Q')}` : '',
      date,
      startMin: min,
      endMin: wallOf(row.start + row.minutes * 60_000, date).min,
      status: blastekWords[row.state],
      priceCents: costOf(row),
      notes: row.reason ?? '',
      source: row.key % 4 === 0 ? 'online' : 'walk-in',
      client: () => person && client(person),
      service: () => type && service(type),
      staff: () => member && staff(member),
      venue: () => place && venue(place),
    };
  }
  return { venue, service, staff, client, appointment };
}
