import { wallDay } from '../../dialects/clock.ts';
import type { AppointmentRecord, Practice, VisitState } from '../../dialects/practice.ts';
import { createLedger, type Ledger } from '../../dialects/practiceLedger.ts';
import { isAppointment } from './values.ts';

/** A task of a work list. */
export interface TaskRow {
  readonly key: number;
  readonly placeKey: number;
  readonly listNumber: number;
  readonly typeNumber: number;
  readonly status: string;
  readonly start: number;
  readonly end: number | null;
  readonly clientKey: number | null;
  readonly patientKey: number | null;
  readonly providerKey: number | null;
  readonly appointmentKey: number | null;
  readonly notes: string | null;
}

/** What a patient is due for. */
export interface ReminderRow {
  readonly key: number;
  readonly patientKey: number;
  readonly typeNumber: number;
  readonly dueDate: string;
  readonly next: number;
  readonly count: number;
  readonly status: string;
}

/** A note about a customer. */
export interface NoteRow {
  readonly key: number;
  readonly clientKey: number;
  readonly category: string | null;
  readonly note: string;
  readonly at: number;
}

/** A message between users. */
export interface UserMessageRow {
  readonly key: number;
  readonly toKey: number | null;
  readonly subject: string;
  readonly text: string;
  readonly status: string;
  readonly at: number;
}

/** What was said of an appointment that the shared book has no place for. */
export interface AppointmentExtras {
  readonly reasonCode?: string | null | undefined;
  readonly sendReminder?: boolean | undefined;
  readonly arrival?: number | undefined;
  readonly isAdmitted?: boolean | undefined;
}

/** What the service keeps beside the shared practice. */
export interface OpenVpmsMemory {
  readonly ledger: Ledger;
  readonly tasks: TaskRow[];
  readonly reminders: ReminderRow[];
  readonly notes: NoteRow[];
  readonly userMessages: UserMessageRow[];
  /** By the keys of appointments. */
  readonly extras: Map<number, AppointmentExtras>;
  /** By the keys of customers; a null says that there is no company. */
  readonly companies: Map<number, string | null>;
  readonly titles: Map<number, string | null>;
  /** By the keys of patients. */
  readonly desexed: Map<number, boolean>;
  readonly deceasedDates: Map<number, string>;
  readonly formerOwners: Map<number, readonly { readonly clientKey: number; readonly until: number }[]>;
}

const dayMs = 86_400_000;
const taskStatuses: Readonly<Partial<Record<VisitState, string>>> = {
  arrived: 'PENDING',
  inProgress: 'IN_PROGRESS',
  ready: 'BILLED',
};

/** What the service holds when it starts. */
export function createMemory(practice: Practice, now: number): OpenVpmsMemory {
  const tasks = practice.appointments.filter(isAppointment).flatMap(taskFor).map(numbered);
  const reminders = practice.patients
    .filter(({ isDeceased, clientKey, key }) => !isDeceased && clientKey !== null && key % 2 === 0)
    .map(({ key }, index): ReminderRow => {
      const due = now + (((key * 7) % 90) - 30) * dayMs;
      return {
        key: index + 1,
        patientKey: key,
        typeNumber: 1 + (index % 3),
        dueDate: wallDay(due, 'UTC'),
        next: due - 14 * dayMs,
        count: due < now ? 1 : 0,
        status: 'IN_PROGRESS',
      };
    });
  const notes = practice.clients
    .filter(({ key, isDeleted }) => !isDeleted && key % 6 === 1)
    .map(({ key: clientKey, createdAt }) => ({
      clientKey,
      category: 'GENERAL',
      note: 'Asked for an estimate by email.',
      at: createdAt + dayMs,
    }))
    .map(numbered);
  const message = (subject: string, text: string, toKey: number | null, status: string): UserMessageRow => {
    return { key: 0, subject, text, toKey, status, at: now - dayMs };
  };
  return {
    ledger: createLedger(practice),
    tasks,
    reminders,
    notes,
    userMessages: [
      message('Phone call', 'The laboratory asks to be called back.', practice.providers[0]?.key ?? null, 'PENDING'),
      message('Stock', 'Rabies vaccine arrives on Thursday.', practice.providers[1]?.key ?? null, 'READ'),
      message('Roster', 'The roster of next month is out.', null, 'COMPLETED'),
    ].map(numbered),
    extras: new Map(),
    companies: new Map(),
    titles: new Map(),
    desexed: new Map(),
    deceasedDates: new Map(),
    formerOwners: new Map(),
  };
}

/** The task that an appointment has in the waiting room while its patient is there. */
export function taskFor(row: AppointmentRecord): readonly Omit<TaskRow, 'key'>[] {
  const status = taskStatuses[row.state];
  if (status === undefined) return [];
  const { placeKey, start, clientKey, patientKey, providerKey, key: appointmentKey, reason: notes } = row;
  const where = { placeKey, listNumber: 0, typeNumber: 1, end: null };
  return [{ ...where, status, start, clientKey, patientKey, providerKey, appointmentKey, notes }];
}

function numbered<Item extends object>(item: Item, index: number): Item & { readonly key: number } {
  return { ...item, key: index + 1 };
}
