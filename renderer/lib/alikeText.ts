import type { Alike } from '../../graphql/desk/generated/types.ts';
import { t } from '../../i18n/page/t.ts';

const words = {
  phone: 'general.alikePhone',
  email: 'general.alikeEmail',
  name: 'general.alikeName',
  nameAndPatient: 'general.alikeNameAndPatient',
} as const satisfies Readonly<Record<Alike, string>>;

/** Why two clients may be the same: Same phone number, same name. A reason that a stronger one implies is left out. */
export function alikeSentence(because: readonly Alike[]): string {
  const reasons = because.includes('nameAndPatient') ? because.filter((each) => each !== 'name') : because;
  const text = reasons.map((each) => t(words[each])).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
