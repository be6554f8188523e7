import Dialog from '@mui/material/Dialog';
import { say } from '../../../../words/page/say.ts';
import { currentEnvironment, useSettings } from '../../../bridge/SettingsContext.tsx';
import { Action } from '../../../components/Action.tsx';
import { OfferedAction } from '../../../components/OfferedAction.tsx';
import { PrintRoot } from '../../../components/PrintRoot.tsx';
import { isOwed, sumText } from '../../../lib/money.ts';
import type { BillingRead, InvoiceEntry } from './billingTypes.ts';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import styles from './InvoiceDialog.module.css';

interface InvoiceDialogProps {
  readonly invoice: InvoiceEntry;
  /** All of the client's. */
  readonly payments: NonNullable<BillingRead['payments']>['entries'];
  readonly client: string;
  /** Why no payment can be recorded; null where one can. */
  readonly whyNot: string | null;
  readonly onTake: () => void;
  readonly onClose: () => void;
}

/** An invoice as the service tells it: nothing on it is reckoned here. */
export function InvoiceDialog({ invoice, payments, client, whyNot, onTake, onClose }: InvoiceDialogProps) {
  const { view } = useSettings();
  const sheet = (
    <InvoiceSheet invoice={invoice} payments={payments.filter((each) => each.invoice === invoice.id)} client={client} />
  );
  const clinic = currentEnvironment(view)?.organization?.name;
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth={false}
      aria-labelledby="invoice-title"
      slotProps={{ paper: { className: styles.paper ?? '' } }}
    >
      <h2 className={styles.title} id="invoice-title">
        {say('billing.invoice', { number: invoice.number ?? invoice.id })}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys */}
      <div className={styles.body} role="region" aria-labelledby="invoice-title" tabIndex={0}>
        {sheet}
      </div>
      <div className={styles.foot}>
        <Action onClick={onClose}>{say('general.close')}</Action>
        <Action onClick={() => print()}>{say('general.print')}</Action>
        {isOwed(invoice.open) && invoice.open && (
          <OfferedAction look="primary" why={whyNot} onClick={onTake}>
            {say('billing.takeAmount', { amount: sumText(invoice.open) })}
          </OfferedAction>
        )}
      </div>
      <PrintRoot paper="portrait">
        <p>{clinic}</p>
        <h1 className={styles.printed}>{say('billing.invoice', { number: invoice.number ?? invoice.id })}</h1>
        {sheet}
      </PrintRoot>
    </Dialog>
  );
}
