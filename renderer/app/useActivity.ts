import { useEffect } from 'react';
import { useBridge } from '../bridge/BridgeContext.ts';

const atMostEvery = 15_000;
const signs = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

/** Tells the core that somebody is here, as long as `wanted`: it locks a desk that nobody touches. */
export function useActivity(wanted: boolean): void {
  const bridge = useBridge();
  useEffect(() => {
    if (!wanted) return undefined;
    let told = performance.now();
    const tell = (): void => {
      if (performance.now() - told < atMostEvery) return;
      told = performance.now();
      void bridge.request('staff:active', null);
    };
    for (const sign of signs) addEventListener(sign, tell, { capture: true, passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, tell, { capture: true });
    };
  }, [bridge, wanted]);
}
