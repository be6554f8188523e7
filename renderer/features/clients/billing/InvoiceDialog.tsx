import { t } from '../../../../i18n/page/t.ts';
import { currentEnvironment, useSettings } from '../../../bridge/SettingsContext.tsx';
import { Action } from '../../../components/Action.tsx';
import { DialogBody, DialogFoot, DialogFrame } from '../../../components/DialogFrame.tsx';
import { Facts } from '../../../components/Facts.tsx';
import { OfferedAction } from '../../../components/OfferedAction.tsx';
import { PrintRoot } from '../../../components/PrintRoot.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { displayLocale } from '../../../lib/locale.ts';
import { methodLabel } from '../../../domain/methodLabel.ts';
import { type BalanceAmount, isOwed, sumText } from '../../../lib/money.ts';
import { readableLabel } from '../../../lib/readableLabel.ts';
import type { BillingRead, InvoiceEntry } from './BillingLists.tsx';
import typography from '../../../components/typography.module.css';
import styles from './InvoiceDialog.module.css';

interface InvoiceDialogProps {
  readonly invoice: InvoiceEntry;
  /** All payments of the client. */
  readonly payments: NonNullable<BillingRead['payments']>['entries'];
  readonly client: string;
  /** Why no payment can be recorded; null where one can. */
  readonly unavailableReason: string | null;
  readonly onTake: () => void;
  readonly onClose: () => void;
}

/** An invoice as the service returns it; nothing is calculated here. */
export function InvoiceDialog({ invoice, payments, client, unavailableReason, onTake, onClose }: InvoiceDialogProps) {
  const { view } = useSettings();
  const title = t('billing.invoice', { number: invoice.number ?? invoice.id });
  const sheet = (
    <InvoiceSheet invoice={invoice} payments={payments.filter((each) => each.invoice === invoice.id)} client={client} />
  );
  const clinic = currentEnvironment(view)?.organization?.name;
  return (
    <DialogFrame title={title} paper={styles.paper} onClose={onClose}>
      {/* What scrolls has to be reached by keys. */}
      <DialogBody className={styles.body} role="region" aria-label={title} tabIndex={0}>
        {sheet}
      </DialogBody>
      <DialogFoot>
        <Action onClick={onClose}>{t('general.close')}</Action>
        <Action onClick={() => print()}>{t('general.print')}</Action>
        {isOwed(invoice.open) && invoice.open && (
          <OfferedAction look="primary" why={unavailableReason} onClick={onTake}>
            {t('billing.takeAmount', { amount: sumText(invoice.open) })}
          </OfferedAction>
        )}
      </DialogFoot>
      <PrintRoot paper="portrait">
        <p>{clinic}</p>
        <h1 className={styles.printed}>{title}</h1>
        {sheet}
      </PrintRoot>
    </DialogFrame>
  );
}

interface InvoiceSheetProps {
  readonly invoice: InvoiceEntry;
  /** The payments that name this invoice. */
  readonly payments: NonNullable<BillingRead['payments']>['entries'];
  readonly client: string;
}

/** The content of an invoice, for screen and paper. */
function InvoiceSheet({ invoice, payments, client }: InvoiceSheetProps) {
  const { time, due, status, amount, open, reference, patient, lines } = invoice;
  return (
    <div className={styles.sheet}>
      <Facts
        facts={[
          [t('general.client'), client],
          [t('general.patient'), patient?.name],
          [t('general.date'), time && formatDate(time.day)],
          [t('billing.dueDate'), due && formatDate(due.day)],
          [t('general.status'), readableLabel(status)],
          [t('billing.reference'), reference],
        ]}
      />
      {lines && lines.length > 0 ? (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('billing.item')}</th>
              <th scope="col">{t('billing.quantity')}</th>
              <th scope="col">{t('billing.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              <tr key={index}>
                <td>{line.text}</td>
                <td>{quantityText(line.quantity)}</td>
                <td>{line.amount && sumText(line.amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className={typography.secondary}>{t('billing.noLines')}</p>
      )}
      <dl className={styles.sums}>
        <Sum label={t('billing.total')} amount={amount} />
        <Sum label={t('billing.stillOpen')} amount={open} />
      </dl>
      {payments.length > 0 && (
        <div>
          <h3 className={`${typography.caption} ${styles.part}`}>{t('billing.paymentsOfInvoice')}</h3>
          <ul>
            {payments.map(({ id, time: at, method, reference: about, amount: paid }) => (
              <li key={id} className={styles.payment}>
                <span>{at ? formatDate(at.day) : t('billing.noDate')}</span>
                <span>{[method && methodLabel(method), about].filter(Boolean).join(' · ')}</span>
                <span>{paid && sumText(paid)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Sum({ label, amount }: { readonly label: string; readonly amount: BalanceAmount | null }) {
  return (
    amount && (
      <div>
        <dt>{label}</dt>
        <dd>{sumText(amount)}</dd>
      </div>
    )
  );
}

/** Formats a number for the locale without rounding: it stays a decimal string. */
function quantityText(quantity: string | null): string | null {
  if (quantity === null || !/^-?\d+(\.\d+)?$/.test(quantity)) return quantity;
  // Sound: the pattern matches decimals only.
  return new Intl.NumberFormat(displayLocale, { maximumFractionDigits: 20 }).format(quantity as `${number}`);
}
