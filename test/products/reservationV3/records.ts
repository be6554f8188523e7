import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import { type AppointmentRecord, type ClientRecord, type ProviderRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { connectionOf } from './connections.ts';
import { groupedBy, readTables, type ReservationMemory, type Slot } from './memory.ts';
import { isConfirmed, isoFormat, reservationIds, slotId } from './values.ts';

/** How rows look there, as the tables are at one moment. */
export type ReservationRecords = ReturnType<typeof reservationRecords>;

type Connection = (args: ConnectionArgs) => Row;

const { of } = reservationIds;

/** Reads the tables and makes rows from them. */
export function reservationRecords(backstage: Backstage, memory: ReservationMemory) {
  const { practice, cap, meet } = backstage;
  const tables = readTables(backstage, memory);
  const { reservations, slots, slotOf, reservationsOf } = tables;
  const clients = practice.clients.filter(({ isDeleted }) => !isDeleted);
  const providers = [...practice.providers, ...memory.providers];
  const byClient = groupedBy(reservations, ({ clientKey }) => clientKey);
  const slotsByProvider = groupedBy(slots, ({ providerKey }) => providerKey);

  const listOfReservations =
    (rows: () => readonly AppointmentRecord[]): Connection =>
    (args) =>
      connectionOf(rows(), args, cap, reservation);
  const listOfSlots =
    (rows: () => readonly Slot[]): Connection =>
    (args) =>
      connectionOf(rows(), args, cap, slot);
  const isConfirmedSlot = (row: Slot): boolean => reservationsOf(row).some(isConfirmed);

  function client(row: ClientRecord): Row {
    meet('client', row.key);
    const own = byClient.get(row.key) ?? [];
    return {
      id: of('client', row.key),
      firstName: row.givenName ?? '',
      lastName: row.familyName,
      // The service asks promises for their provider, which works only where there are none.
      providers(args: ConnectionArgs): Row {
        if (own.length > 0) throw new GraphQLError("'Promise' object has no attribute 'provider_id'");
        return connectionOf([], args, cap, provider);
      },
      reservations: listOfReservations(() => own),
      activeReservations: listOfReservations(() => own.filter(tables.isActive)),
      confirmedReservations: listOfReservations(() => own.filter(isConfirmed)),
      expiredReservations: listOfReservations(() => own.filter((each) => !isConfirmed(each) && tables.isExpired(each))),
    };
  }

  function provider(row: ProviderRecord): Row {
    const own = slotsByProvider.get(row.key) ?? [];
    return {
      id: of('provider', row.key),
      firstName: row.givenName,
      lastName: row.familyName,
      // Once for each reservation: who comes twice is there twice.
      clients: (args: ConnectionArgs) =>
        connectionOf(
          own.flatMap(reservationsOf).toSorted((one, other) => one.key - other.key),
          args,
          cap,
          ({ clientKey }) => clientOf(clientKey),
        ),
      appointments: listOfSlots(() => own),
      availableAppointments: listOfSlots(() => own.filter(tables.isAvailable)),
      confirmedAppointments: listOfSlots(() => own.filter(isConfirmedSlot)),
      reservedAppointments: listOfSlots(() => own.filter((each) => reservationsOf(each).length > 0)),
    };
  }

  function slot(row: Slot): Row {
    return {
      id: slotId(row.number),
      timeSlot: isoFormat(row.start),
      provider: () => providerOf(row.providerKey),
      confirmedReservation() {
        const confirmed = reservationsOf(row).find(isConfirmed);
        return confirmed ? reservation(confirmed) : null;
      },
      reservations: listOfReservations(() => reservationsOf(row)),
    };
  }

  function reservation(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    return {
      id: of('appointment', row.key),
      expiry: isoFormat(tables.expiryOf(row)),
      confirmed: isConfirmed(row),
      // Tells of the expiry alone, also where the reservation was confirmed in time.
      expired: tables.isExpired(row),
      client: () => clientOf(row.clientKey),
      provider: () => providerOf(slotOf(row)?.providerKey ?? null),
      appointment() {
        const own = slotOf(row);
        return own && slot(own);
      },
    };
  }

  function clientOf(key: number | null): Row | null {
    const row = rowOf(clients, key);
    return row && client(row);
  }

  function providerOf(key: number | null): Row | null {
    const row = rowOf(providers, key);
    return row && provider(row);
  }

  return { tables, clients, providers, client, provider, slot, reservation, isConfirmedSlot };
}
