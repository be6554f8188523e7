import type { Backstage } from '../../dialects/dialect.ts';
import { hexIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Kind,
  type VisitState,
  dialectNow,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** Ids of MongoDB. */
export const payloadIds = hexIds();

/** The values of Appointment_status as GraphQL names them. */
export const payloadWords = {
  planned: 'pending',
  confirmed: 'confirmed',
  arrived: 'checked_in',
  inProgress: 'in_progress',
  ready: 'ready_to_pay',
  completed: 'completed',
  cancelled: 'cancelled',
  noShow: 'no_show',
} satisfies Record<VisitState, string>;

const opened = Date.parse('2022-05-16T07:12:44.318Z');
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const priceOf = (minutes: number): number => minutes * 1.5;

/** Whether a visit has a document: the site is that of one place. */
export function isAtSite(row: AppointmentRecord): boolean {
  return row.placeKey === 1;
}

/** An id that no row of the practice has, for documents of the site alone. */
function siteId(list: number, number: number): string {
  return `65f${String(list)}ab12${String(number).padStart(16, '0')}`;
}

/** The practice as documents; a relation is an id, or a collection with an id where it can point to several. */
export function payloadDocs({ practice }: Backstage) {
  const { of } = payloadIds;
  const idOrNull = (kind: Kind, key: number | null): string | null => (key === null ? null : of(kind, key));
  const user = (number: number, firstName: string, role: string): Row => ({
    id: siteId(0, number),
    firstName,
    lastName: 'Desk',
    roles: role,
    email: `${firstName.toLowerCase()}@example.test`,
    sessions: [{ id: siteId(9, number), createdAt: dateTime(dialectNow), expiresAt: dateTime(dialectNow + 7_200_000) }],
    ...stamps(opened, opened),
  });
  function customer(row: ClientRecord): Row {
    const [email = null] = row.emails;
    return {
      id: of('client', row.key),
      firstName: row.givenName,
      lastName: row.familyName,
      email,
      phones: row.phones.map(({ label, value }, index) => ({
        id: siteId(1, row.key * 10 + index),
        label: label.toLowerCase(),
        number: value,
      })),
      address: { line1: row.street, city: row.city, postalCode: null },
      emergencyContact:
        row.key % 10 === 3
          ? {
              name: 'Pat Neighbour',
              phone: `207-555-09${String(row.key % 100).padStart(2, '0')}`,
              relation: 'Neighbour',
            }
          : { name: null, phone: null, relation: null },
      notes: row.note,
      avatar: null,
      otpCode: null,
      otpExpiresAt: null,
      ...stamps(row.createdAt, row.updatedAt),
      deletedAt: row.isDeleted ? dateTime(row.updatedAt) : null,
    };
  }
  function appointment(row: AppointmentRecord): Row {
    const client = rowOf(practice.clients, row.clientKey);
    const end = row.start + row.minutes * 60_000;
    const isPaid = row.state === 'completed';
    return {
      id: of('appointment', row.key),
      appointmentType: row.isBlock ? 'blockout' : 'appointment',
      status: row.isBlock ? null : payloadWords[row.state],
      cancelledAt: row.state === 'cancelled' ? dateTime(row.updatedAt) : null,
      host: idOrNull('provider', row.providerKey),
      customer: idOrNull('client', row.clientKey),
      guestCustomer: null,
      bookedBy: row.isBlock ? null : 'customer',
      services: row.isBlock ? [] : [of('visitType', row.typeKey)],
      title: row.isBlock ? row.reason : null,
      start: dateTime(row.start),
      end: dateTime(end),
      customerNotes: row.isBlock ? null : row.reason,
      internalNotes: row.state === 'cancelled' ? row.cancelReason : null,
      adminTitle: client && fullNameOf(client),
      createdBy:
        client && row.key % 3 === 0
          ? { relationTo: 'customers', value: of('client', client.key) }
          : { relationTo: 'users', value: siteId(0, 1) },
      cancellationToken: row.isBlock ? null : siteId(2, row.key),
      payment: {
        status: isPaid ? 'paid' : 'not_required',
        totalPrice: priceOf(row.minutes),
        amountDue: 0,
        amountPaid: isPaid ? priceOf(row.minutes) : 0,
        externalPaymentId: null,
        paidAt: isPaid ? dateTime(end + 300_000) : null,
      },
      recurrence: { isRecurring: false, pattern: null, endType: 'occurrences', occurrences: 4, endDate: null },
      ...stamps(row.createdAt, row.updatedAt),
      deletedAt: row.isDeleted ? dateTime(row.updatedAt) : null,
    };
  }
  const here = (): readonly AppointmentRecord[] => practice.appointments.filter(isAtSite);
  const docsOf: Readonly<Record<string, () => readonly Row[]>> = {
    users: () => [user(1, 'Front', 'editor'), user(2, 'Owner', 'admin')],
    media: () => [
      {
        id: siteId(3, 1),
        alt: 'The front door',
        url: '/api/media/file/door.jpg',
        thumbnailURL: null,
        filename: 'door.jpg',
        mimeType: 'image/jpeg',
        filesize: 184_220,
        width: 1600,
        height: 1067,
        ...stamps(opened, opened),
      },
    ],
    customers: () => practice.clients.map(customer),
    appointments: () => here().map(appointment),
    guestCustomers: () =>
      ['Robin', 'Sasha'].map((firstName, index) => ({
        id: siteId(4, index),
        email: `${firstName.toLowerCase()}@guests.example.test`,
        firstName,
        lastName: 'Guest',
        phone: `207-555-080${String(index)}`,
        ...stamps(opened + index * 864_000_000, opened + index * 864_000_000),
      })),
    teamMembers: () =>
      practice.providers
        .filter(({ placeKeys }) => placeKeys.includes(1))
        .map((row) => ({
          id: of('provider', row.key),
          firstName: row.givenName,
          lastName: row.familyName,
          preferredNameAppointments: fullNameOf(row),
          takingAppointments: row.isActive,
          photo: siteId(3, 1),
          ...stamps(opened + row.key, opened + row.key),
        })),
    services: () =>
      practice.visitTypes
        .filter((row) => !row.isBlock)
        .map(({ key, name, minutes }) => ({
          id: of('visitType', key),
          title: name,
          description: null,
          duration: minutes,
          paidService: true,
          price: priceOf(minutes),
          ...stamps(opened + key, opened + key),
        })),
    waitlist: () =>
      [2, 6].map((clientKey, index) => ({
        id: siteId(5, index),
        service: of('visitType', 1 + index),
        host: index === 0 ? null : of('provider', 1),
        customer: of('client', clientKey),
        guestCustomer: null,
        preferredDates: [{ id: siteId(6, index), date: '2026-11-19T05:00:00.000Z' }],
        preferredTimeRange: { start: '09:00', end: '12:00' },
        status: index === 0 ? 'waiting' : 'notified',
        notifiedAt: index === 0 ? null : dateTime(dialectNow - 3_600_000),
        expiresAt: index === 0 ? null : dateTime(dialectNow + 82_800_000),
        notes: null,
        ...stamps(dialectNow - 90_000_000, dialectNow - 3_600_000),
      })),
    sentEmails: () =>
      here()
        .filter((row) => row.state === 'confirmed')
        .map((row) => ({
          id: siteId(7, row.key),
          emailType: 'created',
          sentAt: dateTime(row.createdAt + 2000),
          appointment: of('appointment', row.key),
          from: 'desk@example.test',
          to: rowOf(practice.clients, row.clientKey)?.emails[0] ?? 'desk@example.test',
          subject: 'Your appointment has been booked',
          text: 'See you soon!',
          html: null,
          ...stamps(row.createdAt + 2000, row.createdAt + 2000),
        })),
    openingTimes: () => [
      {
        timezone: 'America_New_York',
        ...Object.fromEntries(
          weekdays.map((day, index) => [
            day,
            index < 6
              ? { isOpen: true, opening: '2022-05-16T12:00:00.000Z', closing: '2022-05-16T22:00:00.000Z' }
              : { isOpen: false, opening: null, closing: null },
          ]),
        ),
        ...stamps(opened, opened),
      },
    ],
  };
  return { docsOf, customer, appointment };
}

function stamps(created: number, updated: number): Row {
  return { createdAt: dateTime(created), updatedAt: dateTime(updated) };
}

/** An instant as JavaScript writes it: 2026-11-17T14:00:00.000Z. */
function dateTime(instant: number): string {
  return new Date(instant).toISOString();
}
