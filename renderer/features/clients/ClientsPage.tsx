import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { FoundClient } from '../../bridge/clientFinder.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { requestSearchFocus } from '../../lib/searchFocus.ts';
import { ClientCard } from './ClientCard.tsx';
import { ClientSearch } from './ClientSearch.tsx';
import styles from './ClientsPage.module.css';

/** A row that was opened, and where the focus was then. */
interface Opened {
  readonly line: FoundClient;
  readonly from: Element | null;
}

/** The search with whoever was found, and beside it the one client that was opened. */
export function ClientsPage({ id }: { readonly id: string | null }) {
  const [, navigate] = useLocation();
  const [opened, setOpened] = useState<Opened | null>(null);
  const card = useRef<HTMLElement>(null);
  const leaving = useRef(false);
  const line = opened?.line.id === id ? opened.line : null;

  const open = useCallback((chosen: FoundClient, byKey: boolean): void => {
    setOpened({ line: chosen, from: byKey ? document.activeElement : null });
    // Whoever opens by key goes there; one who clicks stays in the list.
    if (byKey) requestAnimationFrame(() => card.current?.focus());
  }, []);
  const leave = useCallback((): void => {
    const from = opened?.from;
    // Where there is room for one of both, the list is behind the card.
    if (from instanceof HTMLElement && from.isConnected && from.checkVisibility()) from.focus();
    else if (document.querySelector('[type="search"]')?.checkVisibility()) requestSearchFocus();
    else {
      leaving.current = true;
      navigate('/clients');
    }
  }, [opened, navigate]);
  useEffect(() => {
    if (id !== null || !leaving.current) return;
    leaving.current = false;
    requestSearchFocus();
  }, [id]);

  return (
    <div className={styles.page} data-open={id === null ? undefined : ''}>
      <div className={styles.list}>
        <ClientSearch openId={id} onOpen={open} />
      </div>
      <div className={styles.card}>
        {id === null ? (
          <EmptyState title="No client is open">
            Search by name, pet or phone number; Enter opens the first who is found.
          </EmptyState>
        ) : (
          <ClientCard key={id} id={id} line={line} card={card} onLeave={leave} />
        )}
      </div>
    </div>
  );
}
