import { useEffect, useState } from 'react';
import { copyText } from './copyText.ts';

/** The result of copying, shown for two seconds. */
export type CopyState = 'idle' | 'copied' | 'refused';

/** Copies a text to the clipboard on demand, and returns the result for two seconds. */
export function useCopy(text: string): readonly [state: CopyState, copy: () => void] {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), 2000);
    return () => clearTimeout(timer);
  }, [state]);
  return [state, () => void copyText(text).then((copied) => setState(copied ? 'copied' : 'refused'))];
}
