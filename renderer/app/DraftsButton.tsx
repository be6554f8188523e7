import { say } from '../../words/page/say.ts';
import { ariaKeys } from '../actions/keyNames.ts';
import { actionList, actionWords } from '../actions/actionList.ts';
import { useDraftsCount } from '../bridge/useDraftsCount.ts';
import { Action } from '../components/Action.tsx';
import { openDialog } from '../lib/dialogs.ts';

/** How many drafts there are; shown only while there is one. */
export function DraftsButton() {
  const count = useDraftsCount();
  if (count === 0) return null;
  return (
    <Action
      look="quiet"
      ref={keepFocus}
      title={actionWords('drafts')}
      aria-haspopup="dialog"
      aria-keyshortcuts={ariaKeys(actionList.drafts.keys)}
      onClick={() => openDialog('drafts')}
    >
      {say('app.draftsCount', { count })}
    </Action>
  );
}

/** Where the focus comes back to it and it goes, the focus goes on to the screen. */
function keepFocus(button: HTMLButtonElement | null): () => void {
  return () => {
    if (document.activeElement === button) document.getElementById('main')?.focus();
  };
}
