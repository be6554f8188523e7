import { useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import { reviewPath } from '../../lib/paths.ts';
import { useReviewSession } from './reviewSession.ts';
import { readColumns, readFilter, readSort, type ReviewFilter, type ReviewTable, usualColumns } from './reviewTable.ts';

const booleans: Readonly<Record<string, boolean>> = { yes: true, no: false };

/**
 * The address of a table: `/review/no-visit=12&missing=phone,email&sort=-balance`. Part of the path, because the router
 * would take a query in a hash address for one of the page itself.
 */
export function tablePath({ filter, sort, columns }: ReviewTable): string {
  const params = new URLSearchParams();
  const { search, active, noVisitMonths, missing, balanceDue, hasAlerts, location, newSince, tag } = filter;
  if (search !== undefined) params.set('search', search);
  if (active !== undefined) params.set('active', yesOrNo(active));
  if (noVisitMonths !== undefined) params.set('no-visit', String(noVisitMonths));
  if (missing !== undefined) params.set('missing', missing.join(','));
  if (balanceDue !== undefined) params.set('owes', yesOrNo(balanceDue));
  if (hasAlerts !== undefined) params.set('alerts', yesOrNo(hasAlerts));
  if (location !== undefined) params.set('location', location);
  if (newSince !== undefined) params.set('new-since', newSince);
  if (tag !== undefined) params.set('tag', tag);
  if (sort) params.set('sort', `${sort.descending ? '-' : ''}${sort.by}`);
  if (columns.join() !== usualColumns.join()) params.set('columns', columns.join(','));
  // A comma needs no escape and is easier to read.
  const text = params.toString().replaceAll('%2C', ',');
  return text === '' ? reviewPath : `${reviewPath}/${text}`;
}

/** Parses the address behind `/review/`; what can't be parsed is left out. */
export function tableOfAddress(part: string): ReviewTable {
  const params = new URLSearchParams(part);
  const list = (name: string): readonly string[] => params.get(name)?.split(',') ?? [];
  const filter: ReviewFilter = readFilter({
    search: params.get('search'),
    active: booleans[params.get('active') ?? ''],
    noVisitMonths: Number(params.get('no-visit') ?? Number.NaN),
    missing: list('missing'),
    balanceDue: booleans[params.get('owes') ?? ''],
    hasAlerts: booleans[params.get('alerts') ?? ''],
    location: params.get('location'),
    newSince: params.get('new-since'),
    tag: params.get('tag'),
  });
  const sort = params.get('sort') ?? '';
  const descending = sort.startsWith('-');
  return {
    filter,
    sort: readSort(descending ? sort.slice(1) : sort, descending),
    columns: readColumns(list('columns')),
  };
}

function yesOrNo(value: boolean): string {
  return value ? 'yes' : 'no';
}

interface TableInAddress {
  readonly table: ReviewTable;
  readonly address: string;
  /** Adds a history entry. */
  readonly show: (table: ReviewTable) => void;
  /** Adds a history entry only where a filter is added or removed, not where its value changes. */
  readonly showFilter: (filter: ReviewFilter) => void;
}

/** The table in the address; without one, the last one of this session. */
export function useReviewTable(part: string): TableInAddress {
  const [, navigate] = useLocation();
  const session = useReviewSession();
  const table = useMemo(() => tableOfAddress(part), [part]);
  const address = tablePath(table);

  useEffect(() => {
    const last = session.read().address;
    if (part === '' && last !== null && last !== tablePath(tableOfAddress(''))) navigate(last, { replace: true });
    // On mount only: later on the bare address means all clients.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(() => session.update({ address }), [session, address]);

  const go = (next: ReviewTable, replace: boolean): void => {
    const path = tablePath(next);
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
