import type { FlawKind } from '../../graphql/desk/generated/operations.ts';
import { t } from '../../i18n/page/t.ts';

/** The number of broken rows. */
export function flawCountText(count: number): string {
  return t('general.flaws', { count });
}

/** The problem of one broken row. */
export function flawText(kind: FlawKind): string {
  return t(`general.${kind}`);
}
