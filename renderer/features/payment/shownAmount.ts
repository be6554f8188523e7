import { deskCurrency } from '../../lib/currency.ts';
import { pageLanguage } from '../../lib/locale.ts';
import { sumText } from '../../lib/money.ts';
import type { Billing } from './paymentWork.ts';
import { type AmountLanguage, amountWords } from './words/amountWords.ts';

/** A payment uses the currency of the open amounts, as a clinic has one currency. */
export function currencyOf({ balance, invoices, payments }: Billing): string | null {
  const amounts = [
    balance,
    ...[...(invoices?.entries ?? []), ...(payments?.entries ?? [])].map(({ amount }) => amount),
  ];
  return amounts.find((each) => each?.currency)?.currency ?? deskCurrency();
}

/** $45.50. */
export function inFigures(amount: string, billing: Billing): string {
  return sumText({ amount, currency: currencyOf(billing) });
}

/** Forty-five dollars and fifty cents; null where the amount can't be spelled out. */
export function amountInWords(amount: string, billing: Billing): string | null {
  const supportedLanguage = (['en', 'de', 'es', 'fr'] as const).find((each) => pageLanguage.startsWith(each));
  const language: AmountLanguage = supportedLanguage ?? 'en';
  return amountWords(amount, currencyOf(billing), language);
}
