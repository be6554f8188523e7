import type { FlawKind } from '../../graphql/desk/generated/operations.ts';
import { t } from '../../i18n/page/t.ts';

/** How many rows of the service are broken. */
export function flawCountText(count: number): string {
  return t('general.flaws', { count });
}

/** What is wrong with a row of the service. */
export function flawText(kind: FlawKind): string {
  return t(`general.${kind}`);
}
