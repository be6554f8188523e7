import type { DuplicateReason } from '../../graphql/desk/generated/types.ts';
import { t } from '../../i18n/page/t.ts';

const reasonKeys = {
  phone: 'general.alikePhone',
  email: 'general.alikeEmail',
  name: 'general.alikeName',
  nameAndPatient: 'general.alikeNameAndPatient',
} as const satisfies Readonly<Record<DuplicateReason, string>>;

/** Why two clients may be the same: Same phone number, same name. A reason that a stronger one implies is left out. */
export function duplicateReasonText(reasons: readonly DuplicateReason[]): string {
  const shown = reasons.includes('nameAndPatient') ? reasons.filter((each) => each !== 'name') : reasons;
  const text = shown.map((each) => t(reasonKeys[each])).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
