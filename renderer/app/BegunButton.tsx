import { say } from '../../words/page/say.ts';
import { ariaKeys } from '../actions/keyNames.ts';
import { actionList, actionWords } from '../actions/actionList.ts';
import { useBegunCount } from '../bridge/useBegunCount.ts';
import { Action } from '../components/Action.tsx';
import { openDialog } from '../lib/dialogs.ts';

/** How much was begun and not finished; there only while something was. */
export function BegunButton() {
  const count = useBegunCount();
  if (count === 0) return null;
  return (
    <Action
      look="quiet"
      ref={keepFocus}
      title={actionWords('begun')}
      aria-haspopup="dialog"
      aria-keyshortcuts={ariaKeys(actionList.begun.keys)}
      onClick={() => openDialog('drafts')}
    >
      {say('app.begunCount', { count })}
    </Action>
  );
}

/** Where the focus comes back to it and it goes, the focus goes on to the screen. */
function keepFocus(button: HTMLButtonElement | null): () => void {
  return () => {
    if (document.activeElement === button) document.getElementById('main')?.focus();
  };
}
