import { t } from '../../../../i18n/page/t.ts';
import { Field } from '../../../components/Field.tsx';
import type { cancelBy } from './cancelBy.ts';

interface CancelReasonFieldProps {
  readonly cancel: ReturnType<typeof cancelBy>;
  readonly reason: string;
  /** Whether the dialog begins here. */
  readonly isFirst?: boolean;
  readonly onChange: (reason: string) => void;
}

/** Why several appointments are cancelled; nothing where the service keeps no reason. */
export function CancelReasonField({ cancel, reason, isFirst = false, onChange }: CancelReasonFieldProps) {
  if (!cancel.takesReason) return null;
  return (
    <Field
      name="reason"
      label={t('general.reason')}
      required={cancel.isDemanded}
      hint={cancel.isDemanded ? t('changes.reasonDemanded') : undefined}
    >
      {(control) => (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that was just opened begins here
        <input {...control} autoFocus={isFirst} value={reason} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}
