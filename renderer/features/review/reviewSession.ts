import { useMemo } from 'react';
import type { Bridge } from '../../bridge/bridge.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import type { Cell } from '../../lib/gridMove.ts';

/** Where somebody was in a table, for when she comes back to it. */
export interface Place {
  readonly address: string;
  readonly scroll: number;
  readonly cell: Cell;
  /** Whether she was in the table itself. */
  readonly hadFocus: boolean;
}

interface Remembered {
  /** The address of the table that was looked at last. */
  readonly address: string | null;
  readonly place: Place | null;
  /** The view that was chosen last, by name. */
  readonly view: string | null;
  readonly chartsAreOpen: boolean;
}

export interface ReviewMemory {
  recall(): Remembered;
  remember(change: Partial<Remembered>): void;
}

// For the session only: a search may be a client's name, and goes with the window.
const memories = new WeakMap<Bridge, { readonly clinic: number; readonly remembered: Remembered }>();

/** What is remembered of this screen, as long as the same clinic answers. */
export function useReviewMemory(): ReviewMemory {
  const bridge = useBridge();
  const { clinic } = useSettings();
  return useMemo(() => {
    const recall = (): Remembered => {
      const known = memories.get(bridge);
      return known?.clinic === clinic ? known.remembered : nothing();
    };
    return {
      recall,
      remember: (change) => void memories.set(bridge, { clinic, remembered: { ...recall(), ...change } }),
    };
  }, [bridge, clinic]);
}

/** The least height of a window in which there is room for the charts besides the table. */
const roomForCharts = 600;

function nothing(): Remembered {
  return { address: null, place: null, view: null, chartsAreOpen: innerHeight >= roomForCharts };
}
