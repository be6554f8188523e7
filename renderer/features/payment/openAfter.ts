import { t } from '../../../i18n/page/t.ts';
import { sumText } from '../../lib/money.ts';
import { readAmount } from './typedAmount.ts';
import { type Billing, openInvoices, type PaymentWork } from './paymentWork.ts';

/**
 * Which invoices stay unpaid after a payment, in words; null where none does, or where that can't be known yet. A payment
 * without an invoice goes on account, and the service leaves its invoices open.
 */
export function openAfterText(billing: Billing, { amount, invoice }: PaymentWork, isRecorded: boolean): string | null {
  const open = openInvoices(billing);
  if (invoice === '') {
    if (open.length === 0) return null;
    return t(isRecorded ? 'payment.wasOnAccount' : 'payment.onAccount', { count: open.length });
  }
  const meant = open.find(({ id }) => id === invoice);
  const typed = readAmount(amount);
  if (!meant?.open || typed.kind !== 'amount') return null;
  const due = readAmount(meant.open.amount, 'en-US');
  const rest = due.kind === 'amount' ? hundredths(due.amount) - hundredths(typed.amount) : 0;
  if (rest <= 0) return null;
  const sum = sumText({ ...meant.open, amount: (rest / 100).toFixed(2) });
  return t(isRecorded ? 'payment.restIsOpen' : 'payment.restStaysOpen', {
    amount: sum,
    number: meant.number ?? meant.id,
  });
}

/** Of an exact amount with two decimals and at most eleven digits. */
function hundredths(amount: string): number {
  return Number(amount.replace('.', ''));
}
