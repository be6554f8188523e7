import { useApolloClient } from '@apollo/client/react';
import ArrowBack from '@mui/icons-material/ArrowBack';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { ClientCardDocument, type ClientCardQuery } from '../../../graphql/desk/generated/operations.ts';
import { useDeskQuery } from '../../apollo/useDeskQuery.ts';
import { AlertList } from '../../components/AlertList.tsx';
import { BalanceText } from '../../components/BalanceText.tsx';
import { CopyValue } from '../../components/CopyValue.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Facts } from '../../components/Facts.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { formatDate } from '../../lib/plainDate.ts';
import styles from './ClientCard.module.css';
import { keepRecent } from './keepRecent.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { PatientList } from './PatientList.tsx';
import { VisitLists } from './VisitLists.tsx';

export type CardClient = NonNullable<ClientCardQuery['client']>;

export function ClientCard({ id }: { readonly id: string }) {
  const { data, failure, loading, refresh } = useDeskQuery(ClientCardDocument, { id });
  const { cache } = useApolloClient();
  useEffect(() => keepRecent(cache, id), [cache, id]);
  const client = data?.client;
  return (
    <>
      <Link href="/clients" className={styles.back ?? ''}>
        <ArrowBack fontSize="inherit" /> All clients
      </Link>
      {failure && (
        <FailureNotice failure={failure} kept={client ? 'the client as read before' : undefined} onRetry={refresh} />
      )}
      {client && <KnownClient client={client} />}
      {client === null && !loading && !failure && (
        <EmptyState title="This client is not there">
          The service knows nobody with this number. The client may have been removed or merged with another.
        </EmptyState>
      )}
      {!data && loading && <ListSkeleton />}
    </>
  );
}

function KnownClient({ client }: { readonly client: CardClient }) {
  return (
    <article className={styles.card} aria-labelledby="client-name">
      <header className={styles.head}>
        <h2 className={styles.name} id="client-name">
          {client.name}
        </h2>
        {client.active === false && <span className={styles.inactive}>Inactive</span>}
        <BalanceText balance={client.balance} />
      </header>
      <AlertList alerts={client.alerts} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <section className={styles.part} aria-labelledby="contacts-title">
            <h3 className={styles.title} id="contacts-title">
              Contacts
            </h3>
            {client.phones.map(({ number, label }) => (
              <CopyValue key={`${number} ${label ?? ''}`} value={number} label={label} />
            ))}
            {client.emails.map((email) => (
              <CopyValue key={email} value={email} />
            ))}
            {client.address && <CopyValue value={client.address} />}
            {client.phones.length + client.emails.length === 0 && (
              <p className={styles.missing}>No phone number and no e-mail address are known.</p>
            )}
          </section>
          {(client.notes || client.since) && (
            <section className={styles.part} aria-labelledby="about-title">
              <h3 className={styles.title} id="about-title">
                About
              </h3>
              <Facts
                facts={[
                  ['Client since', client.since && formatDate(client.since)],
                  ['Notes', client.notes],
                ]}
              />
            </section>
          )}
        </div>
        <div className={styles.center}>
          <PatientList patients={client.patients} />
          <VisitLists visits={client.appointments} />
        </div>
      </div>
    </article>
  );
}
