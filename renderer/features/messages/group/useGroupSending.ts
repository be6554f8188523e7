import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useBridge } from '../../../bridge/BridgeContext.ts';
import { clinicMark, discardDraft } from '../../../bridge/drafts.ts';
import { useSettings } from '../../../bridge/SettingsContext.tsx';
import type { Offer } from '../../../domain/offers.ts';
import { useStableCallback } from '../../../hooks/useStableCallback.ts';
import { currentTime } from '../../../state/clock.ts';
import { sendInTurn } from '../../../submission/sendInTurn.ts';
import { type Stop, useStop } from '../../../submission/useStop.ts';
import { type HeldMessage, holdMilliseconds, secondsLeft } from '../heldMessages.ts';
import type { MessageWork } from '../messageWork.ts';
import { type HeldResult, sendHeld } from '../sendHeld.ts';

/** Where a message to several stands. */
export type GroupState =
  | { readonly kind: 'writing' }
  /** About to be sent, on this window's monotonic clock. */
  | { readonly kind: 'held'; readonly until: number; readonly seconds: number }
  | { readonly kind: 'sending'; readonly done: number; readonly count: number };

/** The window was closed before it was sent. */
interface NotSent {
  readonly __typename: 'NotSent';
}

export type GroupResult = HeldResult | NotSent;

export interface GroupSending extends Pick<Stop, 'stop' | 'isStopping'> {
  readonly state: GroupState;
  /** By client. */
  readonly results: ReadonlyMap<string, GroupResult>;
  /** Holds them for ten seconds, then sends each alone, one after the other. */
  readonly hold: (works: readonly MessageWork[], offer: Offer) => void;
  readonly sendNow: () => void;
  readonly cancel: () => void;
}

/**
 * One text to several clients, each as a message of its own. Closing ends the hold and nothing is sent. The one under way is
 * stored as a draft that says so, in case the window closes: it then stands with its client's messages, and is not sent again.
 */
export function useGroupSending(onEnd: (sent: number, left: number) => void): GroupSending {
  const apollo = useApolloClient();
  const bridge = useBridge();
  const mark = clinicMark(useSettings().view);
  const [state, setState] = useState<GroupState>({ kind: 'writing' });
  const [results, setResults] = useState<ReadonlyMap<string, GroupResult>>(new Map());
  const waiting = useRef<{ readonly works: readonly MessageWork[]; readonly offer: Offer } | null>(null);
  const alive = useRef(true);
  const stopping = useStop();
  const end = useStableCallback(onEnd);

  const send = useStableCallback(async (): Promise<void> => {
    const held = waiting.current;
    waiting.current = null;
    if (!held) return;
    const { works, offer } = held;
    stopping.reset();
    const sent = await sendInTurn(works, {
      isStopped: () => !alive.current || stopping.isStopped(),
      onStart: (_work, index) => setState({ kind: 'sending', done: index, count: works.length }),
      async send(work): Promise<GroupResult> {
        const message = messageOf(work);
        const result = await sendHeld({
          apollo,
          bridge,
          mark,
          message,
          offer,
          // It has no draft that another window could have taken.
          isSaved: false,
          isAlive: () => alive.current,
        });
        // What was refused stays in this dialog; what may have been sent stays with its client.
        if (result && result.__typename !== 'Done' && result.__typename !== 'OutcomeUnknown')
          await discardDraft(bridge, message.id);
        return result ?? { __typename: 'NotSent' };
      },
      onOutcome: ({ client }, result) => setResults((before) => new Map(before).set(client, result)),
    });
    if (!alive.current) return;
    stopping.reset();
    setState({ kind: 'writing' });
    end(sent, works.length - sent);
  });

  const isHeld = state.kind === 'held';
  useEffect(() => {
    if (!isHeld) return undefined;
    const timer = setInterval(() => {
      setState((current) =>
        current.kind === 'held' ? { ...current, seconds: secondsLeft(current.until, performance.now()) } : current,
      );
    }, 200);
    return () => clearInterval(timer);
  }, [isHeld]);
  const isDue = state.kind === 'held' && state.seconds === 0;
  useEffect(() => {
    if (isDue) void send();
  }, [isDue, send]);
  useEffect(() => {
    alive.current = true;
    const leave = (): void => {
      alive.current = false;
      waiting.current = null;
    };
    const unsubscribe = bridge.subscribe(({ kind }) => {
      if (kind === 'connectionChanged') leave();
    });
    window.addEventListener('pagehide', leave);
    return () => {
      leave();
      unsubscribe();
      window.removeEventListener('pagehide', leave);
    };
  }, [bridge]);

  return {
    state,
    results,
    stop: stopping.stop,
    isStopping: stopping.isStopping,
    hold(works, offer) {
      waiting.current = { works, offer };
      const until = performance.now() + holdMilliseconds;
      setState({ kind: 'held', until, seconds: secondsLeft(until, performance.now()) });
    },
    sendNow: () => void send(),
    cancel() {
      waiting.current = null;
      setState({ kind: 'writing' });
    },
  };
}

function messageOf(work: MessageWork): HeldMessage {
  return {
    id: `message-${crypto.randomUUID()}`,
    work,
    startedAt: new Date(currentTime()).toISOString(),
    hold: crypto.randomUUID(),
    until: 0,
    state: 'sending',
  };
}
