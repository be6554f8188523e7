import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { createLedger, type Ledger } from '../../dialects/practiceLedger.ts';
import { type CodeRow, headZoneOf } from './values.ts';

/** What an animal is due for. */
export interface ReminderRow {
  readonly id: string;
  readonly type: CodeRow;
  readonly patientKey: number;
  readonly dueOn: string;
  readonly sentOn: string | null;
}

/** A yellow note. */
export interface JottingRow {
  readonly id: string;
  readonly text: string;
  readonly providerKey: number | null;
  readonly dueOn: string | null;
  readonly tickedOff: boolean;
}

/** What Pinfold keeps beside the shared practice. */
export interface PinfoldMemory {
  readonly ledger: Ledger;
  readonly reminders: ReminderRow[];
  readonly jottings: JottingRow[];
  /** By the keys of clients; empty until one is written. */
  readonly titles: Map<number, string | null>;
}

const dayMs = 86_400_000;

export const reminderTypes = [
  { code: 'BST', description: 'Booster' },
  { code: 'WRM', description: 'Worming' },
  { code: 'DNT', description: 'Dental check' },
] as const;

/** What the database holds when the service starts. */
export function createMemory({ practice, now }: Backstage): PinfoldMemory {
  const today = now();
  const day = (instant: number): string => wallDay(instant, headZoneOf(practice));
  const reminders = practice.patients
    .filter(({ key, isDeceased, clientKey }) => !isDeceased && clientKey !== null && key % 3 === 0)
    .map(({ key }, index): ReminderRow => {
      const due = today + (((key * 5) % 60) - 20) * dayMs;
      return {
        id: String(60_001 + index),
        type: reminderTypes[index % reminderTypes.length] ?? reminderTypes[0],
        patientKey: key,
        dueOn: day(due),
        sentOn: due < today ? day(due - 14 * dayMs) : null,
      };
    });
  const [first] = practice.providers;
  return {
    ledger: createLedger(practice),
    reminders,
    jottings: [
      jotting(1, 'Ring the laboratory about the skin scrapes', first?.key ?? null, day(today + dayMs)),
      jotting(2, 'Order label rolls', null, null),
      { ...jotting(3, 'Post the rabies certificates', null, day(today - dayMs)), tickedOff: true },
    ],
    titles: new Map(),
  };
}

function jotting(number: number, text: string, providerKey: number | null, dueOn: string | null): JottingRow {
  return { id: String(number), text, providerKey, dueOn, tickedOff: false };
}
