import type { ReminderRecord } from '../messaging.ts';
import { Random } from '../random.ts';
import type { AppointmentRecord, LocationRecord, PatientRecord } from '../records.ts';
import type { ClinicStore } from '../store.ts';
import { addDays, dayOf } from '../zoneTime.ts';

const daysBack = 7;
const daysAhead = 13;
const visitsADay = 4;

/** A handful of reminders for each day at each location: of the next visits, of vaccines and of yearly checks. */
export function seedReminders(store: ClinicStore): ReminderRecord[] {
  const reminders: ReminderRecord[] = [];
  for (const location of store.locations.list()) {
    const today = dayOf(store.now(), location.timezone);
    const days = bookByDay(store, location);
    const pool = store
      .patients()
      .filter(({ isActive, clientId }) => isActive && store.client(clientId)?.primaryLocationId === location.id);
    for (let offset = -daysBack; offset <= daysAhead; offset += 1) {
      const day = addDays(today, offset);
      const random = new Random(store.seed, 'reminders', location.id, day);
      // The next day that has visits: on a Saturday people are reminded of Monday.
      const next = [...days.keys()].filter((other) => other > day).toSorted()[0];
      const visits = (days.get(next ?? '') ?? []).filter(({ status }) => status !== 'CANCELLED');
      const step = Math.max(1, Math.floor(visits.length / visitsADay));
      const chosen = visits.filter((_visit, place) => place % step === 0).slice(0, visitsADay);
      const drafts = [
        ...chosen.map((visit) => ofVisit(random, store, visit, next ?? day)),
        ...(pool.length === 0 ? [] : [ofRecall(random, random.pick(pool)), ofRecall(random, random.pick(pool))]),
      ];
      for (const draft of drafts) {
        if (draft === null) continue;
        const { isConfirmed, ...told } = draft;
        const status = statusOf(random, isConfirmed, offset);
        const id = String(680_001 + reminders.length);
        reminders.push({ ...told, id, dueDate: day, status, locationId: location.id });
      }
    }
  }
  return reminders;
}

type Draft = Omit<ReminderRecord, 'id' | 'dueDate' | 'status' | 'locationId'> & { readonly isConfirmed: boolean };

function ofVisit(random: Random, store: ClinicStore, visit: AppointmentRecord, day: string): Draft | null {
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
      ? `We look forward to seeing ${patient.name} on ${day}.`
      : `Please confirm ${patient.name}’s appointment on ${day}.`,
    isConfirmed: visit.confirmedAt !== null,
  };
}

function ofRecall(random: Random, patient: PatientRecord): Draft {
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

function bookByDay(store: ClinicStore, location: LocationRecord): Map<string, AppointmentRecord[]> {
  const days = new Map<string, AppointmentRecord[]>();
  for (const visit of store.appointments()) {
    if (visit.locationId !== location.id || visit.patientId === null) continue;
    const day = dayOf(visit.start, location.timezone);
    const known = days.get(day);
    if (known) known.push(visit);
    else days.set(day, [visit]);
  }
  return days;
}
