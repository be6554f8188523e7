import { useMemo } from 'react';
import type { Bridge } from '../../bridge/bridge.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import type { Cell } from '../../components/gridNavigation.ts';
import { pageScale } from '../../lib/pageSizes.ts';

/** A position in a table, to be restored on return. */
export interface GridPosition {
  readonly address: string;
  readonly scroll: number;
  readonly cell: Cell;
  /** Whether the table had the focus. */
  readonly hadFocus: boolean;
}

interface SessionState {
  /** The address of the last table. */
  readonly address: string | null;
  readonly position: GridPosition | null;
  /** The name of the last view. */
  readonly view: string | null;
  readonly chartsAreOpen: boolean;
}

export interface ReviewSession {
  read(): SessionState;
  update(change: Partial<SessionState>): void;
}

// In memory only: a search may be a client's name.
const sessions = new WeakMap<Bridge, { readonly clinic: number; readonly state: SessionState }>();

/** The state of this screen, kept while the clinic stays the same. */
export function useReviewSession(): ReviewSession {
  const bridge = useBridge();
  const { clinic } = useSettings();
  return useMemo(() => {
    const read = (): SessionState => {
      const known = sessions.get(bridge);
      return known?.clinic === clinic ? known.state : initialState();
    };
    return {
      read,
      update: (change) => void sessions.set(bridge, { clinic, state: { ...read(), ...change } }),
    };
  }, [bridge, clinic]);
}

/** The height of a window from which on charts fit beside the table. */
const roomForCharts = 600;

function initialState(): SessionState {
  return { address: null, position: null, view: null, chartsAreOpen: innerHeight / pageScale() >= roomForCharts };
}
