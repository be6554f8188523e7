import { useEffect, useEffectEvent } from 'react';
import {
  AppointmentRequestsDocument,
  type AppointmentRequestsQuery,
} from '../../../../graphql/desk/generated/operations.ts';
import { type DeskQuery, useDeskQuery } from '../../../data/useDeskQuery.ts';

export type RequestList = NonNullable<AppointmentRequestsQuery['requests']>;
export type AppointmentRequest = RequestList['requests'][number];

/** Nobody answers a request within a minute. */
const pollMilliseconds = 3 * 60_000;

/**
 * The open requests for appointments: read in passing, within what background reading may send, and again every three
 * minutes while the page is visible. Where the service lists none it is asked once.
 */
export function useRequests(): DeskQuery<AppointmentRequestsQuery> {
  const reading = useDeskQuery(AppointmentRequestsDocument, {}, { requestVariables: { inPassing: true } });
  const isOffered = (reading.latest?.requests ?? null) !== null;
  const poll = useEffectEvent((): void => {
    if (document.visibilityState === 'visible' && !reading.loading) reading.refetch();
  });
  useEffect(() => {
    if (!isOffered) return undefined;
    const timer = setInterval(() => poll(), pollMilliseconds);
    return () => clearInterval(timer);
  }, [isOffered]);
  return reading;
}
