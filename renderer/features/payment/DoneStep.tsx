import { useLocations } from '../../data/useLocations.ts';
import { useState } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { currentEnvironment, useSettings } from '../../bridge/SettingsContext.tsx';
import { usePdf } from '../../bridge/usePdf.ts';
import { Action } from '../../components/Action.tsx';
import { Note } from '../../components/Note.tsx';
import { PrintRoot } from '../../components/PrintRoot.tsx';
import { currentTime } from '../../state/clock.ts';
import { failureText } from '../../lib/failureText.ts';
import { methodLabel } from '../../domain/methodLabel.ts';
import { momentText } from '../../lib/momentText.ts';
import { balanceParts, formatBalance } from '../../lib/money.ts';
import type { PaymentRequest } from '../../state/dialogs.ts';
import { useShownDay } from '../../data/useShownDay.ts';
import typography from '../../components/typography.module.css';
import styles from './DoneStep.module.css';
import { openAfterText } from './openAfter.ts';
import { PaymentFrame } from './PaymentFrame.tsx';
import { type Billing, exactAmount } from './paymentWork.ts';
import { Receipt } from './Receipt.tsx';
import { inFigures, amountInWords } from './shownAmount.ts';
import { Summary } from './Summary.tsx';
import type { DonePayment, PaymentForm } from './usePayment.ts';

interface DoneStepProps {
  readonly request: PaymentRequest;
  readonly payment: PaymentForm;
  readonly billing: Billing;
  readonly done: DonePayment;
}

/** The payment is recorded: the new balance, and an optional receipt. */
export function DoneStep({ request, payment, billing, done }: DoneStepProps) {
  const { view } = useSettings();
  const [pdf, savePdf] = usePdf();
  const place = useShownDay();
  const { locations } = useLocations();
  const location = locations.find(({ id }) => id === place?.location.id) ?? locations[0];
  // The instant of this payment, fixed while the receipt stays open.
  const [at] = useState(() => momentText(new Date(currentTime()).toISOString(), undefined, place?.timeZone));
  const { work, close } = payment;
  const amount = exactAmount(work);
  const stillOpen = openAfterText(billing, work, true);
  const invoice = billing.invoices?.entries.find(({ id }) => id === work.invoice);
  return (
    <PaymentFrame
      title={t('payment.doneTitle')}
      still
      status={t('payment.doneNotice', { amount: inFigures(amount, billing), client: request.name || request.client })}
      onClose={close}
      text={<p role="status">{pdfText()}</p>}
      actions={
        <>
          {view?.savesPdf === true && (
            <Action
              aria-disabled={pdf.kind === 'saving' || undefined}
              onClick={() => {
                if (pdf.kind !== 'saving') savePdf(t('payment.fileName'));
              }}
            >
              {t('paper.savePdf')}
            </Action>
          )}
          <Action onClick={() => print()}>{t('payment.printReceipt')}</Action>
          <Action look="primary" onClick={close}>
            {t('general.close')}
          </Action>
        </>
      }
    >
      {done.found && <p className={typography.small}>{t('payment.doneFound')}</p>}
      <Summary request={request} work={work} billing={billing} />
      <p className={styles.balance}>
        <span>{t('payment.newBalance')}</span>
        <b>{balanceText()}</b>
      </p>
      {stillOpen !== null && <Note tone="caution">{stillOpen}</Note>}
      <PrintRoot paper="portrait" held={pdf.kind === 'saving'}>
        <Receipt
          clinic={currentEnvironment(view)?.organization?.name ?? location?.name ?? ''}
          place={location ?? null}
          facts={[
            [t('general.date'), at],
            [t('payment.receivedFrom'), request.name || request.client],
            [t('payment.method'), work.method === '' ? null : methodLabel(work.method)],
            [t('payment.invoice'), invoice ? (invoice.number ?? invoice.id) : null],
            [t('payment.reference'), work.reference.trim()],
            [t('payment.number'), done.id],
          ]}
          amount={inFigures(amount, billing)}
          text={amountInWords(amount, billing)}
        />
      </PrintRoot>
    </PaymentFrame>
  );

  function balanceText(): string {
    if (done.balance === undefined) return t('payment.balanceUnread');
    if (done.balance === null || balanceParts(done.balance)?.kind === 'even') return t('payment.balanceEven');
    return formatBalance(done.balance)?.text ?? '';
  }

  function pdfText(): string {
    if (pdf.kind === 'saved') return t('paper.savedTo', { where: pdf.where });
    if (pdf.kind === 'saving') return t('day.saving');
    return pdf.kind === 'failed' ? failureText(pdf.failure) : '';
  }
}
