import { createLedger, type Ledger } from '../../dialects/practiceLedger.ts';
import { type AppointmentRecord, dialectNow, type Practice } from '../../dialects/practice.ts';
import { wallDay } from '../../dialects/clock.ts';

/** A place without a clock of its own that vets drive to. */
export interface YardRow {
  readonly id: string;
  readonly name: string;
  readonly line1: string;
  readonly town: string;
  readonly directions: string | null;
  readonly gateCode: string | null;
}

/** A share in an animal. */
export interface ShareRow {
  readonly clientKey: number;
  readonly percent: number;
}

/** What an animal is due for. */
export interface ReminderRow {
  readonly id: string;
  readonly kind: string;
  readonly patientKey: number;
  readonly dueOn: string;
  readonly sentAt: number | null;
}

/** A to-do. */
export interface JobRow {
  readonly id: string;
  readonly text: string;
  readonly dueOn: string | null;
  readonly providerKey: number | null;
  readonly isFinished: boolean;
}

/** The drive of a yard call. */
export interface Drive {
  readonly yardId: string | null;
  readonly minutes: number | null;
}

/** What Byre keeps beside the shared practice. */
export interface ByreMemory {
  readonly ledger: Ledger;
  readonly yards: readonly YardRow[];
  readonly reminders: ReminderRow[];
  readonly jobs: JobRow[];
  /** By the keys of visits. */
  readonly drives: Map<number, Drive>;
  readonly animals: Map<number, readonly number[]>;
  /** By the keys of animals. */
  readonly shares: Map<number, readonly ShareRow[]>;
  /** By the keys of owners; nobody has one until it is written. */
  readonly titles: Map<number, string | null>;
}

const dayMs = 86_400_000;

const yards: readonly YardRow[] = [
  {
    id: 'YD-1',
    name: 'Alder Brook Stables',
    line1: '210 Alder Brook Road',
    town: 'Gray',
    directions: 'Second lane after the bridge.',
    gateCode: '4471',
  },
  { id: 'YD-2', name: 'Coombe Farm', line1: '36 Coombe Lane', town: 'Buxton', directions: null, gateCode: null },
  {
    id: 'YD-3',
    name: 'High Meadow Livery',
    line1: '9 Meadow Way',
    town: 'Nederland',
    directions: 'Mind the dogs.',
    gateCode: null,
  },
];

/** What the service holds when it starts. */
export function createMemory(practice: Practice): ByreMemory {
  const living = practice.patients.filter(({ isDeceased, clientKey }) => !isDeceased && clientKey !== null);
  const reminders = living
    .filter(({ key }) => key % 3 === 0)
    .map(({ key }, index): ReminderRow => {
      const due = dialectNow + (((key * 5) % 60) - 20) * dayMs;
      return {
        id: `RM-${String(index + 1)}`,
        kind: ['VACCINATION', 'WORMING', 'DENTAL'][index % 3] ?? 'VACCINATION',
        patientKey: key,
        dueOn: wallDay(due, 'UTC'),
        sentAt: due < dialectNow ? due - 14 * dayMs : null,
      };
    });
  const job = (number: number, text: string, rest: Partial<JobRow>): JobRow => {
    return { dueOn: null, providerKey: null, isFinished: false, ...rest, id: `JB-${String(number)}`, text };
  };
  return {
    ledger: createLedger(practice),
    yards,
    reminders,
    jobs: [
      job(1, 'Ring the laboratory about the cultures', { dueOn: '2026-11-18', providerKey: 1 }),
      job(2, 'Restock the car boxes', { providerKey: 6 }),
      job(3, 'Send passports back to Alder Brook', { dueOn: '2026-11-16', isFinished: true }),
    ],
    drives: new Map(practice.appointments.flatMap((row) => driveOf(row))),
    animals: new Map(),
    shares: new Map(),
    titles: new Map(),
  };
}

/** Every ninth visit of the book is at a yard. */
function driveOf({ key, placeKey }: AppointmentRecord): readonly (readonly [number, Drive])[] {
  if (key % 9 !== 0) return [];
  const yardId = placeKey === 2 ? 'YD-3' : key % 2 === 0 ? 'YD-1' : 'YD-2';
  return [[key, { yardId, minutes: 15 + (key % 4) * 5 }]];
}
