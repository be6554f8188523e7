import { useEffect, useState } from 'react';
import { t } from '../../i18n/page/t.ts';
import type * as PhoneText from './phoneText.ts';
import { useStableCallback } from './useStableCallback.ts';

/** What is to be said of a phone number as it was typed; null where nothing is. */
export interface PhoneWriter {
  /** Whether the numbering plans are there. */
  readonly ready: boolean;
  /** As it is written here; as it was typed, where nobody can tell. */
  readonly write: (typed: string) => string;
  readonly hint: (typed: string) => string | undefined;
}

/**
 * Writes phone numbers by the clinic's habit. The numbering plans of the world come after the form is drawn; until then a
 * number stays as it was typed.
 */
export function usePhoneWriter(clinicNumbers: readonly string[]): PhoneWriter {
  const [text, setText] = useState<typeof PhoneText | null>(null);
  useEffect(() => {
    let isCurrent = true;
    // Without them nothing is lost but looks.
    import('./phoneText.ts').then(
      (loaded) => isCurrent && setText(() => loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
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
