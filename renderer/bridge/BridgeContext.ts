import { createContext, useContext } from 'react';
import type { EarlyBridge } from './prefetch.ts';

export const BridgeContext = createContext<EarlyBridge | null>(null);

/** The page's access to the core API. */
export function useBridge(): EarlyBridge {
  const bridge = useContext(BridgeContext);
  if (!bridge) throw new Error('There is no bridge around this component.');
  return bridge;
}
