import { useEffect, useState } from 'react';
import { useReviewMemory } from './reviewMemory.ts';
import type { ReviewTable } from './reviewTable.ts';
import { isSameTable, type View } from './views.ts';

interface CurrentView {
  /** The view that is looked at, or that the present table was made from. */
  readonly current: View | null;
  /** Whether it is looked at as it is kept. */
  readonly isExact: boolean;
}

/** Which view a table is: one that is the very same, else the one that was chosen last. */
export function useCurrentView(views: readonly View[], table: ReviewTable): CurrentView {
  const memory = useReviewMemory();
  const [chosen, setChosen] = useState(() => memory.recall().view);
  const same = views.filter((view) => isSameTable(view.table, table));
  const exact = same.find(({ name }) => name === chosen) ?? same[0] ?? null;
  if (exact && exact.name !== chosen) setChosen(exact.name);
  useEffect(() => memory.remember({ view: chosen }), [memory, chosen]);
  if (exact) return { current: exact, isExact: true };
  const origin = views.find(({ name }) => name === chosen) ?? null;
  // "All clients" that leaves some out would be no name for it.
  return { current: origin === views[0] ? null : origin, isExact: false };
}
