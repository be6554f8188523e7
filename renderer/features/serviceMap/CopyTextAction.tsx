import { useEffect, useState } from 'react';
import { Action } from '../../components/Action.tsx';
import { copyText } from '../../lib/copyText.ts';

const words = { idle: 'Copy', copied: 'Copied', refused: 'Could not copy' } as const;

/** Puts a long text on the clipboard, which is shown elsewhere. */
export function CopyTextAction({ text, of }: { readonly text: string; readonly of: string }) {
  const [state, setState] = useState<keyof typeof words>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), 2000);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <Action onClick={() => void copyText(text).then((copied) => setState(copied ? 'copied' : 'refused'))}>
      <span role="status">{words[state]}</span>
      <span className="visually-hidden"> {of}</span>
    </Action>
  );
}
