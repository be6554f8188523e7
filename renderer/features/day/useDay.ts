import { useEffect, useState } from 'react';
import type { DeskAnswer, DeskOperation } from '../../../electron/contract/channels.ts';
import type { Failure } from '../../../electron/contract/failure.ts';
import type { Result } from '../../../electron/contract/result.ts';
import type { ScheduleDayQuery } from '../../../graphql/desk/generated/operations.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { failureInErrors } from '../../lib/failureInErrors.ts';
import type { DayChoice } from '../../lib/paths.ts';
import type { ScheduleDay } from './columns.ts';
import { recallDay, rememberDay } from './dayMemory.ts';

interface DayState {
  readonly day: ScheduleDay | undefined;
  readonly failure: Failure | null;
  readonly loading: boolean;
  readonly refresh: () => void;
}

interface DayAnswer {
  readonly day: ScheduleDay | undefined;
  readonly failure: Failure | null;
}

/**
 * One day: what is known shows at once, what is true now follows, and a failure takes away neither.
 *
 * Straight over the bridge: Apollo's normalised cache takes longer to write and read a busy day than the page
 * takes to draw it, and the first day is on the screen before Apollo is even loaded.
 */
export function useDay(choice: DayChoice, connection: number): DayState {
  const bridge = useBridge();
  const question = JSON.stringify(choice);
  const [round, setRound] = useState(0);
  const asked = `${round} ${question}`;
  const [answered, setAnswered] = useState<(DayAnswer & { readonly asked: string }) | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    void bridge.ask('desk:query', queryOf(question), controller.signal).then((result) => {
      if (controller.signal.aborted) return;
      const answer = readAnswer(result);
      if (answer.day) rememberDay(connection, question, answer.day);
      setAnswered({ asked, ...answer });
    });
    return () => controller.abort();
  }, [bridge, connection, question, asked]);

  const current = answered?.asked === asked ? answered : null;
  const early = answered ? undefined : bridge.known?.('desk:query', queryOf(question));
  return {
    day: current?.day ?? recallDay(connection, question) ?? (early && readAnswer(early).day),
    failure: current?.failure ?? null,
    loading: current === null,
    refresh: () => setRound(round + 1),
  };
}

function queryOf(question: string): DeskOperation {
  // Sound: written from a DayChoice a few lines above.
  return { operation: 'ScheduleDay', variables: JSON.parse(question) as DeskOperation['variables'] };
}

function readAnswer(result: Result<DeskAnswer>): DayAnswer {
  if (!result.ok) return { day: undefined, failure: result.failure };
  const { data, errors } = result.value;
  // Sound: the core answers a registered operation in the shape of its document, or with null and errors.
  const answer = data as ScheduleDayQuery | null;
  return { day: answer?.day ?? undefined, failure: errors ? failureInErrors(errors) : null };
}
