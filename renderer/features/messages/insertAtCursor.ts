/** A text with more of it where the cursor of its field is, in place of what is selected there; without a field at its end. */
export function insertAtCursor(field: HTMLTextAreaElement | null | undefined, text: string, more: string): string {
  const [from, to] = [field?.selectionStart ?? text.length, field?.selectionEnd ?? text.length];
  return [text.slice(0, from).trimEnd(), more, text.slice(to).trimStart()].filter((part) => part !== '').join(' ');
}
