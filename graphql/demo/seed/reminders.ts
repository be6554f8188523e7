import type { ReminderRecord } from '../backOfficeRecords.ts';
import { Random } from '../random.ts';
import type { AppointmentRecord, LocationRecord, PatientRecord } from '../records.ts';
import type { ClinicStore } from '../store.ts';
import { addDays, dayOf, instantAt } from '../zoneTime.ts';

const daysBack = 7;
const daysAhead = 13;
const visitsADay = 4;

/** A handful of reminders for each day at each location: of the next visits, of vaccines and of yearly checks. */
export function seedReminders(store: ClinicStore): ReminderRecord[] {
  const reminders: ReminderRecord[] = [];
  for (const location of store.locations.list()) {
    const today = dayOf(store.now(), location.timezone);
    const visitsOfDay = bookByDay(store, location, today);
    for (let offset = -daysBack; offset <= daysAhead; offset += 1) {
      const day = addDays(today, offset);
      const random = new Random(store.seed, 'reminders', location.id, day);
      // The next day that has visits: on a Saturday people are reminded of Monday.
      const [next, booked = []] = visitsOfDay.find(([other]) => other > day) ?? [];
      const visits = booked.filter(({ status }) => status !== 'CANCELLED');
      const step = Math.max(1, Math.floor(visits.length / visitsADay));
      const chosen = visits.filter((_visit, place) => place % step === 0).slice(0, visitsADay);
      const drafts = [
        ...chosen.map((visit) => visitReminder(random, store, visit, next ?? day)),
        recallReminder(random, patientAt(random, store, location)),
        recallReminder(random, patientAt(random, store, location)),
      ];
      for (const draft of drafts) {
        if (draft === null) continue;
        const { isConfirmed, ...fields } = draft;
        const status = statusOf(random, isConfirmed, offset);
        const id = String(680_001 + reminders.length);
        reminders.push({ ...fields, id, dueDate: day, status, locationId: location.id });
      }
    }
  }
  return reminders;
}

type Draft = Omit<ReminderRecord, 'id' | 'dueDate' | 'status' | 'locationId'> & { readonly isConfirmed: boolean };

function visitReminder(random: Random, store: ClinicStore, visit: AppointmentRecord, day: string): Draft | null {
  const patient = store.patient(visit.patientId);
  if (!patient) return null;
  const isReminder = random.chance(0.7);
  return {
    kind: isReminder ? 'APPOINTMENT_REMINDER' : 'CONFIRMATION',
    channel: channelOf(random, store, patient),
    clientId: patient.clientId,
    patientId: patient.id,
    appointmentId: visit.id,
    text: isReminder
      ? `We look forward to seeing ${patient.name} on ${spokenDay(day)}.`
      : `Please confirm ${patient.name}’s appointment on ${spokenDay(day)}.`,
    isConfirmed: visit.confirmedAt !== null,
  };
}

const dayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });

/** "Wednesday, November 18", as a clinic writes it to a client. */
function spokenDay(day: string): string {
  return dayFormat.format(new Date(day));
}

function recallReminder(random: Random, patient: PatientRecord | null): Draft | null {
  if (!patient) return null;
  const isVaccine = random.chance(0.6);
  return {
    kind: isVaccine ? 'VACCINATION_DUE' : 'RECALL',
    channel: 'EMAIL',
    clientId: patient.clientId,
    patientId: patient.id,
    appointmentId: null,
    text: isVaccine ? `${patient.name} is due for a vaccine.` : `It is time for ${patient.name}’s yearly check-up.`,
    isConfirmed: false,
  };
}

function channelOf(random: Random, store: ClinicStore, { clientId }: PatientRecord): 'EMAIL' | 'SMS' {
  const client = store.client(clientId);
  if (!client || client.phoneNumbers.length === 0) return 'EMAIL';
  return client.email !== null && random.chance(0.3) ? 'EMAIL' : 'SMS';
}

function statusOf(random: Random, isConfirmed: boolean, offset: number): ReminderRecord['status'] {
  if (offset > 0 || (offset === 0 && random.chance(0.4))) return 'SCHEDULED';
  if (random.chance(0.05)) return 'FAILED';
  return isConfirmed ? 'CONFIRMED' : 'SENT';
}

/** A patient of this location, if a few tries find one: the list of all patients can be very long. */
function patientAt(random: Random, store: ClinicStore, { id }: LocationRecord): PatientRecord | null {
  const patients = store.patients();
  for (let tries = 0; tries < 12 && patients.length > 0; tries += 1) {
    const patient = random.pick(patients);
    if (patient.isActive && store.client(patient.clientId)?.primaryLocationId === id) return patient;
  }
  return null;
}

/** The visits of each day that has some, by day. One look at the clock for each day: one for each visit is slow. */
function bookByDay(
  store: ClinicStore,
  { id, timezone }: LocationRecord,
  today: string,
): readonly (readonly [string, readonly AppointmentRecord[]])[] {
  const book = store.appointments().filter(({ locationId, patientId }) => locationId === id && patientId !== null);
  return Array.from({ length: daysBack + daysAhead + 2 }, (_, place) => {
    const day = addDays(today, place - daysBack);
    const [from, to] = [instantAt(day, 0, timezone), instantAt(addDays(day, 1), 0, timezone)];
    return [day, book.filter(({ start }) => start >= from && start < to)] as const;
  }).filter(([, visits]) => visits.length > 0);
}
