import { useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import { FreeSlotsDocument } from '../../../graphql/desk/generated/operations.ts';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import { addDays, isPlainDate } from '../../lib/dates.ts';
import { criteriaVariables, noCriteria, type SlotCriteria } from './slotCriteria.ts';
import { firstSlots, type FreeSlot, providersAt } from './slots.ts';

export const slotCount = 6;
const nearDays = 2;
const farDays = 14;
/** So many times two weeks are looked through, on request. */
const mostPeriods = 6;
/** A length is typed digit by digit, so the query waits. */
const typingDebounce = 200;

/** What a time is looked for; empty texts for any. */
export interface WantedSlot {
  readonly location: string | null;
  readonly type: string;
  readonly provider: string;
  /** From when on. */
  readonly date: string;
  /** Null while the typed length is none. */
  readonly minutes: number | null;
  /** How many providers must be free at once. */
  readonly together?: number;
}

interface FreeSlotsState {
  /** Null until the first result. */
  readonly slots: readonly FreeSlot[] | null;
  readonly computed: boolean;
  /** The slots belong to the previous query. */
  readonly old: boolean;
  readonly failure: Failure | null;
  readonly criteria: SlotCriteria;
  readonly onCriteria: (criteria: SlotCriteria) => void;
  /** The days that were looked through. */
  readonly from: string;
  readonly to: string;
  /** Everybody who is free at the time of a slot. */
  readonly providersAt: (slot: FreeSlot) => readonly string[];
  /** Shows more of them, else those of the next two weeks; null where the limit is reached. */
  readonly onMore: (() => void) | null;
}

/** How far was looked, for one question; another question begins anew. */
interface Reach {
  readonly question: string;
  readonly shown: number;
  readonly period: number;
}

/**
 * The next free times from the requested date on: of the next days, and further ahead only where those are full or where only
 * some weekdays or hours are wanted.
 */
export function useFreeSlots({ location, type, provider, date, minutes, together = 1 }: WantedSlot): FreeSlotsState {
  const demand = { together, provider };
  const [criteria, setCriteria] = useState(noCriteria);
  const asked = criteriaVariables(criteria);
  const question =
    location === null || minutes === null || asked === null || !isPlainDate(date)
      ? null
      : {
          location,
          from: date,
          minutes,
          ...(type !== '' && { type }),
          // Of several who must be free at once, one alone says nothing.
          ...(provider !== '' && together === 1 && { provider }),
          ...asked,
        };
  const key = JSON.stringify([question, demand]);
  const [reached, setReached] = useState<Reach>({ question: key, shown: slotCount, period: 0 });
  const { shown, period } = reached.question === key ? reached : { shown: slotCount, period: 0 };
  const from = isPlainDate(date) ? addDays(date, period * farDays) : date;
  const isSearch = asked !== null && Object.keys(asked).length > 0;

  const near = useDeskQuery(
    FreeSlotsDocument,
    question && !isSearch && period === 0 ? { ...question, days: nearDays } : null,
    {
      fetchPolicy: 'network-only',
      debounceMilliseconds: typingDebounce,
    },
  );
  const nearFound = near.data && firstSlots(near.data.freeSlots.slots, shown, demand);
  const isFar = isSearch || period > 0 || (nearFound !== undefined && nearFound.length < shown);
  const far = useDeskQuery(FreeSlotsDocument, question && isFar ? { ...question, from, days: farDays } : null, {
    fetchPolicy: 'network-only',
    debounceMilliseconds: isSearch ? typingDebounce : 0,
  });

  const answer = isFar ? far.data : near.data;
  const [place, setPlace] = useState<string | null>(null);
  if (answer && place !== location) setPlace(location);
  // Slots on screen stay available while newer ones load, but never those of another location.
  const latest = answer ?? (place === location ? (isFar ? (far.latest ?? near.latest) : near.latest) : undefined);
  const found = latest && firstSlots(latest.freeSlots.slots, shown + 1, demand);
  const reach = (next: Partial<Reach>): void => setReached({ question: key, shown, period, ...next });
  const hasMore = found !== undefined && found.length > shown;
  return {
    slots: found && !(far.loading && nearFound?.length === 0) ? found.slice(0, shown) : null,
    computed: latest?.freeSlots.source === 'computed',
    old: answer === undefined,
    failure: near.failure ?? far.failure,
    criteria,
    onCriteria: setCriteria,
    from,
    to: isPlainDate(from) ? addDays(from, (isFar ? farDays : nearDays) - 1) : from,
    providersAt: (slot) => providersAt(latest?.freeSlots.slots ?? [], slot),
    onMore: hasMore
      ? () => reach({ shown: shown + slotCount })
      : period + 1 < mostPeriods
        ? () => reach(isFar ? { shown: slotCount, period: period + 1 } : { shown: shown + slotCount })
        : null,
  };
}
