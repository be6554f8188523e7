import { useEffect, useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import type { ClientListQuery } from '../../../graphql/desk/generated/operations.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { failureInErrors } from '../../lib/failureInErrors.ts';
import { type FoundClient, stillMeant } from './results.ts';

interface ClientHits {
  readonly clients: readonly FoundClient[];
  readonly failure: Failure | null;
  readonly searching: boolean;
}

interface Answered {
  readonly search: string;
  readonly clients: readonly FoundClient[];
  readonly failure: Failure | null;
}

const restMilliseconds = 120;
const fewestCharacters = 2;
const pageSize = 12;
const nothing: Answered = { search: '', clients: [], failure: null };

/**
 * Clients of the service that match. Straight over the bridge, so that the palette needs no Apollo to open; a search
 * that was superseded is stopped in the core. Until the answer is there, what an earlier one left and still fits.
 */
export function useClientHits(typed: string): ClientHits {
  const bridge = useBridge();
  const search = typed.length < fewestCharacters ? '' : typed;
  const [answered, setAnswered] = useState<Answered>(nothing);

  useEffect(() => {
    if (search === '') return undefined;
    const controller = new AbortController();
    const ask = async (): Promise<void> => {
      const question = { operation: 'ClientList', variables: { search, first: pageSize } };
      const result = await bridge.ask('desk:query', question, controller.signal);
      if (controller.signal.aborted) return;
      if (!result.ok) {
        setAnswered({ search, clients: [], failure: result.failure });
        return;
      }
      const { data, errors } = result.value;
      // Sound: the core answers a registered operation in the shape of its document, or with null and errors.
      const answer = data as ClientListQuery | null;
      setAnswered({ search, clients: answer?.clients.clients ?? [], failure: errors ? failureInErrors(errors) : null });
    };
    const timer = setTimeout(() => void ask(), restMilliseconds);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [bridge, search]);

  if (search === '') return { clients: [], failure: null, searching: false };
  if (answered.search === search) return { ...answered, searching: false };
  return { clients: answered.clients.filter((client) => stillMeant(client, search)), failure: null, searching: true };
}
