import { countOf, formatCount } from '../../lib/counts.ts';
import { displayLocale } from '../../lib/locale.ts';
import { balanceParts } from '../../lib/money.ts';
import type { Figures } from './useFigures.ts';

export interface Total {
  readonly value: string;
  readonly word: string;
}

/** The sums in words: 12,400 clients, 11,020 active, 18,203 patients, $4,120.50 owed by 312. */
export function totalsOf(figures: Figures, locale = displayLocale): readonly Total[] {
  const { clients, active, inactive, patients, withAlerts, balances } = figures;
  const count = (value: number, unit: string): Total => ({
    value: formatCount(value, locale),
    word: countOf(value, unit, locale).replace(/^\S+\s/, ''),
  });
  // Where a service tells of nobody whether she is active, "0 active" would be wrong.
  const knowsActive = active + inactive > 0;
  return [
    count(clients, 'client'),
    ...(knowsActive ? [{ value: formatCount(active, locale), word: 'active' }] : []),
    count(patients, 'patient'),
    ...(withAlerts > 0 ? [{ value: formatCount(withAlerts, locale), word: 'with alerts' }] : []),
    ...balances.flatMap(({ currency, owed, credit, debtors }) => [
      ...moneyTotal(owed, currency, `owed by ${formatCount(debtors, locale)}`, locale),
      ...moneyTotal(credit, currency, 'in credit', locale),
    ]),
  ];
}

function moneyTotal(amount: string, currency: string | null, word: string, locale: string): readonly Total[] {
  const parts = balanceParts({ amount, currency }, locale);
  if (parts?.kind === 'even') return [];
  return [{ value: parts?.amount ?? amount, word }];
}
