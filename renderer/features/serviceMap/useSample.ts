import { useEffect, useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import type { MapSample } from '../../../electron/contract/serviceMap.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { useMapControls } from './MapContext.ts';

interface SampleState {
  /** What was answered last, by the same clinic. */
  readonly sample: MapSample | null;
  readonly failure: Failure | null;
  readonly loading: boolean;
  readonly retry: () => void;
}

interface Answer {
  readonly asked: string;
  readonly clinic: string;
  readonly sample: MapSample | null;
  readonly failure: Failure | null;
}

/** A few rows of an operation, read while `open`, and again when it is read in another way: `reads` tells. */
export function useSample(concept: string, operation: string | null, reads: string, open: boolean): SampleState {
  const bridge = useBridge();
  const { clinic } = useMapControls();
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const asked = open ? JSON.stringify([clinic, concept, operation, reads, round]) : null;

  useEffect(() => {
    if (asked === null) return undefined;
    const controller = new AbortController();
    void bridge.request('map:sample', { concept, operation }, controller.signal).then((result) => {
      if (controller.signal.aborted) return;
      const [sample, failure] = result.ok ? [result.value, null] : [null, result.failure];
      setAnswer({ asked, clinic, sample, failure });
    });
    return () => controller.abort();
  }, [bridge, clinic, concept, operation, asked]);

  const known = answer?.clinic === clinic ? answer : null;
  const current = known?.asked === asked ? known : null;
  return {
    sample: known?.sample ?? null,
    failure: current?.failure ?? null,
    loading: asked !== null && current === null,
    retry: () => setRound(round + 1),
  };
}
