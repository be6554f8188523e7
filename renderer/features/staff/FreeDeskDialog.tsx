import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import { say } from '../../../words/page/say.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { Action } from '../../components/Action.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';

/** The way out when every manager's PIN is gone: the sign-in goes, and all that it protected goes with it. */
export function FreeDeskDialog({ onClose }: { readonly onClose: () => void }) {
  const bridge = useBridge();
  const [failure, setFailure] = useState<Failure | null>(null);
  const free = async (): Promise<void> => {
    const answer = await bridge.request('staff:reset', null);
    if (!answer.ok) setFailure(answer.failure);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="free-desk-title">
      <DialogTitle id="free-desk-title">{say('staff.freeTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ fontSize: 14 }}>{say('staff.freeWords')}</DialogContentText>
        {failure && <FailureNotice failure={failure} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Action onClick={onClose}>{say('staff.leave')}</Action>
        <Action look="danger" onClick={() => void free()}>
          {say('staff.free')}
        </Action>
      </DialogActions>
    </Dialog>
  );
}
