import type { Location } from '../../graphql/desk/generated/types.ts';
import type { AppointmentRow, ClientRow, PatientRow } from '../../graphql/service/readers/readObjects.ts';
import { onlyLocationId } from '../../graphql/service/serviceMap.ts';
import { dateAt, dayBounds } from '../../graphql/service/readers/time.ts';
import type { Clinic } from '../core/adapter/clinic/clinic.ts';
import type { Clock } from '../core/foundation/ports.ts';

/** The service's answers, in terms of the desk schema. A value that it does not offer is absent. */
export interface Sample {
  readonly locations: readonly object[];
  readonly clients: readonly object[];
  readonly patients: readonly object[];
  readonly appointments: readonly object[];
}

/** The rows of a sample as the desk has them. */
export interface SampledRows {
  readonly locations: readonly Location[];
  readonly clients: readonly ClientRow[];
  readonly patients: readonly PatientRow[];
  /** Appointments by start, with the day and location that they were read for. */
  readonly days: readonly SampledAppointment[];
}

export interface SampledAppointment {
  readonly row: AppointmentRow;
  readonly location: Location;
  readonly date: string;
}

const firstFew = 5;

/** Reads all locations, the first clients and patients, and all appointments of one day at one or all locations. */
export async function takeSample(options: {
  readonly clinic: Clinic;
  readonly day: string | null;
  readonly location: string | null;
  readonly clock: Clock;
  readonly timeZone: string;
}): Promise<{ readonly sample: Sample; readonly rows: SampledRows }> {
  const { clinic } = options;
  const signal = new AbortController().signal;
  const places = await clinic.locations();
  const locations = places.ok ? places.value : [];
  const clients = await clinic.clients({ search: null, first: firstFew, after: null }, signal);
  const patients = await clinic.patients(firstFew, signal);
  const requested = locations.filter(({ id }) => options.location === null || id === options.location);
  const days = await readDays(requested, options, signal);
  const firstClients = clients.ok ? clients.value.clients.slice(0, firstFew) : [];
  const firstPatients = patients.ok ? patients.value.slice(0, firstFew) : [];
  return {
    sample: {
      locations: locations
        .filter(({ id }) => id !== onlyLocationId)
        .map(({ id, name, address, timeZone }) => present({ id, name, address, timeZone })),
      clients: firstClients.map(clientSample),
      patients: firstPatients.map(patientSample),
      appointments: days.map(({ row }) => appointmentSample(row)),
    },
    rows: { locations, clients: firstClients, patients: firstPatients, days },
  };
}

async function readDays(
  locations: readonly Location[],
  options: { readonly clinic: Clinic; readonly day: string | null; readonly clock: Clock; readonly timeZone: string },
  signal: AbortSignal,
): Promise<readonly SampledAppointment[]> {
  const found = new Map<string, SampledAppointment>();
  for (const location of locations) {
    const timeZone = location.timeZone ?? options.timeZone;
    const date = options.day ?? dateAt(options.clock.now(), timeZone);
    const rows = await options.clinic.appointments({ location, timeZone, ...dayBounds(date, timeZone) }, signal);
    for (const row of rows.ok ? rows.value.appointments : [])
      found.set(row.id, found.get(row.id) ?? { row, location, date });
  }
  return [...found.values()].toSorted(
    (one, other) => Date.parse(one.row.start ?? '') - Date.parse(other.row.start ?? ''),
  );
}

function clientSample(client: ClientRow): object {
  const { id, name, givenName, familyName, phones, emails, active, tags, lastVisit, location } = client;
  const numbers = phones.map(({ number }) => number);
  const rest = { tags: tags.length > 0 ? tags : null, lastVisit, location: named(location) };
  return present({ id, name, givenName, familyName, phones: numbers, emails, active, ...rest });
}

function patientSample({ id, name, species, breed, client }: PatientRow): object {
  return present({ id, name, species, breed, clientId: client?.id ?? null });
}

function appointmentSample(appointment: AppointmentRow): object {
  const { id, start, end, status, reason, patient, client, provider, location } = appointment;
  return present({
    id,
    start,
    end,
    status: status?.label ?? null,
    reason,
    patient: named(patient),
    client: named(client),
    provider: named(provider),
    location: named(location),
  });
}

function named(each: { readonly id: string; readonly name: string } | null): object | null {
  // Where only a name is given it stands in for the unknown id.
  return each && present({ id: each.id === each.name ? null : each.id, name: each.name });
}

/** Absent is honest: what is null, or a name that is empty, is left out. */
function present(values: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
}
