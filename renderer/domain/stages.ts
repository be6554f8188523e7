import type { Stage } from '../../graphql/desk/generated/operations.ts';
import { t } from '../../i18n/page/t.ts';
import { readableLabel } from '../lib/readableLabel.ts';

export interface StatusView {
  readonly label: string;
  readonly stage: Stage;
  /** The label again, where the stage alone would not tell it from another. */
  readonly word: string | null;
}

/** A status without what the cache adds. */
export function statusView({ label, stage, word }: StatusView): StatusView {
  return { label, stage, word };
}

/** Every stage, in the order of a visit. */
export const stagesInOrder: readonly Stage[] = [
  'booked',
  'confirmed',
  'arrived',
  'inProgress',
  'checkingOut',
  'completed',
  'cancelled',
  'noShow',
  'unknown',
];

/** The label of a status; an unrecognized one, and one of several for a stage, keeps the service's own word. */
export function statusLabel(status: StatusView | null): string {
  if (!status) return t('general.noStatus');
  if (status.stage === 'unknown') return status.label;
  return readableLabel(status.word) ?? t(`general.${status.stage}`);
}

/** Whether the visit will not take place. */
export function isCancelledOrNoShow(status: Pick<StatusView, 'stage'> | null): boolean {
  return status?.stage === 'cancelled' || status?.stage === 'noShow';
}
