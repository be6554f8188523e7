/** Focuses the client search from any screen; the screen with the field may come after the request. */
type Focus = (text: string | null) => void;

let pending: { readonly text: string | null } | null = null;
let focusNow: Focus | null = null;

/** With a text, that is what is searched; without one, whatever stands in the field stays. */
export function requestSearchFocus(text: string | null = null): void {
  if (focusNow) focusNow(text);
  else pending = { text };
}

/** Registers the field; a request that came before it is served at once. */
export function offerSearchFocus(focus: Focus): () => void {
  focusNow = focus;
  if (pending) focus(pending.text);
  pending = null;
  return () => {
    focusNow = null;
  };
}
