import type { ScheduleDay } from '../../../renderer/features/day/columns.ts';
import { type BusyDay, openFrom, openTo, providerName, wallTimeOf } from './busyDay.ts';

/** A busy day as the page gets it from the core. */
export function scheduleDay(day: BusyDay): ScheduleDay {
  return {
    __typename: 'ScheduleDay',
    date: day.date,
    timeZone: 'America/New_York',
    timeZoneSource: 'service',
    unreadable: 0,
    complete: true,
    partial: false,
    asOf: `${day.date}T13:00:00Z`,
    outage: null,
    location: { __typename: 'Location', id: '1', name: 'Main' },
    providers: Array.from({ length: day.providers }, (_provider, index) => ({
      __typename: 'Provider',
      id: `${index}`,
      name: providerName(index),
      role: null,
    })),
    hours: null,
    // With a lunch break for everybody, so that off-duty time is shaded in each column.
    working: Array.from({ length: day.providers }, (_provider, index) => ({
      __typename: 'WorkingHours',
      provider: `${index}`,
      hours: [openHours(day, openFrom * 60, 12 * 60), openHours(day, 13 * 60, openTo * 60)],
    })),
    statuses: [],
    offers: [],
    appointments: day.visits.map(({ id, provider, start, end, patient, client }) => ({
      __typename: 'Appointment',
      id,
      version: '1',
      since: null,
      start: `${wallTimeOf(day, start)}-05:00`,
      end: `${wallTimeOf(day, end)}-05:00`,
      reason: null,
      notes: null,
      room: null,
      blocked: false,
      status: { __typename: 'Status', label: 'CONFIRMED', stage: 'confirmed', word: null },
      type: { __typename: 'AppointmentType', id: 'exam', name: 'Exam', color: null },
      provider: { __typename: 'Provider', id: `${provider}` },
      patient: { __typename: 'Patient', id: `p${id}`, name: patient, species: 'Dog', deceased: null, alerts: [] },
      client: { __typename: 'Client', id: `c${id}`, name: client, alerts: [], emails: [], phones: [], balance: null },
    })),
  };
}

function openHours(day: BusyDay, from: number, to: number): ScheduleDay['working'][number]['hours'][number] {
  return { __typename: 'OpenHours', start: `${wallTimeOf(day, from)}-05:00`, end: `${wallTimeOf(day, to)}-05:00` };
}
