import type { ClientBillingQuery, RecordPaymentMutationVariables } from '../../../graphql/desk/generated/operations.ts';
import { t } from '../../../i18n/page/t.ts';
import type { StoredDraft } from '../../bridge/drafts.ts';
import type { StoredSubmission } from '../../submission/submissionReducer.ts';
import { type FieldProblem, readStoredResult } from '../../submission/submissionResult.ts';
import type { SubmissionDraft } from '../../submission/useSubmission.ts';
import { isOwed } from '../../lib/money.ts';
import { choicesOf, type Offer } from '../../domain/offers.ts';
import type { PaymentRequest } from '../../state/dialogs.ts';
import { isShapedLike, isTextList } from '../../lib/shapes.ts';
import { readAmount, typedAmount } from './typedAmount.ts';

export type Billing = ClientBillingQuery['billing'];

/** The input of a payment, as text in the fields. */
export interface PaymentWork {
  readonly amount: string;
  readonly method: string;
  readonly reference: string;
  /** The invoice's id; empty where none is chosen. */
  readonly invoice: string;
  readonly notes: string;
}

export const paymentFields = ['amount', 'method', 'invoice', 'reference', 'notes'] as const;
export type PaymentField = (typeof paymentFields)[number];
export type PaymentStep = 'recordPayment';

/** What the form holds. */
export interface PaymentValues {
  readonly work: PaymentWork;
  /** Ids of the payments when this one was started; null where they could not be read. */
  readonly known: readonly string[] | null;
  /** The proposed amount, which was not typed. */
  readonly proposed: string;
}

export function startPayment({ invoice = '' }: PaymentRequest): PaymentWork {
  return { amount: '', method: '', reference: '', invoice, notes: '' };
}

/** The invoices with an open amount. */
export function openInvoices({ invoices }: Billing) {
  return (invoices?.entries ?? []).filter(({ open }) => isOwed(open));
}

/** The amount due: of the chosen invoice, else of all; null where nothing is due. */
export function openSum(billing: Billing, invoice: string) {
  const meant = invoice === '' ? undefined : billing.invoices?.entries.find(({ id }) => id === invoice);
  const sum = meant ? meant.open : billing.balance;
  return isOwed(sum) ? sum : null;
}

/** The proposed amount, in input format. */
export function proposedAmount(billing: Billing, invoice: string): string {
  const sum = openSum(billing, invoice);
  const read = sum && readAmount(sum.amount, 'en-US');
  return read?.kind === 'amount' ? typedAmount(read.amount) : '';
}

/** Null where the payments could not be read, so that a new one can't be identified. */
export function knownPayments({ payments }: Billing): readonly string[] | null {
  return payments && payments.problem === null && payments.complete ? payments.entries.map(({ id }) => id) : null;
}

/** Problems to fix before sending, in the order of the fields. */
export function checkPayment(work: PaymentWork, offer: Offer): readonly FieldProblem<PaymentField>[] {
  const amount = amountProblem(work.amount);
  const demanded = paymentFields
    .filter((field) => field !== 'amount' && offer.demands.includes(field) && work[field].trim() === '')
    .map((field) => ({ field, message: field === 'method' ? t('payment.methodMissing') : t('general.demanded') }));
  return [...(amount === null ? [] : [{ field: 'amount' as const, message: amount }]), ...demanded];
}

/** The problem of an amount; null where there is none. */
export function amountProblem(typed: string): string | null {
  const read = readAmount(typed);
  switch (read.kind) {
    case 'amount':
      return null;
    case 'empty':
      return t('payment.amountMissing');
    case 'noNumber':
      return t('payment.amountNoNumber', { example: typedAmount('45.50') });
    case 'tooExact':
      return t('payment.amountTooExact');
    case 'tooLarge':
      return t('payment.amountTooLarge');
    case 'nothing':
      return t('payment.amountNothing');
  }
}

/** The exact amount; empty where the input is invalid. */
export function exactAmount({ amount }: PaymentWork): string {
  const read = readAmount(amount);
  return read.kind === 'amount' ? read.amount : '';
}

/** The input to send, with only the fields that the service supports. */
export function newPayment(
  request: PaymentRequest,
  work: PaymentWork,
  offer: Offer,
  known: readonly string[] | null,
  location: string | null,
): RecordPaymentMutationVariables['payment'] {
  const supportedText = (field: PaymentField): string | null =>
    offer.takes.includes(field) && work[field].trim() !== '' ? work[field].trim() : null;
  return {
    client: request.client,
    amount: exactAmount(work),
    method: supportedText('method'),
    reference: supportedText('reference'),
    invoice: supportedText('invoice'),
    notes: supportedText('notes'),
    location: offer.takes.includes('location') ? location : null,
    known,
  };
}

/** A stored method that the service no longer accepts is not chosen. */
export function fittingWork(work: PaymentWork, offer: Offer, billing: Billing): PaymentWork {
  const choices = choicesOf(offer, 'method');
  const method = choices !== null && !choices.includes(work.method) ? '' : work.method;
  const isThere = billing.invoices?.entries.some(({ id }) => id === work.invoice) ?? false;
  return { ...work, method, invoice: isThere ? work.invoice : '' };
}

export function paymentDraftId({ client }: PaymentRequest): string {
  return `payment ${client}`;
}

/** The draft of a payment; one with only the proposed amount is not worth keeping. */
export function paymentDraft(request: PaymentRequest): SubmissionDraft<PaymentValues, PaymentStep> {
  return {
    id: paymentDraftId(request),
    about: ({ work }) => ({
      title: t('payment.draftTitle', { client: request.name, amount: work.amount }),
      resume: { kind: 'payment', ...request },
    }),
    content({ values: { work, known, proposed }, result }) {
      const { amount, method, reference, notes } = work;
      const isTyped =
        (amount !== '' && amount !== proposed) || [method, reference, notes].some((text) => text.trim() !== '');
      return isTyped || result !== null ? { work, known, end: result } : null;
    },
  };
}

/** A stored payment; null where this version can't read it. */
export function readPaymentDraft(
  request: PaymentRequest,
  drafts: readonly StoredDraft[],
): StoredSubmission<Pick<PaymentValues, 'work' | 'known'>, PaymentStep> | null {
  const draft = drafts.find(({ id }) => id === paymentDraftId(request));
  if (!draft) return null;
  const { work, known, end } = draft.content;
  if (!isShapedLike(startPayment(request), work) || !(known === null || isTextList(known))) return null;
  const result = readStoredResult(end, isStep, 'recordPayment');
  return { values: { work, known }, result, completed: [], startedAt: draft.startedAt };
}

function isStep(step: string): step is PaymentStep {
  return step === 'recordPayment';
}

/** The form's field for a field of the desk schema; null where there is none. */
export function fieldOf(name: string): PaymentField | null {
  return paymentFields.find((field) => field === name) ?? null;
}
