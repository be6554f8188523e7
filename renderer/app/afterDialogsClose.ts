/** Runs once no dialog is open, at once where none is; returns a function that cancels it. */
export function afterDialogsClose(run: () => void): () => void {
  const isFree = (): boolean => !document.querySelector('[role="dialog"], [role="alertdialog"]');
  if (isFree()) {
    run();
    return () => undefined;
  }
  // Dialogs are mounted as children of the body.
  const observer = new MutationObserver(() => {
    if (!isFree()) return;
    observer.disconnect();
    run();
  });
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}
