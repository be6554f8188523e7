import { createCalendar } from '../calendar.ts';
import type { ClientRecord, PatientRecord } from '../records.ts';
import { ClinicStore } from '../store.ts';
import { Table } from '../table.ts';
import { billVisits } from '../visitBilling.ts';
import { dayMs } from '../zoneTime.ts';
import { patientPools, seedBook } from './appointments.ts';
import { appointmentKinds } from './appointmentTypes.ts';
import { seedBackOffice } from './backOffice.ts';
import { seedClient } from './clients.ts';
import { seedPatients } from './patients.ts';
import { locations, organization, providers } from './places.ts';
import { appointmentTypeOf } from './visits.ts';

/**
 * A clinic full of invented data: the same for the same seed, number of clients and time of `now` (epoch ms).
 *
 * People and days are drawn from streams of their own, so a larger clinic holds the smaller one's clients, and a
 * restart on the same day shows the same day.
 */
export function seedClinic(seed: string, now: () => number, clientCount: number): ClinicStore {
  const start = now();
  const today = Math.floor(start / dayMs) * dayMs;
  const clients: ClientRecord[] = [];
  const patients: PatientRecord[] = [];
  for (let index = 0; index < clientCount; index += 1) {
    const client = seedClient(seed, index, today);
    clients.push(client);
    for (const patient of seedPatients(seed, client, index, today)) patients.push(patient);
  }
  const calendar = createCalendar(locations, start);
  const book = seedBook(seed, start, calendar, locations, patientPools(clients, patients));
  return new ClinicStore({
    seed,
    now,
    organization,
    calendar,
    locations: new Table(locations),
    providers: new Table(providers),
    appointmentTypes: new Table(appointmentKinds.map(appointmentTypeOf)),
    clients: new Table(clients),
    patients: new Table(patients),
    appointments: new Table(book.appointments),
    steps: book.steps,
    createBackOffice: seedBackOffice,
    followBook: billVisits,
  });
}
