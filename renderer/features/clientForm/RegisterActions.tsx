import { say } from '../../../words/page/say.ts';
import { Action } from '../../components/Action.tsx';
import { DraftStatus } from '../../components/DraftStatus.tsx';
import { sendingWords, sendWord } from './registrationWords.ts';
import type { RegistrationForm } from './useRegistration.ts';

interface RegisterActionsProps {
  readonly form: RegistrationForm;
  /** Somebody may be known already. */
  readonly alike: boolean;
  /** It can be sent now. */
  readonly ready: boolean;
  readonly canBook: boolean;
}

/** What can be done with the form: each button names what it will do. */
export function RegisterActions({ form, alike, ready, canBook }: RegisterActionsProps) {
  const { work, end, sending, close, send } = form;
  return (
    <>
      <DraftStatus failure={form.saveFailure} isTold={form.end?.kind === 'failed'} />
      <Action onClick={close}>{say('general.close')}</Action>
      {canBook && (
        <Action
          aria-keyshortcuts="Control+Shift+Enter"
          aria-disabled={!ready || undefined}
          onClick={() => void send('book')}
        >
          {work.known === null ? say('clientForm.registerAndBook') : say('clientForm.addAndBook')}
        </Action>
      )}
      <Action
        look="primary"
        aria-keyshortcuts="Control+Enter"
        aria-disabled={!ready || undefined}
        onClick={() => void send('close')}
      >
        {sending === null ? sendWord(work, end, alike) : sendingWords(sending, work)}
      </Action>
    </>
  );
}
