/** Focuses the client search from any screen; the screen with the field may open after the request. */
type Focus = (text: string | null) => void;

let pending: { readonly text: string | null } | null = null;
let focusNow: Focus | null = null;

/** A text is searched; without one, the field keeps its content. */
export function requestSearchFocus(text: string | null = null): void {
  if (focusNow) focusNow(text);
  else pending = { text };
}

/** Registers the field; an earlier request is handled at once. */
export function offerSearchFocus(focus: Focus): () => void {
  focusNow = focus;
  if (pending) focus(pending.text);
  pending = null;
  return () => {
    focusNow = null;
  };
}
