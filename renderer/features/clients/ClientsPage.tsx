import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { t } from '../../../i18n/page/t.ts';
import { SplitPage } from '../../components/SplitPage.tsx';
import type { FoundClient } from '../../data/useClientSearch.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { requestSearchFocus } from '../../state/searchFocus.ts';
import { ClientCard } from './ClientCard.tsx';
import { ClientSearch } from './ClientSearch.tsx';

/** The opened search result, and the element to return the focus to if it was opened by key. */
interface Opened {
  readonly line: FoundClient;
  readonly from: Element | null;
}

/** The search, and beside it the opened client. */
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
    // Opened by key, the card takes the focus; after a click it stays in the list.
    if (opened?.from && opened.line.id === id) title.current?.focus();
  }, [opened, id]);
  const leave = useCallback((): void => {
    const from = opened?.from;
    // In a narrow window the card covers the list.
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
    <SplitPage
      listRef={list}
      isOpen={id !== null}
      list={<ClientSearch openId={id} onOpen={open} />}
      detail={
        id === null ? (
          <EmptyState title={t('clients.noneOpen')}>{t('clients.noneOpenText')}</EmptyState>
        ) : (
          <ClientCard key={id} id={id} line={line} title={title} onLeave={leave} />
        )
      }
    />
  );
}
