import Search from '@mui/icons-material/Search';
import { type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { t } from '../../../i18n/page/t.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useActions } from '../../actions/useActions.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { OfferedAction } from '../../components/OfferedAction.tsx';
import { MessageText } from '../../components/MessageText.tsx';
import { useClientSearch } from '../../data/useClientSearch.ts';
import { useOffers } from '../../data/useOffers.ts';
import { openDialog } from '../../state/dialogs.ts';
import { parseSearchTerms } from '../../lib/matchedParts.ts';
import { reviewPath } from '../../lib/paths.ts';
import { useStableCallback } from '../../hooks/useStableCallback.ts';
import { offerSearchFocus } from '../../state/searchFocus.ts';
import { useDelayed } from './useDelayed.ts';
import { ClientRows, ListSkeleton, type OpenClient, PinnedAndRecent } from './ClientRows.tsx';
import { ClientsFront } from './ClientsFront.tsx';
import typography from '../../components/typography.module.css';
import split from '../../components/SplitPage.module.css';
import styles from './ClientSearch.module.css';
import { DirectoryLine } from './DirectoryLine.tsx';
import { countLabel, moreLabel } from './resultLabels.ts';
import { useListFocus } from './useListFocus.ts';

/** Further rows are not rendered: typing on is faster than scrolling. */
const maxRows = 50;

interface ClientSearchProps {
  readonly openId: string | null;
  readonly onOpen: OpenClient;
  readonly onSearching: (isSearching: boolean) => void;
}

/** The search field and its results, from what this computer knows, at each key. */
export const ClientSearch = memo(function ClientSearch({ openId, onOpen, onSearching }: ClientSearchProps) {
  const [typed, setTypedText] = useState('');
  const setTyped = useStableCallback((text: string): void => {
    setTypedText(text);
    onSearching(text.trim() !== '');
  });
  /** The text for which Enter was pressed before a result was there. */
  const entered = useRef<string | null>(null);
  const search = typed.trim();
  const field = useRef<HTMLInputElement>(null);
  const { list, isHeld, first, ...listEvents } = useListFocus(() => field.current?.focus());
  const found = useClientSearch(search, maxRows, { isHeld });
  const { clients, answers, isSearchingService } = found;
  const terms = useMemo(() => parseSearchTerms(found.search ?? ''), [found.search]);
  const { unavailableReason } = useOffers();
  // Results usually arrive within a frame; until then only the rows change.
  const late = useDelayed(search !== '' && !answers);

  const register = (): void => openDialog('clientForm', { kind: 'new', ...(search !== '' && { typed: search }) });
  useActions({ 'client.register': register });
  useEffect(
    () =>
      offerSearchFocus((text) => {
        field.current?.focus();
        if (text === null) field.current?.select();
        else setTyped(text);
      }),
    [setTyped],
  );

  // Enter must not open a result of the former text.
  const canOpen = answers && clients.length > 0;
  useEffect(() => {
    if (entered.current === null) return;
    const isOver = entered.current !== search || canOpen || (answers && !isSearchingService);
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

  const counted = {
    listed: clients.length,
    total: Math.max(found.total, clients.length),
    isFetching: isSearchingService,
  };
  return (
    <>
      <header className={styles.head}>
        <PageTitle>{t('general.clients')}</PageTitle>
        <Link href={reviewPath} className={styles.link ?? ''}>
          {t('clients.allClients')}
        </Link>
        <OfferedAction look="tonal" aria-keyshortcuts="C" why={unavailableReason('registerClient')} onClick={register}>
          {t('clients.registerClient')}
        </OfferedAction>
      </header>
      <div className={styles.search}>
        <Search className={styles.icon ?? ''} />
        <input
          ref={field}
          className={styles.field}
          type="search"
          aria-label={t('clients.search')}
          placeholder={t('clients.searchHint')}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={press}
        />
      </div>
      <DirectoryLine />
      <p className={`${typography.caption} ${styles.count}`} data-empty={search === '' ? '' : undefined}>
        <span role="status">{statusLabel()}</span>
        {clients.length > 0 && !late && (
          <span className={styles.keys} aria-hidden="true">
            <MessageText text={t('clients.opensFirst')} parts={{ key: <kbd>{t('general.keyEnter')}</kbd> }} />
          </span>
        )}
      </p>
      {found.failure && (
        <FailureNotice
          failure={found.failure}
          kept={canOpen ? t('clients.keptKnown') : undefined}
          onRetry={found.again}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the links in it */}
      <div
        ref={list}
        className={`${split.scroller} ${styles.scroller}`}
        data-former={late ? '' : undefined}
        {...listEvents}
      >
        {search === '' && openId === null && <ClientsFront onOpen={onOpen} />}
        {search === '' && openId !== null && <PinnedAndRecent openId={openId} onOpen={onOpen} />}
        {search !== '' && clients.length > 0 && (
          <ClientRows
            label={t('clients.found')}
            clients={clients}
            terms={terms}
            openId={openId}
            busy={late || isSearchingService}
            byPlace
            more={moreLabel(counted)}
            onOpen={onOpen}
          />
        )}
        {answers && clients.length === 0 && isSearchingService && <ListSkeleton />}
        {answers && clients.length === 0 && !isSearchingService && (
          <NothingFound
            search={search}
            complete={found.complete}
            whyNotRegister={unavailableReason('registerClient')}
            onRegister={register}
          />
        )}
      </div>
    </>
  );

  function statusLabel(): string {
    if (search === '' || found.search === null) return '';
    return late ? t('clients.searching') : countLabel(counted);
  }
});

interface NothingFoundProps {
  readonly search: string;
  /** Whether this computer knows all clients. */
  readonly complete: boolean;
  readonly whyNotRegister: string | null;
  readonly onRegister: () => void;
}

function NothingFound({ search, complete, whyNotRegister, onRegister }: NothingFoundProps) {
  return (
    <EmptyState
      title={t('clients.noResultsFor', { search })}
      action={
        <OfferedAction why={whyNotRegister} onClick={onRegister}>
          {t('clients.registerNew')}
        </OfferedAction>
      }
    >
      {complete ? '' : `${t('clients.notAllRead')} `}
      {t('clients.tryPart')}
    </EmptyState>
  );
}
