import { Action } from './Action.tsx';
import { useCopy } from '../lib/useCopy.ts';

const words = { idle: 'Copy', copied: 'Copied', refused: 'Could not copy' } as const;

interface CopyTextActionProps {
  readonly text: string;
  /** What it is, for who hears several of these. */
  readonly of: string;
  readonly look?: 'outlined' | 'primary';
}

/** Puts a long text on the clipboard, which is shown elsewhere. */
export function CopyTextAction({ text, of, look = 'outlined' }: CopyTextActionProps) {
  const [state, copy] = useCopy(text);
  return (
    <>
      <Action look={look} onClick={copy}>
        {words[state]}
        <span className="visually-hidden"> {of}</span>
      </Action>
      {/* Beside the button: inside it would be no part of its name. */}
      <span className="visually-hidden" role="status">
        {state !== 'idle' && words[state]}
      </span>
    </>
  );
}
