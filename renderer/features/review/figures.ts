import { useApolloClient } from '@apollo/client/react';
import type { Failure } from '../../../electron/contract/failure.ts';
import { ClientFiguresDocument, type ClientFiguresQuery } from '../../../graphql/desk/generated/operations.ts';
import { t } from '../../../i18n/page/t.ts';
import { queryDesk } from '../../data/queryDesk.ts';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import { formatCount } from '../../lib/counts.ts';
import { addMonths, formatDate } from '../../lib/dates.ts';
import { displayLocale } from '../../lib/locale.ts';
import { balanceParts } from '../../lib/money.ts';
import type { ReviewFilter } from './reviewTable.ts';

export type Figures = ClientFiguresQuery['clientFigures'];

/** Totals over the filtered clients; the former ones stay until the new ones are loaded. */
export function useFigures(filter: ReviewFilter): {
  readonly figures: Figures | null;
  readonly failure: Failure | null;
  readonly refresh: () => Promise<void>;
} {
  const apollo = useApolloClient();
  const { latest, failure } = useDeskQuery(ClientFiguresDocument, { filter });
  const refresh = async (): Promise<void> => {
    await queryDesk(apollo, ClientFiguresDocument, { filter });
  };
  return { figures: latest?.clientFigures ?? null, failure, refresh };
}

interface Total {
  readonly value: string;
  readonly label: string;
}

/** 12,400 clients, 11,020 active, 18,203 patients, $4,120.50 owed by 312. */
export function totalsOf(figures: Figures, locale = displayLocale): readonly Total[] {
  const { clients, active, inactive, patients, withAlerts, balances } = figures;
  const count = (value: number, label: string): Total => ({ value: formatCount(value, locale), label });
  // "0 active" would be wrong where the service has no such field.
  const knowsActive = active + inactive > 0;
  return [
    count(clients, t('review.totalClients', { count: clients })),
    ...(knowsActive ? [count(active, t('review.totalActive'))] : []),
    count(patients, t('review.totalPatients', { count: patients })),
    ...(withAlerts > 0 ? [count(withAlerts, t('review.totalAlerts'))] : []),
    ...balances.flatMap(({ currency, owed, credit, debtors }) => [
      ...moneyTotal(owed, currency, t('review.owedBy', { debtors: formatCount(debtors, locale) }), locale),
      ...moneyTotal(credit, currency, t('review.inCredit'), locale),
    ]),
  ];
}

function moneyTotal(amount: string, currency: string | null, label: string, locale: string): readonly Total[] {
  const parts = balanceParts({ amount, currency }, locale);
  if (parts?.kind === 'even') return [];
  return [{ value: parts?.amount ?? amount, label }];
}

interface Known {
  readonly figures: Pick<Figures, 'clients' | 'withoutVisit'> | null;
  readonly visitsSince: string | null;
  readonly today: string;
}

/** A caveat for the filter by last visit; null where there is none. */
export function visitNote({ noVisitMonths }: ReviewFilter, { figures, visitsSince, today }: Known): string | null {
  if (noVisitMonths === undefined) return null;
  if (visitsSince !== null) {
    const date = formatDate(visitsSince);
    return visitsSince > addMonths(today, -noVisitMonths)
      ? t('review.knownRest', { date, count: noVisitMonths })
      : t('review.knownEnough', { date });
  }
  const isNothingKnown = figures !== null && figures.clients > 0 && figures.withoutVisit === figures.clients;
  return isNothingKnown ? t('review.visitsNotTold') : null;
}
