import { useEffect, useState } from 'react';
import { copyText } from './copyText.ts';

/** How copying went, said for two seconds. */
export type CopyState = 'idle' | 'copied' | 'refused';

/** Puts a text on the clipboard on demand, and tells for a moment how that went. */
export function useCopy(text: string): readonly [state: CopyState, copy: () => void] {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), 2000);
    return () => clearTimeout(timer);
  }, [state]);
  return [state, () => void copyText(text).then((copied) => setState(copied ? 'copied' : 'refused'))];
}
