import type { Backstage } from '../dialect.ts';
import { hexIds } from '../ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PlaceRecord,
  type ProviderRecord,
  type VisitState,
  type VisitTypeRecord,
  fullNameOf,
  rowOf,
} from '../practice.ts';

/** Ids of the journey service: as a document store makes them. */
export const journeyIds = hexIds();

/** Steps of the journey; the newest that has a time stamp wins. */
export type Step = 'arrived' | 'consultation' | 'departed' | 'dna';

/** The steps that a visit has behind it; a cancelled one is a deleted booking instead. */
export const journeySteps: Readonly<Record<VisitState, readonly Step[]>> = {
  planned: [],
  confirmed: [],
  arrived: ['arrived'],
  inProgress: ['arrived', 'consultation'],
  ready: ['arrived', 'consultation'],
  completed: ['arrived', 'consultation', 'departed'],
  cancelled: [],
  noShow: ['dna'],
};

/** Whether a booking is deleted, which is what this service calls cancelled too. */
export function isGone(row: AppointmentRecord): boolean {
  return row.isDeleted || row.state === 'cancelled';
}

/** An instant as this service writes it, milliseconds included. */
export function journeyTime(instant: number): string {
  return new Date(instant).toISOString();
}

/** The rows of the practice as the journey service shows them. */
export function journeyRecords({ practice, meet }: Backstage) {
  const id = journeyIds.of;
  function patient(row: ClientRecord | null): object | null {
    if (!row) return null;
    meet('client', row.key);
    return {
      id: id('client', row.key),
      status: row.isActive ? 'active' : 'inactive',
      firstName: row.givenName,
      lastName: row.familyName,
      fullName: fullNameOf(row),
      email: row.emails[0],
      phones: row.phones.map(({ label, value }, index) => ({
        phoneId: id('client', row.key * 4 + index),
        phoneType: label,
        phoneNumber: value,
      })),
      address: { address: row.street, city: row.city },
      numbers: [],
      relatedAccounts: [],
      labels: row.tags.map((text) => ({ id: text.toLowerCase(), text, color: '#8a6d3b' })),
      comments: row.note,
      deleted: row.isDeleted,
      createdAt: journeyTime(row.createdAt),
      updatedAt: journeyTime(row.updatedAt),
      bookings: () =>
        practice.appointments.filter((visit) => visit.clientKey === row.key && !isGone(visit)).map(booking),
    };
  }
  function user(row: ProviderRecord | null): object | null {
    if (!row) return null;
    return {
      id: id('provider', row.key),
      title: row.title,
      firstName: row.givenName,
      lastName: row.familyName,
      fullName: fullNameOf(row),
      email: row.email,
      jobTitle: row.role,
      isDoctor: row.role === 'veterinarian',
    };
  }
  function place(row: PlaceRecord | null): object | null {
    if (!row) return null;
    const address = { address: row.street, city: `${row.city}, ${row.state}`, postcode: row.postalCode, country: 'US' };
    return { id: id('place', row.key), name: row.name, address, timezone: row.zone, phone: row.phone };
  }
  function type(row: VisitTypeRecord | null): object | null {
    if (!row) return null;
    return { id: id('visitType', row.key), title: row.name, duration: row.minutes, color: row.color };
  }
  function booking(row: AppointmentRecord | null): object | null {
    if (!row) return null;
    meet('appointment', row.key);
    const provider = rowOf(practice.providers, row.providerKey);
    const steps = journeySteps[row.state].map((step, index) => {
      return [step, journeyTime(row.start + index * 600_000)] as const;
    });
    return {
      id: id('appointment', row.key),
      start: journeyTime(row.start),
      end: journeyTime(row.start + row.minutes * 60_000),
      doctor: user(provider),
      doctorName: provider && fullNameOf(provider),
      location: () => place(rowOf(practice.places, row.placeKey)),
      patient: () => patient(rowOf(practice.clients, row.clientKey)),
      patientId: row.clientKey === null ? null : id('client', row.clientKey),
      appointment: () => type(rowOf(practice.visitTypes, row.typeKey)),
      bookingJourney: Object.fromEntries(steps),
      comments: row.reason,
      cancellationReason: row.cancelReason,
      deleted: isGone(row),
      billed: row.state === 'completed',
      reference: `B${String(row.key)}`,
      createdAt: journeyTime(row.createdAt),
      updatedAt: journeyTime(row.updatedAt),
    };
  }
  return { patient, user, place, type, booking };
}
