const fields = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"]';

/** Whether a key belongs to the focused field or menu, and is thus no shortcut. */
export function isTyping(event: Pick<KeyboardEvent, 'target'>): boolean {
  return event.target instanceof Element && event.target.closest(fields) !== null;
}

/** Whether a key was pressed without Ctrl, Alt or Cmd. */
export function isPlain(event: Pick<KeyboardEvent, 'ctrlKey' | 'altKey' | 'metaKey'>): boolean {
  return !event.ctrlKey && !event.altKey && !event.metaKey;
}
