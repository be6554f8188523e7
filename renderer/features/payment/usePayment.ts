import { useApolloClient } from '@apollo/client/react';
import { useMemo, useRef, useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import {
  type ChangeOfClientFragment,
  ClientBillingDocument,
  NewPaymentDocument,
  RecordPaymentDocument,
} from '../../../graphql/desk/generated/operations.ts';
import { say } from '../../../words/page/say.ts';
import { lostEnd, sendSteps, withoutProblem } from '../../data/sendSteps.ts';
import { useDraft } from '../../bridge/useDraft.ts';
import type { BalanceAmount } from '../../lib/money.ts';
import type { Offer } from '../../lib/offers.ts';
import type { PaymentRequest } from '../../lib/dialogs.ts';
import {
  type Billing,
  checkPayment,
  exactAmount,
  fieldOf,
  type PaymentDraft,
  paymentDraft,
  knownPayments,
  newPayment,
  type PaymentEnd,
  type PaymentField,
  type PaymentStep,
  type PaymentWork,
  paymentDraftId,
  proposedAmount,
  startPayment,
} from './paymentWork.ts';
import { queryDesk } from '../../data/queryDesk.ts';
import { type ClientChangeOutcome, sendChange } from '../../data/sendChange.ts';

/** Where the dialog stands. */
export type PaymentStage =
  | { readonly kind: 'form' }
  /** `second`: it was sent before and nobody answered; `another`: one of the same amount is there. */
  | { readonly kind: 'confirm'; readonly why: 'first' | 'second' | 'another' }
  | { readonly kind: 'unknown'; readonly look: 'not' | 'looking' | 'notThere' | Failure }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'done'; readonly payment: DonePayment };

export interface DonePayment {
  readonly id: string | null;
  /** No answer came, and it was found by reading. */
  readonly found: boolean;
  /** Undefined where it could not be read. */
  readonly balance: BalanceAmount | null | undefined;
}

export interface PaymentForm {
  readonly work: PaymentWork;
  readonly stage: PaymentStage;
  readonly end: PaymentEnd | null;
  /** By field, what is to be put right. */
  readonly problems: ReadonlyMap<PaymentField, string>;
  readonly sending: boolean;
  readonly canLook: boolean;
  /** When the resumed draft was started. */
  readonly startedAt: string | null;
  readonly saveFailure: Failure | null;
  readonly type: (field: PaymentField, text: string) => void;
  /** To the confirm step, where nothing has to be put right. */
  readonly next: () => void;
  readonly back: () => void;
  readonly record: () => Promise<void>;
  readonly look: () => Promise<void>;
  readonly again: () => void;
  readonly another: () => Promise<void>;
  /** It ends without being sent, and nothing of it is to come back. */
  readonly forget: () => void;
  readonly startAfresh: () => void;
  readonly undoStartAfresh: (() => void) | null;
  readonly close: () => void;
}

interface PaymentEnds {
  readonly request: PaymentRequest;
  readonly stored: (PaymentDraft & { readonly startedAt: string }) | null;
  /** As they were read for this dialog. */
  readonly billing: Billing;
  readonly offer: Offer;
  readonly location: string | null;
  readonly onClose: () => void;
  readonly onProblem: (field: PaymentField) => void;
}

/** One payment from its first key to its end. It is sent once, and once more only where a person decides that. */
export function usePayment(ends: PaymentEnds): PaymentForm {
  const { request, stored, billing, offer, location, onClose, onProblem } = ends;
  const apollo = useApolloClient();
  const [start] = useState(() => {
    const empty = startPayment(request);
    return { ...empty, amount: proposedAmount(billing, empty.invoice) };
  });
  const [work, setWork] = useState<PaymentWork>(stored?.work ?? start);
  const [proposed, setProposed] = useState(start.amount);
  const [known, setKnown] = useState(stored?.end?.kind === 'unknown' ? stored.known : knownPayments(billing));
  const [end, setEnd] = useState<PaymentEnd | null>(stored?.end ?? null);
  const [stage, setStage] = useState<PaymentStage>(
    stored?.end?.kind === 'unknown' ? { kind: 'unknown', look: 'not' } : { kind: 'form' },
  );
  const [sending, setSending] = useState(false);
  const [startedAt, setStartedAt] = useState(stored?.startedAt ?? null);
  const [aside, setAside] = useState<PaymentWork | null>(null);
  const [tried, setTried] = useState(false);
  const inFlight = useRef(false);

  const content = useMemo(() => {
    if (stage.kind === 'done') return null;
    // Should the window go while it is in flight, nobody knows what came of it.
    return paymentDraft({ work, known, end: sending ? lostEnd('recordPayment') : end }, proposed);
  }, [work, known, end, sending, stage.kind, proposed]);
  const title = say('payment.draftTitle', { client: request.name, amount: work.amount });
  const about = useMemo(() => ({ title, resume: { kind: 'payment', ...request } as const }), [title, request]);
  const { store, failure: saveFailure } = useDraft(paymentDraftId(request), stored?.startedAt ?? null, content, about);

  const finish = (payment: DonePayment): void => {
    store.discard();
    setEnd(null);
    setStage({ kind: 'done', payment });
  };

  const record = async (): Promise<void> => {
    if (inFlight.current || stage.kind !== 'confirm') return;
    inFlight.current = true;
    setEnd(null);
    setSending(true);
    const payment = newPayment(request, work, offer, known, location);
    let answer: ClientChangeOutcome | null = null;
    const sent = await sendSteps<'toDo' | 'made', PaymentStep, PaymentField>('toDo', {
      next: (state) => (state === 'toDo' ? 'recordPayment' : null),
      async onStep() {
        store.save(paymentDraft({ work, known, end: lostEnd('recordPayment') }, proposed), about);
        await store.flush();
      },
      async send() {
        answer = await sendChange(apollo, RecordPaymentDocument, { payment });
        return answer;
      },
      take: () => 'made',
      needsId: () => false,
      doneWords: () => '',
      fieldOf: (_step, word) => fieldOf(word),
    });
    inFlight.current = false;
    setSending(false);
    if (sent.end.kind === 'done') finish(doneOf(answer));
    else settle(sent.end);
  };

  const settle = (how: PaymentEnd): void => {
    setEnd(how);
    if (how.kind === 'unknown') setStage({ kind: 'unknown', look: 'not' });
    else if (how.kind === 'conflict') setStage({ kind: 'conflict' });
    else setStage({ kind: 'form' });
  };

  const look = async (): Promise<void> => {
    if (known === null || inFlight.current) return;
    inFlight.current = true;
    setStage({ kind: 'unknown', look: 'looking' });
    const variables = { client: request.client, amount: exactAmount(work), method: work.method.trim() || null, known };
    const { data, failure } = await queryDesk(apollo, NewPaymentDocument, variables);
    const found = data?.newPayment ?? null;
    if (found) {
      const now = await queryDesk(apollo, ClientBillingDocument, { client: request.client });
      finish({ id: found.id, found: true, balance: now.data?.billing.balance });
    } else setStage({ kind: 'unknown', look: failure ?? 'notThere' });
    inFlight.current = false;
  };

  const problems = new Map<PaymentField, string>([
    ...(end?.kind === 'refused' ? end.problems : []).map(({ field, words }) => [field, words] as const),
    ...(tried ? checkPayment(work, offer) : []).map(({ field, words }) => [field, words] as const),
  ]);

  return {
    work,
    stage,
    end,
    problems,
    sending,
    canLook: known !== null,
    startedAt,
    saveFailure,
    type(field, text) {
      setAside(null);
      setEnd((current) => withoutProblem(current, field));
      const isProposed = field === 'invoice' && (work.amount === '' || work.amount === proposed);
      const amount = isProposed ? proposedAmount(billing, text) : null;
      if (amount !== null) setProposed(amount);
      setWork((current) => ({ ...current, [field]: text, ...(amount !== null && { amount }) }));
    },
    next() {
      setTried(true);
      const [first] = checkPayment(work, offer);
      if (first) onProblem(first.field);
      else if (offer.offered) setStage({ kind: 'confirm', why: 'first' });
    },
    back: () => setStage(end?.kind === 'unknown' ? { kind: 'unknown', look: 'notThere' } : { kind: 'form' }),
    record,
    look,
    again: () => setStage({ kind: 'confirm', why: 'second' }),
    async another() {
      // From here on the one that is there is known, too.
      const now = await queryDesk(apollo, ClientBillingDocument, { client: request.client });
      if (now.data) setKnown(knownPayments(now.data.billing));
      setStage({ kind: 'confirm', why: 'another' });
    },
    forget() {
      store.discard();
      onClose();
    },
    startAfresh() {
      setAside(work);
      setStartedAt(null);
      setTried(false);
      setEnd(null);
      setWork(start);
    },
    undoStartAfresh:
      aside &&
      (() => {
        setAside(null);
        setWork(aside);
      }),
    close() {
      // What is in flight can't be called back, and its end must be seen.
      if (!inFlight.current) onClose();
    },
  };
}

function doneOf(answer: ClientChangeOutcome | null): DonePayment {
  // Sound: what was sent ended as Done, which is a member of the union.
  const done = answer as Extract<ChangeOfClientFragment, { readonly __typename: 'Done' }> | null;
  return { id: done?.id ?? null, found: false, balance: done?.client ? done.client.balance : undefined };
}
