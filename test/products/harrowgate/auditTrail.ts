import { utcText } from '../../dialects/clock.ts';
import { type Practice, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { Records } from './records.ts';
import { encodeId, harrowgateIds, isBooking } from './values.ts';

type ItemType = 'AccountHolder' | 'Animal' | 'Booking';

/** One change of one record. */
export interface AuditRecord {
  readonly itemType: ItemType;
  readonly itemKey: number;
  readonly event: 'CREATE' | 'UPDATE' | 'DISCARD';
  readonly at: number;
}

interface Audited {
  readonly key: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly isDeleted?: boolean;
}

const kinds = { AccountHolder: 'client', Animal: 'patient', Booking: 'appointment' } as const;

/** Who changed what: of each record when it was made, and its last change. */
export function auditTrail(
  practice: Practice,
  records: Records,
): {
  readonly entries: (itemId: string | null, since: number) => readonly AuditRecord[];
  readonly show: (entry: AuditRecord) => Row;
} {
  const { of } = harrowgateIds;
  const changesOf = (itemType: ItemType, { key, createdAt, updatedAt, isDeleted }: Audited): readonly AuditRecord[] => {
    const made: AuditRecord = { itemType, itemKey: key, event: 'CREATE', at: createdAt };
    if (updatedAt === createdAt) return [made];
    return [made, { itemType, itemKey: key, event: isDeleted === true ? 'DISCARD' : 'UPDATE', at: updatedAt }];
  };
  const itemOf = ({ itemType, itemKey }: AuditRecord): Row | null => {
    if (itemType === 'AccountHolder') {
      const row = rowOf(practice.clients, itemKey);
      return row && records.accountHolder(row);
    }
    if (itemType === 'Animal') {
      const row = rowOf(practice.patients, itemKey);
      return row && records.animal(row);
    }
    const row = rowOf(practice.appointments, itemKey);
    return row && records.booking(row);
  };
  return {
    entries: (itemId, since) =>
      [
        ...practice.clients.flatMap((row) => changesOf('AccountHolder', row)),
        ...practice.patients.flatMap((row) => changesOf('Animal', row)),
        ...practice.appointments.filter(isBooking).flatMap((row) => changesOf('Booking', row)),
      ]
        .filter(({ at }) => at >= since)
        .filter(({ itemType, itemKey }) => itemId === null || of(kinds[itemType], itemKey) === itemId)
        .toSorted((one, other) => other.at - one.at || one.itemKey - other.itemKey),
    show: (entry) => ({
      __typename: 'AuditEntry',
      id: encodeId('AuditEntry', `${entry.itemType}/${String(entry.itemKey)}/${entry.event}`),
      event: entry.event,
      itemType: entry.itemType,
      item: () => itemOf(entry),
      at: utcText(entry.at),
      by: null,
    }),
  };
}
