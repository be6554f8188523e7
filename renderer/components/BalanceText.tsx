import { useSyncExternalStore } from 'react';
import { deskCurrency, subscribeToCurrency } from '../lib/currency.ts';
import { type BalanceAmount, formatBalance } from '../lib/money.ts';
import styles from './BalanceText.module.css';

/** What is open between client and clinic; nothing where nothing is. */
export function BalanceText({ balance }: { readonly balance: BalanceAmount | null }) {
  // Written anew where another currency is chosen.
  useSyncExternalStore(subscribeToCurrency, deskCurrency);
  const words = formatBalance(balance);
  return words && <span className={styles[words.kind]}>{words.text}</span>;
}
