/** Runs once the picture that is being prepared now is on the screen; returns how to call it off. */
export function afterPaint(run: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run);
  });
  return () => cancelAnimationFrame(frame);
}

/** Marks the first time that something is on the screen, for whoever measures the start. */
export function markOnceShown(name: string): (() => void) | undefined {
  if (performance.getEntriesByName(name).length > 0) return undefined;
  return afterPaint(() => performance.mark(name));
}
