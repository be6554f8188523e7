import type { Backstage } from '../../dialects/dialect.ts';
import type { ClientRecord } from '../../dialects/practice.ts';
import { dateTimeIn, iso } from './answers.ts';
import { accountId, conversationId, inkIds, ownerKey } from './people.ts';

/** A note of the shop about a client, which she never sees. */
export interface NoteRow {
  readonly id: string;
  readonly author: string;
  readonly note: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What surrounds the book: notes, flags, messages, notices, expenses and the log. */
export type Desk = ReturnType<typeof inkDesk>;

const other = (group: number, key: number): string => inkIds.of('organization', group + key);
const owner = inkIds.of('provider', ownerKey);

export const flagTypes = [
  { key: 'NO_SHOWED', label: 'No-showed', systemGenerated: true },
  { key: 'LATE', label: 'Often late', systemGenerated: false },
].map((type, index) => ({ id: other(800, index), active: true, shopId: null, description: null, ...type }));

/** What the practice does not have, filled with what a shop would have by now. */
export function inkDesk({ practice, now }: Pick<Backstage, 'practice' | 'now'>) {
  const notes = new Map<number, readonly NoteRow[]>();
  const reads = new Set<string>();
  const log: object[] = [];
  const notices = ['New booking request', 'Session booked', 'Shop cut marked as paid'].map((title, index) => ({
    key: other(820, index),
    type: ['booking_request_received', 'session_booked', 'shop_cut_marked_paid'][index] ?? '',
    category: ['schedule', 'schedule', 'money'][index] ?? '',
    title,
    body: index === 1 ? 'For Ruth Abbott.' : null,
    amountCents: index === 2 ? 12_000 : null,
    createdAt: iso(Date.UTC(2026, 10, 16 - index, 20)),
    isCondition: false,
  }));
  const expenseTypes = ['Rent', 'Supplies'].map((name, index) => ({
    id: other(840, index),
    shopId: inkIds.of('place', 1),
    name,
    active: true,
    createdAt: '2025-01-02T15:00:00.000Z',
  }));
  const expenses = [250_000, 18_450, 250_000].map((amountCents, index) => ({
    id: other(850, index),
    shopId: inkIds.of('place', 1),
    expenseTypeId: expenseTypes[index % 2]?.id ?? '',
    expenseType: expenseTypes[index % 2],
    amountCents,
    description: index === 1 ? 'Needles & gloves' : null,
    date: iso(Date.UTC(2026, 10 - index, 1, 15)),
    createdByUserId: owner,
    createdAt: iso(Date.UTC(2026, 10 - index, 1, 15)),
  }));
  return {
    flagTypes,
    expenseTypes,
    expenses,
    log,
    /** Adds what was done to the log. */
    record(entityType: string, entityId: string, action: string, summary: string): void {
      const entry = {
        entityType,
        entityId,
        action,
        summary,
        actorUserId: owner,
        actorName: 'Amelia Okafor',
        changes: [],
      };
      log.unshift({ id: other(2000, log.length), ...entry, shopId: null, createdAt: iso(now()) });
    },
    notices: () => notices.map((each) => ({ ...each, readAt: reads.has(each.key) ? iso(now()) : null, doneAt: null })),
    read(ids: readonly string[] | null): number {
      const unread = notices.filter(({ key }) => !reads.has(key) && (ids === null || ids.includes(key)));
      for (const { key } of unread) reads.add(key);
      return unread.length;
    },
    notesOf(row: ClientRecord): readonly NoteRow[] {
      const known = notes.get(row.key);
      if (known || row.note === null || row.isDeleted) return known ?? [];
      const at = iso(row.updatedAt);
      return [{ id: other(700, row.key), author: 'Robin Desk', note: row.note, createdAt: at, updatedAt: at }];
    },
    setNotes(key: number, list: readonly Partial<NoteRow>[]): void {
      const at = iso(now());
      const filled = list.map(({ id = '', author = '', note = '', createdAt }) => {
        return { id, author, note, createdAt: createdAt ? iso(dateTimeIn(createdAt)) : at, updatedAt: at };
      });
      notes.set(key, filled);
    },
    flagsOf({ key, isDeleted }: ClientRecord) {
      const missed = practice.appointments.find((each) => each.clientKey === key && each.state === 'noShow');
      if (!missed || isDeleted) return [];
      const id = other(1200, key);
      const link = { clientId: inkIds.of('client', key), appointmentId: inkIds.of('appointment', missed.key) };
      const type = { typeKey: 'NO_SHOWED', type: flagTypes[0], systemGenerated: true };
      return [{ id, ...link, ...type, createdByUserId: null, createdAt: iso(missed.updatedAt) }];
    },
    conversationWith(clientKey: number) {
      const id = conversationId(clientKey);
      const members = [owner, accountId(clientKey)];
      const at = iso(Date.UTC(2026, 9, 1 + (clientKey % 28), 17));
      const texts = clientKey % 3 === 0 ? [] : ['Hi! Are your books open?', 'They are.'].slice(0, clientKey % 3);
      const messages = texts.map((message, index) => ({
        id: inkIds.of('organization', 1700 + ((clientKey * 2 + index) % 290)),
        conversationId: id,
        senderId: members[1 - index] ?? owner,
        message,
        imageUrls: [],
        createdAt: at,
        updatedAt: at,
      }));
      return { id, members, messages, unreadCount: clientKey % 3 === 1 ? 1 : 0, createdAt: at, updatedAt: at };
    },
  };
}
