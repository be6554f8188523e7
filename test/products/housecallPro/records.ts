import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { housecallIds, partId, phoneOf, workStatusOf } from './values.ts';

/** What was written that the practice has no place for. */
export interface HousecallMemory {
  /** Addresses of customers, where they were written; the first is also in the practice. */
  readonly addresses: Map<number, readonly Row[]>;
  /** Further fields of customers and jobs by the key of the record. */
  readonly customers: Map<number, Row>;
  readonly jobs: Map<number, Row>;
  readonly jobNotes: Map<number, readonly string[]>;
  readonly unscheduled: Set<number>;
}

/** How rows of the practice look there. */
export type HousecallRecords = ReturnType<typeof housecallRecords>;

const { of } = housecallIds;
const hired = Date.parse('2019-02-01T15:00:00Z');
const roles: Readonly<Record<ProviderRecord['role'], string>> = {
  veterinarian: 'admin',
  technician: 'field tech',
  groomer: 'field tech',
};
const usualWindow = 30;

/** Makes objects of the API from the records of a practice. */
export function housecallRecords({ practice, meet }: Backstage, memory: HousecallMemory) {
  const location = (place: PlaceRecord): Row => {
    meet('place', place.key);
    const { street, city, state, postalCode } = place;
    return {
      id: of('place', place.key),
      name: place.name,
      supportEmail: place.email,
      phoneNumber: place.phone,
      logoUrl: null,
      address: { street, streetLine2: null, city, state, zip: postalCode, country: 'US' },
      website: null,
      defaultArrivalWindow: String(usualWindow),
      timeZone: place.zone,
      locations: [],
    };
  };

  const company = (): Row => ({
    id: of('organization', practice.organization.key),
    name: practice.organization.name,
    supportEmail: 'office@example.test',
    phoneNumber: practice.places[0]?.phone ?? null,
    logoUrl: null,
    address: null,
    website: 'https://harbor.example.test',
    defaultArrivalWindow: String(usualWindow),
    timeZone: 'America/New_York',
    locations: practice.places.map(location),
  });

  /** The company or location that something belongs to. */
  const belongs = (placeKey: number): Row => ({
    companyName: rowOf(practice.places, placeKey)?.name ?? practice.organization.name,
    companyId: of('place', placeKey),
  });

  const addressesOf = (client: ClientRecord): readonly Row[] => {
    const written = memory.addresses.get(client.key);
    if (written || client.street === '') return written ?? [];
    const { street, city } = client;
    const rest = { streetLine2: null, city, state: null, zip: null, country: 'US' };
    return [{ id: partId('adr', 'client', client.key), type: 'service', street, ...rest }];
  };

  /** What a customer and the customer of a job have in common. */
  const person = (client: ClientRecord): Row => {
    meet('client', client.key);
    return {
      id: of('client', client.key),
      firstName: client.givenName,
      lastName: client.familyName === '' ? null : client.familyName,
      email: client.emails[0] ?? null,
      mobileNumber: phoneOf(client, 'Mobile'),
      homeNumber: phoneOf(client, 'Home'),
      workNumber: phoneOf(client, 'Work'),
      company: null,
      notificationsEnabled: true,
      leadSource: client.key % 6 === 0 ? 'Google' : null,
      tags: client.tags,
      createdAt: utcText(client.createdAt),
      updatedAt: utcText(client.updatedAt),
      ...belongs(client.placeKey),
      ...memory.customers.get(client.key),
    };
  };
  const customer = (client: ClientRecord): Row => ({
    ...person(client),
    doNotService: !client.isActive,
    notes: client.note,
    addresses: addressesOf(client),
  });

  const employee = (row: ProviderRecord): Row => {
    meet('provider', row.key);
    const isAdmin = roles[row.role] === 'admin';
    return {
      id: of('provider', row.key),
      firstName: row.givenName,
      lastName: row.familyName,
      email: row.email,
      mobileNumber: null,
      colorHex: ['EF9159', '4A90D9', '7B61FF', '2A9D8F'][row.key % 4],
      avatarUrl: '/assets/add_image_thumb.png',
      role: roles[row.role],
      tags: [],
      permissions: {
        canAddAndEditJob: isAdmin,
        canBeBookedOnline: true,
        canDeleteAndCancelJob: isAdmin,
        canSeeFullSchedule: isAdmin,
        isAdmin,
      },
      createdAt: utcText(hired + row.key * 86_400_000),
      ...belongs(row.placeKeys[0] ?? 1),
    };
  };
  const employees = (key: number | null): readonly Row[] => {
    const row = rowOf(practice.providers, key);
    return row ? [employee(row)] : [];
  };

  const statusOf = (row: AppointmentRecord): string =>
    memory.unscheduled.has(row.key) ? 'needs scheduling' : workStatusOf(row);

  const schedule = (row: AppointmentRecord): Row => {
    const arrivalWindow = memory.jobs.get(row.key)?.['arrivalWindow'] ?? usualWindow;
    if (memory.unscheduled.has(row.key))
      return { scheduledStart: null, scheduledEnd: null, arrivalWindow, appointments: [] };
    const [start, end] = [utcText(row.start), utcText(row.start + row.minutes * 60_000)];
    return {
      scheduledStart: start,
      scheduledEnd: end,
      arrivalWindow,
      appointments: [
        {
          id: partId('appt', 'appointment', row.key),
          startTime: start,
          endTime: end,
          anytime: false,
          arrivalWindowMinutes: arrivalWindow,
          dispatchedEmployeesIds: employees(row.providerKey).map((member) => member['id']),
        },
      ],
    };
  };

  const job = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const client = rowOf(practice.clients, row.clientKey);
    const type = rowOf(practice.visitTypes, row.typeKey);
    const status = statusOf(row);
    const [isStarted, isDone] = [status === 'in progress', status.startsWith('complete')];
    const cents = (type?.minutes ?? 0) * 200;
    const end = row.start + row.minutes * 60_000;
    return {
      id: of('appointment', row.key),
      invoiceNumber: String(1000 + row.key),
      description: row.reason,
      customer: client && person(client),
      address: (client && addressesOf(client)[0]) ?? null,
      notes: (memory.jobNotes.get(row.key) ?? []).map((content, index) => ({
        id: partId('nte', 'appointment', row.key, index),
        content,
      })),
      workStatus: status,
      workTimestamps: {
        onMyWayAt: isStarted || isDone || row.state === 'arrived' ? utcText(row.start - 600_000) : null,
        startedAt: isStarted || isDone ? utcText(row.start) : null,
        completedAt: isDone ? utcText(end) : null,
      },
      schedule: schedule(row),
      totalAmount: cents,
      outstandingBalance: isDone ? 0 : cents,
      subtotal: cents,
      assignedEmployees: employees(row.providerKey),
      tags: [],
      originalEstimateId: null,
      leadSource: null,
      jobFields: {
        jobType: type && { id: of('visitType', type.key), name: type.name },
        businessUnit: null,
      },
      lockedAt: null,
      createdAt: utcText(row.createdAt),
      updatedAt: utcText(row.updatedAt),
      canceledAt: status === 'user canceled' ? utcText(row.updatedAt) : null,
      deletedAt: status === 'pro canceled' ? utcText(row.updatedAt) : null,
      ...belongs(row.placeKey),
      recurrenceNumber: null,
      recurrenceRule: null,
      ...memory.jobs.get(row.key),
    };
  };

  const lineItems = (row: AppointmentRecord): readonly Row[] => {
    const type = rowOf(practice.visitTypes, row.typeKey);
    const price = (type?.minutes ?? 0) * 200;
    return [
      {
        id: partId('rli', 'appointment', row.key),
        name: type?.name ?? 'Work',
        description: null,
        unitPrice: price,
        unitCost: 0,
        quantity: 1,
        kind: 'labor',
        taxable: false,
        amount: price,
      },
    ];
  };

  const event = (row: AppointmentRecord): Row => ({
    id: partId('evt', 'appointment', row.key),
    name: row.reason ?? 'Event',
    note: null,
    tags: [],
    recurrenceRule: null,
    address: null,
    assignedEmployees: employees(row.providerKey),
    schedule: {
      startTime: utcText(row.start),
      endTime: utcText(row.start + row.minutes * 60_000),
      timeZone: rowOf(practice.places, row.placeKey)?.zone ?? 'America/New_York',
    },
    allDay: false,
    createdAt: utcText(row.createdAt),
    updatedAt: utcText(row.updatedAt),
    ...belongs(row.placeKey),
  });

  return { company, belongs, addressesOf, person, customer, employee, employees, statusOf, job, lineItems, event };
}
