import { daysBetween, openingsOf } from '../../dialects/openings.ts';
import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import * as practices from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';
import { autoIds, autoText } from './autoIds.ts';

export const timeriseIds = autoIds();

/** How far a booking is. Once it is accepted there are no further words, and who never came was rejected afterwards. */
// prettier-ignore
export const timeriseWords: Readonly<Record<practices.VisitState, string>> = {
  planned: 'NEW', confirmed: 'CONFIRMED', arrived: 'ACCEPTED', inProgress: 'ACCEPTED', ready: 'ACCEPTED',
  completed: 'ACCEPTED', cancelled: 'CANCELED', noShow: 'REJECTED',
};

/** Whether the product has this appointment: there are no blocks among bookings, and places have no zones. */
export function isBooking(row: practices.AppointmentRecord): boolean {
  return !row.isDeleted && !row.isBlock && hasClearDay(row);
}

/** What is offered: a kind of visit at a place, by one member of staff or by whoever is free. */
export interface Offer {
  readonly key: number;
  readonly typeKey: number;
  readonly placeKey: number;
  readonly providerKey: number | null;
}

/** Each member of staff has a booking page for each kind of visit and place, as has each place for anyone. */
export function offersOf({ places, providers, visitTypes }: practices.Practice): readonly Offer[] {
  return places.flatMap(({ key: placeKey }) => {
    const staff = providers.filter(({ isActive, placeKeys }) => isActive && placeKeys.includes(placeKey));
    return [null, ...staff.map(({ key }) => key)].flatMap((providerKey) =>
      visitTypes
        .filter(({ isBookable }) => isBookable)
        .map(({ key: typeKey }): Offer => {
          return { key: typeKey * 100 + placeKey * 10 + (providerKey ?? 0), typeKey, placeKey, providerKey };
        }),
    );
  });
}

/** The key of the offer that was booked. */
export function offerKeyOf({ typeKey, placeKey, providerKey }: practices.AppointmentRecord): number {
  return typeKey * 100 + placeKey * 10 + (providerKey ?? 0);
}

/** An instant as JavaScript writes it. */
export function instantText(instant: number): string {
  return new Date(instant).toISOString();
}

/** The id of a free time of an offer; a slot that is taken has the same. */
export function slotIdOf({ key }: Offer, start: number): string {
  return Buffer.from(`${String(key)}/${String(start)}`).toString('base64url');
}

const began = Date.parse('2021-03-01T09:12:44.310Z');
const stamps = { createdAt: instantText(began), updatedAt: instantText(began + 86_400_000 * 200) };
const colors = { textColor: '#1f2933', linkColor: '#0b7285', buttonTextColor: '#ffffff' };
const projectId = timeriseIds.of('organization', 1);
const labels: readonly (readonly string[])[] = [[], ['featured'], ['kids', 'weekend']];
const jobs = { veterinarian: 'Doctor', technician: 'Technician', groomer: 'Groomer' };
const dayMs = 86_400_000;

/** A telephone number in E.164, which is the only form that is taken. */
function internationalOf(value: string | undefined): string | null {
  const digits = value?.replaceAll(/\D/g, '') ?? '';
  return digits === '' ? null : `+1${digits.slice(-10)}`;
}

function durationOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `PT${hours > 0 ? `${String(hours)}H` : ''}${rest > 0 ? `${String(rest)}M` : ''}`;
}

interface SlotArgs {
  readonly slotType?: 'AVAILABLE' | 'UNAVAILABLE' | null;
  readonly dateTimeFrom?: string | null;
  readonly dateTimeTo?: string | null;
}

/** The rows of the practice as Timerise shows them; what is called a row is looked at and not shown. */
export function timeriseRows(stage: Backstage) {
  const { practice, now, meet } = stage;
  const shared = (key: number): Row => ({ projectId, shortId: autoText(key + 50_000, 6).toUpperCase(), ...stamps });
  const project = (): Row => ({
    ...shared(1),
    title: practice.organization.name,
    defaultLocale: 'EN',
    description: 'Online booking',
    theme: 'LIGHT',
    ...colors,
    labels: [],
  });
  const slot = (slotId: string, slotType: string, start: number, minutes: number): Row => ({
    slotId,
    slotGroupId: autoText(Math.floor(start / dayMs), 20),
    slotType,
    quantity: 1,
    dateTimeFrom: instantText(start),
    dateTimeTo: instantText(start + minutes * 60_000),
    duration: durationOf(minutes),
    ...stamps,
  });
  const range = ({ dateTimeFrom, dateTimeTo }: SlotArgs): readonly [number, number] => {
    const from = dateTimeFrom ? Date.parse(dateTimeFrom) : now();
    return [from, dateTimeTo ? Date.parse(dateTimeTo) : from + 7 * dayMs];
  };
  /** Times of a service that are still free; without a range those of the week to come. */
  const openSlots = (offer: Offer, args: SlotArgs): readonly Row[] => {
    if (args.slotType === 'UNAVAILABLE') return [];
    const [from, to] = range(args);
    const zone = practices.rowOf(practice.places, offer.placeKey)?.zone ?? 'UTC';
    const days = daysBetween(wallDay(from, zone), wallDay(to, zone));
    const open = openingsOf(stage, { ...offer, days }).filter(
      ({ taken, start }) => !taken && start >= Math.max(from, now()) && start < to,
    );
    const starts = [...new Set(open.map(({ start }) => start))];
    const { minutes = 30 } = open[0] ?? {};
    return starts.map((start) => slot(slotIdOf(offer, start), 'AVAILABLE', start, minutes));
  };
  /** Time that someone keeps free. */
  const closedSlots = (providerKey: number, args: SlotArgs): readonly Row[] => {
    if (args.slotType === 'AVAILABLE') return [];
    const [from, to] = range(args);
    return practice.appointments
      .filter((row) => row.isBlock && !row.isDeleted && row.providerKey === providerKey)
      .filter(({ start }) => start >= from && start < to)
      .map(({ key, start, minutes }) => slot(autoText(key + 90_000, 20), 'UNAVAILABLE', start, minutes));
  };
  const location = (place: practices.PlaceRecord): Row => ({
    ...shared(place.key + 10),
    locationId: timeriseIds.of('place', place.key),
    title: place.name,
    description: place.key === 3 ? 'Cats only' : null,
    address: [place.street, place.city, `${place.state} ${place.postalCode}`].join(', '),
    latLng: place.key === 2 ? { lat: 40.0176, lng: -105.2797 } : { lat: 43.6615, lng: -70.2553 },
    slots: () => [],
    media: [],
    labels: labels[place.key % 3],
  });
  const user = (person: practices.ProviderRecord): Row => ({
    ...shared(person.key + 20),
    userId: timeriseIds.of('provider', person.key),
    slots: (args: SlotArgs) => closedSlots(person.key, args),
    role: person.role === 'veterinarian' ? 'MANAGER' : 'STAFF',
    email: person.email,
    phoneNumber: person.key % 2 === 0 ? `+1207555030${String(person.key)}` : null,
    fullName: practices.fullNameOf(person),
    jobTitle: jobs[person.role],
  });
  /** Whoever set the project up, and the key of a program; neither sees anyone. */
  const owner: Row = { ...shared(40), userId: timeriseIds.of('provider', 900), role: 'OWNER', slots: () => [] };
  const team = (): readonly Row[] => [
    { ...owner, email: 'owner@example.test', fullName: 'Dana Whitfield', jobTitle: 'Practice manager' },
    ...practice.providers.filter(({ isActive }) => isActive).map(user),
    { ...owner, userId: timeriseIds.of('provider', 901), role: 'APIADMIN', email: 'api@example.test', fullName: null },
  ];
  const service = (offer: Offer): Row => {
    const type = practices.rowOf(practice.visitTypes, offer.typeKey);
    const host = practices.rowOf(practice.providers, offer.providerKey);
    const place = practices.rowOf(practice.places, offer.placeKey);
    return {
      ...shared(offer.key + 100),
      project,
      serviceId: timeriseIds.of('visitType', offer.key),
      duration: durationOf(type?.minutes ?? 30),
      slots: (args: SlotArgs) => openSlots(offer, args),
      title: host ? `${type?.name ?? ''} with ${practices.fullNameOf(host)}` : (type?.name ?? ''),
      description: offer.key % 3 === 0 ? 'Please come five minutes early.' : null,
      spaces: [],
      locations: place ? [location(place)] : [],
      assets: [],
      hosts: host ? [user(host)] : [],
      currency: 'USD',
      price: 20 + (offer.key % 7) * 12.5,
      shortUrl: `https://tmrs.example.test/s/${autoText(offer.key, 6)}`,
      formFields: ['Full name', 'Email', 'Phone', 'Message'].map((label, order) => ({
        fieldId: autoText(offer.key * 4 + order, 8),
        label,
        required: order === 0,
        order,
      })),
      viewConfig: { theme: 'LIGHT', displayType: 'DAYS', ...colors },
      media: [],
      labels: labels[offer.key % 3],
    };
  };
  const bookingRow = (row: practices.AppointmentRecord): Row => {
    const bookingId = timeriseIds.of('appointment', row.key);
    const client = practices.rowOf(practice.clients, row.clientKey);
    const offer: Offer = { ...row, key: offerKeyOf(row) };
    const emailAddress = client?.emails[0] ?? null;
    const phoneNumber = internationalOf(client?.phones[0]?.value);
    const written = { createdAt: instantText(row.createdAt), updatedAt: instantText(row.updatedAt) };
    const remindAt = instantText(row.start - dayMs);
    return {
      ...shared(row.key + 1000),
      bookingId,
      project,
      service: () => service(offer),
      slots: [slot(slotIdOf(offer, row.start), 'AVAILABLE', row.start, row.minutes)],
      slotLockUpDateTime: instantText(row.createdAt + 900_000),
      reminders: emailAddress
        ? [
            {
              projectId,
              bookingId,
              reminderId: autoText(row.key + 70_000, 20),
              dateTime: remindAt,
              emailAddress,
              ...written,
            },
          ]
        : [],
      status: timeriseWords[row.state],
      dateTimeFrom: instantText(row.start),
      dateTimeTo: instantText(row.start + row.minutes * 60_000),
      duration: durationOf(row.minutes),
      phoneNumber,
      emailAddress,
      fullName: client && practices.fullNameOf(client),
      comment: row.reason,
      shortUrl: `https://tmrs.example.test/b/${autoText(row.key, 6)}`,
      ...written,
    };
  };
  const booking = (row: practices.AppointmentRecord): Row => {
    meet('appointment', row.key);
    return bookingRow(row);
  };
  return { project, location, user, team, service, booking, bookingRow, stamps, projectId };
}
