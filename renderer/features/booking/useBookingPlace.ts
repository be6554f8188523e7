import { useEffect } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import type { BookingChoicesQuery, LocationListQuery } from '../../../graphql/desk/generated/operations.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { isPlainDate } from '../../lib/dates.ts';
import { useStableCallback } from '../../lib/useStableCallback.ts';
import { useAsked } from '../../bridge/useAsked.ts';
import type { BookingWork, ScheduleDay } from './work.ts';

export interface BookingPlace {
  /** Any day of the location: what it offers, its zone, its statuses. */
  readonly day: ScheduleDay | null;
  /** The chosen date there: what stands in it. */
  readonly thatDay: ScheduleDay | null;
  readonly providers: BookingChoicesQuery['providers'];
  readonly types: BookingChoicesQuery['appointmentTypes'];
  /** The choices are here, and none is to come. */
  readonly chosenFrom: boolean;
  readonly locations: LocationListQuery['locations'];
  readonly failure: Failure | null;
  readonly retry: () => void;
}

/** Where it is booked, as the service tells now, and again when the core has heard of a change there. */
export function useBookingPlace({ location, date }: BookingWork): BookingPlace {
  const bridge = useBridge();
  const asked = useAsked('ScheduleDay', {
    ...(location !== null && { location }),
    ...(isPlainDate(date) && { date }),
    recent: true,
    inPassing: true,
  });
  const choices = useAsked('BookingChoices', location === null ? null : { location });
  const locations = useAsked('LocationList', {});

  const again = useStableCallback(asked.again);
  useEffect(
    () =>
      bridge.listen((event) => {
        if (event.kind === 'dayRead' && event.changed && event.location === location && event.date === date) again();
      }),
    [bridge, location, date, again],
  );

  const last = asked.last?.day ?? null;
  const day = location === null || last?.location.id === location ? last : null;
  const offered = choices.data ?? (day ? choices.last : undefined);
  return {
    day,
    thatDay: day?.date === date ? day : null,
    providers: (offered?.providers ?? []).filter(({ active }) => active !== false),
    types: offered?.appointmentTypes ?? [],
    chosenFrom: choices.data !== undefined,
    locations: locations.last?.locations ?? [],
    failure: asked.failure ?? choices.failure,
    retry: () => {
      asked.again();
      choices.again();
    },
  };
}
