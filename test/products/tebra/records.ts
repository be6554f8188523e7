import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  byStart,
  type ClientRecord,
  fullNameOf,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
} from '../../dialects/practice.ts';
import { lastVisitOf } from '../../dialects/practiceChanges.ts';
import { createLedger } from '../../dialects/practiceLedger.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import type { Row } from '../generatedRows.ts';
import { relayConnection } from '../relayConnection.ts';
import {
  dollars,
  isInCalendar,
  phoneIn,
  phoneText,
  stateOfStatus,
  statusOfState,
  tebraIds,
  timeText,
} from './values.ts';

/** What was written that the practice has no place for, by the id of its row. */
export interface TebraMemory {
  readonly patients: Map<string, Row>;
  readonly appointments: Map<string, Row>;
}

/** How rows of the practice look in the API. */
export type TebraRecords = ReturnType<typeof tebraRecords>;

const { of } = tebraIds;
const opened = Date.parse('2019-01-14T15:00:00Z');
const specialties = { veterinarian: 'Veterinary Medicine', technician: 'Veterinary Technology', groomer: 'Grooming' };

/** Makes rows from the records of a practice. */
export function tebraRecords({ practice, cap, now, meet }: Backstage, memory: TebraMemory) {
  const ledger = createLedger(practice);
  const belonging = { practiceId: of('organization', 1), practiceName: practice.organization.name };
  const stamps = { createdDate: timeText(opened), lastModifiedDate: timeText(opened) };

  function practiceRow(): Row {
    const [first] = practice.places;
    return {
      id: belonging.practiceId,
      practiceName: belonging.practiceName,
      active: true,
      email: first?.email,
      phone: first && phoneText(first.phone),
      practiceAddressLine1: first?.street,
      practiceCity: first?.city,
      practiceState: first?.state,
      practiceZipCode: first?.postalCode,
      administratorFullName: 'Amelia Okafor',
      subscriptionEdition: 'Complete',
      ...stamps,
      serviceLocations: () => practice.places.map(location),
    };
  }

  function location(place: PlaceRecord): Row {
    meet('place', place.key);
    return {
      id: of('place', place.key),
      name: place.name,
      ...belonging,
      addressLine1: place.street,
      city: place.city,
      state: place.state,
      zipCode: place.postalCode,
      country: 'USA',
      billingName: belonging.practiceName,
      phone: phoneText(place.phone),
      placeOfServiceCode: '11',
      ...stamps,
    };
  }
  const locationOf = (key: number): Row | null => {
    const place = rowOf(practice.places, key);
    return place && location(place);
  };

  function moneyOf(key: number): Row {
    const charges = ledger.orders
      .filter(({ clientKey }) => clientKey === key)
      .reduce((sum, { subtotalCents, taxCents }) => sum + subtotalCents + taxCents, 0);
    const payments = ledger.payments.filter(({ clientKey }) => clientKey === key);
    const paid = payments.reduce((sum, { cents }) => sum + cents, 0);
    const last = Math.max(0, ...payments.map(({ at }) => at));
    return {
      charges: dollars(charges),
      patientPayments: dollars(paid),
      patientBalance: dollars(charges - paid),
      insuranceBalance: 0,
      totalBalance: dollars(charges - paid),
      lastPaymentDate: last === 0 ? null : timeText(last).slice(0, 10),
    };
  }

  /** Who usually treats the patients of a location. */
  const usualProvider = (placeKey: number): ProviderRecord | null =>
    practice.providers.find(({ isActive, placeKeys }) => isActive && placeKeys.includes(placeKey)) ?? null;

  function patient(client: ClientRecord): Row {
    meet('client', client.key);
    const id = of('client', client.key);
    const lastVisit = lastVisitOf(practice, client, now());
    const usual = usualProvider(client.placeKey);
    const place = rowOf(practice.places, client.placeKey);
    return {
      id,
      firstName: client.givenName,
      lastName: client.familyName,
      patientFullName: fullNameOf(client),
      active: client.isActive,
      gender: 'Unknown',
      medicalRecordNumber: `MR${String(client.key).padStart(5, '0')}`,
      addressLine1: client.street === '' ? null : client.street,
      city: client.city === '' ? null : client.city,
      country: 'USA',
      homePhone: phoneIn(client, 'homePhone'),
      workPhone: phoneIn(client, 'workPhone'),
      mobilePhone: phoneIn(client, 'mobilePhone'),
      emailAddress: client.emails[0] ?? null,
      alertShowWhenSchedulingAppointments: false,
      mostRecentNote1Date: client.note === null ? null : timeText(client.updatedAt),
      mostRecentNote1Message: client.note,
      collectionCategoryName: 'Current',
      ...moneyOf(client.key),
      defaultServiceLocationId: place && of('place', place.key),
      defaultServiceLocationName: place?.name,
      defaultServiceLocation: () => place && location(place),
      defaultRenderingProviderId: usual && of('provider', usual.key),
      defaultRenderingProviderFullName: usual && fullNameOf(usual),
      lastAppointmentDate: lastVisit,
      lastEncounterDate: lastVisit,
      ...belonging,
      createdDate: timeText(client.createdAt),
      lastModifiedDate: timeText(client.updatedAt),
      appointments: (args: ConnectionArgs) =>
        relayConnection(
          practice.appointments.filter((row) => isInCalendar(row) && row.clientKey === client.key).toSorted(byStart),
          args,
          cap,
          appointment,
        ),
      ...memory.patients.get(id),
    };
  }

  function provider(member: ProviderRecord): Row {
    meet('provider', member.key);
    return {
      id: of('provider', member.key),
      fullName: fullNameOf(member),
      firstName: member.givenName,
      lastName: member.familyName,
      degree: member.title,
      specialtyName: specialties[member.role],
      type: 'Normal Provider',
      active: member.isActive,
      emailAddress: member.email,
      ...belonging,
      ...stamps,
    };
  }

  /** The word that was written, as long as it still is the right one; otherwise that of the state. */
  const statusOf = (row: AppointmentRecord): string => {
    const word = memory.appointments.get(of('appointment', row.key))?.['confirmationStatus'];
    return typeof word === 'string' && stateOfStatus[word] === row.state ? word : statusOfState[row.state];
  };

  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const id = of('appointment', row.key);
    const client = rowOf(practice.clients, row.clientKey);
    const member = rowOf(practice.providers, row.providerKey);
    const room = { id: String(900 + row.placeKey), name: row.placeKey === 1 ? 'Exam Room 1' : 'Exam Room' };
    // The provider comes first; without one the room has this place.
    const resources = [
      ...(member ? [{ id: of('provider', member.key), name: fullNameOf(member), type: 1 }] : []),
      ...(row.isBlock ? [] : [{ ...room, type: 2 }]),
    ];
    const numbered = Object.fromEntries(
      resources.flatMap((resource, index) => [
        [`resourceId${String(index + 1)}`, resource.id],
        [`resourceName${String(index + 1)}`, resource.name],
        [`resourceTypeId${String(index + 1)}`, resource.type],
      ]),
    );
    return {
      type: row.isBlock ? 'O' : 'P',
      appointmentMode: 'InOffice',
      ...memory.appointments.get(id),
      id,
      confirmationStatus: statusOf(row),
      startDate: timeText(row.start),
      endDate: timeText(row.start + row.minutes * 60_000),
      appointmentDuration: row.minutes,
      allDay: false,
      recurring: false,
      appointmentReason1: row.reason,
      patientId: client && of('client', client.key),
      patientFullName: client && fullNameOf(client),
      patient: () => client && patient(client),
      provider: () => member && provider(member),
      ...numbered,
      serviceLocationId: of('place', row.placeKey),
      serviceLocationName: rowOf(practice.places, row.placeKey)?.name ?? '',
      serviceLocation: () => locationOf(row.placeKey),
      ...belonging,
      createdDate: timeText(row.createdAt),
      lastModifiedDate: timeText(row.updatedAt),
    };
  }

  return { ledger, belonging, practiceRow, location, patient, provider, appointment, statusOf };
}
