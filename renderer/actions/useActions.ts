import { useLayoutEffect, useRef } from 'react';
import { type ActionRuns, offerActions } from './registry.ts';

/** Offers what a screen can do, by key and in the palette, for as long as the screen is there. */
export function useActions(runs: ActionRuns, { surrounds = false }: { readonly surrounds?: boolean } = {}): void {
  const current = useRef(runs);
  useLayoutEffect(() => {
    current.current = runs;
  });
  useLayoutEffect(() => offerActions(() => current.current, surrounds), [surrounds]);
}
