import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import {
  ClientBillingDocument,
  NewPaymentDocument,
  RecordPaymentDocument,
} from '../../../graphql/desk/generated/operations.ts';
import { queryDesk } from '../../data/queryDesk.ts';
import { sendChange } from '../../data/sendChange.ts';
import type { PaymentRequest } from '../../state/dialogs.ts';
import type { BalanceAmount } from '../../lib/money.ts';
import type { Offer } from '../../domain/offers.ts';
import { type Done, singleStep } from '../../submission/sendSteps.ts';
import type { StoredSubmission } from '../../submission/submissionReducer.ts';
import type { FieldOf, SubmissionResult } from '../../submission/submissionResult.ts';
import { messagesByField, type SubmissionForm, useSubmission } from '../../submission/useSubmission.ts';
import {
  type Billing,
  checkPayment,
  exactAmount,
  fieldOf,
  knownPayments,
  newPayment,
  paymentDraft,
  type PaymentField,
  type PaymentStep,
  type PaymentValues,
  type PaymentWork,
  proposedAmount,
  startPayment,
} from './paymentWork.ts';

/** The dialog's current step. */
export type PaymentStage =
  | { readonly kind: 'form' }
  /** `second`: the first attempt has an unknown outcome; `another`: a payment of the same amount exists. */
  | { readonly kind: 'confirm'; readonly why: 'first' | 'second' | 'another' }
  | { readonly kind: 'unknown'; readonly look: 'not' | 'looking' | 'notThere' | Failure }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'done'; readonly payment: DonePayment };

export interface DonePayment {
  readonly id: string | null;
  /** The outcome was unknown, and a read found the payment. */
  readonly found: boolean;
  /** Undefined where it could not be read. */
  readonly balance: BalanceAmount | null | undefined;
}

export interface PaymentForm {
  readonly form: SubmissionForm<PaymentValues, PaymentStep, PaymentField>;
  readonly work: PaymentWork;
  readonly stage: PaymentStage;
  /** Problems by field. */
  readonly problems: ReadonlyMap<PaymentField, string>;
  readonly isSending: boolean;
  readonly canLook: boolean;
  readonly change: (field: PaymentField, text: string) => void;
  /** Goes to the confirm step if there are no problems. */
  readonly next: () => void;
  readonly back: () => void;
  readonly record: () => Promise<void>;
  /** Checks whether it was recorded. */
  readonly look: () => Promise<void>;
  readonly recordAgain: () => void;
  readonly recordAnother: () => Promise<void>;
  /** Ends without sending, and deletes the draft. */
  readonly discard: () => void;
  readonly startAfresh: () => void;
  readonly close: () => void;
}

interface PaymentOptions {
  readonly request: PaymentRequest;
  readonly stored: StoredSubmission<Pick<PaymentValues, 'work' | 'known'>, PaymentStep> | null;
  /** As read for this dialog. */
  readonly billing: Billing;
  readonly offer: Offer;
  readonly location: string | null;
  readonly onClose: () => void;
  readonly onInvalid: (field: PaymentField) => void;
}

/** One payment, from the first keystroke to its outcome. It is sent once, and again only if the user decides so. */
export function usePayment(options: PaymentOptions): PaymentForm {
  const { request, stored, billing, offer, location, onClose, onInvalid } = options;
  const apollo = useApolloClient();
  const [start] = useState(() => startValues(request, billing));
  const [resumed] = useState(() => stored && { ...stored, values: resumeValues(stored, start) });
  const form = useSubmission<PaymentValues, PaymentStep, PaymentField>({
    draft: useMemo(() => paymentDraft(request), [request]),
    stored: resumed,
    initialValues: () => start,
    fieldOf: paymentFieldOf,
    onInvalid,
  });
  const { work, known } = form.values;
  const [stage, setStage] = useState<PaymentStage>(() => stageAfter(stored?.result ?? null));

  const finish = (payment: DonePayment): void => {
    form.discardDraft();
    form.setResult(null);
    setStage({ kind: 'done', payment });
  };

  return {
    form,
    work,
    stage,
    problems: messagesByField(form.refused, form.isSubmitted ? checkPayment(work, offer) : []),
    isSending: form.pending !== null,
    canLook: known !== null,
    change: (field, text) => form.change((values) => withText(values, billing, field, text), field),
    next() {
      if (form.validate(checkPayment(work, offer)) && offer.offered) setStage({ kind: 'confirm', why: 'first' });
    },
    back: () =>
      setStage(form.result?.__typename === 'OutcomeUnknown' ? { kind: 'unknown', look: 'notThere' } : { kind: 'form' }),
    async record() {
      if (stage.kind !== 'confirm') return;
      const payment = newPayment(request, work, offer, known, location);
      const sent = await form.submit({
        problems: [],
        steps: {
          next: singleStep('recordPayment'),
          send: () => sendChange(apollo, RecordPaymentDocument, { payment }),
        },
      });
      if (sent.kind === 'done') finish(donePayment(sent.outcome));
      if (sent.kind === 'stopped') setStage(stageAfter(sent.result));
    },
    async look() {
      if (known === null) return;
      await form.exclusive(async () => {
        setStage({ kind: 'unknown', look: 'looking' });
        const { data, failure } = await queryDesk(apollo, NewPaymentDocument, {
          client: request.client,
          amount: exactAmount(work),
          method: work.method.trim() || null,
          known,
        });
        const found = data?.newPayment ?? null;
        if (!found) {
          setStage({ kind: 'unknown', look: failure ?? 'notThere' });
          return;
        }
        const now = await queryDesk(apollo, ClientBillingDocument, { client: request.client });
        finish({ id: found.id, found: true, balance: now.data?.billing.balance });
      });
    },
    recordAgain: () => setStage({ kind: 'confirm', why: 'second' }),
    async recordAnother() {
      // The payment found is part of the baseline from now on.
      const { data } = await queryDesk(apollo, ClientBillingDocument, { client: request.client });
      if (data) form.update((values) => ({ ...values, known: knownPayments(data.billing) }));
      setStage({ kind: 'confirm', why: 'another' });
    },
    discard() {
      form.discardDraft();
      onClose();
    },
    startAfresh: () => form.reset({ ...start, known }),
    close: () => form.close(onClose),
  };
}

const paymentFieldOf: FieldOf<PaymentStep, PaymentField> = (_step, name) => fieldOf(name);

function startValues(request: PaymentRequest, billing: Billing): PaymentValues {
  const empty = startPayment(request);
  const proposed = proposedAmount(billing, empty.invoice);
  return { work: { ...empty, amount: proposed }, known: knownPayments(billing), proposed };
}

/** An unknown outcome is checked against the payments at the time of sending; any other draft uses the current ones. */
function resumeValues(
  { values: { work, known }, result }: NonNullable<PaymentOptions['stored']>,
  start: PaymentValues,
): PaymentValues {
  return { ...start, work, known: result?.__typename === 'OutcomeUnknown' ? known : start.known };
}

/** The form with a changed field; another invoice proposes its amount, unless an amount was typed. */
function withText(values: PaymentValues, billing: Billing, field: PaymentField, text: string): PaymentValues {
  const { work, proposed } = values;
  const isProposed = field === 'invoice' && (work.amount === '' || work.amount === proposed);
  const amount = isProposed ? proposedAmount(billing, text) : null;
  return {
    ...values,
    work: { ...work, [field]: text, ...(amount !== null && { amount }) },
    proposed: amount ?? proposed,
  };
}

function stageAfter(result: SubmissionResult<PaymentStep> | null): PaymentStage {
  if (result?.__typename === 'OutcomeUnknown') return { kind: 'unknown', look: 'not' };
  return result?.__typename === 'Conflict' ? { kind: 'conflict' } : { kind: 'form' };
}

function donePayment(done: Done | null): DonePayment {
  const client = done && 'client' in done ? done.client : null;
  return { id: done?.id ?? null, found: false, balance: client ? client.balance : undefined };
}
