import type { Practice } from '../../dialects/practice.ts';
import { createLedger, type Ledger } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { guidOf, utcTime, zenotiIds } from './values.ts';

/** What the product stores beside the practice. */
export interface ZenotiMemory {
  readonly ledger: Ledger;
  /** Parts of guests that the clients of the practice don't have, by the guest's id. */
  readonly profiles: Map<string, Readonly<Record<'personalInfo' | 'addressInfo' | 'preferences', Row>>>;
  /** What appointments have that those of the practice don't, by their id. */
  readonly visits: Map<string, Row>;
  /** Notes on guests, with the guest's id. */
  readonly notes: Row[];
}

/** The store as it is before anyone writes. */
export function createMemory(practice: Practice): ZenotiMemory {
  const notes = practice.clients
    .filter(({ note }) => note !== null)
    .map(({ key, note, createdAt }) => ({
      id: guidOf('note', key),
      guestId: zenotiIds.of('client', key),
      noteType: 'PROFILE',
      notes: note,
      isPrivate: false,
      isAlert: key % 2 === 0,
      addedBy: 'Front desk',
      addedOn: utcTime(createdAt),
    }));
  return { ledger: createLedger(practice), profiles: new Map(), visits: new Map(), notes };
}

const nothing = '0001-01-01T00:00:00';

/** What is known of a guest that the practice doesn't keep, unless someone wrote something else. */
export function profileOf(key: number): Readonly<Record<'personalInfo' | 'addressInfo' | 'preferences', Row>> {
  const birth = `19${String(60 + (key % 39))}-0${String(1 + (key % 9))}-1${String(key % 9)}T00:00:00`;
  return {
    personalInfo: {
      userName: '',
      middleName: '',
      gender: key % 7 === 0 ? -1 : key % 2,
      dateOfBirth: key % 3 === 0 ? nothing : birth,
      anniversaryDate: nothing,
      isMinor: false,
      nationalityId: -1,
      pan: '',
    },
    addressInfo: { address2: '', countryId: 225, stateId: -2, stateOther: '', zipCode: '' },
    preferences: {
      receiveTransactionalEmail: true,
      receiveTransactionalSms: true,
      receiveMarketingEmail: key % 3 === 0,
      receiveMarketingSms: key % 4 === 0,
    },
  };
}
