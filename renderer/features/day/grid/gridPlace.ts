import type { NewRange } from './gridChange.ts';

/** Lets actions outside of the grid begin where the person is on it. The grid is loaded later than they are. */
type ReadPlace = () => NewRange | null;

let read: ReadPlace | null = null;

/** The free time after the tile that has the focus, or the one that was clicked; null where the person is elsewhere. */
export function gridPlace(): NewRange | null {
  return read?.() ?? null;
}

/** The grid answers until the returned function is called. */
export function offerGridPlace(readPlace: ReadPlace): () => void {
  read = readPlace;
  return () => {
    if (read === readPlace) read = null;
  };
}
