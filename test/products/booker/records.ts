import { instantOf, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { uuidIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  byStart,
  type ClientRecord,
  type PlaceRecord,
  rowOf,
  zoneOf,
} from '../../dialects/practice.ts';
import { lastVisitOf } from '../../dialects/practiceChanges.ts';
import { catalogRecords, countryOfPlaces } from './catalog.ts';
import type { BookerMemory } from './memory.ts';
import { bookerIds, money, phoneOf, roomsOf, statuses, timeAt, zoneIn } from './values.ts';

const { of } = bookerIds;
const uuids = uuidIds();
const homeZone = 'America/New_York';

/** Whether an appointment is in the book: blocked time isn't, and what was deleted is gone. */
export function isBooked(row: AppointmentRecord): boolean {
  return !row.isDeleted && !row.isBlock;
}

/** Locations, customers and appointments as the vendor shows them. */
export function bookerRecords(backstage: Backstage, memory: BookerMemory) {
  const { practice, meet, now } = backstage;
  const { employee, treatment, room } = catalogRecords(backstage);

  function location(row: PlaceRecord) {
    return {
      id: of('place', row.key),
      accountName: row.name.replace(/[^A-Za-z]/g, ''),
      businessName: row.name,
      brandAccountName: practice.organization.name.replaceAll(' ', ''),
      businessType: { id: '7', name: 'Pet Services' },
      firstName: 'Amelia',
      lastName: 'Okafor',
      emailAddress: row.email,
      phone: row.phone,
      address: {
        street1: row.street,
        street2: null,
        city: row.city,
        state: row.state,
        zip: row.postalCode,
        country: countryOfPlaces,
      },
      timeZone: zoneIn(row.zone),
      webSite: null,
      logoUrl: null,
      currencyCode: 'USD',
      isDistributionPartner: false,
      // Live.
      status: 4,
    };
  }

  const visitsOf = (client: ClientRecord): readonly AppointmentRecord[] =>
    practice.appointments.filter((row) => isBooked(row) && row.clientKey === client.key).toSorted(byStart);

  function customer(row: ClientRecord | null) {
    if (!row || row.isDeleted) return null;
    meet('client', row.key);
    const extras = memory.people.get(row.key);
    const home = rowOf(practice.places, row.placeKey);
    const visits = visitsOf(row);
    const done = visits.filter(({ state, start }) => state === 'completed' && start <= now());
    const sales = done.reduce((sum, { minutes }) => sum + minutes * 2, 0);
    const first = done[0];
    return {
      id: of('client', row.key),
      guid: uuids.of('client', row.key),
      firstName: row.givenName,
      lastName: row.familyName,
      email: row.emails[0] ?? null,
      homePhone: phoneOf(row, 'Home'),
      cellPhone: phoneOf(row, 'Mobile'),
      workPhone: phoneOf(row, 'Work'),
      address: {
        street1: row.street === '' ? null : row.street,
        city: row.city === '' ? null : row.city,
        country: countryOfPlaces,
      },
      dateOfBirth: extras?.dateOfBirth ?? null,
      locationId: of('place', row.placeKey),
      locationName: home?.name ?? '',
      isActive: row.isActive,
      isNewCustomer: done.length === 0,
      customerRecordType: { id: '1', name: 'Customer' },
      allowReceiveEmails: extras?.allowReceiveEmails ?? true,
      allowReceivePromotionalEmails: false,
      allowReceiveSMS: extras?.allowReceiveSMS ?? true,
      preferredCommunicationMethod: row.emails.length > 0 ? { id: '1', name: 'Email' } : { id: '2', name: 'Phone' },
      hasMembership: false,
      hasActiveMembership: false,
      loyaltyPoints: 0,
      numberOfReferrals: 0,
      hasUnpaidAppointments: false,
      notes:
        row.note === null
          ? []
          : [
              {
                id: String(6_100_000 + row.key),
                text: row.note,
                createdByUser: 'frontdesk',
                dateCreatedOffset: timeAt(row.createdAt, home?.zone ?? homeZone),
              },
            ],
      customerStats: {
        dateOfFirstVisit: first ? wallDay(first.start, zoneOf(practice, first)) : null,
        dateOfLastVisit: lastVisitOf(practice, row, now()),
        totalServiceSales: sales,
        totalRetailSales: 0,
        totalTips: 0,
        totalSales: sales,
      },
      appointments({
        onlyActive,
        fromStartDateOffset: from,
      }: {
        readonly onlyActive?: boolean | null;
        readonly fromStartDateOffset?: string | null;
      }) {
        const since = from ? instantOf(from) : Number.NEGATIVE_INFINITY;
        return visits
          .filter(({ state }) => onlyActive !== true || (state !== 'cancelled' && state !== 'noShow'))
          .filter(({ start }) => start >= since)
          .map((visit) => appointment(visit));
      },
      dateCreatedOffset: timeAt(row.createdAt, home?.zone ?? homeZone),
      dateLastModifiedOffset: timeAt(row.updatedAt, home?.zone ?? homeZone),
    };
  }

  function appointment(row: AppointmentRecord | null): object | null {
    if (!row || !isBooked(row)) return null;
    meet('appointment', row.key);
    const zone = zoneOf(practice, row);
    const client = rowOf(practice.clients, row.clientKey);
    const shown = client?.isDeleted === true ? null : client;
    const person = rowOf(practice.providers, row.providerKey);
    const type = rowOf(practice.visitTypes, row.typeKey);
    const rooms = roomsOf(row.placeKey);
    const place = rooms.find(({ id }) => id === memory.rooms.get(row.key)) ?? rooms[row.key % rooms.length];
    const { state } = row;
    const start = timeAt(row.start, zone);
    const end = timeAt(row.start + row.minutes * 60_000, zone);
    const isIn = state === 'arrived' || state === 'inProgress' || state === 'ready';
    const isPlanned = state === 'planned' || state === 'confirmed';
    const total = money(row.minutes * 2);
    const staff = {
      employeeId: person && of('provider', person.key),
      employee: person && employee(person),
      employeeFirstName: person?.givenName ?? null,
      employeeLastName: person?.familyName ?? null,
    };
    const service = {
      treatmentId: type && of('visitType', type.key),
      treatment: type && treatment(type, row.placeKey),
      treatmentName: type?.name ?? null,
      room: place && room(place, row.placeKey),
      roomName: place?.name ?? null,
    };
    return {
      ...staff,
      ...service,
      id: of('appointment', row.key),
      bookingNumber: `B${of('appointment', row.key)}`,
      locationId: of('place', row.placeKey),
      type: { id: '1', name: 'Appointment' },
      source: { id: '1', name: 'Front Desk' },
      status: statuses[state],
      startDateTimeOffset: start,
      endDateTimeOffset: end,
      customerId: shown && of('client', shown.key),
      customer: () => customer(shown),
      customerFirstName: shown?.givenName ?? null,
      customerLastName: shown?.familyName ?? null,
      customerEmail: shown?.emails[0] ?? null,
      customerHomePhone: phoneOf(shown, 'Home'),
      customerMobilePhone: phoneOf(shown, 'Mobile'),
      customerWorkPhone: phoneOf(shown, 'Work'),
      appointmentTreatments: [
        {
          ...staff,
          ...service,
          id: String(91_300_000 + row.key),
          appointmentId: of('appointment', row.key),
          startDateTimeOffset: start,
          endDateTimeOffset: end,
          treatmentDuration: row.minutes,
          employeeFullName: person && `${person.givenName} ${person.familyName}`,
          employeeWasRequested: person !== null && row.key % 3 === 0,
          roomId: place?.id ?? null,
          dynamicPrice: { originalPrice: total, discount: money(0), finalPrice: total },
          isDurationOverridden: type !== null && type.minutes !== row.minutes,
        },
      ],
      notes: row.reason,
      isCancelled: state === 'cancelled',
      isNoShow: state === 'noShow',
      isCancelledOrNoShow: state === 'cancelled' || state === 'noShow',
      isCheckedInInService: isIn,
      isServiceComplete: state === 'ready' || state === 'completed',
      isCheckout: state === 'completed',
      isNewCustomer: false,
      isRecurring: false,
      isWebBooking: false,
      confirmable: state === 'planned',
      canCancel: isPlanned,
      canCheckin: isPlanned,
      canUndoCheckin: state === 'arrived',
      canTakePayment: isIn,
      cancellationId: state === 'cancelled' ? String(3_300_000 + row.key) : null,
      orderId: state === 'completed' ? String(70_400_000 + row.key) : null,
      finalTotal: total,
      appointmentIconFlags: {
        checkedIn: isIn,
        confirmed: state === 'confirmed',
        isNewCustomer: false,
        noShow: state === 'noShow',
        notes: row.reason !== null,
        paid: state === 'completed',
        repeating: false,
        webBooking: false,
      },
      dateBookedOffset: timeAt(row.createdAt, zone),
      dateCheckInOffset: isIn || state === 'completed' ? start : null,
      dateNoShowOffset: state === 'noShow' ? timeAt(row.updatedAt, zone) : null,
      dateCreatedOffset: timeAt(row.createdAt, zone),
    };
  }

  return { location, customer, appointment };
}
