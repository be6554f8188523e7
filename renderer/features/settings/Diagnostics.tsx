import { useState } from 'react';
import { say } from '../../../words/page/say.ts';
import { Action } from '../../components/Action.tsx';
import { DiagnosticsDialog } from './DiagnosticsDialog.tsx';

/** What helps whoever looks after this computer, to be read before it goes anywhere. */
export function Diagnostics() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Action aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say('settings.copyDiagnostics')}
      </Action>
      {open && <DiagnosticsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
