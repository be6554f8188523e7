import { useState } from 'react';
import { ClientBillingDocument } from '../../../../graphql/desk/generated/documents/billing.ts';
import { t } from '../../../../i18n/page/t.ts';
import { useOffers } from '../../../data/useOffers.ts';
import { Action } from '../../../components/Action.tsx';
import { BalanceText } from '../../../components/BalanceText.tsx';
import { CurrencyQuestion } from '../../../components/CurrencyQuestion.tsx';
import { createLazyPart } from '../../../components/LazyPart.tsx';
import { formatList } from '../../../lib/counts.ts';
import { failureText } from '../../../lib/failureText.ts';
import { openDialog } from '../../../state/dialogs.ts';
import { useInViewport } from '../../../hooks/useInViewport.ts';
import { PartSkeleton } from '../CardSkeleton.tsx';
import { AmountRows, type BillingRead, InvoiceRows } from './BillingLists.tsx';
import { useDeskQuery } from '../../../data/useDeskQuery.ts';
import typography from '../../../components/typography.module.css';
import styles from './Billing.module.css';

const invoiceDialog = createLazyPart(() => import('./InvoiceDialog.tsx').then((part) => part.InvoiceDialog));

interface BillingProps {
  readonly client: string;
  readonly name: string;
}

/** What a client owes and has paid. Queried separately, once the section is visible. */
export function Billing({ client, name }: BillingProps) {
  const [place, isSeen] = useInViewport<HTMLElement>();
  const { latest, failure, loading, refetch } = useDeskQuery(ClientBillingDocument, isSeen ? { client } : null, {
    fetchPolicy: 'network-only',
  });
  const [shownInvoice, showInvoice] = useState<string | null>(null);
  const unavailableReason = useOffers().unavailableReason('recordPayment');

  const read = latest?.billing ?? null;
  const reason = failure ? failureText(failure) : read && commonProblem(read);
  const billing = reason !== null && !failure ? null : read;
  const take = (id: string): void => {
    showInvoice(null);
    openDialog('payment', { client, name, invoice: id });
  };
  const invoice = billing?.invoices?.entries.find(({ id }) => id === shownInvoice);
  return (
    <section className={styles.part} ref={place} aria-labelledby="billing-title" aria-busy={loading || undefined}>
      <header className={styles.head}>
        <h3 className={typography.caption} id="billing-title">
          {t('billing.title')}
        </h3>
        {read && <BalanceText balance={read.balance} />}
      </header>
      {reason !== null && (
        <p className={styles.empty}>
          {reason}{' '}
          <Action look="quiet" onClick={refetch}>
            {t('general.tryAgain')}
          </Action>
        </p>
      )}
      {!billing && reason === null && <PartSkeleton rows={4} />}
      {billing && <Lists billing={billing} onInvoice={showInvoice} />}
      {billing && invoice && (
        <invoiceDialog.Part
          invoice={invoice}
          payments={billing.payments?.entries ?? []}
          client={name}
          unavailableReason={unavailableReason}
          onTake={() => take(invoice.id)}
          onClose={() => showInvoice(null)}
        />
      )}
    </section>
  );
}

const listNames = ['invoices', 'payments', 'estimates', 'credits'] as const;

/** Why nothing could be read, where it is the same for every list: without a connection it is said once, not four times. */
function commonProblem(billing: BillingRead): string | null {
  const lists = listNames.flatMap((name) => billing[name] ?? []);
  const reasons = new Set(lists.map(({ entries, problem }) => (entries.length === 0 && problem?.message) || null));
  const [reason = null] = reasons;
  return lists.length > 1 && reasons.size === 1 ? reason : null;
}

interface ListsProps {
  readonly billing: BillingRead;
  readonly onInvoice: (id: string) => void;
}

function Lists({ billing, onInvoice }: ListsProps) {
  const { balance, invoices, payments, estimates, credits } = billing;
  const missing = listNames.filter((name) => billing[name] === null).map((name) => t(`billing.${name}Within`));
  const amounts = listNames.flatMap((name) => billing[name]?.entries.map(({ amount }) => amount) ?? []);
  return (
    <>
      <CurrencyQuestion amounts={[balance, ...amounts]} />
      {invoices && <InvoiceRows list={invoices} onOpen={onInvoice} />}
      {payments && (
        <AmountRows kind="payments" title={t('billing.payments')} none={t('billing.noPayments')} list={payments} />
      )}
      {estimates && (
        <AmountRows kind="estimates" title={t('billing.estimates')} none={t('billing.noEstimates')} list={estimates} />
      )}
      {credits && (
        <AmountRows kind="credits" title={t('billing.credits')} none={t('billing.noCredits')} list={credits} />
      )}
      {missing.length > 0 && <p className={styles.empty}>{t('billing.notListed', { lists: formatList(missing) })}</p>}
    </>
  );
}
