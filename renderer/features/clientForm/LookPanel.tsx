import { directoryFetchPolicy } from '../../data/exceptions.ts';
import { FindClientsDocument } from '../../../graphql/desk/generated/operations.ts';
import { t } from '../../../i18n/page/t.ts';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import type { TypedClient } from '../../domain/typedPeople.ts';
import { wholeName } from '../../domain/personName.ts';
import { ClientChoice } from './ClientChoice.tsx';
import typography from '../../components/typography.module.css';
import styles from './ClientChoice.module.css';
import type { ListedClient } from './registration.ts';
import { useDeskQuery } from '../../data/useDeskQuery.ts';

interface LookPanelProps {
  readonly typed: TypedClient;
  readonly onUse: (client: ListedClient) => void;
}

/** Checks at the service whether a client was registered after all, by number and by name. */
export function LookPanel({ typed, onUse }: LookPanelProps) {
  const byNumber = useFound(typed.phone || typed.email);
  const byName = useFound(wholeName(typed.name));
  const found = [...byNumber.clients, ...byName.clients];
  const clients = found.filter(({ id }, index) => found.findIndex((each) => each.id === id) === index);
  const isLoading = byNumber.isLoading || byName.isLoading;
  const failure = byNumber.failure ?? byName.failure;
  return (
    <section className={styles.panel} aria-label={t('clientForm.wasItDone')} aria-busy={isLoading || undefined}>
      <h3 className={styles.title}>{t('clientForm.wasItDone')}</h3>
      {failure && <FailureNotice failure={failure} onRetry={byNumber.failure ? byNumber.again : byName.again} />}
      <p className={`${typography.secondary} ${styles.soft}`} role="status">
        {isLoading ? t('clientForm.looking') : clients.length > 0 || !failure ? foundText(clients.length) : ''}
      </p>
      <ul className={styles.list}>
        {clients.map((client) => (
          <ClientChoice
            key={client.id}
            client={client}
            why=""
            number={null}
            label={t('clientForm.thisIsTheOne')}
            onUse={() => onUse(client)}
          />
        ))}
      </ul>
    </section>
  );
}

const most = 5;

function foundText(count: number): string {
  return count === 0 ? t('clientForm.notRegisteredYet') : t('clientForm.clientsThere', { count });
}

function useFound(search: string) {
  const text = search.trim();
  const query = useDeskQuery(
    FindClientsDocument,
    text === '' ? null : { search: text, first: most, includeService: true },
    {
      fetchPolicy: directoryFetchPolicy,
    },
  );
  return {
    clients: query.data?.findClients.clients ?? [],
    isLoading: query.loading,
    failure: query.failure,
    again: query.refetch,
  };
}
