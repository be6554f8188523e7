import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { t } from '../../../i18n/page/t.ts';
import { SplitPage } from '../../components/SplitPage.tsx';
import type { FoundClient } from '../../data/useClientSearch.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { requestSearchFocus } from '../../state/searchFocus.ts';
import { ClientCard } from './ClientCard.tsx';
import { ClientSearch } from './ClientSearch.tsx';

/** The opened client, and the element to return the focus to if it was opened by key. */
interface Opened {
  readonly id: string;
  /** The search result; null where it was opened from today's appointments. */
  readonly line: FoundClient | null;
  readonly from: Element | null;
  /** Whether it was opened on the front page, which is left by that. */
  readonly fromFront: boolean;
}

/** The search, and beside it the opened client. */
export function ClientsPage({ id }: { readonly id: string | null }) {
  const [, navigate] = useLocation();
  const [opened, setOpened] = useState<Opened | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const leaving = useRef(false);
  const [isSearching, setSearching] = useState(false);
  const line = opened?.id === id ? opened.line : null;
  const isFront = id === null && !isSearching;

  const open = useCallback(
    (chosen: { readonly id: string; readonly line: FoundClient | null }, byKey: boolean): void => {
      setOpened({ ...chosen, from: byKey ? document.activeElement : null, fromFront: isFront });
    },
    [isFront],
  );
  // Opened by key, the card takes the focus; after a click it stays in the list.
  const awaitsFocus = useRef(false);
  useEffect(() => {
    if (!opened?.from || opened.id !== id) return;
    awaitsFocus.current = title.current === null;
    title.current?.focus();
  }, [opened, id]);
  const noteTitle = useCallback((heading: HTMLHeadingElement | null): void => {
    title.current = heading;
    if (heading && awaitsFocus.current) heading.focus();
    if (heading) awaitsFocus.current = false;
  }, []);
  const leave = useCallback((): void => {
    const from = opened?.from;
    const isFromFront = opened?.fromFront === true && opened.id === id;
    // In a narrow window the card covers the list.
    if (isFromFront || (list.current && getComputedStyle(list.current).display === 'none')) {
      leaving.current = true;
      navigate('/clients');
    } else if (from instanceof HTMLElement && from.isConnected) from.focus();
    else requestSearchFocus();
  }, [opened, id, navigate]);
  useEffect(() => {
    if (id !== null || !leaving.current) return;
    leaving.current = false;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('a[data-client]') ?? [])];
    const row = opened?.fromFront ? rows.find(({ dataset }) => dataset['client'] === opened.id) : undefined;
    if (row) row.focus();
    else requestSearchFocus();
  }, [id, opened]);

  return (
    <SplitPage
      listRef={list}
      isOpen={id !== null}
      isFront={isFront}
      list={<ClientSearch openId={id} onOpen={open} onSearching={setSearching} />}
      detail={
        id === null ? (
          <EmptyState title={t('clients.noneOpen')}>{t('clients.noneOpenText')}</EmptyState>
        ) : (
          <ClientCard key={id} id={id} line={line} title={noteTitle} onLeave={leave} />
        )
      }
    />
  );
}
