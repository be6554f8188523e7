/** Carries "open this appointment" from wherever it was asked to the day that shows it. */
type Open = (id: string) => boolean;

const timeoutMilliseconds = 10_000;
let requested: { readonly id: string; readonly until: number } | null = null;
let openNow: Open | null = null;

/** Opens it where it is on the screen; false where it is not, and the day that shows it next will open it. */
export function requestAppointment(id: string): boolean {
  const opened = openNow?.(id) ?? false;
  requested = opened ? null : { id, until: performance.now() + timeoutMilliseconds };
  return opened;
}

/** The day announces itself each time it is drawn anew; `open` answers whether it has the appointment. */
export function offerAppointments(open: Open): () => void {
  openNow = open;
  if (requested && performance.now() > requested.until) requested = null;
  if (requested && open(requested.id)) requested = null;
  return () => {
    if (openNow === open) openNow = null;
  };
}
