import { type AppointmentRecord, fullNameOf, type Practice, rowOf } from '../../dialects/practice.ts';
import { createLedger, type Ledger } from '../../dialects/practiceLedger.ts';

/** A field that the brand has added to its customers. */
export interface FieldRecord {
  readonly key: number;
  readonly name: string;
  readonly label: string;
  readonly description: string | null;
  readonly type: string;
  readonly isMultiple: boolean;
  readonly isEditable: boolean;
  readonly options: readonly string[];
  readonly createdAt: number;
}

export interface NoteRecord {
  readonly key: number;
  readonly title: string | null;
  readonly description: string | null;
  readonly tags: readonly string[];
  readonly clientKey: number | null;
  readonly providerKey: number | null;
  readonly placeKey: number | null;
  readonly zone: string | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface CommentRecord {
  readonly key: number;
  readonly noteKey: number;
  readonly text: string;
  readonly providerKey: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface TaskRecord {
  readonly key: number;
  readonly type: string;
  readonly title: string;
  readonly description: string | null;
  readonly due: number;
  readonly expires: number | null;
  readonly zone: string;
  readonly placeKey: number | null;
  readonly providerKeys: readonly number[];
  readonly clientKeys: readonly number[];
  readonly completedAt: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** An event that was put elsewhere. */
export interface MoveRecord {
  readonly before: AppointmentRecord;
  readonly after: AppointmentRecord;
  readonly at: number;
  readonly placeKey: number | null;
  readonly providerKey: number | null;
  readonly byCustomer: boolean;
}

/** What Endear keeps that the practice has no place for. */
export interface EndearMemory {
  readonly ledger: Ledger;
  readonly fields: FieldRecord[];
  /** Values of fields by customer and field, as they were written. */
  readonly values: Map<number, ReadonlyMap<string, readonly string[]>>;
  /** Customers by the ids that the current integration gave them. */
  readonly externals: Map<string, number>;
  readonly assigned: Map<number, readonly number[]>;
  readonly notes: NoteRecord[];
  readonly comments: CommentRecord[];
  readonly tasks: TaskRecord[];
  readonly moves: Map<number, readonly MoveRecord[]>;
  /** Tasks by the key with which they were asked for. */
  readonly asked: Map<string, number>;
}

/** When the brand first used Endear, epoch milliseconds. */
export const firstUsedAt = Date.parse('2021-03-01T12:00:00Z');

const dayMs = 86_400_000;

/** What is there before anybody writes. */
export function createMemory(practice: Practice): EndearMemory {
  const ledger = createLedger(practice);
  const field = (key: number, name: string, label: string, isMultiple: boolean): FieldRecord => ({
    key,
    name,
    label,
    description: null,
    type: 'STRING',
    isMultiple,
    isEditable: true,
    options: [],
    createdAt: firstUsedAt,
  });
  const notes = practice.clients
    .filter(({ note, isDeleted }) => note !== null && !isDeleted)
    .map((row, index): NoteRecord => ({
      key: index + 1,
      title: null,
      description: row.note,
      tags: [],
      clientKey: row.key,
      providerKey: null,
      placeKey: row.placeKey,
      zone: rowOf(practice.places, row.placeKey)?.zone ?? null,
      createdAt: row.createdAt,
      updatedAt: row.updatedAt,
    }));
  const tasks = ledger.threads.map((thread, index): TaskRecord => {
    const client = rowOf(practice.clients, thread.clientKey);
    const place = rowOf(practice.places, client?.placeKey ?? null) ?? practice.places[0];
    const staff = practice.providers.filter(
      ({ isActive, placeKeys }) => isActive && placeKeys.includes(place?.key ?? 0),
    );
    const at = ledger.messages.findLast(({ threadKey }) => threadKey === thread.key)?.at ?? firstUsedAt;
    return {
      key: index + 1,
      type: 'FOLLOW_UP',
      title: `Follow up with ${client ? fullNameOf(client) : 'a customer'}`,
      description: null,
      due: at + dayMs,
      expires: null,
      zone: place?.zone ?? 'UTC',
      placeKey: place?.key ?? null,
      providerKeys: staff.slice(index % 2, (index % 2) + 1).map(({ key }) => key),
      clientKeys: [thread.clientKey],
      completedAt: thread.isClosed ? at + dayMs / 2 : null,
      createdAt: at,
      updatedAt: at,
    };
  });
  return {
    ledger,
    fields: [field(1, 'pets', 'Pets', true), field(2, 'referred_by', 'Referred by', false)],
    values: new Map(),
    externals: new Map(),
    assigned: new Map(),
    notes,
    comments: [],
    tasks,
    moves: new Map(),
    asked: new Map(),
  };
}

/** The next key of rows that are counted. */
export function nextKey(rows: readonly { readonly key: number }[]): number {
  return 1 + Math.max(0, ...rows.map(({ key }) => key));
}
