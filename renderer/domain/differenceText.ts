import { t } from '../../i18n/page/t.ts';

/** What the service has otherwise than it was asked for, as a sentence; null where all is as requested. */
export function savedDifferentlyText(
  facts: readonly { readonly label: string; readonly now: string }[],
): string | null {
  if (facts.length === 0) return null;
  const list = facts.map(({ label, now }) => t('changes.fact', { word: label, value: now }));
  return t('changes.savedDifferently', { facts: list.join(', ') });
}
