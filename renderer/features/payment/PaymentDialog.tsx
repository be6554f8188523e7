import { ClientBillingDocument } from '../../../graphql/desk/generated/operations.ts';
import { useState } from 'react';
import { t } from '../../../i18n/page/t.ts';
import type { StoredDraft } from '../../bridge/drafts.ts';
import { Action } from '../../components/Action.tsx';
import { CurrencyQuestion } from '../../components/CurrencyQuestion.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { focusField } from '../../components/Field.tsx';
import { type Offer, offerOf } from '../../domain/offers.ts';
import type { PaymentRequest } from '../../state/dialogs.ts';
import { useOffers } from '../../data/useOffers.ts';
import { useShownDay } from '../../data/useShownDay.ts';
import { ConfirmStep } from './ConfirmStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { PaymentFields } from './PaymentFields.tsx';
import { PaymentFrame, PaymentShell } from './PaymentFrame.tsx';
import { type Billing, fittingWork, readPaymentDraft } from './paymentWork.ts';
import { UnsureStep } from './UnsureStep.tsx';
import { usePayment } from './usePayment.ts';
import { useDeskQuery } from '../../data/useDeskQuery.ts';

interface PaymentDialogProps {
  readonly request: PaymentRequest;
  /** The drafts of this clinic, of every kind. */
  readonly drafts: readonly StoredDraft[];
  readonly onClose: () => void;
}

/** A payment. Open invoices and existing payments load first, as they identify a new payment later. */
export function PaymentDialog(props: PaymentDialogProps) {
  return (
    <PaymentShell>
      <ReadPayment {...props} />
    </PaymentShell>
  );
}

function ReadPayment({ request, drafts, onClose }: PaymentDialogProps) {
  const offers = useOffers();
  const query = useDeskQuery(ClientBillingDocument, { client: request.client }, { fetchPolicy: 'network-only' });
  // The data as the dialog opened: the baseline for finding new payments.
  const [billing, setBilling] = useState<Billing | null>(null);
  const [stored] = useState(() => readPaymentDraft(request, drafts));
  if (!billing && query.data) setBilling(query.data.billing);
  const offer = offers.service && offerOf(offers.service, 'recordPayment');
  if (billing && offer)
    return (
      <KnownPayment
        request={request}
        stored={
          stored && {
            ...stored,
            values: { ...stored.values, work: fittingWork(stored.values.work, offer, billing) },
          }
        }
        billing={billing}
        offer={offer}
        onClose={onClose}
      />
    );
  const failure = query.failure ?? offers.failure;
  const refetch = (): void => [query, offers].forEach((each) => each.failure && each.refetch());
  return (
    <PaymentFrame
      title={titleOf(request)}
      status={failure ? '' : t('payment.reading')}
      onClose={onClose}
      actions={<Action onClick={onClose}>{t('general.close')}</Action>}
    >
      {failure ? (
        <FailureNotice failure={failure} onRetry={refetch} />
      ) : (
        <p role="presentation">{t('payment.reading')}</p>
      )}
    </PaymentFrame>
  );
}

interface KnownPaymentProps extends Omit<PaymentDialogProps, 'drafts'> {
  readonly stored: ReturnType<typeof readPaymentDraft>;
  readonly billing: Billing;
  readonly offer: Offer;
}

function KnownPayment({ request, stored, billing, offer, onClose }: KnownPaymentProps) {
  const shownDay = useShownDay();
  const payment = usePayment({
    request,
    stored,
    billing,
    offer,
    location: shownDay?.location.id ?? null,
    onClose,
    onInvalid: (field) => focusField(`payment.${field}`),
  });
  const question = (
    <CurrencyQuestion amounts={[billing.balance, ...(billing.invoices?.entries ?? []).map(({ amount }) => amount)]} />
  );
  const { stage } = payment;
  switch (stage.kind) {
    case 'form':
      return (
        <PaymentFields title={titleOf(request)} payment={payment} billing={billing} offer={offer} question={question} />
      );
    case 'confirm':
      return <ConfirmStep request={request} payment={payment} billing={billing} why={stage.why} />;
    case 'unknown':
    case 'conflict':
      return <UnsureStep request={request} payment={payment} billing={billing} stage={stage} />;
    case 'done':
      return <DoneStep request={request} payment={payment} billing={billing} done={stage.payment} />;
  }
}

function titleOf({ name }: PaymentRequest): string {
  return name === '' ? t('payment.title') : t('payment.titleFor', { client: name });
}
