import type { KnownClient, KnownPatient } from '../../../renderer/components/personSearch/personOptions.ts';
import type { ScheduleDay } from '../../../renderer/features/booking/work.ts';
import { dayVisit, dayWith } from './scheduleDay.ts';

export type BookedVisit = ScheduleDay['appointments'][number];

/** Nine to half past nine on an ordinary Tuesday: Bella of Maria Garcia, with Dr. A in Exam 1. */
export function bookedVisit(change: Partial<BookedVisit> = {}): BookedVisit {
  const { patient, client, ...usual } = dayVisit({ version: 'v', reason: null, type: null });
  return {
    ...usual,
    patient: patient && { ...patient, alerts: [] },
    client: client && { ...client, emails: [], phones: [], balance: null },
    ...change,
  };
}

/** That Tuesday at Riverside; hours are unknown, and everything can be booked. */
export function bookingDay(appointments: readonly BookedVisit[] = [], change: Partial<ScheduleDay> = {}): ScheduleDay {
  return dayWith(appointments, {
    asOf: '2026-11-17T08:00:00-05:00',
    statuses: [
      { __typename: 'Status', label: 'PLANNED', stage: 'booked', word: null },
      { __typename: 'Status', label: 'HERE', stage: 'arrived', word: null },
    ],
    offers: [
      offer('bookAppointment', ['start', 'minutes', 'provider', 'type', 'patient', 'status'], ['start', 'type']),
      offer('registerClient', ['name', 'phone', 'email']),
      offer('addPatient', ['client', 'name', 'species']),
    ],
    ...change,
  });
}

export function offer(
  change: ScheduleDay['offers'][number]['change'],
  takes: readonly string[],
  demands: readonly string[] = [],
): ScheduleDay['offers'][number] {
  return { __typename: 'Offer', change, offered: true, why: null, takes, demands };
}

export function knownPatient(change: Partial<KnownPatient> = {}): KnownPatient {
  const usual = { id: 'p', name: 'Bella', species: 'Canine', active: true, deceased: false, alerts: [] };
  return { __typename: 'Patient', ...usual, ...change };
}

export function knownClient(patients: KnownClient['patients'], change: Partial<KnownClient> = {}): KnownClient {
  const usual = { id: 'c', name: 'Maria Garcia', active: true, alerts: [], emails: [], phones: [], balance: null };
  return { __typename: 'Client', ...usual, patients, ...change };
}
