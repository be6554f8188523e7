import { t } from '../../../i18n/page/t.ts';
import { Action } from '../../components/Action.tsx';
import { Note } from '../../components/Note.tsx';
import { failureText } from '../../lib/failureText.ts';
import type { PaymentRequest } from '../../state/dialogs.ts';
import { PaymentFrame } from './PaymentFrame.tsx';
import { type Billing, exactAmount } from './paymentWork.ts';
import { inFigures } from './shownAmount.ts';
import { Summary } from './Summary.tsx';
import type { PaymentForm, PaymentStage } from './usePayment.ts';
import notice from '../../components/notice.module.css';
import styles from './UnsureStep.module.css';

interface UnsureStepProps {
  readonly request: PaymentRequest;
  readonly payment: PaymentForm;
  readonly billing: Billing;
  readonly stage: Extract<PaymentStage, { readonly kind: 'unknown' | 'conflict' }>;
}

/** The outcome is unknown, or an identical payment exists already: only the user's decision sends it again. */
export function UnsureStep({ request, payment, billing, stage }: UnsureStepProps) {
  const client = request.name || request.client;
  const amount = inFigures(exactAmount(payment.work), billing);
  if (stage.kind === 'conflict')
    return (
      <PaymentFrame
        title={t('payment.conflictTitle')}
        still
        onClose={payment.close}
        actions={
          <>
            <Action onClick={payment.close}>{t('general.close')}</Action>
            <Action onClick={() => void payment.recordAnother()}>{t('payment.recordAnother')}</Action>
            <Action look="primary" onClick={payment.discard}>
              {t('payment.thatWasIt')}
            </Action>
          </>
        }
      >
        <Note tone="caution">{t('payment.conflictText', { amount, client })}</Note>
        <Summary request={request} work={payment.work} billing={billing} />
      </PaymentFrame>
    );
  const { look } = stage;
  const { result } = payment.form;
  const isLooking = look === 'looking';
  const mayRepeat = look === 'notThere' || !payment.canLook;
  return (
    <PaymentFrame
      title={t('payment.unknownTitle')}
      still
      onClose={payment.close}
      text={<p role="status">{lookText()}</p>}
      actions={
        <>
          <Action onClick={payment.close}>{t('general.close')}</Action>
          {mayRepeat && <Action onClick={payment.recordAgain}>{t('payment.doAgain')}</Action>}
          {payment.canLook && (
            <Action
              look="primary"
              aria-disabled={isLooking || undefined}
              onClick={() => !isLooking && void payment.look()}
            >
              {isLooking ? t('payment.looking') : t('payment.checkAgain')}
            </Action>
          )}
        </>
      }
    >
      <div className={`${notice.frame} ${styles.why}`} data-tone="caution" role="alert">
        {result?.__typename === 'OutcomeUnknown' && <p>{result.message}</p>}
        <p>{payment.canLook ? t('payment.unknownText') : t('payment.cantLook')}</p>
      </div>
      <Summary request={request} work={payment.work} billing={billing} />
    </PaymentFrame>
  );

  function lookText(): string {
    if (look === 'not') return '';
    if (look === 'looking') return t('payment.looking');
    if (look === 'notThere') return `${t('payment.notThere', { client })} ${t('payment.notThereText')}`;
    return failureText(look);
  }
}
