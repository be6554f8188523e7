import type { Backstage } from '../../dialects/dialect.ts';
import { createLedger, type Ledger } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';

/** A category of clients or of records. */
export interface LabelRow {
  readonly id: number;
  readonly title: string;
  readonly color: string;
  readonly icon: string;
  /** 1: of clients, 2: of records. */
  readonly entity: number;
  readonly placeKey: number | null;
}

/** Working hours of a day, such as 10:00 to 14:30. */
export interface WorkingSlot {
  readonly from: string;
  readonly to: string;
}

/** A payment that was entered by hand. */
export interface EnteredTransaction {
  readonly key: number;
  readonly placeKey: number;
  readonly clientKey: number | null;
  readonly providerKey: number | null;
  readonly accountId: number;
  readonly expenseId: number;
  readonly amount: number;
  readonly comment: string;
  readonly at: number;
}

/** A review. */
export interface ReviewRow {
  readonly id: number;
  readonly placeKey: number;
  readonly providerKey: number | null;
  readonly text: string;
  readonly rating: number;
  readonly userName: string | null;
  readonly at: number;
}

/** What YCLIENTS keeps that the practice has no place for. */
export interface YclientsMemory {
  readonly ledger: Ledger;
  readonly labels: LabelRow[];
  /** Fields of clients as they were given, by key. */
  readonly profiles: Map<number, Row>;
  /** The same of records. */
  readonly details: Map<number, Row>;
  /** Keys of records that came with the key of this partner. */
  readonly ofPartner: Set<number>;
  /** Working hours that were changed, by the company, the person and the day. */
  readonly hours: Map<string, readonly WorkingSlot[]>;
  readonly transactions: EnteredTransaction[];
  readonly reviews: ReviewRow[];
  /** Settings of webhooks by the key of a company. */
  readonly hooks: Map<number, Row>;
  /** The category with a title, which is made where there is none. */
  readonly clientLabel: (title: string) => LabelRow;
  readonly addLabel: (label: Omit<LabelRow, 'id'>) => LabelRow;
}

const colors: readonly string[] = ['#e8d313', '#0f9d58', '#4285f4', '#c2185b', '#795548', '#607d8b'];
const labelsBefore = 3_400;
const dayMs = 86_400_000;
const texts: readonly string[] = ['Excellent!', 'Very patient with my cat.', 'We had to wait a little.', 'Thank you!'];

/** Opens the memory of a server. */
export function createMemory({ practice, now }: Backstage): YclientsMemory {
  const labels: LabelRow[] = [];
  const addLabel = (label: Omit<LabelRow, 'id'>): LabelRow => {
    const row = { ...label, id: labelsBefore + labels.length + 1 };
    labels.push(row);
    return row;
  };
  const clientLabel = (title: string): LabelRow =>
    labels.find((row) => row.entity === 1 && row.title === title) ??
    addLabel({
      title,
      color: colors[labels.length % colors.length] ?? '#607d8b',
      icon: 'tag',
      entity: 1,
      placeKey: null,
    });
  for (const { tags, isDeleted } of practice.clients) if (!isDeleted) tags.forEach(clientLabel);
  for (const [title, color, icon] of [
    ['Staff does not matter', '#009800', 'unlock'],
    ['Call before', '#3b2c54', 'phone'],
  ] as const)
    addLabel({ title, color, icon, entity: 2, placeKey: null });
  const reviews = practice.providers.flatMap(({ key, placeKeys }): ReviewRow[] =>
    placeKeys.map((placeKey) => ({
      id: 18_000 + key * 10 + placeKey,
      placeKey,
      providerKey: key % 3 === 0 ? null : key,
      text: texts[key % texts.length] ?? '',
      rating: 3 + (key % 3),
      userName: key % 4 === 0 ? null : 'A guest',
      at: now() - key * 9 * dayMs,
    })),
  );
  return {
    ledger: createLedger(practice),
    labels,
    profiles: new Map(),
    details: new Map(),
    ofPartner: new Set(),
    hours: new Map(),
    transactions: [],
    reviews,
    hooks: new Map(),
    clientLabel,
    addLabel,
  };
}
