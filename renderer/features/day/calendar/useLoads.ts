import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { Failure } from '../../../../electron/contract/failure.ts';
import { WeekLoadDocument } from '../../../../graphql/desk/generated/operations.ts';
import { useSettings } from '../../../bridge/SettingsContext.tsx';
import { queryDesk } from '../../../data/queryDesk.ts';
import { unexpectedFailure } from '../../../lib/failureInErrors.ts';
import type { ScheduleDay } from '../columns.ts';
import { type DayLoad, loadOfDay, type LoadQuestion, questionsFor } from './dayLoad.ts';
import { recallLoad, rememberLoads } from './loadMemory.ts';
import { weekFrom } from './month.ts';

export interface LoadReading {
  readonly loads: ReadonlyMap<string, DayLoad>;
  readonly failure: Failure | null;
  readonly retry: () => void;
}

interface LoadWish {
  readonly location: string | undefined;
  /** By their first days. */
  readonly weeks: readonly string[];
  /** The day that is on the screen, which is known by itself and tells when others may have changed. */
  readonly day: ScheduleDay | undefined;
  /** How old an answer may be, in milliseconds. */
  readonly maxAge: number;
}

/** Whoever leafs through months or days asks for the one that is stayed at. */
const settleMilliseconds = 150;

/** How full some weeks are: what is known at once, and asked again where it is old or the shown day tells otherwise. */
export function useLoads({ location, weeks, day, maxAge }: LoadWish): LoadReading {
  const apollo = useApolloClient();
  const { connection } = useSettings();
  const [, setAnswers] = useState(0);
  const [round, setRound] = useState(0);
  const [failed, setFailed] = useState<{ readonly asked: string; readonly failure: Failure } | null>(null);
  const own = day && day.location.id === location ? loadOfDay(day) : undefined;
  const weeksText = weeks.join(' ');
  const asked = `${round} ${connection} ${location} ${weeksText}`;
  const ownText = own && JSON.stringify(own);

  useEffect(() => {
    if (location === undefined) return undefined;
    // Sound: written from a DayLoad a few lines above.
    const shown = ownText === undefined ? undefined : (JSON.parse(ownText) as DayLoad);
    const isFresh = (date: string): boolean => {
      const kept = recallLoad(connection, location, date);
      if (!kept || performance.now() - kept.readAt > maxAge) return false;
      return shown?.date !== date || (kept.load.visits === shown.visits && kept.load.minutes === shown.minutes);
    };
    const old = weeksText.split(' ').filter((week) => !weekFrom(week).every(isFresh));
    const controller = new AbortController();
    const read = async (): Promise<void> => {
      for (const question of questionsFor(old)) {
        const readAt = performance.now();
        // One after the other: an overview is not worth three questions at once to a busy service.
        // oxlint-disable-next-line no-await-in-loop
        const answer = await queryLoads(apollo, location, question, controller.signal);
        if (controller.signal.aborted) return;
        if ('failure' in answer) {
          setFailed({ asked, failure: answer.failure });
          return;
        }
        rememberLoads(connection, location, answer.loads, readAt);
        setAnswers((count) => count + 1);
      }
      setFailed(null);
    };
    const timer = setTimeout(() => void read(), settleMilliseconds);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [apollo, connection, location, weeksText, asked, ownText, maxAge]);

  const loads = new Map<string, DayLoad>();
  for (const date of weeks.flatMap(weekFrom)) {
    const load = date === own?.date ? own : location && recallLoad(connection, location, date)?.load;
    if (load) loads.set(date, load);
  }
  return {
    loads,
    failure: failed?.asked === asked ? failed.failure : null,
    retry: () => setRound(round + 1),
  };
}

type LoadAnswer = { readonly loads: readonly DayLoad[] } | { readonly failure: Failure };

async function queryLoads(
  apollo: ApolloClient,
  location: string,
  { from, days }: LoadQuestion,
  signal: AbortSignal,
): Promise<LoadAnswer> {
  const options = { signal, fetchPolicy: 'no-cache' } as const;
  const { data, failure } = await queryDesk(apollo, WeekLoadDocument, { location, from, days }, options);
  return data ? { loads: data.load } : { failure: failure ?? unexpectedFailure };
}
