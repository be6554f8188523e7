import { createContext, useContext } from 'react';
import type { MapCorrection } from '../../../electron/contract/serviceMap.ts';

interface MapControls {
  /** Whether a change is under way: controls stay where they are, with the focus, and do nothing. */
  readonly paused: boolean;
  /** Whose data a sample shows; another clinic's must not stay on the screen. */
  readonly clinic: string;
  readonly correct: (correction: MapCorrection) => void;
}

export const MapContext = createContext<MapControls | null>(null);

export function useMapControls(): MapControls {
  const controls = useContext(MapContext);
  if (!controls) throw new Error('There is no map around this component.');
  return controls;
}
