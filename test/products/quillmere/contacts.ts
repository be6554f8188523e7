import type { ClientRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { ownId } from './words.ts';

/** How to reach a keeper: telephones first, each sort in the order in which the desk keeps it. */
export function contactsOf({ key, phones, emails }: ClientRecord): readonly Row[] {
  return [
    ...phones.map(({ label, value }, index) => ({
      __typename: 'TelephoneContact',
      id: ownId('telephone', key, index),
      setting: label.toUpperCase(),
      number: value,
      takesTexts: label === 'Mobile',
    })),
    ...emails.map((address, index) => ({
      __typename: 'EmailContact',
      id: ownId('email', key, index),
      address,
      bounces: false,
    })),
  ];
}

/** Where a keeper lives; null where nothing of it is known. */
export function addressOf({ street, city }: ClientRecord, postcode: string | null): Row | null {
  if (street === '' && city === '') return null;
  return { lineOne: street, lineTwo: null, postTown: city, county: null, postcode };
}
