import { t } from '../../../i18n/page/t.ts';
import { Facts } from '../../components/Facts.tsx';
import { methodLabel } from '../../domain/methodLabel.ts';
import type { PaymentRequest } from '../../state/dialogs.ts';
import { type Billing, exactAmount, type PaymentWork } from './paymentWork.ts';
import { inFigures, amountInWords } from './shownAmount.ts';
import styles from './Summary.module.css';

interface SummaryProps {
  readonly request: PaymentRequest;
  readonly work: PaymentWork;
  readonly billing: Billing;
}

/** All details of a payment, with the amount in figures and in words. */
export function Summary({ request, work, billing }: SummaryProps) {
  const invoice = billing.invoices?.entries.find(({ id }) => id === work.invoice);
  const amount = exactAmount(work);
  const text = amountInWords(amount, billing);
  return (
    <div className={styles.summary}>
      <p className={styles.amount}>{inFigures(amount, billing)}</p>
      {text !== null && (
        <p className={styles.text}>
          <span className="visually-hidden">{t('payment.inText')}: </span>
          {text}
        </p>
      )}
      <Facts
        facts={[
          [t('general.client'), request.name || request.client],
          [t('payment.invoice'), invoice && (invoice.number ?? invoice.id)],
          [t('payment.method'), work.method && methodLabel(work.method)],
          [t('payment.reference'), work.reference.trim()],
          [t('general.notes'), work.notes.trim()],
        ]}
      />
    </div>
  );
}
