import { useApolloClient } from '@apollo/client/react';
import { LocationListDocument } from '../../graphql/desk/generated/operations.ts';

/** The phone numbers of the clinic's locations, as far as they are known: none is read for it. */
export function useClinicNumbers(): readonly string[] {
  const known = useApolloClient().cache.readQuery({ query: LocationListDocument });
  return (known?.locations ?? []).flatMap(({ phone }) => phone ?? []);
}
