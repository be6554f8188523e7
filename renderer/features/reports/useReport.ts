import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ReportDaysDocument } from '../../../graphql/desk/generated/operations.ts';
import { reportFetchPolicy } from '../../data/exceptions.ts';
import { queryDesk } from '../../data/queryDesk.ts';
import { type DateSpan, datesOf } from './reportPeriod.ts';
import { type DayReading, type ReadingEnd, readReport } from './readReport.ts';

export interface Report {
  readonly dates: readonly string[];
  /** Those that were read so far or are left out, by date. */
  readonly readings: readonly DayReading[];
  readonly state: { readonly kind: 'reading' } | ReadingEnd;
  readonly stop: () => void;
  /** Reads the days that are missing or left out. */
  readonly resume: () => void;
  readonly refresh: () => void;
}

const none: ReadonlyMap<string, DayReading> = new Map();

/** Reads the days of a report once, for as long as it is on the screen. Mount it anew for another place or period. */
export function useReport(location: string, span: DateSpan): Report {
  const apollo = useApolloClient();
  const [readings, setReadings] = useState(none);
  const [state, setState] = useState<Report['state']>({ kind: 'reading' });
  const running = useRef<AbortController | null>(null);
  const dates = useMemo(() => datesOf(span), [span]);
  const inOrder = useMemo(() => dates.flatMap((date) => readings.get(date) ?? []), [dates, readings]);

  const read = async (requested: readonly string[]): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const end = await readReport({
      dates: requested,
      signal,
      fetchDays: (from, days) =>
        queryDesk(apollo, ReportDaysDocument, { location, from, days }, { signal, fetchPolicy: reportFetchPolicy }),
      onRead: (more) => setReadings((known) => new Map([...known, ...more.map((each) => [each.date, each] as const)])),
    });
    // One that was started since then has the say.
    if (running.current === controller) setState(end);
  };
  const start = (requested: readonly string[]): void => {
    setState({ kind: 'reading' });
    void read(requested);
  };
  useEffect(() => {
    void read(dates);
    return () => {
      running.current?.abort();
      running.current = null;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- read once; another place or period is another component
  }, []);

  return {
    dates,
    readings: inOrder,
    state,
    stop: () => running.current?.abort(),
    resume: () => start(dates.filter((date) => readings.get(date)?.kind !== 'counted')),
    refresh: () => {
      setReadings(none);
      start(dates);
    },
  };
}
