import type { CardClientFragment } from '../../../graphql/desk/generated/operations.ts';
import { t } from '../../../i18n/page/t.ts';
import { type ClientField, isTaken } from '../../domain/typedPeople.ts';
import type { Offer } from '../../domain/offers.ts';
import type { Typed } from './editing.ts';

/** What is asked for at check-in, in the order in which it is asked. */
export const askedFields = ['phone', 'email', 'address'] as const satisfies readonly ClientField[];
export type AskedField = (typeof askedFields)[number];

type Contacts = Pick<CardClientFragment, 'phones' | 'emails' | 'address'>;

/**
 * Which contact details are missing and can be saved. The core offers a field of a change only where the service both
 * shows and takes it: otherwise an empty one may be known there all the same.
 */
export function missingFields({ phones, emails, address }: Contacts, offer: Offer): readonly AskedField[] {
  if (!offer.offered) return [];
  const isMissing: Readonly<Record<AskedField, boolean>> = {
    phone: phones.length === 0,
    email: emails.length === 0,
    address: (address ?? '').trim() === '',
  };
  return askedFields.filter((field) => isMissing[field] && isTaken(field, offer));
}

const fewestPhoneDigits = 3;

/** The problem of a phone number that is none; null where there is none. An e-mail address is checked by every form. */
export function phoneMistake({ phone = '' }: Typed): string | null {
  const isNumber = phone.trim() === '' || phone.replaceAll(/\D/g, '').length >= fewestPhoneDigits;
  return isNumber ? null : t('missingDetails.phoneIncomplete');
}
