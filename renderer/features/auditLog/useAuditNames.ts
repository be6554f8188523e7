import { useMemo } from 'react';
import { AuditNamesDocument } from '../../../graphql/desk/generated/operations.ts';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import { useLocations } from '../../data/useLocations.ts';

/** Names of what entries hold ids of, at the clinic in use; null for an id that is not there. */
export interface AuditNames {
  readonly provider: (id: string) => string | null;
  readonly type: (id: string) => string | null;
  readonly location: (id: string) => string | null;
  readonly hasLocations: boolean;
}

export function useAuditNames(): AuditNames {
  const { locations } = useLocations();
  const { data } = useDeskQuery(AuditNamesDocument, {});
  return useMemo(
    () => ({
      provider: finder(data?.providers ?? []),
      type: finder(data?.appointmentTypes ?? []),
      location: finder(locations),
      hasLocations: locations.length > 1,
    }),
    [locations, data],
  );
}

function finder(list: readonly { readonly id: string; readonly name: string }[]): (id: string) => string | null {
  const names = new Map(list.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? null;
}
