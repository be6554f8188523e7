import { useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import { reviewPath, tableOfAddress } from './address.ts';
import { useReviewMemory } from './reviewMemory.ts';
import { type ReviewFilter, type ReviewTable } from './reviewTable.ts';

interface TableInAddress {
  readonly table: ReviewTable;
  readonly address: string;
  /** Shows another table; Back leads to the present one. */
  readonly show: (table: ReviewTable) => void;
  /** Shows another filter. A mere change of what is asked for is no step that Back has to take. */
  readonly showFilter: (filter: ReviewFilter) => void;
}

/** The table that the address asks for. Without any, the one that was looked at last in this session. */
export function useReviewTable(part: string): TableInAddress {
  const [, navigate] = useLocation();
  const memory = useReviewMemory();
  const table = useMemo(() => tableOfAddress(part), [part]);
  const address = reviewPath(table);

  useEffect(() => {
    const last = memory.recall().address;
    if (part === '' && last !== null && last !== reviewPath(tableOfAddress(''))) navigate(last, { replace: true });
    // Only where somebody comes from elsewhere: within the screen the bare address means all clients.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(() => memory.remember({ address }), [memory, address]);

  const go = (next: ReviewTable, replace: boolean): void => {
    const path = reviewPath(next);
    if (path !== address) navigate(path, { replace });
  };
  return {
    table,
    address,
    show: (next) => go(next, false),
    showFilter: (filter) => go({ ...table, filter }, kindsOf(filter) === kindsOf(table.filter)),
  };
}

function kindsOf({ search: _search, ...filter }: ReviewFilter): string {
  return Object.keys(filter).toSorted().join();
}
