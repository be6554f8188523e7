import type { Backstage } from '../../dialects/dialect.ts';
import { daysBetween, openingsOf } from '../../dialects/openings.ts';
import type { PlaceRecord } from '../../dialects/practice.ts';
import { createLedger } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { healthStatus, hasPrescription, plan, prescription } from './clinicalRecords.ts';
import { type ListArgs, pageOf } from './lists.ts';
import { createMemory } from './memory.ts';
import { ahdsMoney } from './moneyRecords.ts';
import { ahdsRecords } from './records.ts';
import {
  facility,
  homesOf,
  locations,
  placeOf,
  roomResources,
  site,
  siteInformation,
  staffResource,
  stamped,
  systemSetting,
  user,
} from './sites.ts';
import { ahdsIds, badRequest, isAppointment, momentText, notFound, otherId } from './values.ts';
import { ahdsWrites } from './writes.ts';

type OneArgs = Row & { readonly siteId: number };

/** What a kind of record has at a site: all of its rows, and how one of them goes into an answer. */
interface Collection {
  readonly rows: (place: PlaceRecord) => readonly Row[];
  readonly show?: (row: Row) => Row;
}

interface AvailabilityArgs extends ListArgs {
  readonly availabilityDate: string;
  readonly resourceId?: string | null;
}

const eventTypes = ['appointment.created', 'appointment.updated', 'consult.updated'];

/** The root fields of the store. */
export function ahdsRoots(backstage: Backstage): object {
  const { practice, cap, now, meet } = backstage;
  const memory = createMemory();
  const ledger = createLedger(practice);
  const records = ahdsRecords(backstage, memory);
  const money = ahdsMoney(practice, ledger, records);

  const met =
    (kind: 'client' | 'patient' | 'appointment') =>
    (row: Row): Row => {
      meet(kind, Number(row['key']));
      return row;
    };
  const clientsAt = ({ key }: PlaceRecord) =>
    practice.clients.filter(({ isDeleted, placeKey }) => !isDeleted && placeKey === key);
  const staffAt = ({ key }: PlaceRecord) => practice.providers.filter(({ placeKeys }) => placeKeys.includes(key));
  const bookAt = ({ key }: PlaceRecord) =>
    practice.appointments.filter((row) => isAppointment(row) && row.placeKey === key);
  const consultsAt = (place: PlaceRecord) => bookAt(place).filter(records.hasConsult);
  const ordersAt = ({ key }: PlaceRecord) => ledger.orders.filter(({ placeKey }) => placeKey === key);
  /** Rows of the ledger whose client is at home at the site. */
  const ofClients = <Item extends { readonly clientKey: number }>(rows: readonly Item[], place: PlaceRecord) => {
    const keys = new Set(clientsAt(place).map(({ key }) => key));
    return rows.filter(({ clientKey }) => keys.has(clientKey));
  };

  const collections = {
    facilities: { rows: (place) => [facility(place)] },
    locations: { rows: locations },
    contacts: { rows: (place) => clientsAt(place).map(records.contact), show: met('client') },
    contactDetails: { rows: (place) => clientsAt(place).flatMap(records.contactDetailsOf) },
    addresses: { rows: (place) => clientsAt(place).flatMap(records.addressesOf) },
    animals: {
      rows({ key }) {
        const homeOf = homesOf(practice);
        return practice.patients.filter((row) => homeOf(row) === key).map((row) => records.animal(row, homeOf));
      },
      show: met('patient'),
    },
    species: { rows: records.species },
    breeds: { rows: records.breeds },
    tags: { rows: (place) => clientsAt(place).flatMap(records.tagsOf) },
    users: { rows: (place) => staffAt(place).map(user) },
    resources: { rows: (place) => [...staffAt(place).map(staffResource), ...roomResources(place.key)] },
    appointmentTypes: {
      rows: () => practice.visitTypes.filter(({ isBlock }) => !isBlock).map(records.appointmentType),
    },
    appointmentStatuses: { rows: records.appointmentStatuses },
    appointments: { rows: (place) => bookAt(place).map(records.appointment), show: met('appointment') },
    bookings: {
      rows: (place) =>
        bookAt(place)
          .filter(
            ({ state, start, isDeleted }) => ['planned', 'confirmed'].includes(state) && start > now() && !isDeleted,
          )
          .map(records.booking),
      show: met('appointment'),
    },
    consults: { rows: (place) => consultsAt(place).map(records.consult) },
    healthStatuses: { rows: (place) => consultsAt(place).map(healthStatus) },
    plans: { rows: (place) => consultsAt(place).map((row) => plan(practice, row)) },
    prescriptions: {
      rows: (place) =>
        consultsAt(place)
          .filter(hasPrescription)
          .map((row) => prescription(practice, row)),
    },
    invoices: { rows: (place) => ordersAt(place).map(money.invoice) },
    invoiceLines: { rows: (place) => ordersAt(place).flatMap(money.invoiceLines) },
    payments: { rows: (place) => ofClients(ledger.payments, place).map(money.payment) },
    billingCredits: { rows: (place) => ofClients(ledger.credits, place).map(money.billingCredit) },
    ledgerAccounts: { rows: money.ledgerAccounts },
    products: { rows: money.products },
    webhooks: {
      rows: ({ key }) =>
        eventTypes.map((eventType, index) => ({
          ...stamped,
          webhookId: otherId('webhook', key * 100 + index),
          eventType,
          fields: [],
          description: null,
          webhookUrl: 'https://partner.example.test/hooks',
        })),
    },
  } as const satisfies Readonly<Record<string, Collection>>;
  type Name = keyof typeof collections;

  const list =
    (name: Name) =>
    (args: ListArgs): Row => {
      const collection: Collection = collections[name];
      return pageOf(collection.rows(placeOf(practice, args.siteId)), args, cap, collection.show);
    };
  const one =
    (name: Name, idField: string, what: string) =>
    (args: OneArgs): Row => {
      const collection: Collection = collections[name];
      const id = args[idField];
      const row = collection.rows(placeOf(practice, args.siteId)).find((each) => each[idField] === id);
      if (!row) throw notFound(what, String(id));
      return collection.show?.(row) ?? row;
    };

  /** The half hours of a date, one record for each clinician. */
  const availabilities = ({ availabilityDate, ...args }: AvailabilityArgs): Row => {
    const place = placeOf(practice, args.siteId);
    if (!/^\d{4}-\d{2}-\d{2}$/.test(availabilityDate) || Number.isNaN(Date.parse(availabilityDate)))
      throw badRequest('availabilityDate must be a valid ISO 8601 date string');
    const days = daysBetween(availabilityDate, availabilityDate);
    const openings = openingsOf(backstage, { placeKey: place.key, typeKey: null, days });
    const dayNumber = Math.floor(Date.parse(availabilityDate) / 86_400_000) % 10_000;
    const rows = staffAt(place)
      .filter(({ isActive }) => isActive)
      .map(({ key }): Row => ({
        ...stamped,
        availabilityId: otherId('availability', dayNumber * 100 + key),
        availabilityDate,
        resourceId: ahdsIds.of('provider', key),
        siteId: args.siteId,
        timezone: place.zone,
        slots: openings
          .filter(({ providerKey }) => providerKey === key)
          .map(({ start, minutes, taken }) => ({
            slotId: otherId('slot', (Math.floor(start / 1_800_000) % 100_000) * 100 + key),
            startsAt: momentText(start),
            endsAt: momentText(start + minutes * 60_000),
            capacity: 1,
            status: taken ? 'busy' : 'free',
          })),
      }));
    return pageOf(rows, args, cap);
  };

  return {
    sites: () => practice.places.map(site),
    siteInformation: ({ siteId }: OneArgs) => siteInformation(placeOf(practice, siteId)),
    systemSetting: ({ siteId }: OneArgs) => systemSetting(placeOf(practice, siteId)),
    // Sound: the names are the keys of the same object.
    ...Object.fromEntries((Object.keys(collections) as Name[]).map((name) => [name, list(name)])),
    availabilities,
    facility: one('facilities', 'facilityId', 'Facility'),
    location: one('locations', 'locationId', 'Location'),
    contact: one('contacts', 'contactId', 'Contact'),
    contactDetail: one('contactDetails', 'contactDetailId', 'Contact Detail'),
    address: one('addresses', 'addressId', 'Address'),
    animal: one('animals', 'animalId', 'Animal'),
    user: one('users', 'userId', 'User'),
    resource: one('resources', 'resourceId', 'Resource'),
    appointmentType: one('appointmentTypes', 'appointmentTypeId', 'Appointment Type'),
    appointment: one('appointments', 'appointmentId', 'Appointment'),
    booking: one('bookings', 'bookingId', 'Booking'),
    consult: one('consults', 'consultId', 'Consult'),
    healthStatus: one('healthStatuses', 'healthStatusId', 'Health Status'),
    plan: one('plans', 'planId', 'Plan'),
    invoice: one('invoices', 'invoiceId', 'Invoice'),
    payment: one('payments', 'paymentId', 'Payment'),
    ...ahdsWrites(backstage, { records, money, memory, ledger }),
  };
}
