import type { Backstage } from '../../dialects/dialect.ts';
import * as practices from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { jadeIds, otherId, ownerId, products } from './neighbours.ts';

/** How far an appointment is. */
// prettier-ignore
export const jadeWords: Readonly<Record<practices.VisitState, string>> = {
  planned: 'PENDING', confirmed: 'CONFIRMED', arrived: 'CHECKED_IN', inProgress: 'IN_PROGRESS', ready: 'IN_PROGRESS',
  completed: 'COMPLETED', cancelled: 'CANCELLED', noShow: 'NO_SHOW',
};

const opened = '2025-10-21T16:00:00.000Z';
const since = { createdAt: opened, updatedAt: opened };
const concerns = ['acne', 'redness', 'dryness', 'fine lines'];

/** Clients by name. */
export function jadeClients({ clients }: practices.Practice): readonly practices.ClientRecord[] {
  return clients.filter(({ isDeleted }) => !isDeleted).toSorted(practices.byFamilyName);
}

/** Whether there is such an appointment: none is without a client, a provider or a place, and none keeps time free. */
export function isAppointment(row: practices.AppointmentRecord): boolean {
  return !row.isDeleted && !row.isBlock && row.clientKey !== null && row.providerKey !== null;
}

/** An instant as JSON has it. */
export function isoText(instant: number): string {
  return new Date(instant).toISOString();
}

/** What is known of rows beyond what the practice knows. */
export interface JadeExtras {
  readonly appointments: Map<number, Row>;
  readonly clients: Map<number, Row>;
  /** Of the owner, the organization, her settings, and the events that she goes to. */
  readonly own: { owner: Row; organization: Row; notifications: Row };
  readonly registered: Set<unknown>;
}

/** Nothing yet but the owner. */
export function jadeExtras(): JadeExtras {
  const notifications = { emailEnabled: true, smsEnabled: false, appointmentReminders: true, reminderHours: 24 };
  const owner = { firstName: 'Dana', lastName: 'Whitfield', phone: '+1 207 555 0190', avatarUrl: null };
  const own = { owner, organization: {}, notifications };
  return { appointments: new Map(), clients: new Map(), own, registered: new Set() };
}

function entry({ createdAt, updatedAt }: { readonly createdAt: number; readonly updatedAt: number }): Row {
  return { createdAt: isoText(createdAt), updatedAt: isoText(updatedAt) };
}

function addressOf({ street, city, state, postalCode }: practices.PlaceRecord): Row {
  // Two schemas were merged, each with a name of its own for the street.
  return { line1: street, street1: street, line2: null, street2: null, city, state, postalCode, country: 'US' };
}

/** How rows of the practice look there. */
export type JadeRecords = ReturnType<typeof jadeRecords>;

/** Makes rows from the records of a practice, with functions for what they lead to. */
export function jadeRecords({ practice, meet }: Backstage, extras: JadeExtras) {
  const organizationId = jadeIds.of('organization', practice.organization.key);
  const book = (): readonly practices.AppointmentRecord[] =>
    practice.appointments.filter(isAppointment).toSorted(practices.byStart);
  const visits = (fits: (row: practices.AppointmentRecord) => boolean) => (): readonly Row[] =>
    book().filter(fits).map(appointment);

  const organization = (): Row => {
    const [first] = practice.places;
    return {
      id: organizationId,
      name: practice.organization.name,
      displayName: practice.organization.name,
      contactEmail: 'office@example.test',
      contactPhone: first?.phone ?? null,
      address: first && addressOf(first),
      logoUrl: null,
      subscriptionTier: 'PROFESSIONAL',
      subscriptionStatus: 'ACTIVE',
      isActive: true,
      locations: () => practice.places.map(({ key }) => location(key)),
      ...since,
      ...extras.own.organization,
    };
  };
  const location = (key: number | null): Row | null => {
    const place = practices.rowOf(practice.places, key);
    return (
      place && {
        id: jadeIds.of('place', place.key),
        spaOrganizationId: organizationId,
        name: place.name,
        address: addressOf(place),
        phone: place.phone,
        timezone: place.zone,
        operatingHours: { monday: { open: '08:00', close: '18:00' }, sunday: 'closed' },
        isActive: true,
        serviceProviders: () =>
          practice.providers.filter(({ placeKeys }) => placeKeys[0] === key).map((person) => provider(person.key)),
        ...since,
      }
    );
  };
  const user = (id: string, role: string, more: Row): Row => {
    const ofSpa = { spaOrganization: organization, vendorOrganization: null };
    return { id, role, ...ofSpa, avatarUrl: null, isActive: true, emailVerified: true, ...since, ...more };
  };
  const provider = (key: number | null): Row | null => {
    const person = practices.rowOf(practice.providers, key);
    if (!person) return null;
    const { givenName: firstName, familyName: lastName, email, isActive, role } = person;
    // The account has an id of its own.
    const userId = otherId(100 + person.key);
    return {
      id: jadeIds.of('provider', person.key),
      userId,
      user: () => user(userId, 'SERVICE_PROVIDER', { email, firstName, lastName, phone: null, isActive }),
      spaOrganization: organization,
      // The place where someone belongs, also where she works at two.
      location: () => location(person.placeKeys[0] ?? null),
      licenseInfo: {
        type: role === 'groomer' ? 'COSMETOLOGIST' : 'ESTHETICIAN',
        number: `EST-${String(20_000 + person.key * 37)}`,
        state: 'ME',
        expirationDate: '2028-06-30T00:00:00.000Z',
        verified: person.key % 3 !== 0,
        verifiedAt: person.key % 3 === 0 ? null : opened,
        verifiedBy: person.key % 3 === 0 ? null : ownerId,
      },
      specialties: person.title === null ? [] : [person.title],
      bio: null,
      avatarUrl: null,
      availabilityWindows: { weekdays: [1, 2, 3, 4, 5], start: '08:00', end: '18:00' },
      isActive,
      appointments: visits(({ providerKey }) => providerKey === key),
      ...since,
    };
  };
  const client = (row: practices.ClientRecord): Row => {
    meet('client', row.key);
    const hasAccount = row.key % 5 === 1 && row.emails.length > 0;
    const userId = hasAccount ? otherId(1000 + row.key) : null;
    const names = { firstName: row.givenName ?? '', lastName: row.familyName };
    const [email = null] = row.emails;
    const phone = row.phones[0]?.value ?? null;
    const year = String(1955 + (row.key % 48));
    return {
      id: jadeIds.of('client', row.key),
      userId,
      user: () => userId && user(userId, 'CLIENT', { ...names, email, phone, isActive: row.isActive }),
      spaOrganization: organization,
      ...names,
      email,
      phone,
      dateOfBirth: row.key % 4 === 0 ? null : `${year}-0${String(1 + (row.key % 9))}-14T00:00:00.000Z`,
      skinProfile: {
        skinType: ['combination', 'dry', 'oily'][row.key % 3],
        concerns: [concerns[row.key % 4]],
        goals: [],
        sensitivities: row.key % 6 === 0 ? ['fragrance'] : [],
        currentRoutine: null,
      },
      allergies: row.key % 8 === 0 ? ['nuts'] : [],
      preferences: {
        preferredProviders: null,
        communicationChannel: row.emails.length > 0 ? 'EMAIL' : 'SMS',
        reminderPreference: { enabled: true, hoursBeforeAppointment: 24 },
        marketingOptIn: row.key % 2 === 0,
      },
      notes: row.note,
      appointments: visits(({ clientKey }) => clientKey === row.key),
      treatmentPlans: () => (row.key % 9 === 0 ? [plan(row)] : []),
      ...entry(row),
      ...extras.clients.get(row.key),
    };
  };
  const plan = (row: practices.ClientRecord): Row => ({
    id: otherId(1200 + row.key),
    client: () => client(row),
    serviceProvider: () => provider(1 + (row.key % 7)),
    title: 'Series of six',
    description: null,
    totalSessions: 6,
    completedSessions: row.key % 6,
    status: 'ACTIVE',
    sessions: [],
    ...entry(row),
  });
  const appointment = (row: practices.AppointmentRecord): Row => {
    meet('appointment', row.key);
    const end = row.start + row.minutes * 60_000;
    const hasBegun = ['inProgress', 'ready', 'completed'].includes(row.state);
    const isDone = row.state === 'completed';
    const isCancelledOrNoShow = row.state === 'cancelled';
    const feedback = { rating: 4, comments: null, wouldRecommend: true, submittedAt: isoText(end + 86_400_000) };
    const used = products[row.key % 3];
    return {
      id: jadeIds.of('appointment', row.key),
      client: () => {
        const person = practices.rowOf(practice.clients, row.clientKey);
        return person && client(person);
      },
      serviceProvider: () => provider(row.providerKey),
      location: () => location(row.placeKey),
      serviceType: practices.rowOf(practice.visitTypes, row.typeKey)?.name,
      scheduledStart: isoText(row.start),
      scheduledEnd: isoText(end),
      // Few begin when they should.
      actualStart: hasBegun ? isoText(row.start + 240_000) : null,
      actualEnd: isDone ? isoText(end + 420_000) : null,
      status: jadeWords[row.state],
      productsUsed:
        isDone && row.key % 2 === 0 && used ? [{ productId: used['id'], product: used, quantity: 1, notes: null }] : [],
      notes: row.reason,
      clientFeedback: isDone && row.key % 5 === 0 ? feedback : null,
      cancellationReason: row.cancelReason,
      cancelledAt: isCancelledOrNoShow ? isoText(row.updatedAt) : null,
      ...entry(row),
      ...extras.appointments.get(row.key),
    };
  };
  const owner = (): Row => user(ownerId, 'SPA_OWNER', { email: 'dana@example.test', ...extras.own.owner });
  return { organizationId, book, organization, location, provider, client, appointment, owner };
}
