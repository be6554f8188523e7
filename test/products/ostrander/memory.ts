import { wallDay } from '../../dialects/clock.ts';
import type { Practice } from '../../dialects/practice.ts';
import { createLedger, type Ledger } from '../../dialects/practiceLedger.ts';
import { ulid } from './ids.ts';

/** A service line beyond the first, which is the appointment's own. */
export interface ExtraLine {
  readonly typeKey: number;
  readonly patientKey: number | null;
}

/** A worker's note on a customer. */
export interface NoteRow {
  readonly key: number;
  readonly clientKey: number;
  readonly body: string;
  readonly at: number;
}

/** Work that is waiting. */
export interface TaskRow {
  readonly key: number;
  readonly title: string;
  readonly providerKey: number | null;
  readonly patientKey: number | null;
  readonly dueDate: string;
  readonly isDone: boolean;
  readonly at: number;
}

/** Something that was written. */
export interface AuditRow {
  readonly key: number;
  readonly action: 'CREATE' | 'UPDATE' | 'DELETE';
  readonly target: string;
  readonly serviceName: string;
  readonly actor: string;
  readonly at: number;
}

/** What the services keep beside the shared practice. */
export interface OstranderMemory {
  readonly ledger: Ledger;
  /** By the keys of appointments. */
  readonly extraLines: Map<number, readonly ExtraLine[]>;
  readonly channels: Map<number, string>;
  readonly cancelReasons: Map<number, string>;
  readonly notes: NoteRow[];
  readonly tasks: TaskRow[];
  readonly audit: AuditRow[];
  /** Keys of what was written, by the method and the id of its request. */
  readonly requests: Map<string, number>;
}

const dayMs = 86_400_000;
const chores = ['Call back with laboratory results', 'Review referral letter', 'Confirm estimate with customer'];
const channels = ['FRONT_DESK', 'CONTACT_CENTER', 'FRONT_DESK', 'SELF_SERVICE'];
const oldAudits = 60;

/** What the services hold when they start. */
export function createMemory(practice: Practice, now: number): OstranderMemory {
  const { appointments, clients, patients, providers } = practice;
  const living = patients.filter(({ isDeceased }) => !isDeceased);
  return {
    ledger: createLedger(practice),
    extraLines: new Map(),
    channels: new Map(),
    cancelReasons: new Map(),
    notes: clients.flatMap(({ key, note, createdAt }) =>
      note === null ? [] : [{ key, clientKey: key, body: note, at: createdAt }],
    ),
    tasks: living.slice(0, providers.length).map(({ key }, index) => ({
      key: index + 1,
      title: chores[index % chores.length] ?? '',
      providerKey: providers[index]?.key ?? null,
      patientKey: key,
      dueDate: wallDay(now + (index - 2) * dayMs, 'UTC'),
      isDone: index % 4 === 3,
      at: now - (index + 1) * dayMs,
    })),
    audit: appointments
      .filter(({ updatedAt, isBlock, isDeleted }) => updatedAt <= now && !isBlock && !isDeleted)
      .toSorted((one, other) => one.updatedAt - other.updatedAt)
      .slice(-oldAudits)
      .map(({ key, updatedAt, createdAt }, index) => ({
        key: index + 1,
        action: updatedAt === createdAt ? 'CREATE' : 'UPDATE',
        target: `appointments/${ulid('appointment', key)}`,
        serviceName: 'scheduling',
        actor: 'front-desk-console',
        at: updatedAt,
      })),
    requests: new Map(),
  };
}

/** How an appointment was booked, where that wasn't said. */
export function usualChannel(key: number): string {
  return `BOOKING_CHANNEL_${channels[key % channels.length] ?? 'FRONT_DESK'}`;
}
