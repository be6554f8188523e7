import { useEffect, useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import type { MapView } from '../../../electron/contract/serviceMap.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';

interface MapReading {
  /** Null until the core has answered. */
  readonly view: MapView | null;
  readonly failure: Failure | null;
  readonly loading: boolean;
  readonly retry: () => void;
  /** Takes over the map that another channel answered. */
  readonly accept: (view: MapView) => void;
}

/**
 * The map as the core tells it, read anew whenever another clinic, environment or map answers. While the page itself
 * changes the map nothing is read: an answer from before the change would show it taken back for a moment.
 */
export function useMapView(changing: boolean): MapReading {
  const bridge = useBridge();
  const { connection } = useSettings();
  const [view, setView] = useState<MapView | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [round, setRound] = useState(0);
  const asked = `${connection} ${round}`;
  const [answered, setAnswered] = useState<string | null>(null);

  useEffect(() => {
    if (changing) return undefined;
    const controller = new AbortController();
    void bridge.request('map:read', null, controller.signal).then((answer) => {
      if (controller.signal.aborted) return;
      setAnswered(asked);
      setFailure(answer.ok ? null : answer.failure);
      if (answer.ok) setView(answer.value);
    });
    return () => controller.abort();
  }, [bridge, changing, asked]);

  return { view, failure, loading: answered !== asked, retry: () => setRound(round + 1), accept: setView };
}
