/**
 * Runs after the current frame is painted, outside of the next frame, which it would delay; returns a function that
 * cancels it.
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const callOff = inNextPicture(() => (timer = setTimeout(run)));
  return () => {
    callOff();
    clearTimeout(timer);
  };
}

/** Marks the first paint with content, for measurements of the start. */
export function markOnceShown(name: string): (() => void) | undefined {
  if (performance.getEntriesByName(name).length > 0) return undefined;
  return inNextPicture(() => performance.mark(name));
}

function inNextPicture(run: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run);
  });
  return () => cancelAnimationFrame(frame);
}
