import { t } from '../../../i18n/page/t.ts';
import { Action } from '../../components/Action.tsx';
import { Note } from '../../components/Note.tsx';
import type { PaymentRequest } from '../../state/dialogs.ts';
import typography from '../../components/typography.module.css';
import { openAfterText } from './openAfter.ts';
import { PaymentFrame } from './PaymentFrame.tsx';
import { type Billing, exactAmount } from './paymentWork.ts';
import { inFigures } from './shownAmount.ts';
import { Summary } from './Summary.tsx';
import type { PaymentForm } from './usePayment.ts';

interface ConfirmStepProps {
  readonly request: PaymentRequest;
  readonly payment: PaymentForm;
  readonly billing: Billing;
  readonly why: 'first' | 'second' | 'another';
}

/**
 * The payment once more before it is sent. The heading has the focus, so that an accidental Enter does nothing;
 * recording requires moving to its button.
 */
export function ConfirmStep({ request, payment, billing, why }: ConfirmStepProps) {
  const amount = inFigures(exactAmount(payment.work), billing);
  const stillOpen = openAfterText(billing, payment.work, false);
  const titles = {
    first: t('payment.confirmTitle'),
    second: t('payment.secondTitle'),
    another: t('payment.anotherTitle', { amount }),
  };
  const label = why === 'second' ? t('payment.recordSecond', { amount }) : t('payment.record', { amount });
  return (
    <PaymentFrame
      title={titles[why]}
      still
      status={payment.isSending ? t('payment.recording') : ''}
      onClose={payment.close}
      actions={
        <>
          <Action aria-disabled={payment.isSending || undefined} onClick={() => !payment.isSending && payment.back()}>
            {t('payment.back')}
          </Action>
          <Action
            look={why === 'first' ? 'primary' : 'danger'}
            aria-disabled={payment.isSending || undefined}
            onClick={() => void payment.record()}
          >
            {payment.isSending ? t('payment.recording') : label}
          </Action>
        </>
      }
    >
      {why === 'second' && <Note tone="caution">{t('payment.secondText')}</Note>}
      <Summary request={request} work={payment.work} billing={billing} />
      {stillOpen !== null && <p className={typography.secondaryLines}>{stillOpen}</p>}
    </PaymentFrame>
  );
}
