import type { Stage } from '../../graphql/desk/generated/operations.ts';
import { t } from '../../i18n/page/t.ts';

export interface StatusView {
  readonly label: string;
  readonly stage: Stage;
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

/** The label of a status; an unrecognized one keeps the service's own word. */
export function statusLabel(status: StatusView | null): string {
  if (!status) return t('general.noStatus');
  return status.stage === 'unknown' ? status.label : t(`general.${status.stage}`);
}

/** Whether the visit will not take place. */
export function isCalledOff(status: StatusView | null): boolean {
  return status?.stage === 'cancelled' || status?.stage === 'noShow';
}
