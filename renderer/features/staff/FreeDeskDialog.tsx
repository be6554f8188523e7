import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { Action } from '../../components/Action.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';

/** The way out when every manager's PIN is gone: the sign-in goes, and all that it protected goes with it. */
export function FreeDeskDialog({ onClose }: { readonly onClose: () => void }) {
  const bridge = useBridge();
  const [failure, setFailure] = useState<Failure | null>(null);
  const free = async (): Promise<void> => {
    const answer = await bridge.ask('staff:reset', null);
    if (!answer.ok) setFailure(answer.failure);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="free-desk-title">
      <DialogTitle id="free-desk-title">Free this desk?</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ fontSize: 14 }}>
          All names and PINs go, and with them what they protected: the keys of every environment, what was begun, and
          the offline copy. To connect again you need the clinic’s key. The record of what was done stays.
        </DialogContentText>
        {failure && <FailureNotice failure={failure} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Action onClick={onClose}>Leave it</Action>
        <Action look="danger" onClick={() => void free()}>
          Free this desk
        </Action>
      </DialogActions>
    </Dialog>
  );
}
