import type { Calendar } from '../calendar.ts';
import { Random } from '../random.ts';
import type { AppointmentRecord, ClientRecord, LocationRecord, PatientRecord } from '../records.ts';
import { addDays, dayMs, dayNumber, dayOf, instantAt, minuteMs } from '../zoneTime.ts';
import { courseOf, planVisits, type Step, type Visit, type Worker } from './visits.ts';
import { providers } from './locations.ts';
import { appointmentNotes } from './remarks.ts';

/** The appointment book as it was planned, and everything that happens to it as time goes by. */
export interface Book {
  readonly appointments: readonly AppointmentRecord[];
  /** By time. */
  readonly steps: readonly Step[];
}

const daysBack = 7;
const daysAhead = 14;

/**
 * The book around `now` (epoch ms): a week back and two weeks ahead at every location.
 *
 * A day depends on the seed and its date only, never on the hour, so that a demo that is restarted at noon shows
 * the same day further along.
 */
export function seedBook(
  seed: string,
  now: number,
  calendar: Calendar,
  locations: readonly LocationRecord[],
  pools: ReadonlyMap<string, readonly PatientRecord[]>,
): Book {
  const appointments: AppointmentRecord[] = [];
  const steps: Step[] = [];
  for (const location of locations) {
    const pool = pools.get(location.id) ?? [];
    const today = dayOf(now, location.timezone);
    for (let offset = -daysBack; offset <= daysAhead; offset += 1) {
      seedDay(seed, location, addDays(today, offset), calendar, pool, appointments, steps);
    }
  }
  steps.sort((one, other) => one.at - other.at);
  return { appointments, steps };
}

function seedDay(
  seed: string,
  location: LocationRecord,
  day: string,
  calendar: Calendar,
  pool: readonly PatientRecord[],
  appointments: AppointmentRecord[],
  steps: Step[],
): void {
  const workers: Worker[] = [];
  for (const provider of providers) {
    const shift = calendar.shiftOf(provider, day);
    if (shift?.locationId === location.id) workers.push({ provider, shift });
  }
  const opens = workers[0]?.shift.opens;
  if (opens === undefined) return;
  const random = new Random(seed, 'day', location.id, day);
  // Clocks change at night: from opening to closing the minutes of the wall and of the day agree.
  const opening = instantAt(day, opens, location.timezone) - opens * minuteMs;
  const used = new Set<string>();
  planVisits(random, workers).forEach((visit, place) => {
    const id = `${String(dayNumber(day))}${location.id.slice(-1)}${String(place + 1).padStart(3, '0')}`;
    const patientId = visit.kind.isBlockoff ? null : pickPatient(random, pool, used);
    const appointment = book(random, id, visit, opening + visit.start * minuteMs, location.id, patientId);
    appointments.push(appointment);
    steps.push(...courseOf(random, appointment, visit));
  });
}

/** A patient who does not come that day yet, as far as there are enough of them. */
function pickPatient(random: Random, pool: readonly PatientRecord[], used: Set<string>): string | null {
  if (pool.length === 0) return null;
  let patient = random.pick(pool);
  for (let tries = 0; tries < 12 && used.has(patient.id); tries += 1) patient = random.pick(pool);
  used.add(patient.id);
  return patient.id;
}

function book(
  random: Random,
  id: string,
  visit: Visit,
  start: number,
  locationId: string,
  patientId: string | null,
): AppointmentRecord {
  // Booked before the whole window, so that nothing in the book is from the future.
  const insertedAt = start - random.integer(16, 45) * dayMs - random.integer(0, 200) * minuteMs;
  const { kind } = visit;
  return {
    id,
    start,
    duration: visit.duration,
    status: 'PLANNED',
    typeId: kind.id,
    providerId: visit.worker?.provider.id ?? null,
    locationId,
    patientId,
    reason: random.chance(0.93) || kind.isBlockoff ? random.pick(kind.reasons) : null,
    note: random.chance(0.09) ? random.pick(appointmentNotes) : null,
    room: roomOf(random, visit),
    bookedOnline: kind.canBookOnline && random.chance(0.2),
    confirmedAt: null,
    checkedInAt: null,
    startedAt: null,
    checkingOutAt: null,
    completedAt: null,
    cancelledAt: null,
    cancellationReason: null,
    insertedAt,
    updatedAt: insertedAt,
  };
}

function roomOf(random: Random, { kind, worker }: Visit): string | null {
  if (kind.isBlockoff || kind.name === 'Telehealth' || random.chance(0.1)) return null;
  if (kind.name === 'Surgery' || kind.name === 'Dental Cleaning') return 'Surgery';
  if (worker === null || worker.provider.role === 'Technician') return 'Treatment';
  return worker.provider.role === 'Groomer' ? 'Grooming' : `Exam ${String((Number(worker.provider.id) % 3) + 1)}`;
}

/** Patients who may come, by location: alive, active, and of an active client. */
export function patientPools(
  clients: readonly ClientRecord[],
  patients: readonly PatientRecord[],
): ReadonlyMap<string, readonly PatientRecord[]> {
  const places = new Map<string, string>();
  for (const client of clients) {
    if (client.isActive && client.primaryLocationId !== null) places.set(client.id, client.primaryLocationId);
  }
  const pools = new Map<string, PatientRecord[]>();
  for (const patient of patients) {
    const place = places.get(patient.clientId);
    if (place === undefined || !patient.isActive || patient.isDeceased) continue;
    const pool = pools.get(place);
    if (pool) pool.push(patient);
    else pools.set(place, [patient]);
  }
  return pools;
}
