/** Carries "put the cursor into the client search" from wherever it was asked to the screen that has the field. */
type Focus = (text: string | null) => void;

let wanted: { readonly text: string | null } | null = null;
let focusNow: Focus | null = null;

/** With a text, that is what is searched; without one, whatever stands in the field stays. */
export function requestSearchFocus(text: string | null = null): void {
  if (focusNow) focusNow(text);
  else wanted = { text };
}

/** The field announces itself; a request that came before it was there is honoured at once. */
export function offerSearchFocus(focus: Focus): () => void {
  focusNow = focus;
  if (wanted) focus(wanted.text);
  wanted = null;
  return () => {
    focusNow = null;
  };
}
