import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { say } from '../../words/page/say.ts';
import { useDraftedRequest } from '../bridge/useDraftedRequest.ts';
import { createLazyPart } from '../components/LazyPart.tsx';
import type { Booked } from '../features/booking/booked.ts';
import { listenForBookings } from '../lib/bookingRequest.ts';
import { tell } from '../lib/notices.ts';
import { dayPath } from '../lib/paths.ts';
import { whenIdle } from '../lib/whenIdle.ts';

const dialog = createLazyPart(() =>
  import('../features/booking/BookingDialog.tsx').then(({ BookingDialog }) => BookingDialog),
);

/** Where bookings that are asked for anywhere are made. */
export function BookingPlace() {
  const [, navigate] = useLocation();
  const [open, close] = useDraftedRequest(listenForBookings);

  useEffect(() => {
    void whenIdle(4000).then(() => dialog.prefetch());
  }, []);

  const tellBooked = ({ words, location, date }: Booked): void => {
    const show = (): void => navigate(dayPath({ ...(location !== null && { location }), date }));
    tell({ words, action: { word: say('general.show'), run: show } });
  };

  if (!open) return null;
  return (
    <dialog.Part
      draft={open.request}
      drafts={open.drafts}
      onClose={close}
      onBooked={(made) => {
        close();
        tellBooked(made);
      }}
    />
  );
}
