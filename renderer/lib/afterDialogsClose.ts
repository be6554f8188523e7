/** Runs as soon as no dialog is open, at once where none is; returns how to call it off. */
export function afterDialogsClose(run: () => void): () => void {
  const isFree = (): boolean => !document.querySelector('[role="dialog"], [role="alertdialog"]');
  if (isFree()) {
    run();
    return () => undefined;
  }
  // Dialogs stand beside the page, as children of its body.
  const observer = new MutationObserver(() => {
    if (!isFree()) return;
    observer.disconnect();
    run();
  });
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}
