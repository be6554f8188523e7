import { useCallback, useEffect, useState } from 'react';
import type { DeskAnswer, DeskOperation } from '../../../electron/contract/channels.ts';
import type { Failure } from '../../../electron/contract/failure.ts';
import type { Result } from '../../../electron/contract/result.ts';
import type { ScheduleDayQuery } from '../../../graphql/desk/generated/operations.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { failureInErrors } from '../../lib/failureInErrors.ts';
import type { DayChoice } from '../../lib/paths.ts';
import type { ScheduleDay } from './columns.ts';
import { recallDay, rememberDay } from './dayMemory.ts';
import { useDayWatch } from './useDayWatch.ts';

export interface DayReading {
  readonly day: ScheduleDay | undefined;
  /** When the day was asked for, in milliseconds of `performance.now()`; 0 for one that is only remembered. */
  readonly askedAt: number;
  /** Whether what the core had just read was good enough for it. */
  readonly recent: boolean;
  /** When the service was last heard to say the same, as an instant. */
  readonly asOf: string | null;
  readonly failure: Failure | null;
  /** Why the day could not be read again in the background; it stays as old as its `asOf`. */
  readonly stale: Failure | null;
  readonly loading: boolean;
  readonly refresh: () => void;
  /** Asks again without anybody noticing, but for what has changed. */
  readonly look: () => void;
}

interface DayAnswer {
  readonly day: ScheduleDay | undefined;
  readonly failure: Failure | null;
}

interface Answered extends DayAnswer {
  readonly question: string;
  /** The last round that was answered. */
  readonly asked: string;
  readonly askedAt: number;
  readonly recent: boolean;
  readonly asOf: string | null;
  readonly stale: Failure | null;
}

/**
 * One day: what is known shows at once, what is true now follows, and a failure takes away neither. The core tells when
 * something has changed, and the day is then asked again in the background.
 *
 * Straight over the bridge: Apollo's normalised cache takes longer to write and read a busy day than the page
 * takes to draw it, and the first day is on the screen before Apollo is even loaded.
 */
export function useDay(choice: DayChoice, connection: number): DayReading {
  const bridge = useBridge();
  const question = JSON.stringify(choice);
  const [round, setRound] = useState(0);
  const asked = `${round} ${connection} ${question}`;
  // What was asked before there was a screen is there at its first look.
  const [early] = useState(() => bridge.known?.('desk:query', queryOf(question)));
  const [answered, setAnswered] = useState(() => early && firstAnswer(early, question, asked));

  useEffect(() => {
    const controller = new AbortController();
    const askedAt = performance.now();
    void bridge.ask('desk:query', queryOf(question), controller.signal).then((result) => {
      if (controller.signal.aborted) return;
      const answer = readAnswer(result);
      if (answer.day) rememberDay(connection, question, answer.day);
      if (result !== early) setAnswered((former) => afterLoud(former, { question, asked, askedAt, answer }));
    });
    return () => controller.abort();
  }, [bridge, connection, question, asked, early]);

  const ask = useCallback(
    (recent: boolean): void => {
      const askedAt = performance.now();
      void bridge.ask('desk:query', queryOf(question, recent)).then((result) => {
        const answer = readAnswer(result);
        if (answer.day && !answer.failure) rememberDay(connection, question, answer.day);
        setAnswered((former) => (former?.asked === asked ? afterQuiet(former, { askedAt, recent, answer }) : former));
      });
    },
    [bridge, connection, question, asked],
  );

  const current = answered?.asked === asked ? answered : null;
  const day = current?.day ?? recallDay(connection, question);
  useDayWatch(day && { location: day.location.id, date: day.date }, {
    onChanged: () => ask(true),
    onSame(asOf) {
      setAnswered((former) => former && { ...former, asOf, stale: null });
      // What failed when somebody asked loudly was read well since.
      if (current?.failure) ask(true);
    },
    onFailure: (stale) => setAnswered((former) => former && { ...former, stale }),
    onShownAgain: () => ask(false),
  });
  return {
    day,
    askedAt: current?.askedAt ?? 0,
    recent: current?.recent ?? true,
    asOf: laterOf(day?.asOf, current?.asOf),
    failure: current?.failure ?? null,
    stale: current?.failure ? null : (current?.stale ?? null),
    loading: current === null,
    refresh: () => setRound(round + 1),
    look: useCallback(() => ask(false), [ask]),
  };
}

interface Heard {
  readonly askedAt: number;
  readonly answer: DayAnswer;
}

function firstAnswer(early: Result<DeskAnswer>, question: string, asked: string): Answered {
  return afterLoud(undefined, { question, asked, askedAt: performance.now(), answer: readAnswer(early) });
}

/** An answer that was waited for. A day that was asked for later stays, whichever came first. */
function afterLoud(
  former: Answered | undefined,
  { question, asked, askedAt, answer }: Heard & { readonly question: string; readonly asked: string },
): Answered {
  const known = former?.question === question ? former : null;
  const isOlder = known?.day !== undefined && known.askedAt > askedAt && answer.failure === null;
  const shown = isOlder ? known : { ...answer, askedAt, recent: false };
  return { question, asked, asOf: null, stale: null, ...shown, failure: answer.failure };
}

/** An answer that nobody waited for changes what is shown only where it is good. */
function afterQuiet(former: Answered, { askedAt, recent, answer }: Heard & { readonly recent: boolean }): Answered {
  if (!answer.day || answer.failure) return answer.failure ? { ...former, stale: answer.failure } : former;
  if (former.askedAt > askedAt) return former;
  return { ...former, day: answer.day, askedAt, recent, asOf: null, failure: null, stale: null };
}

function outageOf(day: ScheduleDay | undefined): Failure | null {
  // Sound: the core makes an outage of a failure.
  return (day?.outage as Failure | null | undefined) ?? null;
}

function laterOf(one: string | undefined, other: string | null | undefined): string | null {
  if (one === undefined || !other) return one ?? null;
  return Date.parse(one) > Date.parse(other) ? one : other;
}

function queryOf(question: string, recent = false): DeskOperation {
  // Sound: written from a DayChoice a few lines above.
  const variables = JSON.parse(question) as DeskOperation['variables'];
  return { operation: 'ScheduleDay', variables: recent ? { ...variables, recent } : variables };
}

function readAnswer(result: Result<DeskAnswer>): DayAnswer {
  if (!result.ok) return { day: undefined, failure: result.failure };
  const { data, errors } = result.value;
  // Sound: the core answers a registered operation in the shape of its document, or with null and errors.
  const answer = data as ScheduleDayQuery | null;
  // A day that was kept comes with the reason why it is no newer.
  return { day: answer?.day ?? undefined, failure: errors ? failureInErrors(errors) : outageOf(answer?.day) };
}
