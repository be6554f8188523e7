import type { Socket } from 'node:net';

/** One piece of what a socket sent: when it goes on, and what. */
export interface Piece {
  readonly bytes: Buffer;
  /** Milliseconds that it is held back, at least. */
  readonly delay: number;
}

/** One direction of a connection. */
export interface DelayedPipe {
  /** Pieces go on in their order, each not before its time. */
  readonly send: (pieces: readonly Piece[]) => void;
  /** Ends the other side once all has gone on. */
  readonly end: () => void;
  /** Lets go on at once what is held back. */
  readonly hurry: () => void;
  readonly stop: () => void;
}

/** Writes to a socket in order, later than it was asked to. */
export function createDelayedPipe(to: Socket): DelayedPipe {
  const queue: { readonly bytes: Buffer; readonly at: number }[] = [];
  let isEnding = false;
  let timer: NodeJS.Timeout | null = null;
  let last = 0;

  function drain(): void {
    timer = null;
    const now = performance.now();
    while (queue[0] && queue[0].at <= now) {
      const next = queue.shift();
      if (next && to.writable) to.write(next.bytes);
    }
    const [first] = queue;
    if (first) timer = setTimeout(drain, first.at - now);
    else if (isEnding) to.end();
  }

  function hurry(): void {
    if (timer) clearTimeout(timer);
    last = 0;
    for (const { bytes } of queue.splice(0)) if (to.writable) to.write(bytes);
    drain();
  }

  return {
    hurry,
    send(pieces) {
      for (const { bytes, delay } of pieces) {
        last = Math.max(last, performance.now() + delay);
        queue.push({ bytes, at: last });
      }
      if (timer === null) drain();
    },
    end() {
      isEnding = true;
      if (timer === null) drain();
    },
    stop() {
      if (timer) clearTimeout(timer);
      queue.length = 0;
    },
  };
}
