import type { Practice } from '../../dialects/practice.ts';
import { moreId } from './values.ts';

/** A calendar: of a team, or of a user in a team. */
export interface CalendarRecord {
  readonly key: number;
  readonly placeKey: number;
  readonly providerKey: number | null;
}

/** A page for one type of appointment: with one user, or with any free user of a team. */
export interface PageRecord {
  readonly key: number;
  readonly typeKey: number;
  readonly placeKey: number | null;
  readonly providerKey: number | null;
}

const most = 2000;

/** All calendars, those of the teams first. */
export function calendarsOf({ places, providers }: Practice): readonly CalendarRecord[] {
  const ofTeams = places.map(({ key }) => calendarOf(key, null));
  const ofUsers = providers
    .filter(({ isActive }) => isActive)
    .flatMap(({ key, placeKeys }) => placeKeys.map((placeKey) => calendarOf(placeKey, key)));
  return [...ofTeams, ...ofUsers];
}

/** The calendar that an event with a team and perhaps a user is in. */
export function calendarOf(placeKey: number, providerKey: number | null): CalendarRecord {
  return { key: placeKey * most + (providerKey ?? 0), placeKey, providerKey };
}

/** All booking pages: of each team, then of each user. */
export function pagesOf({ places, providers, visitTypes }: Practice): readonly PageRecord[] {
  const types = visitTypes.filter(({ isBlock, isBookable }) => !isBlock && isBookable);
  const staff = providers.filter(({ isActive }) => isActive);
  return [
    ...places.flatMap(({ key }) => types.map((type) => pageFor(type.key, key, null))),
    ...staff.flatMap(({ key }) => types.map((type) => pageFor(type.key, null, key))),
  ];
}

/** The page of a type for a user, or for a team where there is none. */
export function pageFor(typeKey: number, placeKey: number | null, providerKey: number | null): PageRecord {
  const isUser = providerKey !== null;
  const key = typeKey * most * 2 + (isUser ? most + providerKey : (placeKey ?? 0));
  return { key, typeKey, placeKey: isUser ? null : placeKey, providerKey };
}

/** The calendars that a page books to. */
export function calendarsOfPage(practice: Practice, page: PageRecord): readonly CalendarRecord[] {
  return calendarsOf(practice).filter(({ placeKey, providerKey }) =>
    page.providerKey === null ? placeKey === page.placeKey : providerKey === page.providerKey,
  );
}

/** The calendar with an id. */
export function calendarWithId(practice: Practice, id: unknown): CalendarRecord | null {
  return calendarsOf(practice).find(({ key }) => moreId('calendar', key) === id) ?? null;
}
