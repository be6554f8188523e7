import { t } from '../../i18n/page/t.ts';
import { Action } from './Action.tsx';
import { useCopy } from '../hooks/useCopy.ts';

const labels = { idle: 'general.copy', copied: 'general.copied', refused: 'general.notCopied' } as const;
const accessibleLabels = {
  idle: 'general.copyThing',
  copied: 'general.copiedThing',
  refused: 'general.notCopiedThing',
} as const;

interface CopyTextActionProps {
  readonly text: string;
  /** What the text is, for screen readers where several of these are on a page. */
  readonly of: string;
  readonly look?: 'outlined' | 'primary';
}

/** Copies a long text that is shown elsewhere. */
export function CopyTextAction({ text, of, look = 'outlined' }: CopyTextActionProps) {
  const [state, copy] = useCopy(text);
  return (
    <>
      <Action look={look} aria-label={t(accessibleLabels[state], { thing: of })} onClick={copy}>
        {t(labels[state])}
      </Action>
      {/* Beside the button: inside, it would become part of the accessible name. */}
      <span className="visually-hidden" role="status">
        {state !== 'idle' && t(labels[state])}
      </span>
    </>
  );
}
