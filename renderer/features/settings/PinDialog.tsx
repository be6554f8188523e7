import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import { isPin, type StaffMember } from '../../../electron/contract/staff.ts';
import { t } from '../../../i18n/page/t.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { Action } from '../../components/Action.tsx';
import { PinField } from '../../components/PinField.tsx';
import { notify } from '../../state/notices.ts';
import { failureText } from '../../lib/failureText.ts';

interface PinDialogProps {
  readonly member: StaffMember;
  /** Resolves to a failure or null. */
  readonly onSet: (pin: string) => Promise<Failure | null>;
  readonly onClose: () => void;
}

/** A manager sets the PIN of another person. */
export function PinDialog({ member, onSet, onClose }: PinDialogProps) {
  return (
    <NewPin
      title={t('settings.newPinFor', { name: member.name })}
      onSet={async (pin) => {
        const why = await onSet(pin);
        if (why) return why;
        notify({ text: t('settings.hasNewPin', { name: member.name }) });
        onClose();
        return null;
      }}
      onClose={onClose}
    />
  );
}

/** Changing one's own PIN needs the current one. */
export function OwnPinDialog({ onClose }: { readonly onClose: () => void }) {
  const bridge = useBridge();
  return (
    <NewPin
      title={t('settings.changePin')}
      asksCurrentPin
      onSet={async (next, pin) => {
        const answer = await bridge.request('staff:ownPin', { pin, next });
        if (!answer.ok) return answer.failure;
        notify({ text: t('settings.pinChanged') });
        onClose();
        return null;
      }}
      onClose={onClose}
    />
  );
}

interface NewPinProps {
  readonly title: string;
  readonly asksCurrentPin?: boolean;
  readonly onSet: (pin: string, currentPin: string) => Promise<Failure | null>;
  readonly onClose: () => void;
}

function NewPin({ title, asksCurrentPin = false, onSet, onClose }: NewPinProps) {
  const [currentPin, setCurrentPin] = useState('');
  const [pin, setPin] = useState('');
  const [repeated, setRepeated] = useState('');
  const [wasSubmitted, setSubmitted] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const set = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setSubmitted(true);
    if (!isPin(pin) || repeated !== pin || (asksCurrentPin && !isPin(currentPin))) return;
    setFailure(await onSet(pin, currentPin));
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="pin-title">
      <form onSubmit={(event) => void set(event)} noValidate>
        <DialogTitle id="pin-title">{title}</DialogTitle>
        <DialogContent>
          {asksCurrentPin && (
            <PinField
              label={t('settings.presentPin')}
              value={currentPin}
              problem={failure ? failureText(failure) : undefined}
              onType={setCurrentPin}
            />
          )}
          <PinField
            label={t('settings.newPin')}
            value={pin}
            hint={t('settings.pinHint')}
            problem={wasSubmitted && !isPin(pin) ? t('settings.pinProblem') : undefined}
            onType={setPin}
          />
          <PinField
            label={t('settings.newPinAgain')}
            value={repeated}
            problem={wasSubmitted && repeated !== pin ? t('settings.notSame') : undefined}
            onType={setRepeated}
          />
          {failure && !asksCurrentPin && <p role="alert">{failureText(failure)}</p>}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Action onClick={onClose}>{t('general.close')}</Action>
          <Action look="primary" type="submit">
            {t('general.change')}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}
