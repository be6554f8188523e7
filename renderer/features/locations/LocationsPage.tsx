import { Link } from 'wouter';
import { LocationListDocument } from '../../../graphql/desk/generated/operations.ts';
import { say } from '../../../words/page/say.ts';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { dayPath } from '../../lib/paths.ts';
import { useNow } from '../../lib/useNow.ts';
import { LocationCard } from './LocationCard.tsx';
import styles from './LocationsPage.module.css';

/** Where the organization works, and what time it is there. */
export function LocationsPage() {
  const { data, failure, loading, refetch } = useDeskQuery(LocationListDocument, {});
  const now = useNow();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{say('locations.title')}</h1>
        {data?.organization && (
          <p className={styles.organization}>
            {say('locations.ofOrganization', { organization: data.organization.name })}
          </p>
        )}
      </header>
      {failure && <FailureNotice failure={failure} kept={data ? say('locations.kept') : undefined} onRetry={refetch} />}
      {data && data.locations.length > 0 && (
        <ul className={styles.list}>
          {data.locations.map((location) => (
            <LocationCard key={location.id} location={location} now={now}>
              <Link href={dayPath({ location: location.id })}>{say('locations.openDay')}</Link>
            </LocationCard>
          ))}
        </ul>
      )}
      {data?.locations.length === 0 && (
        <EmptyState title={say('locations.none')}>{say('locations.noneWords')}</EmptyState>
      )}
      {!data && loading && <div className={styles.list} aria-hidden="true" />}
    </div>
  );
}
