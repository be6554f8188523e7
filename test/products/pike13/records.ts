import { wallDay, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  byStart,
  type ClientRecord,
  fullNameOf,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
  zoneOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { businessZone, eventIdOf, isOccurrence, pike13Ids, timeText, visitIdOf, visitStateOf } from './values.ts';

/** How rows of the practice look there. */
export type Pike13Records = ReturnType<typeof pike13Records>;

/** What was written and has no place in the practice: more notes, of people and of event occurrences, by their numbers. */
export type Pike13Notes = Map<string, readonly Row[]>;

const { of } = pike13Ids;
const roles = { veterinarian: 'manager', technician: 'staff_member', groomer: 'limited_staff_member' } as const;

/** Makes rows from the records of a practice. What a reference leads to is read only where it is asked for. */
export function pike13Records({ practice, meet }: Backstage, written: Pike13Notes) {
  const location = (row: PlaceRecord): Row => ({
    id: of('place', row.key),
    name: row.name,
    phone: row.phone,
    email: row.email,
    streetAddress: row.street,
    city: row.city,
    stateCode: row.state,
    postalCode: row.postalCode,
    countryCode: 'US',
    formattedAddress: `${row.street}, ${row.city}, ${row.state} ${row.postalCode}`,
    timezone: row.zone,
    hidden: false,
  });
  const locationOf = (key: number): Row | null => {
    const row = rowOf(practice.places, key);
    return row && location(row);
  };

  const service = (row: VisitTypeRecord): Row => ({
    id: of('visitType', row.key),
    name: row.name,
    type: 'appointment',
    categoryId: row.key === 4 ? '902' : '901',
    categoryName: row.key === 4 ? 'Procedures' : 'Visits',
    description: `${row.name} with one of our team. Please come five minutes early.`,
    descriptionShort: row.name,
    durationInMinutes: row.minutes,
    color: row.color,
    hidden: !row.isBookable,
    maxClients: 1,
  });
  const serviceOf = (key: number): Row | null => {
    const row = rowOf(practice.visitTypes, key);
    return row && service(row);
  };

  const staffMember = (row: ProviderRecord): Row => ({
    id: of('provider', row.key),
    name: fullNameOf(row),
    firstName: row.givenName,
    lastName: row.familyName,
    email: row.email,
    bio: row.title,
    role: row.key === 1 ? 'owner' : roles[row.role],
    showToClients: row.role !== 'technician',
    homeLocationId: row.placeKeys[0] === undefined ? null : of('place', row.placeKeys[0]),
    locationIds: row.placeKeys.map((key) => of('place', key)),
  });

  const person = (row: ClientRecord): Row => {
    meet('client', row.key);
    const street = row.street === '' ? null : `${row.street}\n${row.city}`;
    return {
      id: of('client', row.key),
      name: fullNameOf(row),
      firstName: row.givenName,
      lastName: row.familyName,
      email: row.emails[0],
      phone: row.phones[0]?.value,
      address: street,
      barcodes: [],
      joinedAt: timeText(row.createdAt),
      timezone: rowOf(practice.places, row.placeKey)?.zone ?? businessZone,
      locationId: of('place', row.placeKey),
      location: () => locationOf(row.placeKey),
      isMember: row.tags.includes('Payment plan'),
      isSchedulable: row.isActive,
      alsoStaff: false,
      providers: [],
      dependents: [],
      customFields: [
        {
          id: `${String(row.key)}01`,
          customFieldId: '110812',
          name: 'How did you find us?',
          value: row.key % 3 === 0 ? 'A friend' : null,
          type: 'text',
        },
      ],
      hiddenAt: row.isActive ? null : timeText(row.updatedAt),
      createdAt: timeText(row.createdAt),
      updatedAt: timeText(row.updatedAt),
    };
  };
  const personOf = (key: number | null): Row | null => {
    const row = rowOf(practice.clients, key);
    return row && person(row);
  };

  const note = (id: string, text: string, row: { readonly createdAt: number; readonly updatedAt: number }): Row => ({
    id,
    note: text,
    public: false,
    pinned: false,
    createdAt: timeText(row.createdAt),
    updatedAt: timeText(row.updatedAt),
  });
  const personNotes = (row: ClientRecord): readonly Row[] => [
    ...(row.note === null ? [] : [note(String(400_000 + row.key), row.note, row)]),
    ...(written.get(of('client', row.key)) ?? []),
  ];

  const visit = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const state = visitStateOf(row);
    const at = (word: string, instant: number): string | null => (state === word ? timeText(instant) : null);
    return {
      id: visitIdOf(row),
      personId: row.clientKey === null ? null : of('client', row.clientKey),
      person: () => personOf(row.clientKey),
      eventOccurrenceId: of('appointment', row.key),
      eventOccurrence: () => occurrence(row),
      state,
      paid: row.state === 'completed',
      registeredAt: row.clientKey === null ? null : timeText(row.createdAt),
      completedAt: at('completed', row.start),
      noshowAt: at('noshowed', row.start + 900_000),
      cancelledAt: at('late_canceled', row.updatedAt),
      createdAt: timeText(row.createdAt),
      updatedAt: timeText(row.updatedAt),
    };
  };

  const staffOf = (row: AppointmentRecord): readonly Row[] => {
    const member = rowOf(practice.providers, row.providerKey);
    return member ? [staffMember(member)] : [];
  };

  const occurrence = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const type = rowOf(practice.visitTypes, row.typeKey);
    const client = rowOf(practice.clients, row.clientKey);
    const id = of('appointment', row.key);
    return {
      id,
      eventId: eventIdOf(row),
      serviceId: of('visitType', row.typeKey),
      service: () => serviceOf(row.typeKey),
      locationId: of('place', row.placeKey),
      location: () => locationOf(row.placeKey),
      name: type?.name ?? '',
      description: type && service(type)['description'],
      url: `https://harborvet.pike13.com/e/${id}`,
      startAt: timeText(row.start),
      endAt: timeText(row.start + row.minutes * 60_000),
      timezone: zoneOf(practice, row),
      state: row.state === 'cancelled' ? 'canceled' : 'active',
      full: true,
      capacity: 1,
      capacityRemaining: 0,
      visitsCount: 1,
      attendanceComplete: row.state === 'completed' || row.state === 'noShow',
      staffMembers: () => staffOf(row),
      people: client
        ? [
            {
              id: of('client', client.key),
              name: fullNameOf(client),
              visitId: visitIdOf(row),
              visitState: visitStateOf(row),
              visitPaid: row.state === 'completed',
            },
          ]
        : [],
      visits: () => [visit(row)],
      waitlist: { full: false, count: 0 },
      notes: [
        ...(row.reason === null ? [] : [note(String(700_000 + row.key), row.reason, row)]),
        ...(written.get(id) ?? []),
      ],
      createdAt: timeText(row.createdAt),
      updatedAt: timeText(row.updatedAt),
    };
  };

  const event = (row: AppointmentRecord): Row => {
    const type = rowOf(practice.visitTypes, row.typeKey);
    const zone = zoneOf(practice, row);
    return {
      id: eventIdOf(row),
      name: type?.name ?? '',
      description: type && service(type)['description'],
      service: () => serviceOf(row.typeKey),
      location: () => locationOf(row.placeKey),
      staffMembers: () => staffOf(row),
      type: 'appointment',
      startTime: wallTime(row.start, zone),
      endTime: wallTime(row.start + row.minutes * 60_000, zone),
      frequency: 'once',
      capacity: 1,
    };
  };

  const invoice = (row: AppointmentRecord): Row => {
    const totalCents = row.minutes * 200;
    const isOpen = row.key % 5 === 0;
    const id = String(8_800_000 + row.key);
    const name = rowOf(practice.visitTypes, row.typeKey)?.name ?? '';
    const day = wallDay(row.start, zoneOf(practice, row));
    return {
      id,
      invoiceNumber: `H-${String(row.key).padStart(6, '0')}`,
      invoiceDate: day,
      dueDate: day,
      state: isOpen ? 'open' : 'closed',
      person: () => personOf(row.clientKey),
      totalCents,
      outstandingCents: isOpen ? totalCents : 0,
      currencyCode: 'USD',
      invoiceItems: [{ id: `${id}1`, name, quantity: 1, amountCents: totalCents }],
    };
  };

  return {
    location,
    locationOf,
    service,
    serviceOf,
    staffMember,
    person,
    personOf,
    personNotes,
    visit,
    occurrence,
    event,
    invoice,
    /** The schedule, by start. */
    occurrences: (): readonly AppointmentRecord[] => practice.appointments.filter(isOccurrence).toSorted(byStart),
  };
}
