/** What is known of an appointment before anybody books it. Times are ISO instants, lengths minutes. */
export interface BookingDraft {
  readonly location?: string;
  readonly date?: string;
  readonly start?: string;
  readonly minutes?: number;
  readonly provider?: string;
  readonly room?: string;
  readonly client?: string;
  readonly patient?: string;
  /** Somebody stands at the desk: the appointment is now, and she has arrived. */
  readonly walkIn?: true;
  /** What was begun is gone on with just as it stands. */
  readonly goOn?: true;
}

let hear: ((draft: BookingDraft) => void) | null = null;

/** Opens the booking dialog from wherever somebody is. */
export function requestBooking(draft: BookingDraft = {}): void {
  hear?.(draft);
}

/** The one place that shows the dialog; the returned function takes it away. */
export function listenForBookings(listener: (draft: BookingDraft) => void): () => void {
  hear = listener;
  return () => {
    if (hear === listener) hear = null;
  };
}
