import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import type { SelectableLayout } from './selectableLayout.ts';
import { SelectionContext } from './selection.ts';

/** Says how tiles stand, asked at a gesture only: nothing is computed for it while a day is drawn. */
export function useSelectableLayout(layout: () => SelectableLayout): void {
  const selection = useContext(SelectionContext);
  const latest = useRef(layout);
  useLayoutEffect(() => {
    latest.current = layout;
  });
  useEffect(() => selection?.offerLayout(() => latest.current()), [selection]);
}
