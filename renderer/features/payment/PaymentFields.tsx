import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { altDigit } from '../../actions/keyNames.ts';
import { Action } from '../../components/Action.tsx';
import { DraftNotice } from '../../components/DraftNotice.tsx';
import { ChangeNotice, type NoticeText } from '../../components/ChangeNotice.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { Field, focusField } from '../../components/Field.tsx';
import { DraftStatus } from '../../components/DraftStatus.tsx';
import { methodLabel } from '../../domain/methodLabel.ts';
import { sumText } from '../../lib/money.ts';
import { choicesOf, type Offer } from '../../domain/offers.ts';
import { readAmount } from './typedAmount.ts';
import { resultNotice } from '../../submission/resultNotice.ts';
import type { SubmissionResult } from '../../submission/submissionResult.ts';
import typography from '../../components/typography.module.css';
import { maxMethodButtons, MethodButtons } from './MethodButtons.tsx';
import { openAfterText } from './openAfter.ts';
import styles from './PaymentFields.module.css';
import { PaymentFrame } from './PaymentFrame.tsx';
import {
  type Billing,
  fieldOf,
  openInvoices,
  openSum,
  type PaymentField,
  type PaymentStep,
  type PaymentWork,
} from './paymentWork.ts';
import type { PaymentForm } from './usePayment.ts';

interface PaymentFieldsProps {
  readonly title: string;
  readonly payment: PaymentForm;
  readonly billing: Billing;
  readonly offer: Offer;
  readonly question: ReactNode;
}

/** The fields of a payment. Enter leads from the amount to the method and to the confirm step, never further. */
export function PaymentFields({ title, payment, billing, offer, question }: PaymentFieldsProps) {
  const { form, work, problems, next, change } = payment;
  const amount = useRef<HTMLInputElement>(null);
  const [firstField] = useState(() => [...problems.keys()][0] ?? 'amount');
  useEffect(() => {
    focusField(`payment.${firstField}`);
    if (firstField === 'amount') amount.current?.select();
  }, [firstField]);
  const takes = (field: PaymentField): boolean => offer.takes.includes(field);
  const methods = choicesOf(offer, 'method');
  const buttons = methods && methods.length <= maxMethodButtons ? methods : null;
  const press = (event: KeyboardEvent): void => {
    const chosen = event.target instanceof HTMLInputElement ? buttons?.[(altDigit(event) ?? 0) - 1] : undefined;
    if (chosen !== undefined) {
      event.preventDefault();
      change('method', chosen);
      return;
    }
    const isField = event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey;
    if (event.key !== 'Enter' || event.repeat || !isField) return;
    event.preventDefault();
    const isMethodNext = event.target === amount.current && takes('method') && work.method === '';
    // With an amount to correct, all problems are shown at once.
    if (isMethodNext && readAmount(work.amount).kind === 'amount') focusField('payment.method');
    else next();
  };
  const common = (field: PaymentField) => ({
    name: `payment.${field}`,
    problem: problems.get(field),
    required: field === 'amount' || offer.demands.includes(field),
  });
  const invoices = openInvoices(billing);
  const meant = billing.invoices?.entries.find(({ id }) => id === work.invoice);
  const listed = meant && !invoices.includes(meant) ? [meant, ...invoices] : invoices;
  const texts = ['reference', 'notes'] as const satisfies readonly (keyof PaymentWork)[];
  return (
    <PaymentFrame
      title={title}
      onKeyDown={press}
      onClose={payment.close}
      text={<ChangeNotice done={[]} notice={noticeOf(form.result)} />}
      actions={
        <>
          <DraftStatus failure={form.saveFailure} isAnnounced={form.result?.__typename === 'Failed'} />
          <Action onClick={payment.close}>{t('general.close')}</Action>
          <Action look="primary" aria-disabled={!offer.offered || undefined} onClick={next}>
            {t('payment.next')}
          </Action>
        </>
      }
    >
      <DraftNotice
        startedAt={form.startedAt}
        what={t('payment.draft')}
        afresh={t('payment.startAfresh')}
        onAfresh={payment.startAfresh}
        onUndo={form.undoReset}
      />
      {!offer.offered && (
        <FailureNotice failure={{ kind: 'notOffered', message: t('payment.notOffered'), action: offer.why ?? '' }} />
      )}
      {question}
      <div className={styles.fields}>
        <Field {...common('amount')} label={t('payment.amount')} hint={amountHint(billing, work)}>
          {(control) => (
            <input
              {...control}
              ref={amount}
              inputMode="decimal"
              autoComplete="off"
              value={work.amount}
              onChange={({ target }) => change('amount', target.value)}
            />
          )}
        </Field>
        {takes('invoice') && (
          <Field {...common('invoice')} label={t('payment.invoice')}>
            {(control) => (
              <select {...control} value={work.invoice} onChange={({ target }) => change('invoice', target.value)}>
                <option value="">{t('payment.noInvoice')}</option>
                {listed.map(({ id, number, open, amount: sum }) => {
                  const shown = open ?? sum;
                  const values = { number: number ?? id, amount: shown ? sumText(shown) : '' };
                  return (
                    <option key={id} value={id}>
                      {t('payment.invoiceOption', values)}
                    </option>
                  );
                })}
              </select>
            )}
          </Field>
        )}
        {openInvoices(billing).length > 0 && (
          <p className={`${typography.secondaryLines} ${styles.open}`}>{openAfterText(billing, work, false)}</p>
        )}
        {takes('method') && (
          <div className={styles.method}>
            <Field {...common('method')} label={t('payment.method')} group={buttons !== null}>
              {(control) => {
                if (buttons) {
                  const choose = (method: string): void => change('method', method);
                  return <MethodButtons control={control} methods={buttons} value={work.method} onChange={choose} />;
                }
                const typing = {
                  ...control,
                  value: work.method,
                  onChange: ({ target }: { readonly target: { readonly value: string } }) =>
                    change('method', target.value),
                };
                if (!methods) return <input {...typing} />;
                return (
                  <select {...typing}>
                    <option value="">{t('payment.choose')}</option>
                    {methods.map((method) => (
                      <option key={method} value={method}>
                        {methodLabel(method)}
                      </option>
                    ))}
                  </select>
                );
              }}
            </Field>
          </div>
        )}
        <div className={styles.texts}>
          {texts.filter(takes).map((field) => (
            <Field
              key={field}
              {...common(field)}
              label={field === 'notes' ? t('general.notes') : t('payment.reference')}
            >
              {(control) => (
                <input
                  {...control}
                  autoComplete="off"
                  value={work[field]}
                  onChange={({ target }) => change(field, target.value)}
                />
              )}
            </Field>
          ))}
        </div>
      </div>
    </PaymentFrame>
  );
}

/** The open amount, and a warning where the payment exceeds it. */
function amountHint(billing: Billing, { amount, invoice }: PaymentWork): string | undefined {
  const sum = openSum(billing, invoice);
  if (!sum) return undefined;
  const read = readAmount(amount);
  const open = readAmount(sum.amount, 'en-US');
  const isMore = read.kind === 'amount' && open.kind === 'amount' && isAbove(read.amount, open.amount);
  return t(isMore ? 'payment.moreThanOpen' : 'payment.openNow', { amount: sumText(sum) });
}

/** Of two amounts with two decimals each. */
function isAbove(one: string, other: string): boolean {
  return one.length === other.length ? one > other : one.length > other.length;
}

function noticeOf(result: SubmissionResult<PaymentStep> | null): NoticeText | null {
  return resultNotice(
    result,
    {
      nothingDone: t('payment.nothingRecorded'),
      notAccepted: t('payment.notAccepted'),
      notOffered: t('payment.notOffered'),
      fieldOf: (_step, name) => fieldOf(name),
    },
    // These outcomes have a step of their own.
    () => null,
  );
}
