import Search from '@mui/icons-material/Search';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Action } from '../../components/Action.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { Note } from '../../components/Note.tsx';
import { offerSearchFocus } from '../../lib/searchFocus.ts';
import { useStableCallback } from '../../lib/useStableCallback.ts';
import styles from './ClientList.module.css';
import { ClientRow } from './ClientRow.tsx';
import { countText } from './countText.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import type { useClientSearch } from './useClientSearch.ts';

interface ClientListProps {
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly search: ReturnType<typeof useClientSearch>;
  readonly openId: string | null;
}

export function ClientList({ typed, onType, search, openId }: ClientListProps) {
  const { clients, failure, loading } = search;
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => offerSearchFocus(() => field.current?.select()), []);

  const answersField = !loading && search.shownSearch === typed.trim();
  const rows = (): readonly HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>('a') ?? [])];
  const moveFromField = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && typed !== '') onType('');
    else if (event.key === 'ArrowDown') rows()[0]?.focus();
    // Only what was found for the words in the field: a former search's client must not open.
    else if (event.key === 'Enter' && answersField && clients?.length === 1) rows()[0]?.click();
    else return;
    event.preventDefault();
  };
  const moveInList = useStableCallback((event: KeyboardEvent): void => {
    const all = rows();
    const index = all.findIndex((row) => row === document.activeElement);
    if (event.key === 'Escape' || (event.key === 'ArrowUp' && index === 0)) field.current?.focus();
    else if (event.key === 'ArrowDown') all[index + 1]?.focus();
    else if (event.key === 'ArrowUp') all[index - 1]?.focus();
    else if (event.key === 'Home') all[0]?.focus();
    else if (event.key === 'End') all.at(-1)?.focus();
    else return;
    event.preventDefault();
  });

  return (
    <>
      <div className={styles.search}>
        <Search className={styles.icon ?? ''} />
        <input
          ref={field}
          className={styles.field}
          type="search"
          aria-label="Search clients"
          placeholder="Name, pet, phone or e-mail"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={moveFromField}
        />
      </div>
      <p className={styles.count} role="status">
        {clients && answersField ? countText(search) : clients || typed !== '' ? 'Searching…' : ''}
      </p>
      {failure && (
        <FailureNotice
          failure={failure}
          kept={clients ? 'the list as it was before' : undefined}
          onRetry={search.retry}
        />
      )}
      {search.unreadable > 0 && (
        <Note tone="caution">
          {search.unreadable === 1 ? '1 client' : `${search.unreadable} clients`} could not be read and not be shown.
        </Note>
      )}
      <div className={styles.scroller}>
        {clients && clients.length > 0 && (
          <ul
            ref={list}
            aria-label="Clients"
            aria-busy={!answersField}
            className={answersField ? undefined : styles.former}
          >
            {clients.map((client) => (
              <ClientRow key={client.id} client={client} open={client.id === openId} onKeyDown={moveInList} />
            ))}
          </ul>
        )}
        {clients?.length === 0 && !loading && <NothingFound search={search.shownSearch} />}
        {!clients && loading && <ListSkeleton />}
        {search.hasMore && clients && (
          <div className={styles.more}>
            <Action disabled={search.loadingMore} onClick={search.loadMore}>
              {search.loadingMore ? 'Loading…' : 'Load more'}
            </Action>
          </div>
        )}
      </div>
    </>
  );
}

function NothingFound({ search }: { readonly search: string }) {
  if (search === '')
    return <EmptyState title="There are no clients yet">The service answers an empty list.</EmptyState>;
  return (
    <EmptyState title={`Nobody found for “${search}”`}>
      Try a part of the name, the pet’s name, or the last digits of the phone number.
    </EmptyState>
  );
}
