import { useSyncExternalStore } from 'react';
import { deskCurrency, subscribeToCurrency } from '../lib/currency.ts';
import { type BalanceAmount, formatBalance } from '../lib/money.ts';
import styles from './BalanceText.module.css';

/** The balance between client and clinic; renders nothing where it is zero. */
export function BalanceText({ balance }: { readonly balance: BalanceAmount | null }) {
  // Renders again when another currency is chosen.
  useSyncExternalStore(subscribeToCurrency, deskCurrency);
  const text = formatBalance(balance);
  return text && <span className={styles[text.kind]}>{text.text}</span>;
}
