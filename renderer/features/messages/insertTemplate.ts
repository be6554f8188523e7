import type { KeyboardEvent } from 'react';
import { isAltKey } from '../../actions/keyNames.ts';

/** Alt+T opens the menu of templates that is within an element; whether it was that key. */
export function opensTemplates(event: KeyboardEvent, within: HTMLElement | null): boolean {
  if (!isAltKey(event, 'KeyT')) return false;
  event.preventDefault();
  within?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click();
  return true;
}

/** The text of the message with a template where the cursor is; its field, within an element, takes the focus. */
export function insertTemplate(within: HTMLElement | null, text: string, template: string): string {
  const field = within?.querySelector<HTMLTextAreaElement>('[data-field="message.text"]');
  const inserted = insertAtCursor(field, text, template);
  field?.focus();
  return inserted;
}

/** A text with more of it where the cursor of its field is, in place of what is selected there; without a field at its end. */
function insertAtCursor(field: HTMLTextAreaElement | null | undefined, text: string, more: string): string {
  const [from, to] = [field?.selectionStart ?? text.length, field?.selectionEnd ?? text.length];
  return [text.slice(0, from).trimEnd(), more, text.slice(to).trimStart()].filter((part) => part !== '').join(' ');
}
