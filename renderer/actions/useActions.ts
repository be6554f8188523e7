import { useEffect, useLayoutEffect, useRef } from 'react';
import { actionEntry, type ActionId, actionList } from './actionList.ts';
import { isKey, mayBeShortcut } from './keyNames.ts';

/** Does an action; `false` says that there was nothing to do and the key is free for others. */
type Run = () => unknown;

/** How a screen does its actions; one that can't be done right now is undefined. */
type ActionRuns = { readonly [id in ActionId]?: Run | undefined };

const offered: (() => ActionRuns)[] = [];

/**
 * Offers a screen's actions until the returned function is called. They are asked for anew at each use. Whoever came last
 * goes first, but for what surrounds the screens: it does what no screen does in a way of its own.
 */
function offerActions(runs: () => ActionRuns, surrounds = false): () => void {
  if (surrounds) offered.push(runs);
  else offered.unshift(runs);
  return () => void offered.splice(offered.indexOf(runs), 1);
}

/** How an action is done now, by whoever offered it last; undefined where nobody does. */
export function findRun(id: ActionId): Run | undefined {
  for (const runs of offered) {
    const run = runs()[id];
    if (run) return run;
  }
  return undefined;
}

/** Everything that can be done now, in the order of the list. */
export function currentActions(): readonly ActionId[] {
  // Sound: these are the keys of the very object that the type is made of.
  return (Object.keys(actionList) as ActionId[]).filter((id) => findRun(id) !== undefined);
}

/** Offers what a screen can do, by key and in the palette, for as long as the screen is there. */
export function useActions(runs: ActionRuns, { surrounds = false }: { readonly surrounds?: boolean } = {}): void {
  const current = useRef(runs);
  useLayoutEffect(() => {
    current.current = runs;
  });
  useLayoutEffect(() => offerActions(() => current.current, surrounds), [surrounds]);
}

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
