import { useEffect } from 'react';
import { actionEntry, actionList } from './actionList.ts';
import { isKey, mayBeShortcut } from './keyNames.ts';
import { currentActions, findRun } from './registry.ts';

/**
 * The one listener for all keys of the action list. What has the focus comes first, and a dialog keeps its keys.
 * Without `singleKeys`, a character alone is none of them.
 */
export function useActionKeys({ singleKeys }: { readonly singleKeys: boolean }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!mayBeShortcut(event) || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      const id = currentActions().find((each) =>
        actionList[each].keys.some((key) => isKey(event, key) && (singleKeys || key.length > 1)),
      );
      if (id === undefined) return;
      const isHeld = event.repeat && actionEntry(id).once === true;
      if (!isHeld && findRun(id)?.() === false) return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [singleKeys]);
}
