import { Action } from '../../components/Action.tsx';
import { useCopy } from '../../lib/useCopy.ts';

const words = { idle: 'Copy', copied: 'Copied', refused: 'Could not copy' } as const;

/** Puts a long text on the clipboard, which is shown elsewhere. */
export function CopyTextAction({ text, of }: { readonly text: string; readonly of: string }) {
  const [state, copy] = useCopy(text);
  return (
    <Action onClick={copy}>
      <span role="status">{words[state]}</span>
      <span className="visually-hidden"> {of}</span>
    </Action>
  );
}
