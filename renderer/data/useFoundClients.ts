import { useApolloClient } from '@apollo/client/react';
import { FindClientsDocument } from '../../graphql/desk/generated/operations.ts';
import { useEffect, useRef, useState } from 'react';
import type { Failure } from '../../electron/contract/failure.ts';
import { type Finding, type FoundClient, startFinding } from './clientFinder.ts';
import { useStableCallback } from '../lib/useStableCallback.ts';
import { useBridge } from '../bridge/BridgeContext.ts';
import { useSettings } from '../bridge/SettingsContext.tsx';
import { directoryFetchPolicy } from './exceptions.ts';
import { queryDesk } from './queryDesk.ts';

const restMilliseconds = 150;
const none: readonly FoundClient[] = [];

export interface FoundClients {
  /** Of the words in the field, or of former ones until their answer is there. */
  readonly clients: readonly FoundClient[];
  /** The words that the clients were found for; null before the first answer. */
  readonly search: string | null;
  /** Whether the clients are those of the words in the field. */
  readonly answers: boolean;
  readonly total: number;
  /** The service is being asked for more. */
  readonly asking: boolean;
  /** Whether all clients are known here. */
  readonly complete: boolean;
  readonly failure: Failure | null;
  readonly again: () => void;
}

/**
 * Clients found while somebody types, and again when what this computer knows of them has changed. Without words nothing
 * is asked. Where `isHeld` says that somebody is among the rows, these stay where they
 * are and what is new comes below.
 */
export function useFoundClients(search: string, first: number, isHeld?: () => boolean): FoundClients {
  const bridge = useBridge();
  const apollo = useApolloClient();
  const { connection } = useSettings();
  const [finding, setFinding] = useState<(Finding & { readonly connection: number }) | null>(null);
  const again = useRef<() => void>(() => undefined);
  // Whoever begins anew does not begin with those of before.
  if (search === '' && finding !== null) setFinding(null);
  const heldNow = useStableCallback(() => isHeld?.() ?? false);

  useEffect(() => {
    if (search === '') return undefined;
    const start = (): (() => void) =>
      startFinding({
        search,
        first,
        ask: (variables, signal) =>
          queryDesk(apollo, FindClientsDocument, variables, { signal, fetchPolicy: directoryFetchPolicy }),
        rest: () => new Promise((resolve) => setTimeout(resolve, restMilliseconds)),
        show(shown) {
          const held = heldNow();
          setFinding((former) => ({ ...(held ? inFormerOrder(former, shown) : shown), connection }));
        },
      });
    let stop = start();
    const restart = (): void => {
      stop();
      stop = start();
    };
    again.current = restart;
    const stopHearing = bridge.subscribe((event) => {
      // While it is being read it changes twice a second, and what was found is complete enough.
      if (event.kind === 'directoryChanged' && event.directory.state !== 'reading') restart();
    });
    return () => {
      stop();
      stopHearing();
    };
  }, [apollo, bridge, connection, search, first, heldNow]);

  const known = finding?.connection === connection ? finding : null;
  const answers = search !== '' && known?.search === search;
  return {
    clients: (search === '' ? null : known?.clients) ?? none,
    search: known?.search ?? null,
    answers,
    total: known?.total ?? 0,
    asking: answers && known.asksService,
    complete: (known?.directory?.completeAsOf ?? null) !== null,
    failure: answers ? known.failure : null,
    again: () => again.current(),
  };
}

/** Nobody who is about to choose a row finds another one under her hand. */
function inFormerOrder(former: Finding | null, shown: Finding): Finding {
  if (former?.search !== shown.search) return shown;
  const places = new Map(former.clients.map(({ id }, place) => [id, place]));
  const placeOf = ({ id }: FoundClient): number => places.get(id) ?? places.size;
  return { ...shown, clients: shown.clients.toSorted((one, other) => placeOf(one) - placeOf(other)) };
}
