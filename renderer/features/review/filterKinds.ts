import { countOf, listWords } from '../../lib/counts.ts';
import { formatDate } from '../../lib/plainDate.ts';
import type { Missable, ReviewFilter } from './reviewTable.ts';

/** What can be filtered by, beside the search, in the order of the menu. */
export const filterKinds = [
  'active',
  'noVisitMonths',
  'missing',
  'balanceDue',
  'hasAlerts',
  'location',
  'newSince',
  'tag',
] as const;
export type FilterKind = (typeof filterKinds)[number];

export const kindNames: Readonly<Record<FilterKind, string>> = {
  active: 'Active or inactive',
  noVisitMonths: 'No visit for …',
  missing: 'Missing data',
  balanceDue: 'Balance due',
  hasAlerts: 'Alerts',
  location: 'Location',
  newSince: 'New since …',
  tag: 'Tag',
};

export const missingNames: Readonly<Record<Missable, string>> = {
  phone: 'phone',
  email: 'e-mail',
  address: 'address',
  patients: 'patients',
};

export interface Place {
  readonly id: string;
  readonly name: string;
}

/** A filter of one kind in words: Without phone and e-mail; null where it is not set. */
export function filterWords(kind: FilterKind, filter: ReviewFilter, places: readonly Place[]): string | null {
  const { active, noVisitMonths, missing, balanceDue, hasAlerts, location, newSince, tag } = filter;
  switch (kind) {
    case 'active':
      return active === undefined ? null : active ? 'Active' : 'Inactive';
    case 'noVisitMonths':
      return noVisitMonths === undefined ? null : `No visit for ${countOf(noVisitMonths, 'month')}`;
    case 'missing':
      return missing === undefined ? null : `Without ${listWords(missing.map((each) => missingNames[each]))}`;
    case 'balanceDue':
      return balanceDue === undefined ? null : balanceDue ? 'Owes something' : 'Owes nothing';
    case 'hasAlerts':
      return hasAlerts === undefined ? null : hasAlerts ? 'With alerts' : 'Without alerts';
    case 'location':
      return location === undefined ? null : `At ${places.find(({ id }) => id === location)?.name ?? location}`;
    case 'newSince':
      return newSince === undefined ? null : `New since ${formatDate(newSince)}`;
    case 'tag':
      return tag === undefined ? null : `Tag: ${tag}`;
  }
}

/** What a filter is when it is added; null where only the person can know. */
export function firstFilter(kind: FilterKind, today: string): ReviewFilter | null {
  const first: Readonly<Record<FilterKind, ReviewFilter | null>> = {
    active: { active: true },
    noVisitMonths: { noVisitMonths: 12 },
    missing: { missing: ['phone'] },
    balanceDue: { balanceDue: true },
    hasAlerts: { hasAlerts: true },
    location: null,
    newSince: { newSince: monthStart(today) },
    tag: null,
  };
  return first[kind];
}

export function withoutKind(filter: ReviewFilter, kind: FilterKind): ReviewFilter {
  const { [kind]: _gone, ...rest } = filter;
  return rest;
}

/** The first day of a day's month. */
export function monthStart(day: string): string {
  return `${day.slice(0, 7)}-01`;
}
