import { useEffect, useState } from 'react';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { askDesk } from '../../bridge/askDesk.ts';
import type { Place } from './filterKinds.ts';

/** The clinic's locations, by name; none until they are known. */
export function usePlaces(): readonly Place[] {
  const bridge = useBridge();
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    void askDesk(bridge, 'LocationList', {}, controller.signal).then(({ data }) => {
      if (data && !controller.signal.aborted) {
        setPlaces(data.locations.toSorted((one, other) => one.name.localeCompare(other.name)));
      }
    });
    return () => controller.abort();
  }, [bridge]);
  return places;
}
