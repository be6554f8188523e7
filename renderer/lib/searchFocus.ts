/** Carries "put the cursor into the client search" from wherever it was asked to the screen that has the field. */
let wanted = false;
let focusNow: (() => void) | null = null;

export function requestSearchFocus(): void {
  if (focusNow) focusNow();
  else wanted = true;
}

/** The field announces itself; a request that came before it was there is honoured at once. */
export function offerSearchFocus(focus: () => void): () => void {
  focusNow = focus;
  if (wanted) focus();
  wanted = false;
  return () => {
    focusNow = null;
  };
}
