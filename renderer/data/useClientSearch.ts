import { useApolloClient } from '@apollo/client/react';
import {
  type ClientLineFragment,
  type DirectoryStateFragment,
  FindClientsDocument,
  type FindClientsQuery,
  type FindClientsQueryVariables,
} from '../../graphql/desk/generated/operations.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Failure } from '../../electron/contract/failure.ts';
import { useBridge } from '../bridge/BridgeContext.ts';
import { useSettings } from '../bridge/SettingsContext.tsx';
import { directoryFetchPolicy } from './exceptions.ts';
import { type DeskResult, queryDesk } from './queryDesk.ts';

const debounceMilliseconds = 150;
const none: readonly FoundClient[] = [];

export interface ClientSearchState {
  /** Results for the text in the field, or for the former text until the new results arrive. */
  readonly clients: readonly FoundClient[];
  /** The search text of these clients; null before the first answer. */
  readonly search: string | null;
  /** Whether the clients are the results for the text in the field. */
  readonly answers: boolean;
  readonly total: number;
  /** The service is being searched for more. */
  readonly isSearchingService: boolean;
  /** Whether all clients are known here. */
  readonly complete: boolean;
  readonly failure: Failure | null;
  readonly again: () => void;
}

interface ClientSearchOptions {
  readonly isHeld?: () => boolean;
  /** The service is not asked, whatever is missing here. */
  readonly isLocal?: boolean;
}

/**
 * Clients found during typing, and again when the directory has changed. An empty text sends no query. While `isHeld`
 * reports that the pointer or the focus is among the rows, these keep their order and new ones come below.
 */
export function useClientSearch(
  search: string,
  first: number,
  { isHeld, isLocal = false }: ClientSearchOptions = {},
): ClientSearchState {
  const bridge = useBridge();
  const apollo = useApolloClient();
  const { connection } = useSettings();
  const [result, setResult] = useState<(ClientSearchResult & { readonly connection: number }) | null>(null);
  const again = useRef<() => void>(() => undefined);
  // A new search does not start with the results of the former one.
  if (search === '' && result !== null) setResult(null);
  const isHeldNow = useEffectEvent(() => isHeld?.() ?? false);

  useEffect(() => {
    if (search === '') return undefined;
    let isRepeat = false;
    const start = (): (() => void) =>
      startClientSearch({
        search,
        first,
        query: (variables, signal) =>
          queryDesk(apollo, FindClientsDocument, variables, { signal, fetchPolicy: directoryFetchPolicy }),
        debounce: () => new Promise((resolve) => setTimeout(resolve, debounceMilliseconds)),
        isRepeat,
        isLocal,
        onResult(shown) {
          isRepeat = !shown.searchesService && shown.failure === null;
          const keepsOrder = isHeldNow();
          setResult((former) => ({ ...(keepsOrder ? inFormerOrder(former, shown) : shown), connection }));
        },
      });
    let stop = start();
    const restart = (): void => {
      stop();
      stop = start();
    };
    again.current = restart;
    const unsubscribe = bridge.subscribe((event) => {
      // While it is being read it changes twice a second, and what was found is complete enough.
      if (event.kind === 'directoryChanged' && event.directory.state !== 'reading') restart();
    });
    return () => {
      stop();
      unsubscribe();
    };
  }, [apollo, bridge, connection, search, first, isLocal]);

  const known = result?.connection === connection ? result : null;
  const answers = search !== '' && known?.search === search;
  return {
    clients: (search === '' ? null : known?.clients) ?? none,
    search: known?.search ?? null,
    answers,
    total: known?.total ?? 0,
    isSearchingService: answers && known.searchesService,
    complete: (known?.directory?.completeAsOf ?? null) !== null,
    failure: answers ? known.failure : null,
    again: () => again.current(),
  };
}

/** Keeps the rows in their order, so that none moves under the pointer. */
function inFormerOrder(former: ClientSearchResult | null, shown: ClientSearchResult): ClientSearchResult {
  if (former?.search !== shown.search) return shown;
  const places = new Map(former.clients.map(({ id }, place) => [id, place]));
  const placeOf = ({ id }: FoundClient): number => places.get(id) ?? places.size;
  return { ...shown, clients: shown.clients.toSorted((one, other) => placeOf(one) - placeOf(other)) };
}

export type FoundClient = ClientLineFragment;

/** The results of a search so far. */
export interface ClientSearchResult {
  /** The text that was searched. */
  readonly search: string;
  /** Best first. */
  readonly clients: readonly FoundClient[];
  /** How many were found on this computer; more than are listed where only `first` were requested. */
  readonly total: number;
  readonly directory: DirectoryStateFragment | null;
  /** Not all clients are known here, or none matches, so that the service is searched as well. */
  readonly searchesService: boolean;
  /** Why there may be more than this. */
  readonly failure: Failure | null;
}

interface Search {
  readonly search: string;
  /** How many at most. */
  readonly first: number;
  readonly query: (variables: FindClientsQueryVariables, signal: AbortSignal) => Promise<DeskResult<FindClientsQuery>>;
  /** Resolves after a pause in typing. */
  readonly debounce: () => Promise<void>;
  /** The same was searched before and answered: what is shown stays until the new answer is whole. */
  readonly isRepeat?: boolean;
  readonly isLocal?: boolean;
  readonly onResult: (result: ClientSearchResult) => void;
}

/**
 * Searches clients: results of this computer are shown at once. Only where it does not know all clients, or none that
 * matches, the service's own search is queried too, after a pause in typing, and the core merges both. The returned
 * function cancels the search; nothing is shown after that.
 */
export function startClientSearch(search: Search): () => void {
  const controller = new AbortController();
  void find(search, controller.signal);
  return () => controller.abort();
}

async function find(
  { search, first, query, debounce, isRepeat = false, isLocal = false, onResult }: Search,
  signal: AbortSignal,
): Promise<void> {
  const paused = debounce();
  const local = resultOf(search, await query({ search, first }, signal));
  if (signal.aborted) return;
  const searchesService =
    !isLocal && local.directory !== null && (local.directory.completeAsOf === null || local.total === 0);
  if (!isRepeat || !searchesService) onResult({ ...local, searchesService });
  if (!searchesService) return;
  await paused;
  if (signal.aborted) return;
  const merged = resultOf(search, await query({ search, first, includeService: true }, signal));
  if (signal.aborted) return;
  // A failed search of the service takes nothing away.
  onResult(merged.directory === null ? { ...local, failure: merged.failure } : merged);
}

function resultOf(search: string, { data, failure }: DeskResult<FindClientsQuery>): ClientSearchResult {
  const found = data?.findClients;
  return {
    search,
    clients: found?.clients ?? [],
    total: found?.total ?? 0,
    directory: found?.directory ?? null,
    searchesService: false,
    failure,
  };
}
