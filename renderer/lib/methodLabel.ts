import { t } from '../../i18n/page/t.ts';
import { readableWord } from './readableWord.ts';

/** What services call the usual ways to pay, without spaces and signs. */
const usual = {
  cash: 'cash',
  bar: 'cash',
  card: 'card',
  creditcard: 'creditCard',
  credit: 'creditCard',
  debitcard: 'debitCard',
  debit: 'debitCard',
  check: 'check',
  cheque: 'check',
  transfer: 'transfer',
  banktransfer: 'transfer',
  wire: 'transfer',
  accountcredit: 'accountCredit',
  insurance: 'insurance',
  online: 'online',
  other: 'other',
} as const;

/** How it was paid, in the desk's language where the word is a usual one, else in the service's own. */
export function methodLabel(method: string): string {
  const bare = method.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
  // A word in a sentence of the service's own is left as it is: only constants and single words are read.
  const known = /^[A-Za-z_]+$/.test(method) && Object.hasOwn(usual, bare) ? bare : null;
  // Sound: it is one of the names of the table.
  return known === null ? (readableWord(method) ?? method) : t(`billing.${usual[known as keyof typeof usual]}`);
}
