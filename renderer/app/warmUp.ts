import { displayLocale } from '../lib/locale.ts';
import type { Screen } from './screenLoaders.ts';

/**
 * Prepares the browser for the first texts: loads the font file, and for the day the date formats. Each would delay the
 * first layout by half its duration; done here, while the page waits for its code, they cost nothing. Other screens mostly
 * begin without a time, and the first format takes longer than all else that is done before their code.
 */
export function warmUp(screen: Screen | null): void {
  void document.fonts.load("14px 'Inter Variable'");
  if (screen === null) new Intl.DateTimeFormat(displayLocale, { timeStyle: 'short' }).format();
}
