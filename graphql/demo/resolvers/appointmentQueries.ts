import { freeTimes } from '../freeTimes.ts';
import { pageOf } from '../paging.ts';
import type { AppointmentRecord, Status } from '../records.ts';
import { invalid, notFound } from '../refusal.ts';
import type { ClinicStore } from '../store.ts';
import type { DemoContext, FieldResolvers } from './resolver.ts';

interface AppointmentFilter {
  readonly locationId?: string | null;
  readonly providerId?: string | null;
  readonly clientId?: string | null;
  readonly patientId?: string | null;
  readonly start?: number | null;
  readonly end?: number | null;
  readonly statuses?: readonly Status[] | null;
  readonly includeCancelled?: boolean | null;
  readonly updatedSince?: number | null;
  readonly limit: number;
  readonly offset?: number | null;
}

interface TimesArguments {
  readonly locationId: string;
  readonly appointmentTypeId: string;
  readonly date: string;
  readonly providerId?: string | null;
}

/** Queries for the appointment book. */
export const appointmentQueries: FieldResolvers = {
  appointmentTypes: (_source: unknown, _args: object, { store }: DemoContext) => store.appointmentTypes.list(),
  appointments: (_source: unknown, filter: AppointmentFilter, { store }: DemoContext) => {
    const { start, end } = filter;
    if (typeof start === 'number' && typeof end === 'number' && end < start) throw invalid('end is before start');
    const matching = matcher(store, filter);
    return pageOf(store.appointments().filter(matching), filter.limit, filter.offset);
  },
  appointment: (_source: unknown, { id }: { readonly id: string }, { store }: DemoContext) => store.appointment(id),
  availableTimes: (_source: unknown, requested: TimesArguments, { store }: DemoContext) => {
    const location = store.locations.get(requested.locationId);
    const type = store.appointmentTypes.get(requested.appointmentTypeId);
    if (!location) throw notFound('Location', requested.locationId);
    if (!type) throw notFound('Appointment type', requested.appointmentTypeId);
    return freeTimes(store, location, type, requested.date, requested.providerId ?? null);
  },
};

function matcher(store: ClinicStore, filter: AppointmentFilter): (appointment: AppointmentRecord) => boolean {
  const { locationId, providerId, clientId, patientId, start, end, statuses, includeCancelled, updatedSince } = filter;
  const pets = clientId ? new Set(store.patientsOf(clientId).map(({ id }) => id)) : null;
  return (appointment) => {
    if (locationId && appointment.locationId !== locationId) return false;
    if (providerId && appointment.providerId !== providerId) return false;
    if (patientId && appointment.patientId !== patientId) return false;
    if (pets && (appointment.patientId === null || !pets.has(appointment.patientId))) return false;
    if (typeof start === 'number' && appointment.start < start) return false;
    if (typeof end === 'number' && appointment.start >= end) return false;
    if (typeof updatedSince === 'number' && appointment.updatedAt < updatedSince) return false;
    if (statuses && !statuses.includes(appointment.status)) return false;
    // Asking for a state by name is asking for it, whatever the other switch says.
    return appointment.status !== 'CANCELLED' || includeCancelled === true || Boolean(statuses);
  };
}
