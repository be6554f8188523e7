import { t } from '../../i18n/page/t.ts';
import { readableLabel } from '../lib/readableLabel.ts';

/** Common names of payment methods in services, without spaces and punctuation. */
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

/** The payment method, translated where it is a common one, else as the service writes it. */
export function methodLabel(method: string): string {
  const bare = method.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
  // Free text of the service stays unchanged; only constants and single words are translated.
  const known = /^[A-Za-z_]+$/.test(method) && Object.hasOwn(usual, bare) ? bare : null;
  // Sound: it is one of the names of the table.
  return known === null ? (readableLabel(method) ?? method) : t(`billing.${usual[known as keyof typeof usual]}`);
}
