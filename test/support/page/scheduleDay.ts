import type { DayAppointment, ScheduleDay } from '../../../renderer/features/day/columns.ts';

/** A confirmed visit of Bella on an ordinary Tuesday, with whatever a test wants otherwise. */
export function dayVisit(change: Partial<DayAppointment> = {}): DayAppointment {
  return {
    __typename: 'Appointment',
    id: '1',
    version: '1',
    since: null,
    start: '2026-11-17T09:00:00-05:00',
    end: '2026-11-17T09:30:00-05:00',
    reason: 'Limping',
    notes: null,
    room: 'Exam 1',
    blocked: false,
    status: { __typename: 'Status', label: 'CONFIRMED', stage: 'confirmed', word: null },
    type: { __typename: 'AppointmentType', id: 't', name: 'Sick visit', color: null },
    provider: { __typename: 'Provider', id: 'a' },
    patient: { __typename: 'Patient', id: 'p', name: 'Bella', species: 'Canine', deceased: null, alerts: ['Bites'] },
    client: {
      __typename: 'Client',
      id: 'c',
      name: 'Maria Garcia',
      alerts: [],
      emails: ['maria@example.com'],
      phones: [{ __typename: 'Phone', number: '(555) 0101', label: null }],
      balance: { __typename: 'Balance', amount: '12.50', currency: 'USD' },
    },
    ...change,
  };
}

/** That Tuesday at Riverside, with two providers. */
export function dayWith(appointments: readonly DayAppointment[], change: Partial<ScheduleDay> = {}): ScheduleDay {
  return {
    __typename: 'ScheduleDay',
    date: '2026-11-17',
    timeZone: 'America/New_York',
    timeZoneSource: 'service',
    unreadable: 0,
    complete: true,
    partial: false,
    asOf: '2026-11-17T10:05:00-05:00',
    outage: null,
    location: { __typename: 'Location', id: '101', name: 'Riverside' },
    providers: [
      { __typename: 'Provider', id: 'a', name: 'Dr. A', role: null },
      { __typename: 'Provider', id: 'b', name: 'Dr. B', role: null },
    ],
    hours: null,
    working: [],
    statuses: [],
    offers: [],
    appointments: [...appointments],
    ...change,
  };
}
