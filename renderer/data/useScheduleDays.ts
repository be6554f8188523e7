import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { ScheduleDayDocument, type ScheduleDayQuery } from '../../graphql/desk/generated/operations.ts';
import { useDebounced } from '../hooks/useDebounced.ts';
import { queryDesk } from './queryDesk.ts';

type ScheduleDay = ScheduleDayQuery['day'];

/** While a number of dates is typed, only the one that is stayed at is read. */
const typingDebounce = 250;

/** Some days of a location, for what is planned on them. */
export interface ScheduleDays {
  /** Null until it is read, and where it could not be. */
  readonly dayOf: (date: string) => ScheduleDay | null;
  readonly isUnread: (date: string) => boolean;
  /** Some of the days are still to be read. */
  readonly isChecking: boolean;
  /** Reads them again, as what was sent changed them. */
  readonly refresh: () => void;
}

/**
 * Days of a location, read one after the other; `known` is one that is shown anyway. Where something was just booked on them,
 * a reading of the seconds before will not do.
 */
export function useScheduleDays(
  location: string | null,
  dates: readonly string[],
  { known, recent }: { readonly known: ScheduleDay | null; readonly recent: boolean },
): ScheduleDays {
  const apollo = useApolloClient();
  const [read, setRead] = useState<ReadonlyMap<string, ScheduleDay | 'unread'>>(new Map());
  const [generation, setGeneration] = useState(0);
  const asked = useRef(new Set<string>());
  const keyOf = (date: string): string => `${location} ${date}`;
  const isKnown = (date: string): boolean => known?.date === date && known.location.id === location;
  const wanted = useDebounced([generation, ...dates.filter((date) => !isKnown(date))].join(' '), typingDebounce);
  useEffect(() => {
    let isCurrent = true;
    const readAll = async (): Promise<void> => {
      for (const date of wanted.split(' ').slice(1)) {
        const key = `${location} ${date}`;
        if (location === null || asked.current.has(key)) continue;
        asked.current.add(key);
        const { data } = await queryDesk(
          apollo,
          ScheduleDayDocument,
          { location, date },
          { requestVariables: { recent: recent && generation === 0, inPassing: true } },
        );
        setRead((before) => new Map(before).set(key, data?.day ?? 'unread'));
        if (!isCurrent) return;
      }
    };
    void readAll();
    return () => {
      isCurrent = false;
    };
  }, [apollo, location, wanted, recent, generation]);

  return {
    dayOf(date) {
      if (isKnown(date)) return known;
      const found = read.get(keyOf(date));
      return found === undefined || found === 'unread' ? null : found;
    },
    isUnread: (date) => read.get(keyOf(date)) === 'unread',
    isChecking: dates.some((date) => !isKnown(date) && !read.has(keyOf(date))),
    refresh() {
      asked.current.clear();
      setRead(new Map());
      setGeneration((count) => count + 1);
    },
  };
}
