import type { Paper } from '../../electron/contract/files.ts';
import { displayLocale } from './locale.ts';

const letterRegions: ReadonlySet<string> = new Set('US CA MX PH PR CL CO CR DO GT HN NI PA SV VE'.split(' '));

/** The usual paper size of the computer's region. */
export function usualPaper(locale = displayLocale): Paper {
  return letterRegions.has(new Intl.Locale(locale).region ?? '') ? 'Letter' : 'A4';
}
