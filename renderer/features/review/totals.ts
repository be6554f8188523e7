import { say } from '../../../words/page/say.ts';
import { formatCount } from '../../lib/counts.ts';
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
  const count = (value: number, word: string): Total => ({ value: formatCount(value, locale), word });
  // Where a service tells of nobody whether she is active, "0 active" would be wrong.
  const knowsActive = active + inactive > 0;
  return [
    count(clients, say('review.totalClients', { count: clients })),
    ...(knowsActive ? [count(active, say('review.totalActive'))] : []),
    count(patients, say('review.totalPatients', { count: patients })),
    ...(withAlerts > 0 ? [count(withAlerts, say('review.totalAlerts'))] : []),
    ...balances.flatMap(({ currency, owed, credit, debtors }) => [
      ...moneyTotal(owed, currency, say('review.owedBy', { debtors: formatCount(debtors, locale) }), locale),
      ...moneyTotal(credit, currency, say('review.inCredit'), locale),
    ]),
  ];
}

function moneyTotal(amount: string, currency: string | null, word: string, locale: string): readonly Total[] {
  const parts = balanceParts({ amount, currency }, locale);
  if (parts?.kind === 'even') return [];
  return [{ value: parts?.amount ?? amount, word }];
}
