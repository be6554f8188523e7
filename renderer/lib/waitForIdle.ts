/** Resolves when the page is idle, at the latest after the given time. */
export function waitForIdle(timeout: number): Promise<void> {
  return new Promise((resolve) => {
    requestIdleCallback(() => resolve(), { timeout });
  });
}
