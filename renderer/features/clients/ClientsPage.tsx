import { useState } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ClientCard } from './ClientCard.tsx';
import { ClientList } from './ClientList.tsx';
import styles from './ClientsPage.module.css';
import { useClientSearch } from './useClientSearch.ts';
import { useDebounced } from './useDebounced.ts';

const restMilliseconds = 120;

/** The list that is searched, and beside it the one client that was opened. */
export function ClientsPage({ id }: { readonly id: string | null }) {
  const [typed, setTyped] = useState('');
  const search = useClientSearch(useDebounced(typed.trim(), restMilliseconds));
  return (
    <div className={styles.page} data-open={id === null ? undefined : ''}>
      <h1 className="visually-hidden">Clients</h1>
      <div className={styles.list}>
        <ClientList typed={typed} onType={setTyped} search={search} openId={id} />
      </div>
      <div className={styles.card}>
        {id === null ? (
          <EmptyState title="No client is open">
            Search by name, pet or phone number; then the arrow keys and Enter open a client here.
          </EmptyState>
        ) : (
          <ClientCard key={id} id={id} />
        )}
      </div>
    </div>
  );
}
