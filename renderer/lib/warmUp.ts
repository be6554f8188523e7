import { displayLocale } from './locale.ts';

/**
 * Makes the browser read how times are written and names are sorted. Whoever needs it first waits for it, as long as
 * the first day's layout takes; while the page waits for its code, nobody does.
 */
export function warmUpLanguage(): void {
  new Intl.DateTimeFormat(displayLocale, { timeStyle: 'short' }).format();
  new Intl.Collator().compare('a', 'b');
}
