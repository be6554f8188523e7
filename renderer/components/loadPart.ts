import { loadOtherMessages } from '../../i18n/page/loadMessages.ts';

interface Loading {
  readonly promise: Promise<unknown>;
  part: unknown;
}

const loadings = new WeakMap<() => Promise<unknown>, Loading>();

/** Loads code that the first screen does not need, together with its messages: once, unless it fails. */
export function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const known = loadings.get(load);
  // Sound: kept for the function that answered it.
  if (known) return known.promise as Promise<Part>;
  const promise = Promise.all([load(), loadOtherMessages()]).then(([part]) => part);
  const loading: Loading = { promise, part: null };
  loadings.set(load, loading);
  promise.then(
    (part) => (loading.part = part),
    // The next use tries again.
    () => loadings.delete(load),
  );
  return promise;
}

/** What `loadPart` has loaded by this function; null before. */
export function loadedPart<Part>(load: () => Promise<Part>): Part | null {
  // Sound: kept for the function that answered it.
  return (loadings.get(load)?.part ?? null) as Part | null;
}
