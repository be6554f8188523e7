import type { Backstage } from '../../dialects/dialect.ts';
import type { ClientRecord, Practice } from '../../dialects/practice.ts';
import { createLedger, type OrderRecord } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { type ClubRows, createClubRows } from './clubRows.ts';
import { clubIds, idOf, isoText, memberNumberOf } from './values.ts';

/** Money of a member, and the invoices that it is for; the rest stays on the account. */
export interface ClubPayment {
  readonly key: number;
  readonly clientKey: number;
  readonly cents: number;
  readonly method: string;
  readonly at: number;
  readonly allocations: readonly { readonly orderKey: number; readonly cents: number }[];
  readonly details: Row;
}

/** Something that happened, as the log of the club has it. */
export interface ClubEvent {
  readonly id: string;
  readonly aggregateType: string;
  readonly aggregateId: string;
  readonly type: string;
  readonly data: string;
  readonly userId: string;
  readonly userEmail: string;
  readonly createdAt: string;
}

/** What the club keeps beside the shared practice. */
export interface ClubMemory extends ClubRows {
  readonly orders: readonly OrderRecord[];
  readonly payments: ClubPayment[];
  readonly voided: Map<number, string>;
  /** Fields of members that the practice has no place for, by their keys. */
  readonly profiles: Map<number, Row>;
  /** Of bookings that were made here: what they were given beside the shared fields. */
  readonly bookings: Map<number, Row>;
  readonly profile: { changed: Row };
  /** The newest last. */
  readonly events: ClubEvent[];
  readonly log: (aggregateType: string, aggregateId: string, type: string, data: object) => void;
}

const logged = 25;

/** What the service holds when it starts. */
export function createMemory({ practice, now }: Backstage): ClubMemory {
  const ledger = createLedger(practice);
  const rows = createClubRows(practice, now());
  const events: ClubEvent[] = [];
  const [admin] = rows.users;
  const enter = (at: number, aggregateType: string, aggregateId: string, type: string, data: object): void => {
    events.push({
      id: idOf('event', events.length + 1),
      aggregateType,
      aggregateId,
      type,
      data: JSON.stringify(data),
      userId: admin?.id ?? '',
      userEmail: admin?.email ?? '',
      createdAt: isoText(at),
    });
  };
  for (const { key, createdAt, givenName, familyName } of newest(practice)) {
    const data = { memberId: memberNumberOf(key), firstName: givenName ?? '', lastName: familyName };
    enter(createdAt, 'Member', clubIds.of('client', key), 'CREATED', data);
  }
  return {
    ...rows,
    orders: ledger.orders,
    payments: ledger.payments.map(({ key, clientKey, orderKey, cents, method, at, reference }) => ({
      key,
      clientKey,
      cents,
      method: method === 'CARD' ? 'CREDIT_CARD' : method,
      at,
      allocations: orderKey === null ? [] : [{ orderKey, cents }],
      details: { referenceNumber: reference },
    })),
    voided: new Map(),
    profiles: new Map(),
    bookings: new Map(),
    profile: { changed: {} },
    events,
    log: (...event) => {
      enter(now(), ...event);
    },
  };
}

function newest({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter(({ isDeleted }) => !isDeleted).slice(-logged);
}
