import type { ReactNode } from 'react';
import { t } from '../../../../i18n/page/t.ts';
import { Action } from '../../../components/Action.tsx';
import { DialogFoot } from '../../../components/DialogFrame.tsx';
import { StopOrClose } from '../../../components/StopOrClose.tsx';
import type { ChangesInTurn } from './useChangesInTurn.ts';

interface ChangesFootProps extends Pick<ChangesInTurn, 'progress' | 'undo' | 'stop' | 'isStopping'> {
  readonly onClose: () => void;
  /** The dialog's own buttons, after Undo and Close. */
  readonly children: ReactNode;
}

/** The foot of a dialog that sends several changes in turn: announces how far they are, stops, and undoes those that were made. */
export function ChangesFoot({ progress, undo, stop, isStopping, onClose, children }: ChangesFootProps) {
  return (
    <DialogFoot status={progress && t('absence.progress', progress)}>
      {undo && (
        <Action
          onClick={() => {
            undo();
            onClose();
          }}
        >
          {t('general.undo')}
        </Action>
      )}
      <StopOrClose stop={stop} isStopping={isStopping} onClose={onClose} />
      {children}
    </DialogFoot>
  );
}
