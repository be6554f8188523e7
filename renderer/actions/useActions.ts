import { useEffect, useLayoutEffect, useRef } from 'react';
import { actionEntry, type ActionId, actionList } from './actionList.ts';
import { isKey, mayBeShortcut } from './keyNames.ts';

/** Runs an action. `false` means that there was nothing to do and the key stays unhandled. */
type ActionHandler = () => unknown;

/** The handlers of a screen; undefined where an action is unavailable now. */
type ActionHandlers = { readonly [id in ActionId]?: ActionHandler | undefined };

const registered: (() => ActionHandlers)[] = [];

/**
 * Registers handlers until the returned function is called. They are read at each use. The latest registration wins;
 * those of the shell are the fallback for all screens.
 */
function registerActions(handlers: () => ActionHandlers, isFallback = false): () => void {
  if (isFallback) registered.push(handlers);
  else registered.unshift(handlers);
  return () => void registered.splice(registered.indexOf(handlers), 1);
}

/** The current handler of an action; undefined where it is unavailable. */
export function findActionHandler(id: ActionId): ActionHandler | undefined {
  for (const handlers of registered) {
    const run = handlers()[id];
    if (run) return run;
  }
  return undefined;
}

/** Every action that is available now, in the order of the list. */
export function availableActions(): readonly ActionId[] {
  // Sound: these are the keys of the object that the type is derived from.
  return (Object.keys(actionList) as ActionId[]).filter((id) => findActionHandler(id) !== undefined);
}

/** Registers a screen's handlers, by key and in the palette, while the screen is mounted. */
export function useActions(
  handlers: ActionHandlers,
  { isFallback = false }: { readonly isFallback?: boolean } = {},
): void {
  const current = useRef(handlers);
  useLayoutEffect(() => {
    current.current = handlers;
  });
  useLayoutEffect(() => registerActions(() => current.current, isFallback), [isFallback]);
}

/**
 * The only listener for the keys of the action list. The focused element handles its keys first, and dialogs keep
 * theirs. Without `singleKeys`, single characters are ignored.
 */
export function useActionKeys({ singleKeys }: { readonly singleKeys: boolean }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!mayBeShortcut(event) || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      const id = availableActions().find((each) =>
        actionList[each].keys.some((key) => isKey(event, key) && (singleKeys || key.length > 1)),
      );
      if (id === undefined) return;
      const isHeld = event.repeat && actionEntry(id).once === true;
      if (!isHeld && findActionHandler(id)?.() === false) return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [singleKeys]);
}
