import { wallDay } from './clock.ts';
import type { Dialect } from './dialect.ts';
import {
  type ExpectedAppointment,
  type ExpectedClient,
  type ExpectedLocation,
  type ExpectedPatient,
  appointmentThrough,
  clientThrough,
  locationThrough,
  patientThrough,
} from './dialectView.ts';
import { type AppointmentRecord, type Practice, byStart, createPractice, zoneOf } from './practice.ts';

/** What `npm run doctor` should show of a dialect as its sample. */
export interface ExpectedSample {
  readonly locations: readonly ExpectedLocation[];
  /** The first five, in the service's own order. */
  readonly clients: readonly ExpectedClient[];
  /** The first five, in the service's own order; empty where the dialect has no list of animals. */
  readonly patients: readonly ExpectedPatient[];
  /** All of the day, by start; which day an appointment is on goes by the zone of its location. */
  readonly appointments: readonly ExpectedAppointment[];
  /** Ids of appointments that may be missing: blocks, and deleted rows. */
  readonly mayOmit: readonly string[];
  /** For each appointment's id the words that are right for its status; null stands for none. */
  readonly statusWords: Readonly<Record<string, readonly (string | null)[]>>;
}

const shownPeople = 5;

/**
 * What the doctor should answer about a dialect on a day, in desk words.
 *
 * With a place's key only that location's appointments. With a practice, such as that of a server whose data
 * were changed, its state instead of the original one.
 */
export function expectedSample(
  { view, expectedMap }: Dialect,
  day: string,
  { practice = createPractice(), placeKey = null }: { practice?: Practice; placeKey?: number | null } = {},
): ExpectedSample {
  const onDay = (row: AppointmentRecord): boolean => wallDay(row.start, zoneOf(practice, row)) === day;
  const rows = practice.appointments
    .filter((row) => view.shows(row) && onDay(row) && (placeKey === null || row.placeKey === placeKey))
    .toSorted(byStart);
  const book = expectedMap.appointments === null ? [] : rows;
  const idOf = (row: AppointmentRecord): string => view.ids.of('appointment', row.key);
  return {
    locations: practice.places.map((place) => locationThrough(view, place)),
    clients: view
      .clients(practice)
      .slice(0, shownPeople)
      .map((client) => clientThrough(view, practice, client)),
    patients: (view.patients?.(practice) ?? []).slice(0, shownPeople).map((patient) => patientThrough(view, patient)),
    appointments: book.map((row) => appointmentThrough(view, practice, row)),
    mayOmit: book.filter((row) => view.mayOmit(row)).map(idOf),
    statusWords: Object.fromEntries(book.map((row) => [idOf(row), view.status(row)])),
  };
}
