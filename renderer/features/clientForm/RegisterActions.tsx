import { t } from '../../../i18n/page/t.ts';
import { Action } from '../../components/Action.tsx';
import { DraftStatus } from '../../components/DraftStatus.tsx';
import { pendingLabel, sendLabel } from './registrationTexts.ts';
import type { RegistrationForm } from './useRegistration.ts';

interface RegisterActionsProps {
  readonly registration: RegistrationForm;
  /** The client may be registered already. */
  readonly alike: boolean;
  /** Ready to send. */
  readonly ready: boolean;
  readonly canBook: boolean;
  readonly onClose: () => void;
}

/** The form's buttons; each names what it will do. */
export function RegisterActions({ registration, alike, ready, canBook, onClose }: RegisterActionsProps) {
  const { form, work, send } = registration;
  const { result, pending } = form;
  return (
    <>
      <DraftStatus failure={form.saveFailure} isAnnounced={result?.__typename === 'Failed'} />
      <Action onClick={onClose}>{t('general.close')}</Action>
      {canBook && (
        <Action
          aria-keyshortcuts="Control+Shift+Enter"
          aria-disabled={!ready || undefined}
          onClick={() => void send('book')}
        >
          {work.known === null ? t('clientForm.registerAndBook') : t('clientForm.addAndBook')}
        </Action>
      )}
      <Action
        look="primary"
        aria-keyshortcuts="Control+Enter"
        aria-disabled={!ready || undefined}
        onClick={() => void send('close')}
      >
        {pending === null ? sendLabel(work, result, alike) : pendingLabel(pending, work)}
      </Action>
    </>
  );
}
