import { createLedger, type Ledger } from '../../dialects/practiceLedger.ts';
import type { Practice } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { dateTime, madeId, phorestIds } from './values.ts';

/** What the product stores beside the practice. */
export interface PhorestMemory {
  readonly ledger: Ledger;
  /** How often a client or an appointment was changed, by its id. */
  readonly versions: Map<string, number>;
  /** What clients have that those of the practice don't, by their id. */
  readonly profiles: Map<string, Row>;
  /** The same for appointments. */
  readonly visits: Map<string, Row>;
  readonly vouchers: Row[];
}

/** The store as it is before anyone writes. */
export function createMemory(practice: Practice): PhorestMemory {
  const holders = practice.clients.filter(({ key, isDeleted }) => key % 15 === 3 && !isDeleted);
  return {
    ledger: createLedger(practice),
    versions: new Map(),
    profiles: new Map(),
    visits: new Map(),
    vouchers: holders.map(({ key, placeKey, createdAt }) => ({
      voucherId: madeId('voucher', key),
      serialNumber: String(11_400 + key),
      issueDate: dateTime(createdAt),
      expiryDate: dateTime(createdAt + 365 * 86_400_000),
      clientId: phorestIds.of('client', key),
      creatingBranchId: phorestIds.of('place', placeKey),
      originalBalance: 50,
      remainingBalance: key % 2 === 0 ? 50 : 12.5,
      notes: null,
    })),
  };
}

/** What is known of a client that the practice doesn't keep, unless someone wrote something else. */
export function profileOf(key: number): Row {
  return {
    birthDate: key % 3 === 0 ? null : `19${String(60 + (key % 39))}-0${String(1 + (key % 9))}-2${String(key % 9)}`,
    gender: key % 7 === 0 ? 'NOT_SPECIFIED' : key % 2 === 0 ? 'MALE' : 'FEMALE',
    smsMarketingConsent: key % 4 === 0,
    emailMarketingConsent: key % 3 === 0,
    smsReminderConsent: true,
    emailReminderConsent: key % 5 !== 0,
    preferredStaffId: key % 6 === 1 ? phorestIds.of('provider', 1 + (key % 5)) : null,
    externalId: null,
    banned: key % 50 === 0,
    creditAccount: { outstandingBalance: 0, creditDays: 0, creditLimit: 0 },
    loyaltyCard: key % 4 === 2 ? { serial: `LC${String(1000 + key)}`, points: (key % 9) * 25 } : null,
  };
}
