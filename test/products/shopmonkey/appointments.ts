import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, byStart, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { ShopmonkeyCustomers } from './customers.ts';
import { type ListArgs, type Listing, listResponse } from './lists.ts';
import { contactIdsOf, type ShopmonkeyMemory } from './memory.ts';
import type { OrderLinks } from './orderLinks.ts';
import { type ShopmonkeyPlaces, usualColors } from './places.ts';
import { confirmationOf, dateTime, endOf, instantIn, isOnCalendar, madeId, notFound, shopmonkeyIds } from './values.ts';

/** How the calendar looks, and how it is searched. */
export type ShopmonkeyAppointments = ReturnType<typeof shopmonkeyAppointments>;

interface SearchInput {
  readonly customerId?: string | null;
  readonly orderId?: string | null;
  readonly technicians?: readonly string[] | null;
  readonly includeUnassigned?: boolean | null;
  readonly startDate?: Row | null;
  readonly endDate?: Row | null;
  readonly sort?: 'asc' | 'desc' | null;
  readonly limit?: number | null;
  readonly skip?: number | null;
}

const { of, key } = shopmonkeyIds;

function isBetween(instant: number, range: Row | null | undefined, name: string): boolean {
  const { from, to } = range ?? {};
  const isAfter = from === undefined || from === null || instant >= instantIn(from, `${name}.from`);
  return isAfter && (to === undefined || to === null || instant <= instantIn(to, `${name}.to`));
}

/** Makes rows of appointments, and the queries for them. */
export function shopmonkeyAppointments(
  { practice, meet, cap }: Backstage,
  memory: ShopmonkeyMemory,
  parts: { readonly places: ShopmonkeyPlaces; readonly customers: ShopmonkeyCustomers },
  orders: () => OrderLinks,
) {
  const { common, locationOf, userOf } = parts.places;
  const { customer, vehicleOf, vehiclesOf } = parts.customers;
  const keptOf = ({ key: own }: AppointmentRecord): Row => memory.visits.get(own) ?? {};

  const vehicleIdOf = (row: AppointmentRecord): string | null => {
    const kept = keptOf(row)['vehicleId'];
    if (kept !== undefined) return typeof kept === 'string' ? kept : null;
    return row.clientKey === null || row.isBlock ? null : (vehiclesOf(row.clientKey)[0]?.id ?? null);
  };
  const nameOf = (row: AppointmentRecord): string => {
    const kept = keptOf(row)['name'];
    return typeof kept === 'string' ? kept : (rowOf(practice.visitTypes, row.typeKey)?.name ?? 'Appointment');
  };

  const appointment = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const id = of('appointment', row.key);
    const client = rowOf(practice.clients, row.clientKey);
    const contacts = client && contactIdsOf(memory, client);
    const [email, phone] = [contacts?.emails[0] ?? null, contacts?.phones[0] ?? null];
    const orderId = orders().idOf(row);
    const reminder = { id: madeId('reminder', row.key), appointmentId: id, type: 'Days', value: 1 };
    return {
      ...common(row.createdAt, row.updatedAt),
      color: usualColors[row.typeKey % usualColors.length],
      allDay: false,
      rruleset: null,
      removedFromRecurrency: false,
      useEmail: phone === null && email !== null,
      useSMS: phone !== null,
      sendConfirmation: client !== null,
      sendReminder: client !== null,
      attributionSource: row.key % 5 === 0 ? 'AppointmentScheduler' : 'Manual',
      ...keptOf(row),
      id,
      publicId: madeId('public', row.key).slice(0, 8),
      locationId: of('place', row.placeKey),
      location: () => locationOf(row.placeKey),
      customerId: client && of('client', client.key),
      customer: () => client && customer(client),
      customerEmailId: email,
      customerPhoneNumberId: phone,
      vehicleId: vehicleIdOf(row),
      vehicle: () => vehicleOf(vehicleIdOf(row)),
      orderId,
      order: () => (orderId === null ? null : orders().find(orderId)),
      technicianIds: row.providerKey === null ? [] : [of('provider', row.providerKey)],
      technicians: () => [userOf(row.providerKey)].filter((person) => person !== null),
      name: nameOf(row),
      note: row.reason ?? '',
      startDate: dateTime(row.start),
      endDate: dateTime(endOf(row)),
      duration: row.minutes,
      cancellationNote: row.state === 'cancelled' ? (row.cancelReason ?? '') : null,
      confirmationStatus: confirmationOf[row.state],
      reminders: client === null ? [] : [reminder],
    };
  };

  const listing: Listing<AppointmentRecord> = {
    columns: {
      id: (row) => of('appointment', row.key),
      locationId: (row) => of('place', row.placeKey),
      customerId: (row) => (row.clientKey === null ? null : of('client', row.clientKey)),
      vehicleId: vehicleIdOf,
      orderId: (row) => orders().idOf(row),
      name: nameOf,
      confirmationStatus: (row) => confirmationOf[row.state],
      startDate: (row) => row.start,
      endDate: endOf,
      createdDate: (row) => row.createdAt,
      updatedDate: (row) => row.updatedAt,
    },
    show: appointment,
  };
  const calendar = (): readonly AppointmentRecord[] => practice.appointments.filter(isOnCalendar);
  /** The row of an id, which is still on the calendar. */
  const appointmentIn = (id: string): AppointmentRecord => {
    const row = rowOf(practice.appointments, key('appointment', id));
    if (row && isOnCalendar(row)) return row;
    throw notFound('Appointment', id);
  };

  return {
    appointment,
    appointmentIn,
    nameOf,
    roots: {
      appointments: (args: ListArgs) => listResponse(calendar(), args, listing, cap),
      appointment: ({ id }: { readonly id: string }) => appointment(appointmentIn(id)),
      searchAppointments({ input }: { readonly input: SearchInput }): Row {
        const { technicians } = input;
        const isAssigned = ({ providerKey }: AppointmentRecord): boolean => {
          if (!technicians) return true;
          return providerKey === null
            ? input.includeUnassigned === true
            : technicians.includes(of('provider', providerKey));
        };
        const found = calendar()
          .filter(
            (row) =>
              isBetween(row.start, input.startDate, 'startDate') &&
              isBetween(endOf(row), input.endDate, 'endDate') &&
              isAssigned(row),
          )
          .toSorted((one, other) => byStart(one, other) * (input.sort === 'desc' ? -1 : 1));
        const { limit = null, skip = null, customerId = null, orderId = null } = input;
        return listResponse(found, { limit, skip, where: { customerId, orderId } }, listing, cap);
      },
    },
  };
}
