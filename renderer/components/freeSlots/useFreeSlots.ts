import { useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import { type CompanionInput, FreeSlotsDocument } from '../../../graphql/desk/generated/operations.ts';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import { addDays, isPlainDate } from '../../lib/dates.ts';
import { criteriaVariables, noCriteria, type SlotCriteria } from './slotCriteria.ts';
import { firstSlots, type FreeSlot, providersAt } from './slots.ts';

export const slotCount = 6;
const none: readonly CompanionInput[] = [];
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
  /** Who comes along: only times at which each of them fits as well. */
  readonly companions?: readonly CompanionInput[];
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
  /** How many patients each of them is for. */
  readonly patients: number;
  /** The days that were looked through. */
  readonly from: string;
  readonly to: string;
  /** Everybody who is free for the first patient at the time of a slot. */
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
export function useFreeSlots(wanted: WantedSlot): FreeSlotsState {
  const { location, type, provider, date, minutes, companions = none } = wanted;
  // Beside one who is wanted for the first, all others are looked at for those at the same time.
  const isTogether = companions.some(({ together }) => together);
  const only = isTogether ? provider : '';
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
          ...(provider !== '' && !isTogether && { provider }),
          ...(companions.length > 0 && { companions }),
          ...asked,
        };
  const key = JSON.stringify([question, only]);
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
  const nearFound = near.data && firstSlots(near.data.freeSlots.slots, shown, only);
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
  const found = latest && firstSlots(latest.freeSlots.slots, shown + 1, only);
  const reach = (next: Partial<Reach>): void => setReached({ question: key, shown, period, ...next });
  const hasMore = found !== undefined && found.length > shown;
  return {
    slots: found && !(far.loading && nearFound?.length === 0) ? found.slice(0, shown) : null,
    computed: latest?.freeSlots.source === 'computed',
    old: answer === undefined,
    failure: near.failure ?? far.failure,
    criteria,
    onCriteria: setCriteria,
    patients: companions.length + 1,
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
