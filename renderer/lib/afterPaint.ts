/**
 * Runs once the picture that is being prepared now is on the screen, and not within the next one, which would wait for it;
 * returns how to call it off.
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const callOff = inNextPicture(() => (timer = setTimeout(run)));
  return () => {
    callOff();
    clearTimeout(timer);
  };
}

/** Marks the first time that something is on the screen, for whoever measures the start. */
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
