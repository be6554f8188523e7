import type { Failure } from '../../../electron/contract/failure.ts';
import { type FoundClient, useClientSearch } from '../../data/useClientSearch.ts';
import { stillMeant } from './results.ts';

interface ClientHits {
  readonly clients: readonly FoundClient[];
  readonly failure: Failure | null;
  readonly searching: boolean;
}

const fewestCharacters = 2;
const most = 12;

/** Clients who are meant; until the answer is there, what an earlier one left and still fits. */
export function useClientHits(typed: string): ClientHits {
  const search = typed.length < fewestCharacters ? '' : typed;
  const { clients, answers, asking, failure } = useClientSearch(search, most);
  return {
    clients: answers ? clients : clients.filter((client) => stillMeant(client, search)),
    failure,
    searching: search !== '' && (!answers || asking),
  };
}
