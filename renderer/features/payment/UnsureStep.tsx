import { say } from '../../../words/page/say.ts';
import { Action } from '../../components/Action.tsx';
import { Note } from '../../components/Note.tsx';
import { failureWords } from '../../lib/failureWords.ts';
import type { PaymentRequest } from '../../lib/dialogs.ts';
import { PaymentFrame } from './PaymentFrame.tsx';
import { type Billing, exactAmount } from './paymentWork.ts';
import { inFigures } from './shownAmount.ts';
import { Summary } from './Summary.tsx';
import type { PaymentForm, PaymentStage } from './usePayment.ts';
import styles from './UnsureStep.module.css';

interface UnsureStepProps {
  readonly request: PaymentRequest;
  readonly payment: PaymentForm;
  readonly billing: Billing;
  readonly stage: Extract<PaymentStage, { readonly kind: 'unknown' | 'conflict' }>;
}

/** Nobody knows whether it was recorded, or such a payment is there already: nothing is sent but by a person's decision. */
export function UnsureStep({ request, payment, billing, stage }: UnsureStepProps) {
  const client = request.name || request.client;
  const amount = inFigures(exactAmount(payment.work), billing);
  if (stage.kind === 'conflict')
    return (
      <PaymentFrame
        title={say('payment.conflictTitle')}
        still
        onClose={payment.close}
        actions={
          <>
            <Action onClick={payment.close}>{say('general.close')}</Action>
            <Action onClick={() => void payment.recordAnother()}>{say('payment.recordAnother')}</Action>
            <Action look="primary" onClick={payment.discard}>
              {say('payment.thatWasIt')}
            </Action>
          </>
        }
      >
        <Note tone="caution">{say('payment.conflictWords', { amount, client })}</Note>
        <Summary request={request} work={payment.work} billing={billing} />
      </PaymentFrame>
    );
  const { look } = stage;
  const { result } = payment.form;
  const isLooking = look === 'looking';
  const mayRepeat = look === 'notThere' || !payment.canLook;
  return (
    <PaymentFrame
      title={say('payment.unknownTitle')}
      still
      onClose={payment.close}
      words={<p role="status">{lookWords()}</p>}
      actions={
        <>
          <Action onClick={payment.close}>{say('general.close')}</Action>
          {mayRepeat && <Action onClick={payment.recordAgain}>{say('payment.doAgain')}</Action>}
          {payment.canLook && (
            <Action
              look="primary"
              aria-disabled={isLooking || undefined}
              onClick={() => !isLooking && void payment.look()}
            >
              {isLooking ? say('payment.looking') : say('payment.lookAgain')}
            </Action>
          )}
        </>
      }
    >
      <div className={styles.why} role="alert">
        {result?.__typename === 'OutcomeUnknown' && <p>{result.message}</p>}
        <p>{payment.canLook ? say('payment.unknownWords') : say('payment.cantLook')}</p>
      </div>
      <Summary request={request} work={payment.work} billing={billing} />
    </PaymentFrame>
  );

  function lookWords(): string {
    if (look === 'not') return '';
    if (look === 'looking') return say('payment.looking');
    if (look === 'notThere') return `${say('payment.notThere', { client })} ${say('payment.notThereWords')}`;
    return failureWords(look);
  }
}
