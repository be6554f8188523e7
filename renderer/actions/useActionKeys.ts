import { useEffect } from 'react';
import { actionList } from './actionList.ts';
import { isKey, mayBeShortcut } from './keyNames.ts';
import { currentActions, findRun } from './registry.ts';

/** The one listener for all keys of the action list. What has the focus comes first, and a dialog keeps its keys. */
export function useActionKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!mayBeShortcut(event) || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      const id = currentActions().find((each) => actionList[each].keys.some((key) => isKey(event, key)));
      if (id === undefined || findRun(id)?.() === false) return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
