import { t } from '../../../i18n/page/t.ts';
import typography from '../../components/typography.module.css';
import styles from './Receipt.module.css';

interface ReceiptProps {
  readonly clinic: string;
  readonly place: { readonly name: string; readonly address: string | null; readonly phone: string | null } | null;
  readonly facts: readonly (readonly [label: string, value: string | null])[];
  readonly amount: string;
  readonly text: string | null;
}

/** A receipt on paper. */
export function Receipt({ clinic, place, facts, amount, text }: ReceiptProps) {
  return (
    <article className={styles.receipt}>
      <header>
        <p className={typography.strong}>{clinic}</p>
        {place && place.name !== clinic && <p>{place.name}</p>}
        {place && <p>{[place.address, place.phone].filter(Boolean).join(' · ')}</p>}
      </header>
      <h1 className={styles.title}>{t('payment.receipt')}</h1>
      <p className={styles.amount}>{amount}</p>
      {text !== null && <p className={styles.text}>{text}</p>}
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== null && value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </article>
  );
}
