import { useEffect, useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import { askDesk } from '../../bridge/askDesk.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import type { ListView } from './listViews.ts';

export interface Lists {
  /** Null until they are read. */
  readonly lists: readonly ListView[] | null;
  readonly failure: Failure | null;
  /** How much of the service's schema was read, where it had to be. */
  readonly progress: { readonly read: number; readonly wanted: number } | null;
  readonly retry: () => void;
}

/** All lists of the service, read when the screen is opened. */
export function useLists(): Lists {
  const bridge = useBridge();
  const { connection } = useSettings();
  const [round, setRound] = useState(0);
  const asked = `${connection} ${round}`;
  const [, setAnswered] = useState('');
  const [lists, setLists] = useState<readonly ListView[] | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [progress, setProgress] = useState<Lists['progress']>(null);
  useEffect(() => {
    const controller = new AbortController();
    const stopHearing = bridge.listen((event) => {
      if (event.kind === 'schemaProgress') setProgress({ read: event.read, wanted: event.wanted });
    });
    void askDesk(bridge, 'ServiceLists', {}, controller.signal).then((answer) => {
      if (controller.signal.aborted) return;
      setAnswered(asked);
      setProgress(null);
      setFailure(answer.failure);
      if (answer.data) setLists(answer.data.serviceLists);
    });
    return () => {
      controller.abort();
      stopHearing();
    };
  }, [bridge, asked]);
  return { lists, failure, progress, retry: () => setRound(round + 1) };
}
