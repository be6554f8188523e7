import { useSyncExternalStore } from 'react';
import { t } from '../../i18n/page/t.ts';
import { deskCurrency, subscribeToCurrency } from '../lib/currency.ts';
import { type BalanceAmount, formatBalance } from '../lib/money.ts';
import styles from './BalanceText.module.css';

interface BalanceTextProps {
  readonly balance: BalanceAmount | null;
  /** Where the balance is one of the facts, zero is said: it is not the same as unknown. */
  readonly saysZero?: boolean;
}

/** The balance between client and clinic; renders nothing where it is unknown, or zero in a list. */
export function BalanceText({ balance, saysZero = false }: BalanceTextProps) {
  // Renders again when another currency is chosen.
  useSyncExternalStore(subscribeToCurrency, deskCurrency);
  const text = formatBalance(balance);
  if (!text) return saysZero && balance ? <span className={styles.even}>{t('general.noBalanceDue')}</span> : null;
  return <span className={styles[text.kind]}>{text.text}</span>;
}
