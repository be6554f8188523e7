import { createContext, useContext } from 'react';
import type { MapCorrection } from '../../../electron/contract/serviceMap.ts';

interface MapControls {
  /** While a change is in flight, controls keep their place and focus and do nothing. */
  readonly paused: boolean;
  /** Identifies the clinic of a sample: another clinic's must not stay on the screen. */
  readonly clinic: string;
  readonly correct: (correction: MapCorrection) => void;
}

export const MapContext = createContext<MapControls | null>(null);

export function useMapControls(): MapControls {
  const controls = useContext(MapContext);
  if (!controls) throw new Error('There is no map around this component.');
  return controls;
}
