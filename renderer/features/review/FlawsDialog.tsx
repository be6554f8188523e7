import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useState } from 'react';
import type { DirectoryFlawsQuery } from '../../../graphql/desk/generated/operations.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { Action } from '../../components/Action.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { FlawList } from '../../components/FlawList.tsx';
import { type Asked, askDesk } from './askDesk.ts';

/** What is broken at the service, row by row. */
export function FlawsDialog({ onClose }: { readonly onClose: () => void }) {
  const bridge = useBridge();
  const [asked, setAsked] = useState<Asked<DirectoryFlawsQuery> | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    void askDesk(bridge, 'DirectoryFlaws', {}, controller.signal).then((answer) => {
      if (!controller.signal.aborted) setAsked(answer);
    });
    return () => controller.abort();
  }, [bridge]);
  const directory = asked?.data?.directory;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="flaws-title">
      <DialogTitle id="flaws-title">Broken rows</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ fontSize: 13, pb: 1.5 }}>
          Whatever can be read of them is in the table. They can be mended where the service keeps them.
        </DialogContentText>
        {asked?.failure && <FailureNotice failure={asked.failure} />}
        {directory && <FlawList flaws={directory.flaws} count={directory.flawCount} onOpen={onClose} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Action onClick={onClose}>Close</Action>
      </DialogActions>
    </Dialog>
  );
}
