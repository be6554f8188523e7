import type { Failure } from '../../../electron/contract/failure.ts';
import type { FoundClient } from '../../data/useClientSearch.ts';
import { useClientSearch } from '../../data/useClientSearch.ts';
import { matchesTyped } from './results.ts';

interface ClientHits {
  readonly clients: readonly FoundClient[];
  readonly failure: Failure | null;
  readonly searching: boolean;
}

const minCharacters = 2;
const maxClients = 12;

/** Matching clients. Until a search answers, the earlier results that still match. */
export function useClientHits(typed: string): ClientHits {
  const search = typed.length < minCharacters ? '' : typed;
  const { clients, answers, isSearchingService, failure } = useClientSearch(search, maxClients);
  return {
    clients: answers ? clients : clients.filter((client) => matchesTyped(client, search)),
    failure,
    searching: search !== '' && (!answers || isSearchingService),
  };
}
