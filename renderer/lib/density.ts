/** Whether rows have little room: the host writes it into the page, and the setting is followed there. */
export function isCompact(): boolean {
  return globalThis.document?.documentElement.dataset['density'] === 'compact';
}
