import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { say } from '../../../words/page/say.ts';
import type { FoundClient } from '../../data/useClientSearch.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { requestSearchFocus } from '../../lib/searchFocus.ts';
import { ClientCard } from './ClientCard.tsx';
import { ClientSearch } from './ClientSearch.tsx';
import styles from './ClientsPage.module.css';

/** A row that was opened, and where the focus was if it was opened by key. */
interface Opened {
  readonly line: FoundClient;
  readonly from: Element | null;
}

/** The search with whoever was found, and beside it the one client that was opened. */
export function ClientsPage({ id }: { readonly id: string | null }) {
  const [, navigate] = useLocation();
  const [opened, setOpened] = useState<Opened | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const leaving = useRef(false);
  const line = opened?.line.id === id ? opened.line : null;

  const open = useCallback((chosen: FoundClient, byKey: boolean): void => {
    setOpened({ line: chosen, from: byKey ? document.activeElement : null });
  }, []);
  useEffect(() => {
    // Whoever opens by key goes there; one who clicks stays in the list.
    if (opened?.from && opened.line.id === id) title.current?.focus();
  }, [opened, id]);
  const leave = useCallback((): void => {
    const from = opened?.from;
    // Where there is room for one of both, the list is behind the card.
    if (list.current && getComputedStyle(list.current).display === 'none') {
      leaving.current = true;
      navigate('/clients');
    } else if (from instanceof HTMLElement && from.isConnected) from.focus();
    else requestSearchFocus();
  }, [opened, navigate]);
  useEffect(() => {
    if (id !== null || !leaving.current) return;
    leaving.current = false;
    requestSearchFocus();
  }, [id]);

  return (
    <div className={styles.page} data-open={id === null ? undefined : ''}>
      <div className={styles.list} ref={list}>
        <ClientSearch openId={id} onOpen={open} />
      </div>
      <div className={styles.card}>
        {id === null ? (
          <EmptyState title={say('clients.noneOpen')}>{say('clients.noneOpenWords')}</EmptyState>
        ) : (
          <ClientCard key={id} id={id} line={line} title={title} onLeave={leave} />
        )}
      </div>
    </div>
  );
}
