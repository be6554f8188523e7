import { useEffect, useRef, useState } from 'react';
import type { SchemaProgress } from '../../../electron/contract/channels.ts';
import type { Failure } from '../../../electron/contract/failure.ts';
import type { ConnectionRequest, OutcomeView } from '../../../electron/contract/settings.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';

export type Trial = 'test' | 'open';

/** The state of a connection attempt. The request, and with it the key, is in none of these. */
export type Attempt =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly trial: Trial; readonly reading: SchemaProgress | null }
  | { readonly kind: 'worked'; readonly trial: Trial; readonly organization: string | null }
  | { readonly kind: 'failed'; readonly trial: Trial; readonly failure: Failure | OutcomeView };

interface Connection {
  readonly attempt: Attempt;
  /** Resolves to whether it succeeded. The request goes straight to the core and is stored nowhere. */
  readonly run: (trial: Trial, request: ConnectionRequest) => Promise<boolean>;
  readonly cancel: () => void;
}

export function useConnection(): Connection {
  const bridge = useBridge();
  const [attempt, setAttempt] = useState<Attempt>({ kind: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (trial: Trial, request: ConnectionRequest): Promise<boolean> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setAttempt({ kind: 'running', trial, reading: null });
    const unsubscribe = bridge.subscribe((event) => {
      if (event.kind !== 'schemaProgress' || running.current !== controller) return;
      setAttempt({ kind: 'running', trial, reading: event });
    });
    const answer = await bridge.request(`connection:${trial}`, request, controller.signal);
    unsubscribe();
    if (running.current !== controller) return false;
    running.current = null;
    if (!answer.ok) {
      setAttempt(
        answer.failure.kind === 'cancelled' ? { kind: 'idle' } : { kind: 'failed', trial, failure: answer.failure },
      );
      return false;
    }
    const { outcome, organization } = answer.value;
    if (outcome.kind !== 'ok') {
      setAttempt({ kind: 'failed', trial, failure: outcome });
      return false;
    }
    setAttempt({ kind: 'worked', trial, organization: organization?.name ?? null });
    return true;
  };

  return { attempt, run, cancel: () => running.current?.abort() };
}
