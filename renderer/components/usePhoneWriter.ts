import { t } from '../../i18n/page/t.ts';
import { useStableCallback } from '../hooks/useStableCallback.ts';
import { usePhoneText } from './usePhoneText.ts';

/** The hint or problem of a typed phone number; null where there is none. */
export interface PhoneWriter {
  /** Whether the numbering plans are loaded. */
  readonly ready: boolean;
  /** The number in the clinic's format; as typed where it can't be parsed. */
  readonly write: (typed: string) => string;
  readonly hint: (typed: string) => string | undefined;
}

/**
 * Formats phone numbers like the clinic's. The world's numbering plans load after the form is rendered; until then a
 * number stays as typed.
 */
export function usePhoneWriter(clinicNumbers: readonly string[]): PhoneWriter {
  const text = usePhoneText();
  const read = (typed: string) => text?.readPhone(typed, text.phoneHabit(clinicNumbers));
  return {
    ready: text !== null,
    write: useStableCallback((typed: string) => {
      const found = read(typed);
      return found?.kind === 'number' ? found.text : typed;
    }),
    hint: (typed) => (read(typed)?.kind === 'unsure' ? t('general.phoneUnsure') : undefined),
  };
}
