import { dueOf, type Ledger } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { money } from './values.ts';

const dayMs = 86_400_000;
const sumOf = (rows: readonly { readonly cents: number }[]): number => rows.reduce((sum, { cents }) => sum + cents, 0);

/** What an account holder owes, less what lies on the account. */
export function balanceOf(ledger: Ledger, clientKey: number): Row {
  const isTheirs = (row: { readonly clientKey: number }): boolean => row.clientKey === clientKey;
  const due = ledger.orders.filter(isTheirs).reduce((sum, order) => sum + dueOf(ledger, order), 0);
  const loose = ledger.payments.filter((payment) => isTheirs(payment) && payment.orderKey === null);
  return money(due - sumOf(loose) - sumOf(ledger.credits.filter(isTheirs)));
}

/** What is due by how long ago it was invoiced, in steps of thirty days. */
export function agedBalanceOf(ledger: Ledger, clientKey: number, now: number): Row {
  const steps = [0, 0, 0, 0];
  for (const order of ledger.orders) {
    if (order.clientKey !== clientKey) continue;
    const step = Math.max(0, Math.min(3, Math.floor((now - order.at) / (30 * dayMs))));
    steps[step] = (steps[step] ?? 0) + dueOf(ledger, order);
  }
  const [current = 0, thirty = 0, sixty = 0, older = 0] = steps;
  return {
    current: money(current),
    thirtyDays: money(thirty),
    sixtyDays: money(sixty),
    ninetyDaysAndOver: money(older),
  };
}
