import Search from '@mui/icons-material/Search';
import { type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { say } from '../../../words/page/say.ts';
import { useActions } from '../../actions/useActions.ts';
import { type FoundClient, useClientSearch } from '../../data/useClientSearch.ts';
import { useOffers } from '../../data/useOffers.ts';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { OfferedAction } from '../../components/OfferedAction.tsx';
import { Said } from '../../components/Said.tsx';
import { openDialog } from '../../lib/dialogs.ts';
import { readWanted } from '../../lib/matchedParts.ts';
import { reviewPath } from '../../lib/paths.ts';
import { offerSearchFocus } from '../../lib/searchFocus.ts';
import { useLate } from '../../lib/useLate.ts';
import { ClientRows } from './ClientRows.tsx';
import styles from './ClientSearch.module.css';
import { countWords, moreWords } from './countWords.ts';
import { DirectoryLine } from './DirectoryLine.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { NothingFound } from './NothingFound.tsx';
import { RememberedLists } from './RememberedLists.tsx';
import { useListFocus } from './useListFocus.ts';

/** More are not drawn: whoever types on finds sooner than whoever scrolls. */
const mostRows = 50;

interface ClientSearchProps {
  readonly openId: string | null;
  readonly onOpen: (client: FoundClient, byKey: boolean) => void;
}

/** The field, and below it whoever is meant by what stands in it: at each key, from what this computer knows. */
export const ClientSearch = memo(function ClientSearch({ openId, onOpen }: ClientSearchProps) {
  const [typed, setTyped] = useState('');
  /** For what Enter was pressed before anybody was found. */
  const entered = useRef<string | null>(null);
  const search = typed.trim();
  const field = useRef<HTMLInputElement>(null);
  const { list, isHeld, first, ...listEvents } = useListFocus(() => field.current?.focus());
  const found = useClientSearch(search, mostRows, isHeld);
  const { clients, answers, asking } = found;
  const wanted = useMemo(() => readWanted(found.search ?? ''), [found.search]);
  const { whyNot } = useOffers();
  // Answers are usually there before the next picture: nothing but the rows changes then.
  const late = useLate(search !== '' && !answers);

  const register = (): void => openDialog('clientForm', { kind: 'new', ...(search !== '' && { typed: search }) });
  useActions({ 'client.register': register });
  useEffect(
    () =>
      offerSearchFocus((text) => {
        field.current?.focus();
        if (text === null) field.current?.select();
        else setTyped(text);
      }),
    [],
  );

  // Only what was found for the words in the field: a former search's client must not open.
  const canOpen = answers && clients.length > 0;
  useEffect(() => {
    if (entered.current === null) return;
    const isOver = entered.current !== search || canOpen || (answers && !asking);
    if (entered.current === search && canOpen) first()?.click();
    if (isOver) entered.current = null;
  });
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && typed !== '') setTyped('');
    else if (event.key === 'ArrowDown') first()?.focus();
    else if (event.key === 'Enter' && canOpen) first()?.click();
    else if (event.key === 'Enter' && search !== '') entered.current = search;
    else return;
    event.preventDefault();
  };

  const counted = { listed: clients.length, total: Math.max(found.total, clients.length), asking };
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{say('general.clients')}</h1>
        <Link href={reviewPath} className={styles.way ?? ''}>
          {say('clients.allClients')}
        </Link>
        <OfferedAction look="tonal" aria-keyshortcuts="C" why={whyNot('registerClient')} onClick={register}>
          {say('clients.registerClient')}
        </OfferedAction>
      </header>
      <div className={styles.search}>
        <Search className={styles.icon ?? ''} />
        <input
          ref={field}
          className={styles.field}
          type="search"
          aria-label={say('clients.search')}
          placeholder={say('clients.searchHint')}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={press}
        />
      </div>
      <DirectoryLine />
      <p className={styles.count} data-empty={search === '' ? '' : undefined}>
        <span role="status">{statusWords()}</span>
        {clients.length > 0 && !late && (
          <span className={styles.keys} aria-hidden="true">
            <Said text={say('clients.opensFirst')} parts={{ key: <kbd>{say('general.keyEnter')}</kbd> }} />
          </span>
        )}
      </p>
      {found.failure && (
        <FailureNotice
          failure={found.failure}
          kept={canOpen ? say('clients.keptKnown') : undefined}
          onRetry={found.again}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the links in it */}
      <div ref={list} className={styles.scroller} data-former={late ? '' : undefined} {...listEvents}>
        {search === '' && <RememberedLists openId={openId} onOpen={onOpen} />}
        {search !== '' && clients.length > 0 && (
          <ClientRows
            label={say('clients.found')}
            clients={clients}
            wanted={wanted}
            openId={openId}
            busy={late || asking}
            byPlace
            more={moreWords(counted)}
            onOpen={onOpen}
          />
        )}
        {answers && clients.length === 0 && asking && <ListSkeleton />}
        {answers && clients.length === 0 && !asking && (
          <NothingFound
            search={search}
            complete={found.complete}
            whyNotRegister={whyNot('registerClient')}
            onRegister={register}
          />
        )}
      </div>
    </>
  );

  function statusWords(): string {
    if (search === '' || found.search === null) return '';
    return late ? say('clients.searching') : countWords(counted);
  }
});
