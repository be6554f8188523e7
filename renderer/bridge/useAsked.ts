import { useEffect, useState } from 'react';
import type { Failure } from '../../electron/contract/failure.ts';
import { askDesk, type DeskQuestions } from './askDesk.ts';
import { useBridge } from './BridgeContext.ts';
import { useSettings } from './SettingsContext.tsx';

export interface Asked<Data> {
  /** The answer to this very question. */
  readonly data: Data | undefined;
  /** The last answer to any question of this hook: what stays in sight while the next is on its way. */
  readonly last: Data | undefined;
  readonly failure: Failure | null;
  readonly loading: boolean;
  readonly again: () => void;
}

interface Answered<Data> {
  readonly question: string;
  readonly data: Data | undefined;
  readonly failure: Failure | null;
}

/**
 * Asks once the question has rested; one that is superseded is called off in the core. Without variables nothing is
 * asked. Past Apollo's cache, as the day is (docs/decisions/0008): a dialog shows what is true now.
 */
export function useAsked<Name extends keyof DeskQuestions>(
  operation: Name,
  variables: DeskQuestions[Name]['variables'] | null,
  restMilliseconds = 0,
): Asked<DeskQuestions[Name]['data']> {
  type Data = DeskQuestions[Name]['data'];
  const bridge = useBridge();
  const { connection } = useSettings();
  const [round, setRound] = useState(0);
  const text = variables && JSON.stringify(variables);
  // Another way of reading the service may give another answer.
  const question = `${connection} ${round} ${text}`;
  const [answered, setAnswered] = useState<Answered<Data> | null>(null);
  const [last, setLast] = useState<Data>();

  useEffect(() => {
    if (text === null) return undefined;
    const controller = new AbortController();
    const ask = (): void => {
      // Sound: written from these variables a few lines above.
      const asked = JSON.parse(text) as DeskQuestions[Name]['variables'];
      void askDesk(bridge, operation, asked, controller.signal).then(({ data, failure }) => {
        if (controller.signal.aborted) return;
        setAnswered({ question, data: data ?? undefined, failure });
        if (data) setLast(data);
      });
    };
    if (restMilliseconds === 0) ask();
    const timer = restMilliseconds === 0 ? undefined : setTimeout(ask, restMilliseconds);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [bridge, operation, text, question, restMilliseconds]);

  const current = answered?.question === question ? answered : null;
  return {
    data: current?.data,
    last,
    failure: current?.failure ?? null,
    loading: text !== null && current === null,
    again: () => setRound((count) => count + 1),
  };
}
