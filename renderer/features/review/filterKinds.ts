import { t } from '../../../i18n/page/t.ts';
import { formatList } from '../../lib/counts.ts';
import { formatDate } from '../../lib/dates.ts';
import type { Missable, ReviewFilter } from './reviewTable.ts';

/** The filters besides the search, in the order of the menu. */
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

const filterTexts = {
  active: 'review.activeOrNot',
  noVisitMonths: 'review.noVisitForSome',
  missing: 'review.missing',
  balanceDue: 'review.balanceDue',
  hasAlerts: 'general.alerts',
  location: 'general.location',
  newSince: 'review.newSinceSome',
  tag: 'review.tag',
} as const satisfies Readonly<Record<FilterKind, string>>;

export function filterName(kind: FilterKind): string {
  return t(filterTexts[kind]);
}

export interface LocationOption {
  readonly id: string;
  readonly name: string;
}

/** A filter as text: Without phone and e-mail; null where it is not set. */
export function filterLabel(
  kind: FilterKind,
  filter: ReviewFilter,
  locations: readonly LocationOption[],
): string | null {
  const { active, noVisitMonths, missing, balanceDue, hasAlerts, location, newSince, tag } = filter;
  switch (kind) {
    case 'active':
      return active === undefined ? null : active ? t('review.active') : t('general.inactive');
    case 'noVisitMonths':
      return noVisitMonths === undefined ? null : t('review.noVisitForMonths', { count: noVisitMonths });
    case 'missing':
      return missing === undefined ? null : missingLabel(missing);
    case 'balanceDue':
      return balanceDue === undefined ? null : balanceDue ? t('review.owes') : t('review.owesNothing');
    case 'hasAlerts':
      return hasAlerts === undefined ? null : hasAlerts ? t('review.withAlerts') : t('review.withoutAlerts');
    case 'location':
      return location === undefined ? null : t('review.atLocation', { location: nameOf(location, locations) });
    case 'newSince':
      return newSince === undefined ? null : t('review.newSinceDay', { date: formatDate(newSince) });
    case 'tag':
      return tag === undefined ? null : t('review.tagIs', { tag });
  }
}

function missingLabel(missing: readonly Missable[]): string {
  return t('review.withoutThings', { things: formatList(missing.map((each) => t(`review.${each}`))) });
}

function nameOf(location: string, locations: readonly LocationOption[]): string {
  return locations.find(({ id }) => id === location)?.name ?? location;
}

/** The default of a new filter; null where there is none. */
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

export function withoutFilter(filter: ReviewFilter, kind: FilterKind): ReviewFilter {
  const { [kind]: _gone, ...rest } = filter;
  return rest;
}

/** The first day of the month. */
export function monthStart(day: string): string {
  return `${day.slice(0, 7)}-01`;
}
