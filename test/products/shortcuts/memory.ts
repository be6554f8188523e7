import type { AppointmentRecord, ClientRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { isOnline } from './values.ts';

/** What the product stores beside the practice, by the key of the row that it belongs to. */
export interface ShortcutsMemory {
  readonly appointmentVersions: Map<number, number>;
  readonly customerVersions: Map<number, number>;
  /** Whether someone at the desk has looked at an appointment that was booked online. */
  readonly reviewed: Map<number, boolean>;
  /** What customers have that clients of the practice don't. */
  readonly profiles: Map<number, Row>;
  /** The balance of gift cards, by their number. */
  readonly giftcards: Map<string, number>;
}

/** The store as it is before anyone writes. */
export function createMemory(): ShortcutsMemory {
  return {
    appointmentVersions: new Map(),
    customerVersions: new Map(),
    reviewed: new Map(),
    profiles: new Map(),
    giftcards: new Map([
      ['62997400000000400401', 200],
      ['62997400000000400402', 35.5],
    ]),
  };
}

/** The version of an appointment, which grows with each change. */
export function appointmentVersion(memory: ShortcutsMemory, key: number): number {
  return memory.appointmentVersions.get(key) ?? 2;
}

/** The version of a customer. */
export function customerVersion(memory: ShortcutsMemory, key: number): number {
  return memory.customerVersions.get(key) ?? 0;
}

/** Whether an appointment waits for no one at the desk. */
export function isReviewed(memory: ShortcutsMemory, row: AppointmentRecord): boolean {
  return memory.reviewed.get(row.key) ?? !isOnline(row);
}

/** What is known of a customer that the practice doesn't keep. */
export function profileOf(memory: ShortcutsMemory, { key, emails, phones }: ClientRecord): Row {
  const own = memory.profiles.get(key);
  const usual = emails.length > 0 ? 'email' : phones.length > 0 ? 'phone' : 'none';
  return {
    genderCode: own?.['genderCode'] ?? (key % 3 === 0 ? 'female' : 'unknown'),
    preferredContactMethodCode: own?.['preferredContactMethodCode'] ?? usual,
  };
}
