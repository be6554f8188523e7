import Close from '@mui/icons-material/Close';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Action, IconAction } from '../components/Action.tsx';
import { createLazyPart } from '../components/LazyPart.tsx';
import type { Booked } from '../features/booking/booked.ts';
import { type BookingDraft, listenForBookings } from '../lib/bookingRequest.ts';
import { dayPath } from '../lib/paths.ts';
import { whenIdle } from '../lib/whenIdle.ts';
import styles from './BookingPlace.module.css';

const dialog = createLazyPart(() =>
  import('../features/booking/BookingDialog.tsx').then(({ BookingDialog }) => BookingDialog),
);

const passesAfterMilliseconds = 10_000;

/** Where bookings that are asked for anywhere are made, and told when they are done. */
export function BookingPlace() {
  const [, navigate] = useLocation();
  const [draft, setDraft] = useState<BookingDraft | null>(null);
  const [booked, setBooked] = useState<Booked | null>(null);

  useEffect(() => {
    void whenIdle(4000).then(() => dialog.prefetch());
    // A dialog that is open already is not taken from under the hands.
    return listenForBookings((wanted) => setDraft((current) => current ?? wanted));
  }, []);
  useEffect(() => {
    if (!booked) return undefined;
    const timer = setTimeout(() => setBooked(null), passesAfterMilliseconds);
    return () => clearTimeout(timer);
  }, [booked]);

  return (
    <>
      {draft && (
        <dialog.Part
          draft={draft}
          onClose={() => setDraft(null)}
          onBooked={(made) => {
            setDraft(null);
            setBooked(made);
          }}
        />
      )}
      {/* Always there: a status that comes with its words is not read out. */}
      <div className={styles.place} role="status">
        {booked && (
          <div className={styles.message}>
            <p>{booked.words}</p>
            <Action
              look="quiet"
              onClick={() => {
                setBooked(null);
                navigate(
                  dayPath({ ...(booked.location !== null && { location: booked.location }), date: booked.date }),
                );
              }}
            >
              Show
            </Action>
            <IconAction aria-label="Dismiss this message" onClick={() => setBooked(null)}>
              <Close />
            </IconAction>
          </div>
        )}
      </div>
    </>
  );
}
