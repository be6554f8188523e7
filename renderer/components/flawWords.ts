import type { FlawKind } from '../../graphql/desk/generated/operations.ts';
import { displayLocale } from '../lib/locale.ts';

/** What is wrong with rows of the service. */
export function flawCountWords(count: number, locale = displayLocale): string {
  return count === 1 ? '1 row is broken' : `${new Intl.NumberFormat(locale).format(count)} rows are broken`;
}

export const flawWords: Readonly<Record<FlawKind, string>> = {
  unreadable: 'Could not be read',
  noName: 'Has no name',
  sameId: 'Has the same number as another row',
  unreadableDate: 'Has a date that can’t be read',
  unreadableBalance: 'Has a balance that can’t be read',
};
