import { useLocations } from '../../data/useLocations.ts';
import type { Failure } from '../../../electron/contract/failure.ts';
import {
  BookingChoicesDocument,
  type BookingChoicesQuery,
  type LocationListQuery,
  ScheduleDayDocument,
} from '../../../graphql/desk/generated/operations.ts';
import { isPlainDate } from '../../lib/dates.ts';
import type { BookingWork, ScheduleDay } from './work.ts';
import { useDeskQuery } from '../../data/useDeskQuery.ts';

export interface BookingPlace {
  /** Any day of the location: its offers, time zone and statuses. */
  readonly day: ScheduleDay | null;
  /** The appointments of the chosen date there. */
  readonly thatDay: ScheduleDay | null;
  readonly providers: BookingChoicesQuery['providers'];
  readonly types: BookingChoicesQuery['appointmentTypes'];
  /** The options have loaded. */
  readonly chosenFrom: boolean;
  readonly locations: LocationListQuery['locations'];
  readonly failure: Failure | null;
  readonly retry: () => void;
}

/** The location's data, current. */
export function useBookingPlace({ location, date }: BookingWork): BookingPlace {
  const asked = { ...(location !== null && { location }), ...(isPlainDate(date) && { date }) };
  const query = useDeskQuery(ScheduleDayDocument, asked, { requestVariables: { recent: true, inPassing: true } });
  const choices = useDeskQuery(BookingChoicesDocument, location === null ? null : { location });
  const { locations } = useLocations();

  const last = query.latest?.day ?? null;
  const day = location === null || last?.location.id === location ? last : null;
  const offered = choices.data ?? (day ? choices.latest : undefined);
  return {
    day,
    thatDay: day?.date === date ? day : null,
    providers: (offered?.providers ?? []).filter(({ active }) => active !== false),
    types: offered?.appointmentTypes ?? [],
    chosenFrom: choices.data !== undefined,
    locations,
    failure: query.failure ?? choices.failure,
    retry: () => {
      query.refetch();
      choices.refetch();
    },
  };
}
