import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { clinicMark } from '../../bridge/drafts.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import type { Offer } from '../../domain/offers.ts';
import { useStableCallback } from '../../hooks/useStableCallback.ts';
import { type HeldMessage, holdMilliseconds, mostHeld } from './heldMessages.ts';
import type { MessageDraft, MessageWork } from './messageWork.ts';
import { type HeldResult, saveMessage, sendHeld } from './sendHeld.ts';

export interface HoldRequest {
  readonly id: string;
  readonly work: MessageWork;
  readonly startedAt: string;
  readonly offer: Offer;
}

export interface Held {
  readonly held: readonly HeldMessage[];
  /** On the clock that the holds use. */
  readonly now: number;
  /** False where the limit of held messages is reached. */
  readonly hold: (request: HoldRequest) => boolean;
  readonly sendNow: (id: string) => void;
  /** Undoes sending; returns the message, or null where it is already being sent. */
  readonly cancel: (id: string) => (MessageDraft & { readonly startedAt: string }) | null;
}

/** Holds messages until the undo time has passed, then sends each once. */
export function useHeld(onResult: (message: HeldMessage, result: HeldResult) => void): Held {
  const bridge = useBridge();
  const apollo = useApolloClient();
  const mark = clinicMark(useSettings().view);
  const [held, setHeld] = useState<readonly HeldMessage[]>([]);
  const [now, setNow] = useState(() => performance.now());
  const offers = useRef(new Map<string, Offer>());
  const started = useRef(new Set<string>());
  /** Holds whose draft can't be stored, so that it can't be checked before sending. */
  const unsaved = useRef(new Set<string>());
  // A page that closes sends nothing: the desk was locked, the clinic changed, or the window closed.
  const alive = useRef(true);
  const notifyResult = useStableCallback(onResult);

  const take = (id: string): void => setHeld((list) => list.filter((each) => each.id !== id));

  const send = useStableCallback(async (message: HeldMessage): Promise<void> => {
    const offer = offers.current.get(message.id);
    if (started.current.has(message.hold) || !offer) return;
    started.current.add(message.hold);
    setHeld((list) => list.map((each) => (each === message ? { ...each, state: 'sending' } : each)));
    const isSaved = !unsaved.current.has(message.hold);
    const result = await sendHeld({ apollo, bridge, mark, message, offer, isSaved, isAlive: () => alive.current });
    if (!alive.current || result === null) return;
    take(message.id);
    notifyResult(message, result);
  });

  useEffect(() => {
    const waiting = held.filter(({ state }) => state === 'waiting');
    if (waiting.length === 0) return undefined;
    const timer = setInterval(() => {
      const time = performance.now();
      setNow(time);
      for (const message of waiting) if (message.until <= time) void send(message);
    }, 200);
    return () => clearInterval(timer);
  }, [held, send]);

  useEffect(() => {
    alive.current = true;
    const leave = (): void => {
      alive.current = false;
      setHeld([]);
    };
    const stay = (): void => {
      alive.current = true;
    };
    const stop = bridge.subscribe((event) => {
      if (event.kind === 'connectionChanged') leave();
      // Its draft was discarded, so it must not be sent.
      if (event.kind === 'draftsChanged' && !event.kept) {
        setHeld((list) => list.filter(({ id, state }) => id !== event.id || state === 'sending'));
      }
    });
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', stay);
    return () => {
      stop();
      alive.current = false;
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', stay);
    };
  }, [bridge]);

  return {
    held,
    now,
    hold({ id, work, startedAt, offer }) {
      if (held.length >= mostHeld) return false;
      const time = performance.now();
      const hold = crypto.randomUUID();
      const message: HeldMessage = { id, work, startedAt, hold, until: time + holdMilliseconds, state: 'waiting' };
      offers.current.set(id, offer);
      setNow(time);
      setHeld((list) => [...list.filter((each) => each.id !== id), message]);
      void saveMessage(bridge, mark, message, { hold }).then((isSaved) => isSaved || unsaved.current.add(hold));
      return true;
    },
    sendNow(id) {
      const message = held.find((each) => each.id === id);
      if (message) void send(message);
    },
    cancel(id) {
      const message = held.find((each) => each.id === id);
      if (!message || started.current.has(message.hold)) return null;
      take(id);
      void saveMessage(bridge, mark, message, {});
      return { work: message.work, end: null, hold: null, sentAt: 0, startedAt: message.startedAt };
    },
  };
}
