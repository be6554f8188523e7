import { FreeSlotsDocument } from '../../../graphql/desk/generated/operations.ts';
import { useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import { isPlainDate } from '../../lib/dates.ts';
import { firstSlots, type FreeSlot } from './slots.ts';
import { type BookingWork, readLength } from './work.ts';
import { useDeskQuery } from '../../data/useDeskQuery.ts';

export const slotCount = 6;
const nearDays = 2;
const farDays = 14;
/** A length is typed digit by digit, so the query waits. */
const typingDebounce = 200;

interface FreeSlotsState {
  /** Null until the first result. */
  readonly slots: readonly FreeSlot[] | null;
  readonly computed: boolean;
  /** The slots belong to the previous query. */
  readonly old: boolean;
  readonly failure: Failure | null;
}

/** The next free times from the requested date on: of the next days, and further ahead only where those are full. */
export function useFreeSlots({ location, type, wanted, minutes }: BookingWork): FreeSlotsState {
  const length = readLength(minutes);
  const question =
    location === null || length === null || !isPlainDate(wanted.date)
      ? null
      : {
          location,
          from: wanted.date,
          minutes: length,
          ...(type !== '' && { type }),
          ...(wanted.provider !== '' && { provider: wanted.provider }),
        };
  const near = useDeskQuery(FreeSlotsDocument, question && { ...question, days: nearDays }, {
    fetchPolicy: 'network-only',
    debounceMilliseconds: typingDebounce,
  });
  const found = near.data && firstSlots(near.data.freeSlots.slots, slotCount);
  const full = found !== undefined && found.length < slotCount;
  const far = useDeskQuery(FreeSlotsDocument, question && full ? { ...question, days: farDays } : null, {
    fetchPolicy: 'network-only',
  });

  const answer = full ? far.data : near.data;
  const [place, setPlace] = useState<string | null>(null);
  if (near.data && place !== location) setPlace(location);
  // Slots on screen stay available while newer ones load, but never those of another location.
  const shown = answer ?? (place === location ? near.latest : undefined);
  return {
    slots: shown && !(far.loading && found?.length === 0) ? firstSlots(shown.freeSlots.slots, slotCount) : null,
    computed: shown?.freeSlots.source === 'computed',
    old: answer === undefined,
    failure: near.failure ?? far.failure,
  };
}
