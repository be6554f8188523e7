import type { ClientRecord } from '../../dialects/practice.ts';
import type { StMemory } from './memory.ts';
import { phoneDigits } from './values.ts';

/** A contact of a customer, with its place among phones, emails and faxes. */
export interface StContact {
  readonly key: number;
  readonly clientKey: number;
  readonly type: 'Phone' | 'Email' | 'Fax' | 'MobilePhone';
  readonly value: string;
  readonly memo: string | null;
}

/** Contacts of a customer are counted within this. */
const contactsEach = 40;
const [emailsFrom, faxesFrom] = [20, 30];

/** Contacts of a customer: phones, emails, and faxes. */
export function contactsOf({ key, phones, emails }: ClientRecord, memory: StMemory): readonly StContact[] {
  const of = (index: number, type: StContact['type'], value: string, memo: string | null): StContact => ({
    key: key * contactsEach + index,
    clientKey: key,
    type,
    value,
    memo,
  });
  return [
    ...phones.map(({ label, value }, index) =>
      of(index, label === 'Mobile' ? 'MobilePhone' : 'Phone', phoneDigits(value), label === 'Mobile' ? null : label),
    ),
    ...emails.map((value, index) => of(emailsFrom + index, 'Email', value, null)),
    ...(memory.faxes.get(key) ?? []).map((value, index) => of(faxesFrom + index, 'Fax', value, null)),
  ];
}
