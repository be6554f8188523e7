import { displayLocale } from './locale.ts';

/**
 * Makes the browser ready for the first texts: it reads the font out of its file, and how times and dates are written.
 * Both would hold up the first layout, each for half as long as that takes; while the page waits for its code, nobody
 * waits for them.
 */
export function warmUp(): void {
  void document.fonts.load("14px 'Inter Variable'");
  new Intl.DateTimeFormat(displayLocale, { timeStyle: 'short' }).format();
}
