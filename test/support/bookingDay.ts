import type { KnownClient, KnownPatient, ScheduleDay } from '../../renderer/features/booking/work.ts';

export type BookedVisit = ScheduleDay['appointments'][number];

/** Nine to half past nine on an ordinary Tuesday: Bella of Maria Garcia, with Dr. A in Exam 1. */
export function bookedVisit(change: Partial<BookedVisit> = {}): BookedVisit {
  return {
    __typename: 'Appointment',
    id: '1',
    version: 'v',
    start: '2026-11-17T09:00:00-05:00',
    end: '2026-11-17T09:30:00-05:00',
    since: null,
    reason: null,
    notes: null,
    room: 'Exam 1',
    blocked: false,
    status: { __typename: 'Status', label: 'CONFIRMED', stage: 'confirmed' },
    type: null,
    provider: { __typename: 'Provider', id: 'a' },
    patient: { __typename: 'Patient', id: 'p', name: 'Bella', species: 'Canine', alerts: [] },
    client: {
      __typename: 'Client',
      id: 'c',
      name: 'Maria Garcia',
      alerts: [],
      emails: [],
      phones: [],
      balance: null,
    },
    ...change,
  };
}

/** That Tuesday at Riverside; hours are not told, and everything can be booked. */
export function bookingDay(appointments: readonly BookedVisit[] = [], change: Partial<ScheduleDay> = {}): ScheduleDay {
  return {
    __typename: 'ScheduleDay',
    date: '2026-11-17',
    timeZone: 'America/New_York',
    timeZoneSource: 'service',
    unreadable: 0,
    complete: true,
    partial: false,
    asOf: '2026-11-17T08:00:00-05:00',
    location: { __typename: 'Location', id: '101', name: 'Riverside' },
    providers: [
      { __typename: 'Provider', id: 'a', name: 'Dr. A', role: null },
      { __typename: 'Provider', id: 'b', name: 'Dr. B', role: null },
    ],
    hours: null,
    statuses: [
      { __typename: 'Status', label: 'PLANNED', stage: 'booked' },
      { __typename: 'Status', label: 'HERE', stage: 'arrived' },
    ],
    offers: [
      offer('bookAppointment', ['start', 'minutes', 'provider', 'type', 'patient', 'status'], ['start', 'type']),
      offer('registerClient', ['name', 'phone', 'email']),
      offer('addPatient', ['client', 'name', 'species']),
    ],
    appointments,
    ...change,
  };
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
