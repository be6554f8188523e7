import { useApolloClient } from '@apollo/client/react';
import ArrowBack from '@mui/icons-material/ArrowBack';
import { memo, type Ref, useEffect } from 'react';
import { Link } from 'wouter';
import { ClientCardDocument } from '../../../graphql/desk/generated/documents/clients.ts';
import { t } from '../../../i18n/page/t.ts';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import type { FoundClient } from '../../data/useClientSearch.ts';
import { useMarkClient } from '../../data/useMarkClient.ts';
import { AlertList } from '../../components/AlertList.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { About, Contacts } from './ClientFacts.tsx';
import { Billing } from './billing/Billing.tsx';
import { CardHead } from './CardHead.tsx';
import { CardSkeleton, PartSkeleton } from './CardSkeleton.tsx';
import { keepRecent } from '../../data/keepRecent.ts';
import { PatientList } from './PatientList.tsx';
import { VisitLists } from './VisitLists.tsx';
import type { ShownClient } from './clientVisits.ts';
import { isOutOfDate } from './useClientReasons.ts';
import styles from './ClientCard.module.css';

const maxCachedClients = 20;

interface ClientCardProps {
  readonly id: string;
  /** The search result that was opened: shown at once while the rest loads. */
  readonly line: FoundClient | null;
  /** Receives the focus when the client was opened by key. */
  readonly title: Ref<HTMLHeadingElement>;
  readonly onLeave: () => void;
}

export const ClientCard = memo(function ClientCard({ id, line, title, onLeave }: ClientCardProps) {
  const markClient = useMarkClient();
  const { data, failure, loading, refetch } = useDeskQuery(ClientCardDocument, { id });
  const { cache } = useApolloClient();
  useEffect(() => keepRecent(cache, 'client', { id }, maxCachedClients), [cache, id]);
  const client = data?.client ?? null;
  const isThere = client !== null;
  useEffect(() => {
    if (isThere) markClient(id, 'opened');
  }, [markClient, id, isThere]);

  // While the service is down, cached data is shown with the reason.
  const trouble = failure ?? data?.client?.outage ?? null;
  const isGone = data?.client === null && !loading && !failure;
  const shown: ShownClient | null = client ?? (isGone ? null : line);
  return (
    <>
      <Link href="/clients" className={styles.back ?? ''}>
        <ArrowBack fontSize="inherit" /> {t('clients.backToSearch')}
      </Link>
      {trouble && (
        <FailureNotice failure={trouble} kept={client ? t('clients.keptClient') : undefined} onRetry={refetch} />
      )}
      {shown && <ClientDetails client={shown} loading={!client && loading} title={title} onLeave={onLeave} />}
      {isGone && <EmptyState title={t('clients.gone')}>{t('clients.goneText')}</EmptyState>}
      {!shown && loading && <CardSkeleton />}
    </>
  );
});

interface ClientDetailsProps {
  readonly client: ShownClient;
  /** Whether more than the search result is loading. */
  readonly loading: boolean;
  readonly title: Ref<HTMLHeadingElement>;
  readonly onLeave: () => void;
}

function ClientDetails({ client, loading, title, onLeave }: ClientDetailsProps) {
  const whole = 'appointments' in client ? client : null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leads back from any part of it
    <article
      className={styles.card}
      aria-labelledby="client-name"
      aria-busy={loading || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onLeave();
      }}
    >
      <CardHead client={client} title={title} />
      <AlertList alerts={client.alerts} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <Contacts client={client} />
          {whole && <About client={whole} />}
          {!whole && loading && <PartSkeleton rows={3} />}
        </div>
        <div className={styles.center}>
          <PatientList client={client} />
          {whole && <VisitLists visits={whole.appointments} isOutOfDate={isOutOfDate(whole)} />}
          {!whole && loading && <PartSkeleton rows={5} />}
        </div>
        {whole && (
          <div className={styles.billing}>
            <Billing client={whole.id} name={whole.name} />
          </div>
        )}
      </div>
    </article>
  );
}
