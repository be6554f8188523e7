import { type ActionId, actionList } from './actionList.ts';

/** Does an action; `false` says that there was nothing to do and the key is free for others. */
export type Run = () => unknown;

/** How a screen does its actions; one that can't be done right now is undefined. */
export type ActionRuns = { readonly [id in ActionId]?: Run | undefined };

const offered: (() => ActionRuns)[] = [];

/**
 * Offers a screen's actions until the returned function is called. They are asked for anew at each use. Whoever came last
 * goes first, but for what surrounds the screens: it does what no screen does in a way of its own.
 */
export function offerActions(runs: () => ActionRuns, surrounds = false): () => void {
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
