import { t } from '../../i18n/page/t.ts';
import { Action } from './Action.tsx';
import { useCopy } from '../lib/useCopy.ts';

const words = { idle: 'general.copy', copied: 'general.copied', refused: 'general.notCopied' } as const;
const wholeWords = {
  idle: 'general.copyThing',
  copied: 'general.copiedThing',
  refused: 'general.notCopiedThing',
} as const;

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
      <Action look={look} aria-label={t(wholeWords[state], { thing: of })} onClick={copy}>
        {t(words[state])}
      </Action>
      {/* Beside the button: inside it would be no part of its name. */}
      <span className="visually-hidden" role="status">
        {state !== 'idle' && t(words[state])}
      </span>
    </>
  );
}
