import type { ExecutionResult } from 'graphql';

type Events = AsyncGenerator<ExecutionResult, void, void>;

/** The subscriptions of one socket, by the id that its protocol gives them. */
export interface RunningSubscriptions {
  readonly add: (id: string, events: Events, onEvent: (result: ExecutionResult) => void, onEnd: () => void) => void;
  readonly stop: (id: string) => void;
  readonly stopAll: () => void;
}

export function createRunningSubscriptions(): RunningSubscriptions {
  const running = new Map<string, Events>();
  const stop = (id: string): void => {
    void running.get(id)?.return(undefined);
    running.delete(id);
  };
  return {
    stop,
    add(id, events, onEvent, onEnd) {
      stop(id);
      running.set(id, events);
      void (async () => {
        for await (const result of events) if (running.get(id) === events) onEvent(result);
        if (running.get(id) !== events) return;
        running.delete(id);
        onEnd();
      })();
    },
    stopAll() {
      for (const id of running.keys()) stop(id);
    },
  };
}
