/** Passes an “open this appointment” request from any screen to the day view. */
type Open = (id: string) => boolean;

const timeoutMilliseconds = 10_000;
let requested: { readonly id: string; readonly until: number } | null = null;
let openNow: Open | null = null;

/** Opens it if the day is on screen; else returns false, and the next day view opens it. */
export function requestAppointment(id: string): boolean {
  const opened = openNow?.(id) ?? false;
  requested = opened ? null : { id, until: performance.now() + timeoutMilliseconds };
  return opened;
}

/** The day view registers on each render; `open` returns whether it has the appointment. */
export function offerAppointments(open: Open): () => void {
  openNow = open;
  if (requested && performance.now() > requested.until) requested = null;
  if (requested && open(requested.id)) requested = null;
  return () => {
    if (openNow === open) openNow = null;
  };
}
