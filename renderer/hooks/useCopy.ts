import { useEffect, useState } from 'react';

/** Long enough for clipboard watchers to have read it, in milliseconds. */
const ownCopyMilliseconds = 2_500;
let copiedAt = Number.NEGATIVE_INFINITY;
globalThis.document?.addEventListener('copy', () => (copiedAt = performance.now()));

/**
 * Whether the clipboard's text was just copied in this window; then the desktop does not offer to look up the number.
 */
export function hasJustCopied(): boolean {
  return performance.now() - copiedAt < ownCopyMilliseconds;
}

/**
 * Copies text to the clipboard on a click. Uses the selection first: neither the desktop nor the preview's policy
 * grants the asynchronous clipboard.
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
  // Beside the focused element: a dialog's focus trap would take the focus back from outside, and nothing would be
  // copied.
  const near = before === document.body ? null : before?.parentElement;
  (near ?? document.body).append(field);
  field.select();
  const copied = document.activeElement === field && document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return copied;
}

/** The result of copying, shown for two seconds. */
export type CopyState = 'idle' | 'copied' | 'refused';

/** Copies a text to the clipboard on demand, and returns the result for two seconds. */
export function useCopy(text: string): readonly [state: CopyState, copy: () => void] {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), 2000);
    return () => clearTimeout(timer);
  }, [state]);
  return [state, () => void copyText(text).then((copied) => setState(copied ? 'copied' : 'refused'))];
}
