import { useState } from 'react';
import type { ClientBillingQuery } from '../../../../graphql/desk/generated/operations.ts';
import { t } from '../../../../i18n/page/t.ts';
import { Action } from '../../../components/Action.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { methodLabel } from '../../../domain/methodLabel.ts';
import { type BalanceAmount, isOwed, sumText } from '../../../lib/money.ts';
import { readableLabel } from '../../../lib/readableLabel.ts';
import typography from '../../../components/typography.module.css';
import styles from './Billing.module.css';

/** Open invoices first; paid ones are collapsed. */
export function InvoiceRows({ list, onOpen }: { readonly list: Invoices; readonly onOpen: (id: string) => void }) {
  const [unfolded, setUnfolded] = useState(false);
  const open = list.entries.filter(({ open: rest }) => rest === null || isOwed(rest));
  const paid = list.entries.filter((each) => !open.includes(each));
  const rows = (entries: readonly InvoiceEntry[]) =>
    entries.map((each) => <InvoiceRow key={each.id} invoice={each} onOpen={onOpen} />);
  return (
    <div className={styles.list}>
      <h4 className={`${typography.caption} ${styles.listTitle}`}>{t('billing.openInvoices')}</h4>
      {open.length > 0 && <ul>{rows(open)}</ul>}
      {open.length === 0 && list.problem === null && <p className={styles.empty}>{t('billing.nothingOpen')}</p>}
      <ListState title={t('billing.invoices')} list={list} />
      {paid.length > 0 && (
        <Action look="quiet" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          {unfolded ? t('billing.hidePaid') : t('billing.showPaid', { count: paid.length })}
        </Action>
      )}
      {unfolded && <ul>{rows(paid)}</ul>}
    </div>
  );
}

function InvoiceRow({ invoice, onOpen }: { readonly invoice: InvoiceEntry; readonly onOpen: (id: string) => void }) {
  const { id, number, time, due, status, amount, open, patient } = invoice;
  const isOpen = isOwed(open);
  const about = [patient?.name, isOpen && due ? t('billing.due', { date: formatDate(due.day) }) : null];
  return (
    <li className={styles.row}>
      <span className={typography.numbers}>{dayOf(time)}</span>
      <span className={styles.subject}>
        <button
          type="button"
          className={styles.open}
          data-opens="invoice"
          aria-label={t('billing.openInvoice', { number: number ?? id })}
          onClick={() => onOpen(id)}
        >
          {number ?? id}
        </button>
        <span className={styles.secondary}>{about.filter(Boolean).join(' · ')}</span>
      </span>
      <span className={styles.status}>{readableLabel(status)}</span>
      <Amounts amount={amount} rest={isOpen && open ? t('billing.openAmount', { amount: sumText(open) }) : null} />
    </li>
  );
}

type AmountList =
  | { readonly kind: 'payments'; readonly list: NonNullable<BillingRead['payments']> }
  | { readonly kind: 'estimates'; readonly list: NonNullable<BillingRead['estimates']> }
  | { readonly kind: 'credits'; readonly list: NonNullable<BillingRead['credits']> };

/** Older entries are rarely needed. */
const firstShown = 5;

/** Payments, estimates or credits, newest first. */
export function AmountRows({ title, none, ...of }: AmountList & { readonly title: string; readonly none: string }) {
  const [whole, setWhole] = useState(false);
  const { list } = of;
  const rows = rowsOf(of);
  const shown = whole ? rows : rows.slice(0, firstShown);
  return (
    <div className={styles.list}>
      <h4 className={`${typography.caption} ${styles.listTitle}`}>{title}</h4>
      {rows.length === 0 && list.problem === null && <p className={styles.empty}>{none}</p>}
      {rows.length > 0 && (
        <ul>
          {shown.map((row) => (
            <li key={row.id} className={styles.row}>
              <span className={typography.numbers}>{row.when}</span>
              <span className={styles.subject}>
                <span>{row.what}</span>
                <span className={styles.secondary}>{row.about}</span>
              </span>
              <span className={styles.status}>{row.status}</span>
              <Amounts amount={row.amount} rest={row.rest} />
            </li>
          ))}
        </ul>
      )}
      <ListState title={title} list={list} />
      {rows.length > shown.length && (
        <Action look="quiet" onClick={() => setWhole(true)}>
          {t('clients.showAllOf', { number: String(rows.length) })}
        </Action>
      )}
    </div>
  );
}

interface Row {
  readonly id: string;
  readonly when: string;
  readonly what: string;
  readonly about: string;
  readonly status: string | null;
  readonly amount: BalanceAmount | null;
  readonly rest: string | null;
}

function rowsOf(of: AmountList): readonly Row[] {
  switch (of.kind) {
    case 'payments':
      return of.list.entries.map(({ id, number, time, amount, method, status, reference }) => ({
        id,
        when: dayOf(time),
        what: method === null ? (number ?? id) : methodLabel(method),
        about: reference ?? '',
        status: readableLabel(status),
        amount,
        rest: null,
      }));
    case 'estimates':
      return of.list.entries.map(({ id, number, time, due, status, amount, patient }) => ({
        id,
        when: dayOf(time),
        what: t('billing.estimate', { number: number ?? id }),
        about: [patient?.name, due && t('billing.holdsUntil', { date: formatDate(due.day) })]
          .filter(Boolean)
          .join(' · '),
        status: readableLabel(status),
        amount,
        rest: null,
      }));
    case 'credits':
      return of.list.entries.map(({ id, number, time, amount, open, text }) => ({
        id,
        when: dayOf(time),
        what: number ?? id,
        about: text ?? '',
        status: null,
        amount,
        rest: open && t('billing.leftAmount', { amount: sumText(open) }),
      }));
  }
}

function Amounts({ amount, rest }: { readonly amount: BalanceAmount | null; readonly rest: string | null }) {
  return (
    <span className={styles.amounts}>
      <span>{amount && sumText(amount)}</span>
      {rest !== null && <span className={styles.rest}>{rest}</span>}
    </span>
  );
}

interface ListStateProps {
  readonly title: string;
  readonly list: {
    readonly complete: boolean;
    readonly unreadable: number;
    readonly problem: { readonly message: string } | null;
  };
}

/** Why a list is incomplete, in one line. */
function ListState({ title, list: { complete, unreadable, problem } }: ListStateProps) {
  if (problem) return <p className={styles.trouble}>{t('billing.notRead', { list: title, why: problem.message })}</p>;
  if (complete && unreadable === 0) return null;
  return (
    <p className={styles.trouble}>
      {[unreadable > 0 && t('billing.unreadable', { count: unreadable }), !complete && t('billing.notWhole')]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}

function dayOf(time: { readonly day: string } | null): string {
  return time ? formatDate(time.day) : t('billing.noDate');
}

export type BillingRead = ClientBillingQuery['billing'];

type Invoices = NonNullable<BillingRead['invoices']>;

export type InvoiceEntry = Invoices['entries'][number];
