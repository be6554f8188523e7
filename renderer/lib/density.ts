/** Whether rows are compact: the host writes the value into the page, and the setting updates it. */
export function isCompact(): boolean {
  return globalThis.document?.documentElement.dataset['density'] === 'compact';
}
