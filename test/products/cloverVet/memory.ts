import type { Backstage } from '../../dialects/dialect.ts';
import { createLedger, type Ledger } from '../../dialects/practiceLedger.ts';

/** Something that a teammate is to do. */
export interface TaskRecord {
  readonly key: number;
  readonly title: string;
  readonly priority: 'LOW' | 'NORMAL' | 'URGENT';
  readonly dueAt: number | null;
  readonly providerKey: number | null;
  readonly patientKey: number | null;
  readonly clientKey: number | null;
  readonly completedAt: number | null;
}

/** What the service keeps besides the practice; arrays grow by writes. */
export interface CloverMemory {
  readonly ledger: Ledger;
  readonly tasks: TaskRecord[];
}

const hourMs = 3_600_000;
const titles = [
  'Call with lab results',
  'Prepare discharge notes',
  'Confirm insurance claim',
  'Order refills',
] as const;

/** The ledger, and a task for every twelfth patient. */
export function createMemory({ practice, now }: Backstage): CloverMemory {
  const staff = practice.providers.filter(({ isActive }) => isActive);
  const tasks = practice.patients
    .filter(({ key }) => key % 12 === 0)
    .map((patient, index): TaskRecord => ({
      key: index + 1,
      title: titles[index % titles.length] ?? 'Follow up',
      priority: (['NORMAL', 'URGENT', 'LOW'] as const)[index % 3] ?? 'NORMAL',
      dueAt: index % 5 === 0 ? null : now() + (index - 3) * 5 * hourMs,
      providerKey: staff[index % Math.max(1, staff.length)]?.key ?? null,
      patientKey: patient.key,
      clientKey: null,
      completedAt: index % 4 === 0 ? now() - (index + 1) * hourMs : null,
    }));
  return { ledger: createLedger(practice), tasks };
}
