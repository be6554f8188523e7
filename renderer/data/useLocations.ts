import { LocationListDocument, type LocationListQuery } from '../../graphql/desk/generated/operations.ts';
import { type DeskQuery, useDeskQuery } from './useDeskQuery.ts';

export type Location = LocationListQuery['locations'][number];

/** The clinic's locations, in the service's order; none until they are known. */
export function useLocations(): DeskQuery<LocationListQuery> & { readonly locations: readonly Location[] } {
  const query = useDeskQuery(LocationListDocument, {});
  return { ...query, locations: query.latest?.locations ?? none };
}

const none: readonly Location[] = [];
