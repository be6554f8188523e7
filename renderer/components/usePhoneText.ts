import { useEffect, useState } from 'react';
import type * as PhoneText from '../lib/phoneText.ts';

let loadedText: typeof PhoneText | null = null;

/** The world's numbering plans; null until they are loaded, which the first number that is shown asks for. */
export function usePhoneText(): typeof PhoneText | null {
  const [text, setText] = useState(loadedText);
  useEffect(() => {
    let isCurrent = true;
    // Without them only the formatting is missing.
    import('../lib/phoneText.ts').then(
      (loaded) => {
        loadedText = loaded;
        if (isCurrent) setText(loaded);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return text;
}
