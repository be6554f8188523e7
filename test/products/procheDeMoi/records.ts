import { wallDay, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, fullNameOf, rowOf, zoneOf } from '../../dialects/practice.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { filled, type Documents } from './documents.ts';
import { models } from './models.ts';
import { priceOf } from './seeds.ts';
import { dateText, emailOf, isReservation, procheIds, procheWords, serviceId } from './values.ts';

/** How documents look in answers. */
export type ProcheRecords = ReturnType<typeof procheRecords>;

/** What guests and reservations of the practice have that it has no place for; by their ids. */
export interface Extras {
  readonly guests: Map<string, Row>;
  readonly reservations: Map<string, Row>;
}

const { of } = procheIds;

/** Makes answers from documents and from rows of the practice. */
export function procheRecords({ practice, meet }: Backstage, store: Documents, extras: Extras) {
  /** References are ids that lead to documents, or nowhere. */
  const staffOf = (id: unknown): Row | null => {
    const member = store.follow('Staff', id);
    return member?.['role'] === 'staff' ? member : null;
  };

  const linked = (row: Row): Row => ({
    ...row,
    // Tenants are looked for by the id of a business.
    client: () => store.follow('Client', row['businessId']),
    customerId: () => store.follow('User', row['customerId']),
    roomId: () => store.follow('Room', row['roomId']),
    tableId: () => store.follow('Table', row['tableId']),
    serviceId: () => store.follow('Service', row['serviceId']),
    staffId: () => staffOf(row['staffId']),
  });

  /** A reservation of a salon as it is stored. */
  const storedReservation = (row: AppointmentRecord): Row & { readonly id: string } => {
    const id = of('appointment', row.key);
    const client = rowOf(practice.clients, row.clientKey);
    const zone = zoneOf(practice, row);
    const own = extras.reservations.get(id) ?? {};
    // What was written of times holds until somebody moves the row.
    const isMoved = own['start'] !== row.start || own['minutes'] !== row.minutes;
    const times = {
      date: `${wallDay(row.start, zone)}T00:00:00.000Z`,
      time: wallTime(row.start, zone).slice(0, 5),
      duration: row.minutes,
    };
    const defaults = {
      customerInfo: client && {
        name: fullNameOf(client),
        email: client.emails[0] ?? '',
        phone: client.phones[0]?.value ?? '',
      },
      serviceId: serviceId(row.placeKey, row.typeKey),
      staffId: row.providerKey === null ? null : of('provider', row.providerKey),
      totalAmount: priceOf(row.minutes),
      paymentStatus: row.state === 'completed' ? 'paid' : 'pending',
      specialRequests: null,
      reminderSent: row.state !== 'planned',
      source: row.key % 3 === 0 ? 'website' : 'admin',
    };
    return {
      ...defaults,
      ...own,
      ...(isMoved && times),
      id,
      businessId: of('place', row.placeKey),
      businessType: 'salon',
      status: own['oddStatus'] ?? procheWords[row.state],
      notes: row.reason,
      createdAt: dateText(row.createdAt),
      updatedAt: dateText(row.updatedAt),
    };
  };
  const reservation = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    return linked(storedReservation(row));
  };

  const guest = (client: ClientRecord): Row & { readonly id: string } => {
    meet('client', client.key);
    const id = of('client', client.key);
    return {
      ...filled(models.Guest.defaults, {
        membershipLevel: client.tags.includes('VIP') ? 'VIP' : 'Regular',
        ...extras.guests.get(id),
      }),
      id,
      businessId: of('place', client.placeKey),
      businessType: 'salon',
      name: fullNameOf(client),
      email: emailOf(client),
      phone: client.phones[0]?.value ?? null,
      address: { ...addressOf(extras.guests.get(id)), street: client.street, city: client.city },
      notes: client.note,
      status: extras.guests.get(id)?.['isBlocked'] === true ? 'blocked' : client.isActive ? 'active' : 'inactive',
      createdAt: dateText(client.createdAt),
      updatedAt: dateText(client.updatedAt),
    };
  };

  /** A row of the practice behind an id; what is deleted is gone. */
  const visitOf = (id: unknown): AppointmentRecord | null => {
    const row = rowOf(practice.appointments, procheIds.key('appointment', typeof id === 'string' ? id : null));
    return row && isReservation(row) ? row : null;
  };
  const clientOf = (id: unknown): ClientRecord | null => {
    const row = rowOf(practice.clients, procheIds.key('client', typeof id === 'string' ? id : null));
    return row && !row.isDeleted ? row : null;
  };
  const reservationOf = (id: unknown): Row | null => {
    const row = visitOf(id);
    if (row) return reservation(row);
    const other = store.follow('Reservation', id);
    return other && linked(other);
  };
  return {
    linked,
    storedReservation,
    reservation,
    reservationOf,
    guest,
    visitOf,
    clientOf,
    shift: (row: Row): Row => ({ ...row, staffId: () => store.follow('Staff', row['staffId']) }),
    room: (row: Row): Row => ({ ...row, hotelId: () => store.follow('Hotel', row['hotelId']) }),
    invoice: (row: Row): Row => ({ ...row, reservation: () => reservationOf(row['reservationId']) }),
    payment: (row: Row): Row => ({
      ...row,
      reservation: () => reservationOf(row['reservationId']),
      invoice: () => store.follow('Invoice', row['invoiceId']),
    }),
  };
}

function addressOf(extra: Row | undefined): Row {
  const address = extra?.['address'];
  return { state: null, zipCode: null, country: null, ...(isRow(address) && address) };
}
