/** Long enough for whoever watches the clipboard to have looked at it. */
const ownForMilliseconds = 2_500;
let copiedAt = Number.NEGATIVE_INFINITY;
globalThis.document?.addEventListener('copy', () => (copiedAt = performance.now()));

/** Whether what is on the clipboard was copied in this window just now: then nobody asks whose number it is. */
export function hasJustCopied(): boolean {
  return performance.now() - copiedAt < ownForMilliseconds;
}

/**
 * Puts text on the clipboard on a person's click. By selection first: the desktop grants the page no permission
 * and the preview's policy none either, so the asynchronous clipboard is refused in both.
 */
export async function copyText(text: string): Promise<boolean> {
  if (copySelection(text)) return true;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function copySelection(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // Beside what has the focus: a dialog takes it back from whatever is outside of it, and nothing would be copied.
  const near = before === document.body ? null : before?.parentElement;
  (near ?? document.body).append(field);
  field.select();
  const copied = document.activeElement === field && document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return copied;
}
