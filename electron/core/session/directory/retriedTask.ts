import type { Failure } from '../../../contract/failure.ts';
import { isOfLine } from '../../connection/failures.ts';
import { createBackoff } from '../../foundation/timing.ts';

type Doing = (signal: AbortSignal) => Promise<Failure | null>;

/** One task at a time, planned or running. */
export interface RetriedTask {
  /**
   * Runs a task after a delay, replacing the planned or running one. After a failure it retries with backoff, never sooner
   * than the service requests. Each query was tried three times by then (transport/line.ts).
   */
  plan(milliseconds: number, doing: Doing): void;
  halt(): void;
  isIdle(): boolean;
  /** A query succeeded: the next failure is the first again. */
  noteSuccess(): void;
  /** The connection is back: a task that failed because of it is retried now. */
  retryNow(): void;
}

export function createRetriedTask(retry: number, onFailure: (failure: Failure) => void): RetriedTask {
  const backoff = createBackoff(retry);
  let work: AbortController | null = null;
  let timer: NodeJS.Timeout | null = null;
  let retryOnReconnect: Doing | null = null;

  function halt(): void {
    work?.abort();
    work = null;
    if (timer) clearTimeout(timer);
    timer = null;
    retryOnReconnect = null;
  }

  function plan(milliseconds: number, doing: Doing): void {
    halt();
    const controller = new AbortController();
    work = controller;
    timer = setTimeout(() => {
      retryOnReconnect = null;
      void doing(controller.signal).then((failure) => {
        if (controller.signal.aborted || failure === null) return;
        onFailure(failure);
        plan(Math.max(backoff.next(), (failure.waitSeconds ?? 0) * 1000), doing);
        if (isOfLine(failure)) retryOnReconnect = doing;
      });
    }, milliseconds);
    timer.unref();
  }

  return {
    plan,
    halt,
    isIdle: () => work === null,
    noteSuccess: () => backoff.reset(),
    retryNow() {
      if (retryOnReconnect) plan(0, retryOnReconnect);
    },
  };
}
