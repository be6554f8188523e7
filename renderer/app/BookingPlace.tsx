import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { createLazyPart } from '../components/LazyPart.tsx';
import type { Booked } from '../features/booking/booked.ts';
import { type BookingDraft, listenForBookings } from '../lib/bookingRequest.ts';
import { tell } from '../lib/notices.ts';
import { dayPath } from '../lib/paths.ts';
import { whenIdle } from '../lib/whenIdle.ts';

const dialog = createLazyPart(() =>
  import('../features/booking/BookingDialog.tsx').then(({ BookingDialog }) => BookingDialog),
);

/** Where bookings that are asked for anywhere are made. */
export function BookingPlace() {
  const [, navigate] = useLocation();
  const [draft, setDraft] = useState<BookingDraft | null>(null);

  useEffect(() => {
    void whenIdle(4000).then(() => dialog.prefetch());
    // A dialog that is open already is not taken from under the hands.
    return listenForBookings((wanted) => setDraft((current) => current ?? wanted));
  }, []);

  const tellBooked = ({ words, location, date }: Booked): void => {
    const show = (): void => navigate(dayPath({ ...(location !== null && { location }), date }));
    tell({ words, action: { word: 'Show', run: show } });
  };

  if (!draft) return null;
  return (
    <dialog.Part
      draft={draft}
      onClose={() => setDraft(null)}
      onBooked={(made) => {
        setDraft(null);
        tellBooked(made);
      }}
    />
  );
}
