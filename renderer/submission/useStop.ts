import { useRef, useState } from 'react';

/** Stops what is sent in turn: what is under way is finished, the rest is left. */
export interface Stop {
  /** Whether it was asked for and what is under way has not ended yet. */
  readonly isStopping: boolean;
  readonly stop: () => void;
  /** Read while sending, so that it knows of a stop at once and not with the next render. */
  readonly isStopped: () => boolean;
  /** Before something is sent, and after it. */
  readonly reset: () => void;
}

export function useStop(): Stop {
  const stopped = useRef(false);
  const [isStopping, setStopping] = useState(false);
  const change = (next: boolean): void => {
    stopped.current = next;
    setStopping(next);
  };
  return {
    isStopping,
    stop: () => change(true),
    isStopped: () => stopped.current,
    reset: () => change(false),
  };
}
